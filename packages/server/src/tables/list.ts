import type { Shown, TableRow } from '@quadrille/protocol';
import { playersById } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import type { Reader } from '../store/schema.ts';
import { seatInfo } from './info.ts';
import { lastSeqs } from './moves.ts';
import { loadTables, peopleOf, seatsOf, type Table, wholeTables } from './table.ts';

const MOST = 100;
const PLAYED = 30;
/** Within the settings, as JSON. */
const OPEN = '%"admission":"open"%';

/** The tables of a player, those one may join, or those one may watch. */
export async function listTables({ store: { db } }: Context, shown: Shown, viewer: string | null): Promise<TableRow[]> {
  const newest = wholeTables(db).orderBy('touched', 'desc').limit(MOST);
  const records = await recordsOf();
  const tables = (await loadTables(db, records)).filter(
    ({ settings }) =>
      shown === 'mine' || (settings.admission === 'open' && (shown === 'open' || settings.spectators !== null)),
  );
  return rowsOf(db, tables, viewer);

  function recordsOf() {
    if (shown === 'mine')
      return newest
        .where((eb) =>
          eb.or([
            eb('host', '=', viewer ?? ''),
            eb(
              'id',
              'in',
              eb
                .selectFrom('seats')
                .select('table_id')
                .where('player', '=', viewer ?? ''),
            ),
          ]),
        )
        .where('status', '!=', 'closed')
        .execute();
    // What is private must not take the place of what is not.
    const open = newest.where('settings', 'like', OPEN).where('origin', 'is', null);
    if (shown === 'watch')
      return open.where('status', '=', 'playing').where('settings', 'not like', '%"spectators":null%').execute();
    const free = db
      .selectFrom('seats')
      .select('table_id')
      .where((eb) => eb.or([eb.and([eb('player', 'is', null), eb('bot', 'is', null)]), eb('offered', '=', 1)]));
    return open.where('status', 'in', ['waiting', 'playing', 'paused']).where('id', 'in', free).execute();
  }
}

/** Matches of a player that are over, newest first, as far as the viewer may know of them. */
export async function listPlayed(
  { store: { db } }: Context,
  player: string,
  viewer: string | null,
): Promise<TableRow[]> {
  const records = await wholeTables(db)
    .where('status', '=', 'over')
    .where('origin', 'is', null)
    .where('id', 'in', (eb) => eb.selectFrom('seats').select('table_id').where('player', '=', player))
    // What the viewer may not look at must not take the place of what they may.
    .where((eb) =>
      eb.or([
        eb('settings', 'like', OPEN),
        eb('host', '=', viewer ?? ''),
        ...(['seats', 'invited'] as const).map((name) =>
          eb(
            'id',
            'in',
            eb
              .selectFrom(name)
              .select('table_id')
              .where('player', '=', viewer ?? ''),
          ),
        ),
      ]),
    )
    .orderBy('touched', 'desc')
    .limit(PLAYED)
    .execute();
  return rowsOf(db, await loadTables(db, records), viewer);
}

async function rowsOf(db: Reader, tables: readonly Table[], viewer: string | null): Promise<TableRow[]> {
  const players = await playersById(db, [...new Set(tables.flatMap((table) => [...peopleOf(table), table.host]))]);
  const seqs = await lastSeqs(
    db,
    tables.map(({ id }) => id),
  );
  return tables.map((table) => {
    const own = viewer === null ? [] : seatsOf(table, viewer);
    const due = table.seats.filter(({ seat, deadline }) => own.includes(seat) && deadline !== null);
    return {
      id: table.id,
      game: table.game,
      scenario: table.setup.scenario,
      name: table.settings.name,
      status: table.status,
      pace: table.settings.pace,
      press: table.settings.press,
      admission: table.settings.admission,
      host: players.get(table.host)?.name ?? '',
      seats: table.seats.map((each) => seatInfo(each, players)),
      created: table.created,
      touched: table.touched,
      seq: table.outward ?? seqs.get(table.id) ?? 0,
      waiting: table.status === 'playing' ? table.waiting : [],
      mine: own,
      myTurn: table.status === 'playing' && own.some((seat) => table.waiting.includes(seat)),
      ...(due.length > 0 && { deadline: Math.min(...due.map(({ deadline }) => deadline ?? 0)) }),
      ...(table.result && { result: table.result }),
      ...(table.origin && { sandbox: { table: table.origin.table, seq: table.origin.seq } }),
    };
  });
}
