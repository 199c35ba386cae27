import type { AnyInsight, AnyOption, Question, Random } from '@quadrille/kernel';
import type { AnyRun } from './bot.ts';

/** An option and how plausible it is. */
export interface Weighed {
  readonly id: string;
  readonly weight: number;
}

/** Every option of a question with its plausibility. */
export const weigh = ({ prior }: AnyInsight, state: unknown, question: Question): Weighed[] =>
  question.options.map((option: AnyOption) => ({ id: option.id, weight: Math.max(0, prior(state, question, option)) }));

/** The most plausible option; one of equals at random, for who always shows the same sign is soon read. */
export function likeliest({ prior }: AnyInsight, state: unknown, question: Question, random: Random): string {
  let best: string[] = [];
  let most = -1;
  for (const option of question.options) {
    const weight = prior(state, question, option);
    if (weight < most) continue;
    if (weight > most) best = [];
    most = weight;
    best.push(option.id);
  }
  const [only, another] = best;
  return only !== undefined && another === undefined ? only : random.pick(best, 'policy');
}

/** An option drawn by its plausibility. */
export function drawn(weighed: readonly Weighed[], random: Random): string {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let left = (total * random.below(2 ** 30, 'policy')) / 2 ** 30;
  for (const { id, weight } of weighed) {
    left -= weight;
    if (left < 0) return id;
  }
  const [first] = weighed;
  if (!first) throw new Error('Nothing to draw from');
  return first.id;
}

/** Plays on by plausibility, all seats alike, until `done` says so. */
export function playOn(insight: AnyInsight, run: AnyRun, random: Random, done: () => boolean): void {
  while (!run.result && !done()) {
    const [seat] = run.waiting;
    const question = seat === undefined ? undefined : run.question(seat);
    if (seat === undefined || !question) throw new Error('Nobody is waited for');
    run.answer(seat, drawn(weigh(insight, run.state, question), random));
  }
}
