import type { ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Audience, Subscriber } from '../presence/audience.ts';
import type { Reader } from '../store/schema.ts';
import type { Live, Shown } from './live.ts';
import { logOf } from './log.ts';
import { positionOf } from './position.ts';
import { delayOf, publicPosition } from './spectators.ts';

/** Sends everybody who is looking their whole position: after a takeback, nothing of what they have need fit. */
export async function showAnew(hall: Context & { readonly audience: Audience }, live: Live, db: Reader): Promise<void> {
  live.shown.clear();
  live.untold = [];
  for (const subscriber of hall.audience.of(live.id)) await showWhole(hall, live, db, subscriber, { anew: true });
}

/** Sends somebody the whole position of each of their seats. */
export async function showWhole(
  context: Context,
  live: Live,
  db: Reader,
  { seats, send }: Subscriber,
  { seen, anew = false }: { readonly seen?: number; readonly anew?: boolean } = {},
): Promise<void> {
  for (const seat of seats) {
    const known = live.shown.get(seat ?? '') ?? (await seenNow(context, live, db, seat));
    live.shown.set(seat ?? '', known);
    const { position, upTo } = known;
    const { log, more } = await logOf(db, live.id, seat, { after: seen, upTo, told: position.seq });
    const message: ServerMessage = { type: 'state', table: live.id, ...position, log, more, anew };
    send(JSON.stringify(message));
  }
}

/** What a seat sees now. Spectators may be behind. */
async function seenNow(context: Context, live: Live, db: Reader, seat: string | null): Promise<Shown> {
  const position = seat === null ? await publicPosition(context, live, db) : positionOf(live, seat);
  return { position, upTo: seat === null && delayOf(live) > 0 ? position.seq : live.seq };
}
