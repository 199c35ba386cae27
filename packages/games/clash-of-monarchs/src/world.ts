/** Joins states to the data they are played with: the rules are a function of both, so that editions can differ. */
import type { Game as KernelGame, Phase, Rules } from '@quadrille/kernel';
import type { PhaseId } from './agenda.ts';
import type { Data } from './board/data.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** A position, and everything printed. Facts are asked of it. */
export interface World {
  readonly state: State;
  readonly data: Data;
}

/** What rules have in hand. */
export interface Game extends World, KernelGame<State, Event> {}

/** Gives every phase the data. */
export function withData(
  data: Data,
  phases: Readonly<Record<PhaseId, (game: Game) => Rules<PhaseId>>>,
): Record<PhaseId, Phase<State, Event, PhaseId>> {
  const gameOf = ({ state, random, tell, liftVeil }: KernelGame<State, Event>): Game => ({
    state,
    random,
    tell,
    liftVeil,
    data,
  });
  const names = Object.keys(phases) as PhaseId[];
  const bound = names.map((name) => [name, (game: KernelGame<State, Event>) => phases[name](gameOf(game))] as const);
  return Object.fromEntries(bound) as Record<PhaseId, Phase<State, Event, PhaseId>>;
}

/** One die. */
export const rollDie = (game: Game): number => game.random.below(6, 'dice') + 1;
