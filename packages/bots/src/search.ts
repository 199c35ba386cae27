import { type Question, Random, type Seat } from '@quadrille/kernel';
import type { Bot, Imaginable, Knowledge } from './bot.ts';
import { type Budget, meterOf } from './budget.ts';
import { breadthOf, candidatesFor, mutantOf } from './candidates.ts';
import { type Breed, halve } from './halving.ts';
import { matchRegrets } from './regret.ts';
import type { Candidate, Trial } from './trial.ts';
import { worldOf } from './world.ts';

/** An option with what the search thinks of it. */
export interface Ranked {
  readonly id: string;
  /** The best that can be meant by it, where the game knows intentions. */
  readonly intention?: Candidate['intention'];
  /** How well the seat stands after it, from 0 to 1: the mean over the imagined worlds. */
  readonly value: number;
  /** How plausible it was before, as a share of all. */
  readonly share: number;
  readonly rollouts: number;
}

/** The plausible options of a seat, the best first. */
export function rank(insight: Knowledge, table: Imaginable, seat: Seat, random: Random, budget: Budget): Ranked[] {
  const world = `${random.seed}/${random.below(2 ** 32, 'bot')}`;
  const trial: Trial = { insight, table, seat, world };
  const { state, question } = rootOf(trial);
  const known = insight.atOnce?.(state, question);
  if (known !== undefined) return [{ id: known, value: 0, share: 1, rollouts: 0 }];
  const candidates = candidatesFor(insight, state, question, breadthOf(budget));
  if (candidates.length === 1) return byOption(candidates);
  const meter = meterOf(budget);
  if (!question.secret) return byOption(halve(trial, candidates, meter, breedFor(trial, { state, question })));
  matchRegrets(trial, candidates, meter);
  return mixed(byOption(candidates, 'sum'), random);
}

interface Root {
  readonly state: unknown;
  readonly question: Question;
}

/** The world in which it is thought of what might be done, and the question it is about. */
function rootOf({ insight, table, seat, world }: Trial): Root {
  const run = worldOf(insight, table, seat, world);
  const question = run.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  return { state: run.state, question };
}

/** How new intentions come of two that did well, where the game knows. */
function breedFor({ insight, world }: Trial, { state, question }: Root): Breed | undefined {
  if (!insight.mutate) return undefined;
  const random = new Random(`${world}/mutate`);
  return (one, other) =>
    mutantOf(insight, state, question, one, other, (a, b) => insight.mutate?.(state, a, b, random));
}

/** Several things may be meant by one option: the best of them speaks for it; how often they were played adds up. */
function byOption(candidates: readonly Candidate[], how: 'best' | 'sum' = 'best'): Ranked[] {
  const options = [...new Set(candidates.map(({ option }) => option))];
  return options.flatMap((id) => {
    const all = candidates.filter(({ option }) => option === id);
    const [best] = all;
    if (!best) return [];
    const sum = (of: (each: Candidate) => number) => all.reduce((total, each) => total + of(each), 0);
    const rollouts = sum(({ values }) => values.length);
    const share = sum((each) => each.share);
    const value = how === 'sum' ? sum((each) => each.value) : best.value;
    return [{ id, ...(best.intention && { intention: best.intention }), share, value, rollouts }];
  });
}

/** What is chosen in secret must not be foreseen: the first is drawn, as often as it was played on average. */
function mixed(ranked: Ranked[], random: Random): Ranked[] {
  const sorted = ranked.sort((a, b) => b.value - a.value);
  let left = random.below(2 ** 30, 'bot') / 2 ** 30;
  const first =
    sorted.find(({ value }) => {
      left -= value;
      return left < 0;
    }) ?? sorted[0];
  return first ? [first, ...sorted.filter((each) => each !== first)] : sorted;
}

/** A bot that looks ahead. */
export const search =
  (insight: Knowledge, budget: Budget): Bot =>
  (table, seat, random) => {
    const [only, another] = table.options(seat);
    if (only && !another) return only.id;
    const [best] = rank(insight, table, seat, random, budget);
    if (!best) throw new Error(`${seat} has no options`);
    return best.id;
  };
