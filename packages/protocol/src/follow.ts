import { type Patch, patched } from './patch.ts';
import type { Asked, DiffMessage, Logged, Position, StateMessage } from './play.ts';

/** What a client keeps of one seat's position. */
export interface Followed extends Position {
  readonly log: readonly Logged[];
  readonly more: boolean;
}

/** Takes a whole position. `had` is what was known before of the same seat. */
export function followState(had: Followed | undefined, message: StateMessage): Followed {
  const { seq, seat, view, decision, waiting, undo, log, more, anew } = message;
  const known = had && !anew && log.every((entry) => entry.seq > had.seq) ? had : undefined;
  return {
    seq,
    seat,
    view,
    decision,
    waiting,
    undo,
    log: known ? [...known.log, ...log] : log,
    more: known ? known.more : more,
  };
}

/** Takes a difference; `undefined` if it does not fit what is known: say `hello` again. */
export function followDiff(had: Followed, message: DiffMessage): Followed | undefined {
  const { seq, from = seq - 1, patch, waiting = had.waiting, undo = had.undo, log } = message;
  if (seq <= had.seq) return had;
  if (from !== had.seq) return undefined;
  return {
    ...had,
    seq,
    view: patched(had.view, patch),
    decision: patchedDecision(had.decision, message.decision),
    waiting,
    undo,
    log: log ? [...had.log, ...log] : had.log,
  };
}

const patchedDecision = (had: Asked | null, patch: Patch | undefined): Asked | null =>
  patched(had, patch) as Asked | null;
