/** Reads effects: one reader for each verb of the grammar. */
import {
  at,
  count,
  type Datum,
  entries,
  given,
  items,
  listOf,
  oneOf,
  onlyKeys,
  refuse,
  whole,
  yes,
} from '../board/source.ts';
import { type Power, SEAS, UNITS } from '../vocabulary.ts';
import type { Condition, Effect, Effects, Kind, NationWord, Numeral, Until, Verb } from './grammar.ts';
import { areaWord, KINDS, nation, nationWord, type Parser, POWER_WORDS, power, several } from './parse.ts';

const ALWAYS: Condition = { word: 'always', given: true };
const flag = (datum: Datum, key: string): boolean => given(at(datum, key), yes, false);
const num = (datum: Datum, parse: Parser, key = 'num'): Numeral => given(at(datum, key), parse.number, 0);
const UNTILS: readonly Until[] = ['this_roll', 'end_of_turn', 'end_of_season', 'new_year', 'next_treasury', 'game_end'];
const until = (datum: Datum): Until => oneOf(UNTILS)(at(datum, 'until'));
const who = (datum: Datum, parse: Parser) => parse.targets(at(datum, 'who'));
const WEST = ['BR', 'FR'] as const;
const NAVAL = ['BR', 'RU'] as const;
const ACTS = ['add', 'remove', 'replace', 'random', 'exchange'] as const;

const WORDS: { readonly [K in Verb]: string } = {
  activate:
    'nations num what who leader mp mp_by_force mp_max max_sp per_nation consent combine toward_one_space must_end no_interception winter',
  add: `nation at cav_steps ${KINDS.join(' ')}`,
  rebuild: 'nation unit at',
  convert: 'prisoners into num at',
  remove: 'who sp lt_steps',
  transfer: 'nation to by inf sp leaders frozen_until',
  thl: 'treasury num',
  mw: 'power num',
  vp: 'power num',
  fp: 'area num',
  sa: 'power num',
  kk_shift: 'theater',
  kk_raids: 'nations ops',
  tactics: 'power num',
  leader: 'act id by_leader nation num at or_random',
  flag: 'id',
  unflag: 'id',
  supply: 'who levels',
  disrupt: 'who until',
  mp_cut: 'num ends_at_zero',
  end_activation: 'bars_nation',
  battle_drm: 'side num',
  siege_roll: 'who drm',
  siege_drm: 'who num until',
  coup: 'who drm ignore_limit',
  coup_drm: 'who num until',
  entrench: 'who mp',
  withdraw: 'who',
  rally: 'who',
  colonial: 'toward num',
  colonial_roll: 'power drm',
  fleet: 'nation sea',
  fleet_use: 'nation as',
  fleet_combat: 'fleet',
  roll: 'rows drm',
  discard: 'power num',
  look: 'power',
  armistice: 'number end',
  belligerent: 'nation patron',
  commitment: 'power to_power',
  share_supply: 'marker who',
  surrender: 'space to_nation',
  choice: 'by options',
  case: 'test then else',
};

const powerWord = (datum: Datum, key = 'power') => oneOf(POWER_WORDS)(at(datum, key));
const ownPower = (datum: Datum, key: string): Power => power(at(datum, key));

