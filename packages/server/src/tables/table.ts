import type { Result, Setup } from '@quadrille/kernel';
import type { BotLevel, TableSettings, TableStatus } from '@quadrille/protocol';
import { notFound } from '../problem.ts';
import type { Reader, SeatRecord, TableRecord, TurnRecord } from '../store/schema.ts';
import { lastSeq } from './moves.ts';

/** A table as the server knows it: it holds the seed, so it is never sent. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly host: string;
  readonly created: number;
  readonly started: number | null;
  readonly seed: string;
  readonly version: number;
  readonly data: string;
  readonly waiting: readonly string[];
  /** When that changed last. */
  readonly touched: number;
  /** Where somebody's reaction is in and others' are out: the last row before. */
  readonly outward: number | null;
  readonly result: Result | null;
  readonly invite: string;
  readonly rematch: string | null;
  readonly origin: Origin | null;
  /** It is paused because no person is left at it. */
  readonly deserted: number;
  readonly revision: number;
  readonly seats: readonly SeatRecord[];
}

/** Where a sandbox comes from: the position of a match as a seat sees it, with the rest imagined by this seed. */
export interface Origin {
  readonly table: string;
  readonly seq: number;
  /** Whose knowledge it is; `true` position if nothing is hidden from its owner. */
  readonly seat: string | null;
  readonly imagined: string | null;
}

type Whole = TableRecord & TurnRecord;

const parsed = (record: Whole, seats: readonly SeatRecord[]): Table => ({
  ...record,
  setup: JSON.parse(record.setup) as Setup,
  settings: JSON.parse(record.settings) as TableSettings,
  status: record.status as TableStatus,
  waiting: JSON.parse(record.waiting) as string[],
  result: record.result === null ? null : (JSON.parse(record.result) as Result),
  origin: record.origin === null ? null : (JSON.parse(record.origin) as Origin),
  seats,
});

/** Tables with whose turn it is. */
export const wholeTables = (db: Reader) =>
  db.selectFrom('tables').innerJoin('turns', 'turns.table_id', 'tables.id').selectAll(['tables', 'turns']);

export async function loadTable(db: Reader, id: string): Promise<Table> {
  const record = await wholeTables(db).where('id', '=', id).executeTakeFirst();
  if (!record) throw notFound('table');
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('position').execute();
  return parsed(record, seats);
}

export async function loadTables(db: Reader, records: readonly Whole[]): Promise<Table[]> {
  if (records.length === 0) return [];
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return records.map((record) => parsed(record, byTable.get(record.id) ?? []));
}

/** The last row that anybody outside may know of: of reactions nothing shows until all are in. */
export const outwardSeq = async (db: Reader, { id, outward }: Pick<Table, 'id' | 'outward'>): Promise<number> =>
  outward ?? lastSeq(db, id);

/** A bot answers for this seat: for good, or as caretaker. */
export const isBot = ({ bot }: SeatRecord): boolean => bot !== null;
export const isCaretaker = ({ bot, player }: SeatRecord): boolean => bot !== null && player !== null;
export const levelOf = ({ bot }: SeatRecord): BotLevel => (bot ?? 'random') as BotLevel;

export const seatsOf = ({ seats }: Table, player: string): string[] =>
  seats.filter((each) => each.player === player).map(({ seat }) => seat);

export const seatOf = ({ seats }: Table, seat: string): SeatRecord | undefined =>
  seats.find((each) => each.seat === seat);

/** The people at the table, each once. */
export const peopleOf = ({ seats }: Table): string[] => [
  ...new Set(seats.flatMap(({ player }) => (player === null ? [] : [player]))),
];

/** Somebody of flesh and blood looks after this seat. */
const isPerson = ({ player, bot }: SeatRecord): boolean => player !== null && bot === null;

/** Nobody is left at the table: bots and caretakers would play it to its end among themselves. */
export const isDeserted = ({ seats }: Table): boolean => !seats.some(isPerson);

/** So long nobody has answered at a table without clocks: whoever is waited for is absent. */
const WEEK = 7 * 86_400_000;

/** Whether the player of a seat is absent by the table's own rules, so that others may take the seat over. */
export function isAbsent(table: Table, seat: string, now: number): boolean {
  const record = seatOf(table, seat);
  if (!record || record.player === null) return false;
  if (isCaretaker(record)) return true;
  const { settings, waiting, touched } = table;
  return settings.pace.kind === 'untimed' && waiting.includes(seat) && touched + WEEK <= now;
}

/** Whether the match has begun. */
export const hasBegun = ({ started }: Table): boolean => started !== null;
export const isOver = ({ status }: Table): boolean => status === 'over' || status === 'ended';
