import type Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import type { Db, MoveRow, Trx } from './schema.ts';

/** The writes of every answer, compiled once: building a query takes longer than running it. */
export interface Hot {
  insertMove(trx: Trx, row: MoveRow): Promise<void> | void;
  updateWaiting(trx: Trx, table: string, waiting: string, touched: number): Promise<void> | void;
}

type Values = readonly (string | number | null)[];
/** Runs one of these texts within a transaction. */
type Run = (trx: Trx, text: string, values: Values) => Promise<void> | void;

export interface HotOptions {
  readonly run?: Run;
  /** Where answers go. */
  readonly into?: 'moves' | 'fresh';
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

export function compileHot(db: Db, { run = throughBuilder, into = 'moves' }: HotOptions = {}): Hot {
  const insert = db.insertInto(into).values(SAMPLE).compile().sql;
  const update = db.updateTable('turns').set({ waiting: '', touched: 0 }).where('table_id', '=', '').compile().sql;
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

const throughBuilder: Run = async (trx, text, values) => {
  await trx.executeQuery(CompiledQuery.raw(text, [...values]));
};

/** On the one connection of the embedded database, which whoever is in a transaction has to themselves. */
export function straight(database: Database.Database): Run {
  const prepared = new Map<string, Database.Statement>();
  return (_trx, text, values) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    statement.run(...values);
  };
}
