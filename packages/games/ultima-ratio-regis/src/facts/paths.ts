/** Where troops can go by strategic movement, and over which seas (§10.2). */
import type { Unit } from '../state.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { mayBase, straitsAllow } from './bases.ts';
import { isFrozen } from './card-rules.ts';
import { friendly } from './control.ts';
import { coastsOf, groundOf, isCoastal, isSea, neighboursOf, seasNextTo, seasOf } from './ground.ts';
import { theaterOfMinor } from './minors.ts';
import { leads, mayOperate, minorSpecials } from './realms.ts';
import { atWar } from './relations.ts';
import { armyLimit, roomInside, stackAt } from './stacking.ts';
import { isMinor } from './titles.ts';
import { commandOf, fortressAt, isBesieged, unitsAt } from './units.ts';

/** A way: the areas and seas it leads through, the last one being its end. */
export type Way = readonly (Area | Sea)[];

/** Whether enemy fleets wait in a sea (§10.2.1), or watch it from the next by a strategic port (§18.6.4). */
export const isContested = (world: World, power: Power, sea: Sea): boolean =>
  hasEnemyFleet(world, power, sea) || rivalAt(world, sea) || isWatched(world, power, sea);

const hasEnemyFleet = (world: World, power: Power, sea: Sea): boolean =>
  unitsAt(world, sea).some((unit) => {
    const other = commandOf(world, unit);
    return other !== null && atWar(world, power, other);
  });

const isWatched = (world: World, power: Power, sea: Sea): boolean =>
  [...world.data.strategicPorts].some(
    ([port, seas]) =>
      seas.includes(sea) &&
      seas.some((next) =>
        unitsAt(world, next).some((unit) => {
          const other = commandOf(world, unit);
          return other !== null && atWar(world, power, other) && mayBase(world, unit, port);
        }),
      ),
  );

/** The rival of The Rise of Portugal waits for everyone. */
export const rivalAt = ({ state }: World, sea: Sea): boolean => state.rival?.squadrons.includes(sea) ?? false;

/** Minors stay in their home areas, their theater and the areas that border it (§18.5, §20.2); Switzerland does not leave it at all. */
export function minorMayBe(world: World, unit: Pick<Unit, 'owner'>, area: Area): boolean {
  if (!isMinor(unit.owner)) return true;
  if (isFrozen(world, unit, area)) return false;
  const theater = theaterOfMinor(world, unit.owner);
  if (theater === null || world.data.minors[unit.owner].home.includes(area)) return true;
  const of = (each: Area) => groundOf(world, each).theater === theater;
  if (minorSpecials(world, unit.owner, 'stays_in').length > 0) return of(area);
  return of(area) || neighboursOf(world, area).some((each) => of(each.area));
}

/** Whether these troops may all be in an area, as far as they are minors'. */
export const minorsMayBe = (world: World, units: readonly Unit[], area: Area): boolean =>
  units.every((unit) => minorMayBe(world, unit, area));

/** Whether troops may pass through, or end in, an area by strategic movement. */
const open = (world: World, power: Power, units: readonly Unit[], area: Area): boolean =>
  friendly(world, power, area) && mayOperate(world, power, area) && minorsMayBe(world, units, area);

/** Whether a troop can set out at all: by sea, or into an area next to its own (§10.2). */
export const canSetOut = (world: World, power: Power, unit: Unit, from: Area): boolean =>
  isCoastal(world, from) || neighboursOf(world, from).some(({ area }) => open(world, power, [unit], area));

/** A fortress of the Power that is besieged can be reached by sea (§10.2). */
const besiegedPort = (world: World, power: Power, area: Area): boolean => {
  const owner = fortressAt(world, area);
  return owner !== null && leads(world, owner) === power && area in world.state.sieges && isCoastal(world, area);
};

/**
 * Every area that troops can reach together, and the best way to each: over as few seas with enemy fleets as can be.
 * Land and open seas cost nothing, so a walk in layers finds it. Some seas may be avoided. From a besieged port the way
 * out is the sea (§10.2).
 */
