import type { Me, NewToken } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, sharedServer, startPostgres } from './databases.ts';
import { freshDirectory, Page, Person, run, UNLIMITED, until } from './harness.ts';

const PASSWORD = 'correct horse battery';
const closed = (page: Page): Promise<number> => new Promise((resolve) => page.socket.once('close', resolve));

onBothDatabases('rights end', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time });

  test('a socket ends with the session it was opened with, and not with another', async () => {
    const here = await Person.guest(server.base);
    await here.post('/api/account', { name: 'Ender', password: PASSWORD });
    const there = new Person(server.base);
    await there.post('/api/sign-in', { name: 'Ender', password: PASSWORD });
    const [mine, other] = [await here.socket(), await there.socket()];
    const ended = closed(other);
    await there.post('/api/sign-out');
    expect(await ended).toBe(4401);
    expect((await mine.ask({ type: 'hello', table: 'nowhere' })).type).toBe('refused');
    expect(mine.socket.readyState).toBe(mine.socket.OPEN);
  });

  test('tokens end with a sign-out everywhere, and their sockets with them', async () => {
    const owner = await Person.guest(server.base);
    const tokens = [];
    for (const label of ['one', 'two'])
      tokens.push((await owner.post<{ token: NewToken }>('/api/tokens', { label })).token);
    const [one, two] = tokens as [NewToken, NewToken];
    const programs = await Promise.all(
      [one, two].map(({ secret }) => Page.open(server.base, { authorization: `Bearer ${secret}` })),
    );
    const [first, second] = programs.map(closed);
    await owner.request('DELETE', `/api/tokens/${one.id}`);
    expect(await first).toBe(4401);
    await owner.post('/api/sign-out-everywhere');
    expect(await second).toBe(4401);
    const headers = { authorization: `Bearer ${two.secret}` };
    expect((await new Person(server.base).request('GET', '/api/notices', undefined, headers)).status).toBe(401);
  });

  test('a session that nobody uses comes to its end; one that is used goes on', async () => {
    const idle = await Person.guest(server.base);
    const busy = await Person.guest(server.base);
    for (let month = 0; month < 4; month++) {
      time += 30 * 86_400_000;
      expect(await busy.get('/api/me')).not.toEqual({ me: null });
    }
    expect(await idle.get('/api/me')).toEqual({ me: null });
  });

  test('who may look no longer is shown nothing more', async () => {
    const host = await Person.guest(server.base);
    const { id } = await host.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    const stranger = await (await Person.guest(server.base)).socket();
    await stranger.hello(id);
    const dismissed = stranger.next((each) => each.type === 'refused' && each.code === 'dismissed');
    await host.request('PATCH', `/api/tables/${id}`, { admission: 'private' });
    await dismissed;
    const page = await host.socket();
    await page.hello(id);
    await page.ask({ type: 'talk', table: id, text: 'among ourselves' });
    await until(() => page.frames.some((frame) => frame.includes('among ourselves')));
    expect(stranger.frames.join()).not.toContain('among ourselves');
  });

  test('a table without spectators has none when it begins, though they were there before', async () => {
    const host = await Person.guest(server.base);
    const { id } = await host.table({
      game: 'parley',
      players: 2,
      seats: { anna: 'me' },
      settings: { spectators: null },
    });
    const stranger = await (await Person.guest(server.base)).socket();
    await stranger.hello(id);
    const dismissed = stranger.next((each) => each.type === 'refused' && each.code === 'dismissed');
    await (await Person.guest(server.base)).post(`/api/tables/${id}/join`, { seat: 'bela' });
    await dismissed;
    expect(stranger.seat(id, null)).toBeUndefined();
  });
});

