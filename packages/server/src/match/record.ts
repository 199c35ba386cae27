import { commitment, Divergence, digest, Match, recordOf, replay, type Title } from '@quadrille/kernel';
import type { AuditResponse, RecordFile } from '@quadrille/protocol';
import { playersById } from '../accounts/players.ts';
import { type Context, titleFor } from '../context.ts';
import { conflict, invalid } from '../problem.ts';
import type { MoveRow } from '../store/schema.ts';
import { insertTable } from '../tables/create.ts';
import { isOver, peopleOf, type Table } from '../tables/table.ts';
import { lastSeq, movesBetween, packNews, standing } from './history.ts';

const answersOf = (rows: readonly MoveRow[]) =>
  standing(rows).flatMap(({ kind, seat, option }) =>
    kind === 'answer' && seat !== null && option !== null ? [{ seat, option }] : [],
  );

/** The whole record of a match that is over. It shows every secret. */
export async function exportRecord(context: Context, table: Table): Promise<RecordFile> {
  if (!isOver(table))
    throw conflict('playing', 'The record shows every secret. It is given out when the match is over.');
  if (table.origin) throw conflict('sandbox', 'A what-if has no record of its own.');
  const { db } = context.store;
  const { definition } = titleFor(context, table.game);
  const rows = await movesBetween(db, table.id, 0);
  const players = await playersById(db, peopleOf(table));
  return {
    format: 1,
    name: table.settings.name,
    data: table.data,
    seats: Object.fromEntries(
      table.seats.map(({ seat, player, bot }) => [seat, players.get(player ?? '')?.name ?? `bot (${bot ?? 'none'})`]),
    ),
    record: recordOf(definition, { setup: table.setup, seed: table.seed, chance: 'keyed' }, answersOf(rows)),
  };
}

/** Replays a record, and lays it on a private table to look back at. */
export async function importRecord(context: Context, player: string, file: RecordFile): Promise<string> {
  const title = titleFor(context, file.record.game);
  const rows: Omit<MoveRow, 'table_id'>[] = [];
  const result = replayed(title, file, rows);
  const { setup, seed } = file.record;
  const id = await insertTable(context, {
    host: player,
    game: title.id,
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
        const [seat, option] = record.answers[seq - 1] ?? [];
        const news = packNews(so.news);
        if (seq === 0) rows.push({ ...none, seq, kind: 'start', news });
        else
          rows.push({ ...none, seq, kind: 'answer', seat: seat ?? null, option: option ?? null, by: 'player', news });
      },
    });
    return match.result;
  } catch (fault) {
    if (fault instanceof Divergence) throw invalid(fault.message);
    throw invalid('This record cannot be replayed.');
  }
}

/** What anybody needs to check that nothing was rigged. While the match is on: what was promised at its start. */
export async function auditOf(context: Context, table: Table): Promise<AuditResponse> {
  const { db } = context.store;
  const seq = await lastSeq(db, table.id);
  const { seed, game, version, data } = table;
  const promise = { commitment: commitment(seed), game, version, data, seq };
  if (!isOver(table) || table.origin) return promise;
  const { definition } = titleFor(context, game);
  const match = Match.create(definition, { setup: table.setup, seed });
  const replays = answersOf(await movesBetween(db, table.id, 0)).every(
    ({ seat, option }) => match.answer(seat, option).ok,
  );
  const same = digest(match.result ?? null) === digest(table.result);
  return { ...promise, seed, draws: match.inspect().counters, hash: match.hash(), replays: replays && same };
}
