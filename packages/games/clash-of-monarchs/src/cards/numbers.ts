/** Numbers on cards (8.6). */
import { spaceOf } from '../facts/spaces.ts';
import { holds } from './conditions.ts';
import type { Numeral } from './grammar.ts';
import { spacesOf } from './places.ts';
import type { Sight } from './sight.ts';

/** The number, or the most of a number that the player chooses. */
export function numberOf(sight: Sight, numeral: Numeral): number {
  if (typeof numeral === 'number') return numeral;
  if ('upTo' in numeral) return numeral.upTo;
  if ('if' in numeral) return holds(sight, numeral.if) ? numeral.is : numeral.otherwise;
  const sum = spacesOf(sight, numeral.thlSum).reduce((total, at) => total + spaceOf(sight.world, at).thl, 0);
  return Math.min(sum * numeral.times, numeral.max ?? Number.POSITIVE_INFINITY);
}

export const isChosen = (numeral: Numeral): boolean => typeof numeral === 'object' && 'upTo' in numeral;
