import type { BotLevel, Seat } from '@quadrille/kernel';
import type { Played } from './play.ts';
import type { Score } from './wilson.ts';

/** What is counted over a series: sums only, so that it does not matter who counts what. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly rounds: number;
  /** By seat, level and shuffle. */
  readonly seats: Readonly<Record<Seat, Scores>>;
}

type Scores = Readonly<Partial<Record<BotLevel, Readonly<Record<string, Score>>>>>;

export const NOTHING: Tally = { games: 0, finished: 0, decisions: 0, rounds: 0, seats: {} };

/** One match, played with a shuffle. A shared victory is a victory of each. */
export const tallyOf = ({ match, levels, answers, rounds }: Played, shuffle: number): Tally => ({
  games: 1,
  finished: match.result ? 1 : 0,
  decisions: answers.length,
  rounds,
  seats: Object.fromEntries(
    [...levels].map(([seat, level]) => [
      seat,
      { [level]: { [shuffle]: { games: 1, wins: match.result?.winners.includes(seat) ? 1 : 0 } } },
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

function plusScores(a: Scores, b: Scores): Scores {
  const sum: Record<string, Record<string, Score>> = { ...a };
  for (const [level, shuffles] of Object.entries(b)) {
    const played = { ...sum[level] };
    for (const [shuffle, { games, wins }] of Object.entries(shuffles))
      played[shuffle] = { games: games + (played[shuffle]?.games ?? 0), wins: wins + (played[shuffle]?.wins ?? 0) };
    sum[level] = played;
  }
  return sum;
}
