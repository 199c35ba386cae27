import type { Game as KernelGame, Phase, Rules } from '@quadrille/kernel';
import { boardOf } from '../core/board.ts';
import type { Event } from '../core/events.ts';
import type { Game, State, World } from '../core/state.ts';
import { RULESET } from './ruleset.ts';

/** The state with the board it is played on and the rules of Coalitions. */
export const worldOf = (state: State): World => ({ state, board: boardOf(state.board), rules: RULESET });

const gameOf = ({ state, random, tell, liftVeil }: KernelGame<State, Event>): Game => ({
  state,
  random,
  tell,
  liftVeil,
  board: boardOf(state.board),
  rules: RULESET,
});

/** Gives phases of the family the board and the rules of Coalitions. */
export const withRules = <P extends string>(
  phases: Readonly<Record<P, (game: Game) => Rules<P>>>,
): Record<P, Phase<State, Event, P>> => {
  const names = Object.keys(phases) as P[];
  const bound = names.map((name) => [name, (game: KernelGame<State, Event>) => phases[name](gameOf(game))] as const);
  return Object.fromEntries(bound) as Record<P, Phase<State, Event, P>>;
};
