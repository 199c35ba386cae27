import type { NoticeKind } from '@quadrille/protocol';
import { contactOf, findPlayer } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import { timedId } from '../ids.ts';
import type { Work } from '../jobs/jobs.ts';
import { putJob } from '../jobs/put.ts';
import type { Presence } from '../presence/presence.ts';
import { isBot, isOver, loadTable, seatsOf, type Table } from '../tables/table.ts';
import type { Couriers } from './couriers.ts';
import type { NoticeArgs } from './notify.ts';

const SENTENCES: Readonly<Record<NoticeKind, (name: string) => string>> = {
  turn: (name) => `It is your turn at “${name}”.`,
  reminder: (name) => `“${name}” is waiting for you, and time is running out.`,
  vote: (name) => `A vote at “${name}” waits for you.`,
  letter: (name) => `A letter at “${name}” waits for you.`,
  start: (name) => `“${name}” has begun.`,
  end: (name) => `“${name}” is over.`,
  seat: (name) => `A caretaker keeps your seat at “${name}”. You may come back at any time.`,
};

const sentence = (table: Table, player: string, kind: NoticeKind): string =>
  kind === 'seat' && table.seats.some((each) => each.player === player && each.offered === 1)
    ? `Your seat at “${table.settings.name}” is offered to others. Come back before somebody takes it.`
    : SENTENCES[kind](table.settings.name);

/** Writes a notice for somebody who is still away, and sends it on by mail and webhook. It is written once. */
export const noticing =
  (hall: Context & { readonly presence: Presence }, couriers: Couriers): Work =>
  async ({ key, args: text }) => {
    const { kind, table: id, player } = JSON.parse(text) as NoticeArgs;
    const { store, now, presence } = hall;
    const table = await loadTable(store.db, id);
    const wanted = !presence.isAt(id, player) && stillTrue(table, player, kind);
    const notice = {
      id: timedId(now()),
      player,
      kind,
      table_id: id,
      text: sentence(table, player, kind),
      at: now(),
      read: 0,
    };
    await store.write(id, async (trx) => {
      const removed = await trx.deleteFrom('jobs').where('key', '=', key).executeTakeFirst();
      if (!wanted || removed.numDeletedRows === 0n) return;
      await trx.insertInto('notices').values(notice).execute();
      const { silent, ...contact } = contactOf(await findPlayer(trx, player));
      if (silent.includes(kind)) return;
      for (const channel of couriers.channels(contact))
        await putJob(trx, {
          key: `${channel} ${notice.id}`,
          kind: 'courier',
          due: now(),
          args: JSON.stringify({ channel, notice: notice.id, for: player }),
        });
    });
    if (wanted) await store.bus.publish({ kind: 'notice', player, id: notice.id });
  };

/** Whether the reason for a notice still stands when it is to be sent. */
function stillTrue(table: Table, player: string, kind: NoticeKind): boolean {
  if (kind !== 'turn' && kind !== 'reminder') return true;
  const mine = seatsOf(table, player);
  const asked = table.seats.some(
    (each) => mine.includes(each.seat) && table.waiting.includes(each.seat) && !isBot(each),
  );
  return asked && !isOver(table) && table.status === 'playing';
}

/** Carries one notice to one place outside; tried again if it fails. */
export const carrying =
  ({ store }: Context, couriers: Couriers): Work =>
  async ({ key, args, attempts }) => {
    const { channel, notice: id } = JSON.parse(args) as {
      readonly channel: 'mail' | 'webhook';
      readonly notice: string;
    };
    const notice = await store.db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
    if (notice && attempts <= MOST_ATTEMPTS) {
      const contact = contactOf(await findPlayer(store.db, notice.player));
      await couriers.carry(channel, contact, notice);
    }
    await store.db.deleteFrom('jobs').where('key', '=', key).execute();
  };

const MOST_ATTEMPTS = 8;
