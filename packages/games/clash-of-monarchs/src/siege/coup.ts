/** Coups de main (17.6). */
import type { Refusal, Refused, Rules } from '@quadrille/kernel';
import { takeLosses } from '../battle/losses.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { refusing } from '../cite.ts';
import { commanderOf, nationOf, ratingOf, stackOfLeader } from '../facts/leaders.ts';
import { patronOf } from '../facts/sides.ts';
import { forcesAt, holdingSide, isEnemyFortress, sideOfStack, spAt, spaceOf } from '../facts/spaces.ts';
import { infantrySp } from '../facts/troops.ts';
import { assaultRefusal, coupFlagDrm } from '../hooks.ts';
import { noteAssault } from '../options/pressure.ts';
import type { Stack } from '../state.ts';
import type { LeaderId, Power } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { fall, isHonored } from './fall.ts';
import { raiseSieges } from './raise.ts';

/** Whether a Command may try, once a Season and fortress: 5 infantry SPs before an enemy fortress. */
export function mayStorm(world: World, stack: Stack, again = false): boolean {
  if (stack.inside || !isEnemyFortress(world, stack.at, sideOfStack(world, stack))) return false;
  const refusal = commanderOf(world, stack) === null ? null : coupRefusal(world, stack);
  return commanderOf(world, stack) !== null && (refusal === null || (again && refusal.code === 'coup-tried'));
}

/** Why a Command before an enemy fortress may not storm it. */
export function coupRefusal(world: World, stack: Stack): Refusal | null {
  const { at } = stack;
  const { infantry } = world.data.tables.fortress.coup;
  if (stack.morale === 'routed') return refusing('routed', '16.2', { force: nameOfStack(world, stack) });
  if (infantrySp(stack) < infantry) return refusing('few-stormers', '17.6', { at, need: infantry });
  const barred = assaultRefusal(world, stack, at);
  if (barred) return barred;
  return world.state.coups.includes(at) ? refusing('coup-tried', '17.6', { at }) : null;
}

/** What the Power's Commands before enemy fortresses may not do, and why. */
export const coupRefusals = (world: World, power: Power): Refused[] =>
  commandsBefore(world, power).flatMap((stack) => {
    const refusal = coupRefusal(world, stack);
    return refusal ? [{ id: `coup/${commanderOf(world, stack)}`, ...refusal }] : [];
  });

const commandsBefore = (world: World, power: Power): Stack[] =>
  world.state.stacks.filter(
    (stack) =>
      !stack.inside &&
      commanderOf(world, stack) !== null &&
      patronOf(world.state, nationOf(world, stack)) === power &&
      isEnemyFortress(world, stack.at, sideOfStack(world, stack)),
  );

/** Option ids, one for each Command of the Power that may try: `coup/keith`. */
export const coups = (world: World, power: Power): string[] =>
  commandsBefore(world, power)
    .filter((stack) => mayStorm(world, stack))
    .map((stack) => `coup/${commanderOf(world, stack)}`);

export interface CoupDrm {
  readonly why: string;
  readonly num: number;
}

export function coupDrm(world: World, stack: Stack, extra = 0): CoupDrm[] {
  const { state, data } = world;
  const { at } = stack;
  const { drm } = data.tables.fortress.coup;
  const { fortress } = spaceOf(world, at);
  const side = holdingSide(world, at);
  const garrison = side === null ? [] : forcesAt(world, at, side, true);
  const sp = side === null ? 0 : spAt(world, at, side, true);
  const list: CoupDrm[] = [];
  const add = (why: string, num: number) => num !== 0 && list.push({ why, num });
  if (fortress > 0) add('class', { 0: 0, 1: drm.class_1, 2: drm.class_2, 3: drm.class_3 }[fortress]);
  if (sp === 0) add('tiny-garrison', drm.tiny_garrison_0sp);
  if (sp >= 2 * fortress) add('large-garrison', drm.large_garrison_2x_class);
  if (ratingOf(world, stack, 'offense').drm >= 2) add('leader', drm.commander_off_2_or_more);
  if ((state.sieges[at]?.marker ?? 0) >= 2) add('siege-marker', drm.siege_marker_2_or_more);
  if (garrison.some(({ leaders }) => leaders.length > 0)) add('defending-leader', drm.defending_leader);
  if (stack.morale !== 'good') add('demoralized', drm.besieger_demoralized);
  add('card', extra + coupFlagDrm(world, stack));
  return list;
}

/** One die: 6 or more and the fortress Surrenders as if Breached; otherwise 3 infantry SPs are lost (17.4.5, 17.6). */
export function* coup(game: Game, leader: LeaderId, extra = 0): Rules {
  const { state, tell, data } = game;
  const stack = stackOfLeader(state, leader);
  if (!stack) return;
  const { success, loss } = data.tables.fortress.coup;
  const roll = rollDie(game);
  const total = coupDrm(game, stack, extra).reduce((sum, { num }) => sum + num, roll);
  const { at } = stack;
  if (!state.coups.includes(at)) state.coups.push(at);
  noteAssault(game, stack);
  tell({ type: 'coup', at, force: nameOfStack(game, stack), roll, total, success: total >= success ? 1 : 0 });
  if (total >= success) yield* fall(game, at, stack, isHonored(game, at) ? 'honors' : 'coup');
  else {
    yield* takeLosses(game, stack, loss, { infantryOnly: true, cite: '17.6' });
    raiseSieges(game);
  }
}
