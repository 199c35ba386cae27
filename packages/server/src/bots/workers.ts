import { availableParallelism } from 'node:os';
import type { Hint } from '@quadrille/bots';
import { Piscina } from 'piscina';
import { type BotPlayer, inThread } from './player.ts';
import type { Thought } from './thoughts.ts';

/** Longer than this no bot thinks; then it plays what it would without thinking. */
const PATIENCE = 20_000;

/** A thread that has nothing to do is kept for so long: to start one takes a second. */
const IDLE = 600_000;
/** Megabytes for what is soon forgotten, as imagined worlds are: what clears them away runs at the priority of people. */
const YOUNG = 64;

/** A bot player that thinks in worker threads, so that nobody waits for it but its own table. */
export function inWorkers(): BotPlayer {
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: IDLE,
    atomics: 'disabled', // a thread that waits for work must not hold a lock that whoever brings it needs
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  return {
    choose: async (title, snapshot, asked) => {
      if (asked.level === 'random') return inThread.choose(title, snapshot, asked);
      const thought: Thought = { game: title.id, snapshot, asked };
      try {
        return (await pool.run(thought, { signal: AbortSignal.timeout(PATIENCE) })) as string;
      } catch (fault) {
        if (fault instanceof Error && fault.name === 'AbortError')
          return inThread.choose(title, snapshot, { seat: asked.seat, level: 'random' });
        throw fault;
      }
    },
    hints: async (title, snapshot, seat) => {
      const thought: Thought = { game: title.id, snapshot, asked: { seat, level: 'hints' } };
      return (await pool.run(thought, { signal: AbortSignal.timeout(PATIENCE) })) as readonly Hint[];
    },
    close: () => pool.destroy(),
  };
}
