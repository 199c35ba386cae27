/** Reads the words of the grammar. Whatever is not in it is refused with its line. */
import { PERSONS, SUBSIDIES } from '../board/codes.ts';
import {
  at,
  count,
  type Datum,
  entries,
  given,
  isGiven,
  items,
  listOf,
  oneOf,
  onlyKeys,
  refuse,
  whole,
  yes,
} from '../board/source.ts';
import { LETTERS } from '../board/tables/politics.ts';
import { ALLIANCES, NATIONS, POWERS, SEAS, THEATERS, UNITS } from '../vocabulary.ts';
import {
  type AreaWord,
  type Condition,
  type Conditions,
  type Filter,
  type ForceState,
  type Kind,
  type NationWord,
  type Numeral,
  type Place,
  type Places,
  type Procedure,
  RESULTS,
  type SideWord,
  type Since,
  type Target,
  type Targets,
  type Term,
} from './grammar.ts';

/** The ids that the rest of the data knows. */
export interface Ids {
  readonly spaces: readonly string[];
  readonly areas: readonly string[];
  readonly leaders: readonly string[];
  readonly cards: readonly string[];
  readonly flags: readonly string[];
}

export const NATION_WORDS: readonly NationWord[] = [...NATIONS, 'self', 'allied', 'enemy'];
export const POWER_WORDS = [...POWERS, 'self'] as const;
const SIDE_WORDS: readonly SideWord[] = [...NATIONS, 'own', 'enemy', 'self'];
const SINCE: readonly Since[] = ['this_year', 'last_year'];
const STATES: readonly ForceState[] = ['demoralized', 'routed', 'no_supply_path'];
export const KINDS: readonly Kind[] = [...UNITS, 'inf', 'fd'];
const PROCEDURES = Object.keys(RESULTS) as Procedure[];

type Readers<V> = { readonly [K in keyof V]: (datum: Datum, parse: Parser) => V[K] };

export interface Parser {
  readonly ids: Ids;
  condition(datum: Datum): Condition;
  place(datum: Datum): Place;
  targets(datum: Datum): readonly Target[];
  number(datum: Datum): Numeral;
}

export const nationWord = oneOf(NATION_WORDS);
export const nation = oneOf(NATIONS);
export const power = oneOf(POWERS);
/** One, or a list of any of them. */
export const several =
  <T>(reader: (datum: Datum) => T) =>
  (datum: Datum): readonly T[] =>
    Array.isArray(datum.value) ? items(datum).map(reader) : [reader(datum)];

const yearOf = (datum: Datum): number => {
  const year = whole(datum);
  return year >= 1756 && year <= 1762 ? year : refuse(datum, `${year} is not a year of the war`);
};
const bare = (): true => true;
const since = (datum: Datum) => ({ power: power(at(datum, 'power')), since: oneOf(SINCE)(at(datum, 'since')) });
const leaderId = (datum: Datum, { ids }: Parser) => oneOf(ids.leaders)(datum);

const CONDITIONS: Readers<Conditions> = {
  always: bare,
  all: (datum, parse) => items(datum).map(parse.condition),
  any: (datum, parse) => items(datum).map(parse.condition),
  not: (datum, parse) => parse.condition(datum),
  neutral: nationWord,
  belligerent: nationWord,
  client: (datum) => {
    const [client, patron] = items(datum);
    return client && patron ? [nation(client), power(patron)] : refuse(datum, 'a Client and its Patron');
  },
  option: (datum) => ({
    power: power(at(datum, 'power')),
    is: oneOf(LETTERS)(at(datum, 'is')),
    year: given(at(datum, 'year'), yearOf, null),
  }),
  subsidy: oneOf(SUBSIDIES),
  armistice: oneOf(['in_force']),
  phase: oneOf(['winter_strategy']),
  year: (datum) => ({ from: yearOf(at(datum, 'from')) }),
  table_option: oneOf(['24.6.2']),
  flag: (datum, { ids }) => oneOf(ids.flags)(datum),
  played: (datum, { ids }) => oneOf(ids.cards)(datum),
  played_this_year: (datum, { ids }) => oneOf(ids.cards)(datum),
  alive: oneOf(PERSONS),
  devalued: oneOf(['this_year']),
  devastated: (datum, { ids }) => oneOf(ids.areas)(datum),
  controls: (datum, parse) => ({ by: nationWord(at(datum, 'by')), place: parse.place(at(datum, 'place')) }),
  at_least: (datum, parse) => ({ num: parse.number(at(datum, 'num')), min: whole(at(datum, 'min')) }),
  on_map: leaderId,
  leads_force: leaderId,
  available: leaderId,
  in_pool: (datum) => ({ nation: nation(at(datum, 'nation')), unit: oneOf(KINDS)(at(datum, 'unit')) }),
  prisoners: (datum) => ({
    nation: nation(at(datum, 'nation')),
    unit: oneOf(KINDS)(at(datum, 'unit')),
    held_by: oneOf(ALLIANCES)(at(datum, 'held_by')),
  }),
  crushing_defeat: since,
  crushing_victory: since,
  won_battle: (datum) => ({ ...since(datum), role: oneOf(['attacker', 'defender'] as const)(at(datum, 'role')) }),
  besieging: nationWord,
  largest_force: (datum) => ({ nation: nation(at(datum, 'nation')), state: listOf(oneOf(STATES))(at(datum, 'state')) }),
  present: (datum, parse) => ({ who: parse.targets(at(datum, 'who')), at: parse.place(at(datum, 'at')) }),
  sp_in: (datum, { ids }) => ({
    space: oneOf(ids.spaces)(at(datum, 'space')),
    side: oneOf(SIDE_WORDS)(at(datum, 'side')),
    max: count(at(datum, 'max')),
  }),
  line_cav: (datum) => ({ own: nation(at(datum, 'own')), at_least: oneOf(['enemy'] as const)(at(datum, 'at_least')) }),
  leader_present: leaderId,
  in_home_area: (datum, parse) => parse.targets(datum),
  fought: (datum, parse) => parse.targets(datum),
  entered: (datum, parse) => ({
    who: parse.targets(at(datum, 'who')),
    space: oneOf(parse.ids.spaces)(at(datum, 'space')),
    enemy_sp_max: given(at(datum, 'enemy_sp_max'), count, null),
  }),
  result: (datum) => {
    const of = oneOf(PROCEDURES)(at(datum, 'of'));
    return { of, is: listOf(oneOf<string>(RESULTS[of]))(at(datum, 'is')) };
  },
};

