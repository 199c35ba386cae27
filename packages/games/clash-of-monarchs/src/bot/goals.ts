/** Where a force does most good: beat a weaker enemy, besiege what scores, cover what must not fall. */
import { ratingOf } from '../facts/leaders.ts';
import { forcesAt, fortressData, holdingSide, isEnemyFortress, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { artillery, fieldArtillery, spOf } from '../facts/troops.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import { type Alliance, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

const MORALE = { good: 1, demoralized: 0.6, routed: 0.3 } as const;
const SUPPLY = { full: 0, short: 2, critical: 4 } as const;

/** What a force weighs in battle: its SPs, guns and Commander, less what it lacks. */
export const weight = (world: World, stack: Stack, role: 'offense' | 'defense'): number =>
  Math.max(
    0.5,
    (spOf(stack) + fieldArtillery(stack) + 2 * ratingOf(world, stack, role).drm - SUPPLY[stack.supply]) *
      MORALE[stack.morale],
  );

/** What stands in the open at a space, weighed as its defence; hills, works and walls help it. */
export function defence(world: World, at: SpaceId, side: Alliance): number {
  const forces = forcesAt(world, at, side);
  if (forces.length === 0) return 0;
  const { hill, fortress } = spaceOf(world, at);
  const ground = (hill ? 5 : 0) + (world.state.entrenched[at] === side ? 3 : 0) + (fortress > 0 ? 1 : 0);
  return forces.reduce((sum, stack) => sum + weight(world, stack, 'defense'), ground);
}

/** What it is worth to stand there at the end of a march, from about -5 to 8. */
export function worthStanding(world: World, stack: Stack, at: SpaceId): number {
  const side = sideOfStack(world, stack);
  const own = weight(world, stack, 'offense');
  return battleWorth(own, defence(world, at, opposing(side))) + groundWorth(world, stack, at, side);
}

function battleWorth(own: number, enemy: number): number {
  if (enemy === 0) return 0;
  const odds = own / enemy;
  if (odds >= 3) return 3 + Math.min(3, enemy / 4);
  if (odds >= 1.4) return 2 + Math.min(4, enemy / 6);
  return odds >= 1.15 ? 0.5 : -4 * (1.15 - odds) - 1;
}

function groundWorth(world: World, stack: Stack, at: SpaceId, side: Alliance): number {
  const { vp, thl, key, fortress } = spaceOf(world, at);
  const prize = vp + 0.3 * thl + (key ? 2 : 0);
  if (isEnemyFortress(world, at, side)) {
    const able = artillery(stack) > 0 && spOf(stack) >= fortressData(world, at).besiege;
    return able ? 1.5 + prize : spOf(stack) >= 5 ? 0.3 * prize : -0.5;
  }
  if (fortress > 0 && holdingSide(world, at) === side) return 0.25 * prize;
  return holdingSide(world, at) === side ? 0 : 0.2;
}

/** How much a place is worth as a step toward something: what lies a few MPs beyond counts, the nearer the more. */
export function promise(world: World, stack: Stack, at: SpaceId): number {
  let best = worthStanding(world, stack, at);
  for (const [beyond, mps] of distancesFrom(world, at, 'mps', 8)) {
    if (mps === 0) continue;
    const there = worthStanding(world, stack, beyond);
    best = Math.max(best, (there * 0.8) / (1 + mps / 4));
  }
  return best + 0.4 * worthStanding(world, stack, at);
}

/** What the best place within a march's reach would gain over staying. */
export function bestGain(world: World, stack: Stack, mps: number): number {
  const here = worthStanding(world, stack, stack.at);
  let best = 0;
  for (const [at] of distancesFrom(world, stack.at, 'mps', mps)) {
    best = Math.max(best, worthStanding(world, stack, at) - here);
  }
  return best;
}
