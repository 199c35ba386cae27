import type { Intention, Question, Random } from '@quadrille/kernel';
import type { Knowledge } from './bot.ts';

/** An option and how plausible it is. */
export interface Weighed {
  readonly id: string;
  readonly weight: number;
}

/** The plausibility of every option of a question, in their order. */
const weightsOf = (knowledge: Knowledge, state: unknown, question: Question): readonly number[] =>
  knowledge.priors?.(state, question) ??
  question.options.map((option) => Math.max(0, knowledge.prior(state, question, option)));

/** Every option of a question with its plausibility. */
export function weigh(knowledge: Knowledge, state: unknown, question: Question): Weighed[] {
  const weights = weightsOf(knowledge, state, question);
  return question.options.map(({ id }, i) => ({ id, weight: weights[i] ?? 0 }));
}

/** How an intention answers a question, if it has something to say to it that is on offer. */
export function answerBy(
  insight: Knowledge,
  state: unknown,
  question: Question,
  intention: Intention | undefined,
): string | undefined {
  const id = intention && insight.follow?.(state, question, intention);
  return id !== undefined && question.options.some((each) => each.id === id) ? id : undefined;
}

/**
 * What is worse happens rarely: by bare plausibility one of many poor moves would be made half of the time. The eighth
 * power won more matches than the third (docs/laboratory/strength.md).
 */
function resolute(weight: number, best: number): number {
  const square = (weight / best) ** 2;
  const fourth = square * square;
  return fourth * fourth;
}

/** An option drawn by its plausibility, as a seat does that knows what it wants. */
export function drawFrom(knowledge: Knowledge, state: unknown, question: Question, random: Random): string {
  const { options } = question;
  const [first, another] = options;
  if (!first) throw new Error(`${question.ask.id} offers ${question.seat} nothing`);
  if (!another) return first.id;
  const weights = weightsOf(knowledge, state, question);
  let best = Number.MIN_VALUE;
  for (const weight of weights) if (weight > best) best = weight;
  let total = 0;
  for (const weight of weights) total += resolute(weight, best);
  let left = total * (random.below(2 ** 30, 'policy') / 2 ** 30);
  for (let i = 0; i < options.length; i++) {
    left -= resolute(weights[i] ?? 0, best);
    if (left < 0) return options[i]?.id ?? first.id;
  }
  return first.id;
}
