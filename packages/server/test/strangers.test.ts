import type { BlocksResponse, FindResponse, Me, ReportsResponse, TableInfo, VotesResponse } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { Person, seated, until } from './harness.ts';

onBothDatabases('strangers', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time, owner: 'The Owner' });
  const idOf = async (person: Person) => (await person.get<{ me: Me }>('/api/me')).me.id;
  const guests = (...names: string[]) => Promise.all(names.map((name) => Person.guest(server.base, name)));
  const find = (person: Person, pace = 'daily', players = 2) =>
    person.post<FindResponse>('/api/find', { game: 'parley', players, pace });

  test('as soon as enough want the same they sit at a table, and each hears of it once', async () => {
    const [anna, bela, cora] = (await guests('Anna', 'Bela', 'Cora')) as [Person, Person, Person];
    expect(await find(anna)).toMatchObject({ waiting: 1 });
    expect(await find(cora, 'evening')).toMatchObject({ waiting: 1 });
    const { table } = await find(bela);
    expect(await anna.get('/api/find')).toEqual({ table });
    expect(await anna.get('/api/find')).toEqual({});
    const { table: info } = await anna.get<{ table: TableInfo }>(`/api/tables/${table}`);
    expect(info).toMatchObject({ status: 'playing', settings: { pace: { kind: 'correspondence' }, hints: false } });
    expect(info.mine.seats).toHaveLength(1);
    // Whoever wants to play this evening and has gone is not waited for.
    time += 60_000;
    expect(await find(anna, 'evening')).toMatchObject({ waiting: 1 });
    await anna.request('DELETE', '/api/find');
    expect(await anna.get('/api/find')).toEqual({});
    expect((await anna.request('POST', '/api/find', { game: 'parley', players: 19, pace: 'daily' })).status).toBe(400);
  });

  test('a wish stands again if the table it was taken for was never laid', async () => {
    const [lena, mona] = (await guests('Lena', 'Mona')) as [Person, Person];
    await find(lena, 'daily', 4);
    // What a process leaves behind that is killed between finding the party and laying its table.
    const { db } = server.running.server.hall.store;
    await db
      .updateTable('wishes')
      .set({ table_id: '', seen: time })
      .where('player', '=', await idOf(lena))
      .execute();
    await lena.get('/api/find');
    expect(await find(mona, 'daily', 4)).toMatchObject({ waiting: 1 });
    time += 60_000;
    expect(await lena.get('/api/find')).toMatchObject({ waiting: 2 });
    for (const each of [lena, mona]) await each.request('DELETE', '/api/find');
  });

  test('nobody waits for people for ever: bots take the seats that are free', async () => {
    const [jan, kira] = (await guests('Jan', 'Kira')) as [Person, Person];
    expect(await find(jan, 'evening', 3)).toMatchObject({ waiting: 1 });
    time += 25_000;
    await jan.get('/api/find');
    expect(await find(kira, 'evening', 3)).toMatchObject({ waiting: 2 });
    for (let waited = 25; waited < 180; waited += 25) {
      expect(await jan.get('/api/find')).toMatchObject({ waiting: 2 });
      expect(await kira.get('/api/find')).toMatchObject({ waiting: 2 });
      time += 25_000;
    }
    const { table } = await jan.get<FindResponse>('/api/find');
    expect(await kira.get('/api/find')).toEqual({ table });
    const { table: info } = await jan.get<{ table: TableInfo }>(`/api/tables/${table}`);
    expect(info.status).toBe('playing');
    expect(info.seats.map(({ holder }) => holder.kind).sort()).toEqual(['bot', 'player', 'player']);
  });

  test('whoever has blocked somebody is not seated with them, reads nothing of theirs, and keeps them off their tables', async () => {
    const { id, people, pages } = await seated(server.base, ['Dora', 'Emil']);
    const [dora, emil] = people as [Person, Person];
    const pest = await idOf(emil);
    await dora.post('/api/blocks', { player: pest, blocked: true });
    expect(await dora.get<BlocksResponse>('/api/blocks')).toMatchObject({ blocked: [{ name: 'Emil' }] });
    await pages[1]?.ask({ type: 'talk', table: id, text: 'You again' });
    const { talk } = await dora.get<{ talk: unknown[] }>(`/api/tables/${id}/talk`);
    expect(talk).toEqual([]);
    await find(emil, 'daily');
    expect(await find(dora, 'daily')).toMatchObject({ waiting: 2 });
    // Nor is she told outside of what he writes, or called back to a table with him.
    const { db } = server.running.server.hall.store;
    pages[0]?.close();
    await until(() => pages[1]?.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    const letter = { type: 'letter', table: id, from: 'bela', to: 'anna', text: 'You again' };
    expect(await pages[1]?.ask(letter)).toMatchObject({ type: 'told' });
    const told = await db.selectFrom('notices').select('kind').where('table_id', '=', id).execute();
    const due = await db.selectFrom('jobs').select('key').where('key', 'like', `notice letter ${id}%`).execute();
    expect([...told.filter(({ kind }) => kind === 'letter'), ...due]).toEqual([]);
    expect(await pages[1]?.ask({ type: 'call-vote', table: id, kind: 'end' })).toMatchObject({ type: 'told' });
    const { votes } = await dora.get<VotesResponse>(`/api/tables/${id}/votes`);
    const page = await dora.socket();
    await page.ask({ type: 'vote', table: id, vote: votes[0]?.id, agree: true });
    page.close();
    const { table: again } = await emil.post<{ table: TableInfo }>(`/api/tables/${id}/rematch`, {});
    expect(again.seats.map(({ holder }) => holder.kind).sort()).toEqual(['open', 'player']);
    const own = await dora.table({ game: 'parley', players: 2, seats: { anna: 'me' } });
    expect((await emil.request('POST', `/api/tables/${own.id}/join`, {})).status).toBe(403);
    await dora.post('/api/blocks', { player: pest, blocked: false });
    expect((await find(dora, 'daily')).table).toBeDefined();
  });

  test('what is reported reaches the owner, and nobody else', async () => {
    const [flora, gus] = (await guests('Flora', 'Gus')) as [Person, Person];
    await flora.post('/api/reports', { player: await idOf(gus), text: 'He curses.' });
    expect((await flora.request('GET', '/api/reports')).status).toBe(403);
    const owner = await Person.guest(server.base);
    await owner.post('/api/account', { name: 'The Owner', password: 'correct horse battery' });
    expect(await owner.get('/api/house')).toMatchObject({ owner: true });
    const { reports } = await owner.get<ReportsResponse>('/api/reports');
    expect(reports).toMatchObject([{ by: { name: 'Flora' }, about: { name: 'Gus' }, text: 'He curses.', done: false }]);
    await owner.post('/api/reports/done', { id: reports[0]?.id });
    expect(await owner.get('/api/reports')).toMatchObject({ reports: [{ done: true }] });
    // However much has been seen to since, what has not stands before it.
    const { db } = server.running.server.hall.store;
    const [seen] = await db.selectFrom('reports').selectAll().execute();
    if (!seen) throw new Error('Nothing was reported');
    const open = { ...seen, id: '0', text: 'He still does.', done: 0 };
    const many = Array.from({ length: 200 }, (_, i) => ({ ...seen, id: `z${i}` }));
    await db
      .insertInto('reports')
      .values([open, ...many])
      .execute();
    expect((await owner.get<ReportsResponse>('/api/reports')).reports[0]).toMatchObject({ text: 'He still does.' });
    // A name that offends is taken away, and whoever goes on is signed out.
    const player = await idOf(gus);
    expect((await flora.request('POST', '/api/reports/act', { player, act: 'rename' })).status).toBe(403);
    await owner.post('/api/reports/act', { player, act: 'rename' });
    expect((await gus.get<{ me: Me }>('/api/me')).me.name).not.toBe('Gus');
    await owner.post('/api/reports/act', { player, act: 'sign-out' });
    expect((await gus.request('GET', '/api/notices')).status).toBe(401);
  });

  test('the host opens a bot’s seat while the match goes on, and a person takes it', async () => {
    const [host, late] = (await guests('Hans', 'Ida')) as [Person, Person];
    const { id } = await host.table({ game: 'parley', players: 2, seats: { anna: 'me', bela: 'random' } });
    expect((await late.request('POST', `/api/tables/${id}/join`, { seat: 'bela' })).status).toBe(409);
    expect((await late.request('POST', `/api/tables/${id}/offer`, { seat: 'bela' })).status).toBe(403);
    await host.post(`/api/tables/${id}/offer`, { seat: 'bela' });
    await late.post(`/api/tables/${id}/join`, { seat: 'bela' });
    await until(async () => {
      const { table } = await host.get<{ table: TableInfo }>(`/api/tables/${id}`);
      return table.seats[1]?.holder.kind === 'player' && !table.seats[1].offered;
    });
  });
});
