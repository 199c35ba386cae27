import type { TerritoryDatum } from './data.ts';

/** Two territories in alphabetical order, as one key. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Every pair the rules call adjacent. */
export const adjacentPairs = (territories: readonly TerritoryDatum[]): Set<string> =>
  new Set(territories.flatMap(({ id, adjacent }) => adjacent.map((other) => pairOf(id, other))));

/** Of those, the pairs that lie across water. */
export const straitPairs = (territories: readonly TerritoryDatum[]): Set<string> =>
  new Set(territories.flatMap(({ id, straits = [] }) => straits.map((other) => pairOf(id, other))));
