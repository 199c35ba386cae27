import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Logged } from '@quadrille/protocol';
import { capital, type Speech } from '../../plain/speech.ts';
import { chronicleOf } from '../../plain/telling.ts';
import type { Entry, Part, Stroke } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { talesIn } from './episodes.ts';
import { spaces } from './printed.build.ts';
import { anonymous, retell } from './retell.ts';

const HEADINGS: readonly Event['type'][] = ['season', 'round', 'turn'];
/** What the story of a battle tells in full. */
const WITHIN: readonly Event['type'][] = ['battle-drm', 'battle-roll', 'drew-tactic'];

/** The log as sentences: Rounds and Turns as headings, battles, sieges, raids and Interrupts as stories, places to be pointed at. */
export const chronicle = (speech: Speech, log: readonly Logged[]): readonly Entry[] => {
  const begins = new Set([...battlesIn(log), ...talesIn(log)].map((each) => each.begins));
  const named = log.map((each) => ({ ...each, event: anonymous(each.event as Event) }));
  return chronicleOf(speech, named).flatMap((entry): Entry[] => {
    const event = named[entry.index]?.event;
    if (!event || WITHIN.includes(event.type)) return [];
    const places = Object.values(event).filter(
      (value): value is string => typeof value === 'string' && value in spaces,
    );
    return [
      {
        ...entry,
        parts: begun(retell(speech, event) ?? entry.parts),
        places,
        ...(HEADINGS.includes(event.type) && { heading: true }),
        ...(begins.has(entry.index) && { story: entry.index }),
      },
    ];
  });
};

/** A sentence begins with a capital letter. */
const begun = ([first, ...rest]: readonly Part[]): readonly Part[] =>
  typeof first === 'string'
    ? [capital(first), ...rest]
    : first && 'name' in first
      ? [{ ...first, name: capital(first.name) }, ...rest]
      : first
        ? [first, ...rest]
        : rest;

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
