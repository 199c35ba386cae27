/** Positions of Coalitions for rule cases. */
import { Match, setupFor, startOf } from '@quadrille/kernel';
import { coalitions, definition, type PhaseName, type State } from '../src/coalitions/index.ts';
import { RULESET } from '../src/coalitions/ruleset.ts';
import type { Affairs, Empereur } from '../src/core/state.ts';
import type { Action, Power, Status } from '../src/core/vocabulary.ts';
import { arrange, type Dealt, deal, type PerPower, type Position, restored, Table as Seated } from './table.ts';

export type Table = Seated<PhaseName>;

/** How a position differs from the set-up. */
export interface Differences extends Position, Dealt {
  readonly scenario?: string;
  readonly status?: PerPower<Status>;
  /** Which General is the named one. */
  readonly named?: PerPower<string>;
  readonly spainClosed?: boolean;
  /** L'Empereur: the next Napoleon cards, the first to be drawn first. */
  readonly napoleon?: readonly string[];
  /** L'Empereur: how many actions of the turn have been taken. */
  readonly step?: number;
}

/** The table as it is laid out, before anything is done. */
export function laidOut(scenario: string, players = 6, options: Readonly<Record<string, string>> = {}): State {
  const setup = setupFor(coalitions, { scenario, players, options });
  return startOf(definition, { setup, seed: 'cases', chance: 'fast' }).state;
}

/** A new match, at its first question. */
export function setUp(scenario: string, players = 6, options: Readonly<Record<string, string>> = {}): Table {
  const setup = setupFor(coalitions, { scenario, players, options });
  return new Seated(Match.create(definition, { setup, seed: 'cases', chance: 'fast' }));
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
  const { scenario = '1805', players, options = {}, status, named, spainClosed } = differences;
  const chosen = { scenario, options, ...(players !== undefined && { players }) };
  return restored(coalitions, definition, chosen, phase, (state) => {
    state.turn = turn;
    state.round = differences.round ?? 1;
    arrange(state, differences);
    Object.assign(state.status, status);
    Object.assign(state.named, named);
    if (spainClosed !== undefined) state.spainClosed = spainClosed;
    if (state.empereur) arrangeNapoleon(state.empereur, differences);
    deal(state, Object.entries(state.powers) as [Power, Affairs][], differences);
  });
}

function arrangeNapoleon(empereur: Empereur, { napoleon = [], step = 0 }: Differences): void {
  const rest = empereur.deck.filter((card) => !napoleon.includes(card));
  empereur.deck.splice(0, empereur.deck.length, ...rest, ...napoleon.toReversed());
  empereur.step = step;
}
