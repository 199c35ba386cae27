/** Prisoners, captured depots and guns, leaders who must flee (9.7.2, 12.9, 15.7.6, 17.4.6). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { toPool } from '../changes/losses.ts';
import { changeSupplyActions, changeThalers } from '../changes/markers.ts';
import { drop, nameOfStack } from '../changes/stacks.ts';
import { addTroops, addUnits, contingent } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { fights, nationality } from '../facts/forces.ts';
import { cicOf, nationOf, serviceOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { forcesAt, holdingSide, isFriendly, isOpen, sideOfStack, spAt, spaceOf, stacksAt } from '../facts/spaces.ts';
import { countOf, isEmpty, nationsOf, spOfNation } from '../facts/troops.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { distancesFrom } from '../movement/steps.ts';
import { shelterDepots } from '../siege/gates.ts';
import type { Stack } from '../state.ts';
import {
  ALLIANCES,
  type Alliance,
  type LeaderId,
  type Nation,
  opposing,
  type SpaceId,
  type Unit,
} from '../vocabulary.ts';
import type { Game } from '../world.ts';
import { mourn } from './casualties.ts';

/** A whole force goes into the Prisoners box; siege guns to their pool, for 1 Thl and 1 SA (12.9, 17.4.6). */
export function captureForce(game: Game, stack: Stack, by: Alliance): void {
  const { state, tell } = game;
  for (const nation of nationsOf(stack.troops)) {
    const troops = stack.troops[nation];
    if (!troops) continue;
    const siege = countOf(troops.units, 'siege_art');
    if (siege > 0) {
      delete troops.units.siege_art;
      toPool(state, nation, 'siege_art', siege);
      for (let i = 0; i < siege; i++) rewardSiegeGuns(game, stack.at, by);
    }
    tell({ type: 'prisoners', by, nation, sp: spOfNation(stack, nation) });
  }
  addTroops(state.prisoners[by].troops, stack.troops);
  for (const leader of stack.leaders) captureLeader(game, leader, by, stack.at);
  drop(state, stack);
}

/** The capturing nation has 1 Thl, it or its Patron 1 SA (17.4.6). Whoever has most SPs there captures. */
export function rewardSiegeGuns(game: Game, at: SpaceId, by: Alliance): void {
  const [captor] = forcesAt(game, at, by).sort(
    (a, b) => spOfNation(b, nationOf(game, b)) - spOfNation(a, nationOf(game, a)),
  );
  const nation = captor ? nationOf(game, captor) : by === 'ap' ? 'PR' : 'AU';
  game.tell({ type: 'siege-guns-captured', at, by: nation });
  changeThalers(game, nation, 1, 'siege-guns');
  changeSupplyActions(game, patronOf(game.state, nation), 1, 'siege-guns');
}

/** Wherever a senior leader is taken, his Power's Will falls as it does in battle (15.7.2, 21.1). */
export function captureLeader(game: Game, leader: LeaderId, by: Alliance, at: SpaceId): void {
  const cic = cicOf(game, serviceOf(game, leader)) === leader;
  game.state.leaders[leader] = 'captured';
  game.state.prisoners[by].leaders.push(leader);
  game.tell({ type: 'leader-fate', leader, at, fate: 'captured' });
  mourn(game, leader, 'captured', cic);
}

/** SPs already lost become prisoners instead (15.7.6): they leave the Force Pool again, units on their reduced side. */
export function imprison(game: Game, by: Alliance, nation: Nation, kind: 'inf' | Unit, num: number): void {
  if (num <= 0) return;
  const own = contingent(game.state.prisoners[by].troops, nation);
  if (kind === 'inf') own.inf += num;
  else {
    toPool(game.state, nation, kind, -num);
    addUnits(own.units, kind, 0, num);
  }
  game.tell({ type: 'prisoners', by, nation, sp: num });
}

