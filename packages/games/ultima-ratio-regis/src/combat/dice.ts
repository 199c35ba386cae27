/** Four kinds of dice, and what they count (§13.1.1, §13.1.6). */
import type { Category, Die, Side } from '../tasks/combat.ts';

/** What a throw counts for a category: bad throws are raised to it; the worst category is lowered instead. */
export function faceOf(category: Category, thrown: number): number {
  if (category === 1) return Math.max(1, thrown - 1);
  return Math.max(category, thrown);
}

/** Battle points by face. */
const POINTS: readonly number[] = [0, 0, 0, 1, 1, 2, 2];

export const pointsOf = (face: number): number => POINTS[face] ?? 0;

/** Fours and sixes also cause a casualty. */
export const isCasualty = (face: number): boolean => face === 4 || face === 6;

export function count(side: Side): void {
  side.points = side.dice.reduce((sum, { face }) => sum + pointsOf(face), 0);
  side.casualties = side.dice.filter(({ face }) => isCasualty(face)).length;
}

/** Dice that show one or two dots may be thrown again by some cards and technologies (§4.3). */
export const showsDots = ({ thrown }: Die): boolean => thrown === 1 || thrown === 2;

export const rollable = (dice: readonly Die[]): Die[] => dice.filter(showsDots);
