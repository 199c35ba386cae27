import type { MeResponse, NoticeKind, NoticesResponse, TokenResponse, TokensResponse } from '@quadrille/protocol';
import { Type } from 'typebox';
import { closeSessions, openSession } from '../../accounts/sessions.ts';
import { deleteAccount, exportAccount } from '../../hosting/leaving.ts';
import { subscribe, unsubscribe } from '../../notices/pushes.ts';
import { conflict, tooMany } from '../../problem.ts';
import type { Db } from '../../store/schema.ts';
import { COOKIE, need, needPerson } from '../auth.ts';
import { DeleteBody, NoticesBody, PushBody, reply, TokenBody, UnpushBody } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** So many programs of one person play. */
const MOST_TOKENS = 50;

async function needRoomForToken(db: Db, player: string): Promise<void> {
  const tokens = db.selectFrom('sessions').where('player', '=', player).where('kind', '=', 'token');
  const had = await tokens.select('id').limit(MOST_TOKENS).execute();
  if (had.length >= MOST_TOKENS) throw conflict('many-tokens', 'You have many tokens. Delete one that you do not use.');
}

/** What is kept about me: notices, tokens for programs, everything, nothing any more. */
export function selfRoutes(app: App, { hall, limits }: Desk): void {
  const { db } = hall.store;
  const tags = ['account'];

  app.get(
    '/api/notices',
    { schema: { tags, response: reply<NoticesResponse>('My notices, newest first.') } },
    async (request) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('player', '=', need(request).id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute();
      return {
        notices: rows.map(({ id, kind, table_id, text, at, read }) => ({
          id,
          kind: kind as NoticeKind,
          ...(table_id !== null && { table: table_id }),
          text,
          at,
          read: read === 1,
        })),
      };
    },
  );

  app.post(
    '/api/notices/read',
    { schema: { tags, body: NoticesBody, response: reply<object>('Done.') } },
    async (request) => {
      await db
        .updateTable('notices')
        .set({ read: 1 })
        .where('player', '=', need(request).id)
        .where('id', '<=', request.body.upTo)
        .execute();
      return {};
    },
  );

  app.get(
    '/api/tokens',
    { schema: { tags, response: reply<TokensResponse>('My tokens, without their secrets.') } },
    async (request) => {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'label', 'created', 'used'])
        .where('player', '=', need(request).id)
        .where('kind', '=', 'token')
        .execute();
      return { tokens: rows.map(({ used, ...row }) => ({ ...row, ...(used !== null && { used }) })) };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        tags,
        body: TokenBody,
        response: reply<TokenResponse>('A token for programs; its secret is shown once.'),
      },
    },
    async (request) => {
      const { label } = request.body;
      const { id } = needPerson(request);
      await needRoomForToken(db, id);
      const { secret, session } = await openSession(hall, id, 'token', label);
      return { token: { id: session.id, label, created: session.created, secret } };
    },
  );

  app.delete(
    '/api/tokens/:id',
    { schema: { tags, params: Type.Object({ id: Type.String({ maxLength: 40 }) }), response: reply<object>('Done.') } },
    async (request) => {
      await closeSessions(hall, { player: needPerson(request).id, id: request.params.id });
      return {};
    },
  );

  app.post('/api/push', { schema: { tags, body: PushBody, response: reply<object>('Done.') } }, async (request) => {
    const { id } = need(request);
    if (!(await limits.talk(id))) throw tooMany();
    await subscribe(db, id, request.body, hall.now());
    return {};
  });

  app.delete('/api/push', { schema: { tags, body: UnpushBody, response: reply<object>('Done.') } }, async (request) => {
    await unsubscribe(db, need(request).id, request.body.endpoint);
    return {};
  });

  app.get(
    '/api/me/export',
    { schema: { tags, response: reply<object>('Everything kept about me.') } },
    async (request) => exportAccount(hall, need(request)),
  );

  app.delete(
    '/api/me',
    { schema: { tags, body: DeleteBody, response: reply<MeResponse>('Nobody any more.') } },
    async (request, answer) => {
      const player = needPerson(request);
      if (!(await limits.password.may(`player ${player.id}`))) throw tooMany();
      await deleteAccount(hall, player, request.body.password);
      answer.clearCookie(COOKIE, { path: '/' });
      return { me: null };
    },
  );
}
