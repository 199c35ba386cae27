import { commitment } from '@quadrille/kernel';
import type { Holder, SeatInfo, TableInfo } from '@quadrille/protocol';
import { playerOf, playersById } from '../accounts/players.ts';
import { temperamentOf } from '../bots/natures.ts';
import type { Context } from '../context.ts';
import type { PlayerRow, Reader, SeatRecord } from '../store/schema.ts';
import { hasBegun, isOver, levelOf, outwardSeq, peopleOf, seatsOf, type Table } from './table.ts';
import { mutedBy, unreadOf } from './unread.ts';

const NOBODY = { id: '', name: 'Somebody who left', guest: true };

/** Who holds a seat, by name. */
export function seatInfo(record: SeatRecord, players: ReadonlyMap<string, PlayerRow>): SeatInfo {
  return { seat: record.seat, holder: holderOf(record, players), offered: record.offered === 1 };
}

function holderOf(record: SeatRecord, players: ReadonlyMap<string, PlayerRow>): Holder {
  const row = record.player === null ? undefined : players.get(record.player);
  const player = row ? playerOf(row) : NOBODY;
  if (record.bot !== null && record.player !== null) return { kind: 'caretaker', player, level: levelOf(record) };
  if (record.bot !== null) return { kind: 'bot', level: levelOf(record), temperament: temperamentOf(record) };
  return record.player === null ? { kind: 'open' } : { kind: 'player', player };
}

/** The table as this player may know it. The seed is in it only when the match is over. */
export async function infoFor(
  { store }: Pick<Context, 'store'>,
  table: Table,
  viewer: string | null,
  db: Reader = store.db,
): Promise<TableInfo> {
  const players = await playersById(db, [...peopleOf(table), table.host]);
  const host = players.get(table.host);
  const mine = viewer === null ? [] : seatsOf(table, viewer);
  const isHost = viewer === table.host;
  const over = isOver(table);
  return {
    id: table.id,
    game: table.game,
    data: table.data,
    setup: table.setup,
    settings: table.settings,
    status: table.status,
    host: host ? playerOf(host) : NOBODY,
    created: table.created,
    ...(table.started !== null && { started: table.started }),
    seats: table.seats.map((each) => seatInfo(each, players)),
    seq: hasBegun(table) ? await outwardSeq(db, table) : 0,
    ...(hasBegun(table) && { commitment: commitment(table.seed) }),
    ...(table.result && { result: table.result }),
    ...(over && table.origin === null && { seed: table.seed }),
    ...(table.rematch !== null && { rematch: table.rematch }),
    ...(table.origin && { sandbox: { table: table.origin.table, seq: table.origin.seq } }),
    mine: {
      host: isHost,
      seats: mine,
      ...((isHost || mine.length > 0) && !over && { invite: table.invite }),
      unread: viewer === null ? { talk: 0, letters: {} } : await unreadOf(db, table, viewer),
      muted: viewer === null ? [] : await mutedBy(db, table.id, viewer),
      askAlways: table.seats.filter(({ player, ask }) => player === viewer && ask === 1).map(({ seat }) => seat),
    },
  };
}
