import {
  type Answer,
  BadSetup,
  commitment,
  Divergence,
  digest,
  give,
  Match,
  type MatchRecord,
  type Result,
  recording,
  replaying,
  type Setup,
  setupFor,
  type Title,
  written,
} from '@quadrille/kernel';
import { type AuditResponse, LIMITS, type RecordFile } from '@quadrille/protocol';
import { playersById } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import { titleFor, titleOfRecord, titleWith } from '../editions/editions.ts';
import { breather, gently } from '../gently.ts';
import { isPlainName } from '../names.ts';
import { conflict, invalid } from '../problem.ts';
import type { CheckpointRow, MoveRow } from '../store/schema.ts';
import { insertTable } from '../tables/create.ts';
import { movesBetween, packNews, standing } from '../tables/moves.ts';
import { isOver, outwardSeq, peopleOf, type Table } from '../tables/table.ts';
import { STRIDE } from './checkpoints.ts';
import { isOld } from './open.ts';

const answersOf = (rows: readonly MoveRow[]) =>
  standing(rows).flatMap(({ kind, seat, option, ref }): readonly Answer[] =>
    kind === 'answer' && seat !== null && option !== null
      ? [{ seat, option, ...(ref !== null && { question: ref }) }]
      : [],
  );

/** The whole record of a match that is over. It shows every secret. Who sat there gets the edition with it. */
export async function exportRecord(context: Context, table: Table, player: string | null): Promise<RecordFile> {
  if (!isOver(table))
    throw conflict('playing', 'The record shows every secret. It is given out when the match is over.');
  if (table.origin) throw conflict('sandbox', 'A what-if has no record of its own.');
  const { db } = context.store;
  const title = await titleWith(context, db, table.game, table.data);
  const { data, editable } = title;
  const own = data !== titleFor(context, table.game).data && player !== null && peopleOf(table).includes(player);
  const rows = await movesBetween(db, table.id, 0);
  const players = await playersById(db, peopleOf(table));
  return {
    format: 1,
    name: table.settings.name,
    data: table.data,
    ...(own && editable && { edition: editable.texts }),
    seats: Object.fromEntries(
      table.seats.map(({ seat, player, bot }) => [seat, players.get(player ?? '')?.name ?? `bot (${bot ?? 'none'})`]),
    ),
    record: await recordAsPlayed(title, table, answersOf(rows)),
  };
}

/** Under older rules it was played as it was played: these rules cannot say what the positions were. */
async function recordAsPlayed(title: Title, table: Table, answers: readonly Answer[]): Promise<MatchRecord> {
  const { setup, seed, game, version } = table;
  const played = { setup, seed, chance: 'keyed' } as const;
  if (!isOld(table, title)) return gently(recording(title.definition, played, answers));
  return { format: 1, game, version, ...played, answers: answers.map(written), hashes: [] };
}

/** Replays a record, and lays it on a private table to look back at. */
export async function importRecord(context: Context, player: string, file: RecordFile): Promise<string> {
  const title = await titleOfRecord(context, context.store.db, file);
  const { setup, seed } = file.record;
  needSetup(title, setup);
  const { rows, checkpoints, result } = await replayed(title, file);
  const id = await insertTable(context, {
    host: player,
    title,
    setup,
    seed,
    settings: {
      name: isPlainName(file.name) ? file.name.slice(0, LIMITS.tableName) : title.title,
      pace: { kind: 'untimed' },
      press: 'none',
      admission: 'private',
      seating: 'choose',
      start: 'host',
      spectators: 0,
      hints: false,
    },
    seats: title.definition.seats(setup).map((seat) => ({ seat, player: null, bot: 'random' })),
  });
  const now = context.now();
  await context.store.write(id, async (trx) => {
    for (let from = 0; from < rows.length; from += 100)
      await trx
        .insertInto('moves')
        .values(rows.slice(from, from + 100).map((row) => ({ ...row, table_id: id })))
        .execute();
    for (const row of checkpoints)
      await trx
        .insertInto('checkpoints')
        .values({ ...row, table_id: id })
        .execute();
    await trx
      .updateTable('tables')
      .set({
        status: result ? 'over' : 'ended',
        result: result ? JSON.stringify(result) : null,
        started: now,
      })
      .where('id', '=', id)
      .execute();
  });
  return id;
}

/** Refuses what no table could have been laid with: a rematch would be played with it. */
function needSetup(title: Title, setup: Setup): void {
  try {
    setupFor(title, setup);
  } catch (fault) {
    if (fault instanceof BadSetup) throw invalid(fault.message);
    throw fault;
  }
}

/** What comes of a record: the rows of its match, with a checkpoint now and then. */
async function replayed({ definition }: Title, { record }: RecordFile) {
  const none = { seat: null, option: null, ref: null, by: null, request: null };
  const rows: Omit<MoveRow, 'table_id'>[] = [];
  const checkpoints: Omit<CheckpointRow, 'table_id'>[] = [];
  const breathe = breather();
  let result: Result | undefined;
  try {
    for (const [match, seq] of replaying(definition, record)) {
      const [seat = null, option = null, ref = null] = record.answers[seq - 1] ?? [];
      const news = packNews(match.news);
      if (seq === 0) rows.push({ ...none, seq, kind: 'start', news });
      else rows.push({ ...none, seq, kind: 'answer', seat, option, ref, by: 'player', news });
      const { checkpoint } = match;
      if (checkpoint.answers - (checkpoints.at(-1)?.seq ?? 0) >= STRIDE)
        checkpoints.push({ seq: checkpoint.answers, undone: 0, checkpoint: JSON.stringify(checkpoint) });
      result = match.result;
      await breathe();
    }
  } catch (fault) {
    if (fault instanceof Divergence) throw invalid(fault.message);
    throw invalid('This record cannot be replayed.');
  }
  return { rows, checkpoints, result };
}

/** Whether all answers are taken; everybody else is served in between. */
async function givesWay(match: Parameters<typeof give>[0], answers: readonly Answer[]): Promise<boolean> {
  const breathe = breather();
  for (const answer of answers) {
    if (give(match, [answer]) === 0) return false;
    await breathe();
  }
  return true;
}

/** What anybody needs to check that nothing was rigged. While the match is on: what was promised at its start. */
export async function auditOf(context: Context, table: Table): Promise<AuditResponse> {
  const { db } = context.store;
  const seq = await outwardSeq(db, table);
  const { seed, game, version, data } = table;
  const promise = { commitment: commitment(seed), game, version, data, seq };
  if (!isOver(table) || table.origin) return promise;
  const title = await titleWith(context, db, game, data);
  const { definition } = title;
  if (isOld(table, title)) return { ...promise, seed };
  const match = Match.create(definition, { setup: table.setup, seed });
  const answers = answersOf(await movesBetween(db, table.id, 0));
  const replays = await givesWay(match, answers);
  const same = digest(match.result ?? null) === digest(table.result);
  return { ...promise, seed, draws: match.inspect().counters, hash: match.hash(), replays: replays && same };
}
