import type { Me, NewToken } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { openReset } from '../src/accounts/resets.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { Page, Person, seated, until } from './harness.ts';

const PASSWORD = 'correct horse battery';

onBothDatabases('accounts', (fresh) => {
  const server = sharedServer(fresh);

  test('a guest has a name and a cookie no script can read, and keeps everything when claiming an account', async () => {
    const guest = new Person(server.base);
    const { headers, json } = await guest.request('POST', '/api/guest', {});
    const { me } = json as { me: Me };
    expect(me).toMatchObject({ guest: true });
    expect(me.name).not.toBe('');
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const table = await guest.table({ game: 'parley', players: 2, seats: { anna: 'me', bela: 'random' } });
    const claimed = await guest.post<{ me: Me }>('/api/account', { name: `Ada ${me.id}`, password: PASSWORD });
    expect(claimed.me).toMatchObject({ id: me.id, guest: false });
    const elsewhere = new Person(server.base);
    await elsewhere.post('/api/sign-in', { name: `ADA ${me.id}`, password: PASSWORD });
    const { tables } = await elsewhere.get<{ tables: { id: string }[] }>('/api/tables?show=mine');
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
  });

  test('a name is taken once; a wrong password and an unknown name are told alike', async () => {
    const one = await Person.guest(server.base);
    const two = await Person.guest(server.base);
    await one.post('/api/account', { name: 'Unique', password: PASSWORD });
    const taken = await two.request('POST', '/api/account', { name: 'unique ', password: PASSWORD });
    expect(taken).toMatchObject({ status: 409, json: { code: 'name-taken' } });
    const wrong = await two.request('POST', '/api/sign-in', { name: 'Unique', password: 'not this one' });
    const unknown = await two.request('POST', '/api/sign-in', { name: 'Nobody', password: 'not this one' });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual(unknown.json);
  });

  test('a changed password signs out every other session; signing out everywhere ends them all', async () => {
    const here = await Person.guest(server.base);
    await here.post('/api/account', { name: 'Changer', password: PASSWORD });
    const there = new Person(server.base);
    await there.post('/api/sign-in', { name: 'Changer', password: PASSWORD });
    const page = await there.socket();
    const closed = new Promise<number>((resolve) => page.socket.once('close', resolve));
    expect((await here.request('POST', '/api/password', { old: 'wrong', new: 'another one now' })).status).toBe(403);
    await here.post('/api/password', { old: PASSWORD, new: 'another one now' });
    expect(await closed).toBe(4401);
    expect(await there.get('/api/me')).toEqual({ me: null });
    expect(await here.get<{ me: Me }>('/api/me')).toMatchObject({ me: { name: 'Changer' } });
    const cookie = here.cookie;
    await here.post('/api/sign-out-everywhere');
    here.cookie = cookie;
    expect(await here.get('/api/me')).toEqual({ me: null });
  });

  test('a token plays like a cookie, is shown once, and can be taken away', async () => {
    const owner = await Person.guest(server.base);
    const { token } = await owner.post<{ token: NewToken }>('/api/tokens', { label: 'my bot' });
    const { id } = await owner.table({ game: 'parley', players: 2, seats: { anna: 'me', bela: 'random' } });
    const headers = { authorization: `Bearer ${token.secret}` };
    const program = await Page.open(server.base, headers);
    await program.hello(id);
    expect(program.seat(id, 'anna')?.decision?.prompt.id).toBe('speak');
    expect(JSON.stringify(await owner.get('/api/tokens'))).not.toContain(token.secret);
    await owner.request('DELETE', `/api/tokens/${token.id}`);
    expect((await new Person(server.base).request('GET', '/api/notices', undefined, headers)).status).toBe(401);
  });

  test('the token of a program plays, and does nothing to the account', async () => {
    const owner = await Person.guest(server.base);
    const { token } = await owner.post<{ token: NewToken }>('/api/tokens', { label: 'my bot' });
    const as = async (method: string, path: string, body: unknown) => {
      const headers = { authorization: `Bearer ${token.secret}` };
      return (await new Person(server.base).request(method, path, body, headers)).status;
    };
    expect(await as('POST', '/api/account', { name: 'Mallory', password: 'correct horse battery' })).toBe(403);
    await owner.post('/api/account', { name: 'Prudence', password: 'correct horse battery' });
    for (const [method, path, body] of [
      ['PATCH', '/api/me', { contact: { email: 'mallory@example.org' } }],
      ['POST', '/api/password', { old: 'correct horse battery', new: 'another staple here' }],
      ['POST', '/api/tokens', { label: 'one more' }],
      ['POST', '/api/sign-out-everywhere', {}],
      ['DELETE', '/api/me', { password: 'correct horse battery' }],
    ] as const)
      expect([path, await as(method, path, body)]).toEqual([path, 403]);
  });

  test('there is room for so many tokens', async () => {
    const owner = await Person.guest(server.base);
    for (let i = 0; i < 50; i++) await owner.post('/api/tokens', { label: `bot ${i}` });
    expect((await owner.request('POST', '/api/tokens', { label: 'one more' })).status).toBe(409);
  });

  test('the address of an account is changed by whoever knows its password', async () => {
    const owner = await Person.guest(server.base);
    const changed = async (email: string, password?: string) =>
      (await owner.request('PATCH', '/api/me', { contact: { email }, ...(password && { password }) })).status;
    expect(await changed('guest@example.org')).toBe(200);
    await owner.post('/api/account', { name: 'Wary', password: 'correct horse battery' });
    expect(await changed('mallory@example.org')).toBe(403);
    expect(await changed('', 'a wrong guess')).toBe(403);
    expect((await owner.get<{ me: Me }>('/api/me')).me.contact.email).toBe('guest@example.org');
    expect(await changed('wary@example.org', 'correct horse battery')).toBe(200);
    // What stays as it is needs none.
    expect(await changed('wary@example.org')).toBe(200);
    expect((await owner.request('PATCH', '/api/me', { contact: { silent: ['start'] } })).status).toBe(200);
  });

  test('a letter that gives a new password is worth nothing once the password or the address has changed', async () => {
    const owner = await Person.guest(server.base);
    const { me } = await owner.post<{ me: Me }>('/api/account', { name: 'Careful', password: 'correct horse battery' });
    const { hall } = server.running.server;
    for (const [method, path, body] of [
      ['POST', '/api/password', { old: 'correct horse battery', new: 'another staple here' }],
      ['PATCH', '/api/me', { contact: { email: 'careful@example.org' }, password: 'another staple here' }],
    ] as const) {
      const secret = await openReset(hall.store.db, me.id, hall.now());
      expect((await owner.request(method, path, body)).status).toBe(200);
      const set = { secret, password: 'whatever it may be' };
      expect((await new Person(server.base).request('POST', '/api/reset', set)).status).toBe(400);
    }
  });

  test('everything kept about a player is exported; a deleted player leaves a bot and no name', async () => {
    const { id, people, pages } = await seated(server.base, ['Leaver', 'Stayer']);
    const [leaver, stayer] = people;
    const [page, other] = pages;
    if (!leaver || !stayer || !page || !other) throw new Error('nobody came');
    await page.ask({ type: 'talk', table: id, text: 'goodbye' });
    await page.ask({ type: 'note', table: id, seat: 'anna', text: 'my plan' });
    const kept = await leaver.get<Record<string, unknown>>('/api/me/export');
    expect(kept).toMatchObject({
      player: { name: 'Leaver' },
      seats: [{ table_id: id, seat: 'anna' }],
      messages: [{ text: 'goodbye' }],
      notes: [{ text: 'my plan' }],
    });
    expect((await leaver.request('DELETE', '/api/me', {})).status).toBe(200);
    expect(await leaver.get('/api/me')).toEqual({ me: null });
    await until(() => other.seat(id, 'bela')?.waiting.includes('bela'));
    const { text } = await stayer.request('GET', `/api/tables/${id}`);
    expect(text).not.toContain('Leaver');
  });
});

describe('secrets', () => {
  const server = sharedServer(async () => ({ directory: (await import('./harness.ts')).freshDirectory() }));
  test('neither the password nor the session secret is in the database', async () => {
    const person = await Person.guest(server.base);
    await person.post('/api/account', { name: 'Hidden', password: PASSWORD });
    const { db } = server.running.server.hall.store;
    const rows = JSON.stringify([
      await db.selectFrom('players').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(rows).toContain('$argon2id$');
    expect(rows).not.toContain(PASSWORD);
    expect(rows).not.toContain(person.cookie.split('=')[1]);
  });
});
