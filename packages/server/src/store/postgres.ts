import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Bus, localBus, type News } from '../bus.ts';
import { migrate } from './migrations.ts';
import type { Reader, Schema } from './schema.ts';
import type { Store } from './store.ts';

const CHANNEL = 'quadrille';
/** Of type bigint are times: below 2⁵³ they are exact as numbers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Nobody waits longer for a connection. */
const PATIENCE = 5000;
const PAUSE = 500;

/** PostgreSQL: several processes share it, one writer per match at a time. */
export async function openPostgres(address: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: address, max: 20, connectionTimeoutMillis: PATIENCE });
  // A connection that breaks is replaced by the next query; whoever was using it is told by their query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const { bus, stop } = await listen(address, db);
  return {
    kind: 'postgres',
    shared: true,
    db,
    bus,
    write: (table, work) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${table}, 0))`.execute(trx);
        return work(trx);
      }),
    announce: notify,
    close: async () => {
      await stop();
      await db.destroy();
    },
  };
}

async function notify(through: Reader, news: News): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`.execute(through);
}

/** Hears what other processes publish, and comes back when the connection breaks. */
async function listen(address: string, db: Kysely<Schema>): Promise<{ bus: Bus; stop(): Promise<void> }> {
  const local = localBus();
  let client: pg.Client | undefined;
  let stopped = false;
  let returning = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE });
    fresh.on('notification', ({ payload }) => {
      if (payload) local.deliver(JSON.parse(payload) as News);
    });
    fresh.on('error', () => {}); // the end follows
    await fresh.connect();
    fresh.once('end', () => void comeBack());
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
  }

  /** Tries until it hears again. What was said meanwhile has to be read. */
  async function comeBack(): Promise<void> {
    if (stopped || returning) return;
    returning = true;
    for (let heard = false; !heard && !stopped; ) {
      await setTimeout(PAUSE, undefined, { ref: false });
      heard = await connect().then(
        () => true,
        () => false,
      );
    }
    returning = false;
    if (!stopped) local.deliver({ kind: 'missed' });
  }

  await connect();
  return {
    bus: {
      publish: (news) => notify(db, news),
      subscribe: local.subscribe,
    },
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}
