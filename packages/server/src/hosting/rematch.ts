import { blockedAmong } from '../accounts/blocks.ts';
import { titleWith } from '../editions/editions.ts';
import type { Hall } from '../match/hall.ts';
import { notify } from '../notices/notify.ts';
import { conflict, forbidden } from '../problem.ts';
import { insertTable } from '../tables/create.ts';
import { isOver, loadTable, peopleOf } from '../tables/table.ts';
import { changeTable } from './change.ts';

/** The same again, with everybody one seat further on. Asked twice, it is the same table; the others are told and find their seats kept. */
export async function rematch(hall: Hall, id: string, player: string): Promise<string> {
  const table = await loadTable(hall.store.db, id);
  if (!peopleOf(table).includes(player)) throw forbidden('Only those who played may ask for a rematch.');
  if (!isOver(table)) throw conflict('playing', 'The match is not over.');
  if (table.rematch !== null) return table.rematch;
  const { seats } = table;
  const alone = peopleOf(table).length === 1;
  // Whoever wants nothing to do with who asks, or the other way round, is not called back to a table with them.
  const apart = await blockedAmong(hall.store.db, peopleOf(table));
  const wanted = (each: string | null) => (each !== null && apart(each, player) ? null : each);
  const next = await insertTable(hall, {
    host: player,
    title: await titleWith(hall, hall.store.db, table.game, table.data),
    setup: table.setup,
    settings: { ...table.settings, seating: 'choose', start: alone ? 'full' : 'host' },
    seats: seats.map(({ seat }, index) => {
      const before = seats[(index + seats.length - 1) % seats.length];
      return { seat, player: wanted(before?.player ?? null), bot: before?.player ? null : (before?.bot ?? null) };
    }),
  });
  // Asked by two at once it is still one table: whoever comes second is given the first one's.
  const agreed = await changeTable(hall, id, async (trx, now) => {
    if (now.rematch !== null) return now.rematch;
    await trx.updateTable('tables').set({ rematch: next }).where('id', '=', id).execute();
    const others = peopleOf(now).filter((each) => each !== player && wanted(each) !== null);
    await notify(trx, hall, 'rematch', next, others);
    return next;
  });
  if (agreed !== next)
    await hall.store.db.updateTable('tables').set({ status: 'closed' }).where('id', '=', next).execute();
  return agreed;
}
