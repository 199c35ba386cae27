import { timedId } from '../ids.ts';
import type { Live } from '../match/live.ts';
import { type Settling, settle } from '../match/settle.ts';
import type { Trx } from '../store/schema.ts';
import { isDeserted, loadTable, type Table } from '../tables/table.ts';

const DESERTED = 'Nobody is left at this table. The match is paused until somebody comes back.';

/**
 * When the last person has left a match, it is paused and says so; when somebody comes back it goes on. Bots and caretakers
 * would play it to its end within minutes. Gives the message that the table was told, if it was.
 */
export async function keepCompany(
  hall: Settling['hall'],
  trx: Trx,
  live: Live,
  before: Table,
): Promise<string | undefined> {
  const table = await loadTable(trx, live.id);
  const leaves = table.status === 'playing' && isDeserted(table) && !isDeserted(before);
  const returns = table.status === 'paused' && table.deserted === 1 && !isDeserted(table);
  if (!leaves && !returns) return undefined;
  await trx
    .updateTable('tables')
    .set(leaves ? { status: 'paused', deserted: 1 } : { status: 'playing', deserted: 0 })
    .where('id', '=', live.id)
    .execute();
  live.table = await loadTable(trx, live.id);
  await settle(trx, live, { hall });
  if (!leaves) return undefined;
  const nobody = { player: null, seat: null, to_seat: null, to_player: null };
  const message = { ...nobody, id: timedId(hall.now()), table_id: live.id, at: hall.now(), text: DESERTED };
  await trx.insertInto('messages').values(message).execute();
  return message.id;
}
