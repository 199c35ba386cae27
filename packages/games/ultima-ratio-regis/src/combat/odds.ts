/** The chances of dice against dice, before they are thrown (§13.1.6). */
import type { Category } from '../tasks/combat.ts';
import { faceOf, pointsOf } from './dice.ts';

/** Dice of one side; a leader who is good at it adds 1 to one of them after the throw (§17.3.2). */
export interface Throw {
  readonly dice: readonly Category[];
  readonly plusOne: boolean;
}

/** How likely dice make how many battle points, those that show what 1 more would better apart from the others. */
function distribution({ dice, plusOne }: Throw): number[] {
  let plain = [1];
  let better: number[] = [];
  for (const category of dice) {
    const [nextPlain, nextBetter]: [number[], number[]] = [[], []];
    const add = (to: number[], points: number, chance: number) => {
      to[points] = (to[points] ?? 0) + chance / 6;
    };
    for (let thrown = 1; thrown <= 6; thrown++) {
      const face = faceOf(category, thrown);
      const gains = plusOne && face < 6 && pointsOf(face + 1) > pointsOf(face);
      for (const [points, chance] of plain.entries())
        add(gains ? nextBetter : nextPlain, points + pointsOf(face), chance);
      for (const [points, chance] of better.entries()) add(nextBetter, points + pointsOf(face), chance);
    }
    [plain, better] = [whole(nextPlain), whole(nextBetter)];
  }
  return Array.from(
    { length: Math.max(plain.length, better.length + 1) },
    (_, n) => (plain[n] ?? 0) + (better[n - 1] ?? 0),
  );
}

const whole = (chances: number[]): number[] => Array.from(chances, (chance) => chance ?? 0);

/** The chances of one side against the other, exactly; cards and what is thrown again are in neither. */
export function compare(one: readonly Category[], other: readonly Category[]): { win: number; draw: number } {
  return compareThrows({ dice: one, plusOne: false }, { dice: other, plusOne: false });
}

export function compareThrows(one: Throw, other: Throw): { win: number; draw: number } {
  const [a, b] = [distribution(one), distribution(other)];
  let [win, draw] = [0, 0];
  for (const [i, p] of a.entries())
    for (const [j, q] of b.entries()) {
      if (i > j) win += p * q;
      else if (i === j) draw += p * q;
    }
  return { win, draw };
}

/** A die one category higher or lower, as an advantage or a disadvantage makes it (§13.1.2). */
export const HIGHER: Readonly<Record<Category, Category>> = { 1: 2, 2: 3, 3: 4, 4: 4 };
export const LOWER: Readonly<Record<Category, Category>> = { 1: 1, 2: 1, 3: 2, 4: 3 };
