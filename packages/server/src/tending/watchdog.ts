import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { putJob } from '../jobs/put.ts';
import { jobFor } from '../match/settle.ts';
import { loadTables, wholeTables } from '../tables/table.ts';

/** How often we look for tables that everybody has forgotten. */
const EVERY = 30_000;
const MOST = 200;

/**
 * Finds tables that wait for a bot, a deadline or their hour and that no job looks after. There should be none: but a
 * match that hangs hangs for ever, so somebody looks. Gives how many there were.
 */
export async function findForgotten({ store, now, log }: Context): Promise<number> {
  const untended = sql<boolean>`not exists (select 1 from jobs where jobs.key = 'tend ' || tables.id)`;
  const atItsHour = sql<boolean>`status = 'waiting' and settings not like '%"start":"%'`;
  const waitingForUs = sql<boolean>`status = 'playing' and exists (select 1 from seats where seats.table_id = tables.id
    and (seats.bot is not null or seats.deadline is not null) and turns.waiting like '%"' || seats.seat || '"%')`;
  const records = await wholeTables(store.db)
    .where(untended)
    .where(({ or }) => or([atItsHour, waitingForUs]))
    .limit(MOST)
    .execute();
  let found = 0;
  for (const table of await loadTables(store.db, records)) {
    if (!jobFor({ table, match: table }, now())) continue;
    const put = await store.write(table.id, async (trx) => {
      const job = jobFor({ table, match: table }, now());
      if (job) await putJob(trx, job);
      return job;
    });
    if (!put) continue;
    found++;
    log.warn({ table: table.id }, 'a table had been forgotten');
  }
  return found;
}

/** Looks every now and then; `found` is called when there was one. */
export function watchTables(context: Context, found: () => void): { stop(): void } {
  const timer = setInterval(() => {
    findForgotten(context).then(
      (count) => {
        if (count > 0) found();
      },
      (fault: unknown) => context.log.error({ err: fault }, 'tables cannot be looked over'),
    );
  }, EVERY).unref();
  return { stop: () => clearInterval(timer) };
}
