import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { localBus } from './bus.ts';
import { groupCommits } from './group.ts';
import { compileHot, straight } from './hot.ts';
import { keepLog } from './log.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** An answer changes one page, and that page is what goes to the log: small pages are little to write. */
const PAGE = 1024;

/** The embedded database: every commit is on disk when it returns (WAL, FULL). */
export async function openSqlite(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const lock = holdLock(join(directory, 'quadrille.lock'));
  const database = new Database(join(directory, 'quadrille.sqlite'));
  database.pragma(`page_size = ${PAGE}`); // of a new database; an older one keeps what it has
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });
  await migrate(db);
  const write = groupCommits(db, database);
  const log = keepLog(database, write);
  return {
    kind: 'sqlite',
    db,
    hot: compileHot(db, { run: straight(database), into: 'fresh' }),
    bus: localBus(),
    write: (_table, work) => write(work),
    announce: async () => {}, // there is no other process
    written: log.written,
    close: async () => {
      log.stop();
      await db.destroy();
      lock.close();
    },
  };
}

/** How many statements are kept prepared: our queries are few, and lists of values make some more. */
const MOST_PREPARED = 500;

/** The database as the query builder sees it, preparing each statement once. */
function preparedOnce(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const statement = database.prepare(text);
      prepared.set(text, statement);
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
