import type Database from 'better-sqlite3';
import { type Fresh, type Line, moveOf, turnOf } from './fresh.ts';
import type { Hot } from './hot.ts';
import type { Journal } from './journal.ts';
import type { Eras } from './sqlite-file.ts';

/**
 * How a transaction of the embedded database is brought to disk. One that holds answers only goes to the journal. Any
 * other goes to the database itself, with its answers as they would stand in the journal (`pending`), and begins a new
 * era. Now and then such a transaction files everything, and the journal begins anew. So what is filed, what is pending
 * and what is in the journal are together the whole truth, in the order of their eras.
 */
export interface Ledger {
  readonly hot: Hot;
  /** The transaction changes something else. */
  touch(): void;
  /** The transaction is to file everything. */
  file(): void;
  begin(): void;
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
  let lines: Line[] = [];
  let destination: Destination = 'journal';
  let trusted = true;

  const take = (line: Line) => {
    fresh.note(line);
    lines.push(line);
  };

  function commitInDatabase(): void {
    const all = destination === 'filed' || !trusted;
    const next = { era: era + 1, since: all ? era + 1 : since };
    if (all) fresh.file();
    else if (lines.length > 0) suspend.run(next.era, JSON.stringify(lines));
    note.run(next.era, next.since);
    commit.run();
    ({ era, since } = next);
    if (all) journal.restart();
    trusted = true;
  }

  /** If that fails nobody knows what the journal holds: the next commit files everything, and it does not count. */
  function commitInJournal(): void {
    trusted = false;
    journal.append(era, JSON.stringify(lines));
    commit.run();
    trusted = true;
  }

  return {
    hot: {
      insertMove: (_trx, row) => take(moveOf(row)),
      updateTurn: (_trx, row) => take(turnOf(row)),
      keepCheckpoint: (_trx, row) => fresh.mark(row),
      dropCheckpoints: (_trx, table, from) => {
        fresh.unmark(table, from);
        destination = 'database';
      },
    },
    touch: () => {
      if (destination === 'journal') destination = 'database';
    },
    file: () => {
      destination = 'filed';
    },
    begin: () => {
      begin.run();
      lines = [];
      destination = 'journal';
    },
    commit: () => {
      if (destination !== 'journal' || !trusted) commitInDatabase();
      else if (lines.length > 0) commitInJournal();
      else commit.run();
    },
    end: () => {
      if (database.inTransaction) database.exec('rollback');
    },
  };
}
