import { sql } from 'kysely';
import { attentionAt, clockAfter, deadlineFor } from '../clock/pace.ts';
import type { SeatRecord, Trx } from '../store/schema.ts';
import { isBot, type Table } from '../tables/table.ts';
import type { Live } from './live.ts';

/** A correspondence deadline is moved on only by so much: not every step of a plan is worth a write. */
const WORTH_MOVING = 60_000;

/** Notes who is waited for now, whose clock runs, what the result is, and when the table needs attention. */
export async function settle(trx: Trx, live: Live, now: number): Promise<void> {
  const { match, table } = live;
  const waiting = [...match.waiting];
  const result = match.result ?? null;
  const changed = result !== null || waiting.join() !== table.waiting.join();
  const seats = await windClocks(trx, table, waiting, now);
  live.table = { ...table, waiting, seats, ...(result && { result, status: 'over' as const }) };
  if (changed)
    await trx
      .updateTable('tables')
      .set({
        waiting: JSON.stringify(waiting),
        touched: now,
        ...(result && { result: JSON.stringify(result), status: 'over' }),
      })
      .where('id', '=', table.id)
      .execute();
  await schedule(trx, live, now);
}

/** Stops the clocks of those who have answered and starts those of who is asked. */
async function windClocks(
  trx: Trx,
  { id, seats, settings: { pace }, status }: Table,
  waiting: readonly string[],
  now: number,
): Promise<readonly SeatRecord[]> {
  if (pace.kind === 'untimed') return seats;
  const wound: SeatRecord[] = [];
  for (const seat of seats) {
    const change = windClock(seat, waiting.includes(seat.seat) && status === 'playing');
    if (change) {
      await trx.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', seat.seat).execute();
      if (seat.player !== null && seat.bot === null && change.asked === null)
        await trx
          .updateTable('players')
          .set((eb) => ({ turns: eb('turns', '+', 1) }))
          .where('id', '=', seat.player)
          .execute();
    }
    wound.push(change ? { ...seat, ...change } : seat);
  }
  return wound;

  function windClock(seat: SeatRecord, asked: boolean): Partial<SeatRecord> | undefined {
    if (seat.asked !== null && !asked)
      return { clock: clockAfter(pace, seat, now), asked: null, deadline: null, absence: 0 };
    if (seat.asked === null && asked) return { asked: now, deadline: deadlineFor(pace, seat, now), absence: 0 };
    if (asked && pace.kind === 'correspondence' && now - (seat.asked ?? 0) > WORTH_MOVING)
      return { asked: now, deadline: deadlineFor(pace, seat, now), absence: 0 };
    return undefined;
  }
}

/** When somebody should look after the table: now if a bot is to play, or at the next deadline. */
export function attention({ status, waiting, seats, settings: { pace } }: Table, now: number): number | null {
  if (status !== 'playing') return null;
  const times = seats
    .filter(({ seat }) => waiting.includes(seat))
    .map((seat) => (isBot(seat) ? now : attentionAt(pace, seat)))
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Brings the table's job forward if it is due earlier than noted; a job that comes too early looks again later. */
async function schedule(trx: Trx, live: Live, now: number): Promise<void> {
  const due = attention(live.table, now);
  if (due === null || (live.due !== null && live.due <= due)) return;
  await putJob(trx, { key: `tend ${live.id}`, kind: 'tend', due, args: JSON.stringify({ table: live.id }) });
  live.due = due;
}

/** Notes something to be done; the same key again only brings it forward. */
export async function putJob(
  trx: Trx,
  job: { readonly key: string; readonly kind: string; readonly due: number; readonly args: string },
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({ ...job, owner: null, claimed_until: 0, attempts: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        due: sql`case when jobs.due < excluded.due then jobs.due else excluded.due end`,
        args: (eb) => eb.ref('excluded.args'),
      }),
    )
    .execute();
}
