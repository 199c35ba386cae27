import type { BotPlayer } from '../src/bots/player.ts';

export interface Gate {
  readonly bots: BotPlayer;
  /** Lets bots begin to think, or keeps them from it and waits until those who do are done. */
  set(open: boolean): Promise<void>;
  /** Decisions made so far. */
  chosen(): number;
}

/** Bots that think only while they are let: so that the same server can be measured with and without. */
export function gated(bots: BotPlayer): Gate {
  let opened = Promise.withResolvers<void>();
  const underway = new Set<Promise<unknown>>();
  let chosen = 0;
  opened.resolve();
  return {
    bots: {
      ...bots,
      choose: async (...thought) => {
        await opened.promise;
        const choosing = bots.choose(...thought).finally(() => underway.delete(choosing));
        underway.add(choosing);
        const option = await choosing;
        chosen++;
        return option;
      },
    },
    set: async (open) => {
      opened.resolve();
      if (open) return;
      opened = Promise.withResolvers();
      await Promise.allSettled(underway);
    },
    chosen: () => chosen,
  };
}
