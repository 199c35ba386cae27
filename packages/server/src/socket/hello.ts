import { clockMessage } from '../clock/show.ts';
import { showWhole } from '../match/anew.ts';
import type { Hall } from '../match/hall.ts';
import { restMessage } from '../match/lists.ts';
import type { Live } from '../match/live.ts';
import { ordersMessage } from '../match/orders.ts';
import { showSteps } from '../match/show.ts';
import { outlook, type Subscriber } from '../presence/audience.ts';
import { Refused } from '../problem.ts';
import { needLook, needSeatOrSpectators } from '../tables/access.ts';
import { infoFor } from '../tables/info.ts';
import { hasBegun, peopleOf } from '../tables/table.ts';
import { showPapers } from '../talk/show.ts';
import { votesOf } from '../votes/votes.ts';
import type { Connection } from './connection.ts';

/** How many may look. */
export interface MostLooking {
  /** Pages of one person, or of one stranger's address, at one table. */
  readonly pages: number;
  /** Tables that one page looks at. */
  readonly tables: number;
  /** Those at one table who do not play there. */
  readonly onlookers: number;
}

/** Whom a page belongs to: a person, or a stranger's address. */
export const holderOf = ({ player, address }: Pick<Connection, 'player' | 'address'>): string => player?.id ?? address;

/** Everybody at a table is told of everything that happens there: there is room for so many, and for who plays always. */
function needRoom({ audience }: Hall, connection: Connection, { table }: Live, most: MostLooking): void {
  if (connection.looking.has(table.id)) return;
  const there = [...audience.of(table.id)];
  const own = there.filter(({ holder }) => holder === holderOf(connection)).length;
  if (own >= most.pages || connection.looking.size >= most.tables)
    throw new Refused(429, 'too-many', 'You look at too much at once. Close a page, and try again.');
  const plays = (player: string | null) => player !== null && peopleOf(table).includes(player);
  if (plays(connection.player?.id ?? null)) return;
  if (there.filter(({ player }) => !plays(player)).length >= most.onlookers)
    throw new Refused(429, 'crowded', 'There is no more room to look on at this table.');
}

/** Lets a connection look at a table: the table, then the position of each of its seats, then whatever happens. */
export async function hello(
  hall: Hall,
  connection: Connection,
  live: Live,
  wish: { readonly seen?: number | undefined; readonly whole?: boolean | undefined },
  most: MostLooking,
): Promise<void> {
  const { table } = live;
  const { seen, whole = false } = wish;
  const { db } = hall.store;
  const player = connection.player?.id ?? null;
  await needLook(db, table, player);
  needSeatOrSpectators(table, player);
  needRoom(hall, connection, live, most);
  await showSteps(hall, live, 'everybody'); // whoever comes sees how it stands now, and so do those who share the seat
  bye(hall, connection, table.id);
  const subscriber: Subscriber = {
    player,
    holder: holderOf(connection),
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
  const known =
    seen !== undefined && seen <= live.outward && !(await takenBackSince(hall, live, seen)) ? seen : undefined;
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