describe('two processes', () => {
  const postgres = startPostgres();
  test('what is revoked in one ends in the other, before the next message is answered', async () => {
    const databaseUrl = await (await postgres.running()).createDatabase();
    const [one, other] = [
      await run({ directory: freshDirectory(), databaseUrl }),
      await run({ directory: freshDirectory(), databaseUrl }),
    ];
    const person = await Person.guest(one.base);
    const page = await Page.open(other.base, { cookie: person.cookie, origin: other.base });
    const ended = closed(page);
    await person.post('/api/sign-out');
    expect(await ended).toBe(4401);
    // Even where the news of it does not come.
    const deaf = await Person.guest(one.base);
    const playing = await Page.open(other.base, { cookie: deaf.cookie, origin: other.base });
    const { me } = await deaf.get<{ me: Me }>('/api/me');
    expect((await playing.ask({ type: 'hello', table: 'nowhere' })).type).toBe('refused');
    const out = closed(playing);
    await one.server.hall.store.db.deleteFrom('sessions').where('player', '=', me.id).execute();
    const answered = playing.next((each) => each.type === 'pong');
    answered.catch(() => {}); // it never comes
    playing.send({ type: 'ping', id: 'next' });
    expect(await Promise.race([out, answered])).toBe(4401);
    await one.stop();
    await other.stop();
  });
});

describe('guessing', () => {
  const guesses = async (base: string, name: string, count: number, headers: (i: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++)
      statuses.push(
        (await new Person(base).request('POST', '/api/sign-in', { name, password: `guess no ${i}` }, headers(i)))
          .status,
      );
    return statuses.filter((status) => status === 401).length;
  };

  onBothDatabases('of passwords', (fresh) => {
    const password = { points: 5, per: 900 };
    const now = () => Date.UTC(2026, 0, 5);

    test('another spelling or a made-up address gives no further guesses, and the owner is not locked out', async () => {
      const server = await run({ ...(await fresh()), allowances: { ...UNLIMITED, password }, now, proxies: 1 });
      const owner = await Person.guest(server.base);
      await owner.post('/api/account', { name: 'Metternich', password: PASSWORD });
      const known = await signedIn(server.base, 'Metternich');
      const spellings = ['Metternich', ' metternich', 'METTERNICH ', 'Ｍetternich'];
      const tried = [];
      for (const spelling of spellings)
        tried.push(
          await guesses(server.base, spelling, 6, (i) => ({
            'x-forwarded-for': `10.0.0.${i}, 192.0.2.${tried.length}`,
          })),
        );
      expect(tried.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(password.points);
      const right = { name: 'Metternich', password: PASSWORD };
      const stranger = { 'x-forwarded-for': '198.51.100.7' };
      expect((await new Person(server.base).request('POST', '/api/sign-in', right, stranger)).status).toBe(429);
      expect((await new Person(server.base).request('POST', '/api/sign-in', right, known)).status).toBe(200);
      await server.stop();
    });

    test('one address guesses at many accounts no faster', async () => {
      const server = await run({ ...(await fresh()), allowances: { ...UNLIMITED, password }, now, proxies: 1 });
      let wrong = 0;
      for (let i = 0; i < 12; i++)
        wrong += await guesses(server.base, `Somebody ${i}`, 1, () => ({ 'x-forwarded-for': `1.1.1.${i}, 192.0.2.9` }));
      expect(wrong).toBeLessThanOrEqual(password.points);
      await server.stop();
    });

    test('deleting an account is no way to guess its password', async () => {
      const server = await run({ ...(await fresh()), allowances: { ...UNLIMITED, password }, now });
      const owner = await Person.guest(server.base);
      await owner.post('/api/account', { name: 'Talleyrand', password: PASSWORD });
      const statuses = [];
      for (let i = 0; i < 10; i++)
        statuses.push((await owner.request('DELETE', '/api/me', { password: `guess no ${i}` })).status);
      expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(password.points);
      await server.stop();
    });
  });
});

/** The cookies of a browser from which somebody has signed in. */
async function signedIn(base: string, name: string): Promise<Record<string, string>> {
  const response = await fetch(`${base}/api/sign-in`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.5' },
    body: JSON.stringify({ name, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const device = cookies.find((each) => each.startsWith('quadrille-device'));
  return { cookie: device ?? '', 'x-forwarded-for': '203.0.113.5' };
}
