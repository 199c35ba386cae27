import { Random, type Seat } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';
import type { Ranked } from './search.ts';

/** Something a bot has promised another seat. What it means is for the game to say. */
export interface Pledge {
  readonly kind: string;
  readonly to: Seat;
  /** What it is about, e.g. a Territory. */
  readonly about?: string;
}

/** What a word is worth to a bot of which nothing else is known. */
const USUAL_PRICE = 0.06;

/** The best option, or the best that keeps the seat's word if that costs no more than the word is worth. */
export function keepsWord(
  knowledge: Knowledge,
  table: Imaginable,
  seat: Seat,
  [best, ...others]: readonly [Ranked, ...Ranked[]],
  pledges: readonly Pledge[],
  price: number = USUAL_PRICE,
): Ranked {
  const { breaks } = knowledge;
  if (!breaks || pledges.length === 0) return best;
  const run = table.fork(seat, new Random('word'));
  const question = run.question(seat);
  if (!question) return best;
  const honest = ({ id }: Ranked) => !pledges.some((pledge) => breaks(run.state, question, id, pledge));
  const kept = [best, ...others].find(honest);
  if (!kept) return best;
  // What there was no time to try is not known to cost anything.
  return kept.rollouts === 0 || best.value - kept.value <= price ? kept : best;
}
