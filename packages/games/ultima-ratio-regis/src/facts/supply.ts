/** Supply for sieges and subjugations (§15.2). */
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { controls, enemyAtSea, friendly } from './control.ts';
import { isCoastal, neighboursOf } from './ground.ts';
import { ownTroopsAt } from './units.ts';

/** An area next to a controlled one, next to a supplied troop, or on a sea without enemy fleets. */
export function isSupplied(world: World, power: Power, area: Area): boolean {
  const seen = new Set<Area>([area]);
  const open = [area];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    if (isCoastal(world, here) && !enemyAtSea(world, power, here)) return true;
    for (const { area: next, by } of neighboursOf(world, here)) {
      if (by === 'blue_white' || seen.has(next)) continue;
      seen.add(next);
      if (controls(world, power, next)) return true;
      if (ownTroopsAt(world, power, next).length > 0) open.push(next);
      else if (friendly(world, power, next)) return true;
    }
  }
  return false;
}
