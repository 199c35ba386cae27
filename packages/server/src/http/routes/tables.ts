import { SHOWN, type TableResponse, type TablesResponse } from '@quadrille/protocol';
import { Type } from 'typebox';
import { type Change, changeTable } from '../../hosting/change.ts';
import { askAlways, assign, comeBack, join, leave, offer, resign } from '../../hosting/seating.ts';
import { begin, mayBegin } from '../../hosting/start.ts';
import { equalSecrets } from '../../ids.ts';
import { answerForced } from '../../match/play.ts';
import { schedule } from '../../match/settle.ts';
import { conflict, forbidden, notFound, Refused } from '../../problem.ts';
import { needLook } from '../../tables/access.ts';
import { createTable, needTableName } from '../../tables/create.ts';
import { infoFor } from '../../tables/info.ts';
import { listTables } from '../../tables/list.ts';
import { hasBegun, loadTable } from '../../tables/table.ts';
import { need } from '../auth.ts';
import {
  AskBody,
  InviteBody,
  JoinBody,
  OfferBody,
  reply,
  SeatBody,
  SettingsBody,
  TableBody,
  TableId,
} from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** Tables: lay them, join them, begin. */
export function tableRoutes(app: App, { hall, limits }: Desk): void {
  const { store, now } = hall;
  const tags = ['tables'];
  const one = reply<TableResponse>('The table, as I may know it.');
  const show = async (id: string, player: string): Promise<TableResponse> => ({
    table: await infoFor(hall, await loadTable(store.db, id), player),
  });

  /** Changes the table, begins it if it is full now, and shows it. */
  async function change(id: string, player: string, work: Change<void>): Promise<TableResponse> {
    await changeTable(hall, id, async (trx, table, live) => {
      if (table.status === 'closed') throw conflict('closed', 'This table was closed.');
      await work(trx, table, live);
      const changed = await loadTable(trx, id);
      if (mayBegin(changed, now())) await begin(hall, trx, changed, live);
      else {
        live.table = changed;
        await schedule(trx, live, now());
      }
    });
    await hall.matches.use(id, async (live) => {
      hall.stirred(live);
      await answerForced(hall, live);
    });
    return show(id, player);
  }

  const list = { show: Type.Optional(Type.Union(SHOWN.map((each) => Type.Literal(each)))) };
  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        querystring: Type.Object(list, { additionalProperties: false }),
        response: reply<TablesResponse>('Table list.'),
      },
    },
    async ({ who, query }) => ({ tables: await listTables(hall, query.show ?? 'open', who?.player.id ?? null) }),
  );

  app.post('/api/tables', { schema: { tags, body: TableBody, response: one } }, async (request) => {
    const player = need(request);
    if (!(await limits.table(player.id)))
      throw new Refused(429, 'too-many', 'You have laid many tables lately. Wait a while.');
    const id = await createTable(hall, player.id, request.body);
    return change(id, player.id, async () => {});
  });

  app.get('/api/tables/:table', { schema: { tags, params: TableId, response: one } }, async ({ params, who }) => {
    const table = await loadTable(store.db, params.table);
    await needLook(store.db, table, who?.player.id ?? null);
    return { table: await infoFor(hall, table, who?.player.id ?? null) };
  });

  app.patch(
    '/api/tables/:table',
    { schema: { tags, params: TableId, body: SettingsBody, response: one } },
    async (request) => {
      const player = need(request);
      return change(request.params.table, player.id, async (trx, table) => {
        if (table.host !== player.id) throw forbidden('Only the host may do this.');
        if (hasBegun(table)) throw conflict('begun', 'The match has begun already.');
        needTableName(request.body);
        const settings = JSON.stringify({ ...table.settings, ...request.body });
        await trx.updateTable('tables').set({ settings }).where('id', '=', table.id).execute();
      });
    },
  );

  app.delete('/api/tables/:table', { schema: { tags, params: TableId, response: one } }, async (request) => {
    const player = need(request);
    return change(request.params.table, player.id, async (trx, table) => {
      if (table.host !== player.id) throw forbidden('Only the host may do this.');
      if (hasBegun(table)) throw conflict('begun', 'A match that has begun is ended by vote.');
      await trx.updateTable('tables').set({ status: 'closed' }).where('id', '=', table.id).execute();
    });
  });

  app.post('/api/tables/:table/start', { schema: { tags, params: TableId, response: one } }, async (request) => {
    const player = need(request);
    return change(request.params.table, player.id, async (trx, table, live) => {
      if (table.host !== player.id) throw forbidden('Only the host may do this.');
      await begin(hall, trx, table, live);
    });
  });

  app.post(
    '/api/tables/:table/join',
    { schema: { tags, params: TableId, body: JoinBody, response: one } },
    async (request) => {
      const player = need(request);
      return change(request.params.table, player.id, async (trx, table, live) => {
        await needLook(trx, table, player.id);
        await join({ hall, trx, table, live }, player.id, request.body.seat);
      });
    },
  );

  app.post(
    '/api/tables/:table/seat',
    { schema: { tags, params: TableId, body: SeatBody, response: one } },
    async (request) => {
      const player = need(request);
      const { seat, to } = request.body;
      return change(request.params.table, player.id, (trx, table) => assign(trx, table, player.id, seat, to));
    },
  );

  app.post(
    '/api/tables/:table/offer',
    { schema: { tags, params: TableId, body: OfferBody, response: one } },
    async (request) => {
      const player = need(request);
      return change(request.params.table, player.id, (trx, table) => offer(trx, table, player.id, request.body.seat));
    },
  );

  app.post(
    '/api/tables/:table/ask',
    { schema: { tags, params: TableId, body: AskBody, response: one } },
    async (request) => {
      const player = need(request);
      const { seat, always } = request.body;
      return change(request.params.table, player.id, (trx, table) => askAlways(trx, table, player.id, seat, always));
    },
  );

  for (const [name, work] of [
    ['leave', leave],
    ['resign', resign],
    ['return', comeBack],
  ] as const)
    app.post(
      `/api/tables/:table/${name}`,
      { schema: { tags, params: TableId, body: JoinBody, response: one } },
      async (request) => {
        const player = need(request);
        return change(request.params.table, player.id, (trx, table, live) =>
          work({ hall, trx, table, live }, player.id, request.body.seat),
        );
      },
    );

  app.post('/api/invite', { schema: { tags, body: InviteBody, response: one } }, async (request) => {
    const player = need(request);
    const { code } = request.body;
    const found = await store.db
      .selectFrom('tables')
      .select(['id', 'invite'])
      .where('invite', '=', code)
      .executeTakeFirst();
    if (!found || !equalSecrets(found.invite, code)) throw notFound('invitation');
    await store.db
      .insertInto('invited')
      .values({ table_id: found.id, player: player.id })
      .onConflict((each) => each.doNothing())
      .execute();
    return show(found.id, player.id);
  });
}
