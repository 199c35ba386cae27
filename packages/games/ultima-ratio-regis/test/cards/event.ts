/** A position in which the event of a card can take place: its Powers in play, enemies of different players, everybody with 6 unrest. */
import type { Op } from '../../src/data/ops.ts';
import { titleOf } from '../../src/facts/titles.ts';
import { DATA } from '../../src/index.ts';
import type { Realm, State } from '../../src/state.ts';
import type { Area, CardId, Player, Power } from '../../src/vocabulary.ts';
import { POWERS } from '../../src/vocabulary.ts';
import { minorOf, onwards } from '../cases/play.ts';
import { answer, deal, own, put, stateOf, type Table, table, worldOf } from '../table.ts';

export const PLAYER = 'player-1';
const PLAYERS: readonly Player[] = ['player-1', 'player-2', 'player-3'];

const ERAS = [
  [18, 'enlightened_despots'],
  [15, 'age_of_succession'],
  [12, 'sun_king'],
  [9, 'thirty_years_war'],
  [6, 'wars_of_religion'],
  [1, 'italian_wars'],
] as const;

export const cardOf = (id: CardId) => {
  const card = DATA.cards.get(id);
  if (!card) throw new Error(`There is no card ${id}`);
  return card;
};

/** Powers that the operations of a card set against each other. */
function enemies(op: Op): readonly (readonly [Power, Power])[] {
  if (op.op === 'war' || op.op === 'cb' || op.op === 'peace' || op.op === 'ally') return [[op.a, op.b]];
  if (op.op === 'cb1') return [[op.holder, op.target]];
  if (op.op === 'civil') return [[op.official, op.contender]];
  if (op.op === 'coalition') return op.side_a.flatMap((a) => op.side_b.map((b) => [a, b] as const));
  return [];
}

const named = (ops: readonly Op[]): Power[] => POWERS.filter((power) => JSON.stringify(ops).includes(`"${power}"`));

/** The card of a Power in a turn, or its first one. */
const cardFor = (power: Power, turn: number) => {
  const { cards } = DATA.powers[power];
  return cards.find(({ from, to }) => from <= turn && turn <= to) ?? cards[0];
};

/** Somewhere at home. */
export const homeOf = (power: Power, turn: number): Area => cardFor(power, turn)?.home[0] ?? '';

const blank = (power: Power, player: Player): Realm => ({
  power,
  player,
  unrest: 6,
  religion: DATA.powers[power].religion,
  interests: [],
  technologies: [],
  deploying: null,
  piracies: 0,
});

interface Setting {
  readonly change?: (state: State) => void;
  readonly turn?: number;
  readonly dice?: readonly number[];
  /** Other cards of the player's hand. */
  readonly hand?: readonly CardId[];
  /** Powers that are not in play. */
  readonly without?: readonly Power[];
}

/** The table before the event: the player of the card is on the move and holds it. */
export function before(card: CardId, { change, turn, dice, hand = [], without = [] }: Setting = {}): Table {
  const { ops, from, historical } = cardOf(card);
  const when = turn ?? (historical ? from : 1);
  const scenario = ERAS.find(([first]) => first <= when)?.[1] ?? 'italian_wars';
  const pairs = ops.flatMap(enemies);
  const placed = new Set<Power>();
  return table({
    scenario,
    players: 3,
    player: PLAYER,
    turn: when,
    ...(dice ? { dice } : {}),
    change: (state) => {
      for (const realm of [...state.realms])
        if (without.includes(realm.power)) state.realms.splice(state.realms.indexOf(realm), 1);
      for (const power of named(ops)) {
        if (without.includes(power)) continue;
        const foes = pairs.flatMap(([a, b]) => (a === power ? [b] : b === power ? [a] : []));
        const taken = foes.map((foe) => state.realms.find((each) => each.power === foe && placed.has(foe))?.player);
        const player = PLAYERS.find((each) => !taken.includes(each)) ?? PLAYER;
        let realm = state.realms.find((each) => each.power === power);
        if (!realm) {
          realm = blank(power, player);
          state.realms.push(realm);
        }
        realm.player = player;
        placed.add(power);
        own(state, homeOf(power, when), `home:${power}`);
      }
      for (const realm of state.realms) realm.unrest = 6;
      deal(state, PLAYER, card, ...hand);
      change?.(state);
    },
  });
}

/** The event takes place; what it asks is answered with the first thing that comes, or as the case says. */
export function play(
  card: CardId,
  setting: Setting = {},
  answers: Readonly<Record<string, string>> = {},
  until: readonly string[] = ['act'],
): Table {
  const match = before(card, setting);
  answer(match, `${PLAYER} card/${card}/event`);
  return onwards(match, until, answers);
}

/** A troop at home for each of these Powers. */
export const garrison =
  (turn: number, ...powers: readonly Power[]) =>
  (state: State): void => {
    for (const power of powers) put(state, power, 'I23', homeOf(power, turn));
  };

export const warBetween = (match: Table, a: string, b: string) =>
  stateOf(match).wars.find(({ sides }) => sides.some((each) => each === a) && sides.some((each) => each === b));

export const claimed = (match: Table, of: string, against: string): boolean =>
  stateOf(match).claims.some((each) => each.of === of && each.against === against);

export const realmOf = (match: Table, power: Power) => stateOf(match).realms.find((each) => each.power === power);

/** Makes a Power the Emperor. */
export const emperor =
  (power: Power) =>
  (state: State): void => {
    minorOf(state, 'empire').ally = power;
  };

/** To whom an area belongs. */
export const at = (match: Table, area: Area): string => titleOf(worldOf(match), area);
