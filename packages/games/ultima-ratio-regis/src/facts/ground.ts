/** Places as printed, and enclaves, which are cut from them (§6, §18.8). */
import type { Ground, Neighbour } from '../data/model.ts';
import {
  type Area,
  BOXES,
  type Box,
  type Connection,
  type Place,
  SEAS,
  type Sea,
  type Theater,
} from '../vocabulary.ts';
import type { World } from '../world.ts';

const SEA_IDS: ReadonlySet<string> = new Set(SEAS);
const BOX_IDS: ReadonlySet<string> = new Set(BOXES);

export const isSea = (place: Place): place is Sea => SEA_IDS.has(place);
export const isBox = (place: Place): place is Box => BOX_IDS.has(place);
export const isArea = (world: World, place: Place): place is Area =>
  world.data.areas.has(place) || place in world.state.enclaves;

/** An area; an enclave is like the area it is cut from, with a rough connection to it (§18.8). */
export function groundOf({ data, state }: World, area: Area): Ground {
  const ground = data.areas.get(area);
  if (ground) return ground;
  const host = data.areas.get(state.enclaves[area] ?? '');
  if (!host) throw new Error(`There is no area ${area}`);
  return { ...host, id: area, key: false, port: false, neighbours: [{ area: host.id, by: 'rough' }] };
}

/** The neighbours of an area that are in play. */
export function neighboursOf(world: World, area: Area): readonly Neighbour[] {
  const { neighbours } = groundOf(world, area);
  const cut = Object.entries(world.state.enclaves).filter(([, host]) => host === area);
  const all =
    cut.length === 0 ? neighbours : [...neighbours, ...cut.map(([id]) => ({ area: id, by: 'rough' as const }))];
  return all.filter((each) => inPlay(world, each.area));
}

export const connection = (world: World, from: Area, to: Area): Connection | undefined =>
  neighboursOf(world, from).find(({ area }) => area === to)?.by;

/** Whether an area is in this match at all (§18.2.1). */
export const inPlay = ({ state, printed }: World, area: Area): boolean =>
  (state.titles[area] ?? printed.get(area) ?? 'off') !== 'off';

/** All areas in play, in the order of the data, enclaves last. */
export function areasInPlay(world: World): Area[] {
  const areas: Area[] = [];
  for (const area of world.data.areas.keys()) if (inPlay(world, area)) areas.push(area);
  for (const area in world.state.enclaves) if (inPlay(world, area)) areas.push(area);
  return areas;
}

/** Whether a sea can be sailed: it touches an area in play, and the scenario does not leave it out. */
export function seaInPlay(world: World, sea: Sea): boolean {
  const named = world.data.scenarios.get(world.state.scenario)?.seas;
  return named ? named.includes(sea) : world.data.seas[sea].coasts.some((area) => inPlay(world, area));
}

export const seasNextTo = (world: World, sea: Sea): readonly Sea[] =>
  world.data.seas[sea].adjacent.filter((each) => seaInPlay(world, each));

/** The seas that an area touches and that can be sailed. */
export const seasOf = (world: World, area: Area): readonly Sea[] =>
  groundOf(world, area).seas.filter((sea) => seaInPlay(world, sea));

export const isCoastal = (world: World, area: Area): boolean => seasOf(world, area).length > 0;

/** The areas in play on a sea. */
export function coastsOf(world: World, sea: Sea): Area[] {
  const coasts = world.data.seas[sea].coasts.filter((area) => inPlay(world, area));
  const enclaves = Object.keys(world.state.enclaves).filter((area) => groundOf(world, area).seas.includes(sea));
  return enclaves.length === 0 ? coasts : [...coasts, ...enclaves];
}

export const theaterOf = (world: World, area: Area): Theater => groundOf(world, area).theater;

/** The areas of the main map, the East among them; all others are on mini-maps (§6, §18.7). */
export const onMainMap = (world: World, area: Area): boolean => {
  const { map, theater } = groundOf(world, area);
  return map === 'main' || theater === 'TE';
};

/** Which sheet a place counts for when units move from one to another (§10.4). */
export function sheetOf(world: World, place: Place): string {
  if (isSea(place)) {
    const { mainMap, coasts } = world.data.seas[place];
    return mainMap ? 'main' : (world.data.areas.get(coasts[0] ?? '')?.map ?? 'main');
  }
  return onMainMap(world, place) ? 'main' : groundOf(world, place).map;
}

/** The boxes into which a troop dispersed here may go: of border areas, also those of the next theater (§18.5). */
export function boxesAt(world: World, area: Area): Box[] {
  const own = groundOf(world, area).box;
  const others = neighboursOf(world, area)
    .filter((each) => theaterOf(world, each.area) !== theaterOf(world, area))
    .map((each) => groundOf(world, each.area).box);
  return [own, ...new Set(others.filter((box) => box !== own))];
}
