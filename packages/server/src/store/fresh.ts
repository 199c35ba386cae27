import type Database from 'better-sqlite3';
import type { Commit } from './journal.ts';
import type { CheckpointRow, MoveRow, TurnRecord } from './schema.ts';

/**
 * What the embedded database has been told of late and has not filed yet, in memory and within the same transactions as
 * everything else: answers (`fresh`), who is waited for (`turned`) and checkpoints (`marks`). `moves`, `turning` and
 * `saved` show it together with what is filed. The journal, and `pending` in the
 * database, hold answers and turns on disk; checkpoints are a cache and need no disk.
 */
export function layFresh(database: Database.Database): void {
  database.pragma('temp_store = MEMORY');
  database.exec(`
    create temp table fresh (table_id text not null, seq integer not null, kind text not null, seat text, option text,
      ref integer, by text, request text, news text, primary key (table_id, seq)) without rowid;
    create temp table turned (table_id text primary key, waiting text not null, touched integer not null) without rowid;
    create temp table marks (table_id text not null, seq integer not null, undone integer not null,
      checkpoint text not null, primary key (table_id, seq)) without rowid;
    create temp view moves as select * from main.kept union all select * from fresh;
    create temp view turning as select main.turns.table_id,
      coalesce(turned.waiting, main.turns.waiting) as waiting, coalesce(turned.touched, main.turns.touched) as touched
      from main.turns left join turned on turned.table_id = main.turns.table_id;
    create temp view saved as select * from main.checkpoints union all select * from marks;
    create temp trigger moves_insert instead of insert on moves begin
      insert into kept values (new.table_id, new.seq, new.kind, new.seat, new.option, new.ref, new.by, new.request,
        new.news);
      end;
  `);
}

type Move = readonly (string | number | null)[];
type Turn = readonly [table: string, waiting: string, touched: number];
/** An answer or a turn, as the journal holds it. */
export type Line = Move | Turn;
/** What there is to be told: besides these, checkpoints. */
export type Told = Line | CheckpointRow;

const COLUMNS = [
  'table_id',
  'seq',
  'kind',
  'seat',
  'option',
  'ref',
  'by',
  'request',
  'news',
] as const satisfies readonly (keyof MoveRow)[];

export const moveOf = (row: MoveRow): Move => COLUMNS.map((column) => row[column]);
export const turnOf = ({ table_id, waiting, touched }: TurnRecord): Turn => [table_id, waiting, touched];

const isLine = (told: Told): told is Line => Array.isArray(told);
const isTurn = (line: Line): line is Turn => line.length === 3;

/** What is told to a database on top of which fresh things were laid. */
export interface Fresh {
  put(told: Told): void;
  /** To be put before the next question: many at once cost less than one by one. */
  keep(told: readonly Told[]): void;
  /** Puts what is kept, unless in the middle of a transaction, which might fail and take it along. */
  settle(): void;
  /** Drops the checkpoints of a table from some row on. */
  unmark(table: string, from: number): void;
  /** Takes in commits that have not been filed, or not all of them. */
  takeIn(commits: readonly Commit[]): void;
  /** How many answers are fresh. */
  size(): number;
  /** Files everything. */
  file(): void;
}

export function keepFresh(database: Database.Database): Fresh {
  const prepare = (texts: readonly string[]) => texts.map((text) => database.prepare(text));
  const turn = database.prepare('replace into turned values (?, ?, ?)');
  const move = database.prepare('insert into fresh values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const isFiled = database.prepare('select 1 from kept where table_id = ? and seq = ?').pluck();
  const mark = database.prepare('replace into marks values (?, ?, ?, ?)');
  const unmark = prepare(['marks', 'checkpoints'].map((each) => `delete from ${each} where table_id = ? and seq >= ?`));
  const size = database.prepare('select count(*) from fresh').pluck();
  const file = prepare([
    'insert into kept select * from fresh order by table_id, seq',
    `update turns set waiting = turned.waiting, touched = turned.touched from turned
      where turned.table_id = turns.table_id`,
    'replace into checkpoints select * from marks',
    ...['fresh', 'turned', 'marks', 'pending'].map((each) => `delete from ${each}`),
  ]);
  let kept: Told[] = [];
  const put = (told: Told) => {
    if (!isLine(told)) mark.run(told.table_id, told.seq, told.undone, told.checkpoint);
    else if (isTurn(told)) turn.run(...told);
    else move.run(...told);
  };
  const putAll = database.transaction((all: readonly Told[]) => {
    for (const each of all) put(each);
  });
  return {
    put,
    keep: (told) => void kept.push(...told),
    settle: () => {
      if (kept.length === 0 || database.inTransaction) return;
      putAll(kept);
      kept = [];
    },
    unmark: (table, from) => {
      for (const each of unmark) each.run(table, from);
    },
    takeIn: (commits) => {
      for (const { text } of commits)
        for (const line of JSON.parse(text) as readonly Line[])
          if (isTurn(line) || isFiled.get(line[0], line[1]) === undefined) put(line);
    },
    size: () => Number(size.get()) + kept.filter((each) => isLine(each) && !isTurn(each)).length,
    file: () => {
      for (const each of file) each.run();
    },
  };
}
