import { Refused } from '../problem.ts';

/** How many may wait for a costly reading: whoever comes then is told to come back. */
const MOST_WAITING = 20;

/** Runs works that replay whole matches one at a time, so that everything else gets its turn in between. */
export type Costly = <T>(work: () => Promise<T>) => Promise<T>;

export function oneAtATime(): Costly {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING)
      throw new Refused(503, 'not-now', 'Many are looking things up. Try again in a moment.');
    waiting++;
    const next = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work);
    last = next.catch(() => {}).finally(() => waiting--);
    return next;
  };
}
