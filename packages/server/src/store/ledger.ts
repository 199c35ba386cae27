import type Database from 'better-sqlite3';
import { type Fresh, type Line, moveOf, turnOf } from './fresh.ts';
import type { Hot } from './hot.ts';
import type { Journal } from './journal.ts';
import type { Eras } from './sqlite-file.ts';

/**
 * How a transaction of the embedded database is brought to disk. Works that hold answers only go to the journal. If there
 * are others, they go to the database itself, with their answers as they would stand in the journal (`pending`), and a
 * new era begins. Now and then a transaction files everything, and the journal begins anew. So what is filed, what is
 * pending and what is in the journal are together the whole truth, in the order of their eras.
 */
export interface Ledger {
  readonly hot: Hot;
  /** The work changes something else. */
  touch(): void;
  /** The transaction is to file everything. */
  file(): void;
  begin(): void;
  /** Another of the works that share the transaction begins. */
  next(): void;
  /** Returns when everything is on disk. */
  commit(): void;
  /** Ends the transaction, if need be without success. */
  end(): void;
}

type Destination = 'journal' | 'database' | 'filed';

export function keepLedger(database: Database.Database, fresh: Fresh, journal: Journal, eras: Eras): Ledger {
  const begin = database.prepare('begin');
  const commit = database.prepare('commit');
  const note = database.prepare('update journal set era = ?, since = ?');
  const suspend = database.prepare('insert into pending values (?, ?)');
  let { era, since } = eras;
  /** The answers of this work, of the works before it that hold nothing else, and of the others. */
  let lines: Line[] = [];
  let alone: Line[] = [];
  let along: Line[] = [];
  let touched = false;
  let destination: Destination = 'journal';
  let trusted = true;

  const touch = () => {
    touched = true;
    if (destination === 'journal') destination = 'database';
  };

  const next = () => {
    (touched ? along : alone).push(...lines);
    lines = [];
    touched = false;
  };

  const take = (line: Line) => {
    fresh.note(line);
    lines.push(line);
  };

  /** Everything is filed, and what the journal holds counts no longer. */
  function fileAll(): void {
    fresh.file();
    note.run(era + 1, era + 1);
    commit.run();
    era++;
    since = era;
    journal.restart();
    trusted = true;
  }

  /** If it fails nobody knows what the journal holds: then the next commit files everything. */
  function commitBoth(): void {
    trusted = false;
    if (alone.length > 0) journal.append(era, JSON.stringify(alone));
    const now = destination === 'database' ? era + 1 : era;
    if (along.length > 0) suspend.run(now, JSON.stringify(along));
    if (now !== era) note.run(now, since);
    commit.run();
    era = now;
    trusted = true;
  }

  return {
    hot: {
      insertMove: (_trx, row) => take(moveOf(row)),
      updateTurn: (_trx, row) => take(turnOf(row)),
      keepCheckpoint: (_trx, row) => fresh.mark(row),
      dropCheckpoints: (_trx, table, from) => {
        fresh.unmark(table, from);
        touch();
      },
    },
    touch,
    file: () => {
      destination = 'filed';
    },
    begin: () => {
      begin.run();
      [lines, alone, along, touched, destination] = [[], [], [], false, 'journal'];
    },
    next,
    commit: () => {
      next();
      if (destination === 'filed' || !trusted) fileAll();
      else commitBoth();
    },
    end: () => {
      if (database.inTransaction) database.exec('rollback');
    },
  };
}
