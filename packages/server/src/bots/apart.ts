import type { Hint } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import type { Title } from '@quadrille/kernel';
import { keepErrands, type Patience } from './errands.ts';
import { type BotPlayer, inThread } from './player.ts';
import type { Thought } from './thoughts.ts';

const PATIENCE: Patience = { thought: 5000, idle: 600_000 };

/** What the other process must know to have the same game. It has our own data itself. */
function gameOf({ id, data, editable }: Title): Pick<Thought, 'game' | 'edition'> {
  const own = titleOf(id)?.data !== data;
  return { game: id, ...(own && editable && { edition: { data, texts: editable.texts } }) };
}

/** A bot player that thinks in a process of its own, so that nobody waits for it but its own table. */
export function inOwnProcess(patience: Partial<Patience> = {}): BotPlayer & { readonly pid: number | undefined } {
  const errands = keepErrands({ ...PATIENCE, ...patience });
  return {
    get pid() {
      return errands.pid;
    },
    choose: async (title, snapshot, asked) => {
      if (asked.level === 'random') return inThread.choose(title, snapshot, asked);
      const thoughts = await errands.run({ ...gameOf(title), snapshot, asked });
      if (thoughts && 'course' in thoughts) return thoughts.course;
      // Nothing came of it: it plays what it would without thinking.
      return inThread.choose(title, snapshot, { seat: asked.seat, level: 'easy' });
    },
    hints: async (title, snapshot, seat) => {
      const thoughts = await errands.run({ ...gameOf(title), snapshot, asked: { seat, level: 'hints' } });
      return (thoughts ?? []) as readonly Hint[];
    },
    close: errands.close,
  };
}
