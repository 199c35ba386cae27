import type { Trx } from '../store/schema.ts';
import { applyAnswer } from './apply.ts';
import { storeCheckpoint } from './checkpoints.ts';
import { forcedOf } from './forced.ts';
import type { Hall } from './hall.ts';
import { goOn, keepLists } from './lists.ts';
import type { Live } from './live.ts';
import { endOrders, orderedOf } from './orders.ts';
import { settle } from './settle.ts';
import { tellOfTreaties } from './treaties.ts';

/** Whether the table would do something by itself. */
export const isDue = (live: Live): boolean => forcedOf(live) !== undefined || orderedOf(live) !== undefined;

/**
 * What follows of itself, and how the table stands then: answers that are no choice, standing orders, and lists that no
 * longer wait for anybody. An order's answer is written down like a person's: nobody can tell them apart.
 */
export async function followUp(hall: Hall, trx: Trx, live: Live, answered: string | undefined): Promise<void> {
  for (let more = true; more; ) more = (await oneMore(trx, live)) || (await goOn(trx, live));
  await keepLists(trx, live);
  await tellOfTreaties(trx, live, hall);
  await settle(trx, live, { hall, ...(answered !== undefined && { answered }) });
  await storeCheckpoint(trx, live);
  await hall.store.announce(trx, { kind: 'moves', process: hall.process, table: live.id, seq: live.seq });
}

async function oneMore(trx: Trx, live: Live): Promise<boolean> {
  await endOrders(trx, live);
  const forced = forcedOf(live);
  const next = forced ?? orderedOf(live);
  if (!next) return false;
  const { seat, option, question: which = 0 } = next;
  const by = forced ? 'forced' : 'player';
  const { ok } = await applyAnswer(trx, live, { seat, option, which, by, request: null, allowed: () => undefined });
  return ok;
}
