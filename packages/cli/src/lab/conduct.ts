import { Worker } from 'node:worker_threads';
import { type Counts, merge } from './gathered.ts';
import type { Study } from './observe.ts';

/**
 * Plays matches on several cores until there are enough, or until `enough` says so after one. Several studies are gone
 * through in turn, one match of each.
 */
export function conduct(
  workers: number,
  studies: readonly Study[],
  matches: number,
  {
    enough = () => false,
    onProgress = () => {},
  }: { enough?: (counts: Counts) => boolean; onProgress?: (done: number) => void } = {},
): Promise<Counts> {
  const crew = Array.from(
    { length: Math.min(workers, matches) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: studies }),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Counts>();
  const waiting = new Map<number, Counts>();
  let given = 0;
  let counted = 0;
  let counts: Counts = {};
  const give = (worker: Worker) => {
    if (given < matches) worker.postMessage(given++);
  };
  // Matches are counted in their order, so that a series that stops early stops at the same match everywhere.
  const count = () => {
    for (let next = waiting.get(counted); next; next = waiting.get(counted)) {
      counts = merge(counts, next);
      waiting.delete(counted++);
      if (counted === matches || enough(counts)) return resolve(counts);
    }
    return undefined;
  };
  for (const worker of crew) {
    const numbers: number[] = [];
    worker.on('error', reject);
    worker.on('message', (played: Counts) => {
      waiting.set(numbers.shift() ?? 0, played);
      count();
      onProgress(counted);
      numbers.push(given);
      give(worker);
    });
    numbers.push(given);
    give(worker);
  }
  return promise.finally(() => Promise.all(crew.map((worker) => worker.terminate())));
}
