import type { Me, PlayerResponse, TableInfo } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { isCommon } from '../src/accounts/common.ts';
import { lookOf } from '../src/names.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { freshDirectory, Person, run, UNLIMITED } from './harness.ts';

const PASSWORD = 'correct horse battery';

describe('names', () => {
  test.each([
    ['Napoleon', 'Nароleоn'], // Cyrillic а, р, о
    ['Napoleon', 'NAP0LEON'],
    ['Wellington', 'WelIington'],
    ['Modena', 'rnodena'],
    ['Müller', 'Muller'],
  ])('%s looks like %s', (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  test('different names look different', () => {
    const names = [
      'Napoleon',
      'Wellington',
      'Kutuzov',
      'Metternich',
      'Blücher',
      'Anna',
      'Bela',
      'Cora',
      'Nelson',
      'Nielsen',
    ];
    expect(new Set(names.map(lookOf)).size).toBe(names.length);
  });

  onBothDatabases('of people', (fresh) => {
    const server = sharedServer(fresh);

    test.each(['Na\u0000me', 'Two\nlines', 'Turned \u202eround', 'Zero\u200bwidth', 'Two\u2028lines', '---'])(
      '%j is no name',
      async (name) => {
        expect((await new Person(server.base).request('POST', '/api/guest', { name })).status).toBe(400);
        const guest = await Person.guest(server.base);
        expect((await guest.request('POST', '/api/account', { name, password: PASSWORD })).status).toBe(400);
        expect((await guest.request('PATCH', '/api/me', { name })).status).toBe(400);
      },
    );

    test('nobody looks like somebody who has an account', async () => {
      const owner = await Person.guest(server.base);
      await owner.post('/api/account', { name: 'Talleyrand', password: PASSWORD });
      const other = await Person.guest(server.base, 'Other');
      for (const attempt of [
        other.request('POST', '/api/account', { name: 'TaIIeyrand', password: PASSWORD }),
        other.request('PATCH', '/api/me', { name: 'Tаlleyrand' }),
        new Person(server.base).request('POST', '/api/guest', { name: 'talleyrand' }),
      ])
        expect(await attempt).toMatchObject({ status: 409, json: { code: 'name-taken' } });
    });

    test('an old account with such a name is kept, and asked for another', async () => {
      const owner = await Person.guest(server.base);
      const { me } = await owner.post<{ me: Me }>('/api/account', { name: 'Hardenberg', password: PASSWORD });
      expect(me.rename).toBeUndefined();
      const { db } = server.running.server.hall.store;
      await db.updateTable('players').set({ name: 'Hard\nenberg' }).where('id', '=', me.id).execute();
      expect((await owner.get<{ me: Me }>('/api/me')).me.rename).toBe(true);
      await owner.request('PATCH', '/api/me', { name: 'Hardenberg the Elder' });
      expect((await owner.get<{ me: Me }>('/api/me')).me).toMatchObject({ name: 'Hardenberg the Elder' });
      const elsewhere = new Person(server.base);
      await elsewhere.post('/api/sign-in', { name: 'hardenberg the elder', password: PASSWORD });
      expect((await owner.request('PATCH', '/api/me', { name: 'Third' })).status).toBe(409);
    });

    test('what is tried first is no password', async () => {
      const guest = await Person.guest(server.base);
      for (const password of ['password123', 'aaaaaaaaaaaa', 'Castlereagh1'])
        expect((await guest.request('POST', '/api/account', { name: 'Castlereagh', password })).status).toBe(400);
    });

    test('private tables do not push open ones out of the lobby', async () => {
      const host = await Person.guest(server.base);
      const open = await host.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
      for (let i = 0; i < 101; i++)
        await host.table({ game: 'parley', players: 2, seats: { anna: 'me' }, settings: { admission: 'private' } });
      const { tables } = await new Person(server.base).get<{ tables: TableInfo[] }>('/api/tables');
      expect(tables.map(({ id }) => id)).toContain(open.id);
      // Nor out of what a player has played.
      const { me } = await host.get<{ me: Me }>('/api/me');
      const { db } = server.running.server.hall.store;
      await db.updateTable('tables').set({ status: 'over' }).where('host', '=', me.id).execute();
      const player = await new Person(server.base).get<PlayerResponse>(`/api/players/${me.id}`);
      expect(player.tables.map(({ id }) => id)).toEqual([open.id]);
      expect((await host.get<PlayerResponse>(`/api/players/${me.id}`)).tables).toHaveLength(30);
    });

    test('the name of a table is read by strangers too', async () => {
      const host = await Person.guest(server.base);
      const { id } = await host.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
      for (const name of ['Two\nlines', 'Turned \u202eround', '\u200b']) {
        const table = { game: 'parley', players: 2, settings: { name } };
        expect((await host.request('POST', '/api/tables', table)).status).toBe(400);
        expect((await host.request('PATCH', `/api/tables/${id}`, { name })).status).toBe(400);
      }
    });
  });

  test('a pass phrase is not common', () => {
    expect(isCommon(PASSWORD, 'Anna')).toBe(false);
  });
});

describe('checks hang on the route', () => {
  test('however it is spelt', async () => {
    const server = await run({
      directory: freshDirectory(),
      allowances: { ...UNLIMITED, request: { points: 5, per: 60 } },
    });
    const somebody = new Person(server.base);
    const foreign = { origin: 'https://evil.example' };
    for (const path of ['/api/guest', '/%61pi/guest', '/ap%69/guest'])
      expect((await somebody.request('POST', path, {}, foreign)).json).toMatchObject({ code: 'foreign' });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await somebody.request('GET', '/%61pi/me')).status);
    expect(statuses.at(-1)).toBe(429);
    await server.stop();
  });
});
