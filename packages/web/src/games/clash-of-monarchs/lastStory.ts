import { SEATS } from '@quadrille/clash-of-monarchs/vocabulary.ts';
import type { Logged } from '@quadrille/protocol';
import { battlesIn } from './battles.ts';
import { talesIn } from './episodes.ts';

/** The latest battle or fall of a fortress: it is everybody's affair, for both Alliances are in it. */
export function lastStory(log: readonly Logged[]) {
  const battle = battlesIn(log).at(-1);
  const fall = talesIn(log).findLast((tale) => tale.kind === 'siege' && tale.ended?.type === 'fortress-taken');
  if (fall && fall.begins > (battle?.begins ?? -1)) return { at: fall.begins, over: true, powers: SEATS };
  return battle && { at: battle.begins, over: battle.won !== undefined, powers: SEATS };
}
