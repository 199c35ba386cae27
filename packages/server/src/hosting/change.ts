import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { catchUp } from '../match/play.ts';
import { forget } from '../match/rest.ts';
import { showTable } from '../match/table.ts';
import { Refused } from '../problem.ts';
import type { Trx } from '../store/schema.ts';
import { loadTable, type Table } from '../tables/table.ts';
import { keepCompany } from './company.ts';

/** A change of a table, within its queue and lock. It checks before it writes: a refusal must leave nothing behind. */
export type Change<T> = (trx: Trx, table: Table, live: Live) => Promise<T>;

/** Changes seats, settings or status of a table, and tells everybody who is looking. */
export async function changeTable<T>(hall: Hall, id: string, change: Change<T>): Promise<T> {
  return hall.matches.use(id, async (live) => {
    const result = await changeLive(hall, live, change);
    if (result instanceof Refused) throw result;
    return result;
  });
}

/** As `changeTable`, for those who are in the queue already. */
export async function changeLive<T>(hall: Hall, live: Live, change: Change<T>): Promise<T | Refused> {
  const { id } = live;
  let result: T | Refused;
  let told: string | undefined;
  let voting = false;
  try {
    result = await hall.store.write(id, async (trx) => {
      await catchUp(hall, trx, live);
      const table = await loadTable(trx, id);
      const done = await change(trx, table, live).catch((fault: unknown) => {
        if (fault instanceof Refused) return fault;
        throw fault;
      });
      if (done instanceof Refused) return done;
      told = await keepCompany(hall, trx, live, table);
      await trx
        .updateTable('tables')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .where('id', '=', id)
        .execute();
      live.table = await loadTable(trx, id);
      voting = await isVoting(trx, id);
      return done;
    });
  } catch (fault) {
    forget(hall, id);
    throw fault;
  }
  if (result instanceof Refused) return result;
  await showTable(hall, live);
  await hall.store.bus.publish({ kind: 'table', table: id });
  if (told !== undefined) await hall.store.bus.publish({ kind: 'message', table: id, id: told });
  // Who has come back is asked as well, and who has left is not waited for.
  if (voting) await hall.store.bus.publish({ kind: 'votes', table: id });
  return result;
}

const isVoting = async (trx: Trx, table: string): Promise<boolean> =>
  (await trx
    .selectFrom('votes')
    .select('id')
    .where('table_id', '=', table)
    .where('outcome', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;
