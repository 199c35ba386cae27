import type { NoticeKind } from '@quadrille/protocol';
import { mailOf, noteMail } from '../accounts/mail.ts';
import { contactOf, findPlayer } from '../accounts/players.ts';
import { openReset } from '../accounts/resets.ts';
import type { Context } from '../context.ts';
import { timedId } from '../ids.ts';
import type { Work } from '../jobs/jobs.ts';
import { putJob } from '../jobs/put.ts';
import type { Presence } from '../presence/presence.ts';
import type { Reader } from '../store/schema.ts';
import { isBot, isOver, loadTable, seatsOf, type Table } from '../tables/table.ts';
import type { Couriers } from './couriers.ts';
import { type NoticeArgs, putAsk } from './notify.ts';

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
      const row = await findPlayer(trx, player);
      const { silent, webhook } = contactOf(row);
      if (silent.includes(kind)) return;
      // An address from before owners were asked is asked now.
      if (couriers.mails && (await noteMail(trx, row))) await putAsk(trx, player, now());
      const mail = couriers.mails && (await mailOf(trx, player))?.confirmed === 1;
      for (const channel of [...(mail ? (['mail'] as const) : []), ...(webhook ? (['webhook'] as const) : [])])
        await putJob(trx, {
          key: `${channel} ${notice.id}`,
          kind: 'courier',
          due: now(),
          args: JSON.stringify({ channel, notice: notice.id, for: player } satisfies Errand),
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

/** Something to be carried outside: a notice by one way, or the question whether letters may come. */
type Errand = { readonly for: string } & (
  | { readonly channel: 'mail' | 'webhook'; readonly notice: string }
  | { readonly channel: 'ask' }
  | { readonly channel: 'reset' }
);

/** Carries one thing to one place outside; tried again if it fails. */
export const carrying =
  ({ store: { db }, now }: Context, couriers: Couriers): Work =>
  async ({ key, args, attempts }) => {
    if (attempts <= MOST_ATTEMPTS) await carry(db, now(), couriers, JSON.parse(args) as Errand);
    await db.deleteFrom('jobs').where('key', '=', key).execute();
  };

async function carry(db: Reader, now: number, couriers: Couriers, errand: Errand): Promise<void> {
  const mail = await mailOf(db, errand.for);
  if (errand.channel === 'ask') {
    if (couriers.mails) return mail?.confirmed === 0 ? couriers.ask(mail) : undefined;
    // Without mail nobody can be asked: whoever is told something once there is mail is asked then.
    await db.deleteFrom('mails').where('player', '=', errand.for).execute();
    return;
  }
  // The secret is made for the letter, and is nowhere but in it.
  if (errand.channel === 'reset') {
    if (couriers.mails && mail?.confirmed === 1) await couriers.carryReset(mail, await openReset(db, errand.for, now));
    return;
  }
  const notice = await db.selectFrom('notices').selectAll().where('id', '=', errand.notice).executeTakeFirst();
  if (!notice) return;
  const { webhook } = contactOf(await findPlayer(db, errand.for));
  if (errand.channel === 'mail' && mail?.confirmed === 1) await couriers.carryMail(mail, notice);
  if (errand.channel === 'webhook' && webhook) await couriers.carryHook(webhook, notice);
}

const MOST_ATTEMPTS = 8;