export function strategicWays(
  world: World,
  power: Power,
  units: readonly Unit[],
  from: Area,
  avoid: readonly Sea[] = [],
): ReadonlyMap<Area, Way> {
  const ways = new Map<Area | Sea, Way>([[from, []]]);
  const shut = new Set<Area>();
  const shutIn = units.some((unit) => isBesieged(world, unit));
  const passable = (area: Area, bySea: boolean): boolean => {
    if (shut.has(area)) return false;
    if (open(world, power, units, area)) return true;
    if (bySea && besiegedPort(world, power, area) && minorsMayBe(world, units, area)) return true;
    if (bySea || !isCoastal(world, area)) shut.add(area);
    return false;
  };
  let layer: (Area | Sea)[] = [from];
  while (layer.length > 0) {
    const later: (Area | Sea)[] = [];
    const queue = [...layer];
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i] ?? from;
      const way = ways.get(here) ?? [];
      for (const next of stepsFrom(world, power, here)) {
        if (shutIn && here === from && !isSea(next)) continue;
        if (ways.has(next) || (isSea(next) ? avoid.includes(next) : !passable(next, isSea(here)))) continue;
        ways.set(next, [...way, next]);
        if (isSea(next) && isContested(world, power, next)) later.push(next);
        else if (isSea(next) || !besiegedPort(world, power, next)) queue.push(next);
      }
    }
    layer = later;
  }
  return new Map([...ways].filter(([place]) => !isSea(place) && place !== from));
}

function stepsFrom(world: World, power: Power, here: Area | Sea): (Area | Sea)[] {
  if (!isSea(here)) return [...neighboursOf(world, here).map(({ area }) => area), ...seasOf(world, here)];
  return [...coastsOf(world, here), ...seasNextTo(world, here).filter((sea) => straitsAllow(world, power, here, sea))];
}

/** Room for one more troop of a Power: a besieged fortress counts as one (§15.1.1). */
export function roomAt(world: World, power: Power, area: Area): number {
  if (besiegedPort(world, power, area)) return roomInside(world, area);
  return armyLimit(world, power, area) - stackAt(world, power, area).length;
}

/** The seas of a way, in order. */
const seasIn = (way: Way): Sea[] => way.filter(isSea);

/** The seas of a way in which enemy fleets wait. */
export const dangersOf = (world: World, power: Power, way: Way): Sea[] =>
  seasIn(way).filter((sea) => isContested(world, power, sea));

/** Ways that meet different enemy fleets, the best first; if one meets none, it is the only one. */
export function waysApart(world: World, power: Power, find: (avoid: readonly Sea[]) => Way | undefined): Way[] {
  const ways: Way[] = [];
  const avoided: Sea[][] = [[]];
  for (const avoid of avoided) {
    const way = find(avoid);
    if (!way) continue;
    const dangers = dangersOf(world, power, way);
    const known = ways.some((each) => dangersOf(world, power, each).join() === dangers.join());
    if (known) continue;
    ways.push(way);
    avoided.push(...dangers.map((sea) => [...avoid, sea]));
  }
  const free = ways.find((way) => dangersOf(world, power, way).length === 0);
  return free ? [free] : ways;
}

/** Ports from which troops can put out for a sea, over whose land they come: no enemy fleet waits before it (§10.2). */
export function embarkations(world: World, power: Power, lord: Power, unit: Unit, from: Area | Sea, sea: Sea): Area[] {
  const safe = (each: Sea): boolean => !isContested(world, power, each);
  const leads = new Set<Sea>([sea]);
  for (const each of leads)
    for (const next of seasNextTo(world, each))
      if (safe(next) && straitsAllow(world, power, next, each)) leads.add(next);
  const visited = new Set<Area | Sea>([from]);
  for (const here of visited)
    for (const next of stepsFrom(world, power, here))
      if (isSea(next) ? safe(next) : open(world, lord, [unit], next)) visited.add(next);
  return [...visited].filter(
    (place): place is Area => !isSea(place) && seasOf(world, place).some((each) => leads.has(each)),
  );
}
