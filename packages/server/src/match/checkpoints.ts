import type { Trx } from '../store/schema.ts';
import type { Live } from './live.ts';

/** How many answers lie between stored checkpoints. They are a cache: fewer would only cost time. */
const STRIDE = 64;

/** Stores the newest checkpoint of the match, if the last one stored is old enough. */
export async function storeCheckpoint(trx: Trx, live: Live): Promise<void> {
  const { real } = live.match;
  if (!real || live.seq - live.saved < STRIDE) return;
  const { checkpoint, tail } = real.snapshot();
  const seq = tail.length === 0 ? live.seq : live.given.at(-1 - tail.length)?.seq;
  if (seq === undefined || seq <= live.saved) return;
  const undone = await takebacksUpTo(trx, live.id, seq);
  await trx
    .insertInto('checkpoints')
    .values({ table_id: live.id, seq, undone, checkpoint: JSON.stringify(checkpoint) })
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .execute();
  live.saved = seq;
}

async function takebacksUpTo(trx: Trx, table: string, seq: number): Promise<number> {
  const { count } = await trx
    .selectFrom('moves')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('table_id', '=', table)
    .where('seq', '<=', seq)
    .where('kind', 'in', ['undo', 'rewind'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
