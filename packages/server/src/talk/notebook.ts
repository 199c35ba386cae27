import type { Hall } from '../match/hall.ts';
import { forbidden } from '../problem.ts';
import { needLook } from '../tables/access.ts';
import { loadTable, seatOf, seatsOf } from '../tables/table.ts';
import { lettersWith, TALK } from '../tables/unread.ts';

/**
 * Keeps somebody's notebook about a seat of theirs. Nobody else reads it, whoever sits there later. It shares its commit with
 * what others write: a wait for the disk of its own would be a wait for everybody.
 */
export async function keepNote(
  { store }: Hall,
  id: string,
  player: string | null,
  seat: string,
  text: string,
): Promise<void> {
  const table = await loadTable(store.db, id);
  if (player === null || !seatsOf(table, player).includes(seat)) throw forbidden('This is not your seat.');
  await store.write(player, (trx) =>
    trx
      .insertInto('notebooks')
      .values({ table_id: id, seat, player, text })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'player']).doUpdateSet({ text }))
      .execute(),
  );
}

/** Notes how far a player has read. */
export async function markRead(
  { store }: Hall,
  id: string,
  player: string | null,
  {
    upTo,
    seat,
    other,
  }: { readonly upTo: string; readonly seat: string | undefined; readonly other: string | undefined },
): Promise<void> {
  if (player === null) return;
  const channel = seat !== undefined && other !== undefined ? lettersWith(seat, other) : TALK;
  const table = await loadTable(store.db, id);
  await needLook(store.db, table, player);
  if (channel !== TALK && !(seatsOf(table, player).includes(seat ?? '') && seatOf(table, other ?? ''))) return;
  await store.write(player, (trx) =>
    trx
      .insertInto('reads')
      .values({ table_id: id, player, channel, up_to: upTo })
      .onConflict((conflict) => conflict.columns(['table_id', 'player', 'channel']).doUpdateSet({ up_to: upTo }))
      .execute(),
  );
}
