import { appendFileSync, cpSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { lastSeq, movesBetween } from '../src/match/history.ts';
import { readJournal } from '../src/store/journal.ts';
import { migrate } from '../src/store/migrations.ts';
import type { Db, MoveRow, Schema } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { readSqlite } from '../src/store/sqlite-file.ts';
import type { Store } from '../src/store/store.ts';
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
  news: '[{"event":{"type":"hailed","words":"„größe“"}}]',
});

/** A store with two tables, and what is done with it. */
async function opened(directory = freshDirectory()) {
  const store = await openSqlite(directory);
  const answer = (...rows: readonly MoveRow[]) =>
    store.write('any', async (trx) => {
      for (const each of rows) await store.hot.insertMove(trx, each);
    });
  const wait = (table_id: string, waiting: string) =>
    store.write('any', async (trx) => store.hot.updateTurn(trx, { table_id, waiting, touched: 7 }));
  /** Anything but an answer goes to the database itself, and answers that come with it. */
  const note = (text: string, ...rows: readonly MoveRow[]) =>
    store.write('any', async (trx) => {
      await trx.insertInto('allowances').values({ key: text, until: 0, count: 0 }).execute();
      for (const each of rows) await store.hot.insertMove(trx, each);
    });
  return { store, directory, answer, wait, note };
}

async function withTables({ write }: Store): Promise<void> {
  const nothing = { game: '', setup: '{}', settings: '{}', status: '', host: '', created: 0, started: null };
  const more = { seed: '', version: 1, data: '', result: null, rematch: null, origin: null, revision: 0 };
  for (const id of ['a', 'b'])
    await write('any', async (trx) => {
      await trx
        .insertInto('tables')
        .values({ id, invite: id, ...nothing, ...more })
        .execute();
      await trx.insertInto('turns').values({ table_id: id, waiting: '[]', touched: 0 }).execute();
    });
}

const seqs = async (db: Db, table: string) => (await movesBetween(db, table, 0)).map(({ seq }) => seq);
const waitedFor = async (db: Db, table: string) =>
  (await db.selectFrom('turning').select('waiting').where('table_id', '=', table).executeTakeFirst())?.waiting;

/** What the disk holds at this moment, as a server that is killed leaves it. */
function killed(directory: string): string {
  const copy = freshDirectory();
  cpSync(directory, copy, { recursive: true });
  return copy;
}

function filed(directory: string): number {
  const database = new Database(join(directory, 'quadrille.sqlite'), { readonly: true });
  const count = Number(database.prepare('select count(*) from kept').pluck().get());
  database.close();
  return count;
}

test('answers read the same before they are filed, in between and after, here and beside', async () => {
  const { store, directory, answer, note } = await opened();
  const beside = async (table: string) => {
    const db = readSqlite(directory);
    const found = await seqs(db, table);
    await db.destroy();
    return found;
  };
  await answer(row('a', 0), row('b', 0), row('a', 1));
  expect(filed(directory)).toBe(0);
  expect(await seqs(store.db, 'a')).toEqual([0, 1]);
  expect(await beside('a')).toEqual([0, 1]);
  await note('and something else', row('a', 2));
  expect(filed(directory)).toBe(0);
  expect(await seqs(store.db, 'a')).toEqual([0, 1, 2]);
  expect(await beside('a')).toEqual([0, 1, 2]);
  await store.file();
  expect(filed(directory)).toBe(4);
  expect(await beside('a')).toEqual([0, 1, 2]);
  await answer(row('a', 3));
  expect(await seqs(store.db, 'a')).toEqual([0, 1, 2, 3]);
  expect(await lastSeq(store.db, 'a')).toBe(3);
  expect(await lastSeq(store.db, 'a', 1)).toBe(1);
  expect(await beside('a')).toEqual([0, 1, 2, 3]);
  expect((await movesBetween(store.db, 'a', 3))[0]).toEqual(row('a', 3));
  expect(await store.written()).toBeGreaterThan(0);
  await store.close();
  expect(filed(directory)).toBe(5);
});

