import { titleOf } from '@quadrille/catalogue';
import type { Snapshot } from '@quadrille/kernel';
import type { BotLevel } from '@quadrille/protocol';
import { inThread } from './player.ts';

export interface Thought {
  readonly game: string;
  readonly snapshot: Snapshot;
  readonly seat: string;
  readonly level: BotLevel;
}

/** Runs in a worker thread. */
export default function think({ game, snapshot, seat, level }: Thought): Promise<string> {
  const title = titleOf(game);
  if (!title) throw new Error(`There is no game ${game}`);
  return inThread.choose(title, snapshot, seat, level);
}
