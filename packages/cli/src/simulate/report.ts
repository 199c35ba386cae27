import { BOT_LEVELS, type BotLevel } from '@quadrille/kernel';
import { columns } from '../text/table.ts';
import type { Simulated } from './pool.ts';
import type { Series } from './series.ts';
import { clustered } from './wilson.ts';

/** The result as programs read it. */
export interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seats: readonly {
    readonly seat: string;
    readonly bot: BotLevel;
    readonly wins: number;
    readonly winRate: number;
    readonly ci95: readonly [lo: number, hi: number];
  }[];
  readonly rounds: { readonly mean: number };
}

export function reportOf({ game, setup }: Series, { tally, seconds }: Simulated): Report {
  const { games, finished, decisions, rounds, seats } = tally;
  return {
    game,
    scenario: setup.scenario,
    players: setup.players,
    games,
    finished,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    seats: Object.entries(seats).flatMap(([seat, levels]) =>
      BOT_LEVELS.flatMap((bot) => {
        const shuffles = Object.values(levels[bot] ?? {});
        if (shuffles.length === 0) return [];
        const wins = shuffles.reduce((sum, each) => sum + each.wins, 0);
        const played = shuffles.reduce((sum, each) => sum + each.games, 0);
        return { seat, bot, wins, winRate: wins / played, ci95: clustered(shuffles) };
      }),
    ),
    rounds: { mean: rounds / games },
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The result as people read it. */
export function inWords({ finished, games, decisions, decisionsPerSecond, seats, rounds }: Report): string {
  const rows = seats.map(({ seat, bot, wins, winRate, ci95: [lo, hi] }) => [
    seat,
    bot,
    String(wins),
    percent(winRate),
    `${percent(lo)} to ${percent(hi)}`,
  ]);
  return [
    columns([['SEAT', 'BOT', 'WINS', 'RATE', '95 % INTERVAL'], ...rows], [2, 3]),
    '',
    `${finished} of ${games} matches finished after ${rounds.mean.toFixed(1)} rounds on average.`,
    `${decisions} decisions, ${decisionsPerSecond} per second on all cores.`,
  ].join('\n');
}
