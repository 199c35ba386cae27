import type { Knowledge } from '@quadrille/bots';
import { Random, type Seat, type Title, visible } from '@quadrille/kernel';
import { titleWith } from '../editions/editions.ts';
import type { MoveRow } from '../store/schema.ts';
import { movesBetween, newsOf } from '../tables/moves.ts';
import { isOver, type Table } from '../tables/table.ts';
import type { Hall } from './hall.ts';
import type { AnyMatch } from './live.ts';
import { isOld, openAt } from './open.ts';

/**
 * What speaks for a bot's deed, in sentences. While the match goes on nothing is said that a spectator could not work out:
 * the deed is the one option whose news they saw, and its reasons are those that hold in every world they can imagine. When
 * it is over, with the eyes of the bot itself.
 */
export async function whyOf(hall: Hall, table: Table, seq: number): Promise<readonly string[]> {
  const { db } = hall.store;
  const [row] = await movesBetween(db, table.id, seq, seq);
  if (row?.kind !== 'answer' || row.seat === null || (row.by !== 'bot' && row.by !== 'caretaker')) return [];
  const title = await titleWith(hall, db, table.game, table.data);
  const { match } = await openAt(hall, title, table, { to: seq - 1, db, lenient: isOld(table, title) });
  if (!match.real) return [];
  return isOver(table) ? inFull(title, match.real, row, row.seat) : asSeen(title, match.real, row, row.seat);
}

type Before = Pick<AnyMatch, 'fork'>;

function inFull(title: Title, before: Before, { option, ref }: MoveRow, seat: Seat): readonly string[] {
  return option === null ? [] : reasonsIn(title, before.fork(seat, new Random('why')), seat, option, ref ?? undefined);
}

/** So many worlds a spectator imagines. */
const WORLDS = 3;

/** The reasons of an answer that a spectator can work out from its news. */
export function asSeen(
  title: Title,
  before: Before,
  { seq, news, ref }: Pick<MoveRow, 'seq' | 'news' | 'ref'>,
  seat: Seat,
): readonly string[] {
  const [first] = visible(newsOf({ news }), null);
  if (first === undefined) return [];
  const seen = JSON.stringify(first);
  const which = ref ?? undefined;
  const said: (readonly string[])[] = [];
  for (let world = 0; world < WORLDS; world++) {
    const imagined = () => before.fork(null, new Random(`why/${seq}/${world}`));
    const option = deedIn(imagined, seat, which, seen);
    if (option === undefined) return [];
    said.push(reasonsIn(title, imagined(), seat, option, which));
  }
  const [some = [], ...others] = said;
  return some.filter((reason) => others.every((each) => each.includes(reason)));
}

type AnyRun = ReturnType<AnyMatch['fork']>;

/** The only option of the seat in this world that would be told so to everybody. */
function deedIn(imagined: () => AnyRun, seat: Seat, which: number | undefined, seen: string): string | undefined {
  const question = imagined().question(seat, which);
  if (!question || question.secret) return undefined;
  const alike = question.options.filter(({ id }) => {
    const run = imagined();
    const told = run.entries.length;
    if (!run.answer(seat, id, which).ok) return false;
    const [first] = visible(run.entries.slice(told), null);
    return first !== undefined && JSON.stringify(first) === seen;
  });
  return alike.length === 1 ? alike[0]?.id : undefined;
}

function reasonsIn({ insight }: Title, run: AnyRun, seat: Seat, option: string, which?: number): readonly string[] {
  const knowledge: Knowledge | undefined = insight;
  const question = run.question(seat, which);
  return (question && knowledge?.reasons?.(run.state, question, option)) ?? [];
}
