/** What a force weighs in battle, and what it can hope for. */
import { ratingOf } from '../facts/leaders.ts';
import { forcesAt, hasWorks, spaceOf } from '../facts/spaces.ts';
import { fieldArtillery, isMajor, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import type { Alliance, SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

const MORALE = { good: 1, demoralized: 0.6, routed: 0.3 } as const;
const SUPPLY = { full: 0, short: 2, critical: 4 } as const;

/** Its SPs, guns and Commander, less what it lacks. */
export const weight = (world: World, stack: Stack, role: 'offense' | 'defense'): number => {
  const lack = isMajor(stack) ? SUPPLY[stack.supply] : 0;
  const men = spOf(stack) + fieldArtillery(stack);
  return Math.max(
    0.5,
    (men + 2 * ratingOf(world, stack, role).drm * Math.min(1, men / 8) - lack) * MORALE[stack.morale],
  );
};

/** What hills, works and walls add to whoever defends there. */
export function groundOf(world: World, at: SpaceId, side: Alliance): number {
  const { hill, fortress } = spaceOf(world, at);
  return (hill ? 4 : 0) + (hasWorks(world, at, side) ? 3 : 0) + (fortress > 0 ? 1 : 0);
}

/** What stands in the open at a space, weighed as its defence. */
export function defence(world: World, at: SpaceId, side: Alliance): number {
  const forces = forcesAt(world, at, side);
  if (forces.length === 0) return 0;
  return forces.reduce((sum, stack) => sum + weight(world, stack, 'defense'), groundOf(world, at, side));
}

/** The chance to beat so much with so much: 3 to 2 wins three times in four. */
export const chanceToWin = (own: number, enemy: number): number => {
  const odds = (own / Math.max(0.5, enemy)) ** 2.7;
  return odds / (1 + odds);
};
