/** The chances of dice against dice, before they are thrown (§13.1.6). */
import type { Category } from '../tasks/combat.ts';
import { faceOf, pointsOf } from './dice.ts';

/** How likely dice make how many battle points. */
function distribution(dice: readonly Category[]): number[] {
  let all = [1];
  for (const category of dice) {
    const next: number[] = [];
    for (const [points, chance] of all.entries())
      for (let thrown = 1; thrown <= 6; thrown++) {
        const sum = points + pointsOf(faceOf(category, thrown));
        next[sum] = (next[sum] ?? 0) + chance / 6;
      }
    all = Array.from(next, (chance) => chance ?? 0);
  }
  return all;
}

/** The chances of one side against the other, exactly; cards and what is thrown again are in neither. */
export function compare(one: readonly Category[], other: readonly Category[]): { win: number; draw: number } {
  const [a, b] = [distribution(one), distribution(other)];
  let [win, draw] = [0, 0];
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) {
      if (i > j) win += p * q;
      else if (i === j) draw += p * q;
    }
  return { win, draw };
}
