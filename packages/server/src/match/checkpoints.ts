import type { Trx } from '../store/schema.ts';
import { movesBetween, takebacks } from './history.ts';
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
  const undone = await takebacksUpTo(trx, live, seq);
  await trx
    .insertInto('checkpoints')
    .values({ table_id: live.id, seq, undone, checkpoint: JSON.stringify(checkpoint) })
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .execute();
  live.saved = seq;
}

/** How often something had been taken back then: what the last checkpoint says, and what came since. */
async function takebacksUpTo(trx: Trx, { id, saved }: Live, seq: number): Promise<number> {
  const last = await trx
    .selectFrom('checkpoints')
    .select('undone')
    .where('table_id', '=', id)
    .where('seq', '=', saved)
    .executeTakeFirst();
  return (last?.undone ?? 0) + takebacks(await movesBetween(trx, id, last ? saved + 1 : 0, seq));
}
