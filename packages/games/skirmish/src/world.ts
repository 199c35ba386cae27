/** Joins a position to the data it is played with: the rules are a function of both, so that editions can differ. */
import type { Game as KernelGame, Rules } from '@quadrille/kernel';
import type { Data } from './data.ts';
import type { Event, State } from './state.ts';

export interface World {
  readonly state: State;
  readonly data: Data;
}

/** What rules have in hand. */
export interface Game extends World, KernelGame<State, Event> {}

/** A chapter, given the data. */
export const withData =
  <P>(data: Data, chapter: (game: Game) => Rules<P>) =>
  ({ state, random, tell, liftVeil }: KernelGame<State, Event>): Rules<P> =>
    chapter({ state, random, tell, liftVeil, data });
