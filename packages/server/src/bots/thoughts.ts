import type { Course, Hint } from '@quadrille/bots';
import { titleOf } from '@quadrille/catalogue';
import type { Snapshot, Texts, Title } from '@quadrille/kernel';
import { keepMade } from '../editions/made.ts';
import { type Asked, inThread } from './player.ts';

/** What a bot is to think about. */
export interface Thought {
  readonly game: string;
  /** The data it is played with, where they are not ours. */
  readonly edition?: { readonly data: string; readonly texts: Texts };
  readonly snapshot: Snapshot;
  /** Who chooses, or who wants hints. */
  readonly asked: Asked | { readonly seat: string; readonly level: 'hints' };
}

/** What is to be answered, or hints. */
export type Thoughts = { readonly course: Course } | readonly Hint[];

/** What the server says to the process of the bots: think about this, or no longer. */
export type ToBots =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly forget: true };

/** What it hears from there: what came of a thought, or what went wrong with it. */
export type FromBots =
  | { readonly id: number; readonly thoughts: Thoughts }
  | { readonly id: number; readonly fault: string };

const made = new Map<string, Title>();

function titleOfThought({ game, edition }: Thought): Title {
  const ours = titleOf(game);
  if (!ours) throw new Error(`There is no game ${game}`);
  if (!edition || edition.data === ours.data || !ours.editable) return ours;
  return made.get(edition.data) ?? keepMade(made, edition.data, ours.editable.titleFrom(edition.texts));
}

export async function think(thought: Thought): Promise<Thoughts> {
  const { snapshot, asked } = thought;
  const title = titleOfThought(thought);
  if (asked.level === 'hints') return inThread.hints(title, snapshot, asked.seat);
  return { course: await inThread.choose(title, snapshot, asked) };
}
