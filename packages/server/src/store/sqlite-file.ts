import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Db, Schema } from './schema.ts';

/** The embedded database of a directory, for reading beside the server that uses it. */
export const readSqlite = (directory: string): Db =>
  new Kysely<Schema>({
    dialect: new SqliteDialect({ database: new Database(join(directory, 'quadrille.sqlite'), { readonly: true }) }),
  });

/** A new database in a directory, to copy into. */
export async function createSqlite(directory: string): Promise<Db> {
  mkdirSync(directory, { recursive: true });
  const database = new Database(join(directory, 'quadrille.sqlite'));
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db);
  return db;
}
