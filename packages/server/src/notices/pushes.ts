import type { PushRequest } from '@quadrille/protocol';
import webPush from 'web-push';
import type { NoticeRow, Reader } from '../store/schema.ts';
import type { Vapid } from './vapid.ts';
import { Answered, post } from './webhook.ts';

/** So many browsers of one person are told. */
const MOST = 20;
/** For so many seconds a service keeps a notice for a browser that is off. */
const KEPT = 86_400;

/** A browser wants to be told, though it is closed. */
export async function subscribe(
  db: Reader,
  player: string,
  { endpoint, keys }: PushRequest,
  now: number,
): Promise<void> {
  const known = { player, keys: JSON.stringify(keys), created: now };
  await db
    .insertInto('pushes')
    .values({ endpoint, ...known })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(known))
    .execute();
  const all = await db
    .selectFrom('pushes')
    .select('endpoint')
    .where('player', '=', player)
    .orderBy('created', 'desc')
    .execute();
  const old = all.slice(MOST).map((each) => each.endpoint);
  if (old.length > 0) await db.deleteFrom('pushes').where('endpoint', 'in', old).execute();
}

export const unsubscribe = (db: Reader, player: string, endpoint: string) =>
  db.deleteFrom('pushes').where('player', '=', player).where('endpoint', '=', endpoint).execute();

interface Pushing {
  readonly vapid: Vapid;
  /** Whom a service may turn to about us. */
  readonly subject: string;
  readonly allowPrivate: boolean;
}

/**
 * Sends a notice to every browser of its player, or to those that are left, to all at once: however slowly their services
 * answer, it takes no longer than one, and one that fails keeps the others from nothing. What no longer exists is forgotten.
 * Gives those that could not be told.
 */
export async function push(
  db: Reader,
  { vapid, subject, allowPrivate }: Pushing,
  notice: NoticeRow,
  left?: readonly string[],
): Promise<readonly string[]> {
  const all = await db.selectFrom('pushes').selectAll().where('player', '=', notice.player).execute();
  const rows = all.filter(({ endpoint }) => left?.includes(endpoint) ?? true);
  const { text, table_id, kind } = notice;
  const words = JSON.stringify({ text, url: table_id ? `/table/${table_id}` : '/', tag: `${kind} ${table_id ?? ''}` });
  const tell = async ({ endpoint, keys }: (typeof rows)[number]): Promise<void> => {
    const details = webPush.generateRequestDetails({ endpoint, keys: JSON.parse(keys) as PushRequest['keys'] }, words, {
      vapidDetails: { subject, ...vapid },
      TTL: KEPT,
      urgency: 'normal',
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    try {
      await post(endpoint, { headers, body: details.body ?? Buffer.alloc(0) }, { allowPrivate });
    } catch (fault) {
      const gone = fault instanceof Answered && (fault.status === 404 || fault.status === 410);
      if (!gone) throw fault;
      await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
    }
  };
  const told = await Promise.allSettled(rows.map(tell));
  return rows.filter((_, n) => told[n]?.status === 'rejected').map(({ endpoint }) => endpoint);
}
