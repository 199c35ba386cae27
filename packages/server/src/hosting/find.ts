import type { Title } from '@quadrille/kernel';
import { setupFor } from '@quadrille/kernel';
import { FIND_PACES, type FindRequest, type FindResponse } from '@quadrille/protocol';
import { blockedAmong } from '../accounts/blocks.ts';
import { titleNamed } from '../editions/editions.ts';
import type { Hall } from '../match/hall.ts';
import { invalid } from '../problem.ts';
import type { Reader, WishRow } from '../store/schema.ts';
import { insertTable } from '../tables/create.ts';
import { changeTable } from './change.ts';
import { begin } from './start.ts';

/** Nobody waits longer than this for people: bots take the seats that are free then. */
const ALONE = { evening: 180_000, daily: 86_400_000 } as const satisfies Record<FindRequest['pace'], number>;
/** How well such bots play. */
const COMPANY = 'normal';

/** Whoever wants to play this evening is there; who plays by post need not be. */
const KEPT = { evening: 30_000, daily: 7 * 86_400_000 } as const satisfies Record<FindRequest['pace'], number>;

const sameWish = (db: Reader, { game, players, pace }: FindRequest, now: number) =>
  db
    .selectFrom('wishes')
    .selectAll()
    .where('game', '=', game)
    .where('players', '=', players)
    .where('pace', '=', pace)
    .where('table_id', 'is', null)
    .where('seen', '>', now - KEPT[pace])
    .orderBy('since')
    .limit(100);

/** The scenario for so many: the one somebody new begins with, if it takes them. */
function scenarioFor({ first, scenarios }: Title, players: number): string {
  const fits = scenarios.filter((each) => each.players.includes(players));
  const found = fits.find(({ id }) => id === first?.scenario) ?? fits[0];
  if (!found) throw invalid('This game is not for so many.');
  return found.id;
}

/** Somebody wants to play with strangers. As soon as enough want the same, they sit at a table. */
export async function wish(hall: Hall, player: string, wanted: FindRequest): Promise<FindResponse> {
  const { store, now } = hall;
  scenarioFor(titleNamed(hall, wanted.game, undefined), wanted.players);
  const fresh: WishRow = { ...wanted, player, since: now(), seen: now(), table_id: null };
  await store.write(`find ${wanted.game}`, async (trx) => {
    await trx.deleteFrom('wishes').where('player', '=', player).execute();
    await trx.insertInto('wishes').values(fresh).execute();
  });
  await bringTogether(hall, player, wanted, wanted.players);
  return found(hall, player);
}

/** Seats somebody with those who want the same, if at least so many are there; bots take the seats that are left. */
async function bringTogether(hall: Hall, player: string, wanted: FindRequest, least: number): Promise<void> {
  const { store, now } = hall;
  const together = await store.write(`find ${wanted.game}`, async (trx) => {
    const all = (await sameWish(trx, wanted, now()).execute()).map((each) => each.player);
    const blocked = await blockedAmong(trx, all);
    const party: string[] = [player];
    for (const each of all)
      if (party.length < wanted.players && !party.includes(each) && !party.some((other) => blocked(each, other)))
        party.push(each);
    const own = await trx.selectFrom('wishes').select('table_id').where('player', '=', player).executeTakeFirst();
    if (party.length < least || own?.table_id !== null) return undefined;
    // Taken: nobody is put at two tables.
    await trx.updateTable('wishes').set({ table_id: '', seen: now() }).where('player', 'in', party).execute();
    return party;
  });
  if (together) await seat(hall, wanted, together);
}

async function seat(hall: Hall, { game, players, pace }: FindRequest, party: readonly string[]): Promise<void> {
  const title = titleNamed(hall, game, undefined);
  const setup = setupFor(title, { scenario: scenarioFor(title, players), players });
  const [host = ''] = party;
  const id = await insertTable(hall, {
    host,
    title,
    setup,
    settings: {
      name: title.title,
      pace: FIND_PACES[pace],
      press: 'open',
      admission: 'open',
      seating: 'draw',
      start: 'full',
      spectators: 0,
      hints: false,
    },
    seats: title.definition.seats(setup).map((each, place) => ({
      seat: each,
      player: party[place] ?? null,
      bot: party[place] === undefined ? COMPANY : null,
    })),
  });
  await changeTable(hall, id, (trx, table, live) => begin(hall, trx, table, live));
  await hall.store.db.updateTable('wishes').set({ table_id: id }).where('player', 'in', party).execute();
}

const wantedBy = ({ game, players, pace }: WishRow): FindRequest => ({ game, players, pace }) as FindRequest;

/** A table for those who have found one another is laid by then. */
const LAID = 30_000;

/** How a wish stands: how many want the same, or the table it led to, which is told once. */
export async function found(hall: Hall, player: string): Promise<FindResponse> {
  const { now, store } = hall;
  const { db } = store;
  const wished = () => db.selectFrom('wishes').selectAll().where('player', '=', player).executeTakeFirst();
  const before = await wished();
  if (before && before.since + ALONE[wantedBy(before).pace] <= now())
    await bringTogether(hall, player, wantedBy(before), 1);
  const own = await wished();
  if (!own) return {};
  if (own.table_id) {
    await unwish({ store: { db } }, player);
    return { table: own.table_id };
  }
  const wanted = wantedBy(own);
  // Taken for a table. If none was laid, whoever was laying it has come to grief: the wish stands again.
  if (own.table_id === '' && own.seen + LAID > now()) return { wish: wanted, waiting: own.players };
  await db.updateTable('wishes').set({ seen: now(), table_id: null }).where('player', '=', player).execute();
  return { wish: wanted, waiting: (await sameWish(db, wanted, now()).execute()).length };
}

/** Somebody has thought better of it. */
export const unwish = ({ store: { db } }: { readonly store: { readonly db: Reader } }, player: string) =>
  db.deleteFrom('wishes').where('player', '=', player).execute();
