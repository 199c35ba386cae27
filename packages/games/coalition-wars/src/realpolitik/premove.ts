/** The Train pre-move: before the first round of movement, along Trains through friendly Territories (RP §8.3). */
import { type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { regionOf } from '../core/board.ts';
import { cite, refused } from '../core/cite.ts';
import { hasConsent, type Journey } from '../core/consent.ts';
import * as common from '../core/envoy.ts';
import { decider, generalsOf, hasGeneralAt, MOST_UNITS, marchOf } from '../core/facts.ts';
import { mayGarrisonHome } from '../core/march.ts';
import { placeGarrison } from '../core/pieces.ts';
import { allied } from '../core/relations.ts';
import type { Game, General, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { friendlyLine, networkOf, ownLine, reach } from './network.ts';
import { partOf } from './part.ts';

/** After Garrisons were disbanded the Trains run. */
export function* disband(game: Game): Rules<'disband' | 'preMove'> {
  const next = yield* common.disband(game);
  return next === 'march' ? 'preMove' : next;
}

/** A General on the map. */
type Rider = General & { at: Territory };

/** A General with his Units, or a Unit from one General to another. */
interface Ride {
  readonly id: string;
  readonly rider: Rider;
  readonly to: Territory;
  /** A Unit without its General goes to this one. */
  readonly under?: Rider;
}

const rail = (rider: Rider, to: Territory): Ride => ({ id: `rail/${rider.id}/${to}`, rider, to });

const ferry = (rider: Rider, under: Rider): Ride => ({
  id: `ferry/${rider.id}/${under.id}`,
  rider,
  to: under.at,
  under,
});

/** A Garrison that a General leaves at home before the Train takes him away (RP §8 Placing a Garrison). */
interface Post {
  readonly garrison: Rider;
}

const postsOf = (world: World): Option<Post>[] =>
  ridersOf(world)
    .filter((rider) => mayGarrisonHome(world, rider))
    .map((rider) => option(`garrison/${rider.id}`, { garrison: rider }));

/** One ride, or a Garrison before it; Territories of an ally are crossed if it agrees. */
export function* preMove(game: Game): Rules<'preMove' | 'march'> {
  const { power, denied } = marchOf(game.state);
  const rides = ridesOf(game).filter(({ id }) => !denied.includes(id));
  if (rides.length === 0) return 'march';
  const order: Ride | Post | null = yield* plan(
    decider(game, power),
    cite(game, 'pre-move', 'pre-move', { power }),
    (): Option<Ride | Post>[] => [...rides.map((each) => option(each.id, each)), ...postsOf(game)],
    () => refusedRides(game),
  );
  if (order === null) return 'march';
  if ('garrison' in order) placeGarrison(game, order.garrison, order.garrison.at);
  else yield* travel(game, order);
  return 'preMove';
}

function* travel(game: Game, ride: Ride): Rules {
  const { denied } = marchOf(game.state);
  const host = hostOf(game, ride);
  if (host !== undefined && !(yield* hasConsent(game, host, journeyOf(ride)))) denied.push(ride.id);
  else carryOut(game, ride);
}

const journeyOf = ({ rider, to }: Ride): Journey => ({
  general: rider.id,
  guest: rider.power,
  from: rider.at,
  at: to,
  by: 'rail',
});

function carryOut({ state, tell }: Game, { rider, to, under }: Ride): void {
  const { rail } = partOf(state);
  if (under) {
    rider.units--;
    under.units++;
    if (!rail.gave.includes(rider.id)) rail.gave.push(rider.id);
    if (!rail.took.includes(under.id)) rail.took.push(under.id);
    tell({ type: 'ferried', from: rider.id, to: under.id });
    return;
  }
  const from = rider.at;
  rider.at = to;
  rail.moved.push(rider.id);
  tell({ type: 'railed', general: rider.id, from, to });
}

/** Everything the Trains can carry, before an ally's leave is asked. */
const ridesOf = (world: World): Ride[] => connectionsOf(world).filter((ride) => obstacleTo(world, ride) === undefined);

/** Generals to all places on their lines, and Units to all other Generals there. */
function connectionsOf(world: World): Ride[] {
  const network = networkOf(world);
  const line = friendlyLine(world, marchOf(world.state).power);
  const riders = ridersOf(world);
  const rides: Ride[] = [];
  for (const rider of riders) {
    const stations = reach(world, rider.at, network, line);
    for (const to of stations) rides.push(rail(rider, to.id));
    for (const under of riders) if (stations.some(({ id }) => id === under.at)) rides.push(ferry(rider, under));
  }
  return rides;
}

const ridersOf = (world: World): Rider[] =>
  generalsOf(world, marchOf(world.state).power).filter((general): general is Rider => general.at !== null);

/** Why a ride along connected Trains cannot be made. */
function obstacleTo(world: World, { rider, to, under }: Ride): string | undefined {
  const { moved, gave, took } = partOf(world.state).rail;
  if (moved.includes(rider.id) || (under && moved.includes(under.id))) return 'rail-moved';
  if (!under) {
    if (gave.includes(rider.id) || took.includes(rider.id)) return 'rail-units';
    return hasGeneralAt(world, rider.power, to) ? 'own-general' : undefined;
  }
  if (took.includes(rider.id) || gave.includes(under.id)) return 'rail-back';
  if (rider.units === 0) return 'no-units';
  return under.units >= MOST_UNITS ? 'three-units' : undefined;
}

/** The ally whose Territories a ride cannot do without. */
function hostOf(world: World, { rider, to }: Ride): Power | undefined {
  const { power } = rider;
  const alone = reach(world, rider.at, networkOf(world), ownLine(world, power));
  if (alone.some(({ id }) => id === to)) return undefined;
  return world.rules.powers.find((other) => other !== power && allied(world, other, power));
}

/** What a player would naturally try, and why it is refused. */
function refusedRides(world: World): Refused[] {
  const { denied } = marchOf(world.state);
  const connections = connectionsOf(world);
  const refuse = ({ id, rider, to }: Ride, code: string, general = rider) =>
    refused(world, id, code, 'pre-move', { general: general.id, at: to });
  const onTheLine = connections.flatMap((ride) => {
    const code = obstacleTo(world, ride) ?? (denied.includes(ride.id) ? 'leave-denied' : undefined);
    return code === undefined ? [] : [refuse(ride, code, code === 'three-units' ? ride.under : ride.rider)];
  });
  const besideIt = triesOf(world).filter(({ id }) => connections.every((ride) => ride.id !== id));
  return [...onTheLine, ...besideIt.map((ride) => refuse(ride, 'no-train'))];
}

/** Generals to all neighbours, and Units to all other Generals: where no Train leads, one might still look for it. */
const triesOf = (world: World): Ride[] => {
  const riders = ridersOf(world);
  return riders.flatMap((rider) => [
    ...regionOf(world.board, rider.at).land.map((to) => rail(rider, to)),
    ...riders.filter((under) => under !== rider).map((under) => ferry(rider, under)),
  ]);
};
