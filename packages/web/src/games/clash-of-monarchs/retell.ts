/** Sentences of the chronicle that the screen can put better than a template: changes of markers, forces without a leader. */
import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Part } from '../presenter.ts';
import { courseOf } from './courses.ts';
import { signed } from './model.ts';
import { leaders, spaces } from './printed.build.ts';
import { t, tell, type WordId } from './words.ts';

/** A phrase with the Power in its colours in front. */
const about = (power: string, speech: Speech, rest: string): readonly Part[] => [
  { power, name: speech.name(power) },
  ` ${rest}`,
];

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
      return about(event.power, speech, t('com/told-will', { was: event.will - event.num, now: event.will }));
    case 'vp':
      return about(event.power, speech, t('com/told-vp', { n: signed(event.num) }));
    case 'thalers':
      return about(
        event.nation,
        speech,
        t('com/told-thalers', { was: event.left - event.num, now: event.left, why: whyOf(event.why, name) }),
      );
    case 'supply-actions':
      return about(event.power, speech, t('com/told-sa', { was: event.left - event.num, now: event.left }));
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

/** The reason a Treasury changes by, as the ledger of spring names it. */
export const whyOf = (why: string, name: (id: string) => string): string => {
  const known = tell(`thl-${why}`);
  return known === `thl-${why}` ? name(why) : known;
};

/** A force by its Commander, or as troops without one. */
export const forceName = (force: string, name: (id: string) => string): string =>
  force in leaders || !(force in spaces) ? name(force) : t('com/troops-of', { at: name(force) });

/** An event whose force has no Commander: it goes by its troops, for its space is where it has come to. */
export const anonymous = (event: Event): Event =>
  'force' in event && event.force in spaces && !(event.force in leaders)
    ? {
        ...event,
        force: event.type === 'moved' || event.type === 'activated' ? 'small-force' : `troops ${event.force}`,
      }
    : event;
