/** Whether there is a battle, and who attacks (15.1). */
import { choose, copy, type Option, option, type Rules } from '@quadrille/kernel';
import { nameCommander } from '../activation/commander.ts';
import {
  anyOperation,
  type Battle,
  type BattleSide,
  battleOf,
  call,
  type Garrison,
  type March,
  marchOf,
  type PhaseId,
} from '../agenda.ts';
import { join, nameOfStack, settle, split } from '../changes/stacks.ts';
import { asking, askingNow } from '../cite.ts';
import { leadingNation } from '../facts/forces.ts';
import { capacityOf, commanderOf, initiativeOf, nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, isShut, sideOfStack } from '../facts/spaces.ts';
import { isEmpty, spOf, together } from '../facts/troops.ts';
import { attackRefusal } from '../hooks.ts';
import { enemyCount } from '../intelligence/veil.ts';
import { infantryOf } from '../interception/inside.ts';
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
  yield* nameCommander(game, stack);
  for (const enemy of enemyCommands(game, task, stack)) yield* nameCommander(game, enemy);
  const attacker = yield* whoAttacks(game, task, stack);
  if (attacker === null) return 'marchEnd';
  task.fought = true;
  return attacker === 'mover' ? yield* moverAttacks(game, stack) : yield* enemyAttacks(game, attacker, stack);
}

/** Why this force cannot open a battle: no leader, Demoralized, an Armistice … (15.1.1, 16.1). */
export const cannotAttack = (world: World, stack: Stack): boolean =>
  commanderOf(world, stack) === null || stack.morale !== 'good' || attackRefusal(world, stack, stack.at) !== null;

/** The enemies who would attack: the interceptor, or every Command of the space that can, the largest first (4.1). */
function enemyCommands(world: World, task: March, stack: Stack): Stack[] {
  const interceptor = task.interceptor === null ? undefined : findStack(world.state, task.interceptor);
  const all = interceptor ? [interceptor] : forcesAt(world, stack.at, opposing(sideOfStack(world, stack)));
  return all.filter((each) => !cannotAttack(world, each)).sort((a, b) => spOf(b) - spOf(a));
}

/** Who attacks whom: the mover, or one or several of the enemy's Commands; nobody if all decline. */
function* whoAttacks(game: Game, task: March, stack: Stack): Rules<'mover' | readonly Stack[] | null> {
  const enemies = enemyCommands(game, task, stack);
  const side = sideOfStack(game, stack);
  const force = together(forcesAt(game, stack.at, opposing(side)));
  // Whoever stands with the mover defends with him (4.1).
  const met = together([stack, ...forcesAt(game, stack.at, side).filter((each) => each !== stack)]);
  const { how } = task.terms;
  const may = (how === 'ops' || how === 'event' || how === 'winter') && task.past !== stack.at;
  const mover = may && !cannotAttack(game, stack);
  if (task.mustAttack) return mover ? 'mover' : null;
  const theirs = Math.min(...(enemies.length > 0 ? enemies : [force]).map((each) => initiativeOf(game, each)));
  const mine = initiativeOf(game, stack);
  const intercepted = task.interceptor !== null;
  const moverFirst = mine < theirs || (mine === theirs && !intercepted);
  const order = moverFirst ? (['mover', 'enemy'] as const) : (['enemy', 'mover'] as const);
  for (const who of order) {
    if (who === 'mover') {
      if (mover && (yield* attacks(game, [stack], force)).length > 0) return 'mover';
    } else if (enemies.length > 0) {
      if (intercepted && moverFirst) return enemies;
      const chosen = yield* attacks(game, enemies, met);
      if (chosen.length > 0) return chosen;
    }
  }
  return null;
}

