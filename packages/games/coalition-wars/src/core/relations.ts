/** How Powers are bound to one another. */
import type { Relations, Ruleset } from './rules.ts';
import type { State } from './state.ts';
import type { Power } from './vocabulary.ts';

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

/** What says who is on whose side: as things are, or as they would be. */
export interface Ties {
  readonly state: Pick<State, 'status' | 'allies' | 'master'>;
  readonly rules: Pick<Ruleset, 'relations'>;
}

/** The same Power, Allies (C §6, RP §7), or Powers of one player (C §11 "Key rule"). */
export function allied({ state, rules }: Ties, a: Power, b: Power): boolean {
  if (a === b || rules.relations.allied(state, a, b)) return true;
  return state.master[a] !== null && state.master[a] === state.master[b];
}

export const isNeutral = ({ state, rules }: Ties, power: Power): boolean => rules.relations.isNeutral(state, power);

/** The table of C §6. */
export const atWar = (ties: Ties, a: Power, b: Power): boolean =>
  !allied(ties, a, b) && !isNeutral(ties, a) && !isNeutral(ties, b);
