import type { Context } from '../context.ts';
import { hashOf, secret } from '../ids.ts';
import { invalid } from '../problem.ts';
import type { Reader } from '../store/schema.ts';
import { isCommon } from './common.ts';
import { hashPassword } from './passwords.ts';
import { findPlayer } from './players.ts';
import { closeSessions } from './sessions.ts';

/** For so long a letter gives a new password. */
const GOOD = 3_600_000;

/** A secret by which a password can be set once, within the hour; one asked for later is the only one that counts. */
export async function openReset(db: Reader, player: string, now: number): Promise<string> {
  const text = secret();
  await closeResets(db, player);
  await db
    .insertInto('resets')
    .values({ hash: hashOf(text), player, until: now + GOOD })
    .execute();
  return text;
}

/** A letter that is on its way gives no new password any more. */
export const closeResets = (db: Reader, player: string) =>
  db.deleteFrom('resets').where('player', '=', player).execute();

/** Sets a new password by the secret of a letter. Every session ends: whoever had got in is out. */
export async function resetPassword(context: Context, text: string, password: string): Promise<void> {
  const { store, now } = context;
  const hash = hashOf(text);
  const known = await store.db
    .selectFrom('resets')
    .selectAll()
    .where('hash', '=', hash)
    .where('until', '>', now())
    .executeTakeFirst();
  if (!known) throw invalid('This link is no longer good. Ask for another letter.');
  const { name } = await findPlayer(store.db, known.player);
  if (isCommon(password, name)) throw invalid('This password is among the first that are tried. Choose another.');
  const hashed = await hashPassword(password);
  const { numDeletedRows } = await store.db.deleteFrom('resets').where('hash', '=', hash).executeTakeFirst();
  if (numDeletedRows === 0n) throw invalid('This link is no longer good. Ask for another letter.');
  await store.db.updateTable('players').set({ password: hashed }).where('id', '=', known.player).execute();
  await store.db.deleteFrom('devices').where('player', '=', known.player).execute();
  await closeSessions(context, { player: known.player });
}
