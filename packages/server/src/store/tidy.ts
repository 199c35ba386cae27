import { closeSync, openSync, readSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** How often we look whether there is something to tidy up: not while somebody waits for a commit. */
const EVERY = 1000;
/** What is done rarely is done to many rows of a page at once. So many answers are filed, or those of so much time. */
const FILED = { rows: 20_000, time: 600_000 };
/** And after so many changes, or so much time, the log is brought into the database. */
const EMPTIED = { rows: 4000, time: 30_000 };
/** Bytes before each page in the log, and before the first; the number of the page, or of the log, is among them. */
const FRAME = 24;
const HEADER = 32;
const SEQUENCE = 12;

/** Pages in the log, how many of them are in the database now, and which log it is: it begins anew from time to time. */
interface Counted {
  readonly log: number;
  readonly checkpointed: number;
  readonly sequence: number;
}
const NOTHING: Counted = { log: 0, checkpointed: 0, sequence: -1 };

export interface Tidying {
  /** Files what is fresh. */
  file(): Promise<void>;
  /** How much is fresh. */
  fresh(): number;
  /** Works while nobody is in a transaction. */
  between<T>(work: () => T): Promise<T>;
}

export interface Tidy {
  /** Bytes written to the log and the database since the start. */
  written(): Promise<number>;
  stop(): void;
}

/** Files answers by match, brings the write-ahead log into the database from time to time, and counts what is written. */
export function tidyUp(database: Database.Database, { file, fresh, between }: Tidying): Tidy {
  database.pragma('wal_autocheckpoint = 0');
  const page = Number(database.pragma('page_size', { simple: true }));
  let [frames, pages] = [0, 0];
  const changes = database.prepare('select total_changes()').pluck();
  let counted = NOTHING;
  let [filed, emptied, changed] = [performance.now(), performance.now(), 0];

  function empty(): void {
    const [{ log, checkpointed }] = database.pragma('wal_checkpoint(PASSIVE)') as [Omit<Counted, 'sequence'>];
    if (log < 0) return;
    const wal = openSync(`${database.name}-wal`, 'r');
    const sequence = numberAt(wal, SEQUENCE);
    const before = sequence === counted.sequence ? counted : NOTHING;
    frames += log - before.log;
    const brought = new Set<number>(); // of a page that was written several times only the last form
    for (let frame = before.checkpointed; frame < checkpointed; frame++)
      brought.add(numberAt(wal, HEADER + frame * (FRAME + page)));
    pages += brought.size;
    closeSync(wal);
    counted = { log, checkpointed, sequence };
  }

  async function look(): Promise<void> {
    const time = performance.now();
    if (fresh() >= FILED.rows || time - filed >= FILED.time) {
      filed = time;
      await file();
    }
    const rows = Number(changes.get());
    if (rows - changed < EMPTIED.rows && time - emptied < EMPTIED.time) return;
    [changed, emptied] = [rows, time];
    await between(empty);
  }

  const timer = setInterval(() => look().catch(() => {}), EVERY).unref(); // what cannot be filed stays, and can be read
  return {
    written: async () => {
      await between(empty);
      return frames * (page + FRAME) + pages * page;
    },
    stop: () => clearInterval(timer),
  };
}

function numberAt(file: number, at: number): number {
  const bytes = Buffer.alloc(4);
  readSync(file, bytes, 0, 4, at);
  return bytes.readUInt32BE();
}
