import { Random, type Seat } from '@quadrille/kernel';
import type { AnyRun, Knowledge } from './bot.ts';
import type { Meter } from './budget.ts';
import { candidatesOf } from './candidates.ts';
import { standing, toHorizon } from './horizon.ts';
import type { Weighed } from './policy.ts';
import type { Candidate, Trial } from './trial.ts';

/** One player of a sealed choice: how much it regrets not to have chosen each option, and what it chose on average. */
interface Chooser {
  readonly seat: Seat;
  readonly ids: readonly string[];
  readonly regret: Float64Array;
  readonly played: Float64Array;
  /** How likely each option was to be picked this time. */
  readonly chance: Float64Array;
  /** What it has got so far, on average. */
  usual: number;
}

/** How often a chooser tries something whatever its regrets say. */
const CURIOSITY = 0.15;
/** How much the plausibility of an option counts before anything has been tried. */
const PREJUDICE = 0.5;

/**
 * Decoupled regret matching: all who choose in secret learn side by side, each from what its own choices bring. What a
 * seat has played on average is then as good as chance allows against others who learn as well; the result is written
 * into the candidates as their value.
 */
export function matchRegrets(
  { insight, table, seat, world }: Trial,
  candidates: readonly Candidate[],
  meter: Meter,
): void {
  const random = new Random(`${world}/sealed`);
  const first = table.fork(seat, new Random(world));
  const own = chooser(seat, candidates);
  const others = first.seats.filter((each) => each !== seat && first.question(each)?.secret);
  const choosers = [own, ...others.map((each) => chooser(each, rivals(insight, first, each)))];
  meter.stage(1);
  for (let number = 0, done = false; !done; number++) {
    const run = table.fork(seat, new Random(`${world}/${number}`));
    const picks = choosers.map((each) => pickOf(each, random));
    // The seat itself comes last: its answer may be the one that all are waiting for.
    for (const [i, each] of [...choosers.entries()].reverse()) run.answer(each.seat, each.ids[picks[i] ?? 0] ?? '');
    if (!toHorizon(insight, run, seat, random, meter.late)) break;
    candidates[picks[0] ?? 0]?.values.push(standing(insight, run, seat));
    for (const [i, each] of choosers.entries()) learn(each, picks[i] ?? 0, standing(insight, run, each.seat));
    done = meter.spent();
  }
  const total = own.played.reduce((sum, each) => sum + each, 0) || 1;
  for (const [i, candidate] of candidates.entries()) {
    candidate.value = (own.played[i] ?? 0) / total;
  }
}

type Plausible = Pick<Weighed, 'id' | 'weight'>;

function rivals(insight: Knowledge, run: AnyRun, seat: Seat): readonly Plausible[] {
  const question = run.question(seat);
  return question ? candidatesOf(insight, run.state, question) : [];
}

function chooser(seat: Seat, candidates: readonly Plausible[]): Chooser {
  const { length } = candidates;
  const zeros = () => new Float64Array(length);
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const regret = Float64Array.from(candidates, ({ weight }) => (PREJUDICE * weight) / total);
  const ids = candidates.map(({ id }) => id);
  return { seat, ids, regret, played: zeros(), chance: zeros(), usual: 0 };
}

/** Chooses in proportion to regret, and counts what it would choose towards its average play. */
function pickOf({ ids, regret, played, chance }: Chooser, random: Random): number {
  const total = regret.reduce((sum, each) => sum + each, 0);
  let left = random.below(2 ** 30, 'pick') / 2 ** 30;
  let picked = -1;
  for (let i = 0; i < ids.length; i++) {
    const wanted = total > 0 ? (regret[i] ?? 0) / total : 1 / ids.length;
    const chosen = (1 - CURIOSITY) * wanted + CURIOSITY / ids.length;
    played[i] = (played[i] ?? 0) + wanted;
    chance[i] = chosen;
    left -= chosen;
    if (left < 0 && picked < 0) picked = i;
  }
  return Math.max(0, picked);
}

/** What was rarely tried counts for more when it is: so every option is judged fairly. Regret never falls below 0. */
function learn(chooser: Chooser, picked: number, value: number): void {
  const { ids, regret, chance } = chooser;
  const surprise = value - chooser.usual;
  chooser.usual += 0.1 * surprise;
  for (let i = 0; i < ids.length; i++) {
    const estimate = i === picked ? surprise / (chance[i] ?? 1) : 0;
    regret[i] = Math.max(0, (regret[i] ?? 0) + estimate - surprise);
  }
}
