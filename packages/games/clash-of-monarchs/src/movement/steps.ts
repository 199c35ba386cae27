/** One step along a line, and the ways to a destination (12.0, 12.6, 12.8). */
import type { Refusal } from '@quadrille/kernel';
import type { March } from '../agenda.ts';
import { refusing } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import {
  forcesAt,
  isEnemyFortress,
  isOpen,
  isShut,
  lightAt,
  lineBetween,
  roadsOf,
  sideOfStack,
} from '../facts/spaces.ts';
import { isEmpty, nationsOf } from '../facts/troops.ts';
import { entryRefusal, offends } from '../hooks.ts';
import type { Stack } from '../state.ts';
import { opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { mpLeft } from './allowance.ts';

/** MPs for a step: the line, and 1 more into a space with enemy Lt units (12.0, 12.6). Leaders alone slip through. */
export function stepCost(world: World, stack: Stack, from: SpaceId, to: SpaceId): number {
  const line = lineBetween(world, from, to);
  if (!line) throw new Error(`${from} and ${to} are not connected`);
  if (isEmpty(stack)) return line.cost;
  return line.cost + (lightAt(world, to, opposing(sideOfStack(world, stack))) > 0 ? 1 : 0);
}

/** Why the force may not take this step, MPs apart. */
export function stepRefusal(world: World, march: March, stack: Stack, to: SpaceId): Refusal | null {
  const enemy = opposing(sideOfStack(world, stack));
  const nations = isEmpty(stack) ? [nationOf(world, stack)] : nationsOf(stack.troops);
  if (nations.some((nation) => !isOpen(world, to, nation))) return refusing('square', '2.1.1', { at: to });
  const { how } = march.terms;
  if ((how === 'admin' || how === 'minor') && enemyBars(world, to, enemy))
    return refusing('admin-enemy', '12.8', { at: to });
  if (stack.leaders.length === 0 && isOccupied(world, to, enemy))
    return refusing('leaderless-enemy', '11.2', { at: to });
  return entryRefusal(world, stack, to, march);
}

/** Only a Command enters an enemy-occupied space (11.2); who is shut up in his fortress occupies none. */
const isOccupied = (world: World, at: SpaceId, enemy: 'ap' | 'coalition'): boolean =>
  forcesAt(world, at, enemy).length > 0 || (forcesAt(world, at, enemy, true).length > 0 && !isShut(world, at));

/** An Admin March enters no space with enemies or their fortress, unless that is besieged or masked already (12.0, 12.8). */
const enemyBars = (world: World, at: SpaceId, enemy: 'ap' | 'coalition'): boolean =>
  forcesAt(world, at, enemy).length > 0 || (isEnemyFortress(world, at, opposing(enemy)) && !isShut(world, at));

export interface Way {
  readonly to: SpaceId;
  readonly cost: number;
  /** From the next space to the destination. */
  readonly path: readonly SpaceId[];
}

/**
 * The cheapest way to every space within reach. Ways lead around enemy forces, Neutrals who would take up arms and Polish
 * fortresses that cost VPs; such a space may be a destination but is no thoroughfare: who means to go through takes it step
 * by step.
 */
export function waysFrom(world: World, march: March, stack: Stack, most = mpLeft(world, march, stack)): Way[] {
  const enemy = opposing(sideOfStack(world, stack));
  const best = new Map<SpaceId, Way>([[stack.at, { to: stack.at, cost: 0, path: [] }]]);
  const open: Way[] = [{ to: stack.at, cost: 0, path: [] }];
  for (;;) {
    const here = open.shift();
    if (!here) break;
    if (best.get(here.to)?.cost !== here.cost) continue;
    const barred = forcesAt(world, here.to, enemy).length > 0 || offends(world, stack, here.to);
    if (here.path.length > 0 && barred) continue;
    for (const { to } of roadsOf(world, here.to)) {
      const cost = here.cost + stepCost(world, stack, here.to, to);
      const known = best.get(to);
      if (cost > most || (known && known.cost <= cost) || stepRefusal(world, march, stack, to)) continue;
      const way = { to, cost, path: [...here.path, to] };
      best.set(to, way);
      const index = open.findIndex((each) => each.cost > cost);
      if (index < 0) open.push(way);
      else open.splice(index, 0, way);
    }
  }
  best.delete(stack.at);
  return [...best.values()];
}

/** MPs between two spaces by land, enemies ignored (readings, 71). */
export function distance(
  world: Pick<World, 'data'>,
  from: SpaceId,
  to: SpaceId,
  count: 'mps' | 'spaces' = 'mps',
): number {
  return distancesFrom(world, from, count).get(to) ?? Number.POSITIVE_INFINITY;
}

export function distancesFrom(
  world: Pick<World, 'data'>,
  from: SpaceId,
  count: 'mps' | 'spaces' = 'mps',
  most = Number.POSITIVE_INFINITY,
): Map<SpaceId, number> {
  const best = new Map<SpaceId, number>([[from, 0]]);
  const open: [SpaceId, number][] = [[from, 0]];
  for (;;) {
    const here = open.shift();
    if (!here) return best;
    const [at, so] = here;
    if (best.get(at) !== so) continue;
    for (const { to, cost } of roadsOf(world, at)) {
      const far = so + (count === 'mps' ? cost : 1);
      if (far > most || (best.get(to) ?? Number.POSITIVE_INFINITY) <= far) continue;
      best.set(to, far);
      const index = open.findIndex(([, other]) => other > far);
      if (index < 0) open.push([to, far]);
      else open.splice(index, 0, [to, far]);
    }
  }
}
