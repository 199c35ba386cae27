import type { Context } from '../context.ts';
import { timedId } from '../ids.ts';
import type { Reader, Trx } from '../store/schema.ts';
import { lastSeq } from '../tables/moves.ts';
import type { Table } from '../tables/table.ts';
import { dropCheckpoints } from './checkpoints.ts';

/** An answer on record that the rules refuse. */
export class Unreplayable extends Error {
  /** The checkpoint from which it was tried, and the row before the one that is refused. */
  readonly checkpoint: number;
  readonly fits: number;
  constructor(table: string, seq: number, checkpoint: number, sentence: string) {
    super(`Answer ${seq} of table ${table} does not replay: ${sentence}`);
    this.checkpoint = checkpoint;
    this.fits = seq - 1;
  }
}

/**
 * The rules have changed and refuse an answer: the match goes on before it, and its players are told. The rows stay; a
 * takeback is added. Checkpoints after the one from which it was tried are those of other rules.
 */
export async function dropTail(
  { store, now }: Context,
  { id }: Pick<Table, 'id'>,
  { checkpoint, fits }: Pick<Unreplayable, 'checkpoint' | 'fits'>,
  { db, version }: { readonly db: Reader; readonly version: number },
): Promise<void> {
  const work = async (trx: Trx): Promise<void> => {
    const last = await lastSeq(trx, id);
    const none = { seat: null, option: null, by: null, request: null, news: null };
    await trx
      .insertInto('moves')
      .values({ ...none, table_id: id, seq: last + 1, kind: 'rewind', ref: fits })
      .execute();
    await dropCheckpoints(trx, id, checkpoint + 1);
    await trx.updateTable('tables').set({ version }).where('id', '=', id).execute();
    const text = 'The rules have been corrected. The match goes on from the last position both agree on.';
    const nobody = { player: null, seat: null, to_seat: null, to_player: null };
    const message = { ...nobody, id: timedId(now()), table_id: id, at: now(), text };
    await trx.insertInto('messages').values(message).execute();
  };
  // Whoever is in a transaction of this match already holds its lock.
  if (db === store.db) await store.write(id, work);
  else await work(db as Trx);
}
