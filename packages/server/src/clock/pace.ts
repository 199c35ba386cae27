import type { Pace } from '@quadrille/protocol';
import type { SeatRecord } from '../store/schema.ts';
import { isWeekend, nextDay } from './zone.ts';

/** So much later, not counting Saturdays and Sundays of the zone (UTC if it is unknown) if weekends are off. */
export function later(from: number, milliseconds: number, weekends: 'on' | 'off', zone: string | null = null): number {
  if (weekends === 'on') return from + milliseconds;
  let [time, left] = [from, milliseconds];
  for (;;) {
    if (isWeekend(time, zone)) {
      time = nextDay(time, zone);
      continue;
    }
    const today = nextDay(time, zone) - time;
    if (left < today) return time + left;
    time += today;
    left -= today;
  }
}

/** What a live clock shows at the start. */
export const fullClock = (pace: Pace): number | null => (pace.kind === 'live' ? pace.seconds * 1000 : null);

/** Until when a seat that is asked now has to answer; `null`: whenever it likes. */
export function deadlineFor(
  pace: Pace,
  { clock, zone }: Pick<SeatRecord, 'clock' | 'zone'>,
  now: number,
): number | null {
  if (pace.kind === 'live') return now + Math.max(0, clock ?? 0);
  if (pace.kind === 'correspondence') return later(now, pace.seconds * 1000, pace.weekends, zone);
  return null;
}

/** What is left on a live clock that is stopped now. */
export function clockStopped(
  pace: Pace,
  { clock, asked }: Pick<SeatRecord, 'clock' | 'asked'>,
  now: number,
): number | null {
  if (pace.kind !== 'live') return null;
  return Math.max(0, (clock ?? 0) - (asked === null ? 0 : now - asked));
}

/** What is left on a seat's clock when it has answered. */
export const clockAfter = (pace: Pace, seat: Pick<SeatRecord, 'clock' | 'asked'>, now: number): number | null =>
  pace.kind === 'live' ? (clockStopped(pace, seat, now) ?? 0) + pace.increment * 1000 : null;

/** How long somebody who is new at the table may think at least. */
const TO_LOOK = 30_000;

export const clockForNewcomer = (pace: Pace, { clock }: Pick<SeatRecord, 'clock'>): number | null =>
  pace.kind === 'live' ? Math.max(clock ?? 0, pace.increment * 1000, TO_LOOK) : null;

/** How far an absence has gone; `returning`: who is back waits for the caretaker to answer what there was no time left for. */
export const ABSENCE = { none: 0, reminded: 1, grace: 2, returning: 3 } as const;

/** When a waited-for seat needs attention next: reminder, deadline, end of grace. */
export function attentionAt(pace: Pace, { asked, deadline, absence, zone }: SeatRecord): number | null {
  if (deadline === null) return null;
  if (pace.kind !== 'correspondence') return deadline;
  if (absence === ABSENCE.none) return Math.max(asked ?? 0, deadline - (pace.seconds * 1000) / 4);
  if (absence === ABSENCE.reminded) return deadline;
  return later(deadline, pace.grace * 1000, pace.weekends, zone);
}

/** Whether the time of a seat that is asked is over, grace and all. */
export function isTimeOver(pace: Pace, seat: SeatRecord, now: number): boolean {
  const until = attentionAt(pace, { ...seat, absence: ABSENCE.grace });
  return seat.asked !== null && until !== null && until <= now;
}

/**
 * Who comes back has what was left. Time that was over is given anew, enough to play on: the caretaker would be back at once. In a
 * turn that stands still it is over when nothing is left; after it, when nothing but the increment is.
 */
export function timeOnReturn(pace: Pace, seat: SeatRecord, now: number): Partial<SeatRecord> {
  const clock = clockForNewcomer(pace, seat);
  if (isTimeOver(pace, seat, now)) return { clock, asked: now, deadline: deadlineFor(pace, { ...seat, clock }, now) };
  if (seat.asked !== null || pace.kind === 'untimed') return {};
  const least = pace.kind === 'live' && seat.unit === null ? pace.increment * 1000 : 0;
  return (seat.clock ?? Number.POSITIVE_INFINITY) <= least ? { clock } : {};
}
