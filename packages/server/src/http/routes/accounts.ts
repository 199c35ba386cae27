import type { MeResponse } from '@quadrille/protocol';
import { isCommon } from '../../accounts/common.ts';
import { noteMail } from '../../accounts/mail.ts';
import { hashPassword, isPassword } from '../../accounts/passwords.ts';
import {
  accountNamed,
  claimAccount,
  contactOf,
  createGuest,
  findPlayer,
  meOf,
  mustRename,
  needName,
  signInName,
  whoSignsIn,
} from '../../accounts/players.ts';
import { closeResets } from '../../accounts/resets.ts';
import { closeSessions } from '../../accounts/sessions.ts';
import { isZone } from '../../clock/zone.ts';
import { lookOf } from '../../names.ts';
import { putAsk } from '../../notices/notify.ts';
import { conflict, forbidden, invalid, Refused, tooMany } from '../../problem.ts';
import type { PlayerRow } from '../../store/schema.ts';
import { COOKIE, needPerson, signIn } from '../auth.ts';
import { knownDevice, rememberDevice } from '../devices.ts';
import { CredentialsBody, GuestBody, MeBody, PasswordBody, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** What somebody says of themselves; refuses a time zone there is not. */
function needZone<Body extends { readonly zone?: string }>(body: Body): Body {
  if (body.zone !== undefined && !isZone(body.zone)) throw invalid('There is no such time zone.');
  return body;
}

/** Guests, accounts and sessions. */
export function accountRoutes(app: App, { hall, limits }: Desk): void {
  const tags = ['account'];
  const me = reply<MeResponse>('Who I am, or null.');

  /** Whoever changes what an account is signed in by knows its password. */
  async function needPassword({ id, password }: PlayerRow, said: string): Promise<void> {
    if (!(await limits.password.may(`player ${id}`))) throw tooMany();
    if (!(await isPassword(password, said))) throw forbidden('The password is wrong.');
  }

  app.get('/api/me', { schema: { tags, response: me } }, async ({ who }) => ({
    me: who ? await meOf(hall, who.player) : null,
  }));

  app.post('/api/guest', { schema: { tags, body: GuestBody, response: me } }, async (request, answer) => {
    if (request.who) return { me: await meOf(hall, request.who.player) };
    if (!(await limits.guest(request.ip))) throw tooMany();
    const player = await createGuest(hall, needZone(request.body));
    await signIn(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/account', { schema: { tags, body: CredentialsBody, response: me } }, async (request, answer) => {
    if (!(await limits.password.may(`address ${request.ip}`))) throw tooMany();
    const guest = request.who ? needPerson(request) : await createGuest(hall, { name: request.body.name });
    const player = await claimAccount(hall, guest, request.body);
    if (!request.who) await signIn(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/sign-in', { schema: { tags, body: CredentialsBody, response: me } }, async (request, answer) => {
    const account = signInName(request.body.name);
    const named = await accountNamed(hall.store.db, account);
    const device = named && (await knownDevice(hall, named.id, request));
    const keys = device ? [`device ${device}`] : [`address ${request.ip}`, `name ${account}`];
    for (const key of keys) if (!(await limits.password.may(key))) throw tooMany();
    const player = await whoSignsIn(named, request.body.password);
    if (!player) throw new Refused(401, 'wrong', 'The name or the password is wrong.');
    for (const key of keys) if (!key.startsWith('address')) await limits.password.forgive(key);
    await signIn(hall, player.id, request, answer);
    if (!device) await rememberDevice(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/sign-out', { schema: { tags, response: me } }, async ({ who }, answer) => {
    if (who) await closeSessions(hall, { player: who.player.id, id: who.session.id });
    answer.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  app.post('/api/sign-out-everywhere', { schema: { tags, response: me } }, async (request, answer) => {
    await closeSessions(hall, { player: needPerson(request).id });
    answer.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  app.post('/api/password', { schema: { tags, body: PasswordBody, response: me } }, async (request) => {
    const player = needPerson(request);
    await needPassword(player, request.body.old);
    if (isCommon(request.body.new, player.name))
      throw invalid('This password is among the first that are tried. Choose another.');
    const password = await hashPassword(request.body.new);
    await hall.store.db.updateTable('players').set({ password }).where('id', '=', player.id).execute();
    await closeResets(hall.store.db, player.id);
    await closeSessions(hall, { player: player.id, except: request.who?.session.id });
    return { me: await meOf(hall, player) };
  });

  app.patch('/api/me', { schema: { tags, body: MeBody, response: me } }, async (request) => {
    const player = needPerson(request);
    const { name, contact, zone, password = '' } = needZone(request.body);
    const renamed = name !== undefined && name.trim() !== player.name;
    if (renamed && player.sign_in !== null && !(await mustRename(hall.store.db, player)))
      throw conflict('claimed', 'An account keeps its name.');
    const fresh = renamed ? await needName(hall.store.db, name, player) : player.name;
    const account = player.sign_in === null ? {} : { sign_in: signInName(fresh), look: lookOf(fresh) };
    const { email, webhook, ...rest } = { ...contactOf(player), ...contact };
    const kept = { ...rest, ...(email && { email }), ...(webhook && { webhook }) };
    const moved = (email || undefined) !== contactOf(player).email;
    // By a letter there a new password can be set: whoever finds the page open must not take the account along.
    if (moved && player.sign_in !== null) await needPassword(player, password);
    if (
      moved &&
      email &&
      !((await limits.mail(`player ${player.id}`)) && (await limits.mail(`address ${email.toLowerCase()}`)))
    )
      throw tooMany();
    await hall.store.db
      .updateTable('players')
      .set({ contact: JSON.stringify(kept), ...(renamed && { name: fresh, ...account }), ...(zone && { zone }) })
      .where('id', '=', player.id)
      .execute();
    if (zone) await hall.store.db.updateTable('seats').set({ zone }).where('player', '=', player.id).execute();
    const changed = await findPlayer(hall.store.db, player.id);
    await hall.store.write(player.id, async (trx) => {
      if (await noteMail(trx, changed)) await putAsk(trx, player.id, hall.now());
      if (moved) await closeResets(trx, player.id);
    });
    return { me: await meOf(hall, changed) };
  });
}
