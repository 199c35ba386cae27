/** Distances on the map (12.0). */
import type { SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { roadsOf } from './spaces.ts';

/** MPs to every space within a range, by ways that `may` allows to be entered. */
export function within(
  world: Pick<World, 'data'>,
  from: SpaceId,
  range: number,
  may: (at: SpaceId) => boolean = () => true,
): Map<SpaceId, number> {
  const reached = new Map<SpaceId, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const spent = reached.get(at) ?? 0;
    for (const { to, cost } of roadsOf(world, at)) {
      const total = spent + cost;
      if (total > range || total >= (reached.get(to) ?? Number.POSITIVE_INFINITY) || !may(to)) continue;
      reached.set(to, total);
      open.push(to);
    }
  }
  return reached;
}
