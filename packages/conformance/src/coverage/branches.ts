/** Which branches of a game's rules random play never takes, by the counters of V8 itself. For Node only. */
import { Worker } from 'node:worker_threads';

/** Something a module exports. */
export interface Exported {
  /** The address of the module, as `import.meta.resolve` gives it. */
  readonly from: string;
  readonly name: string;
}

export interface Inquiry {
  readonly title: Exported;
  readonly charter: Exported;
  /** Only files whose address starts like this are reported. */
  readonly under: string;
  readonly answers?: number;
  /** How many of the set-ups are played, taken evenly from all there are; without it, all. */
  readonly setups?: number;
  /** Views, imagined worlds and bots are tried at every k-th moment of a match. */
  readonly every?: number;
  readonly seed?: string;
}

/** A stretch of code that was never run. */
export interface Branch {
  readonly file: string;
  readonly line: number;
  readonly function: string;
  /** Its first line. */
  readonly text: string;
}

export interface Branches {
  readonly never: readonly Branch[];
  /** How many stretches of code were counted. */
  readonly counted: number;
  /** How many set-ups were played. */
  readonly setups: number;
}

/**
 * Explores a game and reports the branches of its rules that were never taken. V8 counts branches only in code that is
 * loaded while it counts, so this happens in a thread of its own, which loads the game afresh.
 */
export function branchesNeverReached(inquiry: Inquiry): Promise<Branches> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./branches-worker.ts', import.meta.url), { workerData: inquiry });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
