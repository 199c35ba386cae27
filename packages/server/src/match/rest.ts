import { showAnew } from './anew.ts';
import type { Hall } from './hall.ts';
import { showSteps } from './show.ts';

/**
 * Tells those who look at a table what they have not been told. Where the match had to be forgotten, nobody knows what
 * they were told: a write may have failed only for those who waited for it. Then they are shown everything.
 */
export const tellRest = (hall: Hall, table: string): Promise<void> =>
  hall.matches.use(table, async (live) => {
    if (live.shown.size === 0) await showAnew(hall, live, hall.store.db);
    else await showSteps(hall, live, 'everybody');
  });

/** Forgets a match whose memory may be ahead of the disk, or behind it; who looks is shown how it stands. */
export function forget(hall: Hall, table: string): void {
  hall.matches.drop(table);
  hall.later.add(table);
}
