import { CompiledQuery } from 'kysely';
import type { CheckpointRow, Db, MoveRow, Trx, TurnRecord } from './schema.ts';

/** The writes of every answer, without building a query each time: that would take longer than running it. */
export interface Hot {
  insertMove(trx: Trx, row: MoveRow): Promise<void> | void;
  updateTurn(trx: Trx, row: TurnRecord): Promise<void> | void;
  /** Keeps a checkpoint. It is a cache, and may be lost in a crash. */
  keepCheckpoint(trx: Trx, row: CheckpointRow): Promise<void> | void;
  /** Drops the checkpoints of a table from some row on. */
  dropCheckpoints(trx: Trx, table: string, from: number): Promise<void> | void;
}

const MOVE: MoveRow = {
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
const COLUMNS = Object.keys(MOVE) as (keyof MoveRow)[];

/** Through the query builder's connections. */
export function compileHot(db: Db): Hot {
  const insert = db.insertInto('moves').values(MOVE).compile().sql;
  const update = db.updateTable('turns').set({ waiting: '', touched: 0 }).where('table_id', '=', '').compile().sql;
  const run = async (trx: Trx, text: string, values: readonly (string | number | null)[]) => {
    await trx.executeQuery(CompiledQuery.raw(text, [...values]));
  };
  return {
    insertMove: (trx, row) =>
      run(
        trx,
        insert,
        COLUMNS.map((column) => row[column]),
      ),
    updateTurn: (trx, { table_id, waiting, touched }) => run(trx, update, [waiting, touched, table_id]),
    keepCheckpoint: async (trx, row) => {
      await trx
        .insertInto('checkpoints')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
        .execute();
    },
    dropCheckpoints: async (trx, table, from) => {
      await trx.deleteFrom('checkpoints').where('table_id', '=', table).where('seq', '>=', from).execute();
    },
  };
}