const PLACES: Readers<Places> = {
  here: bare,
  same: bare,
  space: (datum, { ids }) => oneOf(ids.spaces)(datum),
  area: (datum, { ids }) => oneOf(ids.areas)(datum),
  theater: oneOf(THEATERS),
  box: oneOf([...THEATERS, 'any'] as const),
  adjacent: (datum, { ids }) => oneOf(ids.spaces)(datum),
  fortress: (datum, { ids }) => {
    onlyKeys(datum, ['control', 'nation', 'garrison', 'in']);
    return {
      control: given(at(datum, 'control'), oneOf(SIDE_WORDS), null),
      nation: given(at(datum, 'nation'), nation, null),
      garrison: given(at(datum, 'garrison'), nation, null),
      in: given(at(datum, 'in'), listOf(oneOf(ids.areas)), []),
    };
  },
  port: (datum) => ({ sea: oneOf(SEAS)(at(datum, 'sea')) }),
  spaces: (datum) => ({ nation: oneOf(SIDE_WORDS)(at(datum, 'nation')), held_by: nationWord(at(datum, 'held_by')) }),
  with: (datum, parse) => parse.targets(datum),
  within: (datum, parse) => {
    const of = at(datum, 'of');
    const [word] = typeof of.value === 'string' ? [of.value] : entries(of).map(([key]) => key);
    const spaces = given(at(datum, 'spaces'), count, null);
    const mps = given(at(datum, 'mps'), count, null);
    if ((spaces === null) === (mps === null)) refuse(datum, 'either spaces or mps');
    return {
      of:
        word !== undefined && word in PLACES && word !== 'same'
          ? { place: parse.place(of) }
          : { targets: parse.targets(of) },
      spaces,
      mps,
    };
  },
  one_of: (datum, parse) => items(datum).map(parse.place),
  among: (datum, parse) => items(datum).map(parse.place),
  first_of: (datum, parse) => items(datum).map(parse.place),
};

function filter(datum: Datum, parse: Parser): Filter {
  onlyKeys(datum, ['nation', 'side', 'size', 'min_inf', 'state', 'besieging', 'at']);
  return {
    nation: given(at(datum, 'nation'), several(nationWord), []),
    side: given(at(datum, 'side'), oneOf(SIDE_WORDS), null),
    major: given(at(datum, 'size'), (size) => oneOf(['major', 'minor'] as const)(size) === 'major', null),
    minInf: given(at(datum, 'min_inf'), count, 0),
    state: given(at(datum, 'state'), listOf(oneOf(STATES)), []),
    besieging: given(at(datum, 'besieging'), yes, false),
    at: given(at(datum, 'at'), parse.place, null),
  };
}

const TARGETS: Readers<Targets> = {
  interrupted: bare,
  activated: bare,
  same: bare,
  raiders: bare,
  command: filter,
  force: filter,
  lt_unit: filter,
  fd: filter,
  leader: (datum, { ids }) => several(oneOf(ids.leaders))(datum),
  every: (datum, parse) => parse.targets(datum),
};

/** A bare word, or a record with exactly one key of the vocabulary. */
function term<V extends object>(readers: Readers<V>, datum: Datum, parse: Parser): Term<V> {
  const known = Object.keys(readers) as (keyof V & string)[];
  const read = <K extends keyof V & string>(word: K, of: Datum) => ({ word, given: readers[word](of, parse) });
  if (typeof datum.value === 'string') return read(oneOf(known)(datum), datum);
  const [only, ...more] = entries(datum);
  if (!only || more.length > 0) refuse(datum, 'exactly one word');
  return read(oneOf(known)({ ...only[1], value: only[0] }), only[1]);
}

function numeral(datum: Datum, parse: Parser): Numeral {
  if (typeof datum.value === 'number') return whole(datum);
  if (isGiven(at(datum, 'up_to'))) return { upTo: count(at(datum, 'up_to')) };
  if (isGiven(at(datum, 'thl_sum')))
    return {
      thlSum: parse.place(at(datum, 'thl_sum')),
      times: given(at(datum, 'times'), count, 1),
      max: given(at(datum, 'max'), count, null),
    };
  return {
    if: parse.condition(at(datum, 'if')),
    is: whole(at(datum, 'then')),
    otherwise: whole(at(datum, 'else')),
  };
}

export function areaWord(datum: Datum, { ids, place }: Parser): AreaWord {
  if (typeof datum.value === 'string') return oneOf(ids.areas)(datum);
  return isGiven(at(datum, 'each_with'))
    ? { each: place(at(datum, 'each_with')) }
    : { one: place(at(datum, 'one_with')) };
}

export function parserFor(ids: Ids): Parser {
  const parse: Parser = {
    ids,
    condition: (datum) => term(CONDITIONS, datum, parse),
    place: (datum) => term(PLACES, datum, parse),
    targets: (datum) => several((each) => term(TARGETS, each, parse))(datum),
    number: (datum) => numeral(datum, parse),
  };
  return parse;
}
