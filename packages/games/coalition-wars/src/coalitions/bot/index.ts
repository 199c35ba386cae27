/** What bots know of Coalitions. */
import type { AnyInsight, Insight } from '@quadrille/kernel';
import type { State } from '../../core/state.ts';
import { evaluate } from './evaluate.ts';
import { answerLetter, breaks, lettersFrom } from './manners.ts';
import { prior, priors } from './prior.ts';
import { reasons } from './reasons.ts';

const knowledge = {
  evaluate,
  prior,
  priors,
  boundary: ({ state }: { readonly state: State }) => `${state.round}/${state.turn}`,
  reasons,
  answerLetter,
  lettersFrom,
  breaks,
} satisfies Insight<State, string> & Record<string, unknown>;

export const insight = knowledge as unknown as AnyInsight;
