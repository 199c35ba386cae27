/** Distances and ways over the map. */
import { type Board, regionOf } from './board.ts';
import { controller, hasFoesAt, hasGeneralAt } from './facts.ts';
import type { General, World } from './state.ts';
import type { Power, Territory } from './vocabulary.ts';

/** Every Territory within so many steps, nearest first; the callback may say `false` not to go on from there. */
export function spread(
  from: Territory,
  steps: number,
  neighbours: (at: Territory) => readonly Territory[],
  visit: (at: Territory, distance: number) => boolean,
): void {
  const seen = new Set([from]);
  let frontier = [from];
  for (let distance = 1; distance <= steps && frontier.length > 0; distance++) {
    const next: Territory[] = [];
    for (const here of frontier) {
      for (const at of neighbours(here)) {
        if (seen.has(at)) continue;
        seen.add(at);
        if (visit(at, distance)) next.push(at);
      }
    }
    frontier = next;
  }
}

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
    at,
    world.board.territories.length,
    (from) => neighboursOf(world.board, power, from),
    (to, distance) => {
      if (distance <= nearest && isHaven(world, general, to)) {
        nearest = distance;
        havens.push(to);
      }
      return distance < nearest;
    },
  );
  return havens;
}

function neighboursOf(board: Board, power: Power, at: Territory): readonly Territory[] {
  const { land, lanes } = regionOf(board, at);
  const own = lanes.filter(({ of }) => of === power);
  return own.length === 0 ? land : [...land, ...own.map(({ to }) => to)];
}
