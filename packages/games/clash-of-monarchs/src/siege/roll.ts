/** The siege roll (17.4.1–17.4.7). */
import type { Rules } from '@quadrille/kernel';
import { newMarch, newOperation } from '../activation/operation.ts';
import { call, done, type PhaseId, resume, type SiegeRoll, siegeRollOf } from '../agenda.ts';
import { takeLosses } from '../battle/losses.ts';
import type { SiegeResult } from '../board/tables/fortress.ts';
import { rowFor } from '../board/tables/rows.ts';
import { gunsOf, loseGun } from '../changes/losses.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { chainOfCommand, leaderOf, nationOf } from '../facts/leaders.ts';
import { patronOf, realmOf } from '../facts/sides.ts';
import { findStack, forcesAt, holdingSide, sideOfStack, spAt, spaceOf } from '../facts/spaces.ts';
import { isInWant } from '../facts/supply.ts';
import { siegeArtillery, together } from '../facts/troops.ts';
import { siegeFlagDrm } from '../hooks.ts';
import { react } from '../interception/reactions.ts';
import { withdrawIntercepted } from '../interception/withdrawal.ts';
import type { Stack } from '../state.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { fall, isHonored } from './fall.ts';
import { raiseSieges } from './raise.ts';

export interface SiegeDrm {
  readonly why: string;
  readonly num: number;
  readonly cite: string;
}

/** Everything that modifies a roll by this Command (Siege Table, 17.4.2, 17.4.3, 17.4.6, 17.4.7). */
export function siegeDrm(world: World, stack: Stack, extra = 0): SiegeDrm[] {
  const { state, data } = world;
  const { at } = stack;
  const { drm } = data.tables.fortress.siege;
  const list: SiegeDrm[] = [];
  const add = (why: string, num: number, cite: string) => num !== 0 && list.push({ why, num, cite });
  add('siege-marker', state.sieges[at]?.marker ?? 0, '17.4.3');
  const { fortress } = spaceOf(world, at);
  const garrison = garrisonSp(world, stack);
  if (garrison === 0) add('tiny-garrison', drm.tiny_garrison_0sp, '17.4.2');
  if (garrison >= 2 * fortress) add('large-garrison', drm.large_garrison_2x_class, '17.4.2');
  if (state.fleets.BR.siege === at) add('british-fleet', drm.british_fleet, '17.4.7');
  if (state.fleets.RU.siege === at) add('russian-fleet', drm.russian_fleet, '17.4.7');
  const nation = nationOf(world, stack);
  if (nation === 'AU' || nation === 'FR') add('engineers', drm.austrian_or_french_siege, '17.4');
  if (fortress === 1) add('class-1', drm.class_1, '17.4');
  if (fortress === 3) add('class-3', drm.class_3, '17.4');
  if (garrisonLeader(world, stack) > 1) add('defending-leader', drm.defending_leader_def_over_1, '17.4');
  if (stack.morale !== 'good') add('demoralized', drm.besieger_demoralized, '17.4');
  if (!hasSiegeGuns(world, stack)) add('no-siege-guns', drm.no_siege_artillery, '17.4.6');
  if (isInWant(world, stack))
    add('supply', stack.supply === 'short' ? drm.besieger_short_supply : drm.besieger_critical_supply, '9.1.1');
  if (state.severe) add('weather', -1, '6.4');
  add('card', extra + siegeFlagDrm(world, stack), '8.6');
  return list;
}

/** Siege Artillery serves every siege roll in its space, in whichever Command it stands (17.4.6). */
const hasSiegeGuns = (world: World, stack: Stack): boolean =>
  forcesAt(world, stack.at, sideOfStack(world, stack)).some((each) => siegeArtillery(each) > 0);

const garrisonOf = (world: World, stack: Stack) => {
  const side = holdingSide(world, stack.at);
  return together(side === null ? [] : forcesAt(world, stack.at, side, true));
};

const garrisonSp = (world: World, { at }: Stack): number => {
  const side = holdingSide(world, at);
  return side === null ? 0 : spAt(world, at, side, true);
};

const garrisonLeader = (world: World, stack: Stack): number => {
  const [commander] = chainOfCommand(world, garrisonOf(world, stack));
  return commander === undefined ? 0 : leaderOf(world, commander).defense.drm;
};

/** Announced, it may be Interrupted and Intercepted; then the die is cast (13.0, 17.4.1). */
export function* siegeRoll(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = siegeRollOf(state);
  const stack = findStack(state, task.stack);
  if (!stack || stack.at !== task.at || !state.sieges[task.at]) return done(state);
  if (!task.announced) {
    task.announced = true;
    return yield* announce(game, task, stack);
  }
  yield* roll(game, task, stack);
  return done(state);
}

function* announce(game: Game, task: SiegeRoll, stack: Stack): Rules<PhaseId> {
  const { state } = game;
  const moment = { at: 'siege_roll', stack: stack.id, space: stack.at } as const;
  const intercept = !state.turn.unhindered?.includes(stack.id);
  const { arrival } = yield* react(game, stack, { moment, intercept, interrupt: true, waived: null });
  if (!arrival) return 'siegeRoll';
  state.agenda.splice(state.agenda.indexOf(task), 1);
  if (yield* withdrawIntercepted(game, stack, arrival)) {
    const gun = gunsOf(stack).at(-1);
    if (gun) {
      loseGun(state, stack, gun);
      game.tell({ type: 'guns-lost', force: nameOfStack(game, stack), at: stack.at, steps: 1 });
    }
    raiseSieges(game);
    return resume(state);
  }
  const power = patronOf(state, nationOf(game, stack));
  const operation = newOperation({ how: 'ops', power, nations: realmOf(state, power) }, 1, { chosen: [stack.id] });
  const march = newMarch(game, operation, stack);
  return call(state, { ...march, phase: 'combat', begun: true, interceptor: arrival.stack.id });
}

function* roll(game: Game, task: SiegeRoll, stack: Stack): Rules {
  const { state, tell, data } = game;
  const siege = state.sieges[task.at];
  if (!siege) return;
  const drm = siegeDrm(game, stack, task.drm).reduce((sum, { num }) => sum + num, 0);
  const die = rollDie(game);
  const row = rowFor(data.tables.fortress.siege.rows, die + drm);
  siege.marker += row.progress;
  const result = honored(game, stack, row.result);
  tell({ type: 'siege-roll', at: task.at, roll: die, drm, total: die + drm, result, marker: siege.marker });
  if (result === 'dysentery') {
    yield* takeLosses(game, stack, 1, { cite: '17.4.4' });
    raiseSieges(game);
  }
  if (result === 'breach_honors') yield* fall(game, task.at, stack, 'honors');
  if (result === 'breach_surrender') yield* fall(game, task.at, stack, 'surrender');
}

const honored = (world: World, { at }: Stack, result: SiegeResult): SiegeResult =>
  result === 'breach_surrender' && isHonored(world, at) ? 'breach_honors' : result;
