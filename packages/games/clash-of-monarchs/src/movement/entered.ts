/** What happens when a force enters a space, in the order of 12.10: move, Intercept, Withdraw, Overrun. */
import { choose, option, type Rules } from '@quadrille/kernel';
import { anyOperation, type March, marchOf, type PhaseId } from '../agenda.ts';
import { captureForce, takeGround } from '../battle/capture.ts';
import { takeLosses } from '../battle/losses.ts';
import { crush, isCrushable } from '../changes/feats.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { leadingNation } from '../facts/forces.ts';
import { initiativeOf, nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import {
  findStack,
  forcesAt,
  holderOf,
  holdingSide,
  lineBetween,
  sideOfStack,
  spAt,
  spaceOf,
  stacksAt,
} from '../facts/spaces.ts';
import { isEmpty, spOf } from '../facts/troops.ts';
import { afterEntry, attackRefusal, coordinatedDrm, watchSupply } from '../hooks.ts';
import { leastSp, mightOverrun } from '../intelligence/odds.ts';
import { enemyCount, isVeiled } from '../intelligence/veil.ts';
import { react } from '../interception/reactions.ts';
import { massed, retiring, withdrawals, withdrawIntercepted } from '../interception/withdrawal.ts';
import { mindingLeaders } from '../sequence/leaders.ts';
import { fall } from '../siege/fall.ts';
import { shelterDepots } from '../siege/gates.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Stack } from '../state.ts';
import { opposing, type SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { isMixed, mpLeft } from './allowance.ts';
import { abandonTrenches, raze } from './entrench.ts';
import { stepCost, stepRefusal } from './steps.ts';

/** The next space of the path. */
export function* entered(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = marchOf(state);
  const stack = findStack(state, task.stack);
  const to = task.path.shift();
  if (!stack || to === undefined || !canStep(game, task, stack, to)) {
    task.path = [];
    return 'march';
  }
  if (yield* comesTooLate(game, task, stack, to)) return 'march';
  step(game, task, stack, to);
  if (isEmpty(stack)) return task.path.length > 0 ? 'entered' : 'march';
  yield* respond(game, task, stack);
  yield* openGatesTo(game, task);
  if (task.over || task.ended || !findStack(state, task.stack)) task.path = [];
  return task.path.length > 0 ? 'entered' : 'march';
}

const canStep = (world: World, task: March, stack: Stack, to: SpaceId): boolean =>
  !task.over &&
  !task.ended &&
  lineBetween(world, stack.at, to) !== undefined &&
  stepRefusal(world, task, stack, to) === null &&
  stepCost(world, stack, stack.at, to) <= mpLeft(world, task, stack);

/** Move: MPs are spent, and what was left behind and what is found there changes. */
function step(game: Game, task: March, stack: Stack, to: SpaceId): void {
  const { state, tell } = game;
  const from = stack.at;
  const mp = stepCost(game, stack, from, to);
  task.spent += mp;
  task.came = from;
  task.declined = [];
  stack.at = to;
  stack.inside = false;
  if (isEmpty(stack)) {
    tell({ type: 'leader-moved', leader: stack.leaders[0] ?? '', from, to });
    raiseSieges(game);
    return;
  }
  tell({ type: 'moved', force: nameOfStack(game, stack), from, to, mp });
  settle(game, from);
  abandonTrenches(game, from);
  raiseSieges(game);
  const operation = anyOperation(state);
  const enemy = opposing(sideOfStack(game, stack));
  const met = [...forcesAt(game, to, enemy), ...forcesAt(game, to, enemy, true)];
  const enemySp = isVeiled(state) ? leastSp(met) : met.reduce((sum, each) => sum + spOf(each), 0);
  operation?.entered.push({ stack: stack.id, space: to, enemySp });
  afterEntry(game, stack);
  watchSupply(game);
}

/** A fortress that a card opens surrenders at the moment the Command enters, if none of its own are there (readings, 70). */
function* openGatesTo(game: Game, task: March): Rules {
  const stack = findStack(game.state, task.stack);
  if (!stack || task.ended || task.terms.opens !== stack.at) return;
  const holder = holderOf(game, stack.at);
  if (holdingSide(game, stack.at) === sideOfStack(game, stack)) return;
  const defended = stacksAt(game.state, stack.at).some(
    (other) => other !== stack && !isEmpty(other) && nationOf(game, other) === holder,
  );
  if (!defended) yield* fall(game, stack.at, stack, 'event');
}

/** Interrupts, then Interception; without one, Withdrawals and Overrun (12.10). */
function* respond(game: Game, task: March, stack: Stack): Rules {
  const { terms } = task;
  const at = stack.at;
  const admin = terms.how === 'admin' || terms.how === 'minor';
  const { arrival, fallback } = yield* react(game, stack, {
    moment: { at: 'enters', stack: stack.id, space: at, from: task.came ?? at },
    intercept: !terms.noInterception,
    interrupt: !admin,
    waived: task.waived,
    ...(admin ? {} : { meets: () => retiring(game, stack, task.came) }),
  });
  if (task.ended || !findStack(game.state, stack.id)) return;
  if (arrival) {
    if (holdingSide(game, at) === opposing(sideOfStack(game, stack))) yield* shelterDepots(game, at);
    task.over = true;
    if (yield* withdrawIntercepted(game, stack, arrival)) task.ended = true;
    else task.interceptor = arrival.stack.id;
    return;
  }
  if (!admin) {
    yield* withdrawals(game, task, stack, task.came, fallback);
    yield* mindingLeaders(game, overrun(game, task, stack));
  }
  yield* takeGround(game, stack);
  // Who goes inside leaves a fortress masked, and its depot Suppressed (9.2, 17.3).
  watchSupply(game);
}

/** MPs an Overrun costs: none, in hills 1 for each SP captured (12.9). */
export const overrunCost = (world: World, at: SpaceId, sp: number): number => (spaceOf(world, at).hill ? sp : 0);

/** Four to one or better: the enemy that has not Withdrawn may be captured whole, and the march goes on (12.9). */
function* overrun(game: Game, task: March, stack: Stack): Rules {
  const { state, tell } = game;
  const side = sideOfStack(game, stack);
  const sp = spAt(game, stack.at, opposing(side));
  const met = forcesAt(game, stack.at, opposing(side));
  if (met.length === 0 || stack.leaders.length === 0) return;
  if (attackRefusal(game, stack, stack.at) || stack.morale !== 'good') return;
  const enough = spOf(stack) >= 4 * sp && overrunCost(game, stack.at, sp) <= mpLeft(game, task, stack);
  if (isVeiled(state) ? !mightOverrun(task, stack, met) : !enough) return;
  const seat = seatOf(state, leadingNation(game, stack));
  const yes = yield* choose(
    seat,
    asking('overrun', '12.9', { force: nameOfStack(game, stack), at: stack.at, sp: enemyCount(game, sp) }),
    () => [option('overrun', true), option('no', false)],
  );
  if (!yes) return;
  if (!enough) {
    tell({ type: 'not-overrun', force: nameOfStack(game, stack), at: stack.at });
    game.liftVeil();
    task.mustAttack = true;
    task.over = true;
    return;
  }
  const enemy = massed(game, stack.at, opposing(side));
  if (!enemy) return;
  task.spent += overrunCost(game, stack.at, sp);
  tell({ type: 'overrun', force: nameOfStack(game, stack), at: stack.at, sp });
  const loser = patronOf(state, nationOf(game, enemy));
  const winner = patronOf(state, nationOf(game, stack));
  captureForce(game, enemy, side);
  raze(game, stack.at, opposing(side));
  if (isCrushable(sp, sp)) crush(game, stack.at, winner, loser);
}

/**
 * Once a Command of a coordinated attack has stopped among enemies, others roll to enter the same space (11.3). One that
 * is late stays where it is.
 */
function* comesTooLate(game: Game, task: March, stack: Stack, to: SpaceId): Rules<boolean> {
  const { state, tell, data } = game;
  const operation = anyOperation(state);
  const waiting = operation?.marches?.some(
    (other) => other.stack !== stack.id && findStack(state, other.stack)?.at === to && !other.ended,
  );
  if (!task.terms.combine || !waiting || forcesAt(game, to, opposing(sideOfStack(game, stack))).length === 0)
    return false;
  const { success, fail, drm } = data.tables.battle.coordinated;
  const initiative = initiativeOf(game, stack);
  const byInitiative = { 1: drm.commander_initiative_1, 2: drm.commander_initiative_2, 4: drm.commander_initiative_4 };
  const roll = rollDie(game);
  const total =
    roll +
    (initiative === 1 || initiative === 2 || initiative === 4 ? byInitiative[initiative] : 0) +
    coordinatedDrm(game, nationOf(game, stack)) +
    (isMixed(game, stack) ? drm.multi_nation_unshared : 0) +
    (lineBetween(game, stack.at, to)?.river ? drm.entering_across_river : 0) +
    (state.severe ? drm.severe_weather : 0);
  const outcome = total >= success ? 'arrives' : total <= fail ? 'lost' : 'late';
  tell({ type: 'coordinated', force: nameOfStack(game, stack), at: to, roll, total, outcome });
  if (outcome === 'arrives') return false;
  task.over = true;
  task.late = true;
  task.path = [];
  if (outcome === 'lost') yield* takeLosses(game, stack, 1, { cite: '11.3' });
  return true;
}
