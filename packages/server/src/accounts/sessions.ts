import type { Context } from '../context.ts';
import { hashOf, secret, shortId } from '../ids.ts';
import type { PlayerRow, SessionRow } from '../store/schema.ts';

/** How often the last use of a session is noted, and its end moved on. */
const NOTED_EVERY = 3_600_000;
const DAY = 86_400_000;
/** For so long a session that nobody uses is kept. */
const KEPT = { cookie: 90 * DAY, token: 365 * DAY } as const satisfies Readonly<Record<SessionRow['kind'], number>>;

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
  const [created, ends] = [now(), now() + KEPT[kind]];
  const session: SessionRow = { id: shortId(), hash: hashOf(text), player, kind, label, created, used: null, ends };
  await store.db.deleteFrom('sessions').where('ends', '<=', created).execute();
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
    .where('ends', '>', now())
    .executeTakeFirst();
  if (!session) return undefined;
  const player = await store.db.selectFrom('players').selectAll().where('id', '=', session.player).executeTakeFirst();
  if (!player) return undefined;
  if ((session.used ?? 0) + NOTED_EVERY < now())
    await store.db
      .updateTable('sessions')
      .set({ used: now(), ends: now() + KEPT[kind] })
      .where('hash', '=', session.hash)
      .execute();
  return { session, player };
}

/** Which of these sessions still hold. */
export async function standingSessions({ store, now }: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store.db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ends', '>', now())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Which = { readonly player: string } & ({ readonly id: string } | { readonly except?: string | undefined });

/** Ends one session of a player, or all of them, tokens included, but for the one they ask from. */
export async function closeSessions({ store }: Context, which: Which): Promise<void> {
  const { player } = which;
  const kept = 'except' in which ? which.except : undefined;
  await store.db
    .deleteFrom('sessions')
    .where('player', '=', player)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute();
  await store.bus.publish({ kind: 'signed-out', player });
}
