/** Major power cards: vitality, income, units, interests, objectives, special rules (§3.2). */
import { MINORS, POWERS, type Power, RELIGIONS, THEATERS, TRADE_CENTERS, UNIT_KINDS } from '../vocabulary.ts';
import { record } from './map.ts';
import type { Objective, PowerCard, PowerData, SpecialRule, Units } from './model.ts';
import {
  at,
  type Datum,
  entries,
  flag,
  integer,
  list,
  numbers,
  oneOf,
  or,
  pair,
  someOf,
  text,
  texts,
  wrong,
} from './read.ts';

/** Objectives that no other words can say; each is a function of the rules (§23.2). */
export const SPECIAL_OBJECTIVES = [
  'civil_war_winner',
  'three_piracies',
  'bourbon_spain',
  'barrier_fortresses',
  'no_foreign_troops',
] as const;
export type SpecialObjective = (typeof SPECIAL_OBJECTIVES)[number];

/** What a special rule of a power card is about; the rules look them up by key. */
export const POWER_RULES = [
  'by_card',
  'turn_rule',
  'ally_at_turn_start',
  'minor_joins_if_neutral',
  'civil_war',
  'bid_vitality',
  'piracy_licence',
  'colony_action',
  'free_extraordinary',
  'emperor_at_start',
  'votes',
  'free_conscript',
  'category_plus_one',
  'unrest_at_turn_start',
  'collapse_by_card',
  'enemy_disadvantage',
  'raid',
  'never_at_war',
  'income_if',
  'home_at_peace',
  'merchant_without_area',
  'cb_at_turn_start',
  'double_subsidy',
  'war_needs_cb',
] as const;

export function readPowers(file: Datum): Readonly<Record<Power, PowerData>> {
  const rules = readRules(POWER_RULES, at(at(file, 'meta'), 'special_rules'));
  const powers = at(file, 'powers');
  for (const [id, each] of entries(powers)) oneOf(POWERS, { ...each, value: id });
  return record(POWERS, (id) => {
    const datum = at(powers, id);
    return {
      id,
      name: text(at(datum, 'name')),
      color: text(at(datum, 'color')),
      religion: oneOf(RELIGIONS, at(datum, 'religion')),
      western: oneOf(['western', 'eastern'], at(datum, 'side')) === 'western',
      cards: list(at(datum, 'cards')).map((card) => readCard(id, card, rules)),
    };
  });
}

/** The special rules of a file by their text. */
export function readRules(known: readonly string[], datum: Datum): ReadonlyMap<string, SpecialRule> {
  return new Map(
    list(datum).map((each) => {
      const words = text(at(each, 'text'));
      const args = list(at(each, 'args')).map(readArg);
      return [words, { key: oneOf(known, at(each, 'key')), args, text: words }];
    }),
  );
}

function readArg(datum: Datum): string | number | null {
  const { value } = datum;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return wrong(datum, 'no argument of a rule');
}

export const readUnits = (datum: Datum): Units => record(UNIT_KINDS, (kind) => integer(at(datum, kind)));

function readCard(power: Power, datum: Datum, rules: ReadonlyMap<string, SpecialRule>): PowerCard {
  const [from, to] = pair(at(datum, 'turns'));
  return {
    power,
    from,
    to,
    vitality: integer(at(datum, 'vitality')),
    income: integer(at(datum, 'income')),
    merchants: integer(at(datum, 'merchants')),
    units: readUnits(at(datum, 'units')),
    interests: someOf(THEATERS, at(datum, 'interests')),
    laterInterests: Object.entries(numbers(at(datum, 'future_interests'))).map(([theater, turn]) => ({
      theater: oneOf(THEATERS, { ...at(datum, 'future_interests'), value: theater }),
      from: turn,
    })),
    home: texts(at(datum, 'home')),
    objectives: list(at(datum, 'objectives')).map(readObjective),
    special: list(at(datum, 'special')).map(
      (each) => rules.get(text(at(each, 'text'))) ?? wrong(each, 'this special rule has no key'),
    ),
  };
}

const OBJECTIVES = [
  'area',
  'province',
  'minor',
  'minor_or_province',
  'sum',
  'military_victory',
  'merchants',
  'monopoly',
  'colonies',
  'emperor',
  'special',
] as const;

function readObjective(datum: Datum): Objective {
  const type = oneOf(OBJECTIVES, at(datum, 'type'));
  const scoring = {
    vp: integer(at(datum, 'vp')),
    ...(or(at(datum, 'ours'), flag, false) ? { ours: true as const } : {}),
  };
  switch (type) {
    case 'area':
      return { type, area: text(at(datum, 'area')), underlined: flag(at(datum, 'underlined')), ...scoring };
    case 'province':
      return { type, province: text(at(datum, 'province')), ...scoring };
    case 'minor':
      return { type, minor: oneOf(MINORS, at(datum, 'minor')), ...scoring };
    case 'minor_or_province':
      return { type, minor: oneOf(MINORS, at(datum, 'minor')), province: text(at(datum, 'province')), ...scoring };
    case 'sum':
      return { type, all: list(at(datum, 'all_of')).map(readObjective), ...scoring };
    case 'military_victory':
      return { type, power: oneOf(POWERS, at(datum, 'power')), ...scoring };
    case 'merchants':
      return { type, atLeast: integer(at(datum, 'at_least')), ...scoring };
    case 'monopoly':
      return { type, center: oneOf(TRADE_CENTERS, at(datum, 'trade_center')), ...scoring };
    case 'colonies':
      return {
        type,
        theaters: someOf(THEATERS, at(datum, 'theaters')),
        atLeast: integer(at(datum, 'at_least')),
        ...scoring,
      };
    case 'emperor':
      return { type, ...scoring };
    case 'special':
      return { type, key: oneOf(SPECIAL_OBJECTIVES, at(datum, 'key')), ...scoring };
  }
}
