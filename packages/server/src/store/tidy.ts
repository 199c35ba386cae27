import { closeSync, openSync, readSync } from 'node:fs';
import type Database from 'better-sqlite3';

/** How often we look whether there is something to tidy up: not while somebody waits for a commit. */
const EVERY = 1000;
/** So many answers are worth it, or so much time: what is done rarely is done to many rows of a page at once. */
const ENOUGH = 12_000;
const LONG = 600_000;
/** Bytes before each page in the log. */
const FRAME = 24;

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
}

export interface Tidy {
  /** Bytes written to the log and the database since the start, at most. */
  written(): number;
  stop(): void;
}

/** Files answers by match, brings the write-ahead log into the database from time to time, and counts what is written. */
export function tidyUp(database: Database.Database, { file, fresh }: Tidying): Tidy {
  database.pragma('wal_autocheckpoint = 0');
  const page = Number(database.pragma('page_size', { simple: true }));
  let [frames, pages] = [0, 0];
  let counted = NOTHING;
  let tidied = performance.now();

  function empty(): void {
    const [{ log, checkpointed }] = database.pragma('wal_checkpoint(PASSIVE)') as [Omit<Counted, 'sequence'>];
    if (log < 0) return;
    const sequence = sequenceOf(`${database.name}-wal`);
    const before = sequence === counted.sequence ? counted : NOTHING;
    frames += log - before.log;
    pages += checkpointed - before.checkpointed;
    counted = { log, checkpointed, sequence };
  }

  const timer = setInterval(() => {
    const time = performance.now();
    if (fresh() < ENOUGH && time - tidied < LONG) return;
    tidied = time;
    file().then(empty, () => {}); // what cannot be filed stays where it is, and can be read there
  }, EVERY).unref();
  return {
    written: () => {
      empty();
      return frames * (page + FRAME) + pages * page;
    },
    stop: () => clearInterval(timer),
  };
}

/** Which log this is, as its header says. */
function sequenceOf(path: string): number {
  const header = Buffer.alloc(16);
  const file = openSync(path, 'r');
  readSync(file, header, 0, 16, 0);
  closeSync(file);
  return header.readUInt32BE(12);
}
