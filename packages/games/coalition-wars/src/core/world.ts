/** Joins the rules of a title to states and phases of the family. */
import type { Game as KernelGame, Phase, Rules } from '@quadrille/kernel';
import type { Event } from './events.ts';
import type { Ruleset } from './rules.ts';
import type { Game, State, World } from './state.ts';

/** The state with the board it is played on and the rules of its title. */
export const worldUnder =
  (rules: Ruleset) =>
  (state: State): World => ({ state, board: rules.data.boardOf(state.board), rules });

/** Gives phases of the family the board and the rules of the title. */
export function withRules<P extends string>(
  rules: Ruleset,
  phases: Readonly<Record<P, (game: Game) => Rules<P>>>,
): Record<P, Phase<State, Event, P>> {
  const gameOf = ({ state, random, tell, liftVeil }: KernelGame<State, Event>): Game => ({
    state,
    random,
    tell,
    liftVeil,
    board: rules.data.boardOf(state.board),
    rules,
  });
  const names = Object.keys(phases) as P[];
  const bound = names.map((name) => [name, (game: KernelGame<State, Event>) => phases[name](gameOf(game))] as const);
  return Object.fromEntries(bound) as Record<P, Phase<State, Event, P>>;
}
