/** Light units in the Theater boxes: who has what, and who has the Advantage (18.1, 18.4). */
import { modifiers } from '../facts/flags.ts';
import { sideOf } from '../facts/sides.ts';
import { countOf, stepsOf, UNIT_SP } from '../facts/troops.ts';
import type { Units } from '../state.ts';
import { type Alliance, type AreaId, LIGHT, NATIONS, type Nation, type Theater, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';

/** One Lt unit; reduced ones have 0 SPs, or 1 (2.2.2). */
export interface Raider {
  readonly nation: Nation;
  readonly unit: Unit;
  readonly full: boolean;
}

export const raiderSp = ({ unit, full }: Raider): number => UNIT_SP[unit][full ? 0 : 1];

/** The Lt units of some nations in a box, full ones first. */
export function raidersIn({ state }: Pick<World, 'state'>, theater: Theater, nations: readonly Nation[]): Raider[] {
  const all = nations.flatMap((nation) =>
    LIGHT.flatMap((unit) => {
      const [full, reduced] = state.boxes[theater][nation]?.[unit] ?? [0, 0];
      const one = (isFull: boolean) => ({ nation, unit, full: isFull });
      return [...Array.from({ length: full }, () => one(true)), ...Array.from({ length: reduced }, () => one(false))];
    }),
  );
  return all.sort((a, b) => raiderSp(b) - raiderSp(a));
}

export const nationsOfSide = ({ state }: Pick<World, 'state'>, side: Alliance): Nation[] =>
  NATIONS.filter((nation) => state.nations[nation].stance === 'belligerent' && sideOf(state, nation) === side);

/** Lt steps of an Alliance in a box. */
export const stepsIn = (world: Pick<World, 'state'>, theater: Theater, side: Alliance): number =>
  nationsOfSide(world, side).reduce((sum, nation) => sum + stepsOf(world.state.boxes[theater][nation] ?? {}, LIGHT), 0);

/** +1, -1 or 0: an SP and a DRM for this Alliance in the box (18.4). */
export function advantageOf({ state }: Pick<World, 'state'>, theater: Theater, side: Alliance): number {
  const holder = state.advantage[theater];
  return holder === undefined ? 0 : holder === side ? 1 : -1;
}

/** Whether a nation's Lt units of this box may raid in an area: the boxes' own limits, and events (18.5). */
export function mayRaid(world: World, nation: Nation, theater: Theater, area: AreaId): boolean {
  const { board } = world.data;
  if (!board.theaters[theater].includes(area)) return false;
  const limit = board.raidLimits.find((each) => each.nation === nation && each.theater === theater);
  if (limit && !limit.allowed.includes(area)) return false;
  return !modifiers(world, 'no_raids').some((mod) => mod.nations.includes(nation) && mod.area === area);
}

/** Areas that a nation's Lt units may forage in: the enemy's, never one's own or an ally's (18.5.1). */
export const forageAreas = (world: World, nation: Nation, theater: Theater): AreaId[] =>
  world.data.board.theaters[theater].filter((area) => {
    const owner = world.data.board.areas.get(area);
    if (!owner || owner.devastation === null || owner.nation === 'PO') return false;
    const { stance, side } = world.state.nations[owner.nation];
    return stance === 'belligerent' && side !== sideOf(world.state, nation) && mayRaid(world, nation, theater, area);
  });

export const unitsInBox = ({ state }: Pick<World, 'state'>, theater: Theater, nation: Nation): Units => {
  const known = state.boxes[theater][nation];
  if (known) return known;
  const fresh: Units = {};
  state.boxes[theater][nation] = fresh;
  return fresh;
};

/** An empty box entry is not there. */
export function tidyBox({ state }: Pick<World, 'state'>, theater: Theater, nation: Nation): void {
  const units = state.boxes[theater][nation];
  if (units && !LIGHT.some((unit) => countOf(units, unit) > 0)) delete state.boxes[theater][nation];
}
