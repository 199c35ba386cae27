import { fullClock } from '../clock/pace.ts';
import { drawn } from '../ids.ts';
import type { Live } from '../match/live.ts';
import { type Settling, settle } from '../match/settle.ts';
import { notify } from '../notices/notify.ts';
import { conflict } from '../problem.ts';
import { botKey } from '../ratings/rate.ts';
import type { Trx } from '../store/schema.ts';
import { packNews } from '../tables/moves.ts';
import { noteHeld, setSeat } from '../tables/seats.ts';
import { loadTable, peopleOf, type Table } from '../tables/table.ts';

/** Every seat is held. */
export const isFull = ({ seats }: Table): boolean => seats.every(({ player, bot }) => player !== null || bot !== null);

/** Whether a table that waits for players may begin by itself now. */
export const mayBegin = (table: Table, now: number): boolean =>
  table.status === 'waiting' &&
  isFull(table) &&
  (table.settings.start === 'full' || (typeof table.settings.start === 'number' && table.settings.start <= now));

/** Begins the match: draws the seats if they are to be drawn, and asks the first question. */
export async function begin(hall: Settling['hall'], trx: Trx, table: Table, live: Live): Promise<void> {
  const now = hall.now();
  if (table.status !== 'waiting') throw conflict('begun', 'The match has begun already.');
  if (!isFull(table)) throw conflict('not-full', 'There are open seats. Fill them, or give them to bots.');
  if (table.settings.seating === 'draw') await drawSeats(trx, table);
  await trx
    .updateTable('seats')
    .set({ clock: fullClock(table.settings.pace) })
    .where('table_id', '=', table.id)
    .execute();
  await trx.updateTable('tables').set({ status: 'playing', started: now }).where('id', '=', table.id).execute();
  await trx
    .insertInto('moves')
    .values({
      table_id: table.id,
      seq: 0,
      kind: 'start',
      seat: null,
      option: null,
      ref: null,
      by: null,
      request: null,
      news: packNews(live.match.news),
    })
    .execute();
  live.table = await loadTable(trx, table.id);
  for (const { seat, player, bot } of live.table.seats)
    await noteHeld(trx, table.id, { seat, player: player ?? botKey(bot ?? ''), began: 1 });
  await settle(trx, live, { hall });
  const others = peopleOf(table).filter((player) => player !== table.host);
  await notify(trx, hall, 'start', table.id, others);
}

async function drawSeats(trx: Trx, { id, seats }: Table): Promise<void> {
  const holders = drawn(seats.map(({ player, bot, ask, zone }) => ({ player, bot, ask, zone })));
  for (const [index, { seat }] of seats.entries()) {
    const holder = holders[index];
    if (holder) await setSeat(trx, id, seat, holder);
  }
}
