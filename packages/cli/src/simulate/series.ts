import type { Budgets } from '@quadrille/bots';
import type { BotLevel, Seat, Setup } from '@quadrille/kernel';

/** A series of matches of one set-up. Each is known by its number, whoever plays it and in whichever order. */
export interface Series {
  readonly game: string;
  readonly setup: Setup;
  /** The levels go round the seats from match to match, and a full turn of them plays the same shuffles. */
  readonly levels: readonly [BotLevel, ...BotLevel[]];
  readonly seed: string;
  /** Every match has a shuffle of its own; by default a full turn of the levels plays the same ones. */
  readonly fresh?: true;
  /** How long the levels that look ahead think. */
  readonly budgets?: Budgets;
  /** Where the records go, if they are wanted. */
  readonly records?: string;
}

/** The level that plays a seat in a match of the series. */
export const levelAt = ({ levels }: Series, match: number, place: number): BotLevel =>
  levels[(place + match) % levels.length] ?? levels[0];

/** Which shuffle a match is played with: the same for a full turn of the levels, unless every match is to have its own. */
export const shuffleOf = ({ levels, fresh }: Pick<Series, 'levels' | 'fresh'>, match: number): number =>
  fresh ? match : Math.floor(match / levels.length);

/** The seed of the match itself. */
export const matchSeed = (series: Series, match: number): string => `${series.seed}/${shuffleOf(series, match)}`;

/** The seed of the bots in it: never the same twice. */
export const botSeed = ({ seed }: Series, match: number): string => `${seed}/bots/${match}`;

/** Who plays what. */
export const casting = (series: Series, match: number, seats: readonly Seat[]): ReadonlyMap<Seat, BotLevel> =>
  new Map(seats.map((seat, place) => [seat, levelAt(series, match, place)]));