/** Leaders left without troops among enemies go to the nearest friendly force or fortress (readings, 48). */
export function* displaceLeaders(game: Game, at: SpaceId, side: Alliance): Rules {
  const { state, tell } = game;
  const enemy = opposing(side);
  if (spAt(game, at, enemy) === 0) return;
  for (const stack of stacksAt(state, at)) {
    if (!isEmpty(stack) || stack.inside || stack.leaders.length === 0 || sideOfStack(game, stack) !== side) continue;
    // Who rides with the Commander shows himself (24.5).
    if (isVeiled(state) && stack.leaders.length > 1) game.liftVeil();
    const [only, another] = refuges(game, stack);
    const to = another
      ? yield* choose(
          seatOf(state, nationality(game, stack)),
          asking('refuge', '15.7', { force: nameOfStack(game, stack), from: at }),
          () => refuges(game, stack).map((each) => option(`to/${each}`, each)),
        )
      : only;
    if (to === undefined) {
      for (const leader of stack.leaders) captureLeader(game, leader, enemy, at);
      drop(state, stack);
      continue;
    }
    for (const leader of stack.leaders) tell({ type: 'leader-moved', leader, from: at, to });
    stack.at = to;
  }
}

/** Leaders whose troops have left or lost them among enemies who fight (readings, 48). */
export function* rescueLeaders(game: Game): Rules {
  const places = new Set(game.state.stacks.filter((stack) => isEmpty(stack) && !stack.inside).map(({ at }) => at));
  for (const at of places)
    for (const side of ALLIANCES) {
      const foes = forcesAt(game, at, opposing(side)).some((stack) => fights(game, stack));
      if (foes && forcesAt(game, at, side).length === 0) yield* displaceLeaders(game, at, side);
    }
}

/** The nearest spaces with a friendly force or fortress, where the leaders may go (2.1.1). */
function refuges(game: Game, stack: Stack): SpaceId[] {
  const { at: from, leaders } = stack;
  const side = sideOfStack(game, stack);
  const found = [...distancesFrom(game, from)]
    .filter(([at]) => at !== from && leaders.every((id) => isOpen(game, at, serviceOf(game, id))))
    .filter(([at]) => spAt(game, at, side) > 0 || (spaceOf(game, at).fortress > 0 && isFriendly(game, at, side)))
    .filter(([at]) => spAt(game, at, opposing(side)) === 0);
  const least = Math.min(...found.map(([, mps]) => mps));
  return found.flatMap(([at, mps]) => (mps === least ? [at] : []));
}

/** Whoever comes to a space where no enemy force stands in the open has the depots there; lone leaders flee (9.7.2, 12.9.1). */
export function* takeGround(game: Game, stack: Stack): Rules {
  const { at } = stack;
  const enemy = opposing(sideOfStack(game, stack));
  if (holdingSide(game, at) === enemy) yield* shelterDepots(game, at);
  if (forcesAt(game, at, enemy).length > 0) return;
  yield* displaceLeaders(game, at, enemy);
  yield* overrunDepots(game, stack);
}

/** Enemy Forward Depots without a force are captured and distributed at once: 1 Thl or 1 SA (9.7.2, 9.8, 12.9.1). */
export function* overrunDepots(game: Game, stack: Stack): Rules {
  const { state, tell } = game;
  const side = sideOfStack(game, stack);
  const found = () =>
    state.depots.filter((depot) => depot.at === stack.at && !depot.inside && state.nations[depot.nation].side !== side);
  for (let depot = found()[0]; depot; depot = found()[0]) {
    state.depots.splice(state.depots.indexOf(depot), 1);
    state.nations[depot.nation].depots++;
    tell({ type: 'depot-overrun', force: nameOfStack(game, stack), at: stack.at, nation: depot.nation });
    yield* distribute(game, stack);
  }
}

/** The distributing nation takes 1 Thl or its Power 1 SA (9.8). */
export function* distribute(game: Game, stack: Stack): Rules {
  const nation = nationOf(game, stack);
  const what = yield* choose(seatOf(game.state, nation), asking('distribute', '9.8', { at: stack.at, nation }), () => [
    option('thaler'),
    option('supply-action'),
  ]);
  if (what === 'thaler') changeThalers(game, nation, 1, 'depot');
  else changeSupplyActions(game, patronOf(game.state, nation), 1, 'depot');
}
