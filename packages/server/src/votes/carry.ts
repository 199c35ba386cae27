import type { VoteKind } from '@quadrille/protocol';
import { later } from '../clock/pace.ts';
import type { Hall } from '../match/hall.ts';
import type { Live } from '../match/live.ts';
import { settle } from '../match/settle.ts';
import { rewind } from '../match/undo.ts';
import { notify } from '../notices/notify.ts';
import type { Trx, VoteRow } from '../store/schema.ts';
import { loadTable, seatOf, type Table } from '../tables/table.ts';
import { argsOf, type VoteArgs } from './votes.ts';

type Effect = (hall: Hall, trx: Trx, live: Live, args: VoteArgs) => Promise<void>;

const setStatus = async (trx: Trx, { id }: Live, status: Table['status']): Promise<void> => {
  await trx.updateTable('tables').set({ status }).where('id', '=', id).execute();
};

/** What each vote does when it is carried. */
const EFFECTS: Readonly<Record<VoteKind, Effect>> = {
  takeback: (hall, trx, live, { to = 0 }) => rewind(hall, trx, live, to),
  pause: (_hall, trx, live) => setStatus(trx, live, 'paused'),
  resume: (_hall, trx, live) => setStatus(trx, live, 'playing'),
  end: (_hall, trx, live) => setStatus(trx, live, 'ended'),
  extend: async (_hall, trx, { table }, { seconds = 0 }) => {
    const { pace } = table.settings;
    for (const { seat, clock, deadline, zone } of table.seats) {
      if (deadline === null) continue;
      const more = seconds * 1000;
      const moved = later(deadline, more, pace.kind === 'correspondence' ? pace.weekends : 'on', zone);
      const change = { deadline: moved, absence: 0, ...(clock !== null && { clock: clock + more }) };
      await trx.updateTable('seats').set(change).where('table_id', '=', table.id).where('seat', '=', seat).execute();
    }
  },
  replace: async (hall, trx, { id, table }, { seat = '' }) => {
    await notify(trx, hall, 'seat', id, [seatOf(table, seat)?.player ?? []].flat());
    await trx
      .updateTable('seats')
      .set((eb) => ({ offered: 1, bot: eb.fn.coalesce('bot', eb.val('normal')) }))
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .execute();
  },
};

/** Does what was voted for. */
export async function carry(hall: Hall, trx: Trx, live: Live, vote: VoteRow): Promise<void> {
  await EFFECTS[vote.kind as VoteKind](hall, trx, live, argsOf(vote));
  live.table = await loadTable(trx, live.id);
  await settle(trx, live, { hall });
}
