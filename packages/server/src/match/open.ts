import { type Checkpoint, Match, startOf, type Title } from '@quadrille/kernel';
import type { Context } from '../context.ts';
import { titleWith } from '../editions/editions.ts';
import { breather } from '../gently.ts';
import type { MoveRow, Reader } from '../store/schema.ts';
import { FOREVER, lastSeq, movesBetween, standing, takebacks } from '../tables/moves.ts';
import { isOver, loadTable, type Table } from '../tables/table.ts';
import { nearestCheckpoint, newestCheckpoint } from './checkpoints.ts';
import { loadLists } from './lists.ts';
import { isReactionIn, type Live, type Playable, playableOf, remember } from './live.ts';
import { loadOrders } from './orders.ts';
import { openSandbox } from './sandbox.ts';
import { loadTreaties } from './treaties.ts';
import { dropTail, Unreplayable } from './upgrade.ts';

/**
 * An opened match begins at a checkpoint that is at least so many rows old, so that an undo can still reach back after
 * a restart.
 */
const REACH = 16;

/** A match as it was after a number of rows, with the answers since its checkpoint. */
interface Opened {
  readonly match: Playable;
  readonly answers: readonly { readonly row: MoveRow; readonly lifted: boolean }[];
  readonly seq: number;
  readonly undone: number;
}

/**
 * Rebuilds a match from the nearest checkpoint and the answers since: the same effort however long it is. Leniently: as far
 * as these rules take the answers, for a match that was played to its end under older ones.
 */
export async function openAt(
  context: Context,
  title: Title,
  table: Pick<Table, 'id' | 'setup' | 'seed' | 'origin'>,
  { to = FOREVER, db, lenient = false }: { readonly to?: number; readonly db: Reader; readonly lenient?: boolean },
): Promise<Opened> {
  const seq = await lastSeq(db, table.id, to);
  const stored = await nearestCheckpoint(db, table.id, Math.max(0, seq - REACH));
  const rows = await movesBetween(db, table.id, (stored?.seq ?? -1) + 1, seq);
  const undone = (stored?.undone ?? 0) + takebacks(rows);
  const match = await baseOf(undone);
  const answers: { readonly row: MoveRow; readonly lifted: boolean }[] = [];
  const breathe = breather();
  for (const row of standing(rows)) {
    if (row.kind !== 'answer' || row.seat === null || row.option === null) continue;
    const veil = match.veil();
    const outcome = match.answer(row.seat, row.option, row.ref ?? undefined);
    if (!outcome.ok && lenient) break;
    if (!outcome.ok) throw new Unreplayable(table.id, row.seq, stored?.seq ?? 0, outcome.sentence);
    answers.push({ row, lifted: match.veil() > veil });
    await breathe();
  }
  return { match, answers, seq, undone };

  async function baseOf(times: number): Promise<Playable> {
    if (table.origin) {
      const sandbox = await openSandbox(context, title, table.origin, db);
      sandbox.undone?.(times);
      return sandbox;
    }
    const checkpoint = stored
      ? (JSON.parse(stored.checkpoint) as Checkpoint)
      : startOf(title.definition, { setup: table.setup, seed: table.seed });
    return playableOf(Match.restore(title.definition, { checkpoint, tail: [], undone: times }));
  }
}

/** A match that is over, and was played under older rules: it stays as it was played. */
export const isOld = (table: Table, { definition }: Title): boolean =>
  isOver(table) && table.version !== definition.version;

/** Opens a match for play. */
export async function openLive(context: Context, id: string, db: Reader = context.store.db): Promise<Live> {
  const table = await loadTable(db, id);
  const title = await titleWith(context, db, table.game, table.data);
  const opened = await openAt(context, title, table, { db, lenient: isOld(table, title) }).catch(
    async (fault: unknown) => {
      if (!(fault instanceof Unreplayable) || title.definition.version === table.version) throw fault;
      await dropTail(context, table, fault, { db, version: title.definition.version });
      return openAt(context, title, table, { db });
    },
  );
  const { match, answers, seq, undone } = opened;
  const saved = await newestCheckpoint(db, id);
  const live: Live = {
    id,
    title,
    table,
    match,
    seq,
    outward: isReactionIn(match) ? Math.min(table.outward ?? seq, seq) : seq,
    given: [],
    requests: new Map(),
    untold: [],
    undone,
    saved,
    shown: new Map(),
    orders: await loadOrders(db, id),
    lists: await loadLists(db, id),
    treaties: await loadTreaties(db, id),
    amended: [],
    apologies: [],
    instructed: new Set(),
    returned: new Map(),
  };
  for (const { row, lifted } of answers) remember(live, row, lifted);
  return live;
}
