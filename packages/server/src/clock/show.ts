import type { SeatClock, ServerMessage } from '@quadrille/protocol';
import type { Table } from '../tables/table.ts';
import { ABSENCE, later } from './pace.ts';

/** The clocks of a table as everybody sees them; nothing at an untimed table. */
export function clockMessage({ id, seats, status, settings: { pace } }: Table, now: number): ServerMessage | undefined {
  if (pace.kind === 'untimed') return undefined;
  const clocks = seats.map(({ seat, clock, deadline, absence, zone }): SeatClock => {
    const left = deadline === null ? (clock ?? pace.seconds * 1000) : Math.max(0, deadline - now);
    const inGrace = pace.kind === 'correspondence' && absence === ABSENCE.grace && deadline !== null;
    return {
      seat,
      left,
      ...(deadline !== null && { deadline }),
      ...(inGrace && { grace: later(deadline, pace.grace * 1000, pace.weekends, zone) }),
    };
  });
  return { type: 'clock', table: id, now, paused: status === 'paused', clocks };
}
