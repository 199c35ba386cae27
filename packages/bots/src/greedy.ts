import { type AnyInsight, type AnyOption, Random, type Seat } from '@quadrille/kernel';
import type { AnyRun, Skill, Table } from './bot.ts';

/** How many of the most plausible options are tried out. */
const TRIED = 16;

/** What the plausibility of an option weighs against what came of it. */
const TRUST = 0.05;

interface Candidate {
  readonly id: string;
  /** Its part of the plausibility of all options, from 0 to 1. */
  readonly share: number;
}

/** Tries the plausible options in one imagined world and takes the one after which the seat stands best. */
export const greedy: Skill = (insight) => (table, seat, random) => {
  const [only, another] = table.options(seat);
  if (only && !another) return only.id;
  const world = `${random.below(2 ** 32, 'bot')}`;
  const candidates = plausible(insight, imagine(table, seat, world), seat, random);
  const scored = candidates.map(({ id, share }) => {
    const after = imagine(table, seat, world);
    after.answer(seat, id);
    return { id, score: standing(insight, after, seat) + TRUST * share };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).id;
};

/** The same world every time it is asked for by the same name. */
const imagine = (table: Table, seat: Seat, world: string): AnyRun => table.fork(seat, new Random(world));

/** The most plausible options, the best first; equals in random order. */
function plausible(insight: AnyInsight, run: AnyRun, seat: Seat, random: Random): readonly Candidate[] {
  const question = run.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const weigh = (option: AnyOption) => Math.max(0, insight.prior(run.state, question, option));
  const weights = question.options.map((option) => ({ id: option.id, weight: weigh(option) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return random
    .shuffle(weights, 'bot')
    .sort((a, b) => b.weight - a.weight)
    .slice(0, TRIED)
    .map(({ id, weight }) => ({ id, share: weight / total }));
}

/** From 0 (lost) to 1 (won). A match that is over needs no judgement. */
function standing(insight: AnyInsight, run: AnyRun, seat: Seat): number {
  if (run.result) return run.result.winners.includes(seat) ? 1 : 0;
  return insight.evaluate(run.state, seat);
}
