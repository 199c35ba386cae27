/** Positions of Realpolitik for rule cases. */
import { Match, reopen, setupFor, startOf } from '@quadrille/kernel';
import type { State } from '../src/core/state.ts';
import type { ActionCard, Card, Power } from '../src/core/vocabulary.ts';
import { definition, type PhaseName, realpolitik } from '../src/realpolitik/index.ts';
import { partOf } from '../src/realpolitik/part.ts';
import { POWERS } from '../src/realpolitik/scenario.ts';
import { arrange, deal, entries, type PerPower, type Position, restored, Table } from './table.ts';

export type Board = Table<PhaseName>;

/** How a position differs from the set-up. */
export interface Differences extends Position {
  readonly turn?: number;
  /** All Alliances. */
  readonly allies?: readonly (readonly [Power, Power])[];
  readonly prestige?: readonly Power[];
  /** The box of the Diplomacy marker, 0 at the bottom. */
  readonly box?: number;
  /** Action cards already played. */
  readonly played?: PerPower<readonly ActionCard[]>;
  /** All Trains there are, as `berlin/hannover`. */
  readonly trains?: readonly string[];
  /** The next cards of a Power's deck, the first to be drawn first. */
  readonly decks?: PerPower<readonly Card[]>;
  /** Cards that are left in every deck; all others are discarded. */
  readonly deckSize?: number;
}

const seated = (players: number | undefined, options: Position['options'] = {}) => ({
  options,
  ...(players !== undefined && { players }),
});

/** A new match, at its first question. */
export function setUp(players = 4, options: Readonly<Record<string, string>> = {}): Board {
  const setup = setupFor(realpolitik, { players, options });
  return new Table(Match.create(definition, { setup, seed: 'cases', chance: 'fast' }));
}

/** The table as it is laid out, before anything is done. */
export function laidOut(players = 4): State {
  const setup = setupFor(realpolitik, { players });
  return reopen<State, string>(startOf(definition, { setup, seed: 'cases', chance: 'fast' })).state;
}

/** A match that begins with a phase in this position; these Powers play Movement in this turn. */
export function begin(phase: PhaseName, differences: Differences = {}, movers: readonly Power[] = []): Board {
  const { players, options, turn = 3, round = 1, bare, hands, decks, deckSize } = differences;
  return restored(realpolitik, definition, seated(players, options), phase, (state) => {
    state.turn = turn;
    state.round = round;
    arrange(state, differences);
    arrangePart(state, differences, movers);
    for (const power of POWERS)
      deal(partOf(state).stocks[power], [[power, state.powers[power]]], {
        ...(bare && { bare }),
        ...(hands && { hands }),
        ...(decks?.[power] && { deck: decks[power] }),
        ...(deckSize !== undefined && { deckSize }),
      });
  });
}

function arrangePart(state: State, differences: Differences, movers: readonly Power[]): void {
  const part = partOf(state);
  const { allies = [], prestige, box, played, trains } = differences;
  for (const [a, b] of allies) Object.assign(state.allies ?? {}, { [a]: b, [b]: a });
  if (prestige) part.prestige.splice(0, POWERS.length, ...prestige);
  if (box !== undefined) part.box = box;
  for (const [power, cards] of entries(played)) part.played[power].push(...cards);
  if (trains) part.trains.splice(0, part.trains.length, ...trains);
  part.movers.push(...movers);
  for (const power of movers) part.revealed[power] = 'movement';
}

/** A turn with these Action cards; everybody else plays Taxation. */
export function turn(cards: PerPower<ActionCard>, differences: Differences = {}): Board {
  const table = begin('actionCards', differences);
  for (const power of POWERS) table.play(table.state.master[power] ?? power, `play/${cards[power] ?? 'taxation'}`);
  return table;
}

/** The Movement of a Power begins. */
export const movement = (power: Power, differences: Differences = {}): Board => begin('envoy', differences, [power]);

/** The Movement with its Envoy chosen and nothing disbanded: the Train pre-move. */
export function entraining(power: Power, envoy: Power, differences: Differences = {}): Board {
  const table = movement(power, differences);
  return table.play(table.state.master[power] ?? power, `envoy/${envoy}`, 'done');
}

/** The Movement without a pre-move: the first round of movement. */
export function marching(power: Power, envoy: Power, differences: Differences = {}): Board {
  const table = entraining(power, envoy, differences);
  const seat = table.state.master[power] ?? power;
  return table.asked(seat) === 'pre-move' ? table.play(seat, 'done') : table;
}

/** The Diplomacy Phase in which the Alliance markers go to these Powers. */
export function diplomacy(given: PerPower<Power>, differences: Differences = {}): Board {
  const table = begin('negotiation', differences);
  for (const [power, other] of entries(given)) table.play(power, `alliance/${other}`);
  return table;
}

/** Who is in an Alliance with whom, each pair once. */
export const alliancesOf = ({ state }: Board): string[] =>
  Object.entries(state.allies ?? {})
    .filter(([a, b]) => a < b)
    .map(([a, b]) => `${a}–${b}`);

/** A battle in which these cards are played in turn, `null` for a pass, until nobody is asked for one. */
export function fight(table: Board, cards: PerPower<readonly string[]>): Board {
  const left = new Map(entries(cards).map(([power, plays]) => [power, [...plays]]));
  for (;;) {
    const seat = table.waiting.find((each) => table.asked(each) === 'battle-card');
    if (!seat) return table;
    table.play(seat, left.get(seat)?.shift() ?? 'pass');
  }
}
