import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { NewToken, TableInfo } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, sharedServer, startPostgres } from './databases.ts';
import { answer, asked, freshDirectory, type Page, Person, run, UNLIMITED, until } from './harness.ts';
import { startProcess } from './processes.ts';

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
