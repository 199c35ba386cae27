import type { Contact, Me, Player } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import { shortId } from '../ids.ts';
import { guestName, isPlainName, lookOf, tidyName } from '../names.ts';
import { conflict, invalid, isOutage, notFound } from '../problem.ts';
import type { PlayerRow, Reader } from '../store/schema.ts';
import { isCommon } from './common.ts';
import { hashPassword, isPassword } from './passwords.ts';

const NO_CONTACT: Contact = { silent: [] };

/** The player as everybody may know them. */
export const playerOf = ({ id, name, sign_in, turns, late }: PlayerRow): Player => ({
  id,
  name,
  guest: sign_in === null,
  ...(turns > 0 && { reliability: Math.round((1 - late / turns) * 1000) / 1000 }),
});

export const contactOf = ({ contact }: Pick<PlayerRow, 'contact'>): Contact => JSON.parse(contact) as Contact;

/** The player as they see themselves. */
export async function meOf({ store }: Pick<Context, 'store'>, row: PlayerRow): Promise<Me> {
  const { unread } = await store.db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('player', '=', row.id)
    .where('read', '=', 0)
    .executeTakeFirstOrThrow();
  const rename = await mustRename(store.db, row);
  const { email, ...contact } = contactOf(row);
  const mail = await store.db.selectFrom('mails').selectAll().where('player', '=', row.id).executeTakeFirst();
  return {
    ...playerOf(row),
    contact: { ...contact, ...(email && { email, confirmed: mail?.email === email && mail.confirmed === 1 }) },
    created: row.created,
    unread: Number(unread),
    ...(row.zone !== null && { zone: row.zone }),
    ...(rename && { rename }),
  };
}

/** An account whose name others could not tell from an older one's, or cannot read: it is kept, and asked to rename. */
export async function mustRename(db: Reader, row: PlayerRow): Promise<boolean> {
  if (row.sign_in === null) return false;
  return !isPlainName(row.name) || (await isLookAlike(db, row.name, row));
}

/** Whether a name looks like that of another account, or of an older one. */
async function isLookAlike(db: Reader, name: string, than?: PlayerRow): Promise<boolean> {
  const rows = await db.selectFrom('players').select(['id', 'created']).where('look', '=', lookOf(name)).execute();
  return rows.some(({ id, created }) => id !== than?.id && (than === undefined || created < than.created));
}

/** The name as it may be kept; refuses what cannot be read, or is taken for somebody else's. */
export async function needName(db: Reader, name: string, own?: PlayerRow): Promise<string> {
  const tidy = tidyName(name);
  if (!isPlainName(tidy)) throw invalid('A name has letters or figures, and nothing that cannot be seen.');
  const rows = await db.selectFrom('players').select('id').where('look', '=', lookOf(tidy)).execute();
  if (rows.some(({ id }) => id !== own?.id))
    throw conflict('name-taken', 'Somebody else has this name, or one that looks like it.');
  return tidy;
}

/** A guest with a name and nothing else: they can play at once. */
export async function createGuest(
  { store, now }: Context,
  { name, zone }: { readonly name?: string; readonly zone?: string },
): Promise<PlayerRow> {
  const row: PlayerRow = {
    id: shortId(16),
    name: name?.trim() ? await needName(store.db, name) : guestName(),
    sign_in: null,
    look: null,
    password: null,
    contact: JSON.stringify(NO_CONTACT),
    created: now(),
    zone: zone ?? null,
    turns: 0,
    late: 0,
  };
  await store.db.insertInto('players').values(row).execute();
  return row;
}

/** The owner of the house takes a name away: another is drawn. Whoever has an account still signs in by the old one. */
export async function takeNameAway(db: Reader, row: PlayerRow): Promise<void> {
  const name = await needName(db, guestName(), row);
  const look = row.sign_in === null ? {} : { look: lookOf(name) };
  await db
    .updateTable('players')
    .set({ name, ...look })
    .where('id', '=', row.id)
    .execute();
}

export async function findPlayer(db: Reader, id: string): Promise<PlayerRow> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('player');
  return row;
}

export async function playersById(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, PlayerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('players').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The one form of a name by which accounts are told apart, found and counted. */
export const signInName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const accountNamed = (db: Reader, signIn: string): Promise<PlayerRow | undefined> =>
  db.selectFrom('players').selectAll().where('sign_in', '=', signIn).executeTakeFirst();

/** Makes a guest an account: the player stays the same and keeps everything. */
export async function claimAccount(
  { store }: Context,
  guest: PlayerRow,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<PlayerRow> {
  if (guest.sign_in !== null) throw conflict('claimed', 'This player has an account already.');
  const shown = await needName(store.db, name, guest);
  if (isCommon(password, shown)) throw invalid('This password is among the first that are tried. Choose another.');
  const sign_in = signInName(shown);
  if (await accountNamed(store.db, sign_in)) throw conflict('name-taken', 'Somebody else has this name.');
  const change = { name: shown, sign_in, look: lookOf(shown), password: await hashPassword(password) };
  try {
    await store.db.updateTable('players').set(change).where('id', '=', guest.id).execute();
  } catch (fault) {
    throw isOutage(fault) ? fault : conflict('name-taken', 'Somebody else has this name.');
  }
  return { ...guest, ...change };
}

/** The player of this name, if the password is right. It takes as long whether or not there is such a player. */
export const whoSignsIn = async (named: PlayerRow | undefined, password: string): Promise<PlayerRow | undefined> =>
  (await isPassword(named?.password, password)) ? named : undefined;
