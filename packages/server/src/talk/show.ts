import type { ServerMessage } from '@quadrille/protocol';
import type { Hall } from '../match/hall.ts';
import type { Subscriber } from '../presence/audience.ts';
import { seatsOf, type Table } from '../tables/table.ts';
import { mutedBy } from '../tables/unread.ts';
import { lettersBefore, lettersOf, mayRead, talkBefore, talkOf } from './messages.ts';

/** Shows a new message to those here who may read it and want to. Gives whom it concerns, wherever they are. */
export async function showMessage(
  { store: { db }, audience }: Hall,
  table: Table,
  id: string,
): Promise<(somebody: { readonly player: { readonly id: string } | null }) => boolean> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return () => false;
  const message: ServerMessage =
    row.to_seat === null
      ? { type: 'talk', table: table.id, fresh: true, talk: await talkOf(db, [row]) }
      : { type: 'letter', table: table.id, fresh: true, letters: await lettersOf(db, [row]) };
  const text = JSON.stringify(message);
  for (const subscriber of audience.of(table.id)) {
    if (!mayRead(row, subscriber.player)) continue;
    const muted = subscriber.player === null ? [] : await mutedBy(db, table.id, subscriber.player);
    if (row.player === null || !muted.includes(row.player)) subscriber.send(text);
  }
  return ({ player }) => player !== null && player.id !== row.player && mayRead(row, player.id);
}

/** Shows somebody who has come to the table what was said, written and noted. */
export async function showPapers({ store: { db } }: Hall, table: Table, { player, send }: Subscriber): Promise<void> {
  const own = player === null ? [] : seatsOf(table, player);
  const muted = player === null ? [] : await mutedBy(db, table.id, player);
  const tell = (message: ServerMessage) => send(JSON.stringify(message));
  const talk = await talkBefore(db, table.id, undefined, muted);
  if (talk.length > 0) tell({ type: 'talk', table: table.id, fresh: false, talk });
  if (player === null || own.length === 0) return;
  const letters = await lettersBefore(db, table.id, { player, seats: own }, { muted });
  if (letters.length > 0) tell({ type: 'letter', table: table.id, fresh: false, letters });
  const notes = await db
    .selectFrom('notebooks')
    .selectAll()
    .where('table_id', '=', table.id)
    .where('player', '=', player)
    .where('seat', 'in', own)
    .execute();
  for (const { seat, text } of notes) tell({ type: 'note', table: table.id, seat, text });
}
