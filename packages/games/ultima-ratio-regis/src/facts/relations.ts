/** War, casus belli, alliance and forced peace (§21). */
import type { War } from '../state.ts';
import type { Owner, Power } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { leads, minorRealm, playerOf, plays } from './realms.ts';
import { isPower } from './titles.ts';

export const warBetween = ({ state }: World, a: Owner, b: Owner): War | undefined =>
  state.wars.find(({ sides: [x, y] }) => (x === a && y === b) || (x === b && y === a));

/** Whether two are at war. Minors fight the wars of their ally (§20.5). */
export function atWar(world: World, a: Owner, b: Owner): boolean {
  if (warBetween(world, a, b)) return true;
  const [x, y] = [leads(world, a), leads(world, b)];
  return x !== null && y !== null && (x !== a || y !== b) && warBetween(world, x, y) !== undefined;
}

/** The Powers and minors with which a Power is at war. */
export const enemiesOf = ({ state }: World, power: Power): Owner[] =>
  state.wars.flatMap(({ sides: [a, b] }): Owner[] => (a === power ? [b] : b === power ? [a] : []));

export const allied = ({ state }: World, a: Power, b: Power): boolean =>
  state.alliances.some(([x, y]) => (x === a && y === b) || (x === b && y === a)) || inCoalition(state, a, b);

/** Like any alliance, a coalition counts for nothing between Powers at war (§21.1). */
const inCoalition = (state: World['state'], a: Power, b: Power): boolean =>
  a !== b &&
  state.coalitions.some(({ sides }) => sides.some((side) => side.includes(a) && side.includes(b))) &&
  !state.wars.some(({ sides }) => sides.includes(a) && sides.includes(b));

/** Members of one coalition treat each other's areas like those of minor allies (§26.2). */
export const coalesced = ({ state }: World, a: Power, b: Power): boolean => inCoalition(state, a, b);

export const alliesOf = (world: World, power: Power): Power[] =>
  world.state.realms.map((realm) => realm.power).filter((other) => other !== power && allied(world, power, other));

/** Allies, and Powers that have ended a war in this turn, are in forced peace (§21.4.4). */
export const forcedPeace = (world: World, a: Power, b: Power): boolean =>
  allied(world, a, b) || world.state.truces.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** Whether a Power has casus belli against another (§21.2.2); that of the home province is a fact, not a marker. */
export const hasClaim = ({ state }: World, of: Power, against: Owner): boolean =>
  state.claims.some((claim) => claim.of === of && claim.against === against);

/** The Power behind an owner: itself, or the ally of a minor, also of one that is kept out of a war (§20.5). */
export const patronOf = (world: World, owner: Owner): Power | null =>
  isPower(owner) ? owner : (minorRealm(world, owner)?.ally ?? null);

/** Powers of one player never fight each other, nor their minors (§21.2). */
export const samePlayer = (world: World, a: Owner, b: Owner): boolean => {
  const [x, y] = [patronOf(world, a), patronOf(world, b)];
  return x !== null && y !== null && plays(world, x) && plays(world, y) && playerOf(world, x) === playerOf(world, y);
};

/** The side of a war on which an owner's leader stands, as an index. */
export const sideIn = (war: War, owner: Owner): 0 | 1 => (war.sides[0] === owner ? 0 : 1);

export const powersAtWarWith = (world: World, power: Power): Power[] =>
  enemiesOf(world, power).filter((enemy): enemy is Power => isPower(enemy));
