import type { Me, Notice, TableInfo } from '@quadrille/protocol';
import { describe, expect, test } from 'vitest';
import { later, timeOnReturn } from '../src/clock/pace.ts';
import type { SeatRecord } from '../src/store/schema.ts';
import { onBothDatabases, sharedServer } from './databases.ts';
import { answer, type Page, type Person, seated, until } from './harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('correspondence time', () => {
  test('weekends do not count where they are off', () => {
    const friday = Date.UTC(2026, 0, 2, 18);
    expect(new Date(later(friday, 24 * HOUR, 'off')).toISOString()).toBe('2026-01-05T18:00:00.000Z');
    expect(new Date(later(friday, 24 * HOUR, 'on')).toISOString()).toBe('2026-01-03T18:00:00.000Z');
    expect(new Date(later(Date.UTC(2026, 0, 3, 9), HOUR, 'off')).toISOString()).toBe('2026-01-05T01:00:00.000Z');
  });
});

describe('who comes back', () => {
  const now = Date.UTC(2026, 0, 5, 12);
  const live = { kind: 'live', seconds: 60, increment: 10 } as const;
  const letters = { kind: 'correspondence', seconds: 3600, grace: 60, weekends: 'on' } as const;
  const kept = (of: Partial<SeatRecord>) =>
    ({ asked: null, deadline: null, unit: null, zone: null, ...of }) as SeatRecord;

  test.each([
    ['in a turn of theirs that stands still, with time left', live, { unit: 'turn 3', clock: 4000 }, {}],
    ['in a turn of theirs that stands still, with none left', live, { unit: 'turn 3', clock: 0 }, { clock: 30_000 }],
    ['after the caretaker has used up their time', live, { clock: 10_000 }, { clock: 30_000 }],
    ['with time left', live, { clock: 11_000 }, {}],
    ['with time left, who is asked', live, { asked: now - 2000, deadline: now + 1000, clock: 3000 }, {}],
    ['in a turn by correspondence, with time left', letters, { unit: 'turn 3', clock: 600_000 }, {}],
    ['in a turn by correspondence, with none left', letters, { unit: 'turn 3', clock: -5 }, { clock: null }],
    ['in their grace', letters, { asked: now - 3_610_000, deadline: now - 10_000, clock: null }, {}],
  ])('%s', (_when, pace, seat, given) => {
    expect(timeOnReturn(pace, kept(seat), now)).toEqual(given);
  });
});

onBothDatabases('absence', (fresh) => {
  let time = Date.UTC(2026, 0, 5, 12);
  const server = sharedServer(fresh, { now: () => time });
  const info = async (person: Person, id: string) =>
    (await person.get<{ table: TableInfo }>(`/api/tables/${id}`)).table;

  test('reminder, grace, caretaker, and back: the match never stops for the others', async () => {
    const pace = { kind: 'correspondence', seconds: 86_400, grace: 3600, weekends: 'on' } as const;
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], {
      options: { rounds: '400' },
      settings: { pace },
    });
    const [anna, bela] = people as [Person, Person];
    const [page, other] = pages as [Page, Page];
    await answer(page, id, 'anna', 'hail');
    other.close();
    await until(() => page.messages.findLast((each) => each.type === 'presence')?.present.length === 1);
    time += 20 * HOUR;
    const kinds = async () => (await bela.get<{ notices: Notice[] }>('/api/notices')).notices.map(({ kind }) => kind);
    await until(async () => (await kinds()).includes('reminder'));
    expect((await info(anna, id)).seats[1]?.holder.kind).toBe('player');
    time += 5 * HOUR;
    await until(() => page.messages.findLast((each) => each.type === 'clock' && each.clocks[1]?.grace !== undefined));
    time += 2 * HOUR;
    await until(async () => (await info(anna, id)).seats[1]?.holder.kind === 'caretaker');
    // The caretaker answers what is due: it is everybody's wager next.
    await until(() => page.seat(id, 'anna')?.waiting.includes('anna'));
    expect(await kinds()).toContain('seat');
    const { me } = await bela.get<{ me: Me }>('/api/me');
    expect(me.reliability).toBeLessThan(1);
    const back = await bela.socket();
    await back.hello(id);
    await bela.post(`/api/tables/${id}/return`, {});
    expect((await info(anna, id)).seats[1]?.holder.kind).toBe('player');
    await answer(page, id, 'anna', 'red');
  });

  test('a live clock runs only while its seat is waited for, gains its increment, and hands over when it is down', async () => {
    const pace = { kind: 'live', seconds: 60, increment: 5 } as const;
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], {
      options: { rounds: '400' },
      settings: { pace },
    });
    const [page] = pages as [Page];
    time += 10_000;
    await answer(page, id, 'anna', 'hail');
    const clocks = () => {
      const last = page.messages.findLast((each) => each.type === 'clock');
      return last?.type === 'clock' ? last.clocks : [];
    };
    await until(() => clocks()[0]?.deadline === undefined && clocks()[0]?.left === 55_000);
    expect(clocks()[1]).toMatchObject({ left: 60_000, deadline: time + 60_000 });
    time += 61_000;
    await until(async () => (await info(people[0] as Person, id)).seats[1]?.holder.kind === 'caretaker');
  });

  test('a vote gives more time', async () => {
    const pace = { kind: 'correspondence', seconds: 86_400, grace: 0, weekends: 'on' } as const;
    const { id, people, pages } = await seated(server.base, ['Anna', 'Bela'], { settings: { pace } });
    const [anna, bela] = pages as [Page, Page];
    const told = await bela.ask({ type: 'call-vote', table: id, kind: 'extend', seconds: 7 * 86_400 });
    const vote = told.type === 'told' && 'message' in told.told ? told.told.message : '';
    await anna.ask({ type: 'vote', table: id, vote, agree: true });
    time += 5 * DAY;
    // The old deadline has been looked at, and nobody was late.
    const { db } = server.running.server.hall.store;
    const job = db.selectFrom('jobs').select('due').where('key', '=', `tend ${id}`);
    await until(async () => Number((await job.executeTakeFirstOrThrow()).due) > time);
    expect((await info(people[0] as Person, id)).seats[0]?.holder.kind).toBe('player');
  });
});
