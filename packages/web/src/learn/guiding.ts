import { signal } from '@preact/signals';
import type { Lesson } from '../games/lesson.ts';
import { open, soloRequest, usualLevel } from '../lobby/starting.ts';
import { api } from '../net/api.ts';
import { t } from '../words/words.ts';

const KEY = 'quadrille/lesson';

/** The table the guided game is played at, if any. */
export const guided = signal<string | null>(localStorage.getItem(KEY));

/** Starts a guided game, against easy bots. */
export async function beginLesson(id: string, { scenario, players, seat, title }: Lesson): Promise<void> {
  const { games } = await api.games();
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(t('learn/not-here', { title }));
  const level = game.levels.includes('easy') ? 'easy' : usualLevel(game);
  await open(soloRequest(game, scenario, players, seat, level, 'welcomed'), guide);
}

/** From now on the guide speaks at this table. */
export function guide(table: string): void {
  localStorage.setItem(KEY, table);
  guided.value = table;
}

export function endLesson(): void {
  localStorage.removeItem(KEY);
  guided.value = null;
}
