/** Leaders come, go and are drawn at random (4.6, 4.7, 20.4.5). */
import { serviceOf, stackOfLeader } from '../facts/leaders.ts';
import { sideOf } from '../facts/sides.ts';
import { findStack, forcesAt, isShut, spaceOf } from '../facts/spaces.ts';
import type { Stack } from '../state.ts';
import { type LeaderId, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { newStack, restAt, settle } from './stacks.ts';

/** He leaves the force he is with. */
function unseat(game: Game, leader: LeaderId): void {
  const stack = stackOfLeader(game.state, leader);
  if (!stack) return;
  stack.leaders.splice(stack.leaders.indexOf(leader), 1);
  settle(game, stack.at);
}

/** He takes his place with a force. */
export function seatLeader(game: Game, leader: LeaderId, stack: Stack): void {
  unseat(game, leader);
  game.state.leaders[leader] = 'map';
  const into = findStack(game.state, stack.id) ?? newStack(game.state, stack.at, stack.inside);
  into.leaders.push(leader);
  game.tell({ type: 'leader-placed', leader, at: into.at });
}

/** He takes his place in a space: with the leaderless force there, or alone; inside where only enemies stand outside. */
export function seatLeaderAt(game: Game, leader: LeaderId, at: SpaceId): void {
  const nation = serviceOf(game, leader);
  const side = sideOf(game.state, nation);
  const beset = forcesAt(game, at, opposing(side)).length > 0 && forcesAt(game, at, side).length === 0;
  const within = forcesAt(game, at, side, true)[0];
  const walls = spaceOf(game, at).fortress > 0;
  seatLeader(game, leader, beset && walls ? (within ?? newStack(game.state, at, true)) : restAt(game, at, nation));
}

/** He dies, leaves the game, or goes back to the Force Pool. */
export function retireLeader(game: Game, leader: LeaderId, to: 'dead' | 'gone' | 'pool', why: string): void {
  for (const side of ['ap', 'coalition'] as const) {
    const { leaders } = game.state.prisoners[side];
    if (leaders.includes(leader)) leaders.splice(leaders.indexOf(leader), 1);
  }
  unseat(game, leader);
  game.state.leaders[leader] = to;
  game.tell({ type: 'leader-out', leader, why });
}

/** Dead, or out of the game. */
export const isLost = ({ state }: Pick<World, 'state'>, leader: LeaderId): boolean =>
  ['dead', 'gone'].includes(state.leaders[leader] ?? '');

/** A card can place him: from the map, but not out of a shut fortress, the pool, or wherever he waits for his card (17.5.2; readings, 55 and 64). */
export function isAtHand(world: World, leader: LeaderId): boolean {
  const stack = stackOfLeader(world.state, leader);
  if (stack) return !(stack.inside && isShut(world, stack.at));
  return ['pool', 'aside', 'wider'].includes(world.state.leaders[leader] ?? '');
}

export const poolLeaders = (world: World, nation: Nation): LeaderId[] =>
  [...world.data.leaders.leaders.keys()].filter(
    (id) => serviceOf(world, id) === nation && world.state.leaders[id] === 'pool',
  );

/** One of the Force Pool, at random. */
export function drawLeader(game: Game, nation: Nation): LeaderId | null {
  const pool = poolLeaders(game, nation);
  return pool.length === 0 ? null : game.random.pick(pool, 'leaders');
}
