import type {
  AuditResponse,
  LettersResponse,
  LogResponse,
  RecordFile,
  TableResponse,
  TalkResponse,
  VotesResponse,
  WhyResponse,
} from '@quadrille/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { forkTable } from '../../hosting/fork.ts';
import { rematch } from '../../hosting/rematch.ts';
import { logOf } from '../../match/log.ts';
import { seatFor } from '../../match/lookback.ts';
import { auditOf, exportRecord, importRecord } from '../../match/record.ts';
import { whyOf } from '../../match/why.ts';
import { Refused, tooMany } from '../../problem.ts';
import { needLook, needSeatOrSpectators } from '../../tables/access.ts';
import { infoFor } from '../../tables/info.ts';
import { isOver, loadTable, outwardSeq, seatsOf, type Table } from '../../tables/table.ts';
import { mutedBy } from '../../tables/unread.ts';
import { lettersBefore, talkBefore } from '../../talk/messages.ts';
import { votesOf } from '../../votes/votes.ts';
import { need } from '../auth.ts';
import { oneAtATime } from '../costly.ts';
import { ForkBody, MuteBody, PageQuery, RecordBody, reply, TableId } from '../schemas.ts';
import type { App, Desk } from './route.ts';

/** Looking back: logs, letters, records, what-ifs. */
export function historyRoutes(app: App, { hall, limits }: Desk): void {
  const { db } = hall.store;
  const tags = ['history'];
  const costly = oneAtATime();
  // An edition that comes with a record may take its time: nobody who looks back waits for it.
  const bringing = oneAtATime();
  const needPatience = async ({ who, ip }: FastifyRequest): Promise<void> => {
    if (!(await limits.think(who?.player.id ?? ip)))
      throw new Refused(429, 'too-many', 'That was too often. Wait a moment.');
  };
  const one = reply<TableResponse>('The table, as I may know it.');
  const show = async (id: string, player: string): Promise<TableResponse> => ({
    table: await infoFor(hall, await loadTable(db, id), player),
  });
  const looked = async (id: string, player: string | null): Promise<Table> => {
    const table = await loadTable(db, id);
    await needLook(db, table, player);
    needSeatOrSpectators(table, player);
    return table;
  };

  app.get(
    '/api/tables/:table/log',
    {
      schema: {
        tags,
        params: TableId,
        querystring: Type.Object(
          { before: Type.Optional(Type.Integer({ minimum: 0 })), seat: Type.Optional(Type.String({ maxLength: 80 })) },
          { additionalProperties: false },
        ),
        response: reply<LogResponse>('Log entries a seat may read, newest last.'),
      },
    },
    async ({ params, query, who }) => {
      const player = who?.player.id ?? null;
      const table = await looked(params.table, player);
      const seat = seatFor(table, player, query.seat);
      const behind = seat === null && !isOver(table) ? (table.settings.spectators ?? 0) : 0;
      const last = Math.max(0, (await outwardSeq(db, table)) - behind);
      const { log, more, first } = await logOf(db, table.id, seat, {
        upTo: Math.min(last, (query.before ?? 2 ** 31) - 1),
      });
      return { log, ...(more && { before: first }) };
    },
  );

  app.get(
    '/api/tables/:table/why',
    {
      schema: {
        tags,
        params: TableId,
        querystring: Type.Object({ seq: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
        response: reply<WhyResponse>(
          'What speaks for a deed of a bot, from what everybody can see; in full at the end.',
        ),
      },
    },
    async (request) => {
      await needPatience(request);
      const player = request.who?.player.id ?? null;
      const table = await looked(request.params.table, player);
      const { seq } = request.query;
      // Spectators are told as late as they see.
      const late = seatFor(table, player, undefined) === null && !isOver(table) ? (table.settings.spectators ?? 0) : 0;
      if (seq > (await outwardSeq(db, table)) - late) return { reasons: [] };
      return { reasons: await costly(request.ip, () => whyOf(hall, table, seq)) };
    },
  );

  app.get(
    '/api/tables/:table/talk',
    {
      schema: {
        tags,
        params: TableId,
        querystring: PageQuery,
        response: reply<TalkResponse>('Table talk, newest last.'),
      },
    },
    async ({ params, query, who }) => {
      const player = who?.player.id ?? null;
      const table = await looked(params.table, player);
      const muted = player === null ? [] : await mutedBy(db, table.id, player);
      return { talk: await talkBefore(db, table.id, query.before, muted) };
    },
  );

  app.get(
    '/api/tables/:table/letters',
    {
      schema: {
        tags,
        params: TableId,
        querystring: PageQuery,
        response: reply<LettersResponse>('My letters, newest last.'),
      },
    },
    async (request) => {
      const player = need(request).id;
      const { seat, with: other, before } = request.query;
      const table = await looked(request.params.table, player);
      const own = seatsOf(table, player).filter((each) => seat === undefined || each === seat);
      const muted = await mutedBy(db, table.id, player);
      return { letters: await lettersBefore(db, table.id, { player, seats: own }, { other, before, muted }) };
    },
  );

  app.get(
    '/api/tables/:table/votes',
    { schema: { tags, params: TableId, response: reply<VotesResponse>('Open votes and the last few decided.') } },
    async ({ params, who }) => ({ votes: await votesOf(db, await looked(params.table, who?.player.id ?? null)) }),
  );

  app.get(
    '/api/tables/:table/audit',
    { schema: { tags, params: TableId, response: reply<AuditResponse>('What binds the draws of this match.') } },
    async (request) => {
      await needPatience(request);
      const table = await looked(request.params.table, request.who?.player.id ?? null);
      return costly(request.ip, () => auditOf(hall, table));
    },
  );

  app.get(
    '/api/tables/:table/record',
    { schema: { tags, params: TableId, response: reply<RecordFile>('The record of a match that is over.') } },
    async (request) => {
      await needPatience(request);
      const player = request.who?.player.id ?? null;
      const table = await looked(request.params.table, player);
      return costly(request.ip, () => exportRecord(hall, table, player));
    },
  );

  app.post(
    '/api/records',
    { bodyLimit: 4_000_000, schema: { tags, body: RecordBody, response: one } },
    async (request) => {
      const player = need(request);
      if (!(await limits.table(player.id))) throw tooMany();
      const file = request.body as unknown as RecordFile;
      return show(await bringing(request.ip, () => importRecord(hall, player.id, file)), player.id);
    },
  );

  app.post(
    '/api/tables/:table/fork',
    { schema: { tags, params: TableId, body: ForkBody, response: one } },
    async (request) => {
      const player = need(request);
      if (!(await limits.table(player.id))) throw tooMany();
      return show(await forkTable(hall, request.params.table, player.id, request.body), player.id);
    },
  );

  app.post('/api/tables/:table/rematch', { schema: { tags, params: TableId, response: one } }, async (request) => {
    const player = need(request);
    return show(await rematch(hall, request.params.table, player.id), player.id);
  });

  app.post(
    '/api/tables/:table/mute',
    { schema: { tags, params: TableId, body: MuteBody, response: one } },
    async (request) => {
      const player = need(request);
      const { player: muted, muted: mute } = request.body;
      const table = await looked(request.params.table, player.id);
      const row = { table_id: table.id, player: player.id, muted };
      if (mute)
        await db
          .insertInto('mutes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('mutes')
          .where('table_id', '=', table.id)
          .where('player', '=', player.id)
          .where('muted', '=', muted)
          .execute();
      return show(table.id, player.id);
    },
  );
}
