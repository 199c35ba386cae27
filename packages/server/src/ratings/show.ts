import type { BotLevel, PlayerRating, Rung } from '@quadrille/protocol';
import { playerOf, playersById } from '../accounts/players.ts';
import type { RatingRow, Reader } from '../store/schema.ts';
import { botKey } from './rate.ts';

/** So many stand on a ladder. */
const RUNGS = 100;

/** A rating as it is shown: what somebody is worth at least, so that it rises as more is known of them. 1000 is nobody's. */
const shown = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): number => Math.round(1000 + 40 * (mu - 3 * sigma));

export async function ratingsFor(db: Reader, player: string): Promise<PlayerRating[]> {
  const rows = await db.selectFrom('ratings').selectAll().where('key', '=', player).execute();
  return rows.map((row) => ({ game: row.game, rating: shown(row), matches: row.matches }));
}

/** The best at a game: accounts and bots. Guests come and go, and are not listed. */
export async function ladderOf(db: Reader, game: string): Promise<Rung[]> {
  const rows = await db
    .selectFrom('ratings')
    .leftJoin('players', 'players.id', 'ratings.key')
    .select(['key', 'game', 'mu', 'sigma', 'matches'])
    .where('game', '=', game)
    .where((eb) => eb.or([eb('sign_in', 'is not', null), eb('key', 'like', `${botKey('')}%`)]))
    .orderBy((eb) => eb('mu', '-', eb(eb.val(3), '*', eb.ref('sigma'))), 'desc')
    .limit(RUNGS)
    .execute();
  const players = await playersById(
    db,
    rows.map(({ key }) => key),
  );
  return rows.map((row): Rung => {
    const player = players.get(row.key);
    const level = row.key.slice(botKey('').length) as BotLevel;
    return { ...(player ? { player: playerOf(player) } : { level }), rating: shown(row), matches: row.matches };
  });
}
