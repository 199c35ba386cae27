import type { Hint } from '@quadrille/bots';
import { keepErrands, type Patience } from './errands.ts';
import { type BotPlayer, inThread } from './player.ts';

const PATIENCE: Patience = { thought: 20_000, idle: 600_000 };

/** A bot player that thinks in a process of its own, so that nobody waits for it but its own table. */
export function inOwnProcess(patience: Partial<Patience> = {}): BotPlayer & { readonly pid: number | undefined } {
  const errands = keepErrands({ ...PATIENCE, ...patience });
  return {
    get pid() {
      return errands.pid;
    },
    choose: async (title, snapshot, asked) => {
      if (asked.level === 'random') return inThread.choose(title, snapshot, asked);
      const thoughts = await errands.run({ game: title.id, snapshot, asked });
      if (typeof thoughts === 'string') return thoughts;
      // Nothing came of it: it plays what it would without thinking.
      return inThread.choose(title, snapshot, { seat: asked.seat, level: 'easy' });
    },
    hints: async (title, snapshot, seat) => {
      const thoughts = await errands.run({ game: title.id, snapshot, asked: { seat, level: 'hints' } });
      return (thoughts ?? []) as readonly Hint[];
    },
    close: errands.close,
  };
}
