/**
 * The card language: what the text of an event card does, as a list of operations. Every operation is a verb with typed
 * fields and, at most, one guard; `src/cards` has one function for each verb.
 */
import {
  COMBATS,
  MINORS,
  POWERS,
  RELIGIONS,
  SEAS,
  SQUADRONS,
  TECHNOLOGIES,
  THEATERS,
  TRADE_CENTERS,
  TROOPS,
} from '../vocabulary.ts';
import { at, type Datum, entries, flag, integer, list, oneOf, or, someOf, text, texts, wrong } from './read.ts';

/** The named procedures of cards that the verbs cannot say. */
export const CARD_RULES = [
  'galleon',
  'modern_army',
  'tercios',
  'protestant_princes',
  'votes',
  'alps_free',
  'empire_frozen',
  'trent',
  'alcazarquivir',
  'yermak',
  'nerchinsk',
  'act_of_union',
  'extra_landing',
  'mohacs',
  'ingria_home',
  'passage',
] as const;
export type CardRule = (typeof CARD_RULES)[number];

/** When a combat card may be played (§8.2.2, §13.1.4). */
const TIMINGS = [
  'retreat_announced',
  'before_preparation',
  'after_leaders',
  'before_roll',
  'after_roll',
  'interception',
  'after_resolution',
] as const;

/** What a combat card does to the combat. */
export const COMBAT_EFFECTS = [
  'cancel_retreat',
  'enemy_disadvantage',
  'battlefield_pm1',
  'reroll12_2',
  'advantage_or_battlefield',
  'ignore_siege_casualties_2',
  'plus1',
  'cancel_interception',
  'ignore_disadvantage',
  'army_distance_2',
  'cancel_disband_2',
] as const;

type Field<T> = (datum: Datum) => T;
const one =
  <const T extends string | number>(known: readonly T[]): Field<T> =>
  (datum) =>
    oneOf(known, datum);
const some =
  <const T extends string | number>(known: readonly T[]): Field<readonly T[]> =>
  (datum) =>
    someOf(known, datum);
const maybe =
  <T>(field: Field<T>): Field<T | null> =>
  (datum) =>
    or(datum, field, null);
const power = one(POWERS);
const powers = some(POWERS);
const minor = one(MINORS);
const center = one(TRADE_CENTERS);
const level = one([2, 3]);
const troop = one(TROOPS);

/** Every verb with its fields. Area, province and leader ids are checked against the map and the leaders by `check.ts`. */
const VERBS = {
  // §19.3, §20: auctions and the Empire
  tech: { kind: one(TECHNOLOGIES) },
  auction: { minor, from_turn: integer, to_turn: integer, bidders: maybe(powers) },
  auction_barred: { minor, barred: powers },
  auction_if_neutral: { minor },
  auction_choice: { card: text },
  neutral: { minor },
  minor: { minor, power, takes: maybe(texts), permanent: maybe(flag) },
  election: { vacant: maybe(flag) },
  // §13.1.4: played in combat
  combat: { scope: some(['any', ...COMBATS]), timing: one(TIMINGS), effect: one(COMBAT_EFFECTS) },
  // §21: alliance, casus belli, war, peace
  ally: { a: power, b: power },
  cb: { a: power, b: power },
  cb1: { holder: power, target: power },
  cb_choice: { who: one(['any']) },
  cb_domains: { provinces: texts },
  cb_minor: { power, minor },
  cb_emperor: { target: power },
  cb_emperor_winners: {},
  war: { a: power, b: power, theaters: maybe(some(THEATERS)), provinces: maybe(texts) },
  war_minor: { power, minor },
  peace: { a: power, b: power, truce: maybe(flag) },
  peace_all: { power },
  collapse: { power },
  coalition: { side_a: powers, side_b: powers, open_a: maybe(powers), open_b: maybe(powers) },
  civil: { official: power, contender: power, zone: texts },
  end_civil: { power },
  // §18, §22: areas
  activate: { level, areas: texts, even_domains: maybe(flag) },
  activate_on: { turn: integer, level, areas: texts },
  reb: { level, area: text },
  reb_one: { level, areas: texts },
  rebellion_choice: { condition: one(['unrest_over_vitality']), level, n: integer },
  home: { power, area: text },
  domain: { power, area: text },
  transfer: { from: power, to: power, area: text },
  partition: { victim: power, takers: powers },
  interest: { power, theaters: some(THEATERS) },
  colony: { power, n: integer, where: maybe(one(['landed'])) },
  landing: { power, theaters: some(THEATERS), areas: maybe(texts), n: integer, colony_if: maybe(text) },
  // §9, §16, §17: units and leaders
  troop: { power, unit: troop, n: integer },
  troop_in: { power, unit: troop, area: text },
  squadron: { power, unit: one(SQUADRONS), n: integer, at: maybe(text) },
  fortress: { power, n: integer, where: maybe(one(['border'])) },
  leader: { power, leader: text, at: maybe(text) },
  leader_winner: { leader: text },
  leader_choice: { who: one(['own']) },
  remove_leader: { power },
  veteran: { power, unit: troop, n: integer },
  devet: { power },
  move_free: { power, n: integer, province: text },
  plague: { scope: one(['theater']) },
  // §19: unrest, trade, piracy
  unrest: { power, delta: integer },
  unrest_if: { power, delta: integer, areas: texts },
  unrest_emperor: { delta: integer, else: maybe(power) },
  unrest_choice: { who: one(['any', 'highest', 'own']), delta: integer, or: maybe(one(['disperse_army'])) },
  cap: { trade_center: center, delta: integer },
  cap_choice: { delta: integer },
  merchant: { power, trade_center: center },
  piracy: { power, sea: one(SEAS) },
  piracy_choice: { who: one(['own']) },
  religion: { power, religion: one(RELIGIONS) },
  rule: { key: one(CARD_RULES), args: texts },
} as const;

