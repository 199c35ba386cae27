/** Stacks come together, part, and vanish (12.5, 16.3). */
import { fights } from '../facts/forces.ts';
import { commanderOf } from '../facts/leaders.ts';
import { isBelligerent, sideOf } from '../facts/sides.ts';
import { forcesAt, stacksAt } from '../facts/spaces.ts';
import { artillery, isEmpty, lightOnly, spOf } from '../facts/troops.ts';
import type { Contingents, Stack, State } from '../state.ts';
import {
  type LeaderId,
  type Morale,
  type Nation,
  type SpaceId,
  SUPPLY_STATES,
  type SupplyState,
} from '../vocabulary.ts';
import type { World } from '../world.ts';
import { addTroops, takeTroops } from './troops.ts';

export function newStack(state: State, at: SpaceId, inside = false): Stack {
  const stack: Stack = {
    id: state.nextStack++,
    at,
    inside,
    leaders: [],
    troops: {},
    supply: 'full',
    morale: 'good',
    tired: 0,
  };
  state.stacks.push(stack);
  return stack;
}

export const worseSupply = (a: SupplyState, b: SupplyState): SupplyState =>
  SUPPLY_STATES.indexOf(a) > SUPPLY_STATES.indexOf(b) ? a : b;

/** The morale of forces that combine: the larger one's, the worse if equal; a small Rout Demoralizes a larger force (16.3). */
export function combinedMorale(a: Stack, b: Stack): Morale {
  if (a.morale === b.morale || isEmpty(b)) return a.morale;
  if (isEmpty(a)) return b.morale;
  const order: readonly Morale[] = ['good', 'demoralized', 'routed'];
  const worse = order.indexOf(a.morale) > order.indexOf(b.morale) ? a.morale : b.morale;
  if (spOf(a) === spOf(b)) return worse;
  const [larger, smaller] = spOf(a) > spOf(b) ? [a, b] : [b, a];
  if (smaller.morale === 'routed' && larger.morale === 'good') return 'demoralized';
  return larger.morale;
}

/** `from` joins `into`: worst Supply State, morale by size (12.5, 16.3). Leaders alone bring no markers. */
export function join(state: State, into: Stack, from: Stack): void {
  into.morale = combinedMorale(into, from);
  if (!isEmpty(from)) into.supply = isEmpty(into) ? from.supply : worseSupply(into.supply, from.supply);
  addTroops(into.troops, from.troops);
  into.leaders.push(...from.leaders);
  into.tired += from.tired;
  if (from.tiredGuns) into.tiredGuns = (into.tiredGuns ?? 0) + from.tiredGuns;
  if (from.frozen) into.frozen = (into.frozen ?? 0) + from.frozen;
  if (from.pinned) into.pinned = true;
  if (from.asylum) into.asylum ??= from.asylum;
  if (from.fought) into.fought = true;
  if (from.rally) into.rally = true;
  for (const marker of ['PR', 'BR', 'AU', 'FR', 'IM', 'COOP'] as const)
    if (state.sharing[marker] === from.id) state.sharing[marker] = into.id;
  if (state.turn.activated.includes(from.id) && !state.turn.activated.includes(into.id))
    state.turn.activated.push(into.id);
  drop(state, from);
}

export function drop(state: State, stack: Stack): void {
  const index = state.stacks.indexOf(stack);
  if (index >= 0) state.stacks.splice(index, 1);
  for (const marker of ['PR', 'BR', 'AU', 'FR', 'IM', 'COOP'] as const)
    if (state.sharing[marker] === stack.id) delete state.sharing[marker];
}

/** Some leaders and troops leave a stack and form one of their own, with the same markers (12.5, 16.1). */
export function split(state: State, from: Stack, leaders: readonly LeaderId[], troops: Contingents): Stack {
  const part = newStack(state, from.at, from.inside);
  part.leaders.push(...leaders);
  for (const leader of leaders) from.leaders.splice(from.leaders.indexOf(leader), 1);
  addTroops(part.troops, troops);
  takeTroops(from.troops, troops);
  part.supply = from.supply;
  part.morale = lightOnly(part) ? 'good' : from.morale;
  if (lightOnly(from)) from.morale = 'good';
  if (from.pinned) part.pinned = true;
  if (from.asylum) part.asylum = from.asylum;
  if (from.fought) part.fought = true;
  const rested = Math.max(0, spOf(from) + spOf(part) - from.tired);
  part.tired = Math.max(0, spOf(part) - rested);
  from.tired -= part.tired;
  if (from.tiredGuns) {
    const fresh = Math.max(0, artillery(from) + artillery(part) - from.tiredGuns);
    part.tiredGuns = Math.max(0, artillery(part) - fresh);
    from.tiredGuns -= part.tiredGuns;
  }
  return part;
}

/** A leader has moved all of it: nobody moves it again this Round (12.0). */
export function tire(stack: Stack): void {
  stack.tired = spOf(stack);
  stack.tiredGuns = artillery(stack);
}

/** None of it has been moved yet. */
export function refresh(stack: Stack): void {
  stack.tired = 0;
  delete stack.tiredGuns;
}

/**
 * After troops have come or gone: empty stacks vanish, and what has no leader is one stack of its Alliance inside and one
 * outside (readings, 25). A friendly Neutral's army stays by itself: it takes no part in the war (22.1).
 */
export function settle(world: World, at: SpaceId): void {
  const { state } = world;
  for (const stack of stacksAt(state, at)) {
    if (isEmpty(stack) && stack.leaders.length === 0) drop(state, stack);
    stack.tired = Math.min(stack.tired, spOf(stack));
    if (stack.tiredGuns) stack.tiredGuns = Math.min(stack.tiredGuns, artillery(stack));
    // Light units that alone are left bear no marker (16.5).
    if (lightOnly(stack)) stack.morale = 'good';
  }
  for (const side of ['ap', 'coalition'] as const)
    for (const inside of [false, true]) {
      const leaderless = forcesAt(world, at, side, inside).filter(
        ({ leaders, apart }) => leaders.length === 0 && !apart,
      );
      for (const fighting of [true, false]) {
        const [first, ...rest] = leaderless.filter((stack) => fights(world, stack) === fighting);
        if (first) for (const stack of rest) join(state, first, stack);
      }
    }
}

/** It has marched, or stays: without a leader it is one with the rest of its space again (readings, 25). */
export function rejoin(world: World, stack: Stack): void {
  delete stack.apart;
  settle(world, stack.at);
}

/** The leaderless stack of a space that troops or a leader of this nation join, or a new one. */
export function restAt(world: World, at: SpaceId, nation: Nation): Stack {
  const { state } = world;
  const known = forcesAt(world, at, sideOf(state, nation)).find(
    (stack) => stack.leaders.length === 0 && !stack.apart && fights(world, stack) === isBelligerent(state, nation),
  );
  return known ?? newStack(state, at);
}

/** A short name for a force: its Commander's, or its space's. */
export const nameOfStack = (world: World, stack: Stack): string =>
  commanderOf(world, stack) ?? (stack.inside ? `${stack.at}-garrison` : stack.at);
