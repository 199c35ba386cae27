import { Random } from '@quadrille/kernel';
import type { Meter } from './budget.ts';
import { standing, toHorizon } from './horizon.ts';
import { type Candidate, TRUST, type Trial } from './trial.ts';

/** Every so many worlds it is looked whether some candidates have fallen behind for good, but not before so many. */
const LOOK_EVERY = 8;
const ENOUGH = 32;
/** Behind by so many standard errors is behind for good. */
const SURELY = 3;
/** A difference in the chance to win that is not worth thinking on. */
const TRIFLE = 0.002;

/**
 * Sequential halving: every stage tries the candidates that are left in the same worlds, and keeps the better half.
 * Those that have fallen behind for good go sooner, and when only one is left the time that remains is saved.
 */
export function halve(trial: Trial, candidates: readonly Candidate[], meter: Meter): void {
  const stages = Math.ceil(Math.log2(candidates.length));
  let left = [...candidates];
  let worlds = 0;
  for (let stage = 0; stage < stages && left.length > 1; stage++) {
    meter.stage(1 / stages);
    for (let done = false; !done; worlds++) {
      for (const candidate of left) {
        candidate.values.push(tryOut(trial, candidate.id, worlds));
        done = meter.spent();
        if (done) break;
      }
      if (done || worlds % LOOK_EVERY !== LOOK_EVERY - 1) continue;
      left = contenders(left);
      if (left.length === 1) done = true;
    }
    left = left.toSorted(byMean).slice(0, Math.ceil(left.length / 2));
  }
  // Those that fell out early are judged by fewer worlds: none of them may win by luck.
  const [best] = left;
  const ceiling = best ? meanOf(best) : 0;
  for (const each of candidates) each.value = left.includes(each) ? meanOf(each) : Math.min(meanOf(each), ceiling);
}

const meanOf = ({ values }: Candidate): number => sumOf(values) / Math.max(1, values.length);
const scoreOf = (candidate: Candidate): number =>
  (candidate.values.length === 0 ? -1 : meanOf(candidate)) + TRUST * candidate.share;
const byMean = (a: Candidate, b: Candidate): number => scoreOf(b) - scoreOf(a);

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The leader, and all who could still overtake it by more than a trifle. */
function contenders(left: readonly Candidate[]): Candidate[] {
  const [leader, ...others] = left.toSorted(byMean);
  if (!leader) return [];
  return [leader, ...others.filter((each) => couldOvertake(each, leader))];
}

/** Both were tried in the same worlds: what counts is the difference in each. */
function couldOvertake(candidate: Candidate, leader: Candidate): boolean {
  const n = Math.min(candidate.values.length, leader.values.length);
  if (n < ENOUGH) return true;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (candidate.values[i] ?? 0) - (leader.values[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n + TRUST * (candidate.share - leader.share);
  const error = Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / n);
  return mean + SURELY * error > TRIFLE;
}

/** What becomes of an option in one imagined world: the same world, and the same luck, for every option. */
function tryOut({ insight, table, seat, world }: Trial, id: string, number: number): number {
  const luck = `${world}/${number}`;
  const run = table.fork(seat, new Random(luck));
  run.answer(seat, id);
  toHorizon(insight, run, seat, new Random(luck));
  return standing(insight, run, seat);
}
