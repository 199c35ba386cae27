/** Spaces, lines, who stands where, who controls what (2.1, 17.1, 20.2.1). */
import type { Line, Space } from '../board/map.ts';
import type { Stack, State } from '../state.ts';
import { type Alliance, type Colour, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { serviceOf } from './leaders.ts';
import { allianceOf, isNation, sideOf } from './sides.ts';
import { isEmpty, lightUnits, spOf } from './troops.ts';

export function spaceOf({ data }: Pick<World, 'data'>, id: SpaceId): Space {
  const space = data.board.spaces.get(id);
  if (!space) throw new Error(`There is no space ${id}`);
  return space;
}

/** Lines armies march along; the sea lines only carry supply. */
export const roadsOf = (world: Pick<World, 'data'>, id: SpaceId): readonly Line[] =>
  spaceOf(world, id).lines.filter(({ sea }) => !sea);

export function lineBetween(world: Pick<World, 'data'>, a: SpaceId, b: SpaceId): Line | undefined {
  return spaceOf(world, a).lines.find(({ to, sea }) => to === b && !sea);
}

export const adjacent = (world: Pick<World, 'data'>, a: SpaceId, b: SpaceId): boolean =>
  lineBetween(world, a, b) !== undefined;

export function stackById(state: State, id: number): Stack {
  const stack = state.stacks.find((each) => each.id === id);
  if (!stack) throw new Error(`There is no stack ${id}`);
  return stack;
}
export const findStack = (state: State, id: number): Stack | undefined => state.stacks.find((each) => each.id === id);

export const stacksAt = (state: State, at: SpaceId): Stack[] => state.stacks.filter((stack) => stack.at === at);

export const sideOfStack = (world: World, stack: Stack): Alliance =>
  allianceOf(world.state, stack, (leader) => serviceOf(world, leader));

/** Forces of an Alliance in a space, outside its fortress unless asked; leaders alone are no force. */
export const forcesAt = (world: World, at: SpaceId, side: Alliance, inside = false): Stack[] =>
  stacksAt(world.state, at).filter(
    (stack) => stack.inside === inside && !isEmpty(stack) && sideOfStack(world, stack) === side,
  );

export function spAt(world: World, at: SpaceId, side: Alliance, inside = false): number {
  let sp = 0;
  for (const stack of world.state.stacks)
    if (stack.at === at && stack.inside === inside && sideOfStack(world, stack) === side) sp += spOf(stack);
  return sp;
}

/** Lt units of an Alliance on the map in the space (12.6). */
export const lightAt = (world: World, at: SpaceId, side: Alliance): number =>
  forcesAt(world, at, side).reduce((sum, stack) => sum + lightUnits(stack), 0);

/** Who controls a fortress, or the printed nation of any other space (17.2). */
export const holderOf = (world: World, at: SpaceId): Colour => world.state.control[at] ?? spaceOf(world, at).nation;

/** The Alliance that a fortress, or the ground, belongs to; Poland belongs to nobody. */
export function holdingSide(world: World, at: SpaceId): Alliance | null {
  const holder = holderOf(world, at);
  return isNation(holder) ? sideOf(world.state, holder) : null;
}

/** Dresden is in the hands of Saxony's enemies, of whichever Alliance it is: no Thalers, no recruits (20.2.7, 20.3.1, 22.3.2). */
export const isDresdenLost = (world: World): boolean => holdingSide(world, 'dresden') !== sideOf(world.state, 'SA');

/** A space of one's own or an ally's, unless only enemies stand there (2.1.1); a fortress by its garrison (17.1). */
export function isFriendly(world: World, at: SpaceId, side: Alliance): boolean {
  if (holdingSide(world, at) !== side) return false;
  if (spaceOf(world, at).fortress > 0) return true;
  const enemy = opposing(side);
  return spAt(world, at, enemy) === 0 || spAt(world, at, side) > 0;
}

/** A port that Fleets of this side may enter: of somebody who fights with them, for a Neutral is no ally (2.1.1, 12.11). */
export function isFriendlyPort(world: World, at: SpaceId, side: Alliance): boolean {
  const holder = holderOf(world, at);
  return isNation(holder) && world.state.nations[holder].stance === 'belligerent' && isFriendly(world, at, side);
}

/** Polish fortresses are nobody's; but Prussian Commands must besiege or storm them to control them (22.4). */
export function isEnemyFortress(world: World, at: SpaceId, side: Alliance): boolean {
  if (spaceOf(world, at).fortress === 0) return false;
  return holdingSide(world, at) === opposing(side) || (side === 'ap' && holderOf(world, at) === 'PO');
}

/** The side has Entrenchments in the space (12.7). */
export const hasWorks = ({ state }: Pick<World, 'state'>, at: SpaceId, side: Alliance): boolean =>
  state.entrenched[at] === side || state.entrenched[at] === 'both';

/** Its Entrenchments help the side in battle: besiegers have nothing of them (15.6, 17.5.3). */
export const isEntrenched = (world: Pick<World, 'state'>, at: SpaceId, side: Alliance): boolean =>
  hasWorks(world, at, side) && world.state.sieges[at]?.by !== side;

/** SPs it takes to besiege or mask a fortress, and SPs it holds (Fortress Data Chart). */
export const fortressData = (world: Pick<World, 'data'>, at: SpaceId): { inside: number; besiege: number } => {
  const { fortress } = spaceOf(world, at);
  if (fortress === 0) return { inside: 0, besiege: 0 };
  const { inside, besiege } = world.data.tables.fortress;
  return { inside: inside[fortress], besiege: besiege[fortress] };
};

/** A fortress is masked by enough enemies, if no more than a quarter as many stand outside against them (17.3). */
export function isMasked(world: World, at: SpaceId): boolean {
  const side = holdingSide(world, at);
  if (side === null || spaceOf(world, at).fortress === 0) return false;
  const enemy = spAt(world, at, opposing(side));
  return enemy >= fortressData(world, at).besiege && spAt(world, at, side) * 4 <= enemy;
}

/** Besieged or masked: nothing goes in or out (17.5). */
export const isShut = (world: World, at: SpaceId): boolean =>
  world.state.sieges[at] !== undefined || isMasked(world, at);

/** Whether a square space lets this nation in (2.1.1). */
export const isOpen = (world: Pick<World, 'data'>, at: SpaceId, nation: Nation): boolean => {
  const { square, nation: own } = spaceOf(world, at);
  return !square || own === nation;
};
