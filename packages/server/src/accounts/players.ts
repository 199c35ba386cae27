import type { Contact, Me, Player } from '@quadrille/protocol';
import type { Context } from '../context.ts';
import { shortId } from '../ids.ts';
import { conflict, invalid, notFound } from '../problem.ts';
import type { PlayerRow, Reader } from '../store/schema.ts';
import { guestName } from './names.ts';
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
  return { ...playerOf(row), contact: contactOf(row), created: row.created, unread: Number(unread) };
}

/** A guest with a name and nothing else: they can play at once. */
export async function createGuest({ store, now }: Context, name?: string): Promise<PlayerRow> {
  const row: PlayerRow = {
    id: shortId(16),
    name: name?.trim() || guestName(),
    sign_in: null,
    password: null,
    contact: JSON.stringify(NO_CONTACT),
    created: now(),
    turns: 0,
    late: 0,
  };
  await store.db.insertInto('players').values(row).execute();
  return row;
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

const signInName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Makes a guest an account: the player stays the same and keeps everything. */
export async function claimAccount(
  { store }: Context,
  guest: PlayerRow,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<PlayerRow> {
  if (guest.sign_in !== null) throw conflict('claimed', 'This player has an account already.');
  const shown = name.trim();
  if (shown === '') throw invalid('A name has at least one letter.');
  const sign_in = signInName(shown);
  const taken = await store.db.selectFrom('players').select('id').where('sign_in', '=', sign_in).executeTakeFirst();
  if (taken) throw conflict('name-taken', 'Somebody else has this name.');
  const change = { name: shown, sign_in, password: await hashPassword(password) };
  try {
    await store.db.updateTable('players').set(change).where('id', '=', guest.id).execute();
  } catch {
    throw conflict('name-taken', 'Somebody else has this name.');
  }
  return { ...guest, ...change };
}

/** The player of this name and password, if there is one. */
export async function whoSignsIn(
  { store }: Context,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<PlayerRow | undefined> {
  const sign_in = signInName(name);
  const row = await store.db.selectFrom('players').selectAll().where('sign_in', '=', sign_in).executeTakeFirst();
  return (await isPassword(row?.password, password)) ? row : undefined;
}
