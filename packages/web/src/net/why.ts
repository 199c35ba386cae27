import type { Decision } from '@quadrille/kernel';
import type { Asked } from '@quadrille/protocol';
import { request } from './socket.ts';

/** Why things one might expect are not on offer; nothing if the table has moved on meanwhile. */
export async function whyNot(table: string, { seat, stamp }: Asked): Promise<Decision['refused']> {
  const told = await request({ type: 'why', table, seat, stamp }).catch(() => undefined);
  return told && 'refused' in told ? told.refused : [];
}
