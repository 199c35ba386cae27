import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Checkpoint } from '@quadrille/kernel';
import type { Reader, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Live, Saved } from './live.ts';

/** How many answers lie between stored checkpoints. They are a cache: fewer would only cost time. */
const STRIDE = 64;

/** Stores the newest checkpoint of the match, if the last one stored is old enough. */
export async function storeCheckpoint({ hot }: Store, trx: Trx, live: Live): Promise<void> {
  const { real } = live.match;
  const { id, saved, undone } = live;
  if (!real || live.seq - saved.seq < STRIDE) return;
  const { checkpoint } = real;
  const since = real.answered - checkpoint.answers;
  const seq = live.seq - since;
  // If something was taken back since, the next one will do.
  const standing = since === 0 || live.given.at(-since)?.seq === seq + 1;
  if (!standing || seq <= saved.seq) return;
  await hot.keepCheckpoint(trx, { table_id: id, seq, undone, checkpoint: pack(checkpoint) });
  live.saved = { seq, undone };
}

/** A checkpoint as it is stored: to a third of its length. */
const pack = (checkpoint: Checkpoint): string => deflateRawSync(JSON.stringify(checkpoint)).toString('base64');

/** A stored checkpoint; those of older servers are plain JSON. */
export const unpack = (text: string): Checkpoint =>
  JSON.parse(text.startsWith('{') ? text : inflateRawSync(Buffer.from(text, 'base64')).toString()) as Checkpoint;

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
