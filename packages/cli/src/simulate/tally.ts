import type { BotLevel, Seat } from '@quadrille/kernel';
import type { Played } from './play.ts';

/** What is counted over a series: sums only, so that it does not matter who counts what. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly rounds: number;
  /** By seat and level. */
  readonly seats: Readonly<Record<Seat, Readonly<Partial<Record<BotLevel, Score>>>>>;
}

export interface Score {
  readonly games: number;
  readonly wins: number;
}

export const NOTHING: Tally = { games: 0, finished: 0, decisions: 0, rounds: 0, seats: {} };

/** One match. A shared victory is a victory of each. */
export const tallyOf = ({ match, levels, answers, rounds }: Played): Tally => ({
  games: 1,
  finished: match.result ? 1 : 0,
  decisions: answers.length,
  rounds,
  seats: Object.fromEntries(
    [...levels].map(([seat, level]) => [
      seat,
      { [level]: { games: 1, wins: match.result?.winners.includes(seat) ? 1 : 0 } },
    ]),
  ),
});

/** Both together. */
export function plus(a: Tally, b: Tally): Tally {
  const names = [...new Set([...Object.keys(a.seats), ...Object.keys(b.seats)])];
  return {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    decisions: a.decisions + b.decisions,
    rounds: a.rounds + b.rounds,
    seats: Object.fromEntries(names.map((seat) => [seat, plusScores(a.seats[seat] ?? {}, b.seats[seat] ?? {})])),
  };
}

type Scores = Partial<Record<BotLevel, Score>>;

function plusScores(a: Readonly<Scores>, b: Readonly<Scores>): Scores {
  const sum: Scores = { ...a };
  for (const [level, { games, wins }] of Object.entries(b) as [BotLevel, Score][]) {
    const { games: played, wins: won } = sum[level] ?? { games: 0, wins: 0 };
    sum[level] = { games: played + games, wins: won + wins };
  }
  return sum;
}
