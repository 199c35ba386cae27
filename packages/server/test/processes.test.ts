import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { titleOf } from '@quadrille/catalogue';
import { setupFor } from '@quadrille/kernel';
import type { HouseResponse, NewToken, RecordFile, TableInfo } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, sharedServer, startPostgres } from './databases.ts';
import { answer, asked, freshDirectory, type Page, Person, run, UNLIMITED, until } from './harness.ts';
import { startProcess } from './processes.ts';
import { retold } from './replay.ts';

/** Plays a seat to the end of the match, or for so many answers. */
async function plays(page: Page, id: string, seat: string, answers = Number.POSITIVE_INFINITY): Promise<void> {
  await page.hello(id);
  const isOver = () => page.seat(id, seat)?.waiting.length === 0;
  for (let given = 0; given < answers; given++) {
    await until(() => isOver() || (page.seat(id, seat)?.waiting.includes(seat) && page.seat(id, seat)?.decision));
    if (isOver()) return;
    const { stamp, options } = await asked(page, id, seat);
    await page.ask({ type: 'answer', table: id, seat, stamp, option: options[0] });
    await until(() => isOver() || page.seat(id, seat)?.decision?.stamp !== stamp);
  }
}

describe('two processes on one PostgreSQL', () => {
  const postgres = startPostgres();

  test('any process serves any match; one is killed, and play goes on', { timeout: 120_000 }, async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const where = { directory: freshDirectory(), databaseUrl };
    const [first, second] = await Promise.all([startProcess(where), startProcess(where)]);
    const anna = await Person.guest(first.base, 'Anna');
    const bela = await Person.guest(second.base, 'Bela');
    const { id } = await anna.table({
      game: 'parley',
      players: 3,
      options: { rounds: '400' },
      seats: { anna: 'me', cora: 'random' },
    });
    await bela.post(`/api/tables/${id}/join`, { seat: 'bela' });
    let here: Page = await anna.socket();
    const there = await bela.socket();
    await here.hello(id);
    await there.hello(id);
    await there.ask({ type: 'talk', table: id, text: 'Good evening over there' });
    await until(() => here.frames.some((frame) => frame.includes('over there')));
    await until(() => here.messages.some((each) => each.type === 'presence' && each.present.length === 2));

    const round = async () => {
      await answer(here, id, 'anna', 'hail');
      await answer(there, id, 'bela', 'hail');
      await Promise.all([answer(here, id, 'anna', 'red'), answer(there, id, 'bela', 'black')]);
      await asked(here, id, 'anna');
    };
    for (let i = 0; i < 5; i++) await round();
    // What one process takes back, the other's page forgets.
    await answer(here, id, 'anna', 'hail');
    await asked(there, id, 'bela');
    await here.ask({ type: 'undo', table: id, seat: 'anna' });
    await until(() => there.seat(id, 'bela')?.waiting.includes('anna'));

    await first.kill();
    const again = new Person(second.base);
    again.cookie = anna.cookie;
    here = await again.socket();
    await here.hello(id);
    for (let i = 0; i < 3; i++) await round();
    await until(() => here.seat(id, 'anna')?.seq === there.seat(id, 'bela')?.seq);
    expect(here.seat(id, 'anna')?.log).toEqual(
      here.seat(id, 'anna')?.log.filter(({ seq }, index, log) => index === 0 || seq >= (log[index - 1]?.seq ?? 0)),
    );
    await second.kill();
  });

  test('people and bots of two processes play a match to its end; who dies over it is replaced', {
    timeout: 1_800_000,
  }, async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const where = { directory: freshDirectory(), databaseUrl };
    const matches = process.env.LONG ? 10 : 1;
    for (let match = 0; match < matches; match++) {
      const [first, second] = await Promise.all([startProcess(where), startProcess(where)]);
      const anna = await Person.guest(first.base, 'Anna');
      const bela = await Person.guest(second.base, 'Bela');
      const { id } = await anna.table({
        game: 'parley',
        players: 4,
        options: { rounds: '20' },
        seats: { anna: 'me', cora: 'random', dora: 'random' },
      });
      await bela.post(`/api/tables/${id}/join`, { seat: 'bela' });
      const here = await anna.socket();
      const there = await bela.socket();
      const half = plays(here, id, 'anna', 20 + 5 * match);
      const other = plays(there, id, 'bela');
      await half;
      await first.kill();
      const again = new Person(second.base);
      again.cookie = anna.cookie;
      await Promise.all([plays(await again.socket(), id, 'anna'), other]);
      const { table } = await bela.get<{ table: TableInfo }>(`/api/tables/${id}`);
      expect(table.status).toBe('over');
      await second.kill();
    }
  });

  test('started at once, in a folder that is not there yet, they are one to the services that push', async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const where = { directory: join(freshDirectory(), 'data'), databaseUrl };
    const both = await Promise.all([startProcess(where), startProcess(where)]);
    const keys = await Promise.all(
      both.map(async ({ base }) => (await new Person(base).get<HouseResponse>('/api/house')).push),
    );
    expect(keys[0]).toMatch(/^[\w-]{80,}$/);
    expect(keys[1]).toBe(keys[0]);
    for (const each of both) await each.kill();
  });

  test('what nobody may do too often is counted for all processes together', async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const allowances = { ...UNLIMITED, password: { points: 6, per: 900 } };
    const servers = [await run({ databaseUrl, allowances }), await run({ databaseUrl, allowances })];
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const somebody = new Person(servers[i % 2]?.base ?? '');
      const guess = { name: 'Talleyrand', password: `guess number ${i}` };
      statuses.push((await somebody.request('POST', '/api/sign-in', guess)).status);
    }
    // Each attempt counts for its address and for its name: six of either, whichever process was asked.
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const attempts = servers.map(({ base }) =>
      new Person(base).request('POST', '/api/sign-in', { name: 'Talleyrand', password: 'guess number 6' }),
    );
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([401, 429]);
    for (const server of servers) await server.stop();
  });

  test('the same asking answered in two processes at once counts once', { timeout: 120_000 }, async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const where = { directory: freshDirectory(), databaseUrl };
    const [first, second] = await Promise.all([startProcess(where), startProcess(where)]);
    const solo = await Person.guest(first.base);
    const { id } = await solo.table({
      game: 'parley',
      players: 2,
      options: { rounds: '400' },
      seats: { anna: 'me', bela: 'me' },
    });
    const twin = new Person(second.base);
    twin.cookie = solo.cookie;
    const pages = [await solo.socket(), await twin.socket()] as const;
    for (const page of pages) await page.hello(id);
    for (let i = 0; i < 20; i++) {
      const seat = await until(() => {
        const [a, b] = pages.map((page) => page.seat(id, 'anna'));
        return a && b && a.seq === b.seq && a.waiting[0];
      });
      const { stamp, options, kind } = await asked(pages[0], id, seat);
      const replies = await Promise.all(
        pages.map((page) =>
          page.ask({ type: 'answer', table: id, seat, stamp, option: options[0], id: `${page === pages[0]}-${i}` }),
        ),
      );
      // A sealed choice may be changed until all are in; anything else is taken once.
      if (kind !== 'sealed') expect(replies.map(({ type }) => type).sort()).toEqual(['refused', 'told']);
    }
    await Promise.all([first.kill(), second.kill()]);
  });
});

