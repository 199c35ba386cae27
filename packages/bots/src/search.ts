import { Random, type Seat } from '@quadrille/kernel';
import type { Bot, Knowledge, Table } from './bot.ts';
import { type Budget, type Meter, meterOf } from './budget.ts';
import { candidatesOf } from './candidates.ts';
import { standing, toHorizon } from './horizon.ts';
import { matchRegrets } from './regret.ts';

/** What the plausibility of an option counts beside what the rollouts say. */
const TRUST = 0.02;

/** An option with what the search thinks of it. */
export interface Ranked {
  readonly id: string;
  /** How well the seat stands after it, from 0 to 1: the mean over the imagined worlds. */
  readonly value: number;
  /** How plausible it was before, as a share of all. */
  readonly share: number;
  readonly rollouts: number;
}

export interface Candidate {
  readonly id: string;
  readonly weight: number;
  readonly share: number;
  sum: number;
  rollouts: number;
}

/** The plausible options of a seat, the best first. */
export function rank(insight: Knowledge, table: Table, seat: Seat, random: Random, budget: Budget): Ranked[] {
  const world = `${random.seed}/${random.below(2 ** 32, 'bot')}`;
  const root = table.fork(seat, new Random(world));
  const question = root.question(seat);
  if (!question) throw new Error(`${seat} is not asked anything`);
  const weighed = candidatesOf(insight, root.state, question);
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const candidates = weighed.map(({ id, weight }) => ({ id, weight, share: weight / total, sum: 0, rollouts: 0 }));
  const trial = { insight, table, seat, world };
  if (candidates.length === 1) return candidates.map(rankOf);
  if (!question.secret) {
    halve(trial, candidates, meterOf(budget));
    return candidates.map(rankOf).sort((a, b) => scoreOf(b) - scoreOf(a) || b.rollouts - a.rollouts);
  }
  matchRegrets(trial, candidates, meterOf(budget));
  return mixed(candidates.map(rankOf), random);
}

const scoreOf = ({ value, share }: Ranked): number => value + TRUST * share;

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

const rankOf = ({ id, share, sum, rollouts }: Candidate): Ranked => ({
  id,
  share,
  rollouts,
  value: rollouts === 0 ? 0 : sum / rollouts,
});

/** What the candidates are tried with. */
export interface Trial {
  readonly insight: Knowledge;
  readonly table: Table;
  readonly seat: Seat;
  readonly world: string;
}

/** Sequential halving: every stage tries the candidates that are left in the same worlds, and keeps the better half. */
function halve(trial: Trial, candidates: Candidate[], meter: Meter): void {
  const stages = Math.ceil(Math.log2(candidates.length));
  let left = candidates;
  let worlds = 0;
  for (let stage = 0; stage < stages; stage++) {
    meter.stage(1 / stages);
    for (let done = false; !done; worlds++) {
      for (const candidate of left) {
        candidate.sum += tryOut(trial, candidate.id, worlds);
        candidate.rollouts++;
        done = meter.spent();
        if (done) break;
      }
    }
    const mean = ({ sum, rollouts, share }: Candidate) => (rollouts === 0 ? -1 : sum / rollouts) + TRUST * share;
    left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  // Those that fell out early are judged by fewer worlds: none of them may win by luck.
  const [best] = left;
  const ceiling = best && best.rollouts > 0 ? best.sum / best.rollouts : 0;
  for (const each of candidates) if (!left.includes(each)) each.sum = Math.min(each.sum, ceiling * each.rollouts);
}

/** What becomes of an option in one imagined world: the same world, and the same luck, for every option. */
function tryOut({ insight, table, seat, world }: Trial, id: string, number: number): number {
  const luck = `${world}/${number}`;
  const run = table.fork(seat, new Random(luck));
  run.answer(seat, id);
  toHorizon(insight, run, seat, new Random(luck));
  return standing(insight, run, seat);
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
