/** What an area is worth to a Power, and whether a force can hope to take it. */
import type { Objective } from '../data/model.ts';
import { controllerOf } from '../facts/control.ts';
import { groundOf } from '../facts/ground.ts';
import { cardOf, isInterested } from '../facts/realms.ts';
import { atWar } from '../facts/relations.ts';
import { tenureOf } from '../facts/titles.ts';
import { commandOf, fortressAt, ownTroopsAt, qualityOf, troopsAt } from '../facts/units.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** Whether an objective names the area, its province or its theater. */
function names(world: World, objective: Objective, area: Area): boolean {
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
      ? 2.5 + objective - (tenure.level === 3 ? 0.8 : 0)
      : 0;
  return controller !== null && atWar(world, power, controller) ? 1.5 + key + objective : 0;
}

/** How the troops of an area compare with the enemies in another: above 1 is good. */
export function odds(world: World, power: Power, from: Area, to: Area): number {
  const strength = (units: readonly { readonly quality: number }[]) =>
    units.reduce((sum, { quality }) => sum + quality, 0);
  const own = ownTroopsAt(world, power, from).map((unit) => ({ quality: qualityOf(unit) }));
  const enemies = troopsAt(world, to)
    .filter((unit) => {
      const other = commandOf(world, unit);
      return other !== null && other !== power && atWar(world, power, other);
    })
    .map((unit) => ({ quality: qualityOf(unit) }));
  const fortress = fortressAt(world, to) !== null && controllerOf(world, to) !== power ? 2 : 0;
  if (enemies.length === 0) return fortress > 0 ? (own.length >= 2 ? 1.2 : 0.4) : 2;
  return strength(own) / (strength(enemies) + fortress + 0.5);
}
