import type { Logged } from '@quadrille/protocol';
import type { Stroke } from '../presenter.ts';
import type { Event } from './model.ts';
import { powerIn } from './telling.ts';
import type { Title } from './title.ts';
import { t } from './words/index.ts';

/** What is seen from afar. */
const WEIGHTS: Readonly<Partial<Record<Event['type'], Stroke['weight']>>> = {
  battle: 3,
  influence: 2,
  garrisoned: 2,
  fortified: 2,
};

const chapterOf = (event: Event): string | undefined => {
  if (event.type === 'round') return t('standing/round', { n: event.round });
  if (event.type === 'new-turn') return t('rp/turn', { n: event.turn });
  return undefined;
};

function strokeOf(title: Title, { seq, event: raw }: Logged): readonly Stroke[] {
  const event = raw as Event;
  const power = powerIn(title, event as unknown as Readonly<Record<string, unknown>>);
  const chapter = chapterOf(event);
  if (!power && !chapter) return [];
  return [{ seq, weight: WEIGHTS[event.type] ?? 1, ...(power && { power }), ...(chapter && { chapter }) }];
}

/** The log in strokes: whose doing each thing was, and how much it mattered. */
export function strokesUnder(title: Title): (log: readonly Logged[]) => readonly Stroke[] {
  // A log only grows: what was read once is not read again with every answer.
  const read = new WeakMap<Logged, readonly Stroke[]>();
  return (log) =>
    log.flatMap((entry) => {
      const known = read.get(entry) ?? strokeOf(title, entry);
      read.set(entry, known);
      return known;
    });
}
