import type { Logged } from '@quadrille/protocol';
import type { Event, Power, View } from '../model.ts';
import type { Title } from '../title.ts';

/** The eight electors and who holds them now. */
export const electorsIn = (
  { printed }: Title,
  view: View,
): readonly { readonly at: string; readonly power: Power | undefined }[] =>
  (printed.electors[view.board] ?? []).map(({ at, owner }) => ({
    at,
    power: view.garrisons[at] ?? owner ?? undefined,
  }));

export const votesOf = (title: Title, view: View, power: Power): number =>
  electorsIn(title, view).filter((elector) => elector.power === power).length;

/** Powers with a vote, in the Order of Play; a Minor Power without a master has none to cast (AR §12). */
export const votersIn = (title: Title, view: View): readonly Power[] =>
  view.order.filter((power) => votesOf(title, view, power) > 0 && view.master[power] !== null);

/** An election as the log tells it. */
export interface Election {
  readonly votes: readonly { readonly power: Power; readonly candidate: Power; readonly votes: number }[];
  /** The Emperor it made; `null`: the throne is vacant; nothing: it goes on. */
  readonly outcome?: { readonly emperor: Power; readonly votes: number } | null;
}

/** The latest election of the log. */
export function lastElection(log: readonly Logged[]): Election | undefined {
  const events = log.map(({ event }) => event as Event);
  const begins = events.findLastIndex(({ type }) => type === 'election');
  if (begins < 0) return undefined;
  const votes: Election['votes'][number][] = [];
  for (const event of events.slice(begins)) {
    if (event.type === 'voted') votes.push(event);
    if (event.type === 'elected') return { votes, outcome: { emperor: event.power, votes: event.votes } };
    if (event.type === 'throne-vacant') return { votes, outcome: null };
  }
  return { votes };
}