test('whenever the server is killed, everything that was committed is there again, once', async () => {
  const { store, directory, answer, wait, note } = await opened();
  await withTables(store);
  const copies: { readonly at: string; readonly a: number; readonly b: number; readonly waiting: string }[] = [];
  const kill = (a: number, b: number, waiting: string) => copies.push({ at: killed(directory), a, b, waiting });
  await answer(row('a', 0), row('b', 0));
  await wait('a', '["anna"]');
  kill(1, 1, '["anna"]');
  await answer(row('a', 1));
  await note('something else', row('a', 2));
  kill(3, 1, '["anna"]'); // the database is ahead of the journal
  await wait('a', '["bela"]');
  await answer(row('a', 3));
  kill(4, 1, '["bela"]'); // and the journal ahead of the database
  await wait('a', '["anna"]');
  await note('something else again');
  kill(4, 1, '["anna"]'); // both hold some of it
  await Promise.all([answer(row('a', 4)), note('at the same time', row('b', 1)), wait('a', '["cora"]')]);
  kill(5, 2, '["cora"]'); // one commit went to both
  await store.file();
  kill(5, 2, '["cora"]'); // the journal still holds what has been filed
  await wait('a', '["bela"]');
  await answer(row('b', 2));
  kill(5, 3, '["bela"]'); // and now, behind what counts, what is left of the time before
  await store.close();
  kill(5, 3, '["bela"]');
  for (const { at, a, b, waiting } of copies) {
    const again = await opened(at);
    expect(await seqs(again.store.db, 'a')).toEqual([0, 1, 2, 3, 4].slice(0, a));
    expect(await seqs(again.store.db, 'b')).toEqual([0, 1, 2].slice(0, b));
    expect(await waitedFor(again.store.db, 'a')).toBe(waiting);
    await again.answer(row('a', a));
    expect(await lastSeq(again.store.db, 'a')).toBe(a);
    await again.store.close();
  }
});

test('a commit that was not written whole does not count, and the next one takes its place', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 0));
  await answer(row('a', 1));
  const copy = killed(directory);
  const journal = join(copy, 'quadrille.journal');
  const { end, commits } = readJournal(journal, 0);
  expect(commits).toHaveLength(2);
  truncateSync(journal, end - 5);
  appendFileSync(journal, 'noise');
  const again = await opened(copy);
  expect(await seqs(again.store.db, 'a')).toEqual([0]);
  await again.answer({ ...row('a', 1), option: 'other' });
  const third = await opened(killed(copy));
  expect((await movesBetween(third.store.db, 'a', 1)).map(({ option }) => option)).toEqual(['other']);
  for (const each of [store, again.store, third.store]) await each.close();
});

test('what fails is neither here nor on disk', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 0));
  const failing = store.write('any', async (trx) => {
    await store.hot.insertMove(trx, row('a', 1));
    throw new Error('the rules broke down');
  });
  await expect(failing).rejects.toThrow('broke down');
  expect(await seqs(store.db, 'a')).toEqual([0]);
  const again = await opened(killed(directory));
  expect(await seqs(again.store.db, 'a')).toEqual([0]);
  await again.store.close();
  await store.close();
});

test('a work sees what it has written itself, and others only what is committed', async () => {
  const { store, answer } = await opened();
  await answer(row('a', 0));
  const inside = store.write('any', async (trx) => {
    await store.hot.insertMove(trx, row('a', 1));
    const early = await lastSeq(trx, 'a'); // the first question opens the transaction
    await store.hot.insertMove(trx, row('a', 2));
    return [early, await lastSeq(trx, 'a')];
  });
  expect(await seqs(store.db, 'a')).toEqual([0]);
  expect(await inside).toEqual([1, 2]);
  expect(await seqs(store.db, 'a')).toEqual([0, 1, 2]);
  await store.close();
});

