import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import type { Hint } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import type { Snapshot } from '@quadrille/kernel';
import { type Asked, inThread } from './player.ts';

export interface Thought {
  readonly game: string;
  readonly snapshot: Snapshot;
  /** Who chooses, or who wants hints. */
  readonly asked: Asked | { readonly seat: string; readonly level: 'hints' };
}

// On Linux priority is a thread's own: people's answers come before bots' thoughts.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Runs in a worker thread. */
export default function think({ game, snapshot, asked }: Thought): Promise<string | readonly Hint[]> {
  const title = titleOf(game);
  if (!title) throw new Error(`There is no game ${game}`);
  if (asked.level === 'hints') return inThread.hints(title, snapshot, asked.seat);
  return inThread.choose(title, snapshot, asked);
}
