import type { Notice, TableInfo } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { changeLive } from '../src/hosting/change.ts';
import { comeBack } from '../src/hosting/seating.ts';
import { setSeat } from '../src/tables/seats.ts';
import { loadTable } from '../src/tables/table.ts';
import { seeToAbsence } from '../src/tending/absence.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, asked, type Page, Person, seated, until } from './harness.ts';

const DAY = 86_400_000;

onBothDatabases('a seat belongs to its player', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time });

  const two = async (settings = {}) => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], {
      options: { rounds: '400' },
      settings,
    });
    const [anna, bela] = people as [Person, Person];
    const [annas, belas] = pages as [Page, Page];
    await asked(annas, id, 'anna');
    const info = async () => (await anna.get<{ table: TableInfo }>(`/api/tables/${id}`)).table;
    const replace = (page: Page, seat: string) => page.ask({ type: 'call-vote', table: id, kind: 'replace', seat });
    return { id, anna, bela, annas, belas, info, replace };
  };

  test('who is present cannot be replaced', async () => {
    const { annas, belas, info, replace } = await two();
    expect(await replace(belas, 'anna')).toMatchObject({ type: 'refused', code: 'not-absent' });
    expect(await replace(annas, 'bela')).toMatchObject({ type: 'refused', code: 'not-absent' });
    expect((await info()).seats.map(({ offered }) => offered)).toEqual([false, false]);
  });

  test('without clocks, who is waited for is absent after seven days without an answer', async () => {
    const { id, annas, belas, bela, info, replace } = await two();
    time += 6 * DAY;
    await answer(annas, id, 'anna', 'hail');
    time += 6 * DAY;
    expect(await replace(annas, 'bela')).toMatchObject({ code: 'not-absent' });
    time += 1.5 * DAY;
    expect(await replace(belas, 'anna')).toMatchObject({ code: 'not-absent' }); // Anna is not asked
    belas.close();
    await until(() => annas.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    expect((await replace(annas, 'bela')).type).toBe('told');
    expect((await info()).seats[1]).toMatchObject({ offered: true, holder: { kind: 'caretaker' } });
    const told = async () => (await bela.get<{ notices: Notice[] }>('/api/notices')).notices.map(({ text }) => text);
    await until(async () => (await told()).some((text) => text.includes('offered to others')));
    await bela.post(`/api/tables/${id}/return`);
    expect((await info()).seats[1]).toMatchObject({ offered: false, holder: { kind: 'player' } });
  });

  test('who comes back before it is decided keeps the seat', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora'], { options: { rounds: '400' } });
    const [, , cora] = people as [Person, Person, Person];
    const [annas, belas] = pages as [Page, Page, Page];
    await cora.post(`/api/tables/${id}/leave`);
    const called = await annas.ask({ type: 'call-vote', table: id, kind: 'replace', seat: 'cora' });
    const vote = called.type === 'told' && 'message' in called.told ? called.told.message : '';
    await cora.post(`/api/tables/${id}/return`);
    await belas.ask({ type: 'vote', table: id, vote, agree: true });
    const { table } = await cora.get<{ table: TableInfo }>(`/api/tables/${id}`);
    expect(table.seats[2]).toMatchObject({ offered: false, holder: { kind: 'player' } });
  });

  test('who has seen the match through one seat takes no other, not even after resigning it', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora'], { options: { rounds: '400' } });
    const [anna, bela, cora] = people as [Person, Person, Person];
    const [annas, belas] = pages as [Page, Page, Page];
    await cora.post(`/api/tables/${id}/leave`);
    const called = await annas.ask({ type: 'call-vote', table: id, kind: 'replace', seat: 'cora' });
    const vote = called.type === 'told' && 'message' in called.told ? called.told.message : '';
    await belas.ask({ type: 'vote', table: id, vote, agree: true });
    await bela.post(`/api/tables/${id}/resign`);
    for (const person of [anna, bela])
      expect(await person.request('POST', `/api/tables/${id}/join`, { seat: 'cora' })).toMatchObject({
        status: 403,
        json: { sentence: 'You have seen this match through another seat.' },
      });
  });

  test('who plays alone has every seat', async () => {
    const solo = await Person.guest(server.base);
    const { id } = await solo.table({ game: 'parley', players: 2, seats: { anna: 'me', bela: 'me' } });
    await solo.post(`/api/tables/${id}/resign`, { seat: 'bela' });
    await solo.post(`/api/tables/${id}/offer`, { seat: 'bela' });
    const { table } = await solo.post<{ table: TableInfo }>(`/api/tables/${id}/join`, { seat: 'bela' });
    expect(table.mine.seats).toEqual(['anna', 'bela']);
  });

  test('notes and letters stay with the person, not with the seat', async () => {
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela', 'Cora'], { options: { rounds: '400' } });
    const [, , cora] = people as [Person, Person, Person];
    const [annas, belas, coras] = pages as [Page, Page, Page];
    await coras.ask({ type: 'note', table: id, seat: 'cora', text: 'a secret plan' });
    await annas.ask({ type: 'letter', table: id, from: 'anna', to: 'cora', text: 'a secret letter' });
    await coras.ask({ type: 'letter', table: id, from: 'cora', to: 'bela', text: 'a secret reply' });
    await cora.post(`/api/tables/${id}/leave`);
    const called = await annas.ask({ type: 'call-vote', table: id, kind: 'replace', seat: 'cora' });
    const vote = called.type === 'told' && 'message' in called.told ? called.told.message : '';
    await belas.ask({ type: 'vote', table: id, vote, agree: true });
    const dora = await Person.guest(server.base, 'Dora');
    await dora.post(`/api/tables/${id}/join`, { seat: 'cora' });
    const page = await dora.socket();
    await page.hello(id);
    await annas.ask({ type: 'letter', table: id, from: 'anna', to: 'cora', text: 'welcome' });
    await until(() => page.frames.some((frame) => frame.includes('welcome')));
    expect(page.frames.join()).not.toContain('secret');
    expect(JSON.stringify(await dora.get(`/api/tables/${id}/letters`))).not.toContain('secret');
    expect(coras.frames.join()).not.toContain('welcome');
  });

  test('leaving stops no clock, and coming back gives nothing back', async () => {
    const { id, anna, annas } = await two({ pace: { kind: 'live', seconds: 12, increment: 0 } });
    const left = () => {
      const last = annas.messages.findLast((each) => each.type === 'clock');
      return last?.type === 'clock' ? last.clocks[0]?.left : undefined;
    };
    time += 10_000;
    await Promise.all([
      anna.request('POST', `/api/tables/${id}/leave`, {}),
      anna.request('POST', `/api/tables/${id}/return`, {}),
    ]);
    await anna.request('POST', `/api/tables/${id}/return`, {});
    await until(() => (left() ?? 99_000) < 12_000);
    expect(left()).toBeLessThanOrEqual(2000);
  });

  test.each([
    { pace: { kind: 'live', seconds: 12, increment: 0 }, away: 13_000 },
    { pace: { kind: 'correspondence', seconds: 3600, grace: 1, weekends: 'on' }, away: 3_700_000 },
  ] as const)(
    'who comes back when time is over has the seat once the caretaker has answered, and keeps it: $pace.kind',
    async ({ pace, away }) => {
      const { id, anna, annas, info } = await two({ pace });
      const { hall } = server.running.server;
      const owner = (await info()).seats.map(({ holder }) => ('player' in holder ? holder.player.id : ''))[0] ?? '';
      const caretakers = () =>
        hall.store.db
          .selectFrom('moves')
          .select('seq')
          .where('table_id', '=', id)
          .where('by', '=', 'caretaker')
          .execute();
      await hall.matches.use(id, async (live) => {
        time += away;
        await changeLive(hall, live, async (trx, table) => {
          await setSeat(trx, id, 'anna', { bot: 'normal' });
          await comeBack({ hall, trx, table: await loadTable(trx, table.id), live }, owner, undefined);
        });
        // Nobody gains time by coming back before the caretaker has answered.
        expect(live.table.seats[0]).toMatchObject({ bot: 'normal' });
      });
      await until(async () => (await info()).seats[0]?.holder.kind === 'player');
      expect(await caretakers()).toHaveLength(1);
      expect(await annas.ask({ type: 'undo', table: id, seat: 'anna' })).toMatchObject({ code: 'undo-stands' });
      await hall.matches.use(id, async (live) => {
        // A reminder, grace, a caretaker: none of it is due.
        for (let step = 0; step < 3; step++) expect(await seeToAbsence(hall, live)).toBe(false);
      });
      await anna.post(`/api/tables/${id}/leave`);
    },
  );

  describe('when no person is left', () => {
    test('the match is paused and says so, and goes on when somebody comes back', async () => {
      const { id, anna, bela, info, belas } = await two();
      await anna.post(`/api/tables/${id}/leave`);
      expect((await info()).status).toBe('playing');
      await bela.post(`/api/tables/${id}/leave`);
      expect((await info()).status).toBe('paused');
      await until(() => belas.frames.some((frame) => frame.includes('Nobody is left at this table.')));
      const seq = await server.running.server.hall.matches.use(id, async (live) => live.seq);
      await bela.post(`/api/tables/${id}/return`);
      expect((await info()).status).toBe('playing');
      await until(async () => (await server.running.server.hall.matches.use(id, async (live) => live.seq)) >= seq);
    });

    test('a pause that was voted for stays one', async () => {
      const { id, anna, bela, annas, belas, info } = await two();
      const called = await annas.ask({ type: 'call-vote', table: id, kind: 'pause' });
      const vote = called.type === 'told' && 'message' in called.told ? called.told.message : '';
      await belas.ask({ type: 'vote', table: id, vote, agree: true });
      for (const person of [anna, bela]) await person.post(`/api/tables/${id}/leave`);
      await bela.post(`/api/tables/${id}/return`);
      expect((await info()).status).toBe('paused');
    });
  });
});
