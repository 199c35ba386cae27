/** Distances and ways over the map. */
import { type Region, regionOf } from './board.ts';
import { controller, hasFoesAt, hasGeneralAt } from './facts.ts';
import type { General, World } from './state.ts';
import type { Power, Territory } from './vocabulary.ts';

/** Every region within so many steps, nearest first; the visitor says whether to go on from there. */
export function spread(
  from: Region,
  steps: number,
  neighbours: (at: Region) => readonly Region[],
  visit: (at: Region, distance: number) => boolean,
): void {
  const seen: boolean[] = [];
  seen[from.index] = true;
  let frontier = [from];
  for (let distance = 1; distance <= steps && frontier.length > 0; distance++) {
    const next: Region[] = [];
    for (const here of frontier) {
      for (const at of neighbours(here)) {
        if (seen[at.index]) continue;
        seen[at.index] = true;
        if (visit(at, distance)) next.push(at);
      }
    }
    frontier = next;
  }
}

export const byLand = ({ near }: Region): readonly Region[] => near;

/** Where a General may retreat to: held by his Power, free of his Power's other Generals and of foes. */
const isHaven = (world: World, { power, at: from }: General, at: Territory): boolean =>
  at !== from &&
  controller(world, at) === power &&
  !hasGeneralAt(world, power, at) &&
  !hasFoesAt(world, power, at) &&
  world.rules.hooks.barred?.(world, power, at) === undefined;

/**
 * The nearest eligible Territories that the General's Power controls (C §8.4, §9). Steps are counted by land, and for
 * the Power that controls them also over Sea Lanes.
 */
export function nearestHavens(world: World, general: General): Territory[] {
  const { at, power } = general;
  if (at === null) return [];
  const havens: Territory[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  spread(
    regionOf(world.board, at),
    world.board.territories.length,
    (from) => withOwnLanes(from, power),
    ({ id: to }, distance) => {
      if (distance <= nearest && isHaven(world, general, to)) {
        nearest = distance;
        havens.push(to);
      }
      return distance < nearest;
    },
  );
  return havens;
}

function withOwnLanes({ near, overseas }: Region, power: Power): readonly Region[] {
  const beyond = overseas[power];
  return beyond ? [...near, ...beyond] : near;
}
