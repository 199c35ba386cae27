/** Whether there is a battle, and who attacks (15.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { type Battle, type BattleSide, call, type March, marchOf, type PhaseId } from '../agenda.ts';
import { join, nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { commanderOf, initiativeOf, nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, isShut, sideOfStack } from '../facts/spaces.ts';
import { isEmpty, lineInfantry, spOf, together } from '../facts/troops.ts';
import { attackRefusal } from '../hooks.ts';
import { massed } from '../interception/withdrawal.ts';
import { forcedMarchToll } from '../movement/forced.ts';
import type { Stack } from '../state.ts';
import { opposing } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** Movement is over. If enemies stand in the space, the better Initiative has the first choice to attack. */
export function* combat(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = marchOf(state);
  task.over = true;
  task.phase = 'marchEnd';
  const stack = findStack(state, task.stack);
  if (!stack || isEmpty(stack)) return 'marchEnd';
  yield* forcedMarchToll(game, task, stack);
  if (task.ended || task.late || isEmpty(stack)) return 'marchEnd';
  const waits = task.terms.combine && !task.joint && task.interceptor === null;
  const side = sideOfStack(game, stack);
  if (waits || forcesAt(game, stack.at, opposing(side)).length === 0) return 'marchEnd';
  const attacker = yield* whoAttacks(game, task, stack);
  if (attacker === null) return 'marchEnd';
  task.fought = true;
  return attacker === 'mover' ? yield* moverAttacks(game, stack) : yield* enemyAttacks(game, task, stack);
}

/** Why this force cannot open a battle: no leader, Demoralized, an Armistice … (15.1.1, 16.1). */
export const cannotAttack = (world: World, stack: Stack): boolean =>
  commanderOf(world, stack) === null || stack.morale !== 'good' || attackRefusal(world, stack, stack.at) !== null;

/** The enemy who would attack: the interceptor, or the largest Command of the space. */
function enemyCommand(world: World, task: March, stack: Stack): Stack | null {
  const interceptor = task.interceptor === null ? undefined : findStack(world.state, task.interceptor);
  if (interceptor) return interceptor;
  const commands = forcesAt(world, stack.at, opposing(sideOfStack(world, stack)))
    .filter((each) => !cannotAttack(world, each))
    .sort((a, b) => spOf(b) - spOf(a));
  return commands[0] ?? null;
}

function* whoAttacks(game: Game, task: March, stack: Stack): Rules<'mover' | 'enemy' | null> {
  const enemy = enemyCommand(game, task, stack);
  const force = together(forcesAt(game, stack.at, opposing(sideOfStack(game, stack))));
  const { how } = task.terms;
  const mover = (how === 'ops' || how === 'event' || how === 'winter') && !cannotAttack(game, stack);
  if (task.mustAttack) return mover ? 'mover' : null;
  const other = enemy !== null && !cannotAttack(game, enemy);
  const [mine, theirs] = [initiativeOf(game, stack), initiativeOf(game, enemy ?? force)];
  const intercepted = task.interceptor !== null;
  const moverFirst = mine < theirs || (mine === theirs && !intercepted);
  const order = moverFirst ? (['mover', 'enemy'] as const) : (['enemy', 'mover'] as const);
  for (const who of order) {
    const own = who === 'mover' ? stack : enemy;
    if (own === null || !(who === 'mover' ? mover : other)) continue;
    if (who === 'enemy' && intercepted && moverFirst) return 'enemy';
    if (yield* attacks(game, own, who === 'mover' ? force : stack)) return who;
  }
  return null;
}

function* attacks(game: Game, own: Stack, enemy: Pick<Stack, 'leaders' | 'troops'>): Rules<boolean> {
  const args = {
    force: nameOfStack(game, own),
    at: own.at,
    sp: spOf(own),
    enemy: commanderOf(game, enemy) ?? own.at,
    against: spOf(enemy),
  };
  return yield* choose(seatOf(game.state, nationOf(game, own)), asking('attack', '15.1.1', args), () => [
    option('attack', true),
    option('no', false),
  ]);
}

function* moverAttacks(game: Game, stack: Stack): Rules<PhaseId> {
  const garrison = yield* relief(game, stack);
  const defender = massed(game, stack.at, opposing(sideOfStack(game, stack)));
  return defender ? beginBattle(game, stack, defender, garrison) : 'marchEnd';
}

function* enemyAttacks(game: Game, task: March, stack: Stack): Rules<PhaseId> {
  const enemy = enemyCommand(game, task, stack);
  if (!enemy) return 'marchEnd';
  const garrison = yield* relief(game, enemy);
  const defender = massed(game, stack.at, sideOfStack(game, stack), stack);
  return defender ? beginBattle(game, enemy, defender, garrison) : 'marchEnd';
}

/** A garrison shut up in the space may come out and join the attack (17.5.1). Says how many infantry SPs it has. */
function* relief(game: Game, stack: Stack): Rules<number> {
  const [garrison] = forcesAt(game, stack.at, sideOfStack(game, stack), true);
  if (!garrison || !isShut(game, stack.at) || spOf(garrison) === 0) return 0;
  const question = asking('relief', '17.5.1', { at: stack.at, sp: spOf(garrison) });
  const joins = yield* choose(seatOf(game.state, nationOf(game, garrison)), question, () => [
    option('join', true),
    option('stay', false),
  ]);
  if (!joins) return 0;
  const infantry = lineInfantry(garrison);
  game.tell({ type: 'came-out', force: nameOfStack(game, garrison), at: stack.at, sp: spOf(garrison) });
  join(game.state, stack, garrison);
  return infantry;
}

/** The battle begins: it is a task of its own. */
export function beginBattle(game: Game, attacker: Stack, defender: Stack, garrison = 0): PhaseId {
  attacker.fought = true;
  defender.fought = true;
  const battle: Battle = {
    phase: 'battle',
    at: attacker.at,
    attacker: sideIn(game, attacker, garrison),
    defender: sideIn(game, defender, 0),
    intense: false,
    turn: 0,
    winner: null,
    retreats: [],
  };
  return call(game.state, battle);
}

export function sideIn(world: World, stack: Stack, garrison: number): BattleSide {
  const nation = nationOf(world, stack);
  return {
    alliance: sideOfStack(world, stack),
    stack: stack.id,
    commander: commanderOf(world, stack),
    nation,
    power: patronOf(world.state, nation),
    sp: spOf(stack),
    garrison,
    lost: [],
    tactics: [],
    advisors: [],
    drm: [],
    endurance: 0,
    inflicts: null,
    result: 'steady',
  };
}
