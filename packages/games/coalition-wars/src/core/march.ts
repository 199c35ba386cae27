/** Moving Generals: one order at a time, each a phase of its own (C §7.6 step 3). */
import { type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { regionOf } from './board.ts';
import { cite } from './cite.ts';
import { hasConsent, type Journey } from './consent.ts';
import { controller, decider, generalsOf, hasFoesAt, marchOf, mayGarrison } from './facts.ts';
import { fieldOf, garrisonObstacle, moveId, moveIdsOf, movesOf, refusedMovesOf, waysOf } from './moves.ts';
import { placeGarrison } from './pieces.ts';
import { allied } from './relations.ts';
import type { Landing } from './rules.ts';
import type { Game, General, Move, World } from './state.ts';
import type { Power, Territory } from './vocabulary.ts';

export type Order = Move | { readonly garrison: General } | { readonly landing: Landing };

/** One order of a round of movement. */
export function* march(game: Game): Rules<'march' | 'battles'> {
  const { power, round } = marchOf(game.state);
  const order = yield* plan(
    decider(game, power),
    cite(game, 'march', 'march', { power, round }),
    () => ordersOf(game),
    () => refusedOrders(game),
  );
  if (!order) return 'battles';
  if ('to' in order) yield* carryOut(game, order);
  else if ('landing' in order) yield* land(game, order.landing);
  else if (order.garrison.at !== null) placeGarrison(game, order.garrison, order.garrison.at);
  return 'march';
}

const atCommand = (world: World): General[] => {
  const { power, only } = marchOf(world.state);
  return generalsOf(world, power).filter(({ at, id }) => at !== null && (only === null || only === id));
};

export function ordersOf(world: World): Option<Order>[] {
  const { moved, denied, power } = marchOf(world.state);
  const field = fieldOf(world, power);
  const orders: Option<Order>[] = [];
  for (const general of atCommand(world)) {
    if (!moved.includes(general.id)) {
      const idOf = moveIdsOf(general);
      for (const move of movesOf(world, general, field)) {
        const id = idOf(move);
        if (!denied.includes(id)) orders.push({ id, value: move });
      }
    }
    if (mayGarrisonHome(world, general)) orders.push({ id: `garrison/${general.id}`, value: { garrison: general } });
  }
  for (const landing of landingsOf(world))
    orders.push({ id: `land/${landing.general.id}/${landing.at}`, value: { landing } });
  return orders;
}

const landingsOf = (world: World): readonly Landing[] =>
  marchOf(world.state).only === null ? (world.rules.hooks.landings?.(world) ?? []) : [];

/** A General takes the field in the midst of a Movement action; among enemies he stays and fights (AR §3). */
function* land(game: Game, { general, at }: Landing): Rules {
  const { moved, fights } = marchOf(game.state);
  general.at = at;
  game.tell({ type: 'landed', general: general.id, at });
  yield* leaveGarrisons(game, general, at, [[]]);
  if (!hasFoesAt(game, general.power, at)) return;
  moved.push(general.id);
  fights.push(at);
}

/** A Garrison in a Home Territory may be placed at any time of a Movement action (C §7.6 "Placing a Garrison"). */
export const mayGarrisonHome = (world: World, general: General): boolean =>
  general.at !== null &&
  regionOf(world.board, general.at).owner === general.power &&
  mayGarrison(world, general, general.at);

function refusedOrders(world: World): Refused[] {
  const { moved } = marchOf(world.state);
  return atCommand(world).flatMap((general) => [
    ...withheldMoves(world, general),
    ...(moved.includes(general.id) ? tooLate(world, general) : refusedMovesOf(world, general)),
    ...withheldGarrison(world, general),
  ]);
}

/** Moves that an ally has refused, if they could still be made. */
function withheldMoves(world: World, general: General): Refused[] {
  const { moved, denied } = marchOf(world.state);
  if (moved.includes(general.id)) return [];
  return movesOf(world, general)
    .map(moveId)
    .filter((id) => denied.includes(id))
    .map((id) => ({ id, code: 'leave-denied', cite: world.rules.sections.allies }));
}

const tooLate = (world: World, general: General): Refused[] =>
  movesOf(world, general).map((move) => ({
    id: moveId(move),
    code: 'has-moved',
    args: { general: general.id },
    cite: world.rules.sections.march,
  }));

function withheldGarrison(world: World, general: General): Refused[] {
  const reason = garrisonObstacle(world, general) ?? notAtHome(world, general);
  return reason ? [{ id: `garrison/${general.id}`, ...reason }] : [];
}

/** Away from home a Garrison is left on entering, on leaving or after a victory, not by standing still. */
const notAtHome = (world: World, { at, power }: General) =>
  at === null || regionOf(world.board, at).owner === power
    ? undefined
    : { code: 'garrison-on-the-move', args: { at }, cite: world.rules.sections.garrison };

/** Moves a General if everybody whose leave it needs gives it. */
function* carryOut(game: Game, move: Move): Rules {
  const { state, tell } = game;
  const { general, to, by } = move;
  const { moved, fights, denied, power } = marchOf(state);
  const from = general.at;
  const ways = yield* permittedWays(game, move);
  if (from === null || ways.length === 0) {
    denied.push(moveId(move));
    return;
  }
  general.at = to;
  moved.push(general.id);
  tell({ type: 'moved', general: general.id, from, to, by });
  game.rules.hooks.moved?.(game, move, from);
  yield* leaveGarrisons(game, general, from, ways);
  if (hasFoesAt(game, power, to)) fights.push(to);
}

/**
 * The ways a move may take with everybody's leave. A strategic movement goes where the fewest must be asked; if one of
 * them refuses, it tries to go round him.
 */
function* permittedWays(game: Game, move: Move): Rules<Territory[][]> {
  const { general, to, by } = move;
  const { power } = general;
  const asked: Power[] = [];
  const journey = (road: Journey['by']): Journey => ({
    general: general.id,
    guest: power,
    from: general.at ?? to,
    at: to,
    by: road,
  });
  if (move.lanes !== undefined && move.lanes !== power) {
    if (!(yield* hasConsent(game, move.lanes, journey('sea')))) return [];
    asked.push(move.lanes);
  }
  if (by === 'land' && hostsOf(game, power, [to]).length === 0) return [[]];
  let ways = waysOf(game, move).map((way) => ({ way, hosts: hostsOf(game, power, [...way, to]) }));
  if (ways.every(({ hosts }) => hosts.length === 0)) return ways.map(({ way }) => way);
  for (;;) {
    const fewest = Math.min(...ways.map(({ hosts }) => hosts.length));
    const best = ways.find(({ hosts }) => hosts.length === fewest);
    if (!best) return [];
    const host = best.hosts.find((each) => !asked.includes(each));
    if (host === undefined)
      return ways.filter(({ hosts }) => hosts.every((each) => asked.includes(each))).map(({ way }) => way);
    if (yield* hasConsent(game, host, journey(by === 'strategic' ? 'strategic' : 'land'))) asked.push(host);
    else ways = ways.filter(({ hosts }) => !hosts.includes(host));
  }
}

/** The allies whose Territories these are, in the Order of Play. */
function hostsOf(world: World, power: Power, places: readonly Territory[]): Power[] {
  const hosts: Power[] = [];
  for (const at of places) {
    const host = controller(world, at);
    if (host === null || host === power || hosts.includes(host) || !allied(world, host, power)) continue;
    hosts.push(host);
  }
  return hosts.length < 2 ? hosts : world.rules.powers.filter((host) => hosts.includes(host));
}

/** A Garrison in every Territory that the General leaves, enters, or passes on one way (C §7.6 "Multiple Garrisoning"). */
function* leaveGarrisons(game: Game, general: General, from: Territory, ways: readonly Territory[][]): Rules {
  const { power, id } = general;
  let open = ways;
  for (;;) {
    if (general.units === 0) return;
    const places: Territory[] = [];
    const consider = (at: Territory) => {
      if (!places.includes(at) && mayGarrison(game, general, at)) places.push(at);
    };
    consider(from);
    for (const way of open) way.forEach(consider);
    consider(general.at ?? from);
    if (places.length === 0) return;
    const at = yield* plan(decider(game, power), cite(game, 'garrison', 'garrison', { power, general: id }), () =>
      places.map((each) => option(`garrison/${each}`, each)),
    );
    if (at === null) return;
    placeGarrison(game, general, at);
    if (at !== from && at !== general.at) open = open.filter((way) => way.includes(at));
  }
}
