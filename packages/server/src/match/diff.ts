import { visible } from '@quadrille/kernel';
import { type DiffMessage, difference, type Logged, type Patch, type Position } from '@quadrille/protocol';
import type { Tidings } from './live.ts';

/** What a seat was told in these tidings. */
export const toldIn = (tidings: readonly Tidings[], seat: string | null): Logged[] =>
  tidings.flatMap(({ seq, news }) => visible(news, seat).map((event) => ({ seq, event })));

/** What changed between two positions of the same seat. */
export function diffOf(
  table: string,
  before: Position,
  { now, patch, log }: { readonly now: Position; readonly patch: Patch | undefined; readonly log: readonly Logged[] },
): DiffMessage {
  const decisions = difference(before.decisions, now.decisions);
  return {
    type: 'diff',
    table,
    seq: now.seq,
    ...(before.seq !== now.seq - 1 && { from: before.seq }),
    seat: now.seat,
    ...(patch && { patch }),
    ...(decisions && { decisions }),
    ...(before.waiting.join() !== now.waiting.join() && { waiting: now.waiting }),
    ...(before.undo !== now.undo && { undo: now.undo }),
    ...(log.length > 0 && { log }),
  };
}
