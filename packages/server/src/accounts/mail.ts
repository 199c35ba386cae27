import { secret } from '../ids.ts';
import type { PlayerRow, Reader } from '../store/schema.ts';
import { contactOf } from './players.ts';

/** The address of a player as we know it: nothing is sent there before its owner has said yes. */
export const mailOf = (db: Reader, player: string) =>
  db.selectFrom('mails').selectAll().where('player', '=', player).executeTakeFirst();

/** Notes which address a player has given. Says whether its owner is to be asked. */
export async function noteMail(db: Reader, { id, contact }: Pick<PlayerRow, 'id' | 'contact'>): Promise<boolean> {
  const { email } = contactOf({ contact });
  const known = await mailOf(db, id);
  if (known?.email === email) return false;
  await db.deleteFrom('mails').where('player', '=', id).execute();
  if (email === undefined) return false;
  await db.insertInto('mails').values({ player: id, email, secret: secret(), confirmed: 0 }).execute();
  return true;
}

/** What the owner of an address can say, by the secret that only our letters to it hold. */
export type MailWord = 'confirm' | 'stop';

/** Does what the owner of an address says; gives the address, if there is one of this secret. */
export async function heedMail(db: Reader, key: string, word: MailWord): Promise<string | undefined> {
  const known = await db.selectFrom('mails').selectAll().where('secret', '=', key).executeTakeFirst();
  if (!known) return undefined;
  if (word === 'confirm') {
    await db.updateTable('mails').set({ confirmed: 1 }).where('secret', '=', key).execute();
    return known.email;
  }
  const { contact } = await db
    .selectFrom('players')
    .select('contact')
    .where('id', '=', known.player)
    .executeTakeFirstOrThrow();
  const { email: _, ...rest } = contactOf({ contact });
  await db
    .updateTable('players')
    .set({ contact: JSON.stringify(rest) })
    .where('id', '=', known.player)
    .execute();
  await db.deleteFrom('mails').where('secret', '=', key).execute();
  return known.email;
}
