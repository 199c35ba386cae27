import { copy } from '@quadrille/kernel';
import type { Position } from '@quadrille/protocol';
import type { Live } from './live.ts';

/** What a seat sees now. The view is copied: rules change the state in place, and differences need the old one. */
export function positionOf({ match, seq, given, table }: Live, seat: string | null): Position {
  return {
    seq,
    seat,
    view: copy(match.view(seat)),
    decision: (seat !== null && table.status === 'playing' && match.decisions(seat)[0]) || null,
    waiting: match.waiting,
    undo: seat !== null && match.result === undefined && given.findLast((each) => each.seat === seat)?.lifted === false,
  };
}
