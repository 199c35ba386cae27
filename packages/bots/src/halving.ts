import { Random } from '@quadrille/kernel';
import type { Meter } from './budget.ts';
import { standing, toHorizon } from './horizon.ts';
import type { Candidate, Trial } from './trial.ts';
import { worldOf } from './world.ts';

/** A neighbour of two candidates, if there is one. */
export type Breed = (one: Candidate, other: Candidate) => Candidate | undefined;

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
 * Those that have fallen behind for good go sooner, and when only one is left the time that remains is saved. Between the
 * stages neighbours of the better half join it. Gives the candidates, the best first.
 */
export function halve(trial: Trial, candidates: readonly Candidate[], meter: Meter, breed?: Breed): Candidate[] {
  const stages = Math.ceil(Math.log2(candidates.length));
  let left = [...candidates];
  const gone: Candidate[] = [];
  const keep = (kept: readonly Candidate[]) => {
    gone.unshift(...left.filter((each) => !kept.includes(each)));
    left = [...kept];
  };
  for (let stage = 0; stage < stages && left.length > 1; stage++) {
    meter.stage(1 / stages);
    const seen = Math.max(...left.map(({ values }) => values.length)) - 1;
    for (let done = left.some((each) => catchUp(trial, each, seen, meter)); !done; ) {
      // A stage may end in the midst of a world: each candidate goes on with the world it has not seen.
      for (const candidate of left) {
        done = tryOn(trial, candidate, meter);
        if (done) break;
      }
      if (done || (left[0]?.values.length ?? 0) % LOOK_EVERY !== 0) continue;
      keep(contenders(left));
      if (left.length === 1) done = true;
    }
    // Who joined late and could not catch up is not judged at all.
    const ranked = byExpectation(left.filter(({ values }) => values.length >= seen));
    keep(stage === stages - 1 ? ranked : ranked.slice(0, Math.ceil(ranked.length / 2)));
    if (breed && stage < stages - 2) left.push(...neighbours(left, [...left, ...gone], breed));
  }
  // Those that fell out early are judged by fewer worlds: none of them may seem better by luck.
  const ceiling = left[0] ? meanOf(left[0]) : 0;
  for (const each of [...left, ...gone]) each.value = left[0] === each ? ceiling : Math.min(meanOf(each), ceiling);
  return [...left, ...gone];
}

/** Neighbours of the better ones, each with the best of the others, and none that was tried before. */
function neighbours(parents: readonly Candidate[], known: readonly Candidate[], breed: Breed): Candidate[] {
  const [best, second] = parents;
  const tried = new Set(known.map(({ id }) => id));
  return parents.slice(0, Math.ceil(parents.length / 2)).flatMap((parent) => {
    const other = parent === best ? second : best;
    const child = other && breed(parent, other);
    if (!child || tried.has(child.id)) return [];
    tried.add(child.id);
    return [child];
  });
}

/** Who joined late is tried in the worlds that the others have seen. Whether the stage is over. */
function catchUp(trial: Trial, candidate: Candidate, seen: number, meter: Meter): boolean {
  while (candidate.values.length < seen) if (tryOn(trial, candidate, meter)) return true;
  return false;
}

/** Tries a candidate in the next world that it has not seen. Whether the stage is over. */
function tryOn(trial: Trial, candidate: Candidate, meter: Meter): boolean {
  const value = tryOut(trial, candidate, meter);
  if (value !== undefined) candidate.values.push(value);
  return meter.spent() || value === undefined;
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
function tryOut({ insight, table, seat, world }: Trial, candidate: Candidate, { late }: Meter): number | undefined {
  const { option, intention, values } = candidate;
  const luck = `${world}/${values.length}`;
  const run = worldOf(insight, table, seat, luck);
  run.answer(seat, option);
  const random = new Random(luck);
  return toHorizon(insight, run, { seat, intention, random, late }) ? standing(insight, run, seat) : undefined;
}
