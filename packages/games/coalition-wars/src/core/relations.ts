/** The two ways in which Powers are bound to one another. */
import type { Relations } from './rules.ts';

/** Coalitions of many, and Neutral Powers (C §6). */
export const coalitions: Relations = {
  allied({ status }, a, b) {
    const own = status[a];
    return (own === 'british' || own === 'french') && status[b] === own;
  },
  isNeutral: ({ status }, power) => status[power] === 'neutral',
};

/** Alliances of two; everybody else is at war (RP §7). */
export const alliances: Relations = {
  allied: ({ allies }, a, b) => allies?.[a] === b,
  isNeutral: () => false,
};
