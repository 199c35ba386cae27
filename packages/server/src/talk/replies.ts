import { answerLetter, type Pledge, readLetter } from '@quadrille/bots';
import { freshSeed } from '../ids.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import type { Reader } from '../store/schema.ts';
import { isBot, isCaretaker, seatOf } from '../tables/table.ts';
import { keepMessage } from './messages.ts';

/** For so many rows a bot remembers what it promised: about a round. */
const REMEMBERED = 200;

/** Who writes to whom, and what. */
export interface Written {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/**
 * Lets a bot answer a letter, if it understands it. It reads the letter in an imagined world, so nothing hidden can get
 * into the answer. A caretaker leaves letters to whom they were written to.
 */
export async function replyTo(hall: Hall, live: Live, { from, to, text }: Written): Promise<void> {
  const record = seatOf(live.table, to);
  const { real } = live.match;
  if (!record || !isBot(record) || isCaretaker(record) || !real) return;
  const letter = readLetter(live.title, text, from, to);
  const given = await pledgesOf(hall.store.db, live, to);
  const answer = letter && answerLetter(live.title, real, letter, freshSeed(), given);
  if (!answer) return;
  if (answer.pledge) await promise(hall, live, to, answer.pledge);
  const reader = seatOf(live.table, from)?.player ?? null;
  const reply = { table_id: live.id, player: null, seat: to, to_seat: from, to_player: reader, text: answer.text };
  await keepMessage(hall, reply);
}

const promise = ({ store }: Hall, { id, seq }: Live, seat: string, pledge: Pledge) =>
  store.db
    .insertInto('pledges')
    .values({ table_id: id, seat, seq, pledge: JSON.stringify(pledge) })
    .execute();

/** What the bot of a seat has promised lately. */
export async function pledgesOf(db: Reader, { id, seq }: Live, seat: string): Promise<Pledge[]> {
  const rows = await db
    .selectFrom('pledges')
    .select('pledge')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('seq', '>', seq - REMEMBERED)
    .execute();
  return rows.map(({ pledge }) => JSON.parse(pledge) as Pledge);
}
