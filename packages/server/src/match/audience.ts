import { type AnyEvent, visible } from '@quadrille/kernel';
import { type DiffMessage, difference, type Position, type ServerMessage } from '@quadrille/protocol';
import { seatsOf, type Table } from '../tables/table.ts';
import type { Live } from './live.ts';
import { positionOf } from './position.ts';

/** Somebody looking at a table through a socket. */
export interface Subscriber {
  readonly player: string | null;
  /** The seats whose positions it was sent; `null` is a spectator's. */
  seats: readonly (string | null)[];
  /** It wants whole positions, never differences. */
  readonly whole: boolean;
  send(text: string): void;
}

/** Who is looking at which table, in this process. */
export interface Audience {
  of(table: string): ReadonlySet<Subscriber>;
  add(table: string, subscriber: Subscriber): void;
  remove(table: string, subscriber: Subscriber): void;
  tables(): Iterable<[string, ReadonlySet<Subscriber>]>;
}

const NOBODY: ReadonlySet<Subscriber> = new Set();

export function keepAudience(): Audience {
  const byTable = new Map<string, Set<Subscriber>>();
  return {
    of: (table) => byTable.get(table) ?? NOBODY,
    add: (table, subscriber) => {
      const present = byTable.get(table) ?? new Set();
      present.add(subscriber);
      byTable.set(table, present);
    },
    remove: (table, subscriber) => {
      const present = byTable.get(table);
      present?.delete(subscriber);
      if (present?.size === 0) byTable.delete(table);
    },
    tables: () => byTable,
  };
}

/** The seats a player looks from: their own, or a spectator's. */
export function outlook(table: Table, player: string | null): readonly (string | null)[] {
  const own = player === null ? [] : seatsOf(table, player);
  return own.length > 0 ? own : [null];
}

/** Tells everybody who is looking what the last step changed for them, and no more than that. */
export function showStep(live: Live, audience: Audience): void {
  const { table } = live;
  const looking = audience.of(live.id);
  const seats = new Set([...looking].flatMap((each) => each.seats));
  if (table.settings.spectators !== 0) seats.delete(null); // they are behind: see spectators.ts
  for (const key of live.shown.keys()) if (!seats.has(key || null)) live.shown.delete(key);
  for (const seat of seats) {
    const before = live.shown.get(seat ?? '');
    const now = positionOf(live, seat, before);
    live.shown.set(seat ?? '', now);
    const events = visible(live.news, seat);
    const whole = lazily(() => JSON.stringify(stateOf(live.id, now, events)));
    const diff = before?.seq === live.seq - 1 ? JSON.stringify(diffOf(live.id, before, now, events)) : undefined;
    for (const each of looking) if (each.seats.includes(seat)) each.send(each.whole ? whole() : (diff ?? whole()));
  }
}

/** Computed when first needed, then kept. */
const lazily = <T>(compute: () => T): (() => T) => {
  let kept: { readonly value: T } | undefined;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
};

/** A whole position; used where a difference would not fit. */
const stateOf = (table: string, position: Position, events: readonly AnyEvent[]): ServerMessage => ({
  type: 'state',
  table,
  ...position,
  log: events.map((event) => ({ seq: position.seq, event })),
  more: true,
  anew: false,
});

/** What changed between two positions of the same seat. */
export function diffOf(table: string, before: Position, now: Position, events: readonly AnyEvent[]): DiffMessage {
  const patch = difference(before.view, now.view);
  const decision = difference(before.decision, now.decision);
  return {
    type: 'diff',
    table,
    seq: now.seq,
    seat: now.seat,
    ...(patch && { patch }),
    ...(decision && { decision }),
    ...(before.waiting.join() !== now.waiting.join() && { waiting: now.waiting }),
    ...(before.undo !== now.undo && { undo: now.undo }),
    events,
  };
}
