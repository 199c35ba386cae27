import type { Hint } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import type { Snapshot } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { inThread } from './player.ts';

export interface Thought {
  readonly game: string;
  readonly snapshot: Snapshot;
  readonly seat: string;
  /** Choose at this level, or give hints. */
  readonly level: BotLevel | 'hints';
}

/** Runs in a worker thread. */
export default function think({ game, snapshot, seat, level }: Thought): Promise<string | readonly Hint[]> {
  const title = titleOf(game);
  if (!title) throw new Error(`There is no game ${game}`);
  if (level === 'hints') return inThread.hints(title, snapshot, seat);
  return inThread.choose(title, snapshot, seat, level);
}
