/**
 * What the rules say aloud of a space in which forces of both sides meet, or before an enemy fortress: whether it is masked
 * (17.3), and whose supply passes (9.3). Whoever masks or bars a road says so; how strongly, nobody learns.
 */
import {
  forcesAt,
  fortressData,
  holdingSide,
  isEnemyFortress,
  isMasked,
  sideOfStack,
  stacksAt,
} from '../facts/spaces.ts';
import { isPassable } from '../facts/supply.ts';
import { isEmpty, spOf } from '../facts/troops.ts';
import type { Alliance, SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** Spaces where strength decides what everybody is told: both sides have forces there, or one stands before an enemy fortress. */
export function contested(world: World): SpaceId[] {
  const present = new Map<SpaceId, Set<Alliance>>();
  const outside: { readonly at: SpaceId; readonly side: Alliance }[] = [];
  for (const stack of world.state.stacks) {
    if (isEmpty(stack)) continue;
    const { at } = stack;
    const side = sideOfStack(world, stack);
    present.set(at, (present.get(at) ?? new Set()).add(side));
    if (!stack.inside) outside.push({ at, side });
  }
  const disputed = outside.filter(({ at, side }) => present.get(at)?.size === 2 || isEnemyFortress(world, at, side));
  return [...new Set(disputed.map(({ at }) => at))];
}

export interface Ground {
  readonly masked: boolean;
  /** Whose supply passes. */
  readonly ap: boolean;
  readonly coalition: boolean;
}

export const groundAt = (world: World, at: SpaceId): Ground => ({
  masked: isMasked(world, at),
  ap: isPassable(world, at, 'ap'),
  coalition: isPassable(world, at, 'coalition'),
});

/** Everything that follows from strengths in a space and is public, as one word: two worlds must agree in it. */
export function verdictOn(world: World, at: SpaceId): string {
  const { masked, ap, coalition } = groundAt(world, at);
  const here = stacksAt(world.state, at).filter((stack) => !stack.inside && !isEmpty(stack));
  const masks = here.map((each) => isMasked(without(world, each.id), at));
  const siege = world.state.sieges[at];
  const { besiege } = fortressData(world, at);
  const lies = siege ? forcesAt(world, at, siege.by).reduce((sum, stack) => sum + spOf(stack), 0) >= besiege : false;
  return [masked, ap, coalition, ...masks, lies, holdingSide(world, at)].join();
}

const without = (world: World, id: number): World => ({
  ...world,
  state: { ...world.state, stacks: world.state.stacks.filter((stack) => stack.id !== id) },
});
