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

const isTurn = (line: Line): line is Turn => line.length === 3;

/** What is told to a database on top of which fresh things were laid. */
export interface Fresh {
  note(line: Line): void;
  mark(row: CheckpointRow): void;
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
  const note = (line: Line) => void (isTurn(line) ? turn : move).run(...line);
  return {
    note,
    mark: ({ table_id, seq, undone, checkpoint }) => void mark.run(table_id, seq, undone, checkpoint),
    unmark: (table, from) => {
      for (const each of unmark) each.run(table, from);
    },
    takeIn: (commits) => {
      for (const { text } of commits)
        for (const line of JSON.parse(text) as readonly Line[])
          if (isTurn(line) || isFiled.get(line[0], line[1]) === undefined) note(line);
    },
    size: () => Number(size.get()),
    file: () => {
      for (const each of file) each.run();
    },
  };
}
