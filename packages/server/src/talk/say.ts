import { type ClientMessage, LIMITS } from '@quadrille/protocol';
import type { Hall } from '../match/hall.ts';
import { notify } from '../notices/notify.ts';
import { forbidden, invalid, notFound } from '../problem.ts';
import type { MessageRow } from '../store/schema.ts';
import { seatOf, seatsOf, type Table } from '../tables/table.ts';
import { mutedBy } from '../tables/unread.ts';
import { cleanText, keepMessage } from './messages.ts';
import { needVoice } from './press.ts';
import { replyTo } from './replies.ts';
import { keepTerms, needOffer } from './treaties.ts';

type LetterMessage = Extract<ClientMessage, { type: 'letter' }>;

const TO_ALL = { to_seat: null, to_player: null };

/** Says something to the table, as one of one's seats. */
export async function say(
  hall: Hall,
  id: string,
  player: string | null,
  text: string,
  as?: string,
): Promise<MessageRow> {
  const table = await hall.matches.use(id, async (live) => {
    needVoice(live, 'talk');
    return live.table;
  });
  const seat = speaker(table, player, as);
  return keepMessage(hall, { ...TO_ALL, table_id: id, player, seat, text: words(text, LIMITS.talk) });
}

/** Writes a private letter from one of one's seats to another seat. */
export async function write(
  hall: Hall,
  id: string,
  player: string | null,
  { from, to, text, terms }: Pick<LetterMessage, 'from' | 'to' | 'text' | 'terms'>,
): Promise<MessageRow> {
  const table = await hall.matches.use(id, async (live) => {
    needVoice(live, 'letter');
    if (terms) needOffer(live, from, to, terms);
    return live.table;
  });
  speaker(table, player, from);
  if (!seatOf(table, to)) throw notFound('seat');
  if (from === to) throw invalid('A letter goes to another seat.');
  const letter = await keepMessage(hall, {
    table_id: id,
    player,
    seat: from,
    to_seat: to,
    to_player: seatOf(table, to)?.player ?? null,
    text: words(text, LIMITS.letter),
  });
  await hall.matches.use(id, async (live) => {
    if (terms) {
      await keepTerms(hall, live, letter, terms, 'proposed');
      await hall.store.bus.publish({ kind: 'message', table: id, id: letter.id });
    }
    await replyTo(hall, live, letter, terms);
  });
  const reader = seatOf(table, to)?.player;
  const unheard = reader ? await mutedBy(hall.store.db, id, reader) : [];
  if (reader && reader !== player && !unheard.includes(player ?? ''))
    await hall.store.write(id, (trx) => notify(trx, hall, 'letter', id, [reader]));
  return letter;
}

/** The table itself says something. */
export const announce = (hall: Hall, id: string, text: string): Promise<MessageRow> =>
  keepMessage(hall, { ...TO_ALL, table_id: id, player: null, seat: null, text });

function speaker(table: Table, player: string | null, as: string | undefined): string | null {
  const own = player === null ? [] : seatsOf(table, player);
  if (as !== undefined && !own.includes(as)) throw forbidden('This is not your seat.');
  if (own.length === 0 && player !== table.host) throw forbidden('Only those who play may talk at the table.');
  return as ?? own[0] ?? null;
}

function words(text: string, most: number): string {
  const clean = cleanText(text, most);
  if (clean === '') throw invalid('There are no words in it.');
  return clean;
}
