import { copy } from '@quadrille/kernel';
import { difference, type Position, patched } from '@quadrille/protocol';
import type { Live } from './live.ts';

/** What a seat sees now; whatever did not change since `before` is shared with it. */
export function positionOf(live: Live, seat: string | null, before?: Position): Position {
  const { match, seq, given, table } = live;
  return {
    seq,
    seat,
    view: kept(match.view(seat), before),
    decision: (seat !== null && table.status === 'playing' && match.decisions(seat)[0]) || null,
    waiting: match.waiting,
    undo: seat !== null && match.result === undefined && given.findLast((each) => each.seat === seat)?.lifted === false,
  };
}

/** A view that stays as it is: rules change the state in place, and differences need the old one. */
function kept(view: unknown, before: Position | undefined): unknown {
  if (!before) return copy(view);
  const patch = difference(before.view, view);
  return patch ? patched(before.view, copy(patch)) : before.view;
}
