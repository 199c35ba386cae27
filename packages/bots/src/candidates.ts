import type { Question } from '@quadrille/kernel';
import type { Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { type Weighed, weigh } from './policy.ts';

/** No more options than this are looked into, and no more than can each be tried a few times. */
const MOST = 32;
const LEAST_TRIALS = 4;
/** An option so much less plausible than the best is not worth a thought. */
const HOPELESS = 1e-3;

/** How many options a budget is enough for. */
export const breadthOf = (budget: Budget): number =>
  'iterations' in budget ? Math.min(MOST, Math.max(2, Math.floor(budget.iterations / LEAST_TRIALS))) : MOST;

/** The most plausible options, the best first. */
export function candidatesOf(insight: Knowledge, state: unknown, question: Question, most = MOST): Weighed[] {
  const weighed = weigh(insight, state, question).sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  const least = (best?.weight ?? 0) * HOPELESS;
  return weighed.slice(0, most).filter(({ weight }) => weight >= least);
}
