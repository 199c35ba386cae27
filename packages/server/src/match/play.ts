import type { Outcome } from '@quadrille/kernel';
import type { Problem } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Presence } from '../presence/presence.ts';
import type { MoveRow, Trx } from '../store/schema.ts';
import { showTable } from '../tables/show.ts';
import { loadTable } from '../tables/table.ts';
import { showAnew } from './anew.ts';
import { type Audience, showStep } from './audience.ts';
import { storeCheckpoint } from './checkpoints.ts';
import { showClocks } from './clocks.ts';
import { movesBetween, newsOf, packNews } from './history.ts';
import { type Live, remember } from './live.ts';
import type { Matches } from './matches.ts';
import { openLive } from './open.ts';
import { settle } from './settle.ts';
import { showSpectators } from './spectators.ts';

/** What playing needs. */
export interface Hall extends Context {
  readonly matches: Matches;
  readonly audience: Audience;
  readonly presence: Presence;
  /** Looks after what has just become due: bots, notices. */
  stirred(live: Live): void;
}

export interface AnswerRequest {
  readonly seat: string;
  readonly option: string;
  readonly stamp: string | undefined;
  readonly by: NonNullable<MoveRow['by']>;
  /** Unique for this seat and asking; the same again is the same answer. */
  readonly request: string | null;
  /** Whoever answers must (still) have the right to. */
  allowed(live: Live): Problem | undefined;
}

export type Taken =
  | { readonly ok: true; readonly seq: number; readonly repeated?: true }
  | ({ readonly ok: false } & Problem);

/**
 * Takes an answer: within the match's queue and its lock, it is checked, given to the rules and written to disk; only
 * then is anybody told.
 */
export async function takeAnswer(hall: Hall, live: Live, request: AnswerRequest): Promise<Taken> {
  const { store } = hall;
  let taken: Taken;
  try {
    taken = await store.write(live.id, async (trx) => {
      await catchUp(hall, trx, live);
      return applyAnswer(hall, trx, live, request);
    });
  } catch (fault) {
    hall.matches.drop(live.id);
    throw fault;
  }
  if (taken.ok && !taken.repeated) {
    showStep(live, hall.audience);
    await showSpectators(hall, live);
    showClocks(hall, live);
    if (live.table.status === 'over') await showTable(hall, live);
    hall.stirred(live);
  }
  return taken;
}

async function applyAnswer(hall: Hall, trx: Trx, live: Live, request: AnswerRequest): Promise<Taken> {
  const { seat, option, stamp, by } = request;
  const refused = request.allowed(live);
  if (refused) return { ok: false, ...refused };
  const earlier = request.request === null ? undefined : await earlierAnswer(trx, live, request);
  if (earlier !== undefined) return { ok: true, seq: earlier, repeated: true };
  const veil = live.match.veil();
  const outcome: Outcome = live.match.answer(seat, option, stamp);
  if (!outcome.ok) return outcome;
  const news = live.match.news;
  const row: MoveRow = {
    table_id: live.id,
    seq: live.seq + 1,
    kind: 'answer',
    seat,
    option,
    ref: null,
    by,
    request: request.request,
    news: packNews(news),
  };
  await hall.store.hot.insertMove(trx, row);
  live.seq = row.seq;
  live.news = news;
  remember(live, row, live.match.veil() > veil);
  await settle(trx, live, { hall, answered: seat });
  await storeCheckpoint(trx, live);
  await hall.store.announce(trx, { kind: 'moves', process: hall.process, table: live.id, seq: live.seq });
  return { ok: true, seq: row.seq };
}

/** The sequence number this very request was taken at before, if it was. */
async function earlierAnswer(
  trx: Trx,
  live: Live,
  { seat, option, request }: AnswerRequest,
): Promise<number | undefined> {
  const remembered = live.requests.get(`${seat} ${request}`);
  if (remembered === undefined) return undefined;
  const row = await trx
    .selectFrom('moves')
    .select('seq')
    .where('table_id', '=', live.id)
    .where('seq', '=', remembered)
    .where('option', '=', option)
    .executeTakeFirst();
  return row?.seq;
}

/** Takes in what other processes have written since, and shows it here. Without other processes there is nothing. */
export async function catchUp(hall: Hall, trx: Trx, live: Live): Promise<void> {
  if (hall.store.kind === 'sqlite') return;
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
    const outcome = live.match.answer(row.seat ?? '', row.option ?? '');
    if (!outcome.ok) throw new Error(`Answer ${row.seq} of table ${live.id} does not replay: ${outcome.sentence}`);
    live.seq = row.seq;
    live.news = newsOf(row);
    remember(live, row, live.match.veil() > veil);
    if (row === rows.at(-1)) live.table = await loadTable(trx, live.id);
    showStep(live, hall.audience);
  }
  if (rows.length > 0 && live.table.status === 'over') await showTable(hall, live, trx);
  if (rows.length === 0 && revision !== live.table.revision) live.table = await loadTable(trx, live.id);
}
