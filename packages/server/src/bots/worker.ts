import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Thought, Thoughts } from './thoughts.ts';

/**
 * On Linux priority is a thread's own: people's answers come before bots' thoughts. But not too far: a thread that does
 * not get to run while it holds a lock of the process, on its memory for example, keeps everybody waiting.
 */
const NICE = 5;
if (process.platform === 'linux' && !isMainThread) setPriority(NICE);

// To load the games takes a thread a second: that must not come before people's answers either.
const loaded = import('./thoughts.ts');

/** Runs in a worker thread. */
export default async function run(thought: Thought): Promise<Thoughts> {
  const { think } = await loaded;
  return think(thought);
}
