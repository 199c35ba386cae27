import type { CheckpointRow, Reader, Trx } from '../store/schema.ts';
import type { Live, Saved } from './live.ts';

/** How many answers lie between stored checkpoints. They are a cache: fewer would only cost time. */
export const STRIDE = 64;

/** Stores the newest checkpoint of the match, if the last one stored is old enough. */
export async function storeCheckpoint(trx: Trx, live: Live): Promise<void> {
  const { real } = live.match;
  const { id, saved, undone } = live;
  if (!real || live.seq - saved.seq < STRIDE) return;
  const { checkpoint } = real;
  const since = real.answered - checkpoint.answers;
  const seq = live.seq - since;
  // If something was taken back since, the next one will do.
  const standing = since === 0 || live.given.at(-since)?.seq === seq + 1;
  if (!standing || seq <= saved.seq) return;
  await trx
    .insertInto('checkpoints')
    .values({ table_id: id, seq, undone, checkpoint: JSON.stringify(checkpoint) })
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .execute();
  live.saved = { seq, undone };
}

/** Drops the checkpoints of a table from some row on. */
export async function dropCheckpoints(trx: Trx, table: string, from: number): Promise<void> {
  await trx.deleteFrom('checkpoints').where('table_id', '=', table).where('seq', '>=', from).execute();
}

/** The newest checkpoint that was stored, or the beginning. */
export async function newestCheckpoint(db: Reader, table: string): Promise<Saved> {
  const row = await db
    .selectFrom('checkpoints')
    .select(['seq', 'undone'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { seq: 0, undone: 0 };
}

/** The newest checkpoint up to some row. */
export const nearestCheckpoint = (db: Reader, table: string, upTo: number): Promise<CheckpointRow | undefined> =>
  db
    .selectFrom('checkpoints')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
