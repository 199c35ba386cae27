/** What is told as one: the bids of an auction, the sum of a war step by step. */
import type { Logged } from '@quadrille/protocol';
import type { Event } from '@quadrille/ultima-ratio-regis/events.ts';
import type { Speech } from '../../plain/speech.ts';
import type { Part } from '../presenter.ts';
import { t } from './words.ts';

type Bid = Extract<Event, { type: 'bid' }>;
type Status = Extract<Event, { type: 'status' }>;

/** What belongs together: bids for one prize, lines about one war. */
const keyOf = (event: Event | undefined): string | undefined => {
  if (event?.type === 'bid') return `bid/${event.prize}`;
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
  return last.type === 'bid' ? bids(run as Bid[], last, speech) : sum(run as Status[], last as Status, speech);
}

const named = (speech: Speech, power: string): Part => ({ power, name: speech.name(power) });

const bids = (run: readonly Bid[], { prize }: Bid, speech: Speech): readonly Part[] => [
  t('urr/bids-for', { prize: speech.name(prize) }),
  ...run.flatMap(({ power, bid }, place): Part[] => [place > 0 ? ', ' : ' ', named(speech, power), ` ${bid}`]),
  '.',
];

const sum = (run: readonly Status[], { power, against }: Status, speech: Speech): readonly Part[] => [
  named(speech, power),
  t('urr/against'),
  named(speech, against),
  ': ',
  run.map(({ mine, theirs, why }) => `${mine} : ${theirs} ${speech.name(why)}`).join(', '),
  '.',
];
