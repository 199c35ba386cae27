import type { MeResponse } from '@quadrille/protocol';
import { hashPassword, isPassword } from '../../accounts/passwords.ts';
import { claimAccount, contactOf, createGuest, findPlayer, meOf, whoSignsIn } from '../../accounts/players.ts';
import { closeSession, closeSessions } from '../../accounts/sessions.ts';
import { conflict, forbidden, Refused } from '../../problem.ts';
import { COOKIE, need, signIn } from '../auth.ts';
import { CredentialsBody, GuestBody, MeBody, PasswordBody, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

const tooMany = () => new Refused(429, 'too-many', 'That was too often. Wait a while.');

/** Guests, accounts and sessions. */
export function accountRoutes(app: App, { hall, limits }: Desk): void {
  const tags = ['account'];
  const me = reply<MeResponse>('Who I am, or null.');

  app.get('/api/me', { schema: { tags, response: me } }, async ({ who }) => ({
    me: who ? await meOf(hall, who.player) : null,
  }));

  app.post('/api/guest', { schema: { tags, body: GuestBody, response: me } }, async (request, answer) => {
    if (request.who) return { me: await meOf(hall, request.who.player) };
    if (!(await limits.guest(request.ip))) throw tooMany();
    const player = await createGuest(hall, request.body.name);
    await signIn(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/account', { schema: { tags, body: CredentialsBody, response: me } }, async (request, answer) => {
    if (!(await limits.password(request.ip))) throw tooMany();
    const guest = request.who?.player ?? (await createGuest(hall, request.body.name));
    const player = await claimAccount(hall, guest, request.body);
    if (!request.who) await signIn(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/sign-in', { schema: { tags, body: CredentialsBody, response: me } }, async (request, answer) => {
    const { name } = request.body;
    if (!(await limits.password(request.ip)) || !(await limits.password(`name ${name.toLowerCase()}`))) throw tooMany();
    const player = await whoSignsIn(hall, request.body);
    if (!player) throw new Refused(401, 'wrong', 'The name or the password is wrong.');
    await signIn(hall, player.id, request, answer);
    return { me: await meOf(hall, player) };
  });

  app.post('/api/sign-out', { schema: { tags, response: me } }, async ({ who }, answer) => {
    if (who) await closeSession(hall, who.session.hash);
    answer.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  app.post('/api/sign-out-everywhere', { schema: { tags, response: me } }, async (request, answer) => {
    await closeSessions(hall, need(request).id);
    answer.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  app.post('/api/password', { schema: { tags, body: PasswordBody, response: me } }, async (request) => {
    const player = need(request);
    if (!(await limits.password(player.id))) throw tooMany();
    if (!(await isPassword(player.password, request.body.old))) throw forbidden('The old password is wrong.');
    const password = await hashPassword(request.body.new);
    await hall.store.db.updateTable('players').set({ password }).where('id', '=', player.id).execute();
    await closeSessions(hall, player.id, request.who?.session.hash);
    return { me: await meOf(hall, player) };
  });

  app.patch('/api/me', { schema: { tags, body: MeBody, response: me } }, async (request) => {
    const player = need(request);
    const { name, contact } = request.body;
    if (name !== undefined && player.sign_in !== null && name.trim() !== player.name)
      throw conflict('claimed', 'An account keeps its name.');
    const { email, webhook, ...rest } = { ...contactOf(player), ...contact };
    const kept = { ...rest, ...(email && { email }), ...(webhook && { webhook }) };
    await hall.store.db
      .updateTable('players')
      .set({ contact: JSON.stringify(kept), ...(name !== undefined && { name: name.trim() || player.name }) })
      .where('id', '=', player.id)
      .execute();
    return { me: await meOf(hall, await findPlayer(hall.store.db, player.id)) };
  });
}
