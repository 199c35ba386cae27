/** Areas whose loss costs morale at once (§21.2.5). */
import type { Objective } from '../data/model.ts';
import type { Area, Owner, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { groundOf } from './ground.ts';
import { cardOf, plays } from './realms.ts';
import { isPower } from './titles.ts';

/** Key areas, and areas underlined as objectives on the card of one of the two. */
export const countsAsKey = (world: World, area: Area, a: Owner, b: Owner): boolean =>
  groundOf(world, area).key ||
  [a, b].some((each) => isPower(each) && plays(world, each) && isUnderlined(world, each, area));

const isUnderlined = (world: World, power: Power, area: Area): boolean =>
  cardOf(world, power).objectives.some((objective) => underlines(objective, area));

const underlines = (objective: Objective, area: Area): boolean =>
  objective.type === 'sum'
    ? objective.all.some((each) => underlines(each, area))
    : objective.type === 'area' && objective.underlined && objective.area === area;
