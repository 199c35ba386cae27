/** Entrenchments (12.7, 17.5.3). */
import type { Refusal } from '@quadrille/kernel';
import type { March } from '../agenda.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { ratingOf } from '../facts/leaders.ts';
import { forcesAt, hasWorks, sideOfStack } from '../facts/spaces.ts';
import { infantrySp } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { ALLIANCES, type Alliance, opposing, type SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { mpLeft } from './allowance.ts';

/** Infantry SPs it takes. */
export const DIGGERS = 5;

export function entrenchRefusal(world: World, march: March, stack: Stack): Refusal | null {
  const { state } = world;
  if (infantrySp(stack) < DIGGERS) return refusing('few-infantry', '12.7');
  if (state.sieges[stack.at]?.by === sideOfStack(world, stack)) return refusing('besieging', '17.5.3');
  if (hasWorks(world, stack.at, sideOfStack(world, stack))) return refusing('entrenched-already', '12.7');
  return mpLeft(world, march, stack) < 1 ? refusing('no-mps', '12.7') : null;
}

/** Die + MPs spent + the Commander's defensive DRM: 6 or more places the marker (12.7). */
export function entrench(game: Game, march: March, stack: Stack, mp: number): void {
  march.spent += mp;
  dig(game, stack, mp);
}

/** One try with so many MPs: also by a card, at no cost (A12). */
export function dig(game: Game, stack: Stack, mp: number): void {
  const roll = rollDie(game);
  const total = roll + mp + ratingOf(game, stack, 'defense').drm;
  const force = nameOfStack(game, stack);
  if (total < 6) {
    game.tell({ type: 'dug-in-vain', force, at: stack.at, roll, total });
    return;
  }
  throwUp(game, stack);
  game.tell({ type: 'entrenched', force, at: stack.at, roll, total });
}

/** Works of this force; the enemy keeps his own, if he stands in the space too. */
export function throwUp(world: World, stack: Stack): void {
  const side = sideOfStack(world, stack);
  world.state.entrenched[stack.at] = hasWorks(world, stack.at, opposing(side)) ? 'both' : side;
}

/** The works of a side are destroyed. */
export function raze(world: World, at: SpaceId, side: Alliance): void {
  const { entrenched } = world.state;
  if (entrenched[at] === 'both') entrenched[at] = opposing(side);
  else if (entrenched[at] === side) delete entrenched[at];
}

/** Entrenchments stay until all friendly forces have left the space. */
export function abandonTrenches(world: World, at: SpaceId): void {
  for (const side of ALLIANCES)
    if (![false, true].some((inside) => forcesAt(world, at, side, inside).length > 0)) raze(world, at, side);
}

/** Wherever works are: forces leave by marches, retreats, escorts, transfers and losses. */
export function abandonAllTrenches(world: World): void {
  for (const at of Object.keys(world.state.entrenched)) abandonTrenches(world, at);
}
