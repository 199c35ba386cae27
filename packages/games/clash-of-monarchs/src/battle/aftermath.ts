/** Losses, leaders, morale, victory (15.7, 15.8, 15.11). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { type Battle, type BattleSide, battleOf, type PhaseId } from '../agenda.ts';
import { crush, isCrushable } from '../changes/feats.ts';
import { gunsOf, loseGun, lossId } from '../changes/losses.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { tidy } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { leadersOnMap, nationOf, serviceOf } from '../facts/leaders.ts';
import { isPower, realmOf, seatOf } from '../facts/sides.ts';
import { findStack } from '../facts/spaces.ts';
import { countOf, lightOnly, nationsOf, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import { CAVALRY, NATIONS, type Nation, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { captureForce, imprison, rewardSiegeGuns } from './capture.ts';
import { leaderLosses } from './casualties.ts';
import { takeLosses } from './losses.ts';
import { otherRole, type Role, ratingIn } from './tactics.ts';

const ROLES: readonly Role[] = ['attacker', 'defender'];

/** The end of a unit, among the losses: only a whole unit can be taken prisoner. */
const GONE = '!';

export function* aftermath(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = battleOf(state);
  const before = ROLES.map((role) => leadersOf(game, task[role]));
  for (const role of ROLES) yield* losses(game, task, role);
  for (const role of ROLES) yield* leaderLosses(game, task, role);
  for (const role of ROLES) task[role].result = resultOf(game, task, role);
  noDualRout(game, task);
  task.winner = winnerOf(game, task);
  for (const role of ROLES) applyMorale(game, task[role]);
  tellVictory(game, task);
  prisoners(game, task);
  crushing(game, task);
  for (const role of ROLES) eliminate(game, task, role);
  for (const [i, role] of ROLES.entries())
    if (leadersOf(game, task[role]) < (before[i] ?? 0)) task[role].bereaved = true;
  task.retreats = retreatsOf(task);
  task.phase = 'retreat';
  return 'retreat';
}

/** Leaders on the map of the Power that answers for this side (4.6). */
const leadersOf = (world: World, { power }: BattleSide): number =>
  realmOf(world.state, power).reduce((sum, nation) => sum + leadersOnMap(world, nation).length, 0);

/** SPs and artillery steps that the other side has inflicted (15.7.1). */
function* losses(game: Game, task: Battle, role: Role): Rules {
  const inflicted = task[otherRole(role)].inflicts;
  const stack = findStack(game.state, task[role].stack);
  if (!inflicted || !stack) return;
  const { commander, nation } = task[role];
  const of = commander === null ? nation : serviceOf(game, commander);
  const rule = { battle: { of, count: inflicted.sp }, cite: '15.7.1' };
  const taken = yield* takeLosses(game, stack, inflicted.sp, rule);
  task[role].lost = taken.map(({ eliminated, ...loss }) => (eliminated ? `${lossId(loss)}${GONE}` : lossId(loss)));
  const guns = yield* gunLosses(game, stack, inflicted.guns);
  if (guns > 0) game.tell({ type: 'guns-lost', force: nameOfStack(game, stack), at: task.at, steps: guns });
}

/** "Any one Artillery unit" for each +: the owner says which, where there are several kinds (15.7.1). */
function* gunLosses(game: Game, stack: Stack, steps: number): Rules<number> {
  for (let lost = 0; lost < steps; lost++) {
    const [first, another] = gunsOf(stack);
    if (!first) return lost;
    const gun = another
      ? yield* choose(
          seatOf(game.state, nationOf(game, stack)),
          asking('gun-loss', '15.7.1', { force: nameOfStack(game, stack), left: steps - lost }),
          () => gunsOf(stack).map((each) => option(`${each.nation}/${each.unit}`, each)),
        )
      : first;
    loseGun(game.state, stack, gun);
  }
  return steps;
}

/** Army Endurance: the nation's, +1 if the rating used has a plus, and what Tactics add (15.7.4). */
export const enduranceOf = (world: World, side: BattleSide, role: Role): number =>
  world.data.tables.forces.endurance[side.nation] + (ratingIn(world, side, role).plus ? 1 : 0) + side.endurance;

/** The D level against Endurance; who is Demoralized already Routs (15.7.4, 16.1). */
export function resultOf(world: World, task: Battle, role: Role): BattleSide['result'] {
  const side = task[role];
  const stack = findStack(world.state, side.stack);
  const inflicted = task[otherRole(role)].inflicts;
  if (!stack || spOf(stack) === 0) return 'eliminated';
  if (!inflicted) return 'steady';
  const endurance = enduranceOf(world, side, role);
  if (inflicted.rout || inflicted.d > endurance) return 'routed';
  if (inflicted.d < endurance) return 'steady';
  return stack.morale === 'good' ? 'demoralized' : 'routed';
}

/** If both Rout, the Commander with the higher rating is only Demoralized; if equal, the defender (15.7.5). */
export function noDualRout(world: World, task: Battle): void {
  if (task.attacker.result !== 'routed' || task.defender.result !== 'routed') return;
  const attack = ratingIn(world, task.attacker, 'attacker').drm;
  const defence = ratingIn(world, task.defender, 'defender').drm;
  task[attack > defence ? 'attacker' : 'defender'].result = 'demoralized';
}

const RANK = { steady: 0, demoralized: 1, routed: 2, eliminated: 3 } as const;
const levelOf = ({ inflicts }: BattleSide): number => (inflicts?.rout ? 5 : (inflicts?.d ?? 0));

