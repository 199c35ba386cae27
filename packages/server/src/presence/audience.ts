import { seatsOf, type Table } from '../tables/table.ts';

/** Somebody looking at a table through a socket. */
export interface Subscriber {
  readonly player: string | null;
  /** Whose page it is: a person's, or a stranger's, by the address. */
  readonly holder: string;
  /** The seats whose positions it was sent; `null` is a spectator's. */
  seats: readonly (string | null)[];
  /** It wants whole positions, never differences. */
  readonly whole: boolean;
  send(text: string): void;
  /** It may look no longer. */
  dismiss(): void;
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
