import type { Pledge } from '@quadrille/bots';
import type { AnyEvent, Treaty } from '@quadrille/kernel';
import { timedId } from '../ids.ts';
import type { News } from '../store/moves.ts';
import type { MoveRow, Reader, TreatyRow, Trx } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
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

/** What the bot of a seat is bound to: what it promised when asked, and what binds both sides alike. */
export function pledgesOf({ treaties }: Live, seat: string): Pledge[] {
  return treaties.flatMap(({ from_seat, to_seat, kind, about }) => {
    const other = to_seat === seat ? from_seat : kind === 'truce' && from_seat === seat ? to_seat : undefined;
    return other === undefined ? [] : [{ kind, to: other, ...(about !== null && { about }) }];
  });
}

/** Notes what the news that everybody has heard makes of treaties; what nobody broke in its time was kept. */
export async function judge(trx: Trx, live: Live, news: News): Promise<void> {
  const { title, match, treaties } = live;
  const { state } = match.real?.inspect() ?? {};
  if (treaties.length === 0 || !title.treaties || state === undefined) return;
  const open: AnyEvent[] = news.flatMap(({ event, only }) => (only ? [] : [event]));
  for (const row of treaties) {
    const treaty = treatyOf(row);
    const [verdict] = open.flatMap((event) => title.treaties?.verdict(treaty, event, state) ?? []);
    if (verdict) await settleTreaty(trx, live, row, verdict.kept ? 'kept' : 'broken', verdict.seat);
    else if (title.treaties.isOver(treaty, state)) await settleTreaty(trx, live, row, 'kept', null);
  }
}

async function settleTreaty(
  trx: Trx,
  live: Live,
  { letter }: TreatyRow,
  state: 'kept' | 'broken',
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
  if (kind === 'rewind')
    await here.set({ state: 'lapsed' }).where('seq', '>', to).where('state', 'in', ['proposed', 'agreed']).execute();
  live.treaties = await loadTreaties(trx, live.id);
}
