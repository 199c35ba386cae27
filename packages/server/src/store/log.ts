import type Database from 'better-sqlite3';

/** How often we look whether there is something to tidy up: not while somebody waits for a commit. */
const EVERY = 1000;
/** So many rows are worth it, or so much time: what is done rarely is done to many rows of a page at once. */
const ENOUGH = 2000;
const LONG = 30_000;
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
  /** Files what is fresh. */
  file(): Promise<void>;
  stop(): void;
}

/** Files answers by match, brings the write-ahead log into the database from time to time, and counts what is written. */
export function keepLog(database: Database.Database, write: (work: () => Promise<void>) => Promise<void>): Log {
  database.pragma('wal_autocheckpoint = 0');
  const page = Number(database.pragma('page_size', { simple: true }));
  const isFresh = database.prepare('select 1 from fresh limit 1').pluck();
  const keep = database.prepare('insert into kept select * from fresh order by table_id, seq');
  const clear = database.prepare('delete from fresh');
  const changes = database.prepare('select total_changes()').pluck();
  let [frames, pages] = [0, 0];
  /** What was counted of the present log: it begins anew when all of it is in the database. */
  let counted: Checkpointed = { log: 0, checkpointed: 0 };
  let [changed, tidied] = [0, performance.now()];

  function empty(): void {
    const total = Number(changes.get());
    if (total === changed) return;
    changed = total;
    const [now] = database.pragma('wal_checkpoint(PASSIVE)') as [Checkpointed];
    if (now.log < 0) return;
    const anew = counted.log === counted.checkpointed;
    frames += now.log - (anew ? 0 : counted.log);
    pages += now.checkpointed - (anew ? 0 : counted.checkpointed);
    counted = now;
  }

  async function file(): Promise<void> {
    if (isFresh.get() === undefined) return;
    await write(async () => {
      keep.run();
      clear.run();
    });
  }

  const timer = setInterval(() => {
    const time = performance.now();
    if (Number(changes.get()) - changed < ENOUGH && time - tidied < LONG) return;
    tidied = time;
    empty();
    file().catch(() => {}); // they stay where they are, and can be read there
  }, EVERY).unref();
  return {
    written: () => {
      empty();
      return frames * (page + FRAME) + pages * page;
    },
    file,
    stop: () => clearInterval(timer),
  };
}
