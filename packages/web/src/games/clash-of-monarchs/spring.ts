/** The spring of a Power as the log tells it: what came into its Treasury, what left it, and what would follow. */
import type { Event } from '@quadrille/clash-of-monarchs/events.ts';
import type { View } from '@quadrille/clash-of-monarchs/view.ts';
import type { Nation } from '@quadrille/clash-of-monarchs/vocabulary.ts';
import type { Logged, Preview } from '@quadrille/protocol';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Everything told since the last spring began. */
const thisSpring = (log: readonly Logged[]): readonly Event[] => {
  const events = log.map(({ event }) => event as Event);
  const begins = events.findLastIndex((event) => event.type === 'season' && event.season === 'spring');
  return begins < 0 ? [] : events.slice(begins);
};

export interface Purse {
  readonly before: number;
  readonly done: readonly Of<'thalers'>[];
  readonly planned: readonly Of<'thalers'>[];
  readonly left: number;
}

/** The Treasury of a nation from the beginning of spring to what the selected answer would leave. */
export function purseOf(log: readonly Logged[], preview: Preview | undefined, nation: Nation, now: number): Purse {
  const its = (event: Event): event is Of<'thalers'> => event.type === 'thalers' && event.nation === nation;
  const done = thisSpring(log).filter(its);
  const planned = ((preview?.events ?? []) as readonly Event[]).filter(its);
  const [first] = done;
  return { before: first ? first.left - first.num : now, done, planned, left: planned.at(-1)?.left ?? now };
}

/** Will that the selected answer would cost or give. */
export const willIn = (preview: Preview | undefined): readonly Of<'will'>[] =>
  ((preview?.events ?? []) as readonly Event[]).filter((event): event is Of<'will'> => event.type === 'will');

/** What spring has brought a Power and its Clients so far. */
export interface Books {
  readonly income: number;
  readonly upkeep: number;
  readonly levied: { readonly inf: number; readonly cav: number };
}

const SPENT: readonly string[] = ['sustain', 'recruit', 'refit', 'patron'];

export function booksOf(log: readonly Logged[], view: View, nation: Nation): Books {
  const { patron } = view.nations[nation];
  const events = thisSpring(log);
  const thalers = events.filter((event): event is Of<'thalers'> => event.type === 'thalers' && event.nation === nation);
  const sum = (is: (why: string) => boolean): number =>
    thalers.reduce((all, { why, num }) => (is(why) ? all + num : all), 0);
  const levies = events.filter(
    (event): event is Of<'recruited'> => event.type === 'recruited' && view.nations[event.nation].patron === patron,
  );
  return {
    income: sum((why) => !SPENT.includes(why)),
    upkeep: sum((why) => why === 'sustain'),
    levied: {
      inf: levies.reduce((all, { inf }) => all + inf, 0),
      cav: levies.reduce((all, { cav }) => all + cav, 0),
    },
  };
}
