import type Database from 'better-sqlite3';

/** How often what the log holds is brought into the database: never while somebody waits for a commit. */
const EVERY = 1000;
/** Bytes before each page in the log. */
const FRAME = 24;

/** What `wal_checkpoint` answers: pages in the log, and how many of them are in the database now. */
interface Checkpointed {
  readonly log: number;
  readonly checkpointed: number;
}

export interface Log {
  /** Bytes written to log and database since the start. */
  written(): number;
  stop(): void;
}

/** Empties the write-ahead log from time to time, and counts what is written. */
export function keepLog(database: Database.Database): Log {
  const page = Number(database.pragma('page_size', { simple: true }));
  let [frames, pages] = [0, 0];
  /** What was counted of the present log: it begins anew when all of it is in the database. */
  let counted: Checkpointed = { log: 0, checkpointed: 0 };
  const changes = database.prepare('select total_changes()').pluck();
  let changed: unknown;

  function empty(): void {
    const total = changes.get();
    if (total === changed) return;
    changed = total;
    const [now] = database.pragma('wal_checkpoint(PASSIVE)') as [Checkpointed];
    if (now.log < 0) return;
    const anew = counted.log === counted.checkpointed;
    frames += now.log - (anew ? 0 : counted.log);
    pages += now.checkpointed - (anew ? 0 : counted.checkpointed);
    counted = now;
  }

  database.pragma('wal_autocheckpoint = 0');
  const timer = setInterval(empty, EVERY).unref();
  return {
    written: () => {
      empty();
      return frames * (page + FRAME) + pages * page;
    },
    stop: () => clearInterval(timer),
  };
}
