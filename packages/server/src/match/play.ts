import type { Outcome } from '@quadrille/kernel';
import type { Problem } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import type { Bustle } from '../presence/bustle.ts';
import type { Presence } from '../presence/presence.ts';
import type { Vigil } from '../presence/vigil.ts';
import type { MoveRow, Trx } from '../store/schema.ts';
import { showTable } from '../tables/show.ts';
import { loadTable } from '../tables/table.ts';
import { showAnew } from './anew.ts';
import type { Audience } from './audience.ts';
import { storeCheckpoint } from './checkpoints.ts';
import { showClocks } from './clocks.ts';
import { forcedOf } from './forced.ts';
import { movesBetween, newsOf, packNews } from './history.ts';
import type { Later } from './later.ts';
import { advance, type Live } from './live.ts';
import type { Matches } from './matches.ts';
import { openLive } from './open.ts';
import { settle } from './settle.ts';
import { showSteps, type Whom } from './show.ts';
import { showSpectators } from './spectators.ts';

/** What playing needs. */
export interface Hall extends Context {
  readonly matches: Matches;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly bustle: Bustle;
  readonly vigil: Vigil;
  /** Tables at which those who look on have not been told everything. */
  readonly later: Later;
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
  /** It is on disk, and whoever answered has been shown what came of it: they need not wait for the others. */
  shown?(taken: Taken): void;
}

export type Taken =
  | { readonly ok: true; readonly seq: number; readonly repeated?: true }
  | ({ readonly ok: false } & Problem);

/**
 * Takes an answer: within the match's queue and its lock, it is checked, given to the rules and written to disk,
 * together with what follows of itself; only then is anybody told.
 */
export async function takeAnswer(hall: Hall, live: Live, request: AnswerRequest): Promise<Taken> {
  const taken = await written(hall, live, async (trx) => {
    const outcome = await applyAnswer(hall, trx, live, request);
    if (outcome.ok && !outcome.repeated) await applyForced(hall, trx, live, request.seat);
    return outcome;
  });
  if (taken.ok && !taken.repeated)
    await tell(hall, live, { answered: request.seat, shown: () => request.shown?.(taken) });
  return taken;
}

/** Answers every decision that is no choice, where its being no choice is public knowledge. */
export async function answerForced(hall: Hall, live: Live): Promise<void> {
  if (!forcedOf(live)) return;
  await written(hall, live, (trx) => applyForced(hall, trx, live, undefined));
  await tell(hall, live, { answered: undefined });
}

/** Works on a match within its lock. If that fails its memory may be ahead of the disk, and is forgotten. */
async function written<T>(hall: Hall, live: Live, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await hall.store.write(live.id, async (trx) => {
      await catchUp(hall, trx, live);
      return work(trx);
    });
  } catch (fault) {
    hall.matches.drop(live.id);
    throw fault;
  }
}

/** Tells everybody what is on disk now: first those who are asked and whoever has answered. */
async function tell(hall: Hall, live: Live, whom: Whom): Promise<void> {
  const over = live.table.status === 'over';
  if (await showSteps(hall, live, over ? 'everybody' : whom)) hall.later.add(live.id);
  await showSpectators(hall, live);
  showClocks(hall, live);
  if (over) {
    await showTable(hall, live);
    await hall.store.bus.publish({ kind: 'over', table: live.id });
  }
  hall.stirred(live);
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
  const { news } = live.match;
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
  advance(live, row, { news, lifted: live.match.veil() > veil });
  return { ok: true, seq: row.seq };
}

/** What follows of itself, and how the table stands then. */
async function applyForced(hall: Hall, trx: Trx, live: Live, answered: string | undefined): Promise<void> {
  for (let forced = forcedOf(live); forced; forced = forcedOf(live)) {
    const request: AnswerRequest = { ...forced, by: 'forced', request: null, allowed: () => undefined };
    const outcome = await applyAnswer(hall, trx, live, request);
    if (!outcome.ok) break;
  }
  await settle(trx, live, { hall, ...(answered !== undefined && { answered }) });
  await storeCheckpoint(hall.store, trx, live);
  await hall.store.announce(trx, { kind: 'moves', process: hall.process, table: live.id, seq: live.seq });
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
    advance(live, row, { news: newsOf(row), lifted: live.match.veil() > veil });
  }
  if (rows.length > 0 || revision !== live.table.revision) live.table = await loadTable(trx, live.id);
  if (rows.length === 0) return;
  const over = live.table.status === 'over';
  if (await showSteps(hall, live, over ? 'everybody' : { answered: undefined }, trx)) hall.later.add(live.id);
  if (over) await showTable(hall, live, trx);
}
