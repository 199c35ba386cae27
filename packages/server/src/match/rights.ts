import type { Problem } from '@quadrille/protocol';
import { isCaretaker, seatOf, type Table } from '../tables/table.ts';

/** Why a player may not act for a seat now; nothing if they may. */
export function mayAct(table: Table, player: string | null, seat: string): Problem | undefined {
  const record = seatOf(table, seat);
  if (!record || player === null || record.player !== player)
    return { code: 'not-your-seat', sentence: 'This is not your seat.' };
  if (table.status === 'waiting') return { code: 'not-begun', sentence: 'The match has not begun.' };
  if (table.status === 'paused') return { code: 'paused', sentence: 'The match is paused.' };
  if (table.status === 'ended' || table.status === 'closed') return { code: 'over', sentence: 'The match is over.' };
  if (isCaretaker(record)) return { code: 'kept', sentence: 'A caretaker keeps your seat. Come back to it first.' };
  return undefined;
}
