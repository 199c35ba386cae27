import type { ServerMessage } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import { type Audience, outlook } from '../presence/audience.ts';
import type { Reader } from '../store/schema.ts';
import { mayStay } from '../tables/access.ts';
import { infoFor } from '../tables/info.ts';
import { hasBegun, peopleOf, type Table } from '../tables/table.ts';
import { showWhole } from './anew.ts';
import { showClocks } from './clocks.ts';
import type { Live } from './live.ts';

/** A page of somebody, wherever it looks. */
interface Page {
  readonly player: { readonly id: string } | null;
  readonly looking: { has(table: string): boolean };
  sendText(text: string): void;
}

/** Tells the people of a table who look elsewhere how it stands: the lobby and other tabs follow it. */
export async function showPeople(hall: Pick<Context, 'store'>, table: Table, pages: Iterable<Page>): Promise<void> {
  const people = [...peopleOf(table), table.host];
  const elsewhere = [...pages].filter(
    ({ player, looking }) => player && people.includes(player.id) && !looking.has(table.id),
  );
  // Somebody may have many pages open: how the table stands for them is found out once.
  for (const [player = '', theirs] of Map.groupBy(elsewhere, (each) => each.player?.id)) {
    const text = JSON.stringify({ type: 'table', table: await infoFor(hall, table, player) } satisfies ServerMessage);
    for (const page of theirs) page.sendText(text);
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
