import type { Pledge } from '@quadrille/bots';
import type { AnyEvent, Bond, Treaty, Verdict } from '@quadrille/kernel';
import { timedId } from '../ids.ts';
import type { MoveRow, Reader, TreatyRow, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { News } from '../tables/moves.ts';
import { isBot, seatOf } from '../tables/table.ts';
import type { Live } from './live.ts';

/** What seats of a table have agreed on and neither kept nor broken yet. */
export const loadTreaties = (db: Reader, table: string): Promise<TreatyRow[]> =>
  db.selectFrom('treaties').selectAll().where('table_id', '=', table).where('state', '=', 'agreed').execute();

export const treatyOf = ({ from_seat, to_seat, kind, about, made }: TreatyRow): Treaty => ({
  from: from_seat,
  to: to_seat,
  kind,
  ...(about !== null && { about }),
  made,
});

/** Who has promised what; where the game does not say, it was promised by whom it was asked of. */
export const bondsOf = ({ title }: Live, row: TreatyRow): readonly Bond[] =>
  title.treaties?.bonds(treatyOf(row)) ?? [{ seat: row.to_seat, ...treatyOf(row) }];

/** What is still to be kept. */
const openBonds = (live: Live, row: TreatyRow): readonly Bond[] =>
  bondsOf(live, row).filter(({ seat }) => row[partOf(row, seat)] === null);

const partOf = ({ from_seat }: TreatyRow, seat: string) => (seat === from_seat ? 'from_done' : 'to_done');

const otherOf = ({ from_seat, to_seat }: TreatyRow, seat: string): string => (seat === from_seat ? to_seat : from_seat);

/** What the bot of a seat is bound to: what it has promised and not done yet. */
export function pledgesOf(live: Live, seat: string): Pledge[] {
  return live.treaties.flatMap((row) =>
    openBonds(live, row)
      .filter((bond) => bond.seat === seat)
      .map(({ kind, about }) => ({ kind, to: otherOf(row, seat), ...(about !== undefined && { about }) })),
  );
}

/** Notes what the news that everybody has heard makes of treaties. */
export async function judge(trx: Trx, live: Live, news: News): Promise<void> {
  const { title, match, treaties } = live;
  const { state } = match.real?.inspect() ?? {};
  if (treaties.length === 0 || !title.treaties || state === undefined) return;
  const open: AnyEvent[] = news.flatMap(({ event, only }) => (only ? [] : [event]));
  for (const row of treaties) {
    const treaty = treatyOf(row);
    const verdicts = open.flatMap((event) => title.treaties?.verdict(treaty, event, state) ?? []);
    const bound = openBonds(live, row);
    const { left, broken } = heard(bound, verdicts);
    const over = title.treaties.isOver(treaty, state);
    if (broken !== undefined) await settleTreaty(trx, live, row, 'broken', broken);
    else if (left.length === 0) await settleTreaty(trx, live, row, 'kept', soleOf(bondsOf(live, row)));
    else if (over) await expire(trx, live, row, left);
    else for (const { seat } of bound.filter((each) => !left.includes(each))) await noteDone(trx, live, row, seat);
  }
}

/** Who is still bound after what was heard, or who has broken their word. Whoever has done their part is free. */
function heard(bound: readonly Bond[], verdicts: readonly Verdict[]) {
  let left = bound;
  for (const { seat, kept } of verdicts) {
    if (!left.some((each) => each.seat === seat)) continue;
    if (!kept) return { left, broken: seat };
    left = left.filter((each) => each.seat !== seat);
  }
  return { left };
}

/** Who alone has promised something: by keeping it they do the other a favour. */
const soleOf = ([bond, another]: readonly Bond[]): string | null => (another ? null : (bond?.seat ?? null));

/** Somebody has done their part, and the other has not yet. */
async function noteDone(trx: Trx, live: Live, row: TreatyRow, seat: string): Promise<void> {
  const part = { [partOf(row, seat)]: live.seq };
  await trx.updateTable('treaties').set(part).where('letter', '=', row.letter).execute();
  live.treaties = live.treaties.map((each) => (each.letter === row.letter ? { ...each, ...part } : each));
}

/** Its time is over. Where a deed was due, who has not done it has broken it; if neither has, nobody is wronged. */
async function expire(trx: Trx, live: Live, row: TreatyRow, left: readonly Bond[]): Promise<void> {
  const [late, another] = left.filter(({ deed }) => deed);
  if (!late) await settleTreaty(trx, live, row, 'kept', null);
  else if (another) await settleTreaty(trx, live, row, 'lapsed', null);
  else await settleTreaty(trx, live, row, 'broken', late.seat);
}

async function settleTreaty(
  trx: Trx,
  live: Live,
  { letter }: TreatyRow,
  state: 'kept' | 'broken' | 'lapsed',
  by_seat: string | null,
): Promise<void> {
  await trx.updateTable('treaties').set({ state, by_seat, judged: live.seq }).where('letter', '=', letter).execute();
  const row = live.treaties.find((each) => each.letter === letter);
  live.treaties = live.treaties.filter((each) => each.letter !== letter);
  live.amended.push(letter);
  if (row && state === 'broken' && by_seat !== null) live.apologies.push({ ...row, by_seat });
}

const REGRETS = 'I gave you my word, and I could not keep it. You may hold it against me.';

/** Tells both sides what has become of their treaties. A bot that has broken its word says so. */
export async function tellOfTreaties(trx: Trx, live: Live, hall: { readonly store: Store; now(): number }) {
  for (const { by_seat, from_seat, to_seat } of live.apologies.splice(0)) {
    const [record, other] = [seatOf(live.table, by_seat ?? ''), by_seat === from_seat ? to_seat : from_seat];
    const reader = seatOf(live.table, other)?.player ?? null;
    if (!record || !isBot(record) || reader === null || live.table.settings.press !== 'open') continue;
    const letter = { table_id: live.id, player: null, seat: by_seat, to_seat: other, to_player: reader, text: REGRETS };
    const id = timedId(hall.now());
    await trx
      .insertInto('messages')
      .values({ ...letter, id, at: hall.now() })
      .execute();
    live.amended.push(id);
  }
  for (const id of live.amended.splice(0)) await hall.store.announce(trx, { kind: 'message', table: live.id, id });
}

/** What was judged after so many rows is open again; where the match itself is rewound, what was agreed since never was. */
export async function rewindTreaties(trx: Trx, live: Live, to: number, kind: MoveRow['kind']): Promise<void> {
  const here = trx.updateTable('treaties').where('table_id', '=', live.id);
  await here.set({ state: 'agreed', by_seat: null, judged: null }).where('judged', '>', to).execute();
  await here.set({ from_done: null }).where('from_done', '>', to).execute();
  await here.set({ to_done: null }).where('to_done', '>', to).execute();
  if (kind === 'rewind')
    await here.set({ state: 'lapsed' }).where('seq', '>', to).where('state', 'in', ['proposed', 'agreed']).execute();
  live.treaties = await loadTreaties(trx, live.id);
}
