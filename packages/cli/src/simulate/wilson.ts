/** The 0.975 quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval of a share: right also for few trials and for shares near 0 and 1. */
export function wilson(wins: number, games: number): readonly [lo: number, hi: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  // At the ends the interval touches 0 and 1; rounding must not leave a trace of it.
  return [wins === 0 ? 0 : middle - reach, wins === games ? 1 : middle + reach];
}

/** How many of the matches played with one shuffle were won. */
export interface Score {
  readonly games: number;
  readonly wins: number;
}

/**
 * The same where matches share shuffles: what is alike about them tells nothing twice. Wilson's interval of as many matches as
 * would leave the share as uncertain as it is from shuffle to shuffle, and never of more than were played.
 */
export function clustered(shuffles: readonly Score[]): readonly [lo: number, hi: number] {
  const sum = (of: (each: Score) => number) => shuffles.reduce((total, each) => total + of(each), 0);
  const games = sum((each) => each.games);
  if (games === 0) return [0, 1];
  const share = sum(({ wins }) => wins) / games;
  const spread = sum(({ games: played, wins }) => (wins - share * played) ** 2) / games ** 2;
  const variance = (spread * shuffles.length) / (shuffles.length - 1);
  // All won or all lost looks certain however few the shuffles are.
  const alike = share * (1 - share) === 0 || shuffles.length === 1;
  const worth = alike ? shuffles.length : Math.min(games, (share * (1 - share)) / variance);
  return wilson(share * worth, worth);
}
