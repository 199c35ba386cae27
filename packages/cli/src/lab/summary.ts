/** What a study found, in a few lines. */
import { BOT_LEVELS } from '@quadrille/kernel';
import { wilson } from '../simulate/wilson.ts';
import { columns } from '../text/table.ts';
import { branchAt, type Counts, countAt } from './gathered.ts';
import { percent } from './markup.ts';

export interface Score {
  readonly wins: number;
  readonly games: number;
}

/** What a level has won, over all seats or in one. */
export function scoreOf(counts: Counts, level: string, seat?: string): Score {
  const seats = seat === undefined ? Object.keys(branchAt(counts, 'seats')) : [seat];
  let [wins, games] = [0, 0];
  for (const each of seats) {
    wins += countAt(counts, 'seats', each, level, 'wins');
    games += countAt(counts, 'seats', each, level, 'games');
  }
  return { wins, games };
}

/** Wins by level and seat, how long matches were and how they ended. */
export function summaryOf(counts: Counts): string {
  const seats = Object.keys(branchAt(counts, 'seats'));
  const rows = BOT_LEVELS.flatMap((level) => [
    ...seats.map((seat) => row(level, seat, scoreOf(counts, level, seat))),
    ...(seats.length > 1 ? [row(level, 'all seats', scoreOf(counts, level))] : []),
  ]).filter(([, , games]) => games !== '0');
  const games = countAt(counts, 'games');
  const lengths = Object.entries(branchAt(counts, 'length'));
  const rounds = lengths.reduce((sum, [round, n]) => sum + Number(round) * Number(n), 0) / games;
  const ended = Object.entries(branchAt(counts, 'ended')).map(([by, n]) => `${by} ${n}`);
  return [
    columns([['BOT', 'SEAT', 'MATCHES', 'WINS', 'RATE', '95 % INTERVAL'], ...rows], [2, 3, 4]),
    '',
    `${games} matches of ${rounds.toFixed(2)} rounds and ${Math.round(countAt(counts, 'answers') / games)} answers on average; ended by ${ended.join(', ')}.`,
  ].join('\n');
}

function row(level: string, seat: string, { wins, games }: Score): string[] {
  const [lo, hi] = wilson(wins, games);
  return [level, seat, String(games), String(wins), percent(wins / games), `${percent(lo)} to ${percent(hi)}`];
}
