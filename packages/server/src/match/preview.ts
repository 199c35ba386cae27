import { lookAhead, visible } from '@quadrille/kernel';
import type { Item, Preview, Stopped } from '@quadrille/protocol';
import { outsetOf } from './forced.ts';
import { ANOTHER } from './lists.ts';
import type { Live } from './live.ts';

/** What would come of these answers of a seat. Nothing of the match itself changes. */
export function preview(live: Live, seat: string, answers: readonly (string | Item)[]): Preview {
  const known = live.match.branch().entries.length;
  const items = answers.map((answer) => (typeof answer === 'string' ? { option: answer } : answer));
  const { branch, took, stopped, passing, forecast } = lookAhead(outsetOf(live), seat, items);
  const { run } = branch;
  return {
    position: {
      seq: live.outward,
      seat,
      view: run.view(seat),
      decisions: run.result ? [] : run.decisions(seat),
      waiting: run.awaited,
      undo: false,
    },
    took,
    ...(stopped && { stopped: reasonOf(stopped) }),
    ...(passing !== undefined && { passing }),
    forecast,
    events: visible(run.entries.slice(known), seat),
  };
}

function reasonOf(stopped: NonNullable<ReturnType<typeof lookAhead>['stopped']>): Stopped {
  if (stopped === 'another') return ANOTHER;
  if (typeof stopped === 'string') return stopped;
  const { ok: _, ...problem } = stopped;
  return problem;
}
