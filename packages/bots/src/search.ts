import { Random, type Seat } from '@quadrille/kernel';
import type { Bot, Knowledge, Table } from './bot.ts';
import { type Budget, meterOf } from './budget.ts';
import { breadthOf, candidatesOf } from './candidates.ts';
import { halve } from './halving.ts';
import { matchRegrets } from './regret.ts';
import type { Candidate } from './trial.ts';

/** An option with what the search thinks of it. */
export interface Ranked {
  readonly id: string;
  /** How well the seat stands after it, from 0 to 1: the mean over the imagined worlds. */
  readonly value: number;
  /** How plausible it was before, as a share of all. */
  readonly share: number;
  readonly rollouts: number;
}

/** An option e times as plausible as another probably gives so much more of a chance to win. */
const PROMISE = 0.007;

/** The plausible options of a seat, the best first. */
export function rank(insight: Knowledge, table: Table, seat: Seat, random: Random, budget: Budget): Ranked[] {
  const meter = meterOf(budget);
  const world = `${random.seed}/${random.below(2 ** 32, 'bot')}`;
  const root = table.fork(seat, new Random(world));
  const question = root.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const weighed = candidatesOf(insight, root.state, question, breadthOf(budget));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const candidates: Candidate[] = weighed.map(({ id, weight }) => ({
    id,
    weight,
    share: weight / total,
    promise: PROMISE * Math.log(weight / (weighed[0]?.weight || 1) || Number.MIN_VALUE),
    values: [],
    value: 0,
  }));
  const trial = { insight, table, seat, world };
  if (candidates.length === 1) return candidates.map(rankOf);
  if (!question.secret) {
    return halve(trial, candidates, meter).map(rankOf);
  }
  matchRegrets(trial, candidates, meter);
  return mixed(candidates.map(rankOf), random);
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

const rankOf = ({ id, share, value, values }: Candidate): Ranked => ({ id, share, value, rollouts: values.length });

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
