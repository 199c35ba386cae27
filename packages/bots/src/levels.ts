import type { BotLevel, Title } from '@quadrille/kernel';
import { anything } from './anything.ts';
import type { Bot, Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

/** What people call the levels they may choose: a cadet plays at once, the others look ahead. */
export const RANKS = { easy: 'Cadet', normal: 'Captain', hard: 'Marshal' } as const satisfies Partial<
  Record<BotLevel, string>
>;

/** How long the levels that look ahead think about one decision. */
export type Budgets = Readonly<Partial<Record<BotLevel, Budget>>>;

export const BUDGETS = {
  normal: { ms: 300 },
  hard: { ms: 1000 },
} as const satisfies Budgets;

/** The same by count, for measurements that can be repeated on any machine. */
export const COUNTED = {
  normal: { iterations: 64 },
  hard: { iterations: 256 },
} as const satisfies Budgets;

/** The bot of a level at a game; where the game has no insight every level plays at random. */
export function botFor({ insight }: Pick<Title, 'insight'>, level: BotLevel, budgets: Budgets = {}): Bot {
  if (level === 'random' || !insight) return anything;
  const knowledge: Knowledge = insight;
  return level === 'easy' ? greedy(knowledge) : search(knowledge, budgets[level] ?? BUDGETS[level]);
}
