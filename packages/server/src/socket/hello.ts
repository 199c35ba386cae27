import { showWhole } from '../match/anew.ts';
import { outlook, type Subscriber } from '../match/audience.ts';
import type { Live } from '../match/live.ts';
import type { Hall } from '../match/play.ts';
import { needLook, needSeatOrSpectators } from '../tables/access.ts';
import { infoFor } from '../tables/info.ts';
import { hasBegun } from '../tables/table.ts';
import type { Connection } from './connection.ts';

/** Lets a connection look at a table: the table, then the position of each of its seats, then whatever happens. */
export async function hello(hall: Hall, connection: Connection, live: Live, seen: number | undefined): Promise<void> {
  const { table } = live;
  const { db } = hall.store;
  const player = connection.player?.id ?? null;
  await needLook(db, table, player);
  needSeatOrSpectators(table, player);
  bye(hall, connection, table.id);
  const subscriber: Subscriber = {
    player,
    seats: hasBegun(table) ? outlook(table, player) : [],
    send: connection.sendText,
  };
  connection.looking.set(table.id, subscriber);
  hall.audience.add(table.id, subscriber);
  connection.send({ type: 'table', table: await infoFor(hall, table, player) });
  if (!hasBegun(table)) return;
  const known = seen !== undefined && seen <= live.seq && !(await takenBackSince(hall, live, seen)) ? seen : undefined;
  await showWhole(live, db, subscriber, known === undefined ? { anew: seen !== undefined } : { seen: known });
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
