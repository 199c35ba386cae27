/** What event cards have in force for a turn or an impulse, as the chapters ask for it. */
import type { Unit } from '../state.ts';
import type { Area, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { allyOf, minorRealm } from './realms.ts';
import { isMinor, ownerOf } from './titles.ts';

/** What begins with this ends with the impulse. */
export const IMPULSE = 'impulse/';

const holds = ({ state }: World, what: string): boolean => state.inForce.includes(what);

/** Card 107: rough passes do not narrow the battlefields of this Power. */
export const crossesAlps = (world: World, power: Power | null): boolean =>
  power !== null && holds(world, `${IMPULSE}alps_free/${power}`);

/** Card 311: minors allied with the Emperor do not leave their areas in this turn. */
export function isFrozen(world: World, unit: Pick<Unit, 'owner'>, area: Area): boolean {
  if (!isMinor(unit.owner) || !holds(world, 'empire_frozen')) return false;
  const emperor = minorRealm(world, 'empire')?.ally ?? null;
  return emperor !== null && allyOf(world, unit.owner) === emperor && ownerOf(world, area) !== unit.owner;
}

/** Card 713: Russia subdues Tobolsk with one advantage. */
export const hasYermak = (world: World, power: Power, area: Area): boolean =>
  power === 'russia' && area === 'tobolsk' && holds(world, `${IMPULSE}yermak/russia`);

/** Cards 207 and 1510: one landing by a force that has already acted. */
export const extraLanding = (power: Power): string => `${IMPULSE}extra_landing/${power}`;
export const mayLandAgain = (world: World, power: Power): boolean => holds(world, extraLanding(power));

/** A free landing gives interest for that landing: the Power may go on subduing the area in this turn. */
export const landedThere = (power: Power, area: Area): string => `ashore/${power}/${area}`;
export const hasLanded = (world: World, power: Power, area: Area): boolean => holds(world, landedThere(power, area));

/** Card 1903: the first Power may move through the areas of the second, never control them. */
export const hasPassage = (world: World, power: Power, through: Power): boolean =>
  holds(world, `passage/${power}/${through}`);
