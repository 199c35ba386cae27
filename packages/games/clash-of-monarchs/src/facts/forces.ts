/** Whose force it is, and which forces a Power has (5.1.2b, 22.3). */
import type { Stack } from '../state.ts';
import { type Nation, type Power, THEATERS } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { commanderOf, initiativeOf, nationOf, serviceOf } from './leaders.ts';
import { isBelligerent, patronOf, realmOf } from './sides.ts';
import { sideOfStack, stacksAt } from './spaces.ts';
import { isEmpty, nationsOf, spOfNation, unitSp } from './troops.ts';

/** The nationality of a force, or of leaders alone (4.1.1). */
export function nationality(world: World, stack: Stack): Nation {
  const [leader] = stack.leaders;
  return isEmpty(stack) && leader !== undefined ? serviceOf(world, leader) : nationOf(world, stack);
}

/** Whose player leads a force: its Commander's, though his troops be another's; without one its nation's (4.3.4, 12.2). */
export function leadingNation(world: World, stack: Stack): Nation {
  const commander = commanderOf(world, stack);
  return commander === null ? nationality(world, stack) : serviceOf(world, commander);
}

/** Forces that a Power moves: its own and its Belligerent Clients' (22.3). */
export const forcesOf = (world: World, power: Power): Stack[] =>
  world.state.stacks.filter((stack) => {
    if (isEmpty(stack)) return false;
    const nation = nationality(world, stack);
    return patronOf(world.state, nation) === power && isBelligerent(world.state, nation);
  });

/** SPs on the map and in the Theater boxes that serve each Power. */
export function strengths({ state }: World): Record<Power, number> {
  const serving = (power: Power): number => {
    const nations = realmOf(state, power);
    const sum = (sps: readonly number[]): number => sps.reduce((all, sp) => all + sp, 0);
    const onMap = state.stacks.flatMap((stack) => nations.map((nation) => spOfNation(stack, nation)));
    const inBoxes = THEATERS.flatMap((box) => nations.map((nation) => unitSp(state.boxes[box][nation] ?? {})));
    return sum(onMap) + sum(inBoxes);
  };
  return { PR: serving('PR'), BR: serving('BR'), AU: serving('AU'), FR: serving('FR'), RU: serving('RU') };
}

/** Whether all of a force take part in the war: a Neutral's army serves nobody, friendly or not (12.2, 22.1). */
export const fights = (world: World, stack: Stack): boolean =>
  [...nationsOf(stack.troops), ...stack.leaders.map((id) => serviceOf(world, id))].every((nation) =>
    isBelligerent(world.state, nation),
  );

export const isClientOf = (world: World, nation: Nation, power: Power): boolean =>
  patronOf(world.state, nation) === power && nation !== power;

/** Initiative of a force; troops without a leader heed one who stands beside them without troops (4.1). */
export function initiativeWith(world: World, stack: Stack): number {
  if (stack.leaders.length > 0) return initiativeOf(world, stack);
  const beside = stacksAt(world.state, stack.at).filter(
    (other) =>
      isEmpty(other) &&
      other.inside === stack.inside &&
      sideOfStack(world, other) === sideOfStack(world, stack) &&
      fights(world, other),
  );
  return Math.min(initiativeOf(world, stack), ...beside.map((other) => initiativeOf(world, other)));
}