onBothDatabases('the open interface', (fresh) => {
  const server = sharedServer(fresh);

  test('the example program plays a match to its end', async () => {
    const owner = await Person.guest(server.base);
    const { token } = await owner.post<{ token: NewToken }>('/api/tokens', { label: 'example' });
    const { id } = await owner.table({ game: 'parley', players: 3, seats: { anna: 'me', bela: 'me', cora: 'random' } });
    const bot = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [bot, server.base, id], {
      env: { ...process.env, QUADRILLE_TOKEN: token.secret },
      timeout: 50_000,
    });
    expect(stdout).toContain('over {"winners":["anna"]');
    const { table } = await owner.get<{ table: TableInfo }>(`/api/tables/${id}`);
    expect(table.status).toBe('over');
  });

  test('the example program answers several questions of one seat: Realpolitik with three', {
    timeout: 120_000,
  }, async () => {
    const title = titleOf('realpolitik');
    if (!title) throw new Error('There is no Realpolitik');
    const realpolitik = await run({ ...(await fresh()), titles: [title] });
    const owner = await Person.guest(realpolitik.base);
    const { token } = await owner.post<{ token: NewToken }>('/api/tokens', { label: 'example' });
    const seats = title.definition.seats(setupFor(title, { players: 3 }));
    const { id } = await owner.table({
      game: title.id,
      players: 3,
      seats: Object.fromEntries(seats.map((seat) => [seat, 'me'] as const)),
    });
    const bot = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));
    const playing = execFile(process.execPath, [bot, realpolitik.base, id], {
      env: { ...process.env, QUADRILLE_TOKEN: token.secret },
    });
    const { hall } = realpolitik.server;
    await until(() => hall.matches.use(id, async ({ seq, table }) => seq > 300 || table.status === 'over'));
    playing.kill();
    // What a server exports is told again, answer by answer.
    await (await owner.socket()).ask({ type: 'call-vote', table: id, kind: 'end' });
    const file = await owner.get<RecordFile>(`/api/tables/${id}/record`);
    const { length } = file.record.answers;
    expect(await retold(file)).toContain(`${length} of ${length} answers replayed`);
    await realpolitik.stop();
  });

  test('OpenAPI describes every route and every message', async () => {
    const { json } = await new Person(server.base).request('GET', '/api/docs/json');
    const { paths, components } = json as {
      paths: Record<string, unknown>;
      components: { schemas: Record<string, unknown> };
    };
    for (const path of [
      '/api/me',
      '/api/tables',
      '/api/tables/{table}/join',
      '/api/tables/{table}/fork',
      '/healthz',
      '/metrics',
    ])
      expect(Object.keys(paths)).toContain(path);
    for (const type of ['hello', 'answer', 'call-vote']) expect(components.schemas).toHaveProperty(`socket-${type}`);
    expect((await new Person(server.base).request('GET', '/api/docs/')).text).toContain('swagger');
  });

  test('health and metrics', async () => {
    const somebody = new Person(server.base);
    expect(await somebody.get('/healthz')).toEqual({ ok: true });
    expect((await somebody.request('GET', '/metrics')).text).toMatch(/quadrille_answers_total\{outcome="taken"\} \d+/);
  });
});
