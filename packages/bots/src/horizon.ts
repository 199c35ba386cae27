import type { Intention, Random, Seat } from '@quadrille/kernel';
import type { AnyRun, Knowledge } from './bot.ts';
import { answerBy, drawFrom } from './policy.ts';

/** Unless the game says otherwise, a line that has not come to its horizon by then is judged where it stands. */
const MOST_ANSWERS = 2000;

/** Whose horizon it is, what it means to do on the way, and when to give up. */
export interface Ahead {
  readonly seat: Seat;
  readonly intention?: Intention | undefined;
  readonly random: Random;
  late?(): boolean;
}

/**
 * Plays on by plausibility, and the seat itself by its intention as far as that goes, until a boundary after the seat has
 * acted again: a horizon just before one's own turn makes every threat look like a loss and every sacrifice like a waste.
 * False: it had to be given up on the way, because it got late.
 */
export function toHorizon(insight: Knowledge, run: AnyRun, { seat, intention, random, late }: Ahead): boolean {
  const { answers: most = MOST_ANSWERS, boundaries = 1 } = insight.horizon ?? {};
  const start = insight.boundary(run);
  let [here, acted, passed] = [start, false, 0];
  for (let answers = 0; !run.result && answers < most; answers++) {
    const at = insight.boundary(run);
    if (acted && at !== here && ++passed >= boundaries) return true;
    here = at;
    if (late?.()) return false;
    const [next] = run.waiting;
    const question = next === undefined ? undefined : run.question(next);
    if (next === undefined || !question) throw new Error('Nobody is waited for');
    const meant = next === seat ? answerBy(insight, run.state, question, intention) : undefined;
    run.answer(next, meant ?? drawFrom(insight, run.state, question, random));
    if (next === seat && at !== start) acted = true;
  }
  return true;
}

/**
 * How well a seat stands, from 0 (lost) to 1 (won). A match that is over needs no judgement: unless the game knows better,
 * a shared victory is worth a share, or all if all have won together.
 */
export function standing(insight: Knowledge, { result, state, seats }: AnyRun, seat: Seat): number {
  if (!result) return insight.standings?.(state)[seat] ?? insight.evaluate(state, seat);
  const { winners } = result;
  if (insight.spoils) return insight.spoils(winners, seat);
  if (!winners.includes(seat)) return 0;
  return winners.length === seats.length ? 1 : 1 / winners.length;
}
