import { Random, type Seat } from '@quadrille/kernel';
import type { AnyRun, Imaginable, Knowledge } from './bot.ts';

/** So many worlds are looked at before one is taken that does not agree with what was seen. */
const PATIENCE = 4;

/** An imagined world, the same for the same luck; those that agree with what the seat has seen come more often. */
export function worldOf(insight: Knowledge, table: Imaginable, seat: Seat, luck: string): AnyRun {
  const { likely } = insight;
  if (!likely) return table.fork(seat, new Random(luck));
  const dice = new Random(`${luck}/likely`);
  for (let tried = 1; ; tried++) {
    const run = table.fork(seat, new Random(`${luck}/${tried}`));
    if (tried === PATIENCE || dice.below(2 ** 30, 'likely') / 2 ** 30 < likely.call(insight, run.state, seat))
      return run;
  }
}
