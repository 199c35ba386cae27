import { clockMessage } from '../clock/show.ts';
import { showWhole } from '../match/anew.ts';
import type { Hall } from '../match/hall.ts';
import { restMessage } from '../match/lists.ts';
import type { Live } from '../match/live.ts';
import { ordersMessage } from '../match/orders.ts';
import { showSteps } from '../match/show.ts';
import { outlook, type Subscriber } from '../presence/audience.ts';
import { needLook, needSeatOrSpectators } from '../tables/access.ts';
import { infoFor } from '../tables/info.ts';
import { hasBegun } from '../tables/table.ts';
import { showPapers } from '../talk/show.ts';
import { votesOf } from '../votes/votes.ts';
import type { Connection } from './connection.ts';

/** Lets a connection look at a table: the table, then the position of each of its seats, then whatever happens. */
export async function hello(
  hall: Hall,
  connection: Connection,
  live: Live,
  wish: { readonly seen?: number | undefined; readonly whole?: boolean | undefined },
): Promise<void> {
  const { table } = live;
  const { seen, whole = false } = wish;
  const { db } = hall.store;
  const player = connection.player?.id ?? null;
  await needLook(db, table, player);
  needSeatOrSpectators(table, player);
  await showSteps(hall, live, 'everybody'); // whoever comes sees how it stands now, and so do those who share the seat
  bye(hall, connection, table.id);
  const subscriber: Subscriber = {
    player,
    seats: hasBegun(table) ? outlook(table, player) : [],
    whole,
    send: connection.sendText,
    dismiss: () => {
      bye(hall, connection, table.id);
      connection.send({ type: 'refused', code: 'dismissed', sentence: 'This table is closed to you now.' });
    },
  };
  connection.looking.set(table.id, subscriber);
  hall.audience.add(table.id, subscriber);
  connection.send({ type: 'table', table: await infoFor(hall, table, player) });
  await showPapers(hall, table, subscriber);
  if (!hasBegun(table)) return;
  for (const { seat } of live.orders) if (subscriber.seats.includes(seat)) connection.send(ordersMessage(live, seat));
  for (const { seat, rest } of live.lists.values())
    if (rest.length > 0 && subscriber.seats.includes(seat)) connection.send(restMessage(live, seat));
  const clock = clockMessage(table, hall.now());
  if (clock) connection.send(clock);
  const votes = await votesOf(db, table);
  if (votes.length > 0) connection.send({ type: 'vote', table: table.id, votes });
  const known = seen !== undefined && seen <= live.seq && !(await takenBackSince(hall, live, seen)) ? seen : undefined;
  await showWhole(hall, live, db, subscriber, known === undefined ? { anew: seen !== undefined } : { seen: known });
}

/** Ends it. */
export function bye(hall: Hall, connection: Connection, table: string): void {
  const subscriber = connection.looking.get(table);
  if (!subscriber) return;
  connection.looking.delete(table);
  hall.audience.remove(table, subscriber);
}

async function takenBackSince({ store: { db } }: Hall, live: Live, seen: number): Promise<boolean> {
  const row = await db
    .selectFrom('moves')
    .select('seq')
    .where('table_id', '=', live.id)
    .where('seq', '>', seen)
    .where('kind', 'in', ['undo', 'rewind'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
