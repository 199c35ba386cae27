import type { Question } from '@quadrille/kernel';
import type { Knowledge } from './bot.ts';
import { type Weighed, weigh } from './policy.ts';

/** No more options than this are looked into. */
const MOST = 32;
/** An option so much less plausible than the best is not worth a thought. */
const HOPELESS = 1e-3;

/** The most plausible options, the best first. */
export function candidatesOf(insight: Knowledge, state: unknown, question: Question): Weighed[] {
  const weighed = weigh(insight, state, question).sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  const least = (best?.weight ?? 0) * HOPELESS;
  return weighed.slice(0, MOST).filter(({ weight }) => weight >= least);
}
