import type { AnyEvent, Entry } from '@quadrille/kernel';
import type { MoveRow, Reader } from '../store/schema.ts';

export type News = readonly Entry<AnyEvent>[];

export const newsOf = ({ news }: Pick<MoveRow, 'news'>): News => (news === null ? [] : (JSON.parse(news) as News));
export const packNews = (news: News): string | null => (news.length === 0 ? null : JSON.stringify(news));

/** After the last row. */
export const FOREVER = 2 ** 31 - 1;

/** The number of the last row of a match, or of the last up to some point. */
export async function lastSeq(db: Reader, table: string, upTo = FOREVER): Promise<number> {
  const row = await db
    .selectFrom('moves')
    .select('seq')
    .where('table_id', '=', table)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The numbers of the last rows of many matches. */
export async function lastSeqs(db: Reader, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .select((eb) => [
      'id',
      eb
        .selectFrom('moves')
        .select((of) => of.fn.max('seq').as('last'))
        .whereRef('moves.table_id', '=', 'tables.id')
        .as('seq'),
    ])
    .where('id', 'in', tables)
    .execute();
  return new Map(rows.map(({ id, seq }) => [id, seq ?? 0]));
}

/** Every row of a match from one sequence number to another, both included. */
export const movesBetween = (db: Reader, table: string, from: number, to = FOREVER): Promise<MoveRow[]> =>
  db
    .selectFrom('moves')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();

/**
 * The rows that still count, in order: without answers undone or rewound, and without the undoing. The rows must go up
 * to some point without a gap; what was undone before the first of them must not be among them.
 */
export function standing(rows: readonly MoveRow[]): MoveRow[] {
  const stack: MoveRow[] = [];
  for (const row of rows) {
    if (row.kind === 'answer' || row.kind === 'start') stack.push(row);
    else if (row.kind === 'rewind') while ((stack.at(-1)?.seq ?? 0) > (row.ref ?? 0)) stack.pop();
    else {
      const index = stack.findLastIndex(({ seq }) => seq === row.ref);
      if (index >= 0) stack.splice(index, 1);
    }
  }
  return stack;
}

/** How often something was taken back among these rows. */
export const takebacks = (rows: readonly MoveRow[]): number =>
  rows.filter(({ kind }) => kind === 'undo' || kind === 'rewind').length;
