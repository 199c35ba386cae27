import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** So much nicer than the server that started it is the process of the bots: people's answers come before bots'. */
const NICER = 10;

/** Called before threads are started: they inherit it. A system that refuses lets bots think at the server's own rate. */
export function giveWay(): void {
  try {
    const niceness = Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICER);
    for (const thread of threadsThere()) setPriority(thread, niceness);
  } catch {
    // Nobody is the worse for it where a core is free.
  }
}

/** On Linux niceness is a thread's own, and those that compile for all others are there already. */
const threadsThere = (): readonly number[] =>
  process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
