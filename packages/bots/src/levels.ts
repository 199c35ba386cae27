import type { Title } from '@quadrille/kernel';
import { anything } from './anything.ts';
import type { Bot, Knowledge } from './bot.ts';
import type { Budget } from './budget.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

/** How well a bot plays, the weakest first. `search` thinks by count, for measurements that can be repeated. */
export const LEVELS = ['random', 'greedy', 'normal', 'search', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What people call the levels they may choose: a cadet plays at once, the others look ahead. */
export const RANKS = { greedy: 'Cadet', normal: 'Captain', hard: 'Marshal' } as const satisfies Partial<
  Record<Level, string>
>;

/** How long the levels that look ahead think about one decision. */
export type Budgets = Readonly<Partial<Record<Level, Budget>>>;

export const BUDGETS = {
  normal: { ms: 300 },
  search: { iterations: 64 },
  hard: { ms: 1000 },
} as const satisfies Budgets;

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** The bot of a level at a game; where the game has no insight every level plays at random. */
export function botFor({ insight }: Pick<Title, 'insight'>, level: Level, budgets: Budgets = {}): Bot {
  if (level === 'random' || !insight) return anything;
  const knowledge: Knowledge = insight;
  return level === 'greedy' ? greedy(knowledge) : search(knowledge, budgets[level] ?? BUDGETS[level]);
}
