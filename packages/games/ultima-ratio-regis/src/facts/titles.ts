/** Political control: to whom an area belongs (§22). */
import {
  type Area,
  type Box,
  MINORS,
  type Minor,
  type Owner,
  POWERS,
  type Power,
  type Theater,
  type Title,
} from '../vocabulary.ts';
import type { World } from '../world.ts';
import { groundOf } from './ground.ts';

export const titleOf = ({ state, printed }: World, area: Area): Title =>
  state.titles[area] ?? printed.get(area) ?? (area in state.enclaves ? 'inactive' : 'off');

/** A title, taken apart. */
export type Tenure =
  | { readonly as: 'home' | 'domain'; readonly owner: Power }
  | { readonly as: 'minor'; readonly owner: Minor }
  | { readonly as: 'independent'; readonly level: 2 | 3 }
  | { readonly as: 'inactive' | 'off' };

const TENURES: ReadonlyMap<Title, Tenure> = new Map<Title, Tenure>([
  ...POWERS.flatMap((owner): [Title, Tenure][] => [
    [`home:${owner}`, { as: 'home', owner }],
    [`domain:${owner}`, { as: 'domain', owner }],
  ]),
  ...MINORS.map((owner): [Title, Tenure] => [`minor:${owner}`, { as: 'minor', owner }]),
  ['A2', { as: 'independent', level: 2 }],
  ['A3', { as: 'independent', level: 3 }],
  ['inactive', { as: 'inactive' }],
  ['off', { as: 'off' }],
]);

const OFF: Tenure = { as: 'off' };

export const tenureOf = (world: World, area: Area): Tenure => TENURES.get(titleOf(world, area)) ?? OFF;

/** The Power or minor to which an area belongs: its possession. */
export function ownerOf(world: World, area: Area): Owner | null {
  const tenure = tenureOf(world, area);
  return 'owner' in tenure ? tenure.owner : null;
}

const POWER_IDS: ReadonlySet<string> = new Set(POWERS);
const MINOR_IDS: ReadonlySet<string> = new Set(MINORS);

export const isPower = (owner: Owner): owner is Power => POWER_IDS.has(owner);
export const isMinor = (owner: Owner): owner is Minor => MINOR_IDS.has(owner);

export const isHome = (world: World, area: Area): boolean => tenureOf(world, area).as === 'home';

/** The possessions of a Power or minor. */
export const possessionsOf = (world: World, owner: Owner): Area[] =>
  isPower(owner)
    ? entitled(world, `home:${owner}`, `domain:${owner}`)
    : entitled(world, `minor:${owner}`, `minor:${owner}`);

/** The areas with one of two titles, in the order of the data, enclaves last. */
function entitled(world: World, one: Title, other: Title): Area[] {
  const found: Area[] = [];
  const look = (area: Area): void => {
    const title = titleOf(world, area);
    if (title === one || title === other) found.push(area);
  };
  for (const area of world.data.areas.keys()) look(area);
  for (const area in world.state.enclaves) look(area);
  return found;
}

export const homesOf = (world: World, power: Power): Area[] => entitled(world, `home:${power}`, `home:${power}`);

/** The theaters with the most home areas of a Power: several if they tie, in the order of the data (§8.2.2). */
export function mainTheaters(world: World, power: Power): Theater[] {
  return most(homesOf(world, power).map((area) => groundOf(world, area).theater));
}

/** The dispersion boxes of those theaters: of two in one theater, that of most home areas there (§18.1). */
export function homeBoxes(world: World, power: Power): Box[] {
  const theaters = mainTheaters(world, power);
  const homes = homesOf(world, power).map((area) => groundOf(world, area));
  return theaters.flatMap((theater) =>
    most(homes.filter((ground) => ground.theater === theater).map(({ box }) => box)),
  );
}

/** The provinces with the most home areas of a Power (§21.2.2). */
export function homeProvinces(world: World, power: Power): string[] {
  return most(homesOf(world, power).map((area) => groundOf(world, area).province));
}

function most<T>(things: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const top = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === top).map(([thing]) => thing);
}
