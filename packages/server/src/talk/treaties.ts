import type { Terms } from '@quadrille/kernel';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { bondsOf, loadTreaties } from '../match/treaties.ts';
import { conflict, forbidden, invalid, notFound } from '../problem.ts';
import type { MessageRow, Reader, TreatyRow } from '../store/schema.ts';
import { seatOf } from '../tables/table.ts';

/** What one seat may propose to another now, as far as it can see. */
export function offersOf({ title, match }: Live, from: string, to: string): readonly Terms[] {
  const state = match.real?.inspect().state;
  return state === undefined || from === to ? [] : (title.treaties?.offers(state, from, to) ?? []);
}

/** Whether the game knows such a treaty between these two at this time. */
export const isOffered = (live: Live, from: string, to: string, { kind, about }: Terms): boolean =>
  offersOf(live, from, to).some((each) => each.kind === kind && each.about === about);

export function needOffer(live: Live, from: string, to: string, terms: Terms): void {
  if (!isOffered(live, from, to, terms)) throw invalid('There is no such treaty between you now.');
}

/** Keeps what a letter proposes. */
export async function keepTerms(
  hall: Hall,
  live: Live,
  { id, seat, to_seat }: MessageRow,
  { kind, about }: Terms,
  state: TreatyRow['state'],
  db: Reader = hall.store.db,
): Promise<void> {
  const made = live.title.treaties?.date(live.match.real?.inspect().state) ?? '';
  const row: TreatyRow = {
    ...{ letter: id, table_id: live.id, from_seat: seat ?? '', to_seat: to_seat ?? '', kind, about: about ?? null },
    ...{ made, seq: live.seq, state, judged: null, by_seat: null, from_done: null, to_done: null },
  };
  await db.insertInto('treaties').values(row).execute();
  if (state === 'agreed') live.treaties = [...live.treaties, row];
}

/** What has been agreed to, whatever became of it. */
const HELD: readonly TreatyRow['state'][] = ['agreed', 'kept', 'broken'];

/** Answers a proposal to a seat of one's own. */
export async function answerTerms(
  hall: Hall,
  live: Live,
  player: string | null,
  letter: string,
  agree: boolean,
): Promise<void> {
  const { db, bus } = hall.store;
  const row = await db.selectFrom('treaties').selectAll().where('letter', '=', letter).executeTakeFirst();
  if (!row || row.table_id !== live.id) throw notFound('treaty');
  if (player === null || seatOf(live.table, row.to_seat)?.player !== player)
    throw forbidden('This was not proposed to you.');
  // Said again, it is said already.
  if (agree ? HELD.includes(row.state) : row.state === 'refused') return;
  if (row.state !== 'proposed') throw conflict('settled', 'This has been answered already.');
  // What was proposed long ago may be past: whoever proposed it must not be bound to it now.
  const { from_seat, to_seat, kind, about } = row;
  if (agree && !isOffered(live, from_seat, to_seat, { kind, ...(about !== null && { about }) }))
    throw conflict('lapsed', 'This cannot be agreed on any more.');
  const made = live.title.treaties?.date(live.match.real?.inspect().state) ?? '';
  const state = agree ? ('agreed' as const) : ('refused' as const);
  await db.updateTable('treaties').set({ state, made, seq: live.seq }).where('letter', '=', letter).execute();
  live.treaties = await loadTreaties(db, live.id);
  await bus.publish({ kind: 'message', table: live.id, id: letter });
}

/** What a seat remembers of another: how often that one has kept its word, and what it has had for nothing. */
export interface Past {
  /** How often the other has kept its word, less twice how often it has broken it. */
  readonly faith: number;
  /** What was done or promised to the other for nothing in return, less what came from there. */
  readonly favours: number;
}

export async function pastOf({ store }: Hall, live: Live, seat: string, other: string): Promise<Past> {
  const rows = await store.db
    .selectFrom('treaties')
    .selectAll()
    .where('table_id', '=', live.id)
    .where('state', 'in', HELD)
    .execute();
  const between = rows.filter(({ from_seat, to_seat }) =>
    [from_seat, to_seat].every((each) => each === seat || each === other),
  );
  const sum = (of: (row: TreatyRow) => number) => between.reduce((total, row) => total + of(row), 0);
  return {
    faith: sum(({ state, by_seat }) =>
      state === 'broken' ? (by_seat === other ? -2 : 0) : state === 'kept' && by_seat !== seat ? 1 : 0,
    ),
    favours: sum((row) => {
      const [bond, another] = bondsOf(live, row);
      const done = row.state === 'agreed' || (row.state === 'kept' && row.by_seat !== null);
      if (!done || !bond || another) return 0;
      return bond.seat === seat ? 1 : -1;
    }),
  };
}

/** Notes what a bot has said to a proposal. */
export async function settleTerms(hall: Hall, live: Live, letter: string, state: 'agreed' | 'refused'): Promise<void> {
  await hall.store.db.updateTable('treaties').set({ state }).where('letter', '=', letter).execute();
  live.treaties = await loadTreaties(hall.store.db, live.id);
}
