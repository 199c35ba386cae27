import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type Bus, localBus, type News } from './bus.ts';
import { compileHot } from './hot.ts';
import { migrate } from './migrations.ts';
import type { Reader, Schema } from './schema.ts';
import type { Store } from './store.ts';

const CHANNEL = 'quadrille';
/** Times are below 2⁵³: as numbers they are exact. */
const BIGINT = 20;

/** PostgreSQL: several processes share it, one writer per match at a time. */
export async function openPostgres(address: string): Promise<Store> {
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === BIGINT ? Number : pg.types.getTypeParser(id, format),
  };
  const pool = new pg.Pool({ connectionString: address, max: 20, types: types as pg.CustomTypesConfig });
  pool.on('error', () => {}); // an idle connection that breaks is replaced by the next query
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const { bus, stop } = await listen(address, db);
  return {
    kind: 'postgres',
    db,
    hot: compileHot(db),
    bus,
    write: (table, work) =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${table}, 0))`.execute(trx);
        return work(trx);
      }),
    announce: notify,
    written: async () => 0,
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

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: address });
    fresh.on('notification', ({ payload }) => {
      if (payload) local.deliver(JSON.parse(payload) as News);
    });
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!stopped) setTimeout(() => connect().catch(() => {}), 500).unref();
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
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
