import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mustRename } from '../src/accounts/players.ts';
import { backUp, restore } from '../src/store/backup.ts';
import { migrate } from '../src/store/migrations.ts';
import type { MoveRow, Reader, Schema, Trx } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/store.ts';
import { movesBetween } from '../src/tables/moves.ts';
import { onBothDatabases } from './databases.ts';
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

const put = async (trx: Trx, ...rows: readonly MoveRow[]): Promise<void> => {
  for (const each of rows) await trx.insertInto('moves').values(each).execute();
};
const seqs = async (db: Reader, table: string) => (await movesBetween(db, table, 0)).map(({ seq }) => seq);

onBothDatabases('the store', (fresh) => {
  const opened = async () => {
    const { databaseUrl, directory } = await fresh();
    return openStore(databaseUrl, directory);
  };

  test('of works that come together, one that fails takes no other along', async () => {
    const store = await opened();
    const works = [0, 1, 2, 3].map((work) =>
      store.write(`t${work}`, async (trx) => {
        await put(trx, row(`t${work}`, 0));
        if (work === 1) throw new Error('the rules broke down');
        return work;
      }),
    );
    const results = await Promise.allSettled(works);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    for (const [work, expected] of [[0], [], [0], [0]].entries())
      expect(await seqs(store.db, `t${work}`)).toEqual(expected);
    await store.close();
  });

  test('a work sees what it has written itself, and of what fails nothing is left', async () => {
    const store = await opened();
    const seen: number[][] = [];
    const failing = store.write('a', async (trx) => {
      await put(trx, row('a', 0), row('a', 1));
      seen.push(await seqs(trx, 'a'));
      throw new Error('the rules broke down');
    });
    await expect(failing).rejects.toThrow('broke down');
    expect(seen).toEqual([[0, 1]]);
    expect(await seqs(store.db, 'a')).toEqual([]);
    await store.close();
  });

  test('no number is given twice', async () => {
    const store = await opened();
    await store.write('a', (trx) => put(trx, row('a', 0)));
    await expect(store.write('a', (trx) => put(trx, { ...row('a', 0), option: 'other' }))).rejects.toThrow();
    expect((await movesBetween(store.db, 'a', 0)).map(({ option }) => option)).toEqual(['hail']);
    await store.close();
  });
});

/** A database as an earlier server left it. */
async function older(version: Parameters<typeof migrate>[1]) {
  const directory = freshDirectory();
  const database = new Database(join(directory, 'quadrille.sqlite'));
  await migrate(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }), version);
  return { directory, database };
}

describe('the embedded store', () => {
  test('a folder that still holds a journal is refused, untouched, and told the way out', async () => {
    const { directory, database } = await older('0007-appending');
    database.close();
    writeFileSync(join(directory, 'quadrille.journal'), '1 2 00000000 []\n');
    const contents = () => readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'hex')]);
    const before = contents();
    for (const attempt of [openSqlite(directory), backUp({ directory }, freshDirectory())])
      await expect(attempt).rejects.toThrow(/run `backup` with that build, and `backup --restore` with this one/);
    expect(contents()).toEqual(before);
  });

  test('what earlier servers filed by match, and what was fresh, is opened with everything in it', async () => {
    const { directory, database } = await older('0005-pledges');
    for (const [into, seq] of [
      ['kept', 0],
      ['fresh', 1],
    ] as const)
      database.prepare(`insert into ${into} (table_id, seq, kind) values ('a', ?, 'answer')`).run(seq);
    database.close();
    const store = await openSqlite(directory);
    expect(await seqs(store.db, 'a')).toEqual([0, 1]);
    await store.close();
  });

  test('a backup of the build before is restored, without the checkpoints of that time', async () => {
    const { directory, database } = await older('0007-appending');
    database.exec(`insert into kept (table_id, seq, kind) values ('a', 0, 'answer');
      insert into checkpoints values ('a', 0, 0, 'packed')`);
    database.close();
    const into = freshDirectory();
    expect(await restore(directory, { directory: into })).toBe(1);
    const store = await openSqlite(into);
    expect(await seqs(store.db, 'a')).toEqual([0]);
    expect(await store.db.selectFrom('checkpoints').selectAll().execute()).toEqual([]);
    await store.close();
  });

  test('opened where it stands, such a database loses its checkpoints once, and nothing else', async () => {
    const { directory, database } = await older('0007-appending');
    database.exec(`insert into kept (table_id, seq, kind) values ('a', 0, 'answer');
      insert into checkpoints values ('a', 0, 0, 'packed')`);
    database.close();
    for (const expected of [[], ['{}']]) {
      const store = await openSqlite(directory);
      const kept = await store.db.selectFrom('checkpoints').select('checkpoint').execute();
      expect(kept.map(({ checkpoint }) => checkpoint)).toEqual(expected);
      expect(await seqs(store.db, 'a')).toEqual([0]);
      if (kept.length === 0)
        await store.db
          .insertInto('checkpoints')
          .values({ table_id: 'a', seq: 0, undone: 0, checkpoint: '{}' })
          .execute();
      await store.close();
    }
  });

  test('sessions that knew no end get one, and of two names that look the same the newer is to be changed', async () => {
    const { directory, database } = await older('0011-editions');
    database.exec(`insert into players (id, name, sign_in, contact, created) values
        ('p', 'Talleyrand', 'talleyrand', '{"silent":[]}', 1), ('q', 'TaIIeyrand', 'taiieyrand', '{"silent":[]}', 2);
      insert into sessions values ('h', 's', 'p', 'cookie', '', 1, null)`);
    database.close();
    const store = await openSqlite(directory);
    const { ends } = await store.db.selectFrom('sessions').select('ends').executeTakeFirstOrThrow();
    expect(ends).toBeGreaterThan(Date.now());
    expect(ends).toBeLessThanOrEqual(Date.now() + 90 * 86_400_000);
    const players = await store.db.selectFrom('players').selectAll().orderBy('created').execute();
    expect(await Promise.all(players.map((each) => mustRename(store.db, each)))).toEqual([false, true]);
    await store.close();
  });

  test('while another program writes, we wait for it and keep nobody else waiting', async () => {
    const directory = freshDirectory();
    const store = await openSqlite(directory);
    const other = new Database(join(directory, 'quadrille.sqlite'));
    other.exec('begin immediate');
    let done = false;
    const write = store
      .write('a', (trx) => put(trx, row('a', 0)))
      .then(() => {
        done = true;
      });
    let turns = 0;
    for (; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve, 1)); // the loop goes round
    expect([done, turns]).toEqual([false, 20]);
    other.exec('commit');
    await write;
    expect(await seqs(store.db, 'a')).toEqual([0]);
    other.close();
    await store.close();
  });

  test('nobody else on the machine may read what is kept', async () => {
    const directory = join(freshDirectory(), 'data');
    const store = await openSqlite(directory);
    await store.write('a', (trx) => put(trx, row('a', 0)));
    const modes = readdirSync(directory)
      .filter((name) => name.startsWith('quadrille.sqlite'))
      .map((name) => statSync(join(directory, name)).mode & 0o077);
    expect(modes.length).toBeGreaterThan(1);
    expect(modes.every((mode) => mode === 0)).toBe(true);
    await store.close();
    const open = freshDirectory();
    mkdirSync(open, { recursive: true });
    writeFileSync(join(open, 'quadrille.sqlite'), '', { mode: 0o644 });
    await (await openSqlite(open)).close();
    expect(statSync(join(open, 'quadrille.sqlite')).mode & 0o077).toBe(0);
  });
});
