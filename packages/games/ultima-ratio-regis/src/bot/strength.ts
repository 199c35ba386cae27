/** Who is stronger where, by the dice that a force can throw (§13.1.1). */
import { neighboursOf } from '../facts/ground.ts';
import { atWar } from '../facts/relations.ts';
import { commandOf, freeLeadersAt, ownTroopsAt, qualityOf, troopsAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** An army has at most four troops (§12.2). */
const ARMY = 4;

export const strengthOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + qualityOf(unit), 0);

const best = (troops: readonly Unit[], most: number): Unit[] =>
  troops.toSorted((a, b) => qualityOf(b) - qualityOf(a)).slice(0, most);

/** What can march out of an area together: an army under a leader, otherwise the best troop. */
export const marchingFrom = (world: World, power: Power, at: Area): Unit[] =>
  best(ownTroopsAt(world, power, at), freeLeadersAt(world, power, at).length > 0 ? ARMY : 1);

export const enemiesAt = (world: World, power: Power, area: Area): Unit[] =>
  troopsAt(world, area).filter((unit) => {
    const other = commandOf(world, unit);
    return other !== null && other !== power && atWar(world, power, other);
  });

/** The strongest enemy force that could come into an area from the next ones. */
export const menaceTo = (world: World, power: Power, area: Area): number =>
  Math.max(0, ...neighboursOf(world, area).map((each) => strengthOf(best(enemiesAt(world, power, each.area), ARMY))));
