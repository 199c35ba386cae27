/** Naval bases, distance, and where squadrons may sail (§11.1, §18.6). */
import type { Unit } from '../state.ts';
import type { Area, Power, Sea } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { controlledBy, controllerOf, isPort } from './control.ts';
import { coastsOf, groundOf, isBox, isCoastal, isSea, onMainMap, seasNextTo, seasOf } from './ground.ts';
import { theaterOfMinor } from './minors.ts';
import { inForce, mayOperate, minorSpecials } from './realms.ts';
import { areaLimit } from './stacking.ts';
import { isMinor, ownerOf } from './titles.ts';
import { commandOf } from './units.ts';

/** Naval operating distance of this turn (§11.1). */
export const operatingDistance = ({ data, state }: World): number =>
  data.scenarios.get(state.scenario)?.distance[state.turn] ?? 1;

/** Seas that count as one when distance is measured to the mini-maps (§11.1.3). */
const MERGED: readonly Sea[] = ['baltic', 'north_sea', 'east_atlantic'];

/**
 * How far a sea is from a port: 1 if it touches it, one more for each sea between. From overseas the Baltic, the North
 * Sea and the East Atlantic are one.
 */
export function distanceFrom(world: World, port: Area, sea: Sea): number {
  const merged = onMainMap(world, port) && !world.data.seas[sea].mainMap;
  const seen = new Set<Sea>();
  let ring: readonly Sea[] = seasOf(world, port);
  for (let distance = 1; ring.length > 0; distance++) {
    const joined = merged && ring.some((each) => MERGED.includes(each)) ? [...ring, ...MERGED] : ring;
    if (joined.includes(sea)) return distance;
    for (const each of joined) seen.add(each);
    ring = joined.flatMap((each) => seasNextTo(world, each)).filter((each) => !seen.has(each));
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether a squadron may use a port as its base: its own Power's; of a minor its own ports, others only in its theater (§20.2). */
export function mayBase(world: World, unit: Unit, port: Area): boolean {
  const power = commandOf(world, unit);
  if (power === null || !isPort(world, power, port) || !galleysAllow(world, unit, port)) return false;
  if (isMinor(unit.owner) && ownerOf(world, port) === unit.owner) return true;
  if (!mayOperate(world, power, port)) return false;
  if (!isMinor(unit.owner)) return true;
  const theater = theaterOfMinor(world, unit.owner);
  const wide = minorSpecials(world, unit.owner, 'bases_of_ally').flatMap(({ args }) => args);
  const at = groundOf(world, port).theater;
  return theater === null || theater === at || wide.includes(at);
}

/** The ports from which a squadron can be in a sea. */
export function basesFor(world: World, unit: Unit, sea: Sea): Area[] {
  const power = commandOf(world, unit);
  if (power === null) return [];
  const distance = operatingDistance(world);
  return controlledBy(world, power).filter(
    (port) => isCoastal(world, port) && distanceFrom(world, port, sea) <= distance && mayBase(world, unit, port),
  );
}

/** Most squadrons have a base on their own sea: that is looked at first. */
export const hasBase = (world: World, unit: Unit, sea: Sea): boolean =>
  coastsOf(world, sea).some((port) => mayBase(world, unit, port)) ||
  (operatingDistance(world) > 1 && basesFor(world, unit, sea).length > 0);

/** The largest fleet that a sea allows: the best stacking among the bases in distance (§15.1.2, reading 20). */
export const fleetLimit = (world: World, unit: Unit, sea: Sea): number =>
  Math.max(0, ...basesFor(world, unit, sea).map((port) => areaLimit(world, port)));

/** Whether a place lies in the Mediterranean or Black Sea; Gibraltar and Ceuta count as such (§18.6.1, reading 37). */
export function inGalleyZone(world: World, place: Area | Sea): boolean {
  if (isSea(place)) return world.data.seas[place].galleys;
  return groundOf(world, place).seas.some((sea) => world.data.seas[sea].galleys);
}

/** Until the Galleons, squadrons of the Mediterranean stay there, and others stay out (§18.6.1). */
export function galleysAllow(world: World, { at, galley }: Unit, to: Area | Sea): boolean {
  if (inForce(world, 'galleon')) return true;
  if (isBox(at)) return (galley ?? false) === inGalleyZone(world, to);
  const here = isSea(at) || world.data.areas.has(at) ? inGalleyZone(world, at) : inGalleyZone(world, to);
  return here === inGalleyZone(world, to);
}

/** Only who controls Constantinople passes between the Eastern Mediterranean and the Black Sea (§18.6.4). */
export function straitsAllow(world: World, power: Power, from: Sea, to: Sea): boolean {
  const straits = [from, to].includes('black_sea') && [from, to].includes('east_med');
  return !straits || controllerOf(world, 'constantinople') === power;
}

/** Whether a squadron may go from a sea to the next. */
export const maySail = (world: World, unit: Unit, from: Sea, to: Sea): boolean => {
  const power = commandOf(world, unit);
  return power !== null && galleysAllow(world, unit, to) && straitsAllow(world, power, from, to);
};

/** Seas in which the squadrons of a port count as being in one, by its strategic position (§18.6.4). */
export function seasCoveredFrom(world: World, port: Area, sea: Sea): readonly Sea[] {
  const joined = world.data.strategicPorts.get(port);
  return joined?.includes(sea) ? joined : [sea];
}

/** All seas that a squadron can reach by strategic movement, with the sea from which each is entered (§10.1). */
export function seaways(world: World, unit: Unit): ReadonlyMap<Sea, Sea | null> {
  const from: readonly Sea[] = isSea(unit.at)
    ? [unit.at]
    : seasOf(world, unit.at).filter((sea) => galleysAllow(world, unit, sea));
  const entered = new Map<Sea, Sea | null>(from.map((sea) => [sea, null]));
  const open = [...from];
  for (let sea = open.shift(); sea !== undefined; sea = open.shift()) {
    for (const next of seasNextTo(world, sea)) {
      if (entered.has(next) || !maySail(world, unit, sea, next)) continue;
      entered.set(next, sea);
      open.push(next);
    }
  }
  return entered;
}

/** The nearest ports to which a squadron can sail, counted in seas from where it is (§11.1.1). */
export function nearestPorts(world: World, unit: Unit): Area[] {
  const power = commandOf(world, unit);
  if (power === null) return [];
  const open = seaways(world, unit);
  const ports = controlledBy(world, power).filter(
    (port) => port !== unit.at && mayBase(world, unit, port) && seasOf(world, port).some((sea) => open.has(sea)),
  );
  const starts: readonly Sea[] = isSea(unit.at) ? [unit.at] : groundOf(world, unit.at).seas;
  const far = (port: Area) => Math.min(...starts.map((sea) => distanceFrom(world, port, sea)));
  const least = Math.min(...ports.map(far));
  return least === Number.POSITIVE_INFINITY ? [] : ports.filter((port) => far(port) === least);
}
