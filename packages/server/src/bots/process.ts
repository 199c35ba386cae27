/** The process in which bots think. The server starts it (`errands.ts`); it serves that server alone, and ends with it. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { giveWay } from './priority.ts';
import type { FromBots, Thought, Thoughts, ToBots } from './thoughts.ts';

/** A thread that has nothing to do is kept for so long: to start one takes a second. */
const IDLE = 600_000;
/** Megabytes for what is soon forgotten, as imagined worlds are. */
const YOUNG = 64;

giveWay();
enableCompileCache();
const loaded = import('./thoughts.ts');
// We are killed in the end: what was compiled is kept now.
loaded.then(() => flushCompileCache());
const pool = new Piscina({
  filename: new URL('./worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  idleTimeout: IDLE,
  resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
});
const underway = new Map<number, AbortController>();

/** Who plays at once does so here, and never waits for one who ponders. */
async function answer(thought: Thought, signal: AbortSignal): Promise<Thoughts> {
  const { think } = await loaded;
  return thought.asked.level === 'easy' ? think(thought) : pool.run(thought, { signal });
}

const say = (message: FromBots): void => void process.send?.(message);

process.on('message', async (message: ToBots) => {
  const { id } = message;
  if ('forget' in message) return underway.get(id)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  underway.set(id, controller);
  try {
    say({ id, thoughts: await answer(message.thought, signal) });
  } catch (fault) {
    if (!signal.aborted) say({ id, fault: (fault instanceof Error && fault.stack) || String(fault) });
  } finally {
    underway.delete(id);
  }
});

// Whoever stops the server from a terminal, or as a service, signals us too: we end when the server lets us go.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit(0));
if (!process.connected) process.exit(0);
