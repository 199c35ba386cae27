import type { Context } from '../context.ts';
import type { Live } from './live.ts';
import { openLive } from './open.ts';
import { queues } from './queue.ts';

/** The matches in memory. */
export interface Matches {
  /** Works with a match that nobody else works with meanwhile; it is opened if need be. */
  use<T>(table: string, work: (live: Live) => Promise<T>): Promise<T>;
  /** As `use`, but does nothing if the match is not in memory. */
  ifOpen(table: string, work: (live: Live) => Promise<void>): Promise<void>;
  /** Forgets a match whose memory may be ahead of the disk; it is opened anew when next used. */
  drop(table: string): void;
  /** Whose matches these are, the longest unused one first. */
  tables(): Iterable<string>;
  readonly size: number;
}

/** How many matches are kept in memory; the longest unused ones make room. */
const KEPT = 500;

export function keepMatches(context: Context): Matches {
  const open = new Map<string, Live>();
  const inTurn = queues();

  function refresh(table: string, live: Live): void {
    open.delete(table);
    open.set(table, live);
    if (open.size <= KEPT) return;
    const [oldest] = open.keys();
    if (oldest !== undefined) open.delete(oldest);
  }

  return {
    use: (table, work) =>
      inTurn(table, async () => {
        const live = open.get(table) ?? (await openLive(context, table));
        refresh(table, live);
        return work(live);
      }),
    ifOpen: (table, work) =>
      inTurn(table, async () => {
        const live = open.get(table);
        if (live) await work(live);
      }),
    drop: (table) => void open.delete(table),
    tables: () => open.keys(),
    get size() {
      return open.size;
    },
  };
}
