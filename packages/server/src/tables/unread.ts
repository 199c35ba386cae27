import type { Unread } from '@quadrille/protocol';
import { blockedBy } from '../accounts/blocks.ts';
import type { Reader } from '../store/schema.ts';
import { seatsOf, type Table } from './table.ts';

/** The channel of the table talk, and that of the letters between one of my seats and another. */
export const TALK = 'talk';
export const lettersWith = (mine: string, other: string): string => `${mine} ${other}`;

/** Nobody counts further: a table may have been talked at for years. */
const MOST = 500;

/** How much a player has not read: the talk, and the letters to each of their seats. */
export async function unreadOf(db: Reader, table: Table, player: string): Promise<Unread> {
  const reads = await db
    .selectFrom('reads')
    .select(['channel', 'up_to'])
    .where('table_id', '=', table.id)
    .where('player', '=', player)
    .execute();
  const upTo = new Map(reads.map(({ channel, up_to }) => [channel, up_to]));
  const muted = await mutedBy(db, table.id, player);
  const mine = seatsOf(table, player);
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'player', 'seat', 'to_seat'])
    .where('table_id', '=', table.id)
    .where((eb) => eb.or([eb('to_seat', 'is', null), eb('to_player', '=', player)]))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  let talk = 0;
  const letters: Record<string, number> = {};
  for (const { id, player: from, seat, to_seat } of messages) {
    if (to_seat !== null && !mine.includes(to_seat)) continue;
    if (from === player || (from !== null && muted.includes(from))) continue;
    const channel = to_seat === null ? TALK : lettersWith(to_seat, seat ?? '');
    if (id <= (upTo.get(channel) ?? '')) continue;
    if (to_seat === null) talk++;
    else letters[channel] = (letters[channel] ?? 0) + 1;
  }
  return { talk, letters };
}

/** The players whose words somebody does not want to see at this table. */
export async function mutedBy(db: Reader, table: string, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .execute();
  return [...new Set([...rows.map(({ muted }) => muted), ...(await blockedBy(db, player))])];
}
