import type { Logged } from '@quadrille/protocol';
import type { Stroke } from '../presenter.ts';
import type { Event } from './model.ts';
import { powerIn } from './telling.ts';
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

function strokeOf({ seq, event: raw }: Logged): readonly Stroke[] {
  const event = raw as Event;
  const power = powerIn(event as unknown as Readonly<Record<string, unknown>>);
  const chapter = chapterOf(event);
  if (!power && !chapter) return [];
  return [{ seq, weight: WEIGHTS[event.type] ?? 1, ...(power && { power }), ...(chapter && { chapter }) }];
}

/** A log only grows: what was read once is not read again with every answer. */
const read = new WeakMap<Logged, readonly Stroke[]>();

/** The log in strokes: whose doing each thing was, and how much it mattered. */
export const strokes = (log: readonly Logged[]): readonly Stroke[] =>
  log.flatMap((entry) => {
    const known = read.get(entry) ?? strokeOf(entry);
    read.set(entry, known);
    return known;
  });
