import { titleWith } from '../editions/editions.ts';
import { freshSeed } from '../ids.ts';
import type { Hall } from '../match/hall.ts';
import { seatFor } from '../match/lookback.ts';
import { conflict, forbidden } from '../problem.ts';
import { needLook } from '../tables/access.ts';
import { insertTable } from '../tables/create.ts';
import { hasBegun, isOver, loadTable, type Origin, outwardSeq, seatsOf } from '../tables/table.ts';
import { changeTable } from './change.ts';
import { begin } from './start.ts';

/**
 * A private what-if of any position. While the match is on, whatever its owner cannot know is imagined: a sandbox tells
 * nothing about hidden cards or dice to come.
 */
export async function forkTable(
  hall: Hall,
  id: string,
  player: string,
  { seq, seat: wanted }: { readonly seq: number; readonly seat?: string | undefined },
): Promise<string> {
  const { db } = hall.store;
  const table = await loadTable(db, id);
  await needLook(db, table, player);
  if (!hasBegun(table)) throw conflict('not-begun', 'The match has not begun.');
  if (table.origin) throw conflict('sandbox', 'This is a what-if already.');
  if (!isOver(table) && seatsOf(table, player).length === 0)
    throw forbidden('Until the match is over only those who play may try things out.');
  const seat = seatFor(table, player, wanted);
  const origin: Origin = {
    table: id,
    seq: Math.min(seq, await outwardSeq(db, table)),
    seat,
    imagined: isOver(table) ? null : freshSeed(),
  };
  const sandbox = await insertTable(hall, {
    host: player,
    title: await titleWith(hall, db, table.game, table.data),
    setup: table.setup,
    settings: {
      ...table.settings,
      name: `What if: ${table.settings.name}`.slice(0, 60),
      pace: { kind: 'untimed' },
      admission: 'private',
      seating: 'choose',
      spectators: null,
      hints: false,
    },
    seats: table.seats.map((each) => ({ seat: each.seat, player, bot: null })),
    origin,
  });
  await changeTable(hall, sandbox, (trx, fresh, live) => begin(hall, trx, fresh, live));
  return sandbox;
}
