import type { Pace } from '@quadrille/protocol';
import type { SeatRecord } from '../store/schema.ts';
import { clockStopped, later } from './pace.ts';

/** How things stand for a seat when its clock is looked after. */
export interface Moment {
  readonly now: number;
  readonly running: boolean;
  readonly asked: boolean;
  readonly answered: boolean;
  /** It has still to answer; who has reacted is shown as asked until the last reaction is in. */
  readonly owing: boolean;
}

/** What the clocks count now, and whose it is. */
export interface Unit {
  readonly key: string;
  readonly seats: readonly string[];
}

type Change = Partial<SeatRecord>;

/** The time of a seat that reacts in another's turn is counted by itself, and no longer when its reaction is in. */
const REACTING = '';
const REACTED = '-';
const reacts = (unit: string | null): boolean => unit === REACTING || unit === REACTED;

/**
 * Clocks that count a turn, an impulse: its time goes on as often as the seat is asked in it, and stands still while others
 * react. When it is over a live clock gets its increment. A reaction has an allowance of its own.
 */
export const windUnit =
  ({ key, seats }: Unit) =>
  (pace: Pace, seat: SeatRecord, { now, running, asked, owing }: Moment): Change | undefined => {
    const reacting = owing ? REACTING : REACTED;
    const mine = seats.includes(seat.seat) ? key : reacting;
    const ticking = seat.asked !== null;
    if (ticking && running && asked && !owing && seat.unit === REACTING)
      return { clock: stop(pace, seat, now).clock ?? null, unit: REACTED };
    const another = seat.unit !== mine;
    const stopped = ticking && (!asked || !running || another) ? stop(pace, seat, now) : undefined;
    const after = { ...seat, ...stopped };
    const over = after.unit !== null && after.asked === null && another ? close(pace, after) : undefined;
    const begun = running && asked && (!ticking || another) ? start(pace, { ...after, ...over }, mine, now) : undefined;
    return stopped || over || begun ? { ...stopped, ...over, ...begun } : undefined;
  };

/** What is left of the time, while it stands still. */
function stop(pace: Pace, seat: SeatRecord, now: number): Change {
  const { unit, deadline, asked, clock } = seat;
  const still = { asked: null, deadline: null, absence: 0 };
  if (unit === REACTED) return { ...still, clock };
  if (pace.kind === 'correspondence') return { ...still, clock: unit === REACTING ? null : (deadline ?? now) - now };
  if (unit !== REACTING) return { ...still, clock: clockStopped(pace, seat, now) };
  const beyond = Math.max(0, now - (asked ?? now) - allowance(pace));
  return { ...still, clock: Math.max(0, (clock ?? 0) - beyond) };
}

/** The unit is over. */
function close(pace: Pace, { unit, clock }: SeatRecord): Change {
  if (pace.kind !== 'live') return { unit: null, clock: null };
  return { unit: null, clock: (clock ?? 0) + (reacts(unit) ? 0 : pace.increment * 1000) };
}

function start(pace: Pace, { clock, unit, zone }: SeatRecord, mine: string, now: number): Change {
  const begun = { asked: now, absence: 0, unit: mine };
  if (pace.kind === 'live') {
    const spare = reacts(mine) ? allowance(pace) : 0;
    return { ...begun, deadline: now + spare + Math.max(0, clock ?? 0) };
  }
  if (pace.kind !== 'correspondence') return begun;
  const whole = reacts(mine) ? allowance(pace) : pace.seconds * 1000;
  const left = unit === mine && clock !== null ? Math.max(0, clock) : whole;
  return { ...begun, deadline: later(now, left, pace.weekends, zone) };
}

/** How long a reaction may take. */
function allowance(pace: Pace): number {
  if (pace.kind === 'untimed') return 0;
  const usual = pace.kind === 'live' ? 0 : pace.seconds;
  return (pace.reactions ?? usual) * 1000;
}
