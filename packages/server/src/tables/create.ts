import { BadSetup, type Setup, setupFor, type Title } from '@quadrille/kernel';
import type { SeatRequest, TableRequest, TableSettings } from '@quadrille/protocol';
import { playersById } from '../accounts/players.ts';
import type { Context } from '../context.ts';
import { keepEdition, titleNamed } from '../editions/editions.ts';
import { freshSeed, secret, shortId } from '../ids.ts';
import { isPlainName } from '../names.ts';
import { invalid } from '../problem.ts';
import type { SeatRecord, TableRecord } from '../store/schema.ts';
import type { Origin } from './table.ts';

const DEFAULTS: Omit<TableSettings, 'name'> = {
  pace: { kind: 'untimed' },
  press: 'open',
  admission: 'open',
  seating: 'choose',
  start: 'full',
  spectators: 0,
  hints: false,
};

/** The name of a table is read in the lobby and in letters, by strangers too. */
export function needTableName({ name }: Partial<TableSettings>): void {
  if (name !== undefined && !isPlainName(name))
    throw invalid('The name of a table has letters or figures, and nothing that cannot be seen.');
}

/** Lays a table. Nobody is told yet, and nothing has begun. */
export async function createTable(context: Context, host: string, request: TableRequest): Promise<string> {
  needTableName(request.settings ?? {});
  const title = titleNamed(context, request.game, request.edition);
  let setup: Setup;
  try {
    setup = setupFor(title, request);
  } catch (fault) {
    if (fault instanceof BadSetup) throw invalid(fault.message);
    throw fault;
  }
  const { seats: wanted = {} } = request;
  const seats = title.definition.seats(setup);
  for (const seat of Object.keys(wanted)) if (!seats.includes(seat)) throw invalid(`There is no seat ${seat}.`);
  const settings: TableSettings = { ...DEFAULTS, name: title.title, ...request.settings };
  const alone = seats.every((seat) => wanted[seat] !== undefined && wanted[seat] !== 'open');
  const hints = request.settings?.hints ?? alone;
  return insertTable(context, {
    host,
    title,
    setup,
    settings: { ...settings, hints },
    seats: seats.map((seat) => ({ seat, ...holder(host, wanted[seat] ?? 'open') })),
  });
}

function holder(host: string, wanted: SeatRequest): Pick<SeatRecord, 'player' | 'bot'> {
  if (wanted === 'me') return { player: host, bot: null };
  return { player: null, bot: wanted === 'open' ? null : wanted };
}

export interface NewTable {
  readonly host: string;
  /** The game with the data it is played with. */
  readonly title: Title;
  readonly setup: Setup;
  readonly settings: TableSettings;
  readonly seats: readonly Pick<SeatRecord, 'seat' | 'player' | 'bot'>[];
  readonly seed?: string;
  readonly origin?: Origin;
}

export async function insertTable(context: Context, wanted: NewTable): Promise<string> {
  const { store, now } = context;
  const { title } = wanted;
  const id = shortId();
  const record: TableRecord = {
    id,
    game: title.id,
    setup: JSON.stringify(wanted.setup),
    settings: JSON.stringify(wanted.settings),
    status: 'waiting',
    host: wanted.host,
    created: now(),
    started: null,
    seed: wanted.seed ?? freshSeed(),
    version: title.definition.version,
    data: title.data,
    result: null,
    invite: secret().slice(0, 22),
    rematch: null,
    origin: wanted.origin ? JSON.stringify(wanted.origin) : null,
    deserted: 0,
    revision: 0,
  };
  const zones = await playersById(
    store.db,
    wanted.seats.flatMap(({ player }) => player ?? []),
  );
  const seats = wanted.seats.map(
    (each, position): SeatRecord => ({
      ...each,
      table_id: id,
      position,
      offered: 0,
      ask: 0,
      clock: null,
      asked: null,
      deadline: null,
      unit: null,
      absence: 0,
      zone: zones.get(each.player ?? '')?.zone ?? null,
    }),
  );
  await store.write(id, async (trx) => {
    await keepEdition(trx, title);
    await trx.insertInto('tables').values(record).execute();
    await trx.insertInto('turns').values({ table_id: id, waiting: '[]', touched: now() }).execute();
    await trx.insertInto('seats').values(seats).execute();
  });
  return id;
}
