import { visible } from '@quadrille/kernel';
import type { At } from '@quadrille/protocol';
import { titleWith } from '../editions/editions.ts';
import { forbidden } from '../problem.ts';
import { needLook, needSeatOrSpectators } from '../tables/access.ts';
import { movesBetween, newsOf } from '../tables/moves.ts';
import { isOver, loadTable, outwardSeq, seatsOf, type Table } from '../tables/table.ts';
import type { Hall } from './hall.ts';
import { isOld, openAt } from './open.ts';

/** The position after so many rows, as this player could see it then; when the match is over, as any seat could. */
export async function lookBack(
  hall: Hall,
  id: string,
  player: string | null,
  wanted: { readonly seq: number; readonly seat?: string | undefined },
): Promise<At> {
  const { db } = hall.store;
  const table = await loadTable(db, id);
  await needLook(db, table, player);
  needSeatOrSpectators(table, player);
  const seat = seatFor(table, player, wanted.seat);
  const last = (await outwardSeq(db, table)) - (seat === null && !isOver(table) ? (table.settings.spectators ?? 0) : 0);
  const seq = Math.max(0, Math.min(wanted.seq, last));
  const title = await titleWith(hall, db, table.game, table.data);
  const { match } = await openAt(hall, title, table, { to: seq, db, lenient: isOld(table, title) });
  const [row] = await movesBetween(db, id, seq, seq);
  return {
    position: { seq, seat, view: match.view(seat), decisions: [], waiting: match.awaited, undo: false },
    events: row ? visible(newsOf(row), seat) : [],
    last: Math.max(0, last),
  };
}

/** From which seat somebody may look: their own, any when the match is over, or a spectator's. */
export function seatFor(table: Table, player: string | null, wanted: string | undefined): string | null {
  const own = player === null ? [] : seatsOf(table, player);
  if (wanted === undefined) return own[0] ?? null;
  const exists = table.seats.some(({ seat }) => seat === wanted);
  if (exists && (isOver(table) || own.includes(wanted))) return wanted;
  throw forbidden('You may look from your own seats only, until the match is over.');
}
