import { Random } from '@quadrille/kernel';
import type { Meter } from './budget.ts';
import { standing, toHorizon } from './horizon.ts';
import type { Candidate, Trial } from './trial.ts';

/** Every so many worlds it is looked whether some candidates have fallen behind for good, but not before so many. */
const LOOK_EVERY = 8;
const ENOUGH = 16;
/** Behind by so many standard errors is behind for good. */
const SURELY = 3;
/** A difference in the chance to win that is not worth thinking on. */
const TRIFLE = 0.004;

/** These hold for a chance of one in six: a seat that has nearly lost or nearly won has less to gain and to lose. */
const ONE_IN_SIX = 5 / 36;

/** What plausibility promises is wrong by so much, usually. */
const MISTRUST = 0.03;
/** How much values differ from world to world, before that can be seen: a variance, and how many values it stands for. */
const USUAL_SPREAD = 0.06 ** 2;
const USUAL_COUNT = 4;

/**
 * Sequential halving: every stage tries the candidates that are left in the same worlds, and keeps the better half.
 * Those that have fallen behind for good go sooner, and when only one is left the time that remains is saved. Gives the
 * candidates, the best first.
 */
export function halve(trial: Trial, candidates: readonly Candidate[], meter: Meter): Candidate[] {
  const stages = Math.ceil(Math.log2(candidates.length));
  let left = [...candidates];
  const gone: Candidate[] = [];
  const keep = (kept: readonly Candidate[]) => {
    gone.unshift(...left.filter((each) => !kept.includes(each)));
    left = [...kept];
  };
  for (let stage = 0; stage < stages && left.length > 1; stage++) {
    meter.stage(1 / stages);
    for (let done = false; !done; ) {
      // A stage may end in the midst of a world: each candidate goes on with the world it has not seen.
      for (const candidate of left) {
        const value = tryOut(trial, candidate.id, candidate.values.length, meter);
        if (value !== undefined) candidate.values.push(value);
        done = meter.spent() || value === undefined;
        if (done) break;
      }
      if (done || (left[0]?.values.length ?? 0) % LOOK_EVERY !== 0) continue;
      keep(contenders(left));
      if (left.length === 1) done = true;
    }
    const ranked = byExpectation(left);
    keep(stage === stages - 1 ? ranked : ranked.slice(0, Math.ceil(ranked.length / 2)));
  }
  // Those that fell out early are judged by fewer worlds: none of them may seem better by luck.
  const ceiling = left[0] ? meanOf(left[0]) : 0;
  for (const each of candidates) each.value = left[0] === each ? ceiling : Math.min(meanOf(each), ceiling);
  return [...left, ...gone];
}

const meanOf = ({ values }: Candidate): number => sumOf(values) / Math.max(1, values.length);

/**
 * Candidates by what may be expected of them: what their plausibility promises, corrected by what came of them against
 * the others in the same worlds, the more the surer that is.
 */
function byExpectation(left: readonly Candidate[]): Candidate[] {
  const worlds = Math.min(...left.map(({ values }) => values.length));
  const average = Array.from(
    { length: worlds },
    (_, i) => sumOf(left.map(({ values }) => values[i] ?? 0)) / left.length,
  );
  const lead = left.map(({ values }) => average.map((usual, i) => (values[i] ?? 0) - usual));
  const means = lead.map((each) => sumOf(each) / Math.max(1, worlds));
  const scale = stakesOf(left);
  let squares = USUAL_COUNT * USUAL_SPREAD * scale ** 2;
  for (const [i, each] of lead.entries()) for (const value of each) squares += (value - (means[i] ?? 0)) ** 2;
  const spread = squares / (USUAL_COUNT + left.length * Math.max(0, worlds - 1));
  const weight = spread / (MISTRUST * scale) ** 2;
  const promised = sumOf(left.map(({ promise }) => promise)) / left.length;
  const expected = new Map(
    left.map((each, i) => [
      each,
      (weight * scale * (each.promise - promised) + worlds * (means[i] ?? 0)) / (weight + worlds),
    ]),
  );
  return left.toSorted((a, b) => (expected.get(b) ?? 0) - (expected.get(a) ?? 0));
}

/** How much hangs on the choice, against a chance of one in six. */
function stakesOf(left: readonly Candidate[]): number {
  const chance = sumOf(left.map(meanOf)) / left.length;
  return Math.max(0.1, (chance * (1 - chance)) / ONE_IN_SIX);
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The leader, and all who could still overtake it by more than a trifle. */
function contenders(left: readonly Candidate[]): Candidate[] {
  const [leader, ...others] = byExpectation(left);
  if (!leader) return [];
  const trifle = TRIFLE * stakesOf(left);
  return [leader, ...others.filter((each) => couldOvertake(each, leader, trifle))];
}

/** Both were tried in the same worlds: what counts is the difference in each. */
function couldOvertake(candidate: Candidate, leader: Candidate, trifle: number): boolean {
  const n = Math.min(candidate.values.length, leader.values.length);
  if (n < ENOUGH) return true;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (candidate.values[i] ?? 0) - (leader.values[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const error = Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / n);
  return sum / n + SURELY * error > trifle;
}

/** What becomes of an option in one imagined world: the same world, and the same luck, for every option. */
function tryOut(
  { insight, table, seat, world }: Trial,
  id: string,
  number: number,
  { late }: Meter,
): number | undefined {
  const luck = `${world}/${number}`;
  const run = table.fork(seat, new Random(luck));
  run.answer(seat, id);
  return toHorizon(insight, run, seat, new Random(luck), late) ? standing(insight, run, seat) : undefined;
}
