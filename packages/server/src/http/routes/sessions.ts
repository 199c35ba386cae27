import type { SessionsResponse } from '@quadrille/protocol';
import { Type } from 'typebox';
import { accountNamed, signInName } from '../../accounts/players.ts';
import { resetPassword } from '../../accounts/resets.ts';
import { closeSessions } from '../../accounts/sessions.ts';
import { putReset } from '../../notices/notify.ts';
import { tooMany } from '../../problem.ts';
import { need, needPerson } from '../auth.ts';
import { ForgotBody, ResetBody, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** Where I am signed in, and how I get in again when I have forgotten my password. */
export function sessionRoutes(app: App, { hall, limits }: Desk): void {
  const { store, now } = hall;
  const tags = ['account'];
  const done = reply<object>('Done.');

  app.get(
    '/api/sessions',
    { schema: { tags, response: reply<SessionsResponse>('Where I am signed in, tokens included.') } },
    async (request) => {
      const rows = await store.db
        .selectFrom('sessions')
        .select(['id', 'kind', 'label', 'created', 'used'])
        .where('player', '=', need(request).id)
        .where('ends', '>', now())
        .orderBy('created', 'desc')
        .limit(100)
        .execute();
      return {
        sessions: rows.map(({ used, ...row }) => ({
          ...row,
          ...(used !== null && { used }),
          here: row.id === request.who?.session.id,
        })),
      };
    },
  );

  app.delete(
    '/api/sessions/:id',
    { schema: { tags, params: Type.Object({ id: Type.String({ maxLength: 40 }) }), response: done } },
    async (request) => {
      await closeSessions(hall, { player: needPerson(request).id, id: request.params.id });
      return {};
    },
  );

  // Whether there is such an account, or an address of it, is told to nobody but its owner, by letter.
  app.post('/api/forgot', { schema: { tags, body: ForgotBody, response: done } }, async (request) => {
    const name = signInName(request.body.name);
    const may = (await limits.mail(`forgot ${request.ip}`)) && (await limits.mail(`forgot ${name}`));
    if (!may) throw tooMany();
    const account = await accountNamed(store.db, name);
    if (account) await store.write(account.id, (trx) => putReset(trx, account.id, now()));
    return {};
  });

  app.post('/api/reset', { schema: { tags, body: ResetBody, response: done } }, async (request) => {
    if (!(await limits.password.may(`address ${request.ip}`))) throw tooMany();
    await resetPassword(hall, request.body.secret, request.body.password);
    return {};
  });
}
