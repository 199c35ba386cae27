/**
 * Positions for rule cases: a scenario with differences, set up between two phases like a stored match, then played by
 * option ids. Generals are numbered as they are listed: `generals: { france: { picardie: 3, paris: 1 } }` puts
 * `france-1` into Picardie and `france-2` into Paris; the others are off the map.
 */
import { type Checkpoint, Match, type Setup, setupFor, startOf } from '@quadrille/kernel';
import { coalitions, definition, type Event, type PhaseName, type State, type View } from '../src/coalitions/index.ts';
import { RULESET } from '../src/coalitions/ruleset.ts';
import type { Affairs, Empereur, General } from '../src/core/state.ts';
import type { Action, Card, Power, Status, Territory } from '../src/core/vocabulary.ts';

type PerPower<T> = Partial<Record<Power, T>>;

/** How a position differs from the set-up. */
export interface Differences {
  readonly scenario?: string;
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly round?: number;
  /** Nothing on the map and no cards in hand but what is named here. */
  readonly bare?: true;
  readonly status?: PerPower<Status>;
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
  /** The next cards of the deck, the first to be drawn first. */
  readonly deck?: readonly Card[];
  /** Cards that lie in the discard pile. */
  readonly discard?: readonly Card[];
  /** Cards that are left in the deck; all others are discarded. */
  readonly deckSize?: number;
  /** Which General is the named one. */
  readonly named?: PerPower<string>;
  readonly spainClosed?: boolean;
  /** L'Empereur: the next Napoleon cards, the first to be drawn first. */
  readonly napoleon?: readonly string[];
  /** L'Empereur: how many actions of the turn have been taken. */
  readonly step?: number;
}

/** The events of a type; several types may share a shape. */
type EventOf<T, E = Event> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

type CoalitionsMatch = Match<State, Event, PhaseName, View>;

/** A match being played, and what a case wants to know of it. */
export class Table {
  readonly match: CoalitionsMatch;

  constructor(match: CoalitionsMatch) {
    this.match = match;
  }

  get state(): State {
    return this.match.inspect().state;
  }

