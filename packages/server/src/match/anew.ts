import type { ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Reader } from '../store/schema.ts';
import type { Audience, Subscriber } from './audience.ts';
import type { Live } from './live.ts';
import { logOf } from './log.ts';
import { positionOf } from './position.ts';

/** Sends everybody who is looking their whole position: after a takeback, nothing of what they have need fit. */
export async function showAnew(hall: Context & { audience: Audience }, live: Live, db: Reader): Promise<void> {
  live.shown.clear();
  for (const subscriber of hall.audience.of(live.id)) await showWhole(live, db, subscriber, { anew: true });
}

/** Sends somebody the whole position of each of their seats. */
export async function showWhole(
  live: Live,
  db: Reader,
  subscriber: Subscriber,
  { seen, anew = false }: { readonly seen?: number; readonly anew?: boolean } = {},
): Promise<void> {
  for (const seat of subscriber.seats) {
    const position = live.shown.get(seat ?? '') ?? positionOf(live, seat);
    live.shown.set(seat ?? '', position);
    const { log, more } = await logOf(db, live.id, seat, { after: seen, upTo: live.seq });
    const message: ServerMessage = { type: 'state', table: live.id, ...position, log, more, anew };
    subscriber.send(JSON.stringify(message));
  }
}
