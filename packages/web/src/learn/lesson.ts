import { signal } from '@preact/signals';
import { open, soloRequest, usualLevel } from '../lobby/starting.ts';
import { api } from '../net/api.ts';
import { route } from '../router.ts';
import type { WordId } from '../words/words.ts';

const KEY = 'quadrille/lesson';

/** The table the guided game is played at, if any. */
export const lesson = signal<string | null>(localStorage.getItem(KEY));

/** What the guide says when a decision comes up for the first time, in the order a first game meets them. */
export const LESSON: readonly { readonly prompt: string; readonly text: WordId }[] = [
  { prompt: 'none', text: 'lesson/welcome' },
  { prompt: 'leadership', text: 'lesson/leadership' },
  { prompt: 'mobilise', text: 'lesson/mobilise' },
  { prompt: 'envoy', text: 'lesson/envoy' },
  { prompt: 'disband', text: 'lesson/disband' },
  { prompt: 'march', text: 'lesson/march' },
  { prompt: 'garrison', text: 'lesson/garrison' },
  { prompt: 'support', text: 'lesson/support' },
  { prompt: 'battle-card', text: 'lesson/battle-card' },
  { prompt: 'hold', text: 'lesson/hold' },
  { prompt: 'defeated', text: 'lesson/defeated' },
  { prompt: 'discard', text: 'lesson/discard' },
  { prompt: 'request-round', text: 'lesson/request-round' },
  { prompt: 'permit-round', text: 'lesson/permit-round' },
  { prompt: 'consent', text: 'lesson/consent' },
  { prompt: 'declare', text: 'lesson/declare' },
];

/** What comes up last in a first round: after it the lesson is over. */
export const LAST = 'declare';

/** Starts the guided game: Coalitions 1805 as Austria, on the real board, against easy bots. */
export async function beginLesson(): Promise<void> {
  const { games } = await api.games();
  const game = games.find(({ id }) => id === 'coalitions');
  if (!game) throw new Error('Coalitions cannot be played here yet.');
  const level = game.levels.includes('easy') ? 'easy' : usualLevel(game);
  await open(soloRequest(game, '1805', 6, 'austria', level));
  const { value: here } = route;
  if (here.page !== 'table') return;
  localStorage.setItem(KEY, here.table);
  lesson.value = here.table;
}

export function endLesson(): void {
  localStorage.removeItem(KEY);
  lesson.value = null;
}
