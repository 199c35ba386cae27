/** Wald's sequential test of a win rate: is it p0, or is it p1? */
export interface Sprt {
  readonly p0: number;
  readonly p1: number;
}

export type Verdict = 'p0' | 'p1' | 'open';

/** Both errors are made in 5 of 100 cases at most. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** How much more likely the results are under p1 than under p0, as a logarithm. */
export const evidence = ({ p0, p1 }: Sprt, wins: number, games: number): number =>
  wins * Math.log(p1 / p0) + (games - wins) * Math.log((1 - p1) / (1 - p0));

export function verdict(test: Sprt, wins: number, games: number): Verdict {
  const weight = evidence(test, wins, games);
  if (weight >= BOUND) return 'p1';
  return weight <= -BOUND ? 'p0' : 'open';
}