/** 15.8, with Frederick's Determination. `null` is a Draw. */
export function winnerOf(_world: World, { attacker, defender }: Battle): Role | null {
  const [a, d] = [RANK[attacker.result], RANK[defender.result]];
  if (a === 3 && d === 3) return null;
  if (a !== d && Math.max(a, d) > 0) return a < d ? 'attacker' : 'defender';
  const [hit, struck] = [levelOf(attacker), levelOf(defender)];
  if (hit !== struck) return hit > struck ? 'attacker' : 'defender';
  if (a !== 1 || d !== 1) return null;
  if (attacker.commander === 'frederick') return 'attacker';
  if (defender.commander === 'frederick') return 'defender';
  if (defender.lost.length === attacker.lost.length) return null;
  return defender.lost.length > attacker.lost.length ? 'attacker' : 'defender';
}

/** Light troops alone are immune (16.5); nobody comes out of a battle in better order. */
function applyMorale(game: Game, side: BattleSide): void {
  const stack = findStack(game.state, side.stack);
  if (!stack || side.result === 'steady' || side.result === 'eliminated') return;
  if (lightOnly(stack) || stack.morale === 'routed') return;
  stack.morale = side.result;
  game.tell({ type: 'morale', force: nameOfStack(game, stack), at: stack.at, morale: stack.morale });
}

function tellVictory({ state, tell }: Game, task: Battle): void {
  const { winner, at } = task;
  if (winner === null) {
    tell({ type: 'battle-drawn', at });
    return;
  }
  tell({ type: 'battle-won', at, side: task[winner].alliance });
  const what = winner === 'attacker' ? 'won-attacking' : 'won-defending';
  const { nation } = task[winner];
  if (isPower(nation)) state.feats.push({ power: nation, what, year: state.year });
}

/** Whether a side stands in Good Order: neither this battle nor one before has Demoralized it (15.7.6, 15.11). */
const isUnshaken = ({ state }: World, { result, stack }: BattleSide): boolean =>
  result === 'steady' && findStack(state, stack)?.morale === 'good';

/** If one side Routs and the other is not Demoralized, some of the losses are prisoners: the winner's rating, 1 stays lost (15.7.6). */
function prisoners(game: Game, task: Battle): void {
  const { winner } = task;
  if (winner === null || !isUnshaken(game, task[winner])) return;
  const loser = task[otherRole(winner)];
  if (loser.result !== 'routed' && loser.result !== 'eliminated') return;
  const most = Math.min(ratingIn(game, task[winner], winner).drm, loser.lost.length - 1);
  let left = most;
  for (const kind of ['inf', ...CAVALRY, 'lt_inf'] as const)
    for (const nation of NATIONS) {
      const taken = Math.min(left, loser.lost.filter((loss) => isWhole(loss, nation, kind)).length);
      imprison(game, task[winner].alliance, nation, kind, taken);
      left -= taken;
    }
}

/** An infantry SP, or a unit that is no more. */
const isWhole = (loss: string, nation: Nation, kind: 'inf' | Unit): boolean => {
  const [of, what = ''] = loss.replace(GONE, '').split('/');
  return of === nation && what === kind && (kind === 'inf' || loss.endsWith(GONE));
};

/** Crushing Victory: +1 Will for the winner, -2 for the loser (15.11). */
function crushing(game: Game, task: Battle): void {
  const { winner, at } = task;
  if (winner === null || !isUnshaken(game, task[winner])) return;
  const loser = task[otherRole(winner)];
  if (loser.result !== 'routed' && loser.result !== 'eliminated') return;
  if (isCrushable(loser.sp, loser.lost.length)) crush(game, at, task[winner].power, loser.power);
}

/** When all infantry and cavalry are gone, guns and leaders are captured (15.7.6). A Routed force loses its siege guns. */
function eliminate(game: Game, task: Battle, role: Role): void {
  const { state, tell } = game;
  const side = task[role];
  const stack = findStack(state, side.stack);
  if (!stack) return;
  const enemy = task[otherRole(role)];
  if (side.result === 'routed') loseSiegeGuns(game, stack, enemy.alliance);
  if (side.result !== 'eliminated') return;
  tell({ type: 'eliminated', force: nameOfStack(game, stack), at: task.at });
  captureForce(game, stack, enemy.alliance);
}

function loseSiegeGuns(game: Game, stack: Stack, by: BattleSide['alliance']): void {
  for (const nation of nationsOf(stack.troops)) {
    const units = stack.troops[nation]?.units;
    const guns = units ? countOf(units, 'siege_art') : 0;
    if (!units || guns === 0) continue;
    delete units.siege_art;
    const { pool } = game.state.nations[nation];
    pool.siege_art = (pool.siege_art ?? 0) + guns;
    for (let i = 0; i < guns; i++) rewardSiegeGuns(game, stack.at, by);
  }
  tidy(stack.troops);
}

/** The loser goes back, far if Routed; after a Draw the attacker, then the defender may (15.9, 15.10). */
function retreatsOf({ attacker, defender, winner }: Battle): Battle['retreats'] {
  const far = (side: BattleSide): 1 | 3 => (side.result === 'routed' ? 3 : 1);
  if (winner === null)
    return [
      { side: 'attacker', spaces: far(attacker), voluntary: attacker.result !== 'routed' },
      { side: 'defender', spaces: far(defender), voluntary: defender.result !== 'routed' },
    ];
  const loser = otherRole(winner);
  return [{ side: loser, spaces: far(loser === 'attacker' ? attacker : defender), voluntary: false }];
}
