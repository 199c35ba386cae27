import type { Context } from '../context.ts';
import { hashOf, secret, shortId } from '../ids.ts';
import type { PlayerRow, SessionRow } from '../store/schema.ts';

/** How often the last use of a session is noted. */
const NOTED_EVERY = 3_600_000;

export interface Session {
  readonly session: SessionRow;
  readonly player: PlayerRow;
}

/** Opens a session and gives its secret, of which only the hash is kept. */
export async function openSession(
  { store, now }: Context,
  player: string,
  kind: SessionRow['kind'],
  label = '',
): Promise<{ readonly secret: string; readonly session: SessionRow }> {
  const text = secret();
  const session: SessionRow = { id: shortId(), hash: hashOf(text), player, kind, label, created: now(), used: null };
  await store.db.insertInto('sessions').values(session).execute();
  return { secret: text, session };
}

/** Whose secret this is. It is found by its hash, so that how long the search takes tells nothing of the secret. */
export async function findSession(
  { store, now }: Context,
  text: string,
  kind: SessionRow['kind'],
): Promise<Session | undefined> {
  const session = await store.db
    .selectFrom('sessions')
    .selectAll()
    .where('hash', '=', hashOf(text))
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!session) return undefined;
  const player = await store.db.selectFrom('players').selectAll().where('id', '=', session.player).executeTakeFirst();
  if (!player) return undefined;
  if ((session.used ?? 0) + NOTED_EVERY < now())
    await store.db.updateTable('sessions').set({ used: now() }).where('hash', '=', session.hash).execute();
  return { session, player };
}

export async function closeSession({ store }: Context, hash: string): Promise<void> {
  await store.db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Signs a player out everywhere, but for the session they ask from. */
export async function closeSessions({ store }: Context, player: string, except?: string): Promise<void> {
  await store.db
    .deleteFrom('sessions')
    .where('player', '=', player)
    .where('kind', '=', 'cookie')
    .$if(except !== undefined, (query) => query.where('hash', '!=', except ?? ''))
    .execute();
  await store.bus.publish({ kind: 'signed-out', player });
}
