/** The Strategy cards as printed (2.3): data, when they may be played, what they do, and their words. */
import { CARD_GROUPS, type CardGroup, type CardSymbol, DECK_POWER, DECKS, SUBSIDIES, SYMBOLS } from '../board/codes.ts';
import {
  at,
  between,
  type Datum,
  entries,
  given,
  items,
  listOf,
  oneOf,
  onlyKeys,
  refuse,
  text,
  whole,
} from '../board/source.ts';
import { type CardId, type FlagId, NATIONS, type Nation, POWERS, type Power, SEAS, type Unit } from '../vocabulary.ts';
import {
  type Condition,
  type Effect,
  type FlagKind,
  type Interrupts,
  MOMENTS,
  type Modifier,
  type Modifiers,
  type Term,
} from './grammar.ts';
import { type Ids, type Parser, parserFor } from './parse.ts';
import { readEffects } from './verbs.ts';

export interface Card {
  readonly id: CardId;
  readonly power: Power;
  readonly group: CardGroup;
  readonly ops: number;
  readonly title: string;
  readonly symbols: readonly CardSymbol[];
  readonly when: Condition;
  readonly do: readonly Effect[];
  readonly interrupts: Interrupts | null;
  /** A second way to play it, as a plain event in one's own Turn (A19). */
  readonly ownTurn: { readonly when: Condition; readonly do: readonly Effect[] } | null;
  /** It comes back to this hand every winter, unless the condition holds (8.2.2). */
  readonly returns: { readonly to: Power; readonly unless: Condition | null } | null;
  readonly text: string;
  /** Title, values or effect are ours. */
  readonly reconstructed: boolean;
}

export interface Cards {
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly flags: ReadonlyMap<FlagId, FlagKind>;
  /** Units of a nation that these events have brought (readings, 46). */
  broughtBy(events: readonly CardId[]): (nation: Nation, unit: Unit) => number;
}

type KnownIds = Omit<Ids, 'cards' | 'flags'>;

export function readCards(file: Datum, known: KnownIds): Cards {
  const entriesOf = items(at(file, 'cards'));
  const flagEntries = entries(at(file, 'grammar', 'flags'));
  const parse = parserFor({
    ...known,
    cards: entriesOf.map((entry) => text(at(entry, 'id'))),
    flags: flagEntries.map(([id]) => id),
  });
  const cards = new Map<CardId, Card>();
  for (const entry of entriesOf) {
    const card = readCard(entry, parse);
    if (cards.has(card.id)) refuse(entry, `${card.id} is listed twice`);
    cards.set(card.id, Object.freeze(card));
  }
  for (const [deck, size] of entries(at(file, 'deck_sizes'))) {
    const power = DECK_POWER[oneOf(DECKS)({ ...size, value: deck })];
    const found = [...cards.values()].filter((card) => card.power === power).length;
    if (found !== whole(size)) refuse(size, `there are ${found} cards of this deck`);
  }
  return {
    cards,
    flags: new Map(flagEntries.map(([id, entry]) => [id, readFlag(id, entry, parse)])),
    broughtBy: (events) => (nation, unit) =>
      events.flatMap((id) => cards.get(id)?.do ?? []).reduce((sum, effect) => sum + brings(effect, nation, unit), 0),
  };
}

/** How many units of a kind an effect adds. */
function brings(effect: Effect, nation: Nation, unit: Unit): number {
  if (effect.op !== 'add' || effect.given.nation !== nation || effect.if.word !== 'always') return 0;
  const number = effect.given.pieces[unit] ?? 0;
  return typeof number === 'number' ? number : 0;
}

const KEYS = 'id deck group ops title sym src when text do interrupts own_turn returns'.split(' ');

function readCard(entry: Datum, parse: Parser): Card {
  onlyKeys(entry, KEYS);
  const symbols = listOf(oneOf(SYMBOLS))(at(entry, 'sym'));
  const interrupts = given(at(entry, 'interrupts'), (datum) => readInterrupts(datum, parse), null);
  if (symbols.includes('INT') !== (interrupts !== null)) refuse(entry, 'INT and interrupts go together (8.6.5)');
  return {
    id: text(at(entry, 'id')),
    power: DECK_POWER[oneOf(DECKS)(at(entry, 'deck'))],
    group: oneOf(CARD_GROUPS)(at(entry, 'group')),
    ops: between(1, 4)(at(entry, 'ops')),
    title: text(at(entry, 'title')),
    symbols,
    when: parse.condition(at(entry, 'when')),
    do: readEffects(at(entry, 'do'), parse),
    interrupts,
    ownTurn: given(
      at(entry, 'own_turn'),
      (own) => ({ when: parse.condition(at(own, 'when')), do: readEffects(at(own, 'do'), parse) }),
      null,
    ),
    returns: given(
      at(entry, 'returns'),
      (returns) => ({
        to: oneOf(POWERS)(at(returns, 'to')),
        unless: given(at(returns, 'unless'), parse.condition, null),
      }),
      null,
    ),
    text: text(at(entry, 'text')),
    reconstructed: /\bX\b/.test(text(at(entry, 'src'))),
  };
}

