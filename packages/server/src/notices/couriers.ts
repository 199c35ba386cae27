import { setTimeout } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { MailWord } from '../accounts/mail.ts';
import type { NoticeRow, Reader, Schema } from '../store/schema.ts';
import { push } from './pushes.ts';
import type { Vapid } from './vapid.ts';
import { postJson } from './webhook.ts';

export type Channel = 'mail' | 'webhook';

export interface CourierOptions {
  /** e.g. `smtps://user:password@mail.example.org`; without it no mail is sent. */
  readonly smtp?: string | undefined;
  readonly from?: string | undefined;
  /** Where players find us: links in notices begin with it. */
  readonly publicUrl?: string | undefined;
  /** Webhooks on private networks are refused unless this is set. */
  readonly privateWebhooks?: boolean | undefined;
  /** The keys by which services that push to browsers know us. */
  readonly vapid?: Vapid;
}

/** An address whose owner can say yes or no by links with this secret. */
export type Addressed = Pick<Schema['mails'], 'email' | 'secret'>;

export interface Couriers {
  /** Where players find us, if the owner has said so. */
  readonly home: string;
  /** Mail can be sent, and links in it lead back to us. */
  readonly mails: boolean;
  carryHook(webhook: string, notice: NoticeRow): Promise<void>;
  /** One letter with everything there is to tell. */
  carryMail(to: Addressed, notices: readonly NoticeRow[]): Promise<void>;
  /** To every browser that wants it, or those that are left; gives those that could not be told. */
  carryPush(db: Reader, notice: NoticeRow, left?: readonly string[]): Promise<readonly string[]>;
  /** The key by which browsers know us. */
  readonly pushKey: string;
  /** The letter by which somebody sets a new password. */
  carryReset(to: Addressed, secret: string): Promise<void>;
  /** Asks the owner of an address whether notices may come to it. */
  ask(to: Addressed): Promise<void>;
}

/** Nobody waits longer for a mail server, however slowly it talks. */
const MAIL = 15_000;

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = setTimeout(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}

/** Mail and webhooks. */
export function hireCouriers({ smtp, from, publicUrl, privateWebhooks, vapid }: CourierOptions): Couriers {
  let transport: Promise<Transporter> | undefined;
  // Loaded with the first letter: most servers send no mail.
  const mailer = (address: string): Promise<Transporter> => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(address));
    return transport;
  };
  const home = publicUrl?.replace(/\/$/, '') ?? '';
  const textOf = ({ text, table_id }: NoticeRow) => (home && table_id ? `${text} ${home}/table/${table_id}` : text);
  const linkFor = ({ secret }: Addressed, word: MailWord) => `${home}/api/mail/${secret}/${word}`;
  const send = async (to: Addressed, subject: string, lines: readonly string[]): Promise<void> => {
    if (!smtp) return;
    const stop = linkFor(to, 'stop');
    await within(
      MAIL,
      (await mailer(smtp)).sendMail({
        from: from ?? 'Quadrille <quadrille@localhost>',
        to: to.email,
        subject,
        text: [...lines, `No more letters: ${stop}`].join('\n\n'),
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    );
  };
  return {
    home,
    mails: Boolean(smtp && home),
    carryHook: (webhook, notice) =>
      postJson(webhook, { content: textOf(notice) }, { allowPrivate: privateWebhooks === true }),
    carryMail: (to, notices) => {
      const lines = [...new Set(notices.map(textOf))];
      const [only = ''] = notices.map(({ text }) => text);
      return send(to, lines.length === 1 ? only : `${lines.length} matters await you`, lines);
    },
    carryPush: async (db, notice, left) => {
      if (!vapid) return [];
      const subject = home || 'mailto:quadrille@localhost';
      return push(db, { vapid, subject, allowPrivate: privateWebhooks === true }, notice, left);
    },
    pushKey: vapid?.publicKey ?? '',
    carryReset: (to, secret) =>
      send(to, 'A new password for Quadrille', [
        `Somebody, probably you, has forgotten the password of your account at ${home}.`,
        `Set a new one within the hour: ${home}/reset#${secret}`,
        'If it was not you, do nothing: your password stays as it is.',
      ]),
    ask: (to) =>
      send(to, 'Shall Quadrille write to you?', [
        `Somebody, probably you, wants notices of Quadrille (${home}) at this address.`,
        `If that is right, say yes: ${linkFor(to, 'confirm')}`,
        'If not, do nothing: nothing more will come.',
      ]),
  };
}
