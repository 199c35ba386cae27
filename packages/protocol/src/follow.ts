import type { Decision } from '@quadrille/kernel';
import { type Patch, patched } from './patch.ts';
import type { DiffMessage, Logged, Position, StateMessage } from './play.ts';

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
  if (message.seq <= had.seq) return had;
  if (message.seq !== had.seq + 1) return undefined;
  const { seq, patch, waiting = had.waiting, undo = had.undo, events } = message;
  return {
    ...had,
    seq,
    view: patched(had.view, patch),
    decision: patchedDecision(had.decision, message.decision),
    waiting,
    undo,
    log: events.length === 0 ? had.log : [...had.log, ...events.map((event) => ({ seq, event }))],
  };
}

const patchedDecision = (had: Decision | null, patch: Patch | undefined): Decision | null =>
  patched(had, patch) as Decision | null;
