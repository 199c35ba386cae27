import {
  type Answer,
  commitment,
  Divergence,
  digest,
  give,
  Match,
  type MatchRecord,
  recordOf,
  replay,
  type Title,
  written,
} from '@quadrille/kernel';
import type { AuditResponse, RecordFile } from '@quadrille/protocol';
import { playersById } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import { titleFor, titleOfRecord, titleWith } from '../editions/editions.ts';
import { conflict, invalid } from '../problem.ts';
import { lastSeq, movesBetween, packNews, standing } from '../store/moves.ts';
import type { MoveRow } from '../store/schema.ts';
import { insertTable } from '../tables/create.ts';
import { isOver, peopleOf, type Table } from '../tables/table.ts';
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
    record: recordAsPlayed(title, table, answersOf(rows)),
  };
}

/** Under older rules it was played as it was played: these rules cannot say what the positions were. */
function recordAsPlayed(title: Title, table: Table, answers: readonly Answer[]): MatchRecord {
  const { setup, seed, game, version } = table;
  const played = { setup, seed, chance: 'keyed' } as const;
  if (!isOld(table, title)) return recordOf(title.definition, played, answers);
  return { format: 1, game, version, ...played, answers: answers.map(written), hashes: [] };
}

/** Replays a record, and lays it on a private table to look back at. */
export async function importRecord(context: Context, player: string, file: RecordFile): Promise<string> {
  const { data, edition } = file;
  const title = await titleOfRecord(context, context.store.db, { game: file.record.game, data, edition });
  const rows: Omit<MoveRow, 'table_id'>[] = [];
  const result = replayed(title, file, rows);
  const { setup, seed } = file.record;
  const id = await insertTable(context, {
    host: player,
    title,
    setup,
    seed,
    settings: {
      name: file.name.slice(0, 60) || title.title,
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

function replayed({ definition }: Title, { record }: RecordFile, rows: Omit<MoveRow, 'table_id'>[]) {
  const none = { seat: null, option: null, ref: null, by: null, request: null };
  try {
    const match = replay(definition, record, {
      each: (so, seq) => {
        const [seat = null, option = null, ref = null] = record.answers[seq - 1] ?? [];
        const news = packNews(so.news);
        if (seq === 0) rows.push({ ...none, seq, kind: 'start', news });
        else rows.push({ ...none, seq, kind: 'answer', seat, option, ref, by: 'player', news });
      },
    });
    return match.result;
  } catch (fault) {
    if (fault instanceof Divergence) throw invalid(fault.message);
    throw invalid('This record cannot be replayed.');
  }
}

/** How many answers are replayed before others get their turn. */
const STRETCH = 200;

/** Whether all answers are taken; everybody else is served in between. */
async function givesWay(match: Parameters<typeof give>[0], answers: readonly Answer[]): Promise<boolean> {
  for (let from = 0; from < answers.length; from += STRETCH) {
    const some = answers.slice(from, from + STRETCH);
    if (give(match, some) < some.length) return false;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return true;
}

/** What anybody needs to check that nothing was rigged. While the match is on: what was promised at its start. */
export async function auditOf(context: Context, table: Table): Promise<AuditResponse> {
  const { db } = context.store;
  const seq = await lastSeq(db, table.id);
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
