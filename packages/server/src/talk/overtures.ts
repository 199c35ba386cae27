import { lettersFrom } from '@quadrille/bots';
import { freshSeed } from '../ids.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { isBot, isCaretaker, seatOf } from '../tables/table.ts';
import { keepMessage } from './messages.ts';
import { mayConfer } from './press.ts';

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
    for (const { to, text } of lettersFrom(title, real, record.seat, freshSeed())) {
      const reader = seatOf(table, to)?.player ?? null;
      if (reader === null || (await hasWritten(hall, live.id, record.seat, to, text))) continue;
      const letter = { table_id: live.id, player: null, seat: record.seat, to_seat: to, to_player: reader, text };
      await keepMessage(hall, letter);
    }
  }
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
