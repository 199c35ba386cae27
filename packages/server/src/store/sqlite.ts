import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { localBus } from '../bus.ts';
import { groupCommits } from './group.ts';
import { migrate } from './migrations.ts';
import { NotNow } from './outage.ts';
import type { Db, Schema } from './schema.ts';
import type { Store } from './store.ts';

/** The embedded database: one process, one connection, every commit on disk when it returns. */
export async function openSqlite(directory: string): Promise<Store> {
  refuseJournal(directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const lock = holdLock(join(directory, 'quadrille.lock'));
  const db = await openDatabase(fileOf(directory));
  const write = groupCommits(db);
  return {
    kind: 'sqlite',
    shared: false,
    db,
    bus: localBus(),
    write: (_table, work) => write(work),
    announce: async () => {}, // there is no other process
    close: async () => {
      await db.destroy();
      lock.close();
    },
  };
}

export const fileOf = (directory: string): string => join(directory, 'quadrille.sqlite');

/** A database file, made if need be, up to date; nobody else on this machine may read it. */
export async function openDatabase(file: string): Promise<Db> {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Database(file, { timeout: 0 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Schema>({ dialect: patient(database) });
  await migrate(db);
  return db;
}

/** Servers before this one kept answers in a journal beside the database: without it they would be lost. */
export function refuseJournal(directory: string): void {
  if (!existsSync(join(directory, 'quadrille.journal'))) return;
  throw new Error(
    `${directory} was written by an earlier Quadrille: run \`backup\` with that build, and \`backup --restore\` with this one.`,
  );
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

/** Somebody else may write to the file (a backup, a shell). We wait so long for them, without keeping others waiting. */
const [PATIENCE, PAUSE] = [5000, 20];

/** SQLite, with waiting that blocks nobody. */
const patient = (database: Database.Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createDriver: () => {
    const driver: Driver = new SqliteDriver({ database: prepared(database) });
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => patientOn(database, await acquire(options));
    // Our transactions write: they ask for the right to at their beginning, where waiting is harmless.
    driver.beginTransaction = async (connection) =>
      void (await connection.executeQuery(CompiledQuery.raw('begin immediate')));
    return driver;
  },
});

/** Each statement is prepared once: that takes longer than running it. Lists of values make some more than we wrote. */
const MOST_PREPARED = 500;
function prepared(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare: (text) => {
      if (statements.size >= MOST_PREPARED) statements.clear();
      const statement = statements.get(text) ?? database.prepare(text);
      statements.set(text, statement);
      return statement;
    },
  };
}

const patientOn = (database: Database.Database, connection: DatabaseConnection): DatabaseConnection => ({
  streamQuery: (query, size) => connection.streamQuery(query, size),
  executeQuery: async <R>(query: CompiledQuery<unknown>) => {
    for (const until = performance.now() + PATIENCE; ; ) {
      try {
        return await connection.executeQuery<R>(query);
      } catch (cause) {
        // Within a transaction of ours nobody else can be writing.
        if (!isBusy(cause) || database.inTransaction) throw cause;
        if (performance.now() > until) throw new NotNow('Another program is writing to the database.', { cause });
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  },
});

const isBusy = (cause: unknown): boolean =>
  cause instanceof Database.SqliteError && cause.code.startsWith('SQLITE_BUSY');
