import type { Logged } from '@quadrille/protocol';
import type { Event, Power } from '../model.ts';

/** Who handed what to whom, and what came of it (RP §7). */
export interface Entreaties {
  readonly given: readonly Extract<Event, { type: 'entreaty' }>[];
  readonly outcome: readonly Extract<Event, { type: 'alliance' | 'alliance-ends' | 'control' }>[];
  /** Nothing else has happened since, but for what the board had to be adjusted. */
  readonly fresh: boolean;
  /** No Action cards have been turned over since. */
  readonly recent: boolean;
}

/** What ends the news of the entreaties. */
const AFTER: readonly Event['type'][] = ['envoy', 'no-envoy', 'new-turn', 'action-card'];

/** The latest entreaties of the log. */
export function lastEntreaties(log: readonly Logged[]): Entreaties | undefined {
  const events = log.map(({ event }) => event as Event);
  const last = events.findLastIndex(({ type }) => type === 'entreaty');
  if (last < 0) return undefined;
  const first = events.findLastIndex(({ type }, index) => index < last && type !== 'entreaty') + 1;
  const given = events.slice(first, last + 1).filter((event) => event.type === 'entreaty');
  const rest = events.slice(last + 1);
  const until = rest.findIndex(({ type }) => AFTER.includes(type));
  const outcome = (until < 0 ? rest : rest.slice(0, until)).flatMap((event) =>
    event.type === 'alliance' || event.type === 'alliance-ends' || event.type === 'control' ? [event] : [],
  );
  const recent = rest.every(({ type }) => type !== 'action-card');
  return { given, outcome, fresh: until < 0, recent };
}

/** Those who have sought a Minor Power. */
export const suitorsOf = (log: readonly Logged[], minor: string): readonly Power[] =>
  (lastEntreaties(log)?.given ?? []).flatMap(({ from, to, marker }) =>
    to === minor && marker === 'alliance' ? [from] : [],
  );