/** A player with several Commands attacks with all of them, or with one while the others look on (4.1). */
function* attacks(
  game: Game,
  own: readonly Stack[],
  enemy: Pick<Stack, 'leaders' | 'troops'>,
): Rules<readonly Stack[]> {
  const [first, ...others] = own;
  if (!first) return [];
  const args = () => ({
    force: nameOfStack(game, first),
    at: first.at,
    sp: own.reduce((sum, each) => sum + spOf(each), 0),
    enemy: commanderOf(game, enemy) ?? first.at,
    against: enemyCount(game, spOf(enemy)),
  });
  const alone = others.length > 0 ? own : [];
  return yield* choose(
    seatOf(game.state, leadingNation(game, first)),
    askingNow(game, 'attack', '15.1.1', args),
    () => [
      option('attack', own),
      ...alone.map((each): Option<readonly Stack[]> => option(`alone/${nameOfStack(game, each)}`, [each])),
      option('no', [] as readonly Stack[]),
    ],
  );
}

function* moverAttacks(game: Game, stack: Stack): Rules<PhaseId> {
  const garrison = yield* relief(game, stack);
  const defender = massed(game, stack.at, opposing(sideOfStack(game, stack)));
  if (!defender) return 'marchEnd';
  yield* nameCommander(game, defender);
  const reserve = yield* relief(game, defender);
  const phase = beginBattle(game, stack, defender, garrison, reserve);
  handicap(game, 'defender');
  return phase;
}

/** A card may cost an enemy that failed to Withdraw something in the battle (A23). */
function handicap({ state }: Game, enemy: 'attacker' | 'defender'): void {
  const { terms, failedWithdrawal } = marchOf(state);
  const failed = failedWithdrawal || anyOperation(state)?.withdrawalFailed === true;
  if (terms.enemyDrm && failed) battleOf(state)[enemy].drm.push({ why: 'card', num: terms.enemyDrm });
}

function* enemyAttacks(game: Game, enemies: readonly Stack[], stack: Stack): Rules<PhaseId> {
  const [enemy, ...others] = enemies;
  if (!enemy) return 'marchEnd';
  for (const other of others) join(game.state, enemy, other);
  leaveExcess(game, enemy);
  const garrison = yield* relief(game, enemy);
  const defender = massed(game, stack.at, sideOfStack(game, stack), stack);
  if (!defender) return 'marchEnd';
  yield* nameCommander(game, enemy);
  yield* nameCommander(game, defender);
  const reserve = yield* relief(game, defender);
  const phase = beginBattle(game, enemy, defender, garrison, reserve);
  handicap(game, 'attacker');
  return phase;
}

/** Leaders attack with no more SPs than they can lead: infantry beyond that looks on (4.3.1, 4.3.5). */
export function leaveExcess(game: Game, stack: Stack): void {
  const over = spOf(stack) - capacityOf(game, stack.leaders);
  if (over <= 0) return;
  split(game.state, stack, [], infantryOf(stack, over));
  settle(game, stack.at);
}

/** Garrisons shut up in the space may come out and add their strength to a Command that fights there (17.5.1). */
function* relief(game: Game, stack: Stack): Rules<Garrison | null> {
  const inside = () => forcesAt(game, stack.at, sideOfStack(game, stack), true).filter((each) => spOf(each) > 0);
  const [first] = inside();
  if (!first || !isShut(game, stack.at) || commanderOf(game, stack) === null) return null;
  const sp = inside().reduce((sum, each) => sum + spOf(each), 0);
  const question = asking('relief', '17.5.1', { at: stack.at, sp });
  const joins = yield* choose(seatOf(game.state, nationOf(game, first)), question, () => [
    option('join', true),
    option('stay', false),
  ]);
  if (!joins) return null;
  const garrison = copy(together(inside()));
  for (const each of inside()) {
    game.tell({ type: 'came-out', force: nameOfStack(game, each), at: stack.at, sp: spOf(each) });
    join(game.state, stack, each);
  }
  return garrison;
}

/** The battle begins: it is a task of its own. */
export function beginBattle(
  game: Game,
  attacker: Stack,
  defender: Stack,
  garrison: Garrison | null = null,
  reserve: Garrison | null = null,
): PhaseId {
  attacker.fought = true;
  defender.fought = true;
  const battle: Battle = {
    phase: 'battle',
    at: attacker.at,
    attacker: sideIn(game, attacker, garrison),
    defender: sideIn(game, defender, reserve),
    intense: false,
    turn: 0,
    winner: null,
    retreats: [],
  };
  return call(game.state, battle);
}

export function sideIn(world: World, stack: Stack, garrison: Garrison | null): BattleSide {
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
