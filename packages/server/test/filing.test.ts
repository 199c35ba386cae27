import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { lastSeq, movesBetween } from '../src/match/history.ts';
import { keepLog } from '../src/store/log.ts';
import type { MoveRow } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { freshDirectory } from './harness.ts';

const row = (table_id: string, seq: number): MoveRow => ({
  table_id,
  seq,
  kind: 'answer',
  seat: 'anna',
  option: 'hail',
  ref: null,
  by: 'player',
  request: null,
  news: null,
});

test('answers read the same before they are filed, in between and after', async () => {
  const directory = freshDirectory();
  const store = await openSqlite(directory);
  const put = (...rows: readonly MoveRow[]) =>
    store.write('any', async (trx) => {
      for (const each of rows) await store.hot.insertMove(trx, each);
    });
  const seqs = async (table: string) => (await movesBetween(store.db, table, 0)).map(({ seq }) => seq);
  const fresh = async () => (await store.db.selectFrom('fresh').selectAll().execute()).length;
  await put(row('a', 0), row('b', 0), row('a', 1));
  expect(await seqs('a')).toEqual([0, 1]);
  expect(await fresh()).toBe(3);

  const database = new Database(join(directory, 'quadrille.sqlite'));
  const log = keepLog(database, async (work) => {
    database.exec('begin');
    await work();
    database.exec('commit');
  });
  await log.file();
  expect(await fresh()).toBe(0);
  await put(row('a', 2));
  expect(await seqs('a')).toEqual([0, 1, 2]);
  expect(await lastSeq(store.db, 'a')).toBe(2);
  expect(await lastSeq(store.db, 'a', 1)).toBe(1);
  await log.file();
  expect(await seqs('a')).toEqual([0, 1, 2]);
  expect(await seqs('b')).toEqual([0]);
  expect(log.written()).toBeGreaterThan(0);
  log.stop();
  database.close();
  await store.close();
});
