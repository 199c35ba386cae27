import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import { POWERS } from '@quadrille/ultima-ratio-regis/vocabulary.ts';
import { capital, type Speech } from '../../plain/speech.ts';
import { chronicleOf } from '../../plain/telling.ts';
import type { Delta, Entry, Part, Stroke } from '../presenter.ts';
import { articled } from './articles.ts';
import { unitKind } from './faces.ts';
import { leaderName, type View } from './model.ts';
import { isPlace } from './places.ts';
import { goesOn, runAt } from './runs.ts';
import { numbersOf, storiesIn } from './stories.ts';
import { t } from './words.ts';

const HEADINGS: readonly Event['type'][] = ['turn', 'impulse', 'turn-ends'];
/** What the story of a combat, or another sentence, tells already. */
const WITHIN: readonly Event['type'][] = ['rolled', 'battlefield', 'changed-die', 'edge', 'dealt', 'impulse-over'];

const UNIT = /^([a-z_]+)-\d+$/;

/**
 * A unit by what it is and whose, also after it has gone: its id names its owner. Where the sentence names the owner
 * already, it is enough to say what it is.
 */
function unitName(view: View | undefined, speech: Speech, id: string, named: unknown): string | undefined {
  const owner = UNIT.exec(id)?.[1];
  if (owner === undefined || !speech.has(`name/${owner}`)) return undefined;
  const unit = view?.units.find((each) => each.id === id);
  if (owner === named) return unit ? t('urr/a-unit', { kind: unitKind(unit) }) : t('urr/one-unit');
  const of = { power: speech.name(owner) };
  return unit ? t('urr/unit-of', { ...of, kind: unitKind(unit) }) : t('urr/some-unit', of);
}

/** The speech with names for units and leaders, as the view knows them. */
export const speechFor = (speech: Speech, view: View | undefined, named?: unknown): Speech => ({
  ...speech,
  name: (id) =>
    speech.has(`name/${id}`) ? speech.name(id) : (unitName(view, speech, id, named) ?? leaderOr(id) ?? speech.name(id)),
});

const leaderOr = (id: string): string | undefined => (leaderName(id) === id ? undefined : leaderName(id));

/** A sentence begins with a capital, and says “an elite troop” and “the Ottomans”. */
const polished = (part: Part, place: number, article = articled): Part => {
  const begun = place === 0 ? capital : (said: string) => said;
  if (typeof part !== 'string') return 'name' in part ? { ...part, name: begun(article(part.name)) } : part;
  return begun(article(part.replaceAll(' a elite', ' an elite')));
};

/** Sentences that name a card, which may be called as a Power is. */
const OF_CARDS: readonly Event['type'][] = ['played', 'combat-card', 'event', 'event-void'];
const unarticled = (said: string) => said;

/** Where fields that mostly name places name owners. */
const OWNED: Readonly<Partial<Record<Event['type'], string>>> = {
  control: 'from',
  morale: 'to',
  restored: 'to',
  title: 'to',
};
const PLACED: readonly string[] = ['at', 'from', 'to', 'sea'];

/** The places an event names. Venice is a place where it says where, and a Power where it says who. */
const placesIn = (event: Event): readonly string[] =>
  Object.entries(event).flatMap(([field, value]) =>
    typeof value === 'string' && PLACED.includes(field) && OWNED[event.type] !== field && isPlace(value) ? [value] : [],
  );

/** The speech for an event: Powers have their colours, but for those whose name is a place here. */
const coloured = (speech: Speech, event: Event): Speech => ({
  ...speech,
  isPower: (id) => speech.isPower(id) || (POWERS.some((power) => power === id) && !placesIn(event).includes(id)),
});

/** War that somebody declares is told once. */
const isDeclared = (log: readonly Logged[], index: number, event: Event): boolean => {
  const before = log[index - 1]?.event as Event | undefined;
  return (
    event.type === 'war' &&
    before?.type === 'declares-war' &&
    before.power === event.power &&
    before.against === event.against
  );
};

/** Places in a sentence can be pointed at. */
const linked = (event: Event, parts: readonly Part[], speech: Speech): readonly Part[] => {
  return placesIn(event).reduce<readonly Part[]>(
    (said, place) =>
      said.flatMap((part) => (typeof part === 'string' ? split(part, place, speech.name(place)) : [part])),
    parts,
  );
};

