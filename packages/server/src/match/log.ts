import { visible } from '@quadrille/kernel';
import { LIMITS, type Logged } from '@quadrille/protocol';
import type { Reader } from '../store/schema.ts';
import { newsOf, standing } from '../tables/moves.ts';

/** The latest log entries a seat may read, of rows after one and up to another. */
export async function logOf(
  db: Reader,
  table: string,
  seat: string | null,
  {
    after = -1,
    upTo,
    told = upTo,
  }: {
    readonly after?: number | undefined;
    readonly upTo: number;
    /** The last row that may be named. */
    readonly told?: number;
  },
): Promise<{ readonly log: readonly Logged[]; readonly more: boolean; readonly first: number }> {
  const rows = await db
    .selectFrom('moves')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '<=', upTo)
    .where('seq', '>', after)
    .orderBy('seq', 'desc')
    .limit(LIMITS.log)
    .execute();
  rows.reverse();
  const log = standing(rows).flatMap((row) =>
    visible(newsOf(row), seat).map((event) => ({ seq: Math.min(row.seq, told), event })),
  );
  const first = rows[0]?.seq ?? 0;
  return { log, more: first > 0, first };
}
