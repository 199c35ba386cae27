import { Match, Random, setupFor, type Title } from '@quadrille/kernel';
import { storeCheckpoint } from '@quadrille/server/match/checkpoints.ts';
import type { Hall } from '@quadrille/server/match/hall.ts';
import type { MoveRow } from '@quadrille/server/store/schema.ts';
import { packNews } from '@quadrille/server/tables/moves.ts';

/** A match from its beginning to its end, as rows. */
export interface Life {
  readonly seed: string;
  readonly rows: readonly Omit<MoveRow, 'table_id'>[];
  /** Who was waited for after each row. */
  readonly waiting: readonly (readonly string[])[];
}

const SEED = 'bench';
const PAGE = 500;

/** Plays a match of four at random to its end. */
export function wholeMatch({ definition, ...title }: Title): Life {
  const setup = setupFor({ definition, ...title }, { players: 4 });
  const match = Match.create(definition, { setup, seed: SEED });
  const random = new Random('whole', 'fast');
  const none = { seat: null, option: null, ref: null, by: null, request: null };
  const rows: Omit<MoveRow, 'table_id'>[] = [{ ...none, seq: 0, kind: 'start', news: packNews(match.news) }];
  const waiting: string[][] = [[...match.waiting]];
  while (!match.result) {
    const [seat = ''] = match.waiting;
    const { id: option } = random.pick(match.options(seat), 'what');
    match.answer(seat, option);
    const news = packNews(match.news);
    rows.push({
      ...none,
      seq: rows.length,
      kind: 'answer',
      seat,
      option,
      by: 'player',
      request: `r${rows.length}`,
      news,
    });
    waiting.push([...match.waiting]);
  }
  return { seed: SEED, rows, waiting };
}

/** Makes a table one whose match has had so many of these answers. */
export async function putPast({ store, matches }: Hall, table: string, life: Life, length: number): Promise<void> {
  const rows = life.rows.slice(1, length + 1).map((row) => ({ ...row, table_id: table }));
  await store.write(table, async (trx) => {
    for (let from = 0; from < rows.length; from += PAGE)
      await trx
        .insertInto('moves')
        .values(rows.slice(from, from + PAGE))
        .execute();
    const waiting = JSON.stringify(life.waiting[length] ?? []);
    await trx.updateTable('tables').set({ seed: life.seed }).where('id', '=', table).execute();
    // They were there when it began, and need no notice of it.
    await trx.deleteFrom('jobs').where('kind', '=', 'notice').where('key', 'like', `% ${table} %`).execute();
    await trx.updateTable('turns').set({ waiting, touched: Date.now() }).where('table_id', '=', table).execute();
  });
  matches.drop(table);
  // Played from its beginning it would have its checkpoints.
  await matches.use(table, (live) => store.write(table, (trx) => storeCheckpoint(trx, live)));
}
