import { ASKING, type LetterKind, lettersFrom } from '@quadrille/bots';
import type { Terms } from '@quadrille/kernel';
import { freshSeed } from '../ids.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { isBot, isCaretaker, seatOf } from '../tables/table.ts';
import { keepMessage } from './messages.ts';
import { mayConfer } from './press.ts';
import { isOffered, keepTerms } from './treaties.ts';

/**
 * Lets bots write to people of themselves, whenever the game has come a step further: each sentence once to each. What they
 * write comes from an imagined world, like their answers.
 */
export async function writeFirst(hall: Hall, live: Live): Promise<void> {
  const { title, match, table } = live;
  const { real } = match;
  if (!real || !title.insight || table.status !== 'playing' || !mayConfer(live, 'letter')) return;
  const { state, phase } = real.inspect();
  const step = title.insight.boundary({ state, phase });
  if (live.written === step) return;
  live.written = step;
  for (const record of table.seats) {
    if (!isBot(record) || isCaretaker(record)) continue;
    for (const { to, text, kind, about } of lettersFrom(title, real, record.seat, freshSeed())) {
      const reader = seatOf(table, to)?.player ?? null;
      if (reader === null || (await hasWritten(hall, live.id, record.seat, to, text))) continue;
      const letter = { table_id: live.id, player: null, seat: record.seat, to_seat: to, to_player: reader, text };
      const terms = termsOf(kind, about);
      const row = await keepMessage(hall, letter);
      if (!terms || !isOffered(live, record.seat, to, terms)) continue;
      await keepTerms(hall, live, row, terms, 'proposed');
      await hall.store.bus.publish({ kind: 'message', table: live.id, id: row.id });
    }
  }
}

/** What a letter of this kind proposes, if anything. */
function termsOf(letter: LetterKind, about: string | undefined): Terms | undefined {
  const [kind] = Object.entries(ASKING).find(([, asking]) => asking === letter) ?? [];
  return kind === undefined ? undefined : { kind, ...(about !== undefined && { about }) };
}

async function hasWritten({ store }: Hall, table: string, seat: string, to: string, text: string): Promise<boolean> {
  const known = await store.db
    .selectFrom('messages')
    .select('id')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('to_seat', '=', to)
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
