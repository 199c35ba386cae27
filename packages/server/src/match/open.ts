import { type Checkpoint, Match, startOf, type Title } from '@quadrille/kernel';
import { type Context, titleFor } from '../context.ts';
import type { MoveRow, Reader } from '../store/schema.ts';
import { loadTable, type Table } from '../tables/table.ts';
import { movesBetween, standing, takebacks } from './history.ts';
import { type AnyMatch, type Live, remember } from './live.ts';

/**
 * An opened match begins at a checkpoint that is at least so many rows old, so that an undo can still reach back after
 * a restart.
 */
const REACH = 16;

/** A match as it was after a number of rows, and the rows that led there from its checkpoint. */
interface Opened {
  readonly match: AnyMatch;
  readonly rows: readonly MoveRow[];
  readonly answers: readonly { readonly row: MoveRow; readonly lifted: boolean }[];
  readonly seq: number;
  readonly saved: number;
}

/** Rebuilds a match from the nearest checkpoint and the answers since: the same effort however long it is. */
export async function openAt(
  db: Reader,
  title: Title,
  table: Pick<Table, 'id' | 'setup' | 'seed'>,
  to = 2 ** 31 - 1,
): Promise<Opened> {
  const head = await lastSeq(db, table.id, to);
  const stored = await db
    .selectFrom('checkpoints')
    .selectAll()
    .where('table_id', '=', table.id)
    .where('seq', '<=', Math.max(0, head - REACH))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = await movesBetween(db, table.id, (stored?.seq ?? -1) + 1, head);
  const checkpoint = stored
    ? (JSON.parse(stored.checkpoint) as Checkpoint)
    : startOf(title.definition, { setup: table.setup, seed: table.seed });
  const undone = (stored?.undone ?? 0) + takebacks(rows);
  const match = Match.restore(title.definition, { checkpoint, tail: [], undone });
  const answers = standing(rows).flatMap((row) => {
    if (row.kind !== 'answer' || row.seat === null || row.option === null) return [];
    const { veil } = match.inspect();
    const outcome = match.answer(row.seat, row.option);
    if (!outcome.ok) throw new Error(`Answer ${row.seq} of table ${table.id} does not replay: ${outcome.sentence}`);
    return [{ row, lifted: match.inspect().veil > veil }];
  });
  return { match, rows, answers, seq: head, saved: await newestCheckpoint(db, table.id) };
}

/** Opens a match for play. */
export async function openLive(context: Context, id: string, db: Reader = context.store.db): Promise<Live> {
  const table = await loadTable(db, id);
  const title = titleFor(context, table.game);
  const { match, answers, seq, saved } = await openAt(db, title, table);
  const job = await db.selectFrom('jobs').select('due').where('key', '=', `tend ${id}`).executeTakeFirst();
  const live: Live = {
    id,
    title,
    table,
    match,
    seq,
    given: [],
    requests: new Map(),
    news: match.news,
    saved,
    shown: new Map(),
    due: job?.due ?? null,
  };
  for (const { row, lifted } of answers) remember(live, row, lifted);
  return live;
}

export async function lastSeq(db: Reader, table: string, upTo = 2 ** 31 - 1): Promise<number> {
  const { seq } = await db
    .selectFrom('moves')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .where('seq', '<=', upTo)
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}

async function newestCheckpoint(db: Reader, table: string): Promise<number> {
  const { seq } = await db
    .selectFrom('checkpoints')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}
