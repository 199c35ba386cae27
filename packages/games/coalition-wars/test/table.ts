/**
 * Positions for rule cases: a set-up with differences, laid out between two phases like a stored match, then played by
 * option ids. Generals are numbered as they are listed: `generals: { france: { picardie: 3, paris: 1 } }` puts
 * `france-1` into Picardie and `france-2` into Paris; the others are off the map.
 */
import { type Definition, Match, reopen, type Setup, setupFor, startOf, type Title } from '@quadrille/kernel';
import type { Event } from '../src/core/events.ts';
import type { Affairs, General, State, Stock } from '../src/core/state.ts';
import type { View } from '../src/core/view.ts';
import type { Card, Power, Territory } from '../src/core/vocabulary.ts';

export type PerPower<T> = Partial<Record<Power, T>>;

/** How a position differs from the set-up. */
export interface Position {
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly round?: number;
  /** Nothing on the map and no cards in hand but what is named here. */
  readonly bare?: true;
  /** Who controls the Minor Powers. */
  readonly master?: PerPower<Power>;
  /** All Generals of a Power that are on the map, with their Units. */
  readonly generals?: PerPower<Readonly<Record<Territory, number>>>;
  /** All Garrisons of a Power. */
  readonly garrisons?: PerPower<readonly Territory[]>;
  readonly fortresses?: readonly Territory[];
  readonly morale?: PerPower<number>;
  readonly influence?: PerPower<number>;
  readonly money?: PerPower<number>;
  readonly hands?: PerPower<readonly Card[]>;
}

/** The events of a type; several types may share a shape. */
type EventOf<T, E = Event> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/** A match being played, and what a case wants to know of it. */
export class Table<P extends string = string> {
  readonly match: Match<State, Event, P, View>;

  constructor(match: Match<State, Event, P, View>) {
    this.match = match;
  }

  get state(): State {
    return this.match.inspect().state;
  }

  get phase(): P {
    return this.match.inspect().phase;
  }

  /** The seat takes these options one after the other. */
  play(seat: Power, ...options: string[]): this {
    for (const option of options) {
      const asked = this.asked(seat);
      const outcome = this.match.answer(seat, option);
      if (!outcome.ok) {
        const known = this.options(seat).join(', ');
        const waiting = this.waiting.map((each) => `${each}: ${this.asked(each)}`).join(', ');
        throw new Error(
          `${seat} ${option}: ${outcome.code}. Asked "${asked}", may ${known || 'nothing'}. Waiting for ${waiting}`,
        );
      }
    }
    return this;
  }

  /** A round of movement: these moves, no Garrisons, and everybody asked for leave gives it. */
  marches(seat: Power, ...moves: string[]): this {
    for (const move of moves) {
      this.play(seat, move);
      for (const host of this.waiting) if (this.asked(host) === 'consent') this.play(host, 'yes');
      if (this.asked(seat) === 'garrison') this.play(seat, 'done');
    }
    return this.play(seat, 'done');
  }

  /** Everybody who is asked takes the least eventful option, until nobody is or the condition holds. */
  idle(until: (table: Table<P>) => boolean = () => false, except: readonly Power[] = []): this {
    for (let steps = 0; steps < 500 && !until(this); steps++) {
      const seat = this.waiting.find((each) => !except.includes(each));
      if (seat === undefined) return this;
      const known = this.options(seat);
      const dull = DULL.find((each) => known.includes(each)) ?? known[0];
      this.match.answer(seat, dull ?? '');
    }
    return this;
  }

  /** The id of the question put to a seat. */
  asked(seat: Power): string | undefined {
    return this.match.decisions(seat)[0]?.prompt.id;
  }

  /** The section that gives the choice. */
  cited(seat: Power): string | undefined {
    return this.match.decisions(seat)[0]?.cite;
  }

  /** Everybody who is waited for. */
  get waiting(): readonly Power[] {
    return this.match.waiting as readonly Power[];
  }

  options(seat: Power): string[] {
    return this.match.options(seat).map(({ id }) => id);
  }

  offers(seat: Power, option: string): boolean {
    return this.options(seat).includes(option);
  }

  /** Why an option is refused: code and section. */
  refusal(seat: Power, option: string): string | undefined {
    const refused = this.match.decisions(seat)[0]?.refused.find(({ id }) => id === option);
    return refused && `${refused.code}, ${refused.cite}`;
  }

  of(power: Power): Affairs {
    return this.state.powers[power];
  }

  /** Where a General is and with how many Units, e.g. `paris 3`, or `off-map`. */
  where(id: string): string {
    const general = this.general(id);
    return general.at === null ? 'off-map' : `${general.at} ${general.units}`;
  }

