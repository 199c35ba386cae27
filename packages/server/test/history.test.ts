import type { AuditResponse, RecordFile, TableInfo } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, seated, until } from './harness.ts';
import { CANARY } from './parley.ts';

onBothDatabases('looking back', (fresh) => {
  const server = sharedServer(fresh);

  /** Plays a whole match of two people and gives the views of Anna on the way. */
  async function played(rounds = '1') {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { options: { rounds } });
    const [a, b] = pages as [Page, Page];
    const views = new Map<number, unknown>();
    const note = () => {
      const at = a.seat(id, 'anna');
      if (at) views.set(at.seq, at.view);
    };
    note();
    a.socket.on('message', note);
    await answer(a, id, 'anna', 'draw');
    await answer(b, id, 'bela', 'draw');
    return { id, people: people as [Person, Person], a, b, views };
  }
  async function finished() {
    const match = await played();
    await answer(match.a, match.id, 'anna', 'red');
    await answer(match.b, match.id, 'bela', 'black');
    await until(() => match.a.seat(match.id, 'anna')?.waiting.length === 0);
    return match;
  }
  const at = async (page: Page, table: string, seq: number, seat?: string) => {
    const reply = await page.ask({ type: 'at', table, seq, ...(seat && { seat }) });
    return reply.type === 'told' && 'at' in reply.told ? reply.told.at : reply;
  };

  test('any past position is shown as one could see it then; the other seats only after the end', async () => {
    const { id, a, b, views } = await played();
    await until(() => views.has(4));
    for (const [seq, view] of views)
      expect(await at(a, id, seq)).toMatchObject({ position: { seq, seat: 'anna', view } });
    expect(await at(a, id, 1, 'bela')).toMatchObject({ type: 'refused', code: 'forbidden' });
    await answer(a, id, 'anna', 'red');
    await answer(b, id, 'bela', 'red');
    await until(() => a.seat(id, 'anna')?.waiting.length === 0);
    expect(await at(a, id, 1, 'bela')).toMatchObject({ position: { seat: 'bela', view: { hand: expect.any(Array) } } });
  });

  test('a what-if imagines what its owner cannot know, takes everything back, and touches nothing', async () => {
    const { id, people, a } = await played('400');
    const [anna, bela] = people;
    const mine = a.seat(id, 'anna')?.view as { hand: string[] };
    const { table } = await anna.post<{ table: TableInfo }>(`/api/tables/${id}/fork`, { seq: 4 });
    expect(table).toMatchObject({
      status: 'playing',
      sandbox: { table: id, seq: 4 },
      mine: { seats: ['anna', 'bela'] },
    });
    expect((await bela.request('GET', `/api/tables/${table.id}`)).status).toBe(404);
    const page = await anna.socket();
    await page.hello(table.id);
    expect(page.seat(table.id, 'anna')?.view).toMatchObject({ hand: mine.hand });
    await answer(page, table.id, 'anna', 'red');
    await answer(page, table.id, 'bela', 'red');
    await answer(page, table.id, 'anna', 'draw');
    const back = await page.ask({ type: 'undo', table: table.id, seat: 'anna' });
    expect(back.type).toBe('told');
    expect((await asked(page, table.id, 'anna')).prompt.id).toBe('speak');
    expect(a.seat(id, 'anna')?.seq).toBe(4);
    const real = await server.running.server.hall.matches.use(
      id,
      async (live) => live.match.view('bela') as { hand: string[] },
    );
    const seen = page.seat(table.id, 'bela')?.view as { hand: string[] };
    expect(seen.hand).toHaveLength(real.hand.length);
    expect(seen.hand.every((word) => word.startsWith(CANARY))).toBe(true);
    // It goes on after the server has forgotten it.
    server.running.server.hall.matches.drop(table.id);
    await page.hello(table.id);
    expect(page.seat(table.id, 'bela')?.view).toEqual(seen);
  });

  test('the record is secret until the end; then it is exported, imported, and looked at by anybody', async () => {
    const running = await played();
    expect((await running.people[0].request('GET', `/api/tables/${running.id}/record`)).status).toBe(409);
    const { id, people } = await finished();
    const file = await people[0].get<RecordFile>(`/api/tables/${id}/record`);
    const reader = await Person.guest(server.base);
    const { table } = await reader.post<{ table: TableInfo }>('/api/records', file);
    expect(table).toMatchObject({ status: 'over', result: { winners: ['anna'] } });
    const page = await reader.socket();
    await page.hello(table.id);
    expect(await at(page, table.id, 2, 'bela')).toMatchObject({ position: { seq: 2, seat: 'bela' } });
    expect(await reader.get<AuditResponse>(`/api/tables/${table.id}/audit`)).toMatchObject({ replays: true });
    const forged = {
      ...file,
      record: { ...file.record, answers: [['anna', 'sing'], ...file.record.answers.slice(1)] },
    };
    // Nor can a table be laid by a record that could be laid by nobody.
    const { record } = file;
    for (const setup of [{ players: 20 }, { scenario: 'nowhere' }, { options: { rounds: '7' } }]) {
      const odd = { ...file, record: { ...record, answers: [], hashes: [], setup: { ...record.setup, ...setup } } };
      expect((await reader.request('POST', '/api/records', odd)).status).toBe(400);
    }
    expect(await reader.request('POST', '/api/records', forged)).toMatchObject({
      status: 400,
      json: { code: 'invalid' },
    });
  });

  test('the audit binds the seed at the start and discloses it at the end', async () => {
    const { id, people, a, b } = await played();
    const before = await people[1].get<AuditResponse>(`/api/tables/${id}/audit`);
    expect(before.seed).toBeUndefined();
    await answer(a, id, 'anna', 'red');
    await answer(b, id, 'bela', 'red');
    const after = await people[1].get<AuditResponse>(`/api/tables/${id}/audit`);
    expect(after).toMatchObject({ commitment: before.commitment, replays: true, draws: { deck: 2 } });
    const { createHash } = await import('node:crypto');
    expect(
      createHash('sha256')
        .update(after.seed ?? '')
        .digest('hex'),
    ).toBe(before.commitment);
  });

  test('older log entries come page by page', async () => {
    const { id, people } = await finished();
    const { log } = await people[0].get<{ log: { seq: number; event: { type: string } }[] }>(
      `/api/tables/${id}/log?before=3`,
    );
    expect(log.map(({ event }) => event.type)).toEqual(['drew', 'drew-word']);
  });

  test('spectators see the public view, as many answers behind as the table says', async () => {
    const { id, pages } = await seated(server.base, ['Anna', 'Bela'], { settings: { spectators: 2 } });
    const [a, b] = pages as [Page, Page];
    const watcher = await (await Person.guest(server.base)).socket();
    await watcher.hello(id);
    await answer(a, id, 'anna', 'hail');
    await answer(b, id, 'bela', 'hail');
    await until(() => watcher.seat(id, null)?.seq === 2);
    expect(a.seat(id, 'anna')?.seq).toBe(4);
    expect(await at(watcher, id, 4)).toMatchObject({ position: { seq: 2, seat: null } });
  });
});
