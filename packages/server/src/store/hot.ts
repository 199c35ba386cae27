import { CompiledQuery } from 'kysely';
import type { Db, MoveRow, Trx } from './schema.ts';

/** The writes of every answer, compiled once: building a query takes longer than running it. */
export interface Hot {
  insertMove(trx: Trx, row: MoveRow): Promise<void>;
  updateWaiting(trx: Trx, table: string, waiting: string, touched: number): Promise<void>;
}

const SAMPLE: MoveRow = {
  table_id: '',
  seq: 0,
  kind: 'answer',
  seat: '',
  option: '',
  ref: 0,
  by: 'player',
  request: '',
  news: '',
};
const COLUMNS = Object.keys(SAMPLE) as (keyof MoveRow)[];

export function compileHot(db: Db): Hot {
  const insert = db.insertInto('moves').values(SAMPLE).compile().sql;
  const update = db.updateTable('tables').set({ waiting: '', touched: 0 }).where('id', '=', '').compile().sql;
  const run = async (trx: Trx, text: string, values: readonly unknown[]): Promise<void> => {
    await trx.executeQuery(CompiledQuery.raw(text, [...values]));
  };
  return {
    insertMove: (trx, row) =>
      run(
        trx,
        insert,
        COLUMNS.map((column) => row[column]),
      ),
    updateWaiting: (trx, table, waiting, touched) => run(trx, update, [waiting, touched, table]),
  };
}
