import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Logged } from '@quadrille/protocol';
import type { Speech } from '../../plain/speech.ts';
import { chronicleOf } from '../../plain/telling.ts';
import type { Entry, Stroke } from '../presenter.ts';
import { spaces } from './printed.build.ts';

const HEADINGS: readonly Event['type'][] = ['season', 'round', 'turn'];
/** What the story of a battle tells in full. */
const WITHIN: readonly Event['type'][] = ['battle-drm', 'battle-roll', 'drew-tactic'];

/** The log as sentences: Rounds and Turns as headings, battles as stories, places to be pointed at. */
export const chronicle = (speech: Speech, log: readonly Logged[]): readonly Entry[] =>
  chronicleOf(speech, log).flatMap((entry): Entry[] => {
    const event = log[entry.index]?.event as Event | undefined;
    if (!event || WITHIN.includes(event.type)) return [];
    const places = Object.values(event).filter(
      (value): value is string => typeof value === 'string' && value in spaces,
    );
    return [
      {
        ...entry,
        places,
        ...(HEADINGS.includes(event.type) && { heading: true }),
        ...(event.type === 'battle' && { story: entry.index }),
      },
    ];
  });

const LOUD: readonly Event['type'][] = ['battle', 'fortress-taken', 'crushing'];

/** What happened when, for the line of the replay: Rounds are its chapters. */
export const strokes = (speech: Speech, log: readonly Logged[]): readonly Stroke[] =>
  chronicle(speech, log).map(({ seq, index, power }) => {
    const event = log[index]?.event as Event | undefined;
    return {
      seq,
      weight: event && LOUD.includes(event.type) ? 3 : event?.type === 'moved' ? 2 : 1,
      ...(power && { power }),
      ...(event?.type === 'round' && { chapter: String(event.round) }),
    };
  });
