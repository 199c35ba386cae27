import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Logged } from '@quadrille/protocol';
import { capital, type Speech } from '../../plain/speech.ts';
import { chronicleOf, partsOf } from '../../plain/telling.ts';
import type { Entry, Part, Stroke } from '../presenter.ts';
import { battlesIn } from './battles.ts';
import { talesIn } from './episodes.ts';
import { minus } from './model.ts';
import { spaces } from './printed.build.ts';
import { anonymous, marchTold, retell } from './retell.ts';
import { saidOf } from './saying.ts';

const HEADINGS: readonly Event['type'][] = ['season', 'round', 'turn'];
/** What the story of a battle tells in full. */
const WITHIN: readonly Event['type'][] = ['battle-drm', 'battle-roll', 'drew-tactic'];
/** What the statistics draw. */
const DRAWN: readonly Event['type'][] = ['strengths'];
const isNews = (event: Event): boolean =>
  !WITHIN.includes(event.type) &&
  !DRAWN.includes(event.type) &&
  !(event.type === 'leader-fate' && event.fate === 'unhurt');

type Moved = Extract<Event, { type: 'moved' }>;

/** The next leg of a march; who has no leader goes by where he comes to. */
const isNextLeg = (leg: Moved, next: Event | undefined): next is Moved =>
  next?.type === 'moved' && next.from === leg.to && (next.force === leg.force || next.force === next.to);

/** All legs of the march that begins here; none where it only goes on. */
function legsFrom(events: readonly Event[], index: number): readonly Moved[] {
  const [before, first] = [events[index - 1], events[index]];
  if (first?.type !== 'moved' || (before?.type === 'moved' && isNextLeg(before, first))) return [];
  const legs = [first];
  for (let last = first, at = index + 1; ; at++) {
    const next = events[at];
    if (!isNextLeg(last, next)) return legs;
    legs.push(next);
    last = next;
  }
}

/** The log as sentences: Rounds and Turns as headings, battles, sieges, raids and Interrupts as stories, places to be pointed at. */
export const chronicle = (speech: Speech, log: readonly Logged[]): readonly Entry[] => {
  const begins = new Set([...battlesIn(log), ...talesIn(log)].map((each) => each.begins));
  const events = log.map(({ event }) => event as Event);
  const named = log.map((each) => ({ ...each, event: anonymous(each.event as Event, speech) }));
  const told = chronicleOf(speech, named).flatMap((entry): Entry[] => {
    const event = named[entry.index]?.event;
    if (!event || !isNews(event)) return [];
    const legs = legsFrom(events, entry.index);
    if (event.type === 'moved' && legs.length === 0) return [];
    const march = legs.map((leg) => ({ ...leg, force: event.type === 'moved' ? event.force : leg.force }));
    const places = [event, ...legs]
      .flatMap((each) => Object.values(each))
      .filter((value): value is string => typeof value === 'string' && value in spaces);
    return [
      {
        ...entry,
        parts: begun(march.length > 0 ? marchTold(march, speech.name) : (retell(speech, event) ?? entry.parts)),
        places: [...new Set(places)],
        ...(HEADINGS.includes(event.type) && { heading: true }),
        ...(begins.has(entry.index) && { story: entry.index }),
      },
    ];
  });
  return told.reduce<Entry[]>(together, []);
};

/** The same sentence again is one that happened twice. */
function together(entries: Entry[], next: Entry): Entry[] {
  const last = entries.at(-1);
  const again = last && !last.heading && next.story === undefined && saidOf(last.parts) === saidOf(next.parts);
  return again ? [...entries.slice(0, -1), { ...last, times: (last.times ?? 1) + 1 }] : [...entries, next];
}

/** One event as a sentence of a story. */
export function sentenceOf(speech: Speech, event: Event): string {
  const named = anonymous(event, speech);
  const parts = retell(speech, named) ?? partsOf(speech, speech.template(`event/${named.type}`), { ...named });
  return saidOf(begun(parts));
}

/** A sentence begins with a capital letter, and has a minus for a hyphen. */
const begun = ([first, ...rest]: readonly Part[]): readonly Part[] =>
  typeof first === 'string'
    ? [minus(capital(first)), ...rest]
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
