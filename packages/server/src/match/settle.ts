import type { Pace } from '@quadrille/protocol';
import { attentionAt, clockAfter, clockStopped, deadlineFor } from '../clock/pace.ts';
import { putJob } from '../jobs/put.ts';
import { notify } from '../notices/notify.ts';
import type { Presence } from '../presence/presence.ts';
import type { SeatRecord, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { setSeat } from '../tables/seats.ts';
import { isBot, peopleOf, type Table } from '../tables/table.ts';
import type { Live } from './live.ts';

/** A correspondence deadline is moved on only by so much: not every step of a plan is worth a write. */
const WORTH_MOVING = 60_000;

/** What settling needs to know besides the match. */
export interface Settling {
  readonly hall: { readonly presence: Presence; readonly store: Store; now(): number };
  /** The seat that has just answered. */
  readonly answered?: string;
}

/** Notes who is waited for now, whose clock runs, what the result is, and when the table needs attention. */
export async function settle(trx: Trx, live: Live, { hall, answered }: Settling): Promise<void> {
  const { match, table } = live;
  const now = hall.now();
  const waiting = [...match.waiting];
  const result = match.result ?? null;
  const changed = result !== null || waiting.join() !== table.waiting.join();
  const seats = await windClocks(trx, table, waiting, { now, answered });
  live.table = { ...table, waiting, seats, ...(result && { result, status: 'over' as const }) };
  if (changed) {
    await hall.store.hot.updateTurn(trx, { table_id: table.id, waiting: JSON.stringify(waiting), touched: now });
    if (result)
      await trx
        .updateTable('tables')
        .set({ result: JSON.stringify(result), status: 'over' })
        .where('id', '=', table.id)
        .execute();
    await tellTheAbsent(trx, live, hall, table.waiting);
  }
  await schedule(trx, live, now);
}

/** Tells those who are away that it is their turn, or that it is over. Nobody needs telling who plays alone. */
async function tellTheAbsent(
  trx: Trx,
  { table }: Live,
  hall: Settling['hall'],
  before: readonly string[],
): Promise<void> {
  const people = peopleOf(table);
  if (people.length < 2) return;
  if (table.status === 'over') return notify(trx, hall, 'end', table.id, people);
  const asked = table.seats.filter((each) => table.waiting.includes(each.seat) && !before.includes(each.seat));
  const players = asked.flatMap((each) => (each.player === null || isBot(each) ? [] : [each.player]));
  return notify(trx, hall, 'turn', table.id, players);
}

/** Stops the clocks of those who have answered and starts those of who is asked. */
async function windClocks(
  trx: Trx,
  { id, seats, settings: { pace }, status }: Table,
  waiting: readonly string[],
  { now, answered }: { readonly now: number; readonly answered: string | undefined },
): Promise<readonly SeatRecord[]> {
  if (pace.kind === 'untimed') return seats;
  const wound: SeatRecord[] = [];
  for (const seat of seats) {
    const change = windClock(pace, seat, {
      now,
      running: status === 'playing',
      asked: waiting.includes(seat.seat),
      answered: answered === seat.seat,
    });
    if (change) await setSeat(trx, id, seat.seat, change);
    if (change?.asked === null && status === 'playing') await countTurn(trx, seat);
    wound.push(change ? { ...seat, ...change } : seat);
  }
  return wound;
}

interface Moment {
  readonly now: number;
  readonly running: boolean;
  readonly asked: boolean;
  readonly answered: boolean;
}

function windClock(
  pace: Pace,
  seat: SeatRecord,
  { now, running, asked, answered }: Moment,
): Partial<SeatRecord> | undefined {
  const ticking = seat.asked !== null;
  if (ticking && !running) return { clock: clockStopped(pace, seat, now), asked: null, deadline: null, absence: 0 };
  if (ticking && !asked) return { clock: clockAfter(pace, seat, now), asked: null, deadline: null, absence: 0 };
  const anew = ticking && answered && pace.kind === 'correspondence' && now - (seat.asked ?? 0) > WORTH_MOVING;
  if ((running && asked && !ticking) || anew) return { asked: now, deadline: deadlineFor(pace, seat, now), absence: 0 };
  return undefined;
}

/** A turn answered in time, for the reliability of its player. */
async function countTurn(trx: Trx, { player, bot }: SeatRecord): Promise<void> {
  if (player === null || bot !== null) return;
  await trx
    .updateTable('players')
    .set((eb) => ({ turns: eb('turns', '+', 1) }))
    .where('id', '=', player)
    .execute();
}

/** When somebody should look after the table: now if a bot is to play, or at the next deadline. */
export function attention({ status, waiting, seats, settings: { pace, start } }: Table, now: number): number | null {
  if (status === 'waiting' && typeof start === 'number' && start > now) return start;
  if (status !== 'playing') return null;
  const times = seats
    .filter(({ seat }) => waiting.includes(seat))
    .map((seat) => (isBot(seat) ? now : attentionAt(pace, seat)))
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Brings the table's job forward if it is due earlier than noted; a job that comes too early looks again later. */
export async function schedule(trx: Trx, live: Live, now: number): Promise<void> {
  const due = attention(live.table, now);
  if (due === null || (live.due !== null && live.due <= due)) return;
  await putJob(trx, { key: `tend ${live.id}`, kind: 'tend', due, args: JSON.stringify({ table: live.id }) });
  live.due = due;
}
