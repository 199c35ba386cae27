import { openPostgres } from './postgres.ts';
import { createSqlite, readSqlite } from './sqlite-file.ts';
import { openStore } from './store.ts';
import { isEmpty, transfer } from './transfer.ts';

export interface Place {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
}

/** Copies everything, as it stands now, into an embedded database in another directory; the server may be running. */
export async function backUp({ directory, databaseUrl }: Place, into: string): Promise<number> {
  const copy = await createSqlite(into);
  if (!(await isEmpty(copy))) throw new Error(`${into} holds something already.`);
  try {
    if (!databaseUrl) {
      const from = readSqlite(directory);
      const rows = await transfer(from, copy, 'sqlite');
      await from.destroy();
      return rows;
    }
    const store = await openPostgres(databaseUrl);
    const rows = await transfer(store.db, copy, 'postgres');
    await store.close();
    return rows;
  } finally {
    await copy.destroy();
  }
}

/** Puts a backup back into an empty place, of the same kind of database or the other. The server must not be running. */
export async function restore(backup: string, { directory, databaseUrl }: Place): Promise<number> {
  const store = await openStore(databaseUrl, directory);
  try {
    if (!(await isEmpty(store.db))) throw new Error('Restore into an empty database only.');
    const from = readSqlite(backup);
    const rows = await transfer(from, store.db, 'sqlite');
    await from.destroy();
    return rows;
  } finally {
    await store.close();
  }
}