export type Verb = keyof typeof VERBS;
export const VERB_NAMES = Object.keys(VERBS).filter((each): each is Verb => each in VERBS);

const pairOf =
  <A, B>(first: Field<A>, second: Field<B>): Field<readonly [A, B]> =>
  (datum) => {
    const [a, b] = list(datum);
    return a && b ? [first(a), second(b)] : wrong(datum, 'this guard names two things');
  };

/** An operation with a guard is done only if the guard holds when it is reached. */
const GUARDS = {
  in_play: power,
  not_in_play: power,
  at_war: pairOf(power, power),
  not_at_war: pairOf(power, power),
  owner: pairOf(text, power),
  controls: pairOf(power, text),
  emperor: power,
  minor_allied: minor,
  minor_ally: pairOf(minor, power),
  leader_absent: text,
  hand_at_most: integer,
} as const;

type Read<F> = F extends Field<infer T> ? T : never;
export type Guard = {
  [K in keyof typeof GUARDS]: { readonly [G in K]: Read<(typeof GUARDS)[K]> };
}[keyof typeof GUARDS];
type Fields<V> = { readonly [F in keyof V]: Read<V[F]> };
/** One operation of a card. */
export type Op = { [V in Verb]: { readonly op: V; readonly when: Guard | null } & Fields<(typeof VERBS)[V]> }[Verb];
export type OpOf<V extends Verb> = Extract<Op, { readonly op: V }>;

export function readOp(datum: Datum): Op {
  const op = oneOf(VERB_NAMES, at(datum, 'op'));
  const fields: Readonly<Record<string, Field<unknown>>> = VERBS[op];
  for (const [key, each] of entries(datum))
    if (key !== 'op' && key !== 'when' && !(key in fields)) wrong(each, `${op} has no field ${key}`);
  const read = Object.entries(fields).map(([key, field]) => [key, field(at(datum, key))]);
  return { op, when: or(at(datum, 'when'), readGuard, null), ...Object.fromEntries(read) };
}

function readGuard(datum: Datum): Guard {
  const [first, ...more] = entries(datum);
  if (!first || more.length > 0) return wrong(datum, 'a guard is one condition');
  const [key, value] = first;
  const guards: Readonly<Record<string, Field<unknown>>> = GUARDS;
  const guard = guards[key] ?? wrong(value, `there is no guard ${key}: ${Object.keys(GUARDS).join(', ')}`);
  return Object.fromEntries([[key, guard(value)]]) as Guard;
}
