/** What bots know of Coalitions. */
import type { AnyInsight, Insight } from '@quadrille/kernel';
import type { State } from '../../core/state.ts';
import { evaluate } from './evaluate.ts';
import { prior } from './prior.ts';

const knowledge: Insight<State, string> = {
  evaluate,
  prior,
  boundary: ({ state }) => `${state.round}/${state.turn}`,
};

export const insight = knowledge as unknown as AnyInsight;
