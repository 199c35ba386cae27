/**
 * What a seat may know of a match of the family, how to imagine the rest, and the option ids its decisions use.
 *
 * ## Seats
 * A seat is a Power held by a player. Six players: all six Powers. Fewer: the Major Powers; decisions of a Minor Power
 * are put to the seat that controls it (`master`). L'Empereur: the first Powers of the Grand Coalition; `master` says
 * who plays which. Prompts carry `args.power` when the Power that decides may be another than the seat.
 *
 * ## Option ids
 * Ids are built of `/`-separated ids of Powers (`austria`), Generals (`austria-2`) and Territories
 * (`normandie_bretagne`), behind a head that says what is done. `done` ends a plan, `yes` and `no` answer a `confirm`.
 *
 * | decision (`prompt.id`)   | options |
 * |---|---|
 * | `name-general`           | `name/<general>` |
 * | `expel`                  | `expel/<power>`, `done` |
 * | `negotiate`              | `ready` |
 * | `declare` (sealed), `rejected` | `status/<british, french, neutral, expansionist>` |
 * | `admit`                  | `yes`, `no` |
 * | `bid` (bid)              | `<number>` |
 * | `host` (may a General stay?) | `yes`, `no` |
 * | `allot` (a Garrison comes home) | `allot/<general>` |
 * | `retreat`                | `retreat/<territory>`, `off-map` |
 * | `sign` (sealed)          | `rock`, `paper`, `scissors` |
 * | `discard`, `hand-limit`  | `card/<value>` |
 * | `leadership`             | `place/<general>/<territory>`, `withdraw/<general>`, `card`, `morale`, `done` |
 * | `subsidise`              | `offer/<power>`, `done`; then `subsidy` (amount) `<number>`; then `accept-subsidy` `yes`, `no` |
 * | `subsidise` with Mercenaries | also `lend/<power>`; then `mercenaries` (amount) `<number>`; then `accept-mercenaries` `yes`, `no`; then `mercenary` `card/<value>` |
 * | `take-crown` (a majority of electors) | `yes`, `no` |
 * | `vote` (Imperial Election) | `vote/<power>` |
 * | `mobilise`               | `unit/<general>`, `fortress/<territory>`, `card`, `morale`, `done` |
 * | `envoy`                  | `envoy/<power>` |
 * | `disband`                | `disband/<territory>`, `done` |
 * | `march`                  | `move/<general>/<territory>`, `strategic/…`, `sea/…`, `orient/…`, `land/…` (Bonnie Prince Charlie), `garrison/<general>`, `done` |
 * | `garrison` (along a move)| `garrison/<territory>`, `done` |
 * | `consent`                | `yes`, `no`, `always` |
 * | `request-round`, `permit-round` | `yes`, `no` |
 * | `order-battles`          | `battle/<territory>` |
 * | `evade` (Kutuzov)        | `evade/<territory>`, `stand` |
 * | `support`                | `support/<general>`, `done` |
 * | `battle-card`            | `card/<value>`, `card/3/reveal/<general>/<place in his pile, from 1>`, `pass` |
 * | `hold` (after a victory) | `yes`, `no` |
 * | `defeated`               | `capital`, `off-map` (Blücher also `retreat/<territory>`; Grand Vizier `place/<territory>`) |
 * | `share-powers` (L'Empereur) | `hold/<power>/<seat>` |
 * | `lowest-morale`, `take-general`, `reinforce` (L'Empereur) | `morale/<power>`, `take/<general>`, `unit/<general>` |
 * | `empereur-cards` (L'Empereur) | `card/<general>/<value>`, `done` |
 */
import { copy, type Random, type Seat } from '@quadrille/kernel';
import { stocksOf } from './cards.ts';
import { decider, generalById } from './facts.ts';
import { allied } from './relations.ts';
import type { Allies, Battle, Camp, Empereur, Empire, General, March, Realpolitik, World } from './state.ts';
import type { Action, Card, GeneralId, Power, Road, Status, Territory } from './vocabulary.ts';
import { wheelOf } from './wheel.ts';

/** A Power's play area. `hand` is there only if the seat plays the Power; `cards` is its size, which all may know. */
export interface VisibleAffairs {
  readonly morale: number;
  readonly influence: number;
  readonly money: number;
  readonly cards: number;
  readonly hand: readonly Card[] | null;
}

/** The battle in progress. A card that is face down for the seat is `null`. */
export interface VisibleBattle extends Omit<Battle, 'piles'> {
  readonly piles: Readonly<Record<GeneralId, readonly (Card | null)[]>>;
}

export interface VisibleEmpereur extends Omit<Empereur, 'deck'> {
  /** Napoleon cards left to draw. */
  readonly deck: number;
}

/** Prestige, the Diplomacy track, Action cards, Trains; of every Power's deck what lies open. */
export interface VisibleRealpolitik extends Omit<Realpolitik, 'stocks'> {
  /** By Power: Battle cards left to draw, and those discarded, the last on top. */
  readonly stocks: Readonly<Record<Power, { readonly deck: number; readonly discard: readonly Card[] }>>;
  /** How many boxes the Diplomacy track has. */
  readonly boxes: number;
}

