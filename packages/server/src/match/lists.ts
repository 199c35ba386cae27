import { branchOf, digest, openFor, passedOn, sightOf } from '@quadrille/kernel';
import type { Item, Listed, Problem, ServerMessage, Stopped } from '@quadrille/protocol';
import type { ListRow, Reader, Trx } from '../store/schema.ts';
import { applyAnswer } from './apply.ts';
import { outsetOf } from './forced.ts';
import type { Live } from './live.ts';
import { mayAct } from './rights.ts';

/** A list of answers that is being given, or the last one that was. */
export interface List {
  readonly seat: string;
  readonly player: string;
  readonly request: string;
  /** What has not been given yet. */
  rest: readonly Item[];
  taken: number;
  /** What its sender must see when it is asked again; `null`: it waits for nothing. */
  expects: string | null;
  stopped?: Stopped;
  /** What its sender was told, once it was. */
  reply?: Listed;
}

export const ANOTHER: Problem = { code: 'another-question', sentence: 'You are asked something else now.' };
const CHANGED: Problem = {
  code: 'changed',
  sentence: 'Something has happened that you could not foresee. Look again.',
};

/** Gives the next item of a list whose turn it is, if there is one: whether something was given. */
export async function goOn(trx: Trx, live: Live): Promise<boolean> {
  for (const list of live.lists.values()) if (list.rest.length > 0 && (await giveNext(trx, live, list))) return true;
  return false;
}

async function giveNext(trx: Trx, live: Live, list: List): Promise<boolean> {
  const { match, table } = live;
  const { seat, player } = list;
  const [item, ...rest] = list.rest;
  if (!item) return false;
  if (match.result) return end(live, list, 'over');
  if (list.expects !== null && !match.waiting.includes(seat)) return false;
  if (list.expects !== null && !isAsExpected(match, seat, list.expects)) return end(live, list, CHANGED);
  list.expects = null;
  const which = openFor(match.questions(seat), item);
  if (which < 0 && match.waiting.includes(seat)) return end(live, list, ANOTHER);
  if (which < 0) {
    // What is no choice was answered meanwhile, and others are asked now.
    live.instructed.add(seat);
    foresee(live, list);
    return false;
  }
  const veil = match.veil(seat);
  const { option } = item;
  const allowed = () => mayAct(table, player, seat);
  const outcome = await applyAnswer(trx, live, { seat, option, which, by: 'player', request: null, allowed });
  if (!outcome.ok) {
    const { ok: _, ...problem } = outcome;
    return end(live, list, problem);
  }
  live.instructed.add(seat);
  list.rest = rest;
  list.taken++;
  if (rest.length === 0 || match.result) return true;
  if (match.veil(seat) > veil) end(live, list, 'veil');
  else if (!match.waiting.includes(seat)) foresee(live, list);
  return true;
}

/**
 * Others are asked: the list waits for what it will see if they let it pass; where that cannot be foreseen, it goes on if
 * all is still as it is now when its sender is asked again.
 */
function foresee(live: Live, list: List): void {
  const outset = outsetOf(live);
  const passed = passedOn(outset, branchOf(outset), list.seat);
  list.expects = passed ? sightOf(passed.run, list.seat) : stillness(live.match, list.seat);
}

/** What a seat sees, whatever it may be asked. */
const stillness = (match: Pick<Live['match'], 'view'>, seat: string): string => `still ${digest(match.view(seat))}`;

const isAsExpected = (match: Live['match'], seat: string, expects: string): boolean =>
  expects === (expects.startsWith('still ') ? stillness(match, seat) : sightOf(match, seat));

/** What has not been given comes back to its sender. */
function end(live: Live, list: List, stopped: Stopped): false {
  live.instructed.add(list.seat);
  list.stopped = stopped;
  list.expects = null;
  live.returned.set(list.seat, { items: list.rest, why: stopped });
  list.rest = [];
  return false;
}

/** Everything that waits comes back: the match has gone another way. */
export function endLists(live: Live): void {
  for (const list of live.lists.values()) if (list.rest.length > 0) end(live, list, CHANGED);
}

/** What waits of a seat's list is not to be given any more. */
export function withdraw(live: Live, seat: string): void {
  const list = live.lists.get(seat);
  if (!list || list.rest.length === 0) return;
  list.rest = [];
  list.expects = null;
  live.instructed.add(seat);
}

/** Notes how the lists stand whose state has changed. */
export async function keepLists(trx: Trx, live: Live): Promise<void> {
  for (const seat of live.instructed) {
    const list = live.lists.get(seat);
    if (!list) continue;
    const { player, request, rest, expects } = list;
    list.reply ??= replyOf(live, list);
    const values = { player, request, reply: JSON.stringify(list.reply), rest: JSON.stringify(rest), expects };
    await trx
      .insertInto('lists')
      .values({ ...values, table_id: live.id, seat })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(values))
      .execute();
  }
}

const replyOf = ({ outward }: Live, { taken, rest, stopped }: List): Listed => ({
  seq: outward,
  taken,
  waits: rest.length,
  ...(stopped !== undefined && { stopped }),
});

export async function loadLists(db: Reader, table: string): Promise<Map<string, List>> {
  const rows = await db.selectFrom('lists').selectAll().where('table_id', '=', table).execute();
  return new Map(rows.map((row) => [row.seat, listOf(row)]));
}

function listOf({ seat, player, request, reply, rest, expects }: ListRow): List {
  const told = JSON.parse(reply) as Listed;
  return { seat, player, request, reply: told, taken: told.taken, rest: JSON.parse(rest) as Item[], expects };
}

/** What waits of a seat's list, or what has just come back of it. */
export function restMessage({ id, lists, returned }: Live, seat: string): ServerMessage {
  const { items = lists.get(seat)?.rest ?? [], why } = returned.get(seat) ?? {};
  return { type: 'rest', table: id, seat, items, ...(why !== undefined && { why }) };
}
