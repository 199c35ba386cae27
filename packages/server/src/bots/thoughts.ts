import type { Hint } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import type { Snapshot } from '@quadrille/kernel';
import { type Asked, inThread } from './player.ts';

/** What a bot is to think about. */
export interface Thought {
  readonly game: string;
  readonly snapshot: Snapshot;
  /** Who chooses, or who wants hints. */
  readonly asked: Asked | { readonly seat: string; readonly level: 'hints' };
}

/** An option, or hints. */
export type Thoughts = string | readonly Hint[];

/** What the server says to the process of the bots: think about this, or no longer. */
export type ToBots =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly forget: true };

/** What it hears from there: what came of a thought, or what went wrong with it. */
export type FromBots =
  | { readonly id: number; readonly thoughts: Thoughts }
  | { readonly id: number; readonly fault: string };

export function think({ game, snapshot, asked }: Thought): Promise<Thoughts> {
  const title = titleOf(game);
  if (!title) throw new Error(`There is no game ${game}`);
  if (asked.level === 'hints') return inThread.hints(title, snapshot, asked.seat);
  return inThread.choose(title, snapshot, asked);
}
