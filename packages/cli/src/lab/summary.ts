/** What a study found, in a few lines. */
import { BOT_LEVELS } from '@quadrille/kernel';
import { clustered, type Score } from '../simulate/wilson.ts';
import { columns } from '../text/table.ts';
import { branchAt, type Counts, countAt, merge } from './gathered.ts';
import { percent } from './markup.ts';

/** What a level has won, over all seats or in one: shuffle by shuffle. */
export function scoresOf(counts: Counts, level: string, seat?: string): Score[] {
  const seats = seat === undefined ? Object.keys(branchAt(counts, 'seats')) : [seat];
  const shuffles = seats.map((each) => branchAt(counts, 'seats', each, level)).reduce(merge, {});
  return Object.keys(shuffles).map((each) => ({
    wins: countAt(shuffles, each, 'wins'),
    games: countAt(shuffles, each, 'games'),
  }));
}

/** The same over all shuffles. */
export function scoreOf(counts: Counts, level: string): Score {
  return totalOf(scoresOf(counts, level));
}

export const totalOf = (scores: readonly Score[]): Score => ({
  wins: scores.reduce((sum, { wins }) => sum + wins, 0),
  games: scores.reduce((sum, { games }) => sum + games, 0),
});

/** How many were played and won, how often that is, and how sure. */
export function rateOf(scores: readonly Score[]): string[] {
  const { wins, games } = totalOf(scores);
  const [lo, hi] = clustered(scores);
  return [String(games), String(wins), percent(wins / games), `${percent(lo)} to ${percent(hi)}`];
}

/** Fewer say more of the shuffles than of the bots. */
const ENOUGH_SHUFFLES = 100;

/** Wins by level and seat, how long matches were and how they ended. */
export function summaryOf(counts: Counts): string {
  const seats = Object.keys(branchAt(counts, 'seats'));
  const levels = BOT_LEVELS.filter((level) => scoresOf(counts, level).length > 0);
  const shuffles = Math.max(0, ...levels.map((level) => scoresOf(counts, level).length));
  const rows = levels
    .flatMap((level) => [
      ...seats.map((seat) => [level, seat, ...rateOf(scoresOf(counts, level, seat))]),
      ...(seats.length > 1 ? [[level, 'all seats', ...rateOf(scoresOf(counts, level))]] : []),
    ])
    .filter(([, , games]) => games !== '0');
  const games = countAt(counts, 'games');
  const lengths = Object.entries(branchAt(counts, 'length'));
  const rounds = lengths.reduce((sum, [round, n]) => sum + Number(round) * Number(n), 0) / games;
  const ended = Object.entries(branchAt(counts, 'ended')).map(([by, n]) => `${by} ${n}`);
  return [
    columns([['BOT', 'SEAT', 'MATCHES', 'WINS', 'RATE', '95 % INTERVAL'], ...rows], [2, 3, 4]),
    '',
    ...(levels.length > 1 && shuffles < ENOUGH_SHUFFLES
      ? [`Only ${shuffles} different shuffles: a comparison wants ${ENOUGH_SHUFFLES} (more matches, or --fresh).`]
      : []),
    `${games} matches of ${rounds.toFixed(2)} rounds and ${Math.round(countAt(counts, 'answers') / games)} answers on average; ended by ${ended.join(', ')}.`,
  ].join('\n');
}
