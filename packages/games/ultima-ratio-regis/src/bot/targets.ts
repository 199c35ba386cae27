/** What an area is worth to a Power, and whether a force can hope to take it. */
import type { Objective } from '../data/model.ts';
import { controllerOf } from '../facts/control.ts';
import { groundOf } from '../facts/ground.ts';
import { cardOf, isInterested, leads } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { tenureOf } from '../facts/titles.ts';
import { fortressAt } from '../facts/units.ts';
import type { Unit } from '../state.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { enemiesAt, marchingFrom, strengthOf } from './strength.ts';

/** Whether an objective names the area, its province or its theater. */
export function names(world: World, objective: Objective, area: Area): boolean {
  const { province, theater } = groundOf(world, area);
  if (objective.type === 'area') return objective.area === area;
  if (objective.type === 'province' || objective.type === 'minor_or_province') return objective.province === province;
  if (objective.type === 'colonies') return objective.theaters.includes(theater);
  return objective.type === 'sum' && objective.all.some((each) => names(world, each, area));
}

/** Nothing for what is one's own or cannot be controlled; more for key areas and objectives. */
export function prizeOf(world: World, power: Power, area: Area): number {
  const tenure = tenureOf(world, area);
  const controller = controllerOf(world, area);
  const objective = cardOf(world, power).objectives.some((each) => names(world, each, area)) ? 3 : 0;
  const key = groundOf(world, area).key ? 2 : 0;
  if (world.state.rebellions[area] !== undefined && 'owner' in tenure && tenure.owner === power) return 2 + key;
  if (controller === power) return 0;
  if (tenure.as === 'independent')
    return isInterested(world, power, groundOf(world, area).theater)
      ? 2.5 + objective + key / 2 - (tenure.level === 3 ? 0.8 : 0)
      : 0;
  const lost = 'owner' in tenure && leads(world, tenure.owner) === power ? 1.5 : 0;
  return controller !== null && atWar(world, power, controller) ? 1.5 + key + objective + lost : 0;
}

/** How what can march out of an area compares with the enemies in another: above 1 is good. */
export function odds(
  world: World,
  power: Power,
  from: Area,
  to: Area,
  own: readonly Unit[] = marchingFrom(world, power, from),
): number {
  const enemies = enemiesAt(world, power, to);
  const walls = fortressAt(world, to) !== null && controllerOf(world, to) !== power ? 2 : 0;
  if (enemies.length > 0) return strengthOf(own) / (strengthOf(enemies) + walls + 0.5);
  if (walls > 0) return own.length >= 2 ? 1.2 : 0.4;
  return 2;
}

/** What a force may hope for by going somewhere: little below 2, where it gains nothing or would be beaten. */
export function promise(
  world: World,
  power: Power,
  from: Area,
  to: Area,
  own: readonly Unit[] = marchingFrom(world, power, from),
): number {
  const value = prizeOf(world, power, to);
  if (value <= 0) return 0.5;
  const chance = odds(world, power, from, to, own);
  return chance < 0.9 ? 0.5 : 2 + value * Math.min(1.5, chance);
}
