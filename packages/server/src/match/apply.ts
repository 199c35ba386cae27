import type { Outcome } from '@quadrille/kernel';
import type { Problem } from '@quadrille/protocol';
import type { MoveRow, Trx } from '../store/schema.ts';
import { packNews } from '../tables/moves.ts';
import { advance, type Live } from './live.ts';
import { judge } from './treaties.ts';

/** An answer to be given to the rules and written down. */
export interface AnswerRequest {
  readonly seat: string;
  readonly option: string;
  /** The question it answers, by its stamp or by its place among those open to the seat. */
  readonly which: string | number;
  readonly by: NonNullable<MoveRow['by']>;
  /** Unique for this seat and asking; the same again is the same answer. */
  readonly request: string | null;
  /** Whoever answers must (still) have the right to. */
  allowed(live: Live): Problem | undefined;
}

export type Taken =
  | { readonly ok: true; readonly seq: number; readonly repeated?: true }
  | ({ readonly ok: false } & Problem);

/** Gives an answer to the rules, and writes it down if they take it. What follows of itself is not done here. */
export async function applyAnswer(trx: Trx, live: Live, request: AnswerRequest): Promise<Taken> {
  const { seat, option, by } = request;
  const refused = request.allowed(live);
  if (refused) return { ok: false, ...refused };
  const earlier = request.request === null ? undefined : await earlierAnswer(trx, live, request);
  if (earlier !== undefined) return { ok: true, seq: Math.min(earlier, live.outward), repeated: true };
  const veil = live.match.veil();
  const which = typeof request.which === 'number' ? request.which : live.match.which(seat, request.which);
  const first = live.match.questions(seat).findIndex(({ chosen }) => chosen === undefined);
  const outcome: Outcome = live.match.answer(seat, option, which ?? request.which);
  if (!outcome.ok) return outcome;
  const { news } = live.match;
  const row: MoveRow = {
    table_id: live.id,
    seq: live.seq + 1,
    kind: 'answer',
    seat,
    option,
    ref: which === undefined || which === Math.max(0, first) ? null : which,
    by,
    request: request.request,
    news: packNews(news),
  };
  await trx.insertInto('moves').values(row).execute();
  advance(live, row, { news, lifted: live.match.veil() > veil });
  await judge(trx, live, news);
  return { ok: true, seq: live.outward };
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
