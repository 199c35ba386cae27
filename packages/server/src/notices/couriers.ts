import { setTimeout } from 'node:timers/promises';
import type { Contact } from '@quadrille/protocol';
import type { Transporter } from 'nodemailer';
import type { NoticeRow } from '../store/schema.ts';
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
}

export interface Couriers {
  /** Where a notice to somebody with this contact goes. */
  channels(contact: Omit<Contact, 'silent'>): Channel[];
  carry(channel: Channel, contact: Contact, notice: NoticeRow): Promise<void>;
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
export function hireCouriers({ smtp, from, publicUrl, privateWebhooks }: CourierOptions): Couriers {
  let transport: Promise<Transporter> | undefined;
  // Loaded with the first letter: most servers send no mail.
  const mailer = (address: string): Promise<Transporter> => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(address));
    return transport;
  };
  const textOf = ({ text, table_id }: NoticeRow) =>
    publicUrl && table_id ? `${text} ${publicUrl.replace(/\/$/, '')}/table/${table_id}` : text;
  return {
    channels: ({ email, webhook }) => [
      ...(email && smtp ? (['mail'] as const) : []),
      ...(webhook ? (['webhook'] as const) : []),
    ],
    carry: async (channel, { email, webhook }, notice) => {
      if (channel === 'mail' && smtp && email)
        await within(
          MAIL,
          (await mailer(smtp)).sendMail({
            from: from ?? 'Quadrille <quadrille@localhost>',
            to: email,
            subject: notice.text,
            text: textOf(notice),
          }),
        );
      if (channel === 'webhook' && webhook)
        await postJson(webhook, { content: textOf(notice) }, { allowPrivate: privateWebhooks === true });
    },
  };
}
