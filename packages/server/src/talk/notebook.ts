import type { Hall } from '../match/hall.ts';
import { forbidden } from '../problem.ts';
import { needLook } from '../tables/access.ts';
import { loadTable, seatOf, seatsOf } from '../tables/table.ts';
import { lettersWith, TALK } from '../tables/unread.ts';

/** Keeps somebody's notebook about a seat of theirs. Nobody else reads it, whoever sits there later. */
export async function keepNote(
  { store: { db } }: Hall,
  id: string,
  player: string | null,
  seat: string,
  text: string,
): Promise<void> {
  const table = await loadTable(db, id);
  if (player === null || !seatsOf(table, player).includes(seat)) throw forbidden('This is not your seat.');
  await db
    .insertInto('notebooks')
    .values({ table_id: id, seat, player, text })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'player']).doUpdateSet({ text }))
    .execute();
}

/** Notes how far a player has read. */
export async function markRead(
  { store: { db } }: Hall,
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
  const table = await loadTable(db, id);
  await needLook(db, table, player);
  if (channel !== TALK && !(seatsOf(table, player).includes(seat ?? '') && seatOf(table, other ?? ''))) return;
  await db
    .insertInto('reads')
    .values({ table_id: id, player, channel, up_to: upTo })
    .onConflict((conflict) => conflict.columns(['table_id', 'player', 'channel']).doUpdateSet({ up_to: upTo }))
    .execute();
}
