import type { NoticeKind } from '@quadrille/protocol';
import { mailOf, noteMail } from '../accounts/mail.ts';
import { contactOf, findPlayer } from '../accounts/players.ts';
import { openReset } from '../accounts/resets.ts';
import type { Context } from '../context.ts';
import { timedId } from '../ids.ts';
import type { Work } from '../jobs/jobs.ts';
import { putJob } from '../jobs/put.ts';
import type { Presence } from '../presence/presence.ts';
import type { NoticeRow, Reader, Trx } from '../store/schema.ts';
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
  rematch: (name) => `“${name}” is played again. Your seat is kept; the host begins when all are there.`,
};

const sentence = (table: Table, player: string, kind: NoticeKind): string =>
  kind === 'seat' && table.seats.some((each) => each.player === player && each.offered === 1)
    ? `Your seat at “${table.settings.name}” is offered to others. Come back before somebody takes it.`
    : `${SENTENCES[kind](table.settings.name)}${untilWhen(table, player, kind)}`;

/** By when, in the player's own time, where it is their turn. */
function untilWhen({ seats }: Table, player: string, kind: NoticeKind): string {
  const due = seats.filter((each) => each.player === player && each.deadline !== null);
  if ((kind !== 'turn' && kind !== 'reminder') || due.length === 0) return '';
  const first = due.reduce((a, b) => ((a.deadline ?? 0) < (b.deadline ?? 0) ? a : b));
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: first.zone ?? 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return ` You have until ${format.format(first.deadline ?? 0)}.`;
}

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
      mailed: UNMAILED,
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
      if (mail) await putDigest(trx, notice, now());
      const pushed = await trx.selectFrom('pushes').select('endpoint').where('player', '=', player).executeTakeFirst();
      for (const channel of [...(pushed ? (['push'] as const) : []), ...(webhook ? (['webhook'] as const) : [])])
        await putJob(trx, {
          key: `${channel} ${notice.id}`,
          kind: 'courier',
          due: now(),
          args: JSON.stringify({ channel, notice: notice.id, for: player } satisfies Errand),
        });
    });
    if (wanted) await store.bus.publish({ kind: 'notice', player, id: notice.id });
  };

/** One letter in so long: what comes meanwhile is in the next. */
const QUIET = 15 * 60_000;
const [TO_MAIL, UNMAILED] = [0, 1];

/** Puts a notice into the next letter to its player: at once, unless one went lately. */
async function putDigest(trx: Trx, { id, player }: NoticeRow, now: number): Promise<void> {
  await trx.updateTable('notices').set({ mailed: TO_MAIL }).where('id', '=', id).execute();
  const { last } = await trx
    .selectFrom('notices')
    .select((eb) => eb.fn.max('mailed').as('last'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  await putJob(trx, {
    key: `digest ${player}`,
    kind: 'courier',
    due: Math.max(now, Number(last ?? 0) + QUIET),
    args: JSON.stringify({ channel: 'digest', for: player } satisfies Errand),
  });
}

/** Sends what has gathered, if it has not been read meanwhile. */
async function carryDigest(db: Reader, now: number, couriers: Couriers, player: string): Promise<void> {
  const gathered = db.selectFrom('notices').where('player', '=', player).where('mailed', '=', TO_MAIL);
  const notices = await gathered.selectAll().where('read', '=', 0).orderBy('id').limit(50).execute();
  const mail = await mailOf(db, player);
  if (notices.length > 0 && mail?.confirmed === 1) await couriers.carryMail(mail, notices);
  const last = notices.at(-1)?.id;
  await db
    .updateTable('notices')
    .set({ mailed: notices.length > 0 ? now : UNMAILED })
    .where('player', '=', player)
    .where('mailed', '=', TO_MAIL)
    .$if(last !== undefined, (query) => query.where('id', '<=', last ?? ''))
    .execute();
}

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
  | { readonly channel: 'webhook'; readonly notice: string }
  /** `left`: the browsers that could not be told yet. */
  | { readonly channel: 'push'; readonly notice: string; readonly left?: readonly string[] }
  | { readonly channel: 'digest' }
  | { readonly channel: 'ask' }
  | { readonly channel: 'reset' }
);

/** Carries one thing to one place outside; tried again if it fails. */
export const carrying =
  ({ store: { db }, now }: Context, couriers: Couriers): Work =>
  async ({ key, args, attempts }) => {
    if (attempts <= MOST_ATTEMPTS) await carry(db, { key, now: now() }, couriers, JSON.parse(args) as Errand);
    await db.deleteFrom('jobs').where('key', '=', key).execute();
  };

async function carry(
  db: Reader,
  { key, now }: { readonly key: string; readonly now: number },
  couriers: Couriers,
  errand: Errand,
): Promise<void> {
  const mail = await mailOf(db, errand.for);
  if (errand.channel === 'ask') {
    if (couriers.mails) return mail?.confirmed === 0 ? couriers.ask(mail) : undefined;
    // Without mail nobody can be asked: whoever is told something once there is mail is asked then.
    await db.deleteFrom('mails').where('player', '=', errand.for).execute();
    return;
  }
  if (errand.channel === 'digest') return carryDigest(db, now, couriers, errand.for);
  // The secret is made for the letter, and is nowhere but in it.
  if (errand.channel === 'reset') {
    if (couriers.mails && mail?.confirmed === 1) await couriers.carryReset(mail, await openReset(db, errand.for, now));
    return;
  }
  const notice = await db.selectFrom('notices').selectAll().where('id', '=', errand.notice).executeTakeFirst();
  if (!notice) return;
  const { webhook } = contactOf(await findPlayer(db, errand.for));
  if (errand.channel === 'push') {
    const left = await couriers.carryPush(db, notice, errand.left);
    if (left.length === 0) return;
    // Who was told must not hear of it twice.
    const args = JSON.stringify({ ...errand, left } satisfies Errand);
    await db.updateTable('jobs').set({ args }).where('key', '=', key).execute();
    throw new Error(`${left.length} browsers could not be told`);
  }
  if (errand.channel === 'webhook' && webhook) await couriers.carryHook(webhook, notice);
}

const MOST_ATTEMPTS = 8;
