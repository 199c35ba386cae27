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
