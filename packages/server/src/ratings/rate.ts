import type { Result } from '@quadrille/kernel';
import { rate, rating } from 'openskill';
import type { Context } from '../context.ts';
import type { RatingRow, SeatRecord, Trx } from '../store/schema.ts';
import { peopleOf, type Table } from '../tables/table.ts';

/** Who is rated for a seat: a person, or all bots of a level together. */
export const botKey = (level: string): string => `bot ${level}`;

/** Notes that a match is played with help: it is not rated. */
export async function unrate(db: Trx | Context['store']['db'], table_id: string): Promise<void> {
  await db
    .insertInto('unrated')
    .values({ table_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that somebody was advised: who plays alone is not rated then, and at a table of several people they can only lose. */
export async function noteAdvice(db: Context['store']['db'], table: Table, player: string): Promise<void> {
  if (peopleOf(table).length < 2) return unrate(db, table.id);
  await db
    .updateTable('held')
    .set({ advised: 1 })
    .where('table_id', '=', table.id)
    .where('player', '=', player)
    .execute();
}

/**
 * Rates a match that has ended, once. Unrated are what-ifs, editions of somebody's own, matches in which somebody asked for
 * advice or took back, those in which one person holds several seats, and those of guests: anybody can be as many guests as
 * they like, and let them lose. A guest who sat down later saves nobody who has lost, and helps nobody who has won.
 */
export async function rateMatch(
  trx: Trx,
  { titles }: Pick<Context, 'titles'>,
  table: Table,
  { winners }: Result,
): Promise<void> {
  const ours = titles.find(({ id }) => id === table.game)?.data === table.data;
  if (table.origin !== null || !ours || winners.length === 0 || winners.length === table.seats.length) return;
  if (await hadHelp(trx, table.id)) return;
  const { keys, latecomers, advised } = await answerable(trx, table);
  const people = keys.filter((key) => !key.startsWith(botKey('')));
  if (people.length === 0 || new Set(people).size < people.length || (await hasGuest(trx, people))) return;
  await unrate(trx, table.id); // it counts once
  const before = await ratingsOf(trx, table.game, keys);
  const teams = keys.map((key) => [before.get(key) ?? rating()]);
  const after = rate(teams, {
    rank: table.seats.map(({ seat }) => (winners.includes(seat) ? 1 : 2)),
  });
  // In one order everywhere, so that two matches that end at once do not wait for each other.
  for (const key of [...new Set(keys)].sort()) {
    const own = before.get(key) ?? rating();
    const next = after.flatMap(([each], place) => (keys[place] === key && each ? [each] : []));
    if (latecomers && next.every(({ mu }) => mu >= own.mu)) continue;
    // Advice is no help to win, and no way out of losing.
    if (advised.length > 0 && !(advised.includes(key) && next.every(({ mu }) => mu < own.mu))) continue;
    const mean = (of: (each: (typeof next)[number]) => number) =>
      next.reduce((sum, each) => sum + of(each), 0) / next.length;
    await move(trx, {
      key,
      game: table.game,
      mu: mean(({ mu }) => mu - own.mu),
      sigma: mean(({ sigma }) => sigma / own.sigma),
    });
  }
}

/** Somebody was advised, took back, or the match has counted already. */
async function hadHelp(trx: Trx, id: string): Promise<boolean> {
  const noted = await trx.selectFrom('unrated').select('table_id').where('table_id', '=', id).executeTakeFirst();
  if (noted) return true;
  const rewound = await trx
    .selectFrom('moves')
    .select('seq')
    .where('table_id', '=', id)
    .where('kind', '=', 'rewind')
    .limit(1)
    .executeTakeFirst();
  return rewound !== undefined;
}

const hasGuest = async (trx: Trx, people: readonly string[]): Promise<boolean> =>
  (await accountsAmong(trx, people)).size < people.length;

async function accountsAmong(trx: Trx, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const accounts = trx.selectFrom('players').select('id').where('sign_in', 'is not', null).where('id', 'in', people);
  return new Set((await accounts.execute()).map((each) => each.id));
}

/**
 * Who answers for each seat: who holds it; for a seat that was given up, who gave it up; and for one that a guest took while the
 * match was on, who began it.
 */
async function answerable(trx: Trx, table: Table) {
  const { id, seats } = table;
  const held = await trx.selectFrom('held').selectAll().where('table_id', '=', id).execute();
  const accounts = await accountsAmong(trx, peopleOf(table));
  const beginner = (seat: string) => held.find((each) => each.seat === seat && each.began === 1)?.player;
  const isLatecomer = ({ seat, player }: SeatRecord): boolean =>
    player !== null && !accounts.has(player) && (beginner(seat) ?? player) !== player;
  const whose = (record: SeatRecord): string => {
    const { seat, player, bot } = record;
    if (isLatecomer(record)) return beginner(seat) ?? '';
    const [first, ...others] = held.filter((each) => each.seat === seat && !each.player.startsWith(botKey('')));
    return player ?? (first && others.length === 0 ? first.player : botKey(bot ?? 'random'));
  };
  const advised = held.filter((each) => each.advised === 1).map(({ player }) => player);
  return { keys: seats.map(whose), latecomers: seats.some(isLatecomer), advised };
}

async function ratingsOf(trx: Trx, game: string, keys: readonly string[]): Promise<ReadonlyMap<string, RatingRow>> {
  const rows = await trx.selectFrom('ratings').selectAll().where('game', '=', game).where('key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** Moves a rating by what one match says, whatever others have done to it meanwhile. */
async function move(trx: Trx, { key, game, mu, sigma }: Omit<RatingRow, 'matches'>): Promise<void> {
  const first = rating();
  await trx
    .insertInto('ratings')
    .values({ key, game, mu: first.mu + mu, sigma: first.sigma * sigma, matches: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'game']).doUpdateSet((eb) => ({
        mu: eb('ratings.mu', '+', mu),
        sigma: eb('ratings.sigma', '*', sigma),
        matches: eb('ratings.matches', '+', 1),
      })),
    )
    .execute();
}
