/** What is told as one: the areas that a turn opens or closes. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Part } from '../presenter.ts';
import { t } from './words.ts';

type Title = Extract<Event, { type: 'title' }>;

/** What many areas become at once when a turn begins. */
const OPENED = { 'as-independent': 'urr/areas-open', 'as-inactive': 'urr/areas-closed' } as const;
const isOpened = (as: string): as is keyof typeof OPENED => as in OPENED;

const titleIn = (log: readonly Logged[], index: number): Title | undefined => {
  const event = log[index]?.event as Event | undefined;
  return event?.type === 'title' && isOpened(event.as) ? event : undefined;
};

/** Whether two areas become the same. */
const alike = (one: Title | undefined, other: Title | undefined): boolean =>
  one !== undefined && one.as === other?.as && one.to === other.to;

/** Whether the next event goes on with the same: then this one is told with it. */
export const goesOn = (log: readonly Logged[], index: number): boolean =>
  alike(titleIn(log, index), titleIn(log, index + 1));

/** All of the run that ends here, as one sentence; nothing if it is no run. */
export function runAt(log: readonly Logged[], index: number, speech: Speech): readonly Part[] | undefined {
  const last = titleIn(log, index);
  if (!last || !isOpened(last.as) || !alike(last, titleIn(log, index - 1))) return undefined;
  const areas: string[] = [];
  for (let at = index; alike(last, titleIn(log, at)); at--) areas.unshift(speech.name(titleIn(log, at)?.at ?? ''));
  return [t(OPENED[last.as], { areas: areas.join(', '), what: speech.name(last.to) })];
}
