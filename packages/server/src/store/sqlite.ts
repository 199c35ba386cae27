import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { localBus } from './bus.ts';
import { keepFresh, layFresh } from './fresh.ts';
import { groupCommits } from './group.ts';
import { openJournal, readJournal } from './journal.ts';
import { keepLedger } from './ledger.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { erasOf, filesOf, inOrder } from './sqlite-file.ts';
import type { Store } from './store.ts';
import { tidyUp } from './tidy.ts';

/** A page goes to the log whole: small pages are little to write. */
const PAGE = 1024;

export interface Embedded extends Store {
  /** Files everything that is fresh. */
  file(): Promise<void>;
}

/** The embedded database: every commit is on disk when it returns, in the journal or in the database (WAL, FULL). */
export async function openSqlite(directory: string): Promise<Embedded> {
  mkdirSync(directory, { recursive: true });
  const files = filesOf(directory);
  const lock = holdLock(join(directory, 'quadrille.lock'));
  const database = new Database(files.database);
  database.pragma(`page_size = ${PAGE}`); // of a new database; an older one keeps what it has
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const watch: Watch = { asked: () => {}, touched: () => {} };
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: watched(database, watch) }) });
  await migrate(db);
  layFresh(database);
  const fresh = keepFresh(database);
  const eras = erasOf(database) ?? { era: 0, since: 0 };
  const found = readJournal(files.journal, eras.since);
  const journal = openJournal(files.journal, found);
  const ledger = keepLedger({ database, db, fresh, journal }, eras);
  Object.assign(watch, { asked: fresh.settle, touched: ledger.touch });
  const write = groupCommits(ledger);
  const file = () => write(async () => ledger.file());
  fresh.takeIn(inOrder(database, found.commits));
  await file();
  const between = <T>(work: () => T) => db.connection().execute(async () => work());
  const tidy = tidyUp(database, { file, fresh: fresh.size, between });
  return {
    kind: 'sqlite',
    db,
    hot: ledger.hot,
    bus: localBus(),
    write: (_table, work) => write(work),
    announce: async () => {}, // there is no other process
    file,
    written: async () => {
      await file();
      return journal.written() + (await tidy.written());
    },
    close: async () => {
      tidy.stop();
      await file();
      await db.destroy();
      journal.close();
      lock.close();
    },
  };
}

/** How many statements are kept prepared: our queries are few, and lists of values make some more. */
const MOST_PREPARED = 500;

interface Watch {
  /** Something is about to be asked of the database. */
  asked(): void;
  /** And it changes something. */
  touched(): void;
}

/** The database as the query builder sees it, preparing each statement once, and watched. */
function watched(database: Database.Database, watch: Watch): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  const known = (text: string): Database.Statement => {
    const before = prepared.get(text);
    if (before) return before;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = database.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      watch.asked();
      const statement = known(text);
      if (!statement.readonly) watch.touched();
      return statement;
    },
  };
}

/** The embedded database belongs to one process: a second one is refused with a sentence, not with lost answers. */
function holdLock(path: string): Database.Database {
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new Error(
      'Another Quadrille server is using this data directory. For several processes use PostgreSQL (DATABASE_URL).',
      { cause },
    );
  }
}
