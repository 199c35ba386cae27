import type { SeatRecord, Trx } from '../store/schema.ts';

/** Changes what is noted of one seat. */
export async function setSeat(trx: Trx, table: string, seat: string, change: Partial<SeatRecord>): Promise<void> {
  await trx.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat).execute();
}

/** Notes that a player, or a bot, sees the match through this seat, and whether it was so when the match began. */
export async function noteHeld(
  trx: Trx,
  table_id: string,
  { seat, player, began }: { readonly seat: string; readonly player: string; readonly began: 0 | 1 },
): Promise<void> {
  await trx
    .insertInto('held')
    .values({ table_id, seat, player, began, advised: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a player has seen the match through another seat. */
export async function hasHeldAnother(trx: Trx, table: string, seat: string, player: string): Promise<boolean> {
  const other = await trx
    .selectFrom('held')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .where('seat', '!=', seat)
    .executeTakeFirst();
  return other !== undefined;
}