export interface View {
  readonly scenario: string;
  /** The board's id, e.g. `coalitions-empire`. */
  readonly board: string;
  readonly options: Readonly<Record<string, string>>;
  readonly round: number;
  /** Turn of the round, from 0. */
  readonly turn: number;
  /** The Powers in the Order of Play. */
  readonly order: readonly Power[];
  /** What every Power's dial is over. */
  readonly wheel: Readonly<Partial<Record<Power, Action>>>;
  readonly status: Readonly<Record<Power, Status>>;
  /** Who is on whose side: all others fight where they meet. */
  readonly friends: Readonly<Partial<Record<Power, readonly Power[]>>>;
  readonly minors: readonly Power[];
  /** The seat that plays a Power; `null`: nobody. */
  readonly master: Readonly<Record<Power, Power | null>>;
  readonly powers: Readonly<Record<Power, VisibleAffairs>>;
  readonly generals: readonly General[];
  /** Napoleon, and the other named Generals if the table plays with them. */
  readonly named: Readonly<Partial<Record<Power, GeneralId>>>;
  readonly garrisons: Readonly<Record<Territory, Power>>;
  readonly fortresses: readonly Territory[];
  /** Battle cards left to draw, and those discarded, the last on top. */
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly consents: Readonly<Record<Road, Readonly<Partial<Record<Power, readonly Power[]>>>>>;
  readonly march: March | null;
  readonly battle: VisibleBattle | null;
  readonly empereur: VisibleEmpereur | null;
  readonly empire?: Empire;
  readonly spainClosed?: boolean;
  readonly orient?: boolean;
  /** Alliances of two, each named by the other (Realpolitik). */
  readonly allies?: Readonly<Allies>;
  /** Added by the title whose it is. */
  readonly realpolitik?: VisibleRealpolitik;
}

const friendsIn = (world: World): View['friends'] =>
  Object.fromEntries(
    world.rules.powers.map((power) => [
      power,
      world.rules.powers.filter((other) => other !== power && allied(world, power, other)),
    ]),
  );

/**
 * What a seat may know; `null` is a spectator. A copy: it does not change with the match. Every field is named, so that
 * nothing is shown because somebody has added it to the state.
 */
export function viewOf(world: World, seat: Seat | null): View {
  const { state, rules } = world;
  const { battle, empereur, empire, march, allies, spainClosed, orient } = state;
  return {
    scenario: state.scenario,
    board: state.board,
    options: state.options,
    round: state.round,
    turn: state.turn,
    order: rules.powers,
    wheel: wheelOf(world),
    status: { ...state.status },
    friends: friendsIn(world),
    minors: state.minors,
    master: { ...state.master },
    powers: visiblePowers(world, seat),
    generals: state.generals.map(({ id, power, at, units }) => ({ id, power, at, units })),
    named: { ...state.named },
    garrisons: copy(state.garrisons),
    fortresses: state.fortresses.slice(),
    deck: state.deck.length,
    discard: state.discard.slice(),
    consents: copy(state.consents),
    march: march && copy(march),
    battle: battle && { ...copy(battle), piles: visiblePiles(world, battle, seat) },
    empereur: empereur && { ...copy(empereur), deck: empereur.deck.length },
    ...(empire && { empire: { ...empire, votes: { ...empire.votes } } }),
    ...(allies && { allies: { ...allies } }),
    ...(spainClosed === undefined ? {} : { spainClosed }),
    ...(orient === undefined ? {} : { orient }),
  };
}

/** A seat knows the hands of the Powers it plays, for the time of a battle also those it plays in somebody's stead. */
export const sees = (world: World, seat: Seat | null, power: Power): boolean => {
  const { state } = world;
  const { master, battle } = state;
  if (seat === null) return false;
  if (master[power] !== null) return master[power] === seat;
  return (
    battle !== null && state.minors.includes(power) && isIn(battle, world, power) && decider(world, power) === seat
  );
};

const isIn = ({ attacker, defenders, attack, defence }: Battle, world: World, power: Power): boolean => {
  const has = ({ support }: Camp) => support.some((id) => generalById(world, id).power === power);
  return attacker === power || defenders.includes(power) || has(attack) || has(defence);
};

function visiblePowers(world: World, seat: Seat | null): View['powers'] {
  const visible: Partial<Record<Power, VisibleAffairs>> = {};
  for (const power of world.rules.powers) {
    const { hand, morale, influence, money } = world.state.powers[power];
    const own = sees(world, seat, power);
    visible[power] = { morale, influence, money, cards: hand.length, hand: own ? hand.slice() : null };
  }
  return visible as View['powers'];
}

function visiblePiles(world: World, { piles }: Battle, seat: Seat | null): VisibleBattle['piles'] {
  const entries = Object.entries(piles).map(([id, pile]) => {
    const own = sees(world, seat, generalById(world, id).power);
    return [id, pile.map(({ card, up }) => (up || own ? card : null))] as const;
  });
  return Object.fromEntries(entries);
}

/** A deck, the other hands and the other cards face down may be any arrangement of the same cards. */
export function imagine(world: World, seat: Seat | null, random: Random): void {
  const { empereur } = world.state;
  for (const [{ deck }, powers] of stocksOf(world)) {
    const hidden = powers.filter((power) => !sees(world, seat, power));
    shuffleUnseen(world, deck, hidden, random);
  }
  if (empereur) random.shuffle(empereur.deck.sort(), 'imagine');
}

function shuffleUnseen(world: World, deck: Card[], hidden: readonly Power[], random: Random): void {
  const { state } = world;
  const unknown = [deck, ...hidden.map((power) => state.powers[power].hand)];
  const faceDown = Object.entries(state.battle?.piles ?? {})
    .filter(([id]) => hidden.includes(generalById(world, id).power))
    .flatMap(([, pile]) => pile.filter(({ up }) => !up));
  const cards = [...unknown.flat(), ...faceDown.map(({ card }) => card)].sort((a, b) => a - b);
  random.shuffle(cards, 'imagine');
  let next = 0;
  const take = (): Card => cards[next++] ?? 2;
  for (const place of unknown) for (let i = 0; i < place.length; i++) place[i] = take();
  for (const place of unknown) if (place !== deck) place.sort((a, b) => a - b);
  for (const played of faceDown) played.card = take();
}
