import { execFile } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * People's answers come before bots'. On Linux priority is a thread's own, and inherited by those it starts: what answers
 * at once stands only a little behind people, what ponders runs when nobody else wants to.
 */
const AT_ONCE = 5;
const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;

const perThread = process.platform === 'linux';

/** Called by the main thread. Those that compile for all threads are there already. */
export function giveWay(): void {
  const threads = perThread ? readdirSync('/proc/self/task').map(Number) : [];
  for (const thread of threads) if (thread !== process.pid) setPriority(thread, PRIORITY_LOW);
  setPriority(perThread ? AT_ONCE : PRIORITY_BELOW_NORMAL);
}

/**
 * Called by a thread that ponders. A core on which nothing but idle threads run counts as free: whoever wakes is sent
 * there, and need not wait for others. Node cannot ask for that; where there is no `chrt` the lowest priority must do.
 */
export function comeLast(): void {
  if (!perThread) return;
  setPriority(PRIORITY_LOW);
  execFile('chrt', ['-i', '-p', '0', basename(readlinkSync('/proc/thread-self'))], () => {});
}