test('what fails after it has asked takes nothing along that was committed before', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 0)); // the database has not been asked since, and has not been told
  const failing = store.write('any', async (trx) => {
    await store.hot.insertMove(trx, row('a', 1));
    expect(await lastSeq(trx, 'a')).toBe(1);
    throw new Error('the rules broke down');
  });
  await expect(failing).rejects.toThrow('broke down');
  expect(await seqs(store.db, 'a')).toEqual([0]);
  await answer(row('a', 1));
  const again = await opened(killed(directory));
  expect(await seqs(again.store.db, 'a')).toEqual([0, 1]);
  await again.store.close();
  await store.close();
  expect(filed(directory)).toBe(2);
});

test('no number is given twice', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 0), row('a', 1));
  await expect(answer({ ...row('a', 1), option: 'other' })).rejects.toThrow('comes after 1');
  await expect(answer(row('a', 2), row('a', 2))).rejects.toThrow('comes after 2');
  await answer(row('a', 2)); // the one that failed does not count
  expect(await seqs(store.db, 'a')).toEqual([0, 1, 2]);
  const again = await opened(killed(directory));
  expect((await movesBetween(again.store.db, 'a', 1)).map(({ option }) => option)).toEqual(['hail', 'hail']);
  await again.store.close();
  await store.close();
});

test('somebody else who writes while a commit is put together changes nothing about where it goes', async () => {
  const { store, directory } = await opened();
  await store.write('any', async (trx) => {
    await store.hot.insertMove(trx, row('a', 0));
    await store.db.insertInto('allowances').values({ key: 'other', until: 0, count: 0 }).execute();
    await store.hot.insertMove(trx, row('a', 1));
  });
  expect(readJournal(join(directory, 'quadrille.journal'), 0).commits).toHaveLength(1);
  const again = await opened(killed(directory));
  expect(await seqs(again.store.db, 'a')).toEqual([0, 1]);
  expect(await again.store.db.selectFrom('allowances').select('key').execute()).toEqual([{ key: 'other' }]);
  await again.store.close();
  await store.close();
});

test('the journal takes little more than what is in an answer', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 0));
  const { end } = readJournal(join(directory, 'quadrille.journal'), 0);
  expect(end).toBeLessThan(2 * JSON.stringify(row('a', 0)).length);
  expect(readFileSync(join(directory, 'quadrille.journal'))).toHaveLength(end);
  await store.close();
});

test('a database from before there was a journal is opened with everything in it', async () => {
  const directory = freshDirectory();
  const database = new Database(join(directory, 'quadrille.sqlite'));
  await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }), '0005-pledges');
  const put = (into: string, seq: number) =>
    database.prepare(`insert into ${into} (table_id, seq, kind) values ('a', ?, 'answer')`).run(seq);
  put('kept', 0);
  put('fresh', 1);
  const before = readSqlite(directory);
  expect(await seqs(before, 'a')).toEqual([0, 1]);
  await before.destroy();
  database.close();
  const { store } = await opened(directory);
  expect(await seqs(store.db, 'a')).toEqual([0, 1]);
  await store.close();
});

test('a database that held answers in a tree by match is opened with everything in it, its journal included', async () => {
  const { store, directory, answer } = await opened();
  await answer(row('a', 2), row('b', 1));
  const old = freshDirectory();
  const database = new Database(join(old, 'quadrille.sqlite'));
  await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }), '0006-journal');
  const put = database.prepare("insert into kept (table_id, seq, kind, news) values (?, ?, 'answer', ?)");
  const rows = [
    ['b', 0],
    ['a', 0],
    ['a', 1],
  ] as const;
  for (const [table, seq] of rows) put.run(table, seq, 'x'.repeat(2000));
  database.exec('update journal set era = 1, since = 0');
  database.close();
  cpSync(join(directory, 'quadrille.journal'), join(old, 'quadrille.journal'));
  const beside = readSqlite(old);
  expect(await seqs(beside, 'a')).toEqual([0, 1, 2]);
  await beside.destroy();
  const again = await opened(old);
  expect(await seqs(again.store.db, 'a')).toEqual([0, 1, 2]);
  expect(await seqs(again.store.db, 'b')).toEqual([0, 1]);
  expect((await movesBetween(again.store.db, 'a', 1))[0]?.news).toHaveLength(2000);
  await again.answer(row('a', 3));
  await again.store.close();
  expect(filed(old)).toBe(6);
  await store.close();
});
