import { type ClientMessage, LIMITS } from '@quadrille/protocol';
import type { Hall } from '../match/hall.ts';
import { notify } from '../notices/notify.ts';
import { forbidden, invalid, notFound } from '../problem.ts';
import { replyBefore } from '../tables/requests.ts';
import { seatOf, seatsOf, type Table } from '../tables/table.ts';
import { mutedBy } from '../tables/unread.ts';
import { cleanText, keepOnce } from './messages.ts';
import { needVoice } from './press.ts';
import { replyTo } from './replies.ts';
import { keepTerms, needOffer } from './treaties.ts';

type TalkMessage = Extract<ClientMessage, { type: 'talk' }>;
type LetterMessage = Extract<ClientMessage, { type: 'letter' }>;

const TO_ALL = { to_seat: null, to_player: null };

/** Says something to the table, as one of one's seats; gives the message. Sent again it is the same message. */
export async function say(
  hall: Hall,
  id: string,
  player: string | null,
  { text, seat: as, id: request }: Pick<TalkMessage, 'text' | 'seat' | 'id'>,
): Promise<string> {
  const named = { player: player ?? '', request: `talk ${as ?? ''} ${request}` };
  const before = await replyBefore(hall.store.db, id, named);
  if (before !== undefined) return before;
  const table = await hall.matches.use(id, async (live) => {
    needVoice(live, 'talk');
    return live.table;
  });
  const seat = speaker(table, player, as);
  const message = { ...TO_ALL, table_id: id, player, seat, text: words(text, LIMITS.talk) };
  const row = await keepOnce(hall, message, named);
  return row?.id ?? say(hall, id, player, { text, id: request, ...(as !== undefined && { seat: as }) });
}

/** Writes a private letter from one of one's seats to another seat, with what it proposes; gives the letter. */
export async function write(
  hall: Hall,
  id: string,
  player: string | null,
  message: Pick<LetterMessage, 'from' | 'to' | 'text' | 'terms' | 'id'>,
): Promise<string> {
  const { from, to, text, terms, id: request } = message;
  const named = { player: player ?? '', request: `letter ${from} ${request}` };
  const before = await replyBefore(hall.store.db, id, named);
  if (before !== undefined) return before;
  const { table, letter } = await hall.matches.use(id, async (live) => {
    needVoice(live, 'letter');
    speaker(live.table, player, from);
    const reader = seatOf(live.table, to);
    if (!reader) throw notFound('seat');
    if (from === to) throw invalid('A letter goes to another seat.');
    if (terms) needOffer(live, from, to, terms);
    const sheet = { table_id: id, player, seat: from, to_seat: to, to_player: reader.player };
    const row = await keepOnce(hall, { ...sheet, text: words(text, LIMITS.letter) }, named, async (trx, kept) => {
      if (terms) await keepTerms(hall, live, kept, terms, 'proposed', trx);
    });
    if (row) await replyTo(hall, live, row, terms);
    return { table: live.table, letter: row };
  });
  if (!letter) return write(hall, id, player, message);
  const reader = seatOf(table, to)?.player;
  const unheard = reader ? await mutedBy(hall.store.db, id, reader) : [];
  if (reader && reader !== player && !unheard.includes(player ?? ''))
    await hall.store.write(id, (trx) => notify(trx, hall, 'letter', id, [reader]));
  return letter.id;
}

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
