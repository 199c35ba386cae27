import type { ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import { showWhole } from '../match/anew.ts';
import { type Audience, outlook } from '../match/audience.ts';
import { showClocks } from '../match/clocks.ts';
import type { Live } from '../match/live.ts';
import type { Connection } from '../socket/connection.ts';
import type { Reader } from '../store/schema.ts';
import { mayStay } from './access.ts';
import { infoFor } from './info.ts';
import { hasBegun, peopleOf, type Table } from './table.ts';

/** Tells the people of a table who look elsewhere how it stands: the lobby and other tabs follow it. */
export async function showPeople(
  hall: Pick<Context, 'store'>,
  table: Table,
  connections: Iterable<Connection>,
): Promise<void> {
  const people = [...peopleOf(table), table.host];
  const elsewhere = [...connections].filter(
    ({ player, looking }) => player && people.includes(player.id) && !looking.has(table.id),
  );
  // Somebody may have many pages open: how the table stands for them is found out once.
  for (const [player = '', pages] of Map.groupBy(elsewhere, (each) => each.player?.id)) {
    const text = JSON.stringify({ type: 'table', table: await infoFor(hall, table, player) } satisfies ServerMessage);
    for (const page of pages) page.sendText(text);
  }
}

/** Tells everybody who is looking how the table stands; who looks from other seats now gets their positions. */
export async function showTable(
  hall: Context & { readonly audience: Audience },
  live: Live,
  db: Reader = hall.store.db,
): Promise<void> {
  const { table } = live;
  showClocks(hall, live);
  for (const subscriber of [...hall.audience.of(table.id)]) {
    if (!(await mayStay(db, table, subscriber.player))) {
      subscriber.dismiss();
      continue;
    }
    const info = await infoFor(hall, table, subscriber.player, db);
    subscriber.send(JSON.stringify({ type: 'table', table: info }));
    const seats = hasBegun(table) ? outlook(table, subscriber.player) : [];
    const same = seats.length === subscriber.seats.length && seats.every((seat, i) => seat === subscriber.seats[i]);
    if (same) continue;
    subscriber.seats = seats;
    await showWhole(hall, live, db, subscriber, { anew: true });
  }
}
