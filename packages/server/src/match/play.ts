import { type Item as Meant, openFor } from '@quadrille/kernel';
import type { Item, Listed, Problem } from '@quadrille/protocol';
import type { Trx } from '../store/schema.ts';
import { movesBetween, newsOf } from '../tables/moves.ts';
import { loadTable } from '../tables/table.ts';
import { showAnew } from './anew.ts';
import { type AnswerRequest, applyAnswer, type Taken } from './apply.ts';
import { showClocksMoved } from './clocks.ts';
import { followUp, isDue } from './follow-up.ts';
import type { Hall } from './hall.ts';
import { type List, loadLists, restMessage } from './lists.ts';
import { advance, type Live } from './live.ts';
import { openLive } from './open.ts';
import { loadOrders, ordersMessage, sendTo } from './orders.ts';
import { forget } from './rest.ts';
import { mayAct } from './rights.ts';
import { showSteps, type Whom } from './show.ts';
import { showSpectators } from './spectators.ts';
import { showTable } from './table.ts';
import { loadTreaties } from './treaties.ts';

/**
 * Takes an answer: within the match's queue and its lock, it is checked, given to the rules and written to disk,
 * together with what follows of itself; only then is anybody told.
 */
export async function takeAnswer(
  hall: Hall,
  live: Live,
  request: AnswerRequest & {
    /** What a bot will answer after that, as far as nothing becomes known and nobody else is asked. */
    readonly then?: readonly Meant[];
    /** It is on disk, and whoever answered has been shown what came of it: they need not wait for the others. */
    shown?(taken: Taken): void;
  },
): Promise<Taken> {
  const taken = await written(hall, live, async (trx) => {
    const outcome = await applyAnswer(trx, live, request);
    if (!outcome.ok || outcome.repeated) return outcome;
    await applyCourse(trx, live, request, request.then ?? []);
    await followUp(hall, trx, live, request.seat);
    return outcome;
  });
  if (taken.ok && !taken.repeated)
    await tell(hall, live, { answered: request.seat, shown: () => request.shown?.(taken) });
  return taken;
}

/** Gives the rest of what a bot means to do. Where it no longer fits it thinks again. */
async function applyCourse(trx: Trx, live: Live, first: AnswerRequest, then: readonly Meant[]): Promise<void> {
  const { match } = live;
  const { seat } = first;
  for (const item of then) {
    const lifted = live.given.at(-1)?.lifted;
    const which = match.waiting.includes(seat) ? openFor(match.questions(seat), item) : -1;
    if (lifted || which < 0) return;
    const outcome = await applyAnswer(trx, live, { ...first, option: item.option, which, request: null });
    if (!outcome.ok) return;
  }
}

export interface ListRequest extends Pick<List, 'seat' | 'player' | 'request'> {
  /** Of the decision that the first item answers. */
  readonly stamp: string;
  readonly items: readonly Item[];
  /** What happened to the list is on disk, and its sender has been shown what came of it. */
  shown?(listed: Listed): void;
}

/** Takes a list of answers, as far as it goes; the same request again gets the same reply. */
export async function takeList(hall: Hall, live: Live, request: ListRequest): Promise<Listed | Problem> {
  const { seat, player, stamp, items } = request;
  let fresh = false;
  const listed = await written(hall, live, async (trx) => {
    const refused = mayAct(live.table, player, seat);
    if (refused) return refused;
    const last = live.lists.get(seat);
    if (last?.request === request.request && last.reply) return last.reply;
    if (live.match.which(seat, stamp) === undefined) return STALE;
    const list: List = { seat, player, request: request.request, rest: items, taken: 0, expects: null };
    live.lists.set(seat, list);
    live.instructed.add(seat);
    fresh = true;
    await followUp(hall, trx, live, seat);
    return list.reply ?? STALE;
  });
  if (fresh) await tell(hall, live, { answered: seat, shown: () => 'taken' in listed && request.shown?.(listed) });
  return listed;
}

