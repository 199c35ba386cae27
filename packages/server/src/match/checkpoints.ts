import type { Reader, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { takebacksBetween } from './history.ts';
import type { Live, Saved } from './live.ts';

/** How many answers lie between stored checkpoints. They are a cache: fewer would only cost time. */
const STRIDE = 64;

/** Stores the newest checkpoint of the match, if the last one stored is old enough. */
export async function storeCheckpoint({ hot }: Store, trx: Trx, live: Live): Promise<void> {
  const { real } = live.match;
  const { id, saved } = live;
  if (!real || live.seq - saved.seq < STRIDE) return;
  const { checkpoint, tail } = real.snapshot();
  const seq = tail.length === 0 ? live.seq : live.given.at(-1 - tail.length)?.seq;
  if (seq === undefined || seq <= saved.seq) return;
  const undone = saved.undone + (await takebacksBetween(trx, id, saved.seq + 1, seq));
  await hot.keepCheckpoint(trx, { table_id: id, seq, undone, checkpoint: JSON.stringify(checkpoint) });
  live.saved = { seq, undone };
}

/** The newest checkpoint that was stored, or the beginning. */
export async function newestCheckpoint(db: Reader, table: string): Promise<Saved> {
  const row = await db
    .selectFrom('saved')
    .select(['seq', 'undone'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { seq: 0, undone: 0 };
}
