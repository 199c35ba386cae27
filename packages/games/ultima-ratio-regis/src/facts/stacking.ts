/** Stacking (§15.1). */
import type { State, Unit, UnitId } from '../state.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { onMainMap } from './ground.ts';
import { coalesced } from './relations.ts';
import { ownerOf } from './titles.ts';
import { abilityOf, besiegedAt, commanderOf, freeLeadersAt, leadersWith, ownTroopsAt, standsAt } from './units.ts';

/** How many troops an area holds: 4 on the main map, 2 in possessions overseas, otherwise 1; in an enclave 1 (§18.8). */
export function areaLimit(world: World, area: Area): number {
  if (area in world.state.enclaves) return 1;
  if (onMainMap(world, area)) return 4;
  return ownerOf(world, area) === null ? 1 : 2;
}

/** An organizer in command stacks one more (§17.3.2). */
export function armyLimit(world: World, power: Power, area: Area): number {
  const commander = commanderOf(world, freeLeadersAt(world, power, area));
  const organized = commander !== null && abilityOf(world, commander) === 'organizer';
  return areaLimit(world, area) + (organized ? 1 : 0);
}

/** Free troops that share the room of an area with those of a Power: its own, and those of its coalition (§26.2). */
export const stackAt = (world: World, power: Power, area: Area): Unit[] =>
  [power, ...partnersOf(world, power)].flatMap((each) => ownTroopsAt(world, each, area));

const partnersOf = (world: World, power: Power): Power[] =>
  world.state.coalitions.length === 0
    ? []
    : world.state.realms.map((realm) => realm.power).filter((other) => coalesced(world, power, other));

/** How many troops are too many in an area, for a Power and its coalition. */
export function overstack(world: World, power: Power, area: Area): number {
  if (!standsAt(world, power, area)) return 0;
  const limits = [power, ...partnersOf(world, power)].map((each) => armyLimit(world, each, area));
  return Math.max(0, stackAt(world, power, area).length - Math.max(...limits));
}

/** Room in a besieged fortress for those that come: the fortress counts as one, an organizer makes room for one more (§15.1.1). */
export function roomInside(world: World, area: Area, ...coming: readonly UnitId[]): number {
  const inside = besiegedAt(world, area).map(({ id }) => id);
  return areaLimit(world, area) + organizerBonus(world, [...inside, ...coming, area]) - 1 - inside.length;
}

/** Of troops in one place the one that came last: in this impulse, or else the youngest counter. */
export const lastToCome = ({ state }: World, units: readonly Unit[]): Unit | undefined =>
  [...units].sort((a, b) => arrival(state, a) - arrival(state, b)).at(-1);

const arrival = ({ impulse }: State, { id }: Unit): number => impulse?.touched.indexOf(id) ?? -1;

/** How many of these units an organizer adds to the limit of their base. */
export function organizerBonus(world: World, units: readonly UnitId[]): number {
  const commander = commanderOf(world, leadersWith(world, units));
  return commander !== null && abilityOf(world, commander) === 'organizer' ? 1 : 0;
}
