import { ASKING, answerLetter, type Letter, readLetter } from '@quadrille/bots';
import type { Terms } from '@quadrille/kernel';
import { freshSeed } from '../ids.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { pledgesOf } from '../match/treaties.ts';
import type { MessageRow } from '../store/schema.ts';
import { isBot, isCaretaker, seatOf } from '../tables/table.ts';
import { keepMessage } from './messages.ts';
import { isOffered, keepTerms, pastOf, settleTerms } from './treaties.ts';

/**
 * Lets a bot answer a letter, if it understands it: by the terms it carries, else by its words. It reads the letter in an
 * imagined world, so nothing hidden can get into the answer; what it agrees to becomes a treaty. A caretaker leaves letters
 * to whom they were written to.
 */
export async function replyTo(hall: Hall, live: Live, row: MessageRow, terms?: Terms): Promise<void> {
  const [from, to] = [row.seat ?? '', row.to_seat ?? ''];
  const record = seatOf(live.table, to);
  const { real } = live.match;
  if (!record || !isBot(record) || isCaretaker(record) || !real) return;
  const letter = terms ? askingFor(terms, from, to) : readLetter(live.title, row.text, from, to);
  if (!letter) return;
  const past = await pastOf(hall, live, to, from);
  const answer = answerLetter(live.title, real, { ...letter, ...past }, freshSeed(), pledgesOf(live, to));
  const pledge = answer?.pledge;
  if (terms) await settleTerms(hall, live, row.id, pledge ? 'agreed' : 'refused');
  else if (pledge) await keepTerms(hall, live, row, pledge, 'agreed');
  if (terms || pledge) await hall.store.bus.publish({ kind: 'message', table: live.id, id: row.id });
  if (!answer) return;
  const reply = { table_id: live.id, player: null, seat: to, to_seat: from, to_player: row.player };
  const written = await keepMessage(hall, { ...reply, text: answer.text });
  const { offer } = answer;
  if (!offer || !isOffered(live, to, from, offer)) return;
  await keepTerms(hall, live, written, offer, 'proposed');
  await hall.store.bus.publish({ kind: 'message', table: live.id, id: written.id });
}

function askingFor({ kind, about }: Terms, from: string, to: string): Letter | undefined {
  const asking = ASKING[kind];
  return asking && { kind: asking, from, to, ...(about !== undefined && { about }) };
}
