/** What is told as one: the bids of an auction, the sum of a war step by step, the areas that a turn opens. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Part } from '../presenter.ts';
import { t } from './words.ts';

type Bid = Extract<Event, { type: 'bid' }>;
type Status = Extract<Event, { type: 'status' }>;
type Title = Extract<Event, { type: 'title' }>;

/** What many areas become at once when a turn begins. */
const OPENED = { 'as-independent': 'urr/areas-open', 'as-inactive': 'urr/areas-closed' } as const;
const isOpened = (as: string): as is keyof typeof OPENED => as in OPENED;

/** What belongs together: bids for one prize, lines about one war, areas that open or close alike. */
const keyOf = (event: Event | undefined): string | undefined => {
  if (event?.type === 'bid') return `bid/${event.prize}`;
  if (event?.type === 'title') return isOpened(event.as) ? `title/${event.as}/${event.to}` : undefined;
  return event?.type === 'status' ? `status/${event.power}/${event.against}` : undefined;
};

/** Whether the next event goes on with the same: then this one is told with it. */
export const goesOn = (log: readonly Logged[], index: number): boolean => {
  const key = keyOf(log[index]?.event as Event);
  return key !== undefined && key === keyOf(log[index + 1]?.event as Event | undefined);
};

/** All of the run that ends here, as one sentence; nothing if it is no run. */
export function runAt(log: readonly Logged[], index: number, speech: Speech): readonly Part[] | undefined {
  const last = log[index]?.event as Event;
  const key = keyOf(last);
  if (key === undefined || keyOf(log[index - 1]?.event as Event | undefined) !== key) return undefined;
  const run: Event[] = [];
  for (let at = index; at >= 0 && keyOf(log[at]?.event as Event) === key; at--) run.unshift(log[at]?.event as Event);
  if (last.type === 'bid') return bids(run as Bid[], last, speech);
  if (last.type === 'title') return areas(run as Title[], last, speech);
  return sum(run as Status[], last as Status, speech);
}

const named = (speech: Speech, power: string): Part => ({ power, name: speech.name(power) });

const bids = (run: readonly Bid[], { prize }: Bid, speech: Speech): readonly Part[] => [
  t('urr/bids-for', { prize: speech.name(prize) }),
  ...run.flatMap(({ power, bid }, place): Part[] => [place > 0 ? ', ' : ' ', named(speech, power), ` ${bid}`]),
  '.',
];

/** Areas one after the other, and what they are now. */
const areas = (run: readonly Title[], { as, to }: Title, speech: Speech): readonly Part[] =>
  isOpened(as)
    ? [t(OPENED[as], { areas: run.map(({ at }) => speech.name(at)).join(', '), what: speech.name(to) })]
    : [];

const sum = (run: readonly Status[], { power, against }: Status, speech: Speech): readonly Part[] => [
  named(speech, power),
  t('urr/against'),
  named(speech, against),
  ': ',
  run.map(({ mine, theirs, why }) => `${mine} : ${theirs} ${speech.name(why)}`).join(', '),
  '.',
];
