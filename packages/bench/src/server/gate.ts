import { type BotPlayer, inThread } from '@quadrille/server/bots/player.ts';

/** Bots that do nothing, bots that answer as late and as often as if they had thought, and bots that think. */
export const MANNERS = ['away', 'asleep', 'thinking'] as const;
export type Manner = (typeof MANNERS)[number];

export interface Gate {
  readonly bots: BotPlayer;
  /** How bots play from now on; waits until those who think are done. */
  set(manner: Manner): Promise<void>;
  /** Decisions made so far. */
  chosen(): number;
}

/** Milliseconds a sleeper sleeps where nothing is known yet. */
const NAP = 500;

/** Bots as they are wanted at the moment: so that the same server can be measured with and without their thoughts. */
export function gated(bots: BotPlayer): Gate {
  let manner: Manner = 'thinking';
  let opened = Promise.withResolvers<void>();
  const underway = new Set<Promise<unknown>>();
  /** How long thoughts took, the latest last. */
  const took: number[] = [];
  let chosen = 0;
  opened.resolve();

  const think: BotPlayer['choose'] = async (...thought) => {
    const began = performance.now();
    const choosing = bots.choose(...thought).finally(() => underway.delete(choosing));
    underway.add(choosing);
    const option = await choosing;
    took.push(performance.now() - began);
    return option;
  };
  const sleep: BotPlayer['choose'] = async (title, snapshot, { seat }) => {
    const nap = took.shift() ?? NAP;
    await new Promise((resolve) => setTimeout(resolve, nap));
    return inThread.choose(title, snapshot, { seat, level: 'random' });
  };
  return {
    bots: {
      ...bots,
      choose: async (...thought) => {
        await opened.promise;
        const option = await (manner === 'thinking' ? think : sleep)(...thought);
        chosen++;
        return option;
      },
    },
    set: async (wanted) => {
      manner = wanted;
      if (wanted === 'away') opened = Promise.withResolvers();
      else opened.resolve();
      await Promise.allSettled(underway);
    },
    chosen: () => chosen,
  };
}