function readInterrupts(datum: Datum, parse: Parser): Interrupts {
  onlyKeys(datum, ['at', 'by', 'where', 'against_fortress', 'against_force']);
  return {
    at: listOf(oneOf(MOMENTS))(at(datum, 'at')),
    by: parse.targets(at(datum, 'by')),
    where: given(at(datum, 'where'), parse.place, null),
    againstFortress: given(at(datum, 'against_fortress'), parse.place, null),
    againstForce: given(at(datum, 'against_force'), parse.targets, null),
  };
}

const nationAt = (datum: Datum, key = 'nation'): Nation => oneOf(NATIONS)(at(datum, key));
const powerAt = (datum: Datum): { power: Power } => ({ power: oneOf(POWERS)(at(datum, 'power')) });

const MODIFIERS: { readonly [K in keyof Modifiers]: (datum: Datum, ids: Ids) => Modifiers[K] } = {
  mp: (datum, ids) => ({
    nation: given(at(datum, 'nation'), oneOf(NATIONS), null),
    leaders: given(at(datum, 'leaders'), listOf(oneOf(ids.leaders)), []),
    num: whole(at(datum, 'num')),
  }),
  coordinated_attack: (datum) => ({ nation: nationAt(datum), num: whole(at(datum, 'num')) }),
  yearly_thl: (datum) => ({ treasury: nationAt(datum, 'treasury'), num: whole(at(datum, 'num')) }),
  credit_free: powerAt,
  no_credit: powerAt,
  no_mixed_penalty: listOf(oneOf(NATIONS)),
  min_leaders: (datum) => ({ nation: nationAt(datum), num: whole(at(datum, 'num')) }),
  sa_cost: (datum) => ({ nation: nationAt(datum), times: whole(at(datum, 'times')) }),
  no_colonial_ops: () => true,
  fleet_idle: (datum) => ({ nation: nationAt(datum), sea: oneOf(SEAS)(at(datum, 'sea')) }),
  fleet_drm: (datum) => ({ fleet: oneOf(['french'] as const)(at(datum, 'fleet')), num: whole(at(datum, 'num')) }),
  no_return: (datum, ids) => oneOf(ids.cards)(datum),
  subsidy: oneOf(SUBSIDIES),
  larger_attacker_only: () => true,
  tally_unoccupied: (datum, ids) => ({ nation: nationAt(datum), area: oneOf(ids.areas)(at(datum, 'area')) }),
  no_raids: (datum, ids) => ({
    nations: listOf(oneOf(NATIONS))(at(datum, 'nations')),
    area: oneOf(ids.areas)(at(datum, 'area')),
  }),
  open_space: (datum, ids) => ({ space: oneOf(ids.spaces)(at(datum, 'space')), nation: nationAt(datum) }),
  traces_as: (datum, ids) => ({
    nation: nationAt(datum),
    leader: oneOf(ids.leaders)(at(datum, 'leader')),
    source: nationAt(datum, 'source'),
  }),
};
const MODIFIER_WORDS = Object.keys(MODIFIERS) as (keyof Modifiers)[];
const UNTILS = ['end_of_turn', 'end_of_season', 'new_year', 'next_treasury', 'game_end'] as const;

function readFlag(id: FlagId, entry: Datum, { ids, condition }: Parser): FlagKind {
  const read = <K extends keyof Modifiers>(word: K, datum: Datum): Term<Modifiers, K> => ({
    word,
    given: MODIFIERS[word](datum, ids),
  });
  for (const key of ['starts', 'ends']) given(at(entry, key), condition, null);
  const mods = items(at(entry, 'mods')).map((mod): Modifier => {
    const [only] = entries(mod);
    return only ? read(oneOf(MODIFIER_WORDS)({ ...only[1], value: only[0] }), only[1]) : refuse(mod, 'changes nothing');
  });
  return { id, until: oneOf(UNTILS)(at(entry, 'until')), mods };
}
