import { copy, type Decision } from '@quadrille/kernel';
import { type Asked, difference, type Patch, type Position, patched } from '@quadrille/protocol';
import { isReacting, type Live, stands } from './live.ts';

/** What a seat sees now. */
export const positionOf = (live: Live, seat: string | null): Position => ({
  ...circumstances(live, seat),
  view: copy(live.match.view(seat)),
});

/** What a seat sees now, and what has changed of its view. */
export interface Sight {
  readonly now: Position;
  readonly patch: Patch | undefined;
  /** What is kept of it, to be made before the match goes on; what has not changed is shared with what was seen before. */
  kept(): Position;
}

export function positionSince(live: Live, seat: string | null, before: Position): Sight {
  const view = live.match.view(seat);
  const patch = difference(before.view, view);
  const now = { ...circumstances(live, seat), view };
  // Rules change the state in place: what is kept of it must be a copy.
  return { now, patch, kept: () => ({ ...now, view: patched(before.view, patch && copy(patch)) }) };
}

function circumstances(live: Live, seat: string | null): Omit<Position, 'view'> {
  const { match, outward, given, table } = live;
  const asked = seat !== null && table.status === 'playing' ? match.decisions(seat) : [];
  return {
    seq: outward,
    seat,
    decisions: asked.map(askedOf),
    waiting: match.awaited,
    undo:
      seat !== null &&
      match.result === undefined &&
      !isReacting(live) &&
      !stands(live, seat) &&
      given.findLast((each) => each.seat === seat)?.lifted === false,
  };
}

/** A decision without the reasons why not: to find them and to put them into words costs more than all the rest. */
const askedOf = ({ seat, kind, stamp, prompt, cite, about, options, chosen }: Decision): Asked => ({
  seat,
  kind,
  stamp,
  prompt,
  cite,
  ...(about !== undefined && { about }),
  options,
  ...(chosen !== undefined && { chosen }),
});
