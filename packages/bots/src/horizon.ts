import type { Random, Seat } from '@quadrille/kernel';
import type { AnyRun, Knowledge } from './bot.ts';
import { drawFrom } from './policy.ts';

/** A rollout that has not come to its horizon by then is judged where it stands. */
const MOST_ANSWERS = 2000;

/**
 * Plays on by plausibility, all seats alike, until the first boundary after the seat has acted again: a horizon just
 * before one's own turn makes every threat look like a loss and every sacrifice like a waste. False: it had to be given
 * up on the way, because it got late.
 */
export function toHorizon(
  insight: Knowledge,
  run: AnyRun,
  seat: Seat,
  random: Random,
  late: () => boolean = () => false,
): boolean {
  const here = () => insight.boundary(run);
  const start = here();
  let acted: string | undefined;
  for (let answers = 0; !run.result && answers < MOST_ANSWERS; answers++) {
    const at = here();
    if (acted !== undefined && at !== acted) return true;
    if (late()) return false;
    const [next] = run.waiting;
    const question = next === undefined ? undefined : run.question(next);
    if (next === undefined || !question) throw new Error('Nobody is waited for');
    run.answer(next, drawFrom(insight, run.state, question, random));
    if (next === seat && at !== start) acted = at;
  }
  return true;
}

/**
 * How well a seat stands, from 0 (lost) to 1 (won). A match that is over needs no judgement: a shared victory is worth a
 * share, unless all have won together.
 */
export function standing({ evaluate }: Knowledge, { result, state, seats }: AnyRun, seat: Seat): number {
  if (!result) return evaluate(state, seat);
  const { winners } = result;
  if (!winners.includes(seat)) return 0;
  return winners.length === seats.length ? 1 : 1 / winners.length;
}