  general(id: string): General {
    const found = this.state.generals.find((each) => each.id === id);
    if (!found) throw new Error(`There is no General ${id}`);
    return found;
  }

  garrison(at: Territory): Power | undefined {
    return this.state.garrisons[at];
  }

  /** What was told of this type, as a seat may read it (a spectator by default). */
  told<T extends Event['type']>(type: T, seat: Power | null = null): EventOf<T>[] {
    return this.match.log(seat).filter((event) => event.type === type) as unknown as EventOf<T>[];
  }

  get winners(): readonly string[] | undefined {
    return this.match.result?.winners;
  }
}

const DULL = ['done', 'no', 'pass', 'stand', 'off-map', 'status/neutral', '0', 'rock'];

/** A match that begins with a phase in a position. */
export function restored<P extends string>(
  title: Title,
  definition: Definition<State, Event, P, View>,
  chosen: Parameters<typeof setupFor>[1],
  phase: P,
  change: (state: State) => void,
): Table<P> {
  const setup: Setup = setupFor(title, chosen);
  const start = startOf(definition, { setup, seed: 'cases', chance: 'fast' });
  const { state } = reopen<State, P>(start);
  change(state);
  const checkpoint = { ...start, phase, state };
  return new Table(Match.restore(definition, { checkpoint, tail: [], undone: 0 }));
}

export const entries = <T>(record: PerPower<T> = {}): [Power, T][] => Object.entries(record) as [Power, T][];

/** Pieces and tracks. */
export function arrange(state: State, position: Position): void {
  const { bare, master, generals, garrisons, fortresses, morale, influence, money } = position;
  if (bare) {
    for (const general of state.generals) place(general, null, 0);
    for (const at of Object.keys(state.garrisons)) delete state.garrisons[at];
    state.fortresses.splice(0);
  }
  for (const [power, places] of entries(generals)) {
    const own = state.generals.filter((general) => general.power === power);
    const wanted = Object.entries(places);
    if (wanted.length > own.length) throw new Error(`${power} has only ${own.length} Generals`);
    own.forEach((general, i) => {
      const [at, units] = wanted[i] ?? [null, 0];
      place(general, at, units);
    });
  }
  for (const [power, places] of entries(garrisons)) {
    for (const at of Object.keys(state.garrisons)) if (state.garrisons[at] === power) delete state.garrisons[at];
    for (const at of places) state.garrisons[at] = power;
  }
  if (fortresses) state.fortresses.splice(0, state.fortresses.length, ...fortresses);
  Object.assign(state.master, master);
  for (const [power, value] of entries(morale)) state.powers[power].morale = value;
  for (const [power, value] of entries(influence)) state.powers[power].influence = value;
  for (const [power, value] of entries(money)) state.powers[power].money = value;
}

function place(general: General, at: Territory | null, units: number): void {
  general.at = at;
  general.units = units;
}

/** How the cards of a deck are to lie. */
export interface Dealt {
  readonly bare?: true;
  readonly hands?: PerPower<readonly Card[]>;
  /** The next cards of the deck, the first to be drawn first. */
  readonly deck?: readonly Card[];
  /** Cards that lie in the discard pile. */
  readonly discard?: readonly Card[];
  /** Cards that are left in the deck; all others are discarded. */
  readonly deckSize?: number;
}

/** Deals a deck again to the Powers that hold its cards: all of them stay in play, wherever they are. */
export function deal(
  stock: Stock,
  held: readonly (readonly [Power, Affairs])[],
  { bare, hands = {}, deck = [], discard = [], deckSize }: Dealt,
): void {
  const pool = [...stock.deck, ...stock.discard, ...held.flatMap(([, { hand }]) => hand)].sort((a, b) => a - b);
  const take = (card: Card): Card => {
    const [taken] = pool.splice(pool.indexOf(card), 1);
    if (taken !== card) throw new Error(`There is no ${card} left`);
    return card;
  };
  const top = deck.map(take);
  const discarded = discard.map(take);
  const given = new Map(held.flatMap(([power]) => (hands[power] ? [[power, hands[power].map(take)] as const] : [])));
  for (const [power, { hand }] of held) {
    const size = bare ? 0 : hand.length;
    const dealt = given.get(power) ?? pool.splice(0, size);
    hand.splice(0, hand.length, ...dealt.sort((a, b) => a - b));
  }
  const size = deckSize === undefined ? pool.length : Math.max(0, deckSize - top.length);
  discarded.push(...pool.splice(0, pool.length - size));
  stock.deck.splice(0, stock.deck.length, ...pool, ...top.toReversed());
  stock.discard.splice(0, stock.discard.length, ...discarded);
}
