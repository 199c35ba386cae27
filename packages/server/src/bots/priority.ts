import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * People's answers come before bots'. On Linux priority is a thread's own, and inherited by those it starts: what answers
 * at once stands only a little behind people, what ponders or clears away runs when nobody else wants to.
 */
const AT_ONCE = 5;
const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;

const perThread = process.platform === 'linux';

/** Called by the main thread. The threads that compile and clear away for all are there already. */
export function giveWay(): void {
  const threads = perThread ? readdirSync('/proc/self/task').map(Number) : [];
  for (const thread of threads) if (thread !== process.pid) setPriority(thread, PRIORITY_LOW);
  setPriority(perThread ? AT_ONCE : PRIORITY_BELOW_NORMAL);
}

/** Called by a thread that ponders. */
export function comeLast(): void {
  if (perThread) setPriority(PRIORITY_LOW);
}