  get phase(): PhaseName {
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
  idle(until: (table: Table) => boolean = () => false, except: readonly Power[] = []): this {
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

/** The table as it is laid out, before anything is done. */
export function laidOut(scenario: string, players = 6, options: Readonly<Record<string, string>> = {}): State {
  const setup = setupFor(coalitions, { scenario, players, options });
  return startOf(definition, { setup, seed: 'cases', chance: 'fast' }).state;
}

/** A new match, at its first question. */
export function setUp(scenario: string, players = 6, options: Readonly<Record<string, string>> = {}): Table {
  const setup = setupFor(coalitions, { scenario, players, options });
  return new Table(Match.create(definition, { setup, seed: 'cases', chance: 'fast' }));
}

/** The Movement action of a Power begins. */
export const movement = (power: Power, differences: Differences = {}): Table =>
  begin('envoy', turnOf(power, 'movement'), differences);

/** The Movement action with its Envoy chosen and nothing disbanded: the first round of movement. */
export const marching = (power: Power, envoy: Power, differences: Differences = {}): Table => {
  const table = movement(power, differences);
  return table.play(seatOf(table, power), `envoy/${envoy}`, 'done');
};

/** The turn in which a Power takes an action; everybody else is on an action of their own. */
export const action = (power: Power, what: Action, differences: Differences = {}): Table =>
  begin('actions', turnOf(power, what), differences);

/** The turn in which a Minor Power comes to Muster, before any action. */
export const bidding = (minor: Power, differences: Differences = {}): Table =>
  begin('turn', turnOf(minor, 'muster'), differences);

/** The Diplomacy Phase of the second round. */
export const diplomacy = (differences: Differences = {}): Table =>
  begin('expulsion', 0, { ...differences, round: differences.round ?? 2 });

/** The Diplomacy Phase, played to its adjustments with these declarations; everybody else declares what they are. */
export function declare(declared: PerPower<Status>, differences: Differences = {}): Table {
  const table = diplomacy(differences);
  const askedFor = (what: string) => table.waiting.find((seat) => table.asked(seat) === what);
  table.idle(() => askedFor('declare') !== undefined);
  for (const seat of [...table.waiting]) table.play(seat, `status/${declared[seat] ?? table.state.status[seat]}`);
  for (let seat = askedFor('admit'); seat; seat = askedFor('admit')) table.play(seat, 'yes');
  return table;
}

/** L'Empereur with one player, at an action of a Power; the actions of that turn before it are over. */
export function empereur(power: Power, what: Action, differences: Differences = {}): Table {
  const step = RULESET.actions.indexOf(what);
  return begin('empereurAction', turnOf(power, what), { players: 1, step, ...differences, scenario: 'empereur' });
}

/** The last turn of a round is over. */
export const endOfRound = (differences: Differences = {}): Table => begin('turnEnd', 5, differences);

/** The seat that decides for a Power. */
export const seatOf = ({ state }: Table, power: Power): Power => state.master[power] ?? power;

/** The turn of the round in which a Power takes an action. */
function turnOf(power: Power, what: Action): number {
  const { actions, wheel } = RULESET;
  return (actions.indexOf(what) - (wheel[power] ?? 0) + actions.length) % actions.length;
}

/** A match that begins with a phase in this position. */
export function begin(phase: PhaseName, turn: number, differences: Differences): Table {
  const { scenario = '1805', players, options = {} } = differences;
  const setup: Setup = setupFor(coalitions, { scenario, options, ...(players !== undefined && { players }) });
  const start = startOf(definition, { setup, seed: 'cases', chance: 'fast' });
  const { state } = start;
  state.turn = turn;
  state.round = differences.round ?? 1;
  arrange(state, differences);
  deal(state, differences);
  const checkpoint: Checkpoint<State, PhaseName> = { ...start, phase };
  return new Table(Match.restore(definition, { checkpoint, tail: [], undone: 0 }));
}

const entries = <T>(record: PerPower<T> = {}): [Power, T][] => Object.entries(record) as [Power, T][];

/** Pieces and tracks. */
function arrange(state: State, differences: Differences): void {
  const { bare, status, master, generals, garrisons, fortresses, morale, influence, money, named } = differences;
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
  Object.assign(state.status, status);
  Object.assign(state.master, master);
  Object.assign(state.named, named);
  for (const [power, value] of entries(morale)) state.powers[power].morale = value;
  for (const [power, value] of entries(influence)) state.powers[power].influence = value;
  for (const [power, value] of entries(money)) state.powers[power].money = value;
  if (differences.spainClosed !== undefined) state.spainClosed = differences.spainClosed;
  if (state.empereur) arrangeNapoleon(state.empereur, differences);
}

function arrangeNapoleon(empereur: Empereur, { napoleon = [], step = 0 }: Differences): void {
  const rest = empereur.deck.filter((card) => !napoleon.includes(card));
  empereur.deck.splice(0, empereur.deck.length, ...rest, ...napoleon.toReversed());
  empereur.step = step;
}

function place(general: General, at: Territory | null, units: number): void {
  general.at = at;
  general.units = units;
}

/** Cards: all forty stay in play, wherever they are. */
function deal(state: State, { bare, hands = {}, deck = [], discard = [], deckSize }: Differences): void {
  const held = Object.entries(state.powers) as [Power, Affairs][];
  const pool = [...state.deck, ...state.discard, ...held.flatMap(([, { hand }]) => hand)].sort((a, b) => a - b);
  const take = (card: Card): Card => {
    const [taken] = pool.splice(pool.indexOf(card), 1);
    if (taken !== card) throw new Error(`There is no ${card} left`);
    return card;
  };
  const top = deck.map(take);
  const discarded = discard.map(take);
  const given = new Map(entries(hands).map(([power, cards]) => [power, cards.map(take)]));
  for (const [power, { hand }] of held) {
    const size = bare ? 0 : hand.length;
    const dealt = given.get(power) ?? pool.splice(0, size);
    hand.splice(0, hand.length, ...dealt.sort((a, b) => a - b));
  }
  const size = deckSize === undefined ? pool.length : Math.max(0, deckSize - top.length);
  discarded.push(...pool.splice(0, pool.length - size));
  state.deck.splice(0, state.deck.length, ...pool, ...top.toReversed());
  state.discard.splice(0, state.discard.length, ...discarded);
}
