import { type Letter, LIMITS, type Talk } from '@quadrille/protocol';
import { playerOf, playersById } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import { timedId } from '../ids.ts';
import type { MessageRow, Reader, Trx } from '../store/schema.ts';
import { type Named, noteReply, replyBefore } from '../tables/requests.ts';

const PAGE = 100;
/** After the last id. */
const END = '~';

/** Keeps a message and tells every process that there is one. */
export async function keepMessage(
  { store, now }: Context,
  message: Omit<MessageRow, 'id' | 'at'>,
): Promise<MessageRow> {
  const row: MessageRow = { ...message, id: timedId(now()), at: now() };
  await store.db.insertInto('messages').values(row).execute();
  await store.bus.publish({ kind: 'message', table: row.table_id, id: row.id });
  return row;
}

/** As `keepMessage`, of what somebody has sent, with all that belongs to it; nothing is kept that was sent before. */
export async function keepOnce(
  { store, now }: Context,
  message: Omit<MessageRow, 'id' | 'at'>,
  named: Named,
  along: (trx: Trx, row: MessageRow) => Promise<void> = async () => {},
): Promise<MessageRow | undefined> {
  const { table_id } = message;
  const row: MessageRow = { ...message, id: timedId(now()), at: now() };
  const kept = await store.write(table_id, async (trx) => {
    if ((await replyBefore(trx, table_id, named)) !== undefined) return false;
    await trx.insertInto('messages').values(row).execute();
    await noteReply(trx, table_id, named, { reply: row.id, now: row.at });
    await along(trx, row);
    return true;
  });
  if (!kept) return undefined;
  await store.bus.publish({ kind: 'message', table: table_id, id: row.id });
  return row;
}

/** Lines of the table talk before one, newest last. */
export async function talkBefore(
  db: Reader,
  table: string,
  before = END,
  muted: readonly string[] = [],
): Promise<Talk[]> {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('table_id', '=', table)
    .where('to_seat', 'is', null)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return talkOf(
    db,
    rows.reverse().filter(({ player }) => player === null || !muted.includes(player)),
  );
}

export async function talkOf(db: Reader, rows: readonly MessageRow[]): Promise<Talk[]> {
  const players = await playersById(db, [...new Set(rows.flatMap(({ player }) => player ?? []))]);
  return rows.map(({ id, at, player, seat, text }) => {
    const row = player === null ? undefined : players.get(player);
    return { id, at, text, ...(row && { player: playerOf(row) }), ...(seat !== null && { seat }) };
  });
}

/** Letters that somebody wrote or got at these seats before one, newest last. */
export async function lettersBefore(
  db: Reader,
  table: string,
  { player, seats }: { readonly player: string; readonly seats: readonly string[] },
  {
    other,
    before = END,
    muted = [],
  }: { readonly other?: string | undefined; readonly before?: string | undefined; readonly muted?: readonly string[] },
): Promise<Letter[]> {
  if (seats.length === 0) return [];
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('table_id', '=', table)
    .where('to_seat', 'is not', null)
    .where((eb) => eb.or([eb('to_seat', 'in', seats), eb('seat', 'in', seats)]))
    .where((eb) => eb.or([eb('player', '=', player), eb('to_player', '=', player)]))
    .where('id', '<', before)
    .$if(other !== undefined, (query) =>
      query.where((eb) => eb.or([eb('seat', '=', other ?? ''), eb('to_seat', '=', other ?? '')])),
    )
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  const shown = rows.reverse().filter(({ player: writer }) => writer === null || !muted.includes(writer));
  return lettersOf(db, shown);
}

/** Letters with what they propose. */
export async function lettersOf(db: Reader, rows: readonly MessageRow[]): Promise<Letter[]> {
  const ids = rows.map(({ id }) => id);
  const proposed =
    ids.length === 0 ? [] : await db.selectFrom('treaties').selectAll().where('letter', 'in', ids).execute();
  const byLetter = new Map(proposed.map((row) => [row.letter, row]));
  return rows.map(({ id, at, seat, to_seat, text }) => {
    const row = byLetter.get(id);
    const treaty = row && {
      kind: row.kind,
      state: row.state,
      ...(row.about !== null && { about: row.about }),
      ...(row.by_seat !== null && { by: row.by_seat }),
    };
    return { id, at, from: seat ?? '', to: to_seat ?? '', text, ...(treaty && { treaty }) };
  });
}

/** Whether this player may read the message: talk is for all who look, letters for who wrote them and to whom. */
export const mayRead = ({ player, to_seat, to_player }: MessageRow, reader: string | null): boolean =>
  to_seat === null || (reader !== null && (reader === player || reader === to_player));

/** Words as they are kept: no control characters but line breaks, no more than allowed. */
export const cleanText = (text: string, most: number = LIMITS.talk): string =>
  text
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, most);
