import { type Patch, patched } from './patch.ts';
import { type Asked, type DiffMessage, firstAsked, type Logged, type Position, type StateMessage } from './play.ts';

/** What a client keeps of one seat's position. */
export interface Followed extends Position {
  /** The first of the decisions to be made. */
  readonly decision: Asked | null;
  readonly log: readonly Logged[];
  readonly more: boolean;
}

/** Takes a whole position. `had` is what was known before of the same seat. */
export function followState(had: Followed | undefined, message: StateMessage): Followed {
  const { seq, seat, view, decisions, waiting, undo, log, more, anew } = message;
  const known = had && !anew && log.every((entry) => entry.seq > had.seq) ? had : undefined;
  return {
    seq,
    seat,
    view,
    decisions,
    decision: firstAsked(decisions) ?? null,
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
  const decisions = patchedDecisions(had.decisions, message.decisions);
  return {
    ...had,
    seq,
    view: patched(had.view, patch),
    decisions,
    decision: firstAsked(decisions) ?? null,
    waiting,
    undo,
    log: log ? [...had.log, ...log] : had.log,
  };
}

const patchedDecisions = (had: readonly Asked[], patch: Patch | undefined): readonly Asked[] =>
  patched(had, patch) as readonly Asked[];