function split(text: string, place: string, name: string): Part[] {
  const at = text.indexOf(name);
  if (at < 0) return [text];
  const after = text.slice(at + name.length);
  return [...(at > 0 ? [text.slice(0, at)] : []), { place, name }, ...(after ? [after] : [])];
}

/** The small signs of an event: what changed on a track. */
function deltasOf(event: Event): readonly Delta[] {
  const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  if (event.type === 'unrest')
    return [{ text: t('urr/delta/unrest', { by: signed(event.by), to: event.to }), way: event.by > 0 ? 'down' : 'up' }];
  if (event.type === 'vp')
    return [{ text: t('urr/delta/vp', { by: signed(event.by) }), icon: 'star', way: event.by < 0 ? 'down' : 'up' }];
  if (event.type === 'morale') return [{ text: '−1', icon: 'heart', way: 'down' }];
  return [];
}

/** The log as sentences: turns and impulses as headings, combats as stories, the same thing again counted. */
export function chronicle(speech: Speech, log: readonly Logged[], view: View | undefined): readonly Entry[] {
  const stories = storiesIn(log);
  const told = log.flatMap((logged, index): Entry[] => {
    const event = logged.event as Event;
    if (WITHIN.includes(event.type) || goesOn(log, index) || stories.within.has(index)) return [];
    const story = stories.at.get(index);
    const numbers = story === undefined || story === index ? [] : numbersOf(log, story, speech);
    // A march is told once, not once more for each of its troops.
    if (event.type === 'moved' && isMarched(log, index, event)) return [];
    if (isDeclared(log, index, event)) return [];
    const template = speech.has(`event/${event.type}`) ? speech.template(`event/${event.type}`) : '';
    const owner = template.includes('{power}') && 'power' in event ? event.power : undefined;
    const own = speechFor(coloured(speech, event), view, owner);
    return chronicleOf(own, [logged]).map((entry) => ({
      ...entry,
      index,
      parts: (runAt(log, index, own) ?? linked(event, [...numbers, ...entry.parts], own)).map((part, nth) =>
        polished(part, nth, OF_CARDS.includes(event.type) ? unarticled : articled),
      ),
      deltas: deltasOf(event),
      places: placesIn(event),
      ...(HEADINGS.includes(event.type) && { heading: true }),
      ...(story !== undefined && { story }),
    }));
  });
  return told.reduce<Entry[]>(together, []);
}

function isMarched(log: readonly Logged[], index: number, { from, to }: Extract<Event, { type: 'moved' }>): boolean {
  for (let before = index - 1; before >= 0 && before > index - 8; before--) {
    const event = log[before]?.event as Event | undefined;
    if (event?.type === 'marches' || event?.type === 'lands' || event?.type === 'intercepts')
      return event.from === from && event.to === to;
    if (event?.type !== 'moved') return false;
  }
  return false;
}

/** The same sentence again is one that happened twice. */
function together(entries: Entry[], next: Entry): Entry[] {
  const last = entries.at(-1);
  if (!last || last.heading || next.story !== undefined || plainOf(last) !== plainOf(next)) return [...entries, next];
  return [...entries.slice(0, -1), { ...last, times: (last.times ?? 1) + 1 }];
}

/** A sentence without its signs. */
export const plainOf = ({ parts }: Pick<Entry, 'parts'>): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.name)).join('');

const LOUD: readonly Event['type'][] = ['combat', 'declares-war', 'peace', 'turn'];

/** What happened when, for the line of the replay: turns are its chapters. */
export const strokes = (speech: Speech, log: readonly Logged[]): readonly Stroke[] =>
  chronicle(speech, log, undefined).map(({ seq, index, power }) => {
    const event = log[index]?.event as Event | undefined;
    return {
      seq,
      weight: event && LOUD.includes(event.type) ? 3 : event?.type === 'marches' || event?.type === 'played' ? 2 : 1,
      ...(power && { power }),
      ...(event?.type === 'turn' && { chapter: String(event.turn) }),
    };
  });
