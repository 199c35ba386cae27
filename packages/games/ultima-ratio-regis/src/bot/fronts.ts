/** Where troops are wanted: beside what they can take, and where the enemy may come. */
import { controllerOf } from '../facts/control.ts';
import { groundOf, neighboursOf } from '../facts/ground.ts';
import { mayOperate } from '../facts/realms.ts';
import { ownTroopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { menaceTo, strengthOf } from './strength.ts';
import { prizeOf } from './targets.ts';

/** What one more troop is worth in an area; it counts for less where others are already. */
export function needOf(world: World, power: Power, area: Area, but?: Unit): number {
  const others = ownTroopsAt(world, power, area).filter((unit) => unit !== but);
  const menace = controllerOf(world, area) === power ? menaceTo(world, power, area) : 0;
  const guard = menace > strengthOf(others) ? (groundOf(world, area).key ? 2.5 : 1) : 0;
  const prizes = neighboursOf(world, area)
    .filter((each) => mayOperate(world, power, each.area))
    .map((each) => prizeOf(world, power, each.area));
  return guard + Math.max(0, ...prizes) / (1 + 0.5 * others.length);
}
