/** A fortress falls: garrison, depots, control, VPs (17.4.4, 17.7). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { captureForce, distribute } from '../battle/capture.ts';
import { crush } from '../changes/feats.ts';
import { changeVp } from '../changes/markers.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import { isBelligerent, isNation, patronOf, seatOf, sideOf } from '../facts/sides.ts';
import {
  forcesAt,
  holderOf,
  holdingSide,
  isFriendly,
  isShut,
  sideOfStack,
  spaceOf,
  stacksAt,
} from '../facts/spaces.ts';
import { spOf, together } from '../facts/troops.ts';
import { afterFall, watchSupply } from '../hooks.ts';
import { distancesFrom } from '../movement/steps.ts';
import { mindingLeaders } from '../sequence/leaders.ts';
import type { Stack } from '../state.ts';
import { type Alliance, type Colour, type Nation, opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** A long siege and a Commander inside: any Surrender becomes Honors of War (17.4.5). */
export function isHonored(world: World, at: SpaceId): boolean {
  const side = holdingSide(world, at);
  const led = side !== null && forcesAt(world, at, side, true).some(({ leaders }) => leaders.length > 0);
  return led && (world.state.sieges[at]?.marker ?? 0) >= world.data.tables.fortress.siege.extended;
}

export type FallBy = 'honors' | 'surrender' | 'coup' | 'event';

/** The fortress falls to a Command; its garrison marches off with Honors of War, or is taken. */
export const fall = (game: Game, at: SpaceId, captor: Stack, by: FallBy): Rules =>
  mindingLeaders(game, surrender(game, at, captor, by));

function* surrender(game: Game, at: SpaceId, captor: Stack, by: FallBy): Rules {
  const { state, tell } = game;
  const side = sideOfStack(game, captor);
  const loser = holderOf(game, at);
  const defenders = holdingSide(game, at);
  const garrison = stacksAt(state, at).filter((each) => each.inside && sideOfStack(game, each) === defenders);
  const prisoners = by === 'honors' ? 0 : garrison.reduce((sum, stack) => sum + spOf(stack), 0);
  const beaten = garrison.length === 0 ? loser : nationOf(game, together(garrison));
  delete state.sieges[at];
  const nation = nationOf(game, captor);
  takeControl(game, at, nation);
  tell({ type: 'fortress-taken', at, nation, by });
  if (by === 'honors') for (const stack of garrison) yield* marchOff(game, stack, defenders ?? opposing(side));
  else for (const stack of garrison) captureForce(game, stack, side);
  yield* captureDepots(game, at, captor);
  scoreFortress(game, at, nation, loser);
  if (prisoners >= 5 && isNation(beaten)) crush(game, at, patronOf(state, nation), patronOf(state, beaten));
  settle(game, at);
  watchSupply(game);
  afterFall(game, at, nation);
}

/** The captor's nation controls it; an ally's own fortress goes back to that ally (17.1). */
export function takeControl({ state, data }: World, at: SpaceId, nation: Nation): void {
  const printed = spaceOf({ data }, at).nation;
  if (isNation(printed) && sideOf(state, printed) === sideOf(state, nation)) delete state.control[at];
  else state.control[at] = nation;
}

/** VPs: the taker gains what the holder loses; a flag says who of the Coalition it is (17.7, 22.3.1). */
export function scoreFortress(game: Game, at: SpaceId, taker: Nation, loser: Colour): void {
  const { vp } = spaceOf(game, at);
  if (vp === 0) return;
  changeVp(game, scorer(game, at, taker), vp, at);
  if (isNation(loser)) changeVp(game, scorer(game, at, loser), -vp, at);
}

function scorer({ state, data }: World, at: SpaceId, nation: Nation): Power {
  const { flag } = spaceOf({ data }, at);
  if (flag && sideOf(state, nation) === 'coalition') return flag === 'A' ? 'AU' : 'FR';
  return patronOf(state, nation);
}

/** A fortress of somebody who fights on this side, and that nobody shuts in: a Neutral takes no garrison in (22.1). */
function isHaven(world: World, at: SpaceId, side: Alliance): boolean {
  const holder = holderOf(world, at);
  return isNation(holder) && isBelligerent(world.state, holder) && isFriendly(world, at, side) && !isShut(world, at);
}

/** To the nearest friendly fortress that nobody besieges; its player chooses among equals (17.4.4). */
function* marchOff(game: Game, stack: Stack, side: Alliance): Rules {
  const { state, tell, data } = game;
  const from = stack.at;
  const far = distancesFrom(game, from);
  const open = data.board.fortresses
    .map(({ id }) => id)
    .filter((at) => at !== from && far.has(at) && isHaven(game, at, side));
  const least = Math.min(...open.map((at) => far.get(at) ?? 99));
  const nearest = open.filter((at) => far.get(at) === least);
  if (nearest.length === 0) {
    captureForce(game, stack, opposing(side));
    return;
  }
  const seat = seatOf(state, nationOf(game, stack));
  const to = yield* choose(seat, asking('honors', '17.4.4', { from, force: nameOfStack(game, stack) }), () =>
    nearest.map((at) => option(at)),
  );
  tell({ type: 'honors', at: from, to, sp: spOf(stack) });
  stack.at = to;
  stack.inside = false;
  settle(game, to);
}

/** Depots inside are taken and distributed (9.7.2, 17.4.4). */
function* captureDepots(game: Game, at: SpaceId, captor: Stack): Rules {
  const { state, tell } = game;
  const side = sideOfStack(game, captor);
  const found = () => state.depots.filter((depot) => depot.at === at && state.nations[depot.nation].side !== side);
  for (let depot = found()[0]; depot; depot = found()[0]) {
    state.depots.splice(state.depots.indexOf(depot), 1);
    state.nations[depot.nation].depots++;
    tell({ type: 'depot-overrun', force: nameOfStack(game, captor), at, nation: depot.nation });
    yield* distribute(game, captor);
  }
}