const STALE: Problem = { code: 'stale', sentence: 'The table has moved on since you were asked. Look again.' };

/** Changes what a seat has left with the table, an order or a list, and does what follows of it. */
export async function changeInstructions(hall: Hall, live: Live, change: (trx: Trx) => Promise<void>): Promise<void> {
  await written(hall, live, async (trx) => {
    await change(trx);
    await trx
      .updateTable('tables')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', live.id)
      .execute();
    live.table = await loadTable(trx, live.id);
    await followUp(hall, trx, live, undefined);
  });
  await tell(hall, live, { answered: undefined });
}

/** Does what the table does by itself: decisions that are no choice, and standing orders. */
export async function answerForced(hall: Hall, live: Live): Promise<void> {
  if (!isDue(live)) return;
  await written(hall, live, (trx) => followUp(hall, trx, live, undefined));
  await tell(hall, live, { answered: undefined });
}

/** Takes in what other processes have written. What could not be read is read again soon, for those who look. */
export const readOn = (hall: Hall, live: Live): Promise<void> => written(hall, live, async () => {});

/** Works on a match within its lock. If that fails its memory may be ahead of the disk, and is forgotten. */
async function written<T>(hall: Hall, live: Live, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await hall.store.write(live.id, async (trx) => {
      await catchUp(hall, trx, live);
      return work(trx);
    });
  } catch (fault) {
    forget(hall, live.id);
    throw fault;
  }
}

/** Tells everybody what is on disk now: first those who are asked and whoever has answered. */
async function tell(hall: Hall, live: Live, whom: Whom): Promise<void> {
  const over = live.table.status === 'over';
  if (await showSteps(hall, live, over ? 'everybody' : whom)) hall.later.add(live.id);
  await showSpectators(hall, live);
  showClocksMoved(hall, live);
  showInstructions(hall, live);
  if (over) {
    await showTable(hall, live);
    await hall.store.bus.publish({ kind: 'over', table: live.id });
  }
  hall.stirred(live);
}

/** Shows seats what they have left with the table, if that has changed: it is for nobody else. */
function showInstructions({ audience }: Hall, live: Live): void {
  for (const seat of live.instructed)
    for (const message of [ordersMessage(live, seat), restMessage(live, seat)])
      sendTo(audience, live.id, seat, message);
  live.instructed.clear();
  live.returned.clear();
}

/** Takes in what other processes have written since, and shows it here. Without other processes there is nothing. */
export async function catchUp(hall: Hall, trx: Trx, live: Live): Promise<void> {
  if (!hall.store.shared) return;
  const { revision } = await trx
    .selectFrom('tables')
    .select('revision')
    .where('id', '=', live.id)
    .executeTakeFirstOrThrow();
  const rows = await movesBetween(trx, live.id, live.seq + 1);
  if (rows.some(({ kind }) => kind !== 'answer')) {
    Object.assign(live, await openLive(hall, live.id, trx));
    await showAnew(hall, live, trx);
    return;
  }
  for (const row of rows) {
    const veil = live.match.veil();
    const outcome = live.match.answer(row.seat ?? '', row.option ?? '', row.ref ?? undefined);
    if (!outcome.ok) throw new Error(`Answer ${row.seq} of table ${live.id} does not replay: ${outcome.sentence}`);
    advance(live, row, { news: newsOf(row), lifted: live.match.veil() > veil });
  }
  if (rows.length > 0 || revision !== live.table.revision) {
    live.table = await loadTable(trx, live.id);
    Object.assign(live, {
      orders: await loadOrders(trx, live.id),
      lists: await loadLists(trx, live.id),
      treaties: await loadTreaties(trx, live.id),
    });
  }
  if (rows.length === 0) return;
  const over = live.table.status === 'over';
  if (await showSteps(hall, live, over ? 'everybody' : { answered: undefined }, trx)) hall.later.add(live.id);
  if (over) await showTable(hall, live, trx);
}
