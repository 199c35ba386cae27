import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { keepFresh, layFresh } from './fresh.ts';
import { type Commit, readJournal } from './journal.ts';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

const kyselyOn = (database: Database.Database): Db => new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

/** The files of the embedded database of a directory. */
export const filesOf = (directory: string) => ({
  database: join(directory, 'quadrille.sqlite'),
  journal: join(directory, 'quadrille.journal'),
});

/** How often the database has been committed to besides the journal, and since when the journal counts. */
export interface Eras {
  readonly era: number;
  readonly since: number;
}

/** The eras of a database; one from before there was a journal has none. */
export function erasOf(database: Database.Database): Eras | undefined {
  const table = database.prepare("select 1 from main.sqlite_schema where name = 'journal'").get();
  return table === undefined ? undefined : (database.prepare('select era, since from journal').get() as Eras);
}

/** What is pending in the database and what the journal holds, in the order in which it was committed. */
export function inOrder(database: Database.Database, journal: readonly Commit[]): Commit[] {
  const pending = database.prepare('select era, text from pending order by era').all() as Commit[];
  return [...pending, ...journal].toSorted((a, b) => a.era - b.era);
}

/** How often we try to catch a moment at which nothing is being filed. */
const TRIES = 50;

/**
 * The embedded database of a directory, as it stands at one moment, for reading beside the server that uses it. It is in
 * a transaction already.
 */
export function readSqlite(directory: string): Db {
  const files = filesOf(directory);
  const database = new Database(files.database, { readonly: true });
  if (!erasOf(database)) {
    database.exec('create temp view turning as select * from main.turns; begin');
    return kyselyOn(database);
  }
  layFresh(database);
  const fresh = keepFresh(database);
  for (let tries = 0; tries < TRIES; tries++) {
    database.exec('begin');
    const { era = 0, since = 0 } = erasOf(database) ?? {};
    const { commits } = readJournal(files.journal, since);
    // If the journal has begun anew since that moment, we may have missed something.
    const [first] = readJournal(files.journal, since).commits;
    if ((first?.era ?? era) <= era) {
      fresh.takeIn(
        inOrder(
          database,
          commits.filter((each) => each.era <= era),
        ),
      );
      return kyselyOn(database);
    }
    database.exec('rollback');
  }
  database.close();
  throw new Error('The server is too busy to be read beside. Try again.');
}

/** A new database in a directory, to copy into. */
export async function createSqlite(directory: string): Promise<Db> {
  mkdirSync(directory, { recursive: true });
  const db = kyselyOn(new Database(filesOf(directory).database));
  await migrate(db);
  return db;
}
