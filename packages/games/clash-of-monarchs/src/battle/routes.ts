/** Where retreats lead (15.9, 22.1.2). */
import type { Refused } from '@quadrille/kernel';
import { refusing } from '../cite.ts';
import { forcesAt, isFriendly, isOpen, isShut, roadsOf, sideOfStack, spAt, spaceOf } from '../facts/spaces.ts';
import { nationsOf } from '../facts/troops.ts';
import { entryRefusal, isUnfriendlyNeutral } from '../hooks.ts';
import { leastSp } from '../intelligence/odds.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { Stack } from '../state.ts';
import { type Alliance, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

export interface Route {
  readonly to: SpaceId;
  readonly path: readonly SpaceId[];
  readonly enemies: number;
}

/** Friendly fortresses that nobody besieges, and friendly depots: retreats lead toward one of them (15.9). */
export function havens(world: World, side: Alliance): SpaceId[] {
  const { state, data } = world;
  const depots = state.depots
    .filter(({ nation, inside }) => state.nations[nation].side === side && !inside)
    .map(({ at }) => at);
  const places = [...data.board.spaces.values()]
    .filter(({ fortress, depot }) => fortress > 0 || depot)
    .map(({ id }) => id)
    .filter((at) => isFriendly(world, at, side) && !isShut(world, at));
  return [...new Set([...places, ...depots])];
}

/**
 * Where a force may retreat to: one space, or three (or into a friendly fortress within three) if Routed; toward a haven,
 * around enemies and unfriendly Neutrals if that can be (15.9, 22.1.2). Where nothing of the kind is open, any way counts.
 */
export function routesFrom(world: World, stack: Stack, spaces: 1 | 3): Route[] {
  const side = sideOfStack(world, stack);
  const goals = havens(world, side).filter((at) => at !== stack.at);
  const walked = walks(world, stack, spaces);
  const allowed = walked.filter(({ path }) => !path.some((at) => isUnfriendlyNeutral(world, at, side)));
  const all = allowed.length > 0 ? allowed : walked;
  const here = distancesFrom(world, stack.at);
  const ends = new Map(all.map(({ to }) => [to, distancesFrom(world, to)] as const));
  const far = (from: SpaceId, goal: SpaceId) => ends.get(from)?.get(goal) ?? Number.POSITIVE_INFINITY;
  const nearest = (from: SpaceId) => Math.min(...goals.map((goal) => far(from, goal)));
  const closer = all.filter(({ to }) => goals.some((goal) => far(to, goal) < (here.get(goal) ?? 0)));
  const toward = closer.length > 0 ? closer : all;
  const least = Math.min(...toward.map(({ enemies }) => enemies));
  const best = new Map<SpaceId, Route>();
  for (const route of toward) if (route.enemies === least && !best.has(route.to)) best.set(route.to, route);
  return [...best.values()].sort((a, b) => nearest(a.to) - nearest(b.to));
}

/** Neighbouring spaces a force would like to retreat to and may not. A Routed one goes farther than that. */
export function refusedRetreats(world: World, stack: Stack, spaces: 1 | 3): Refused[] {
  if (spaces === 3) return [];
  const open = routesFrom(world, stack, spaces).map(({ to }) => to);
  const side = sideOfStack(world, stack);
  return roadsOf(world, stack.at)
    .filter(({ to }) => !open.includes(to))
    .map(({ to }) => {
      const enemies = spAt(world, to, opposing(side)) > 0;
      const neutral = isUnfriendlyNeutral(world, to, side);
      const code = enemies ? 'enemies-there' : neutral ? 'neutral-ground' : 'no-haven';
      const refusal = entryRefusal(world, stack, to, null);
      return { id: `retreat/${to}`, ...(refusal ?? refusing(code, neutral ? '22.1.2' : '15.9', { at: to })) };
    });
}

/** How many enemies stand in the way; under the veil as many as their look says at least (24.5). */
const weightOf = (world: World, at: SpaceId, enemy: Alliance): number =>
  isVeiled(world.state) ? leastSp(forcesAt(world, at, enemy)) : spAt(world, at, enemy);

function walks(world: World, stack: Stack, spaces: 1 | 3): Route[] {
  const side = sideOfStack(world, stack);
  const enemy = opposing(side);
  const routes: Route[] = [];
  const go = (at: SpaceId, path: readonly SpaceId[], enemies: number): void => {
    const stops =
      path.length === spaces || (path.length > 0 && spaceOf(world, at).fortress > 0 && isFriendly(world, at, side));
    if (stops) routes.push({ to: at, path, enemies });
    if (path.length >= spaces) return;
    for (const { to } of roadsOf(world, at)) {
      if (to === stack.at || path.includes(to)) continue;
      if (nationsOf(stack.troops).some((nation) => !isOpen(world, to, nation))) continue;
      if (entryRefusal(world, stack, to, null) !== null) continue;
      go(to, [...path, to], enemies + weightOf(world, to, enemy));
    }
  };
  go(stack.at, [], 0);
  return routes.sort((a, b) => a.enemies - b.enemies || a.path.length - b.path.length);
}
