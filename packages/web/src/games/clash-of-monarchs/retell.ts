/** Sentences of the chronicle that the screen can put better than a template: changes of markers, forces without a leader. */
import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Speech } from '../../plain/speech.ts';
import { partsOf } from '../../plain/telling.ts';
import type { Part } from '../presenter.ts';
import { courseOf } from './courses.ts';
import { minus } from './model.ts';
import { leaders, spaces } from './printed.build.ts';
import { NO_LEADER } from './tongue.ts';
import { t, tell, type WordId } from './words.ts';

/** A phrase with the Power in its colours in front. */
const about = (power: string, speech: Speech, rest: string): readonly Part[] => [
  { power, name: speech.name(power) },
  ` ${rest}`,
];

const wayOf = (num: number) => (num < 0 ? 'down' : 'up');

/** By how much, from what, to what. */
const shift = (num: number, now: number) => ({
  n: Math.abs(num),
  was: minus(String(now - num)),
  now: minus(String(now)),
});

const USES: Readonly<Record<string, WordId>> = {
  ops: 'com/told-ops',
  event: 'com/told-event',
  supply: 'com/told-supply',
  raids: 'com/told-raids',
  colonial: 'com/told-colonial',
  armistice: 'com/told-armistice',
};

/** Its own sentence, for events that have one here. */
export function retell(speech: Speech, event: Event): readonly Part[] | undefined {
  const { name } = speech;
  switch (event.type) {
    case 'will':
      return about(event.power, speech, t(`com/told-will-${wayOf(event.num)}`, shift(event.num, event.will)));
    case 'vp':
      return about(event.power, speech, t(`com/told-vp-${wayOf(event.num)}`, { n: Math.abs(event.num) }));
    case 'thalers':
      return about(
        event.nation,
        speech,
        t(`com/told-thalers-${wayOf(event.num)}`, { ...shift(event.num, event.left), why: whyOf(event.why, name) }),
      );
    case 'supply-actions':
      return about(event.power, speech, t(`com/told-sa-${wayOf(event.num)}`, shift(event.num, event.left)));
    case 'activated':
      return about(
        event.power,
        speech,
        event.force === NO_LEADER
          ? t('com/told-activated-force', { force: t('com/troops-of', { at: name(event.at) }), sp: event.sp })
          : t('com/told-activated', { force: name(event.force), at: name(event.at), sp: event.sp }),
      );
    case 'supply-check':
      return [
        event.force === NO_LEADER
          ? t('com/told-check', { force: t('com/troops-of', { at: name(event.at) }), roll: event.roll })
          : t('com/told-check-at', { force: name(event.force), at: name(event.at), roll: event.roll }),
      ];
    case 'went-inside':
      return event.force === NO_LEADER ? [t('com/told-inside', { sp: event.sp, at: name(event.at) })] : undefined;
    case 'light-lost':
      return partsOf(speech, speech.template('event/light-lost'), {
        ...event,
        what: t('com/a-unit-of', { what: name(event.what) }),
      });
    case 'played': {
      const use = USES[event.use];
      return use && about(event.power, speech, t(use, { card: name(event.card) }));
    }
    case 'quarters':
      return event.lost > 0
        ? undefined
        : [t('com/told-quarters', { force: forceName(event.force, name), to: name(event.to) })];
    case 'option': {
      const course = courseOf(event.year, event.power, event.option);
      return course && about(event.power, speech, t('com/told-course', { year: event.year, course: course.title }));
    }
    default:
      return undefined;
  }
}

/** A march from one space to the next is told in one sentence: where it began, by which spaces, and what it cost. */
export function marchTold(
  legs: readonly Extract<Event, { type: 'moved' }>[],
  name: (id: string) => string,
): readonly Part[] {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return [];
  const mp = legs.reduce((sum, leg) => sum + leg.mp, 0);
  const ends = { force: name(first.force), from: name(first.from), to: name(last.to) };
  const by = legs.slice(0, -1).map(({ to }) => name(to));
  if (by.length > 0) return [t('com/told-march-by', { ...ends, by: by.join(', '), mp })];
  return [t(mp > 0 ? 'com/told-march' : 'com/told-goes', { ...ends, mp })];
}

/** The reason a Treasury changes by, as the ledger of spring names it. */
export const whyOf = (why: string, name: (id: string) => string): string => {
  const known = tell(`thl-${why}`);
  return known === `thl-${why}` ? name(why) : known;
};

/** A force by its Commander, or as troops without one. */
export const forceName = (force: string, name: (id: string) => string): string =>
  force in leaders || !(force in spaces) ? name(force) : t('com/troops-of', { at: name(force) });

/**
 * An event whose force has no Commander: it goes by where it stands; where the sentence says that already, it is one
 * without a leader.
 */
export function anonymous(event: Event, speech: Speech): Event {
  if (!('force' in event) || !(event.force in spaces) || event.force in leaders) return event;
  const template = speech.template(`event/${event.type}`);
  const said = template.includes('{to}') || ('at' in event && event.at === event.force && template.includes('{at}'));
  return { ...event, force: said ? NO_LEADER : `troops ${event.force}` };
}
