import { ABSENCE, attentionAt } from '../clock/pace.ts';
import { changeLive } from '../hosting/change.ts';
import { begin, mayBegin } from '../hosting/start.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { settle } from '../match/settle.ts';
import { notify } from '../notices/notify.ts';
import { Refused } from '../problem.ts';
import type { SeatRecord, Trx } from '../store/schema.ts';
import { setSeat } from '../tables/seats.ts';
import { isBot, loadTable, type Table } from '../tables/table.ts';

/** Sees to whoever is overdue: a reminder, then grace, then a caretaker. Whether a caretaker came. */
export async function seeToAbsence(hall: Hall, live: Live): Promise<boolean> {
  const now = hall.now();
  if (mayBegin(live.table, now)) return beginNow(hall, live);
  const owing = live.match.waiting;
  const overdue = overdueSeats(live.table, owing, now);
  if (overdue.length === 0) return false;
  const result = await changeLive(hall, live, async (trx, table) => {
    let kept = false;
    for (const seat of overdueSeats(table, owing, now)) kept = (await nextStep(hall, trx, table, seat)) || kept;
    live.table = await loadTable(trx, table.id);
    if (kept) await settle(trx, live, { hall });
    return kept;
  });
  if (result instanceof Refused) throw result;
  return result;
}

const overdueSeats = (
  { status, seats, settings: { pace } }: Table,
  owing: readonly string[],
  now: number,
): SeatRecord[] =>
  status !== 'playing'
    ? []
    : seats.filter((seat) => {
        const at = owing.includes(seat.seat) && !isBot(seat) ? attentionAt(pace, seat) : null;
        return at !== null && at <= now;
      });

/** One step further into an absence; whether it ended with a caretaker. */
async function nextStep(hall: Hall, trx: Trx, { id, settings: { pace } }: Table, record: SeatRecord): Promise<boolean> {
  const { seat, player, absence } = record;
  if (player === null) return false;
  if (pace.kind === 'correspondence' && absence < ABSENCE.grace) {
    await setSeat(trx, id, seat, { absence: absence + 1 });
    await notify(trx, hall, 'reminder', id, [player]);
    return false;
  }
  await setSeat(trx, id, seat, { bot: 'normal', absence: ABSENCE.none });
  await trx
    .updateTable('players')
    .set((eb) => ({ turns: eb('turns', '+', 1), late: eb('late', '+', 1) }))
    .where('id', '=', player)
    .execute();
  await notify(trx, hall, 'seat', id, [player]);
  return true;
}

/** A table whose hour has come. */
async function beginNow(hall: Hall, live: Live): Promise<boolean> {
  const result = await changeLive(hall, live, (trx, table) => begin(hall, trx, table, live));
  if (result instanceof Refused) throw result;
  return true;
}
