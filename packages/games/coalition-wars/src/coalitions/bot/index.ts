/** What bots know of Coalitions. */
import type { AnyInsight, Insight } from '@quadrille/kernel';
import type { State } from '../../core/state.ts';
import { evaluate } from './evaluate.ts';
import { prior, priors } from './prior.ts';

const knowledge = {
  evaluate,
  prior,
  priors,
  boundary: ({ state }: { readonly state: State }) => `${state.round}/${state.turn}`,
} satisfies Insight<State, string> & Record<string, unknown>;

export const insight = knowledge as unknown as AnyInsight;
