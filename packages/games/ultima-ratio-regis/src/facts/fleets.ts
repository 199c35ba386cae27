/** Fleets: squadrons of one place under a leader, or a single one (§11.2). */
import type { Unit, UnitId } from '../state.ts';
import type { Area, Place, Power, Sea } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { basesFor, fleetLimit } from './bases.ts';
import { isSea } from './ground.ts';
import { isLed } from './hosts.ts';
import { areaLimit, organizerBonus } from './stacking.ts';
import { isSquadron, leadersWith, ownSquadronsAt, qualityOf, unitsOf } from './units.ts';

export type Fleet = readonly Unit[];

/** The fleets that a Power can form in a sea, the strongest first: as large as the base stacks (§15.1.2). */
export const fleetsIn = (world: World, power: Power, sea: Sea): Fleet[] =>
  fleetsOf(
    world,
    ownSquadronsAt(world, power, sea).filter(({ up }) => up),
    (flagship) => fleetLimit(world, flagship, sea),
  );

/** Operational squadrons with their base in a port: those in it, and those at sea in its reach (§11.4.1, §12.3.1). */
export const basedAt = (world: World, power: Power, port: Area): Unit[] =>
  unitsOf(world, power).filter(
    (unit) =>
      isSquadron(unit) &&
      unit.up &&
      (unit.at === port || (isSea(unit.at) && basesFor(world, unit, unit.at).includes(port))),
  );

/** The fleets that can set out from a port, by the place where they lie; in each the strongest first. */
export function fleetsBasedAt(world: World, power: Power, port: Area): ReadonlyMap<Place, Fleet[]> {
  const squadrons = basedAt(world, power, port);
  const places = [...new Set(squadrons.map(({ at }) => at))];
  return new Map(
    places.map((place) => [
      place,
      fleetsOf(
        world,
        squadrons.filter(({ at }) => at === place),
        () => areaLimit(world, port),
      ),
    ]),
  );
}

/** Every fleet of these squadrons of one place; of squadrons that are alike it does not matter which. */
export function fleetsOf(world: World, squadrons: readonly Unit[], most: (flagship: Unit) => number): Fleet[] {
  const all = [...squadrons].sort((a, b) => qualityOf(b) - qualityOf(a));
  const led = all.filter((unit) => isLed(world, unit));
  const under = led.flatMap((flagship) =>
    trains(
      alikes(
        world,
        all.filter((unit) => unit !== flagship),
      ),
      most(flagship) + organizerBonus(world, [flagship.id]) - 1,
    ).map((train) => [flagship, ...train]),
  );
  const fleets: Fleet[] = [...under, ...alikes(world, all).map((each) => each.slice(0, 1))];
  const name = (fleet: Fleet): string => idsOf(fleet).sort().join();
  return fleets
    .filter((fleet, i) => fleets.findIndex((each) => name(each) === name(fleet)) === i)
    .sort((a, b) => b.length - a.length || strength(b) - strength(a));
}

const strength = (fleet: Fleet): number => fleet.reduce((sum, unit) => sum + qualityOf(unit), 0);

/** Squadrons in groups of those that are alike: one with a leader is like no other. */
function alikes(world: World, squadrons: readonly Unit[]): Unit[][] {
  const looks = ({ id, owner, kind }: Unit): string =>
    [owner, kind, ...leadersWith(world, [id]).map((leader) => leader.id)].join('/');
  return Object.values(Object.groupBy(squadrons, looks)).flatMap((group) => (group ? [group] : []));
}

/** Every choice of at most so many squadrons out of groups. */
function trains([group, ...others]: readonly Unit[][], room: number): Unit[][] {
  if (group === undefined) return [[]];
  const most = Math.max(0, Math.min(group.length, room));
  return Array.from({ length: most + 1 }, (_, fewer) => most - fewer).flatMap((number) =>
    trains(others, room - number).map((rest) => [...group.slice(0, number), ...rest]),
  );
}

export const idsOf = (fleet: Fleet): UnitId[] => fleet.map(({ id }) => id);
