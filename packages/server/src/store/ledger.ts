import type Database from 'better-sqlite3';
import { type Fresh, type Line, moveOf, type Told, turnOf } from './fresh.ts';
import type { Hot } from './hot.ts';
import type { Journal } from './journal.ts';
import { lazily } from './lazy.ts';
import type { Db, MoveRow, Trx } from './schema.ts';
import type { Eras } from './sqlite-file.ts';

/**
 * How a transaction of the embedded database is brought to disk. Works that hold answers only go to the journal. If there
 * are others, they go to the database itself, with their answers as they would stand in the journal (`pending`), and a
 * new era begins. Now and then a transaction files everything, and the journal begins anew. So what is filed, what is
 * pending and what is in the journal are together the whole truth, in the order of their eras.
 */
export interface Ledger {
  readonly hot: Hot;
  readonly trx: Trx;
  /** A statement changes something else. */
  touch(): void;
  /** The transaction is to file everything. */
  file(): void;
  begin(): void;
  /** Another of the works that share the transaction begins. */
  next(): void;
  /** Resolves when everything is on disk. */
  commit(): Promise<void>;
  /** Ends the transaction, if need be without success. */
  end(): void;
}

/** What the ledger writes to and reads through. */
export interface Books {
  readonly database: Database.Database;
  readonly db: Db;
  readonly fresh: Fresh;
  readonly journal: Journal;
}

type Destination = 'journal' | 'database' | 'filed';

export function keepLedger({ database, db, fresh, journal }: Books, eras: Eras): Ledger {
  const begin = database.prepare('begin');
  const commit = database.prepare('commit');
  const note = database.prepare('update journal set era = ?, since = ?');
  const suspend = database.prepare('insert into pending values (?, ?)');
  let { era, since } = eras;
  /** The answers of this work, of the works before it that hold nothing else, and of the others. */
  let lines: Line[] = [];
  let alone: Line[] = [];
  let along: Line[] = [];
  /** What the database has not been told yet, because nothing has been asked of it. */
  let untold: Told[] = [];
  /** The number of the newest fresh answer of each match, and of those of this transaction. */
  const newest = new Map<string, number>();
  let coming = new Map<string, number>();
  let opened = false;
  let touched = false;
  let destination: Destination = 'journal';
  let trusted = true;

  const { trx, open, release } = lazily(db, () => {
    fresh.settle();
    begin.run();
    opened = true;
    for (const each of untold) fresh.put(each);
    untold = [];
  });

  const touch = () => {
    if (!opened) return; // somebody else's statement, between ours
    touched = true;
    if (destination === 'journal') destination = 'database';
  };

  const next = () => {
    (touched ? along : alone).push(...lines);
    lines = [];
    touched = false;
  };

  const tell = (told: Told) => {
    if (opened) fresh.put(told);
    else untold.push(told);
  };

  const take = (line: Line) => {
    tell(line);
    lines.push(line);
  };

  /** No number is given twice: the journal would hold what no database takes in. */
  const takeMove = (row: MoveRow) => {
    const { table_id, seq } = row;
    const last = coming.get(table_id) ?? newest.get(table_id) ?? -1;
    if (seq <= last) throw new Error(`Answer ${seq} of table ${table_id} comes after ${last}`);
    coming.set(table_id, seq);
    take(moveOf(row));
  };

  /** Everything is filed, and what the journal holds counts no longer. */
  async function fileAll(): Promise<void> {
    await open();
    fresh.file();
    note.run(era + 1, era + 1);
    commit.run();
    era++;
    since = era;
    journal.restart();
    newest.clear();
    trusted = true;
  }

  /** If it fails nobody knows what the journal holds: then the next commit files everything. */
  function commitBoth(): void {
    trusted = false;
    if (alone.length > 0) journal.append(era, JSON.stringify(alone));
    if (opened) commitDatabase();
    fresh.keep(untold);
    for (const [table, seq] of coming) newest.set(table, seq);
    trusted = true;
  }

  function commitDatabase(): void {
    const now = destination === 'database' ? era + 1 : era;
    if (along.length > 0) suspend.run(now, JSON.stringify(along));
    if (now !== era) note.run(now, since);
    commit.run();
    era = now;
  }

  return {
    hot: {
      insertMove: (_trx, row) => takeMove(row),
      updateTurn: (_trx, row) => take(turnOf(row)),
      keepCheckpoint: (_trx, row) => tell(row),
      dropCheckpoints: async (_trx, table, from) => {
        await open();
        fresh.unmark(table, from);
        touch();
      },
    },
    trx,
    touch,
    file: () => {
      destination = 'filed';
    },
    begin: () => {
      [lines, alone, along, untold, coming] = [[], [], [], [], new Map()];
      [touched, destination] = [false, 'journal'];
    },
    next,
    commit: async () => {
      next();
      if (destination === 'filed' || !trusted) await fileAll();
      else commitBoth();
    },
    end: () => {
      if (opened && database.inTransaction) database.exec('rollback');
      opened = false;
      release();
    },
  };
}
