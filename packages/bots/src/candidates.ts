import type { Intention, Question } from '@quadrille/kernel';
import type { Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { answerBy, type Weighed, weigh } from './policy.ts';
import type { Candidate } from './trial.ts';

/** No more than this is looked into, and no more than can each be tried a few times. */
const MOST = 48;
const LEAST_TRIALS = 4;
/** An option so much less plausible than the best is not worth a thought. */
const HOPELESS = 1e-3;
/** Among intentions so many of the best bare options are kept: what no intention thought of may still be right. */
const BARE = 6;

/** Something e times as plausible as another probably gives so much more of a chance to win. */
const PROMISE = 0.007;

/** How many candidates a budget is enough for. */
export const breadthOf = (budget: Budget): number =>
  'iterations' in budget ? Math.min(MOST, Math.max(2, Math.floor(budget.iterations / LEAST_TRIALS))) : MOST;

/** What a seat might do about a question: what it means to do by it, and the most plausible options; the best first. */
export function candidatesFor(insight: Knowledge, state: unknown, question: Question, most: number): Candidate[] {
  const meant = intentionsOf(insight, state, question);
  const options = plausibleOf(insight, state, question, meant.length > 0 ? Math.min(BARE, most) : most);
  const bare = options.map(({ id, weight }): Idea => ({ id, option: id, weight }));
  const kept = alike(bare, meant).slice(0, most);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return kept.map((each) => candidateOf(each, { total, best: kept[0]?.weight || 1 }));
}

interface Idea extends Weighed {
  readonly option: string;
  readonly intention?: Intention;
}

/** Both kinds are weighed by a scale of their own: the best of the one counts as much as the best of the other. */
function alike(bare: readonly Idea[], meant: readonly Idea[]): Idea[] {
  const scaled = (ideas: readonly Idea[]) => {
    const best = Math.max(Number.MIN_VALUE, ...ideas.map(({ weight }) => weight));
    return ideas.map((each) => ({ ...each, weight: each.weight / best }));
  };
  return [...scaled(meant), ...scaled(bare)].sort((a, b) => b.weight - a.weight);
}

/** The intentions that answer this question, each once. */
function intentionsOf(insight: Knowledge, state: unknown, question: Question): Idea[] {
  const seen = new Set<string>();
  return (insight.intentions?.(state, question.seat, question) ?? []).flatMap((intention) => {
    const option = answerBy(insight, state, question, intention);
    if (option === undefined || seen.has(intention.id)) return [];
    seen.add(intention.id);
    return [{ id: intention.id, option, intention, weight: intention.weight ?? 1 }];
  });
}

/** The most plausible options, the best first. */
export function plausibleOf(insight: Knowledge, state: unknown, question: Question, most = MOST): Weighed[] {
  const weighed = weigh(insight, state, question).sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  const least = (best?.weight ?? 0) * HOPELESS;
  return weighed.slice(0, most).filter(({ weight }) => weight >= least);
}

function candidateOf({ id, option, intention, weight }: Idea, all: { total: number; best: number }): Candidate {
  const promise = PROMISE * Math.log(weight / all.best || Number.MIN_VALUE);
  return { id, option, intention, weight, share: weight / all.total, promise, values: [], value: 0 };
}

/** A neighbour of two candidates, as plausible as the less plausible of them; nothing: there is none that answers. */
export function mutantOf(
  insight: Knowledge,
  state: unknown,
  question: Question,
  one: Candidate,
  other: Candidate,
  mutate: (one: Intention, other: Intention) => Intention | undefined,
): Candidate | undefined {
  const intention = one.intention && other.intention && mutate(one.intention, other.intention);
  const option = intention && answerBy(insight, state, question, intention);
  if (!intention || option === undefined) return undefined;
  const { weight, share, promise } = one.weight < other.weight ? one : other;
  return { id: intention.id, option, intention, weight, share, promise, values: [], value: 0 };
}
