import type { BlocksResponse, FindResponse, ReportsResponse } from '@quadrille/protocol';
import { block, blockList } from '../../accounts/blocks.ts';
import { findPlayer, playerOf, playersById, signInName, takeNameAway } from '../../accounts/players.ts';
import { closeSessions } from '../../accounts/sessions.ts';
import { found, unwish, wish } from '../../hosting/find.ts';
import { timedId } from '../../ids.ts';
import { forbidden, invalid, tooMany } from '../../problem.ts';
import type { PlayerRow } from '../../store/schema.ts';
import { cleanText } from '../../talk/messages.ts';
import { need } from '../auth.ts';
import { ActBody, BlockBody, DoneBody, FindBody, ReportBody, reply } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** Playing with people one does not know: finding them, avoiding them, telling the owner of the house about them. */
export function strangerRoutes(app: App, { hall, limits, owner }: Desk): void {
  const { store, now } = hall;
  const { db } = store;
  const tags = ['strangers'];
  const done = reply<object>('Done.');
  const finding = reply<FindResponse>('How my wish stands.');

  app.get('/api/find', { schema: { tags, response: finding } }, async (request) => found(hall, need(request).id));
  app.post('/api/find', { schema: { tags, body: FindBody, response: finding } }, async (request) => {
    const { id } = need(request);
    if (!(await limits.table(id))) throw tooMany();
    return wish(hall, id, request.body);
  });
  app.delete('/api/find', { schema: { tags, response: finding } }, async (request) => {
    await unwish(hall, need(request).id);
    return {};
  });

  app.get(
    '/api/blocks',
    { schema: { tags, response: reply<BlocksResponse>('Whom I have blocked.') } },
    async (request) => ({ blocked: await blockList(db, need(request).id) }),
  );
  app.post('/api/blocks', { schema: { tags, body: BlockBody, response: done } }, async (request) => {
    const { id } = need(request);
    if (!(await limits.talk(id))) throw tooMany();
    const other = await findPlayer(db, request.body.player);
    if (other.id === id) throw invalid('You cannot block yourself.');
    await block(db, id, other.id, request.body.blocked);
    return {};
  });

  app.post('/api/reports', { schema: { tags, body: ReportBody, response: done } }, async (request) => {
    const { id } = need(request);
    if (!(await limits.mail(`report ${id}`))) throw tooMany();
    const { player, text, table } = request.body;
    const about = await findPlayer(db, player);
    const row = { id: timedId(now()), at: now(), by: id, about: about.id, done: 0 };
    await db
      .insertInto('reports')
      .values({ ...row, text: cleanText(text), table_id: table ?? null })
      .execute();
    return {};
  });

  const needOwner = (player: PlayerRow) => {
    if (owner === undefined || player.sign_in !== signInName(owner))
      throw forbidden('This is for the owner of the server.');
  };
  app.get(
    '/api/reports',
    { schema: { tags, response: reply<ReportsResponse>('What people have reported; for the owner.') } },
    async (request) => {
      needOwner(need(request));
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .orderBy('done')
        .orderBy('id', 'desc')
        .limit(200)
        .execute();
      const players = await playersById(db, [...new Set(rows.flatMap(({ by, about }) => [by, about]))]);
      const person = (id: string) => {
        const row = players.get(id);
        return row ? playerOf(row) : { id: '', name: 'Somebody who left', guest: true };
      };
      return {
        reports: rows.map(({ id, at, by, about, text, table_id, done: over }) => ({
          id,
          at,
          by: person(by),
          about: person(about),
          text,
          ...(table_id !== null && { table: table_id }),
          done: over === 1,
        })),
      };
    },
  );
  app.post('/api/reports/done', { schema: { tags, body: DoneBody, response: done } }, async (request) => {
    needOwner(need(request));
    await db.updateTable('reports').set({ done: 1 }).where('id', '=', request.body.id).execute();
    return {};
  });
  app.post('/api/reports/act', { schema: { tags, body: ActBody, response: done } }, async (request) => {
    const self = need(request);
    needOwner(self);
    const { player, act } = request.body;
    const about = await findPlayer(db, player);
    if (about.id === self.id) throw invalid('That is yourself.');
    if (act === 'rename') await takeNameAway(db, about);
    else await closeSessions(hall, { player: about.id });
    return {};
  });
}
