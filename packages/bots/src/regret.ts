import { Random, type Seat } from '@quadrille/kernel';
import type { AnyRun } from './bot.ts';
import type { Meter } from './budget.ts';
import { candidatesOf } from './candidates.ts';
import { standing, toHorizon } from './horizon.ts';
import type { Trial } from './search.ts';

/** One player of a sealed choice: how much it regrets not to have chosen each option, and what each brought. */
interface Chooser {
  readonly seat: Seat;
  readonly ids: readonly string[];
  readonly regret: Float64Array;
  readonly played: Float64Array;
  readonly sum: Float64Array;
  readonly times: Float64Array;
}

/** How often a chooser tries something whatever its regrets say. */
const CURIOSITY = 0.15;

/**
 * Decoupled regret matching: all who choose in secret learn side by side, each from what its own choices bring. What a
 * seat has played on average is then as good as chance allows against others who learn as well; the result is written
 * into the candidates as their value.
 */
export function matchRegrets(
  trial: Trial,
  candidates: readonly { readonly id: string; readonly share: number; sum: number; rollouts: number }[],
  meter: Meter,
): void {
  const { insight, table, seat, world } = trial;
  const random = new Random(`${world}/sealed`);
  const first = table.fork(seat, new Random(world));
  const own = chooser(seat, candidates);
  const others = first.seats.filter((each) => each !== seat && first.question(each)?.secret);
  const choosers = [own, ...others.map((each) => chooser(each, rivals(trial, first, each)))];
  meter.stage(1);
  for (let number = 0; ; number++) {
    const luck = `${world}/${number}`;
    const run = table.fork(seat, new Random(luck));
    const picks = choosers.map((each) => pickOf(each, random));
    // The seat itself comes last: its answer may be the one that all are waiting for.
    for (const [i, each] of [...choosers.entries()].reverse()) run.answer(each.seat, each.ids[picks[i] ?? 0] ?? '');
    toHorizon(insight, run, seat, random);
    for (const [i, each] of choosers.entries()) learn(each, picks[i] ?? 0, standing(insight, run, each.seat));
    if (meter.spent()) break;
  }
  const total = own.played.reduce((sum, each) => sum + each, 0) || 1;
  for (const [i, candidate] of candidates.entries()) {
    candidate.rollouts = own.times[i] ?? 0;
    candidate.sum = ((own.played[i] ?? 0) / total) * candidate.rollouts;
  }
}

const rivals = ({ insight }: Trial, run: AnyRun, seat: Seat) => {
  const question = run.question(seat);
  return question ? candidatesOf(insight, run.state, question) : [];
};

function chooser(seat: Seat, candidates: readonly { readonly id: string }[]): Chooser {
  const { length } = candidates;
  const zeros = () => new Float64Array(length);
  const ids = candidates.map(({ id }) => id);
  return { seat, ids, regret: zeros(), played: zeros(), sum: zeros(), times: zeros() };
}

/** Chooses in proportion to regret, and counts what it would choose towards its average play. */
function pickOf({ ids, regret, played }: Chooser, random: Random): number {
  const total = regret.reduce((sum, each) => sum + Math.max(0, each), 0);
  const chance = (i: number) => (total > 0 ? Math.max(0, regret[i] ?? 0) / total : 1 / ids.length);
  let left = random.below(2 ** 30, 'pick') / 2 ** 30;
  let picked = -1;
  for (let i = 0; i < ids.length; i++) {
    played[i] = (played[i] ?? 0) + chance(i);
    left -= (1 - CURIOSITY) * chance(i) + CURIOSITY / ids.length;
    if (left < 0 && picked < 0) picked = i;
  }
  return Math.max(0, picked);
}

/** Compares what every option has brought so far with what this one has brought now. */
function learn({ ids, regret, sum, times }: Chooser, picked: number, value: number): void {
  sum[picked] = (sum[picked] ?? 0) + value;
  times[picked] = (times[picked] ?? 0) + 1;
  for (let i = 0; i < ids.length; i++) {
    const count = times[i] ?? 0;
    if (i !== picked && count > 0) regret[i] = (regret[i] ?? 0) + (sum[i] ?? 0) / count - value;
  }
}
