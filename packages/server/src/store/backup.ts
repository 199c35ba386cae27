import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';
import { fileOf, openDatabase, refuseJournal } from './sqlite.ts';
import { openStore } from './store.ts';
import { isEmpty, transfer } from './transfer.ts';

export interface Place {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
}

/** Copies everything, as it stands now, into an embedded database in another directory; the server may be running. */
export async function backUp({ directory, databaseUrl }: Place, into: string): Promise<number> {
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const copy = await openDatabase(fileOf(into));
  try {
    if (!(await isEmpty(copy))) throw new Error(`${into} holds something already.`);
    if (!databaseUrl) return await withCopyOf(directory, (from) => transfer(from, copy, 'sqlite'));
    const store = await openPostgres(databaseUrl);
    try {
      return await transfer(store.db, copy, 'postgres');
    } finally {
      await store.close();
    }
  } finally {
    await copy.destroy();
  }
}

/** Puts a backup back into an empty place, of the same kind of database or the other. The server must not be running. */
export async function restore(backup: string, { directory, databaseUrl }: Place): Promise<number> {
  const store = await openStore(databaseUrl, directory);
  try {
    if (!(await isEmpty(store.db))) throw new Error('Restore into an empty database only.');
    return await withCopyOf(backup, (from) => transfer(from, store.db, 'sqlite'));
  } finally {
    await store.close();
  }
}

/** The embedded database of a directory as it stands at one moment, in the form of today, whoever else is using it. */
async function withCopyOf<T>(directory: string, work: (db: Db) => Promise<T>): Promise<T> {
  refuseJournal(directory);
  const source = new Database(fileOf(directory), { readonly: true });
  const beside = mkdtempSync(join(tmpdir(), 'quadrille-copy-'));
  try {
    await source.backup(fileOf(beside));
    const db = await openDatabase(fileOf(beside));
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    source.close();
    rmSync(beside, { recursive: true, force: true });
  }
}
