import type { SeatRecord, Trx } from '../store/schema.ts';

/** Changes what is noted of one seat. */
export async function setSeat(trx: Trx, table: string, seat: string, change: Partial<SeatRecord>): Promise<void> {
  await trx.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat).execute();
}
