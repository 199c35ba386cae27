import { Worker } from 'node:worker_threads';
import type { Series } from './series.ts';
import { NOTHING, plus, type Tally } from './tally.ts';
import type { Portion } from './worker.ts';

/** A worker gets so many portions, so that none waits long for the last. */
const PORTIONS_PER_WORKER = 16;

export interface Simulated {
  readonly tally: Tally;
  readonly seconds: number;
}

/** Plays the matches of a series on several cores. The tally does not depend on how many. */
export function simulateOn(
  workers: number,
  series: Series,
  matches: number,
  onProgress: (done: number) => void,
): Promise<Simulated> {
  const size = Math.max(1, Math.ceil(matches / (workers * PORTIONS_PER_WORKER)));
  const crew = Array.from(
    { length: Math.min(workers, Math.ceil(matches / size)) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: series }),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Simulated>();
  let ready = 0;
  let next = 0;
  let start = 0;
  let tally = NOTHING;
  const giveWork = (worker: Worker) => {
    if (next >= matches) return;
    const portion: Portion = [next, Math.min(matches, next + size)];
    next = portion[1];
    worker.postMessage(portion);
  };
  const begin = () => {
    start = performance.now();
    for (const each of crew) giveWork(each);
  };
  const count = (worker: Worker, played: Tally) => {
    tally = plus(tally, played);
    onProgress(tally.games);
    if (tally.games === matches) resolve({ tally, seconds: (performance.now() - start) / 1000 });
    else giveWork(worker);
  };
  for (const worker of crew) {
    worker.on('error', reject);
    worker.on('message', (message: Tally | 'ready') => {
      if (message !== 'ready') count(worker, message);
      else if (++ready === crew.length) begin();
    });
  }
  return promise.finally(() => Promise.all(crew.map((worker) => worker.terminate())));
}
