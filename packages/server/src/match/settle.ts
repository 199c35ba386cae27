import type { BotLevel, Pace } from '@quadrille/protocol';
import { attentionAt, clockAfter, clockStopped, deadlineFor } from '../clock/pace.ts';
import { type Moment, type Unit, windUnit } from '../clock/unit.ts';
import type { Context } from '../context.ts';
import { putJob } from '../jobs/put.ts';
import { notify } from '../notices/notify.ts';
import type { Presence } from '../presence/presence.ts';
import { rateMatch } from '../ratings/rate.ts';
import type { SeatRecord, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { setSeat } from '../tables/seats.ts';
import { isBot, isCaretaker, levelOf, peopleOf, type Table } from '../tables/table.ts';
import type { Live } from './live.ts';

/** A correspondence deadline is moved on only by so much: not every step of a plan is worth a write. */
const WORTH_MOVING = 60_000;

/** What settling needs to know besides the match. */
export interface Settling {
  readonly hall: Pick<Context, 'titles'> & { readonly presence: Presence; readonly store: Store; now(): number };
  /** The seat that has just answered. */
  readonly answered?: string;
}

/** Notes who is waited for now, whose clock runs, what the result is, and when the table needs attention. */
export async function settle(trx: Trx, live: Live, { hall, answered }: Settling): Promise<void> {
  const { match, table } = live;
  const now = hall.now();
  const waiting = [...match.awaited];
  const result = match.result ?? null;
  const changed = result !== null || waiting.join() !== table.waiting.join();
  const outward = live.outward === live.seq ? null : live.outward;
  const moved = answered !== undefined && outward === null && now - table.touched > WORTH_MOVING;
  const touched = changed || moved ? now : table.touched;
  const unit = result ? undefined : live.title.definition.clock?.at(match.view(null));
  const seats = await windClocks(trx, table, waiting, {
    now,
    answered: outward === null ? answered : undefined,
    unit,
    owing: match.waiting,
  });
  live.table = { ...table, waiting, touched, outward, seats, ...(result && { result, status: 'over' as const }) };
  if (changed || touched !== table.touched || outward !== table.outward)
    await trx
      .updateTable('turns')
      .set({ waiting: JSON.stringify(waiting), touched, outward })
      .where('table_id', '=', table.id)
      .execute();
  if (changed) {
    if (result)
      await trx
        .updateTable('tables')
        .set({ result: JSON.stringify(result), status: 'over' })
        .where('id', '=', table.id)
        .execute();
    if (result) await rateMatch(trx, hall, live.table, result);
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
  {
    now,
    answered,
    unit,
    owing,
  }: {
    readonly now: number;
    readonly answered: string | undefined;
    readonly unit: Unit | undefined;
    readonly owing: readonly string[];
  },
): Promise<readonly SeatRecord[]> {
  if (pace.kind === 'untimed') return seats;
  const wound: SeatRecord[] = [];
  for (const seat of seats) {
    const wind = unit ? windUnit(unit) : windClock;
    const change = wind(pace, seat, {
      now,
      running: status === 'playing',
      asked: waiting.includes(seat.seat),
      answered: answered === seat.seat,
      owing: owing.includes(seat.seat),
    });
    if (change) await setSeat(trx, id, seat.seat, change);
    if (change?.asked === null && status === 'playing') await countTurn(trx, seat);
    wound.push(change ? { ...seat, ...change } : seat);
  }
  return wound;
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

/** A table, and who has yet to answer at it. */
interface Asking {
  readonly table: Table;
  readonly match: { readonly waiting: readonly string[] };
}

/** When somebody should look after the table: now if a bot is to play, or at the next deadline. */
export function attention({ match, table }: Asking, now: number): number | null {
  const {
    status,
    seats,
    settings: { pace, start },
  } = table;
  if (status === 'waiting' && typeof start === 'number' && start > now) return start;
  if (status !== 'playing') return null;
  const times = seats
    .filter(({ seat }) => match.waiting.includes(seat))
    .map((seat) => (isBot(seat) ? now : attentionAt(pace, seat)))
    .filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether a bot is due that looks ahead: others answer at once. */
export const isPondering = ({ table: { status, seats }, match: { waiting } }: Asking): boolean => {
  const bots = status === 'playing' ? seats.filter((each) => isBot(each) && waiting.includes(each.seat)) : [];
  return bots.length > 0 && bots.every((each) => !isCaretaker(each) && PONDER.includes(levelOf(each)));
};
const PONDER: readonly string[] = ['normal', 'hard'] satisfies BotLevel[];

/** What is to be done for a table, and when; it belongs to whoever laid the table. */
export function jobFor(live: Asking, now: number): Parameters<typeof putJob>[1] | undefined {
  const due = attention(live, now);
  if (due === null) return undefined;
  const { id, host } = live.table;
  const args = JSON.stringify({ table: id, for: host });
  return { key: `tend ${id}`, kind: isPondering(live) ? 'ponder' : 'tend', due, args };
}

/** Notes when the table needs attention; a job that comes too early looks again later. */
export async function schedule(trx: Trx, live: Live, now: number): Promise<void> {
  const job = jobFor(live, now);
  if (job) await putJob(trx, job);
}
