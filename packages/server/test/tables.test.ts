import type { TableInfo, TableRow } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, Person, seated, until } from './harness.ts';

type One = { readonly table: TableInfo };

onBothDatabases('tables', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time++ });

  test('an open table is joined from the lobby and begins when it is full', async () => {
    const host = await Person.guest(server.base, 'Host');
    const guest = await Person.guest(server.base, 'Guest');
    const table = await host.table({
      game: 'parley',
      players: 2,
      seats: { anna: 'me' },
      settings: { name: 'Open one' },
    });
    expect(table.status).toBe('waiting');
    const { tables } = await guest.get<{ tables: TableRow[] }>('/api/tables?show=open');
    expect(tables.find(({ id }) => id === table.id)).toMatchObject({ name: 'Open one', host: 'Host', myTurn: false });
    const taken = await guest.request('POST', `/api/tables/${table.id}/join`, { seat: 'anna' });
    expect(taken).toMatchObject({ status: 409, json: { code: 'seat-taken' } });
    const joined = await guest.post<One>(`/api/tables/${table.id}/join`, {});
    expect(joined.table).toMatchObject({ status: 'playing', mine: { seats: ['bela'] } });
    expect(joined.table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(joined.table.seed).toBeUndefined();
  });

  test('a private table does not exist for strangers; its invitation opens it, once and for all', async () => {
    const host = await Person.guest(server.base, 'Host');
    const friend = await Person.guest(server.base, 'Friend');
    const table = await host.table({
      game: 'parley',
      players: 2,
      seats: { anna: 'me' },
      settings: { admission: 'private' },
    });
    const path = `/api/tables/${table.id}`;
    expect((await friend.request('GET', path)).status).toBe(404);
    expect((await friend.request('POST', `${path}/join`, {})).status).toBe(404);
    const page = await friend.socket();
    expect(await page.hello(table.id)).toMatchObject({ type: 'refused', code: 'not-found' });
    const { tables } = await friend.get<{ tables: TableRow[] }>('/api/tables?show=open');
    expect(tables.map(({ id }) => id)).not.toContain(table.id);
    expect((await friend.request('POST', '/api/invite', { code: 'x'.repeat(22) })).status).toBe(404);
    await friend.post('/api/invite', { code: table.mine.invite });
    expect((await friend.post<One>(`${path}/join`, {})).table.status).toBe('playing');
  });

  test('the host gives seats to bots or begins alone; nobody else may', async () => {
    const host = await Person.guest(server.base);
    const other = await Person.guest(server.base);
    const { id } = await host.table({ game: 'parley', players: 3, seats: { anna: 'me' }, settings: { start: 'host' } });
    const path = `/api/tables/${id}`;
    expect((await other.request('POST', `${path}/seat`, { seat: 'bela', to: 'random' })).status).toBe(403);
    expect((await host.request('POST', `${path}/start`, {})).json).toMatchObject({ code: 'not-full' });
    await host.post(`${path}/seat`, { seat: 'bela', to: 'random' });
    const full = await host.post<One>(`${path}/seat`, { seat: 'cora', to: 'easy' });
    expect(full.table.status).toBe('waiting');
    expect((await host.post<One>(`${path}/start`)).table.status).toBe('playing');
  });

  test('drawn seats are a draw', async () => {
    const seen = new Set<string>();
    const host = await Person.guest(server.base);
    for (let i = 0; i < 30 && seen.size < 2; i++) {
      const table = await host.table({
        game: 'parley',
        players: 2,
        seats: { anna: 'me', bela: 'random' },
        settings: { seating: 'draw' },
      });
      seen.add(table.mine.seats.join());
    }
    expect([...seen].sort()).toEqual(['anna', 'bela']);
  });

  test('a table with an hour begins at that hour', async () => {
    const host = await Person.guest(server.base);
    const table = await host.table({
      game: 'parley',
      players: 2,
      seats: { anna: 'me', bela: 'random' },
      settings: { start: time + 3_600_000 },
    });
    expect(table.status).toBe('waiting');
    time += 3_700_000;
    await until(async () => (await host.get<One>(`/api/tables/${table.id}`)).table.status === 'playing');
  });

  test('whoever leaves is kept by a caretaker until they return; whoever resigns is a bot for good', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora'], { options: { rounds: '400' } });
    const [host, bela] = people;
    const [page] = pages;
    if (!host || !bela || !page) throw new Error('nobody came');
    const left = await bela.post<One>(`/api/tables/${id}/leave`, {});
    expect(left.table.seats[1]?.holder).toMatchObject({ kind: 'caretaker', player: { name: 'Bela' } });
    await answer(page, id, 'anna', 'hail');
    await until(() => page.seat(id, 'anna')?.waiting.includes('cora'));
    const back = await bela.post<One>(`/api/tables/${id}/return`, {});
    expect(back.table.seats[1]?.holder.kind).toBe('player');
    const gone = await bela.post<One>(`/api/tables/${id}/resign`, {});
    expect(gone.table.seats[1]?.holder.kind).toBe('bot');
    expect(gone.table.mine.seats).toEqual([]);
  });

  test('a rematch moves everybody one seat on, and is the same table for all', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { options: { rounds: '1' } });
    const [anna, bela] = people;
    const [a, b] = pages;
    if (!anna || !bela || !a || !b) throw new Error('nobody came');
    await answer(a, id, 'anna', 'hail');
    await answer(b, id, 'bela', 'hail');
    await answer(a, id, 'anna', 'red');
    expect((await anna.request('POST', `/api/tables/${id}/rematch`)).status).toBe(409);
    await answer(b, id, 'bela', 'black');
    const first = await anna.post<One>(`/api/tables/${id}/rematch`);
    // Bela is asked: a notice, and the table that is over says where it goes on.
    await until(async () => {
      const { notices } = await bela.get<{ notices: { kind: string; table: string }[] }>('/api/notices');
      return notices.some(({ kind, table }) => kind === 'rematch' && table === first.table.id);
    });
    expect((await bela.get<One>(`/api/tables/${id}`)).table.rematch).toBe(first.table.id);
    const second = await bela.post<One>(`/api/tables/${id}/rematch`);
    expect(second.table.id).toBe(first.table.id);
    expect(first.table.mine.seats).toEqual(['bela']);
    expect(second.table.mine.seats).toEqual(['anna']);
  });
});
