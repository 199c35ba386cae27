import { type AnyEvent, type Run, visible } from '@quadrille/kernel';
import type { Preview, Problem } from '@quadrille/protocol';
import type { Live } from './live.ts';

type AnyRun = Run<unknown, AnyEvent, string, unknown>;

/**
 * Plays answers of one seat on a branch of the match, up to the point where something hidden would become known or
 * somebody else is asked. Nothing of the match itself changes.
 */
export function preview(live: Live, seat: string, answers: readonly string[]): Preview {
  const { took, stopped } = tryOut(live.match.branch(), seat, answers);
  // The branch may have gone one answer too far: play the harmless ones again on a fresh one.
  const run = live.match.branch();
  const known = run.entries.length;
  for (const option of answers.slice(0, took)) run.answer(seat, option);
  const asked = run.result ? undefined : run.decision(seat);
  return {
    position: {
      seq: live.seq,
      seat,
      view: run.view(seat),
      decision: asked ?? null,
      waiting: run.waiting,
      undo: false,
    },
    took,
    ...(stopped && { stopped }),
    events: visible(run.entries.slice(known), seat),
  };
}

function tryOut(run: AnyRun, seat: string, answers: readonly string[]): Pick<Preview, 'took' | 'stopped'> {
  const { veil } = run;
  for (const [took, option] of answers.entries()) {
    if (run.result) return { took, stopped: 'over' };
    if (!run.question(seat)) return { took, stopped: 'others' };
    const outcome = run.answer(seat, option);
    if (!outcome.ok) {
      const { ok: _, ...problem } = outcome;
      return { took, stopped: problem satisfies Problem };
    }
    if (run.veil > veil) return { took, stopped: 'veil' };
  }
  return { took: answers.length };
}
