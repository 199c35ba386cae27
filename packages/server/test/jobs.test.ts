import { createServer } from 'node:net';
import { setupFor } from '@quadrille/kernel';
import { title as skirmish } from '@quadrille/skirmish';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { type BotPlayer, inThread } from '../src/bots/player.ts';
import { keepJobs, SLOTS, type Work } from '../src/jobs/jobs.ts';
import { shareOut } from '../src/jobs/share.ts';
import { postJson } from '../src/notices/webhook.ts';
import type { JobRow } from '../src/store/schema.ts';
import { openStore } from '../src/store/store.ts';
import { findForgotten } from '../src/tending/watchdog.ts';
import { onBothDatabases } from './databases.ts';
import { Person, run, until } from './harness.ts';

const job = (key: string, kind: string, owner: string): JobRow => ({
  key,
  kind,
  due: 0,
  args: JSON.stringify({ for: owner }),
  owner: null,
  claimed_until: 0,
  attempts: 0,
});

describe('slots', () => {
  test('one guest with many tables is only one of those who wait', () => {
    const greedy = Array.from({ length: 40 }, (_, i) => job(`g${i}`, 'tend', 'greedy'));
    const modest = [job('m', 'tend', 'modest'), job('n', 'notice', 'modest')];
    const first = shareOut([...greedy, ...modest], [], new Map());
    expect(first.map(({ key }) => key)).toEqual(expect.arrayContaining(['m', 'n']));
    expect(first).toHaveLength(SLOTS.tend + 1);
  });

  test('who was served last waits for the others', () => {
    const served = new Map();
    const due = ['a', 'b', 'c'].map((owner) => job(owner, 'ponder', owner));
    const busy = Array.from({ length: SLOTS.ponder - 1 }, (_, i) => job(`x${i}`, 'ponder', `x${i}`));
    const order = [1, 2, 3, 4, 5, 6].map(() => shareOut(due, busy, served)[0]?.key);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  });
});

test('a webhook that drips is given up', async () => {
  const drip = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\n');
    setInterval(() => socket.write('x: y\r\n'), 100).unref();
  });
  await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
  const address = drip.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(postJson(`http://127.0.0.1:${port}/`, {}, { allowPrivate: true, within: 500 })).rejects.toThrow(
    'aborted',
  );
  drip.close();
});

/** Bots that never come to an end with their thoughts, at one table. */
const brooding = (): BotPlayer & { thinking: number } => ({
  ...inThread,
  thinking: 0,
  choose(title, snapshot, asked) {
    if (asked.level !== 'hard') return inThread.choose(title, snapshot, asked);
    this.thinking++;
    return new Promise(() => {});
  },
});

onBothDatabases('jobs', (fresh) => {
  test('hundreds of jobs of one owner hide nobody else’s', async () => {
    const { databaseUrl, directory } = await fresh();
    const store = await openStore(databaseUrl, directory);
    const greedy = Array.from({ length: 300 }, (_, i) => job(`g${i}`, 'ponder', 'greedy'));
    const modest = [job('m', 'ponder', 'modest'), job('n', 'tend', 'greedy')].map((each) => ({ ...each, due: 1 }));
    await store.db
      .insertInto('jobs')
      .values([...greedy, ...modest])
      .execute();
    const done: string[] = [];
    const work: Work = async ({ key }) => {
      done.push(key);
      await store.db.deleteFrom('jobs').where('key', '=', key).execute();
    };
    const works = { tend: work, ponder: work, notice: work, courier: work };
    const jobs = keepJobs({ store, now: () => 2, log: fastify().log, process: 'a' }, works);
    await jobs.look();
    await until(() => done.length === greedy.length + modest.length);
    const place = Math.max(...modest.map(({ key }) => done.indexOf(key)));
    expect(place).toBeLessThan(SLOTS.tend + 2 * SLOTS.ponder);
    await jobs.stop();
    await store.close();
  });

  test('tables of slow bots keep no other bot waiting', async () => {
    const bots = brooding();
    let time = Date.UTC(2026, 0, 5, 12);
    const server = await run({ ...(await fresh()), titles: [skirmish], bots, now: () => time });
    const guest = await Person.guest(server.base);
    const seats = skirmish.definition.seats(setupFor(skirmish, { players: 2 }));
    const tableOf = (level: 'hard' | 'random') =>
      guest.table({ game: 'skirmish', players: 2, seats: Object.fromEntries(seats.map((each) => [each, level])) });
    for (let i = 0; i < 20; i++) await tableOf('hard');
    await until(() => bots.thinking >= 1);
    const { id } = await tableOf('random');
    await until(
      async () => (await guest.get<{ table: { status: string } }>(`/api/tables/${id}`)).table.status === 'over',
    );
    // Those who wait for the slow ones show.
    expect(await guest.get('/healthz')).toEqual({ ok: true });
    time += 60_000;
    expect(await guest.get('/healthz')).toEqual({ ok: true, behind: 60 });
    const { text } = await guest.request('GET', '/metrics');
    expect(text).toContain('quadrille_queue_age_seconds{kind="ponder"} 60');
    void server.server.close().catch(() => {}); // its bots never come to an end
  });

  test('a table that everybody has forgotten is found', async () => {
    const server = await run({ ...(await fresh()), titles: [skirmish], bots: brooding() });
    const guest = await Person.guest(server.base);
    const seats = skirmish.definition.seats(setupFor(skirmish, { players: 2 }));
    const [first = '', second = ''] = seats;
    const { id } = await guest.table({ game: 'skirmish', players: 2, seats: { [first]: 'me', [second]: 'me' } });
    const { hall } = server.server;
    const { db } = hall.store;
    expect(await findForgotten(hall)).toBe(0);
    await db.updateTable('seats').set({ bot: 'random' }).where('table_id', '=', id).execute();
    expect(await findForgotten(hall)).toBe(1);
    expect(await findForgotten(hall)).toBe(0);
    await server.stop();
  });
});