const READ: { readonly [K in Verb]: (datum: Datum, parse: Parser) => Effects[K] } = {
  activate: (datum, parse) => ({
    nations: listOf(nationWord)(at(datum, 'nations')),
    num: count(at(datum, 'num')),
    what: given(at(datum, 'what'), oneOf(['command', 'force'] as const), 'command'),
    who: given(at(datum, 'who'), parse.targets, null),
    leader: given(at(datum, 'leader'), several(oneOf(parse.ids.leaders)), []),
    mp: given(at(datum, 'mp'), whole, 0),
    mp_by_force: given(at(datum, 'mp_by_force'), listOf(whole), []),
    mp_max: given(at(datum, 'mp_max'), count, null),
    max_sp: given(at(datum, 'max_sp'), count, null),
    per_nation: given(at(datum, 'per_nation'), perNation, {}),
    consent: given(at(datum, 'consent'), listOf(nationWord), []),
    combine: flag(datum, 'combine'),
    toward_one_space: flag(datum, 'toward_one_space'),
    must_end: given(at(datum, 'must_end'), parse.place, null),
    no_interception: flag(datum, 'no_interception'),
    winter: flag(datum, 'winter'),
  }),
  add: (datum, parse) => {
    const pieces: Partial<Record<Kind | 'cav_steps', Numeral>> = {};
    for (const kind of [...KINDS, 'cav_steps'] as const)
      if (at(datum, kind).value !== undefined) pieces[kind] = parse.number(at(datum, kind));
    if (Object.keys(pieces).length === 0) refuse(datum, 'adds nothing');
    return { nation: nation(at(datum, 'nation')), pieces, at: parse.place(at(datum, 'at')) };
  },
  rebuild: (datum, parse) => ({
    nation: nation(at(datum, 'nation')),
    unit: oneOf(UNITS)(at(datum, 'unit')),
    at: parse.place(at(datum, 'at')),
  }),
  convert: (datum, parse) => ({
    prisoners: nation(at(datum, 'prisoners')),
    into: nation(at(datum, 'into')),
    num: num(datum, parse),
    at: parse.place(at(datum, 'at')),
  }),
  remove: (datum, parse) => ({
    who: who(datum, parse),
    sp: num(datum, parse, 'sp'),
    lt_steps: num(datum, parse, 'lt_steps'),
  }),
  transfer: (datum, parse) => ({
    nation: nation(at(datum, 'nation')),
    to: parse.place(at(datum, 'to')),
    by: given(at(datum, 'by'), power, null),
    inf: num(datum, parse, 'inf'),
    sp: num(datum, parse, 'sp'),
    leaders: given(at(datum, 'leaders'), count, 0),
    frozen: given(at(datum, 'frozen_until'), (until) => oneOf(['new_year'])(until) === 'new_year', false),
  }),
  thl: (datum, parse) => ({ treasury: nationWord(at(datum, 'treasury')), num: num(datum, parse) }),
  mw: (datum, parse) => ({ power: powerWord(datum), num: num(datum, parse) }),
  vp: (datum, parse) => ({ power: powerWord(datum), num: num(datum, parse) }),
  fp: (datum, parse) => ({ area: areaWord(at(datum, 'area'), parse), num: num(datum, parse) }),
  sa: (datum, parse) => ({ power: powerWord(datum), num: num(datum, parse) }),
  kk_shift: (datum) => ({ theater: oneOf(['border', 'german'] as const)(at(datum, 'theater')) }),
  kk_raids: (datum) => ({ nations: listOf(nationWord)(at(datum, 'nations')), ops: count(at(datum, 'ops')) }),
  tactics: (datum, parse) => ({ power: powerWord(datum), num: num(datum, parse) }),
  leader: (datum, parse) => ({
    act: oneOf(ACTS)(at(datum, 'act')),
    id: given(at(datum, 'id'), oneOf(parse.ids.leaders), null),
    by_leader: given(at(datum, 'by_leader'), oneOf(parse.ids.leaders), null),
    nation: given(at(datum, 'nation'), nation, null),
    num: given(at(datum, 'num'), count, 1),
    at: given(at(datum, 'at'), parse.place, null),
    or_random: given(at(datum, 'or_random'), nation, null),
  }),
  flag: (datum, parse) => ({ id: oneOf(parse.ids.flags)(at(datum, 'id')) }),
  unflag: (datum, parse) => ({ id: oneOf(parse.ids.flags)(at(datum, 'id')) }),
  supply: (datum, parse) => ({ who: who(datum, parse), levels: whole(at(datum, 'levels')) }),
  disrupt: (datum, parse) => ({ who: who(datum, parse), barred: at(datum, 'until').value === 'new_year' }),
  mp_cut: (datum, parse) => ({ num: num(datum, parse), ends_at_zero: flag(datum, 'ends_at_zero') }),
  end_activation: (datum) => ({ bars_nation: flag(datum, 'bars_nation') }),
  battle_drm: (datum, parse) => ({ side: oneOf(['own', 'enemy'] as const)(at(datum, 'side')), num: num(datum, parse) }),
  siege_roll: (datum, parse) => ({ who: who(datum, parse), drm: num(datum, parse, 'drm') }),
  siege_drm: (datum, parse) => ({ who: who(datum, parse), num: num(datum, parse), until: until(datum) }),
  coup: (datum, parse) => ({ who: who(datum, parse), drm: num(datum, parse, 'drm') }),
  coup_drm: (datum, parse) => ({ who: who(datum, parse), num: num(datum, parse), until: until(datum) }),
  entrench: (datum, parse) => ({ who: who(datum, parse), mp: given(at(datum, 'mp'), parse.number, null) }),
  withdraw: (datum, parse) => ({ who: who(datum, parse) }),
  rally: (datum, parse) => ({ who: who(datum, parse) }),
  colonial: (datum, parse) => ({ toward: oneOf(WEST)(at(datum, 'toward')), num: num(datum, parse) }),
  colonial_roll: (datum, parse) => ({ power: oneOf(WEST)(at(datum, 'power')), drm: num(datum, parse, 'drm') }),
  fleet: (datum) => ({ nation: oneOf(NAVAL)(at(datum, 'nation')), seas: several(oneOf(SEAS))(at(datum, 'sea')) }),
  fleet_use: (datum) => ({ nation: oneOf(NAVAL)(at(datum, 'nation')) }),
  fleet_combat: (datum) => ({ fleet: oneOf(['french'] as const)(at(datum, 'fleet')) }),
  roll: (datum, parse) => ({
    drm: num(datum, parse, 'drm'),
    rows: items(at(datum, 'rows')).map((row) => ({
      min: whole(at(row, 'min')),
      max: given(at(row, 'max'), whole, 99),
      do: readEffects(at(row, 'do'), parse),
    })),
  }),
  discard: (datum, parse) => ({ power: ownPower(datum, 'power'), num: num(datum, parse) }),
  look: (datum) => ({ power: ownPower(datum, 'power') }),
  armistice: (datum) => ({ number: given(at(datum, 'number'), count, null), end: flag(datum, 'end') }),
  belligerent: (datum) => ({ nation: nation(at(datum, 'nation')), patron: ownPower(datum, 'patron') }),
  commitment: (datum) => ({ power: ownPower(datum, 'power'), to_power: ownPower(datum, 'to_power') }),
  share_supply: (datum, parse) => ({ who: who(datum, parse) }),
  surrender: (datum, parse) => ({
    space: oneOf(parse.ids.spaces)(at(datum, 'space')),
    to_nation: nation(at(datum, 'to_nation')),
  }),
  choice: (datum, parse) => ({
    by: ownPower(datum, 'by'),
    options: items(at(datum, 'options')).map((option) => ({
      if: given(at(option, 'if'), parse.condition, ALWAYS),
      do: readEffects(at(option, 'do'), parse),
    })),
  }),
  case: (datum, parse) => ({
    test: parse.condition(at(datum, 'test')),
    do: readEffects(at(datum, 'then'), parse),
    otherwise: readEffects(at(datum, 'else'), parse),
  }),
};

function perNation(datum: Datum): Partial<Record<NationWord, number>> {
  const most: Partial<Record<NationWord, number>> = {};
  for (const [key, number] of entries(datum)) most[nationWord({ ...number, value: key })] = count(number);
  return most;
}

const VERBS = Object.keys(READ) as Verb[];

export const readEffects = (datum: Datum, parse: Parser): readonly Effect[] =>
  items(datum).map((each) => readEffect(oneOf(VERBS)(at(each, 'op')), each, parse));

function readEffect<K extends Verb>(op: K, datum: Datum, parse: Parser): Effect<K> {
  onlyKeys(datum, ['op', 'if', 'fatigued', ...WORDS[op].split(' ')]);
  const read = (from: Datum): Effects[K] => READ[op](from, parse);
  const instead = at(datum, 'fatigued');
  return {
    op,
    given: read(datum),
    fatigued: given(
      instead,
      (other) => read({ ...datum, value: { ...Object(datum.value), ...Object(other.value) } }),
      null,
    ),
    if: given(at(datum, 'if'), parse.condition, ALWAYS),
  };
}

export { ALWAYS };
