/** The Train pre-move: before the first round of movement, along Trains through friendly Territories (RP §8.3). */
import { type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { regionOf } from '../core/board.ts';
import { cite, refused } from '../core/cite.ts';
import { hasConsent } from '../core/consent.ts';
import * as common from '../core/envoy.ts';
import { allied, decider, generalsOf, hasGeneralAt, MOST_UNITS, marchOf } from '../core/facts.ts';
import type { Game, General, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { isFriendly, isOwn, networkOf, reach } from './network.ts';
import { partOf } from './part.ts';

/** After Garrisons were disbanded the Trains run. */
export function* disband(game: Game): Rules<'disband' | 'preMove'> {
  const next = yield* common.disband(game);
  return next === 'march' ? 'preMove' : next;
}

/** A General with his Units, or a Unit from one General to another. */
interface Ride {
  readonly id: string;
  readonly rider: General;
  readonly to: Territory;
  /** A Unit without its General goes to this one. */
  readonly under?: General;
}

/** One ride; Territories of an ally are crossed if it agrees. */
export function* preMove(game: Game): Rules<'preMove' | 'march'> {
  const { power, denied } = marchOf(game.state);
  if (ridesOf(game).every(({ id }) => denied.includes(id))) return 'march';
  const ride: Ride | null = yield* plan(
    decider(game, power),
    cite(game, 'pre-move', 'pre-move', { power }),
    (): Option<Ride>[] =>
      ridesOf(game)
        .filter(({ id }) => !denied.includes(id))
        .map((each) => option(each.id, each)),
    () => refusedRides(game),
  );
  if (ride === null) return 'march';
  const host = hostOf(game, ride);
  if (host !== undefined && !(yield* hasConsent(game, host, power, ride.to, 'rail'))) denied.push(ride.id);
  else carryOut(game, ride);
  return 'preMove';
}

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
  const from = rider.at ?? to;
  rider.at = to;
  rail.moved.push(rider.id);
  tell({ type: 'railed', general: rider.id, from, to });
}

/** A ride that a player might try, and what stands in its way. */
interface Attempt {
  readonly ride: Ride;
  readonly obstacle: string | undefined;
}

/** Everything the Trains can carry, before an ally's leave is asked. */
const ridesOf = (world: World): Ride[] =>
  attemptsOf(world).flatMap(({ ride, obstacle }) => (obstacle === undefined ? [ride] : []));

/** Generals to all places on their lines, and Units to all other Generals. */
function attemptsOf(world: World): Attempt[] {
  const network = networkOf(world);
  const onMap = ridersOf(world);
  return onMap.flatMap((rider) => {
    const stations = reach(world, rider, network, isFriendly);
    const rides: Ride[] = stations.map((to) => ({ id: `rail/${rider.id}/${to}`, rider, to }));
    for (const under of onMap)
      if (under !== rider && under.at !== null)
        rides.push({ id: `ferry/${rider.id}/${under.id}`, rider, to: under.at, under });
    return rides.map((ride) => ({
      ride,
      obstacle: stations.includes(ride.to) ? obstacleTo(world, ride) : 'no-train',
    }));
  });
}

const ridersOf = (world: World): General[] =>
  generalsOf(world, marchOf(world.state).power).filter(({ at }) => at !== null);

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
  if (reach(world, rider, networkOf(world), isOwn).includes(to)) return undefined;
  return world.rules.powers.find((other) => other !== power && allied(world, other, power));
}

/** What a player would naturally try, and why it is refused. */
function refusedRides(world: World): Refused[] {
  const { denied } = marchOf(world.state);
  const attempts = attemptsOf(world);
  const refuse = (id: string, code: string, general: General, at: Territory) =>
    refused(world, id, code, 'pre-move', { general: general.id, at });
  const onTheLine = attempts.flatMap(({ ride: { id, rider, under, to }, obstacle }) => {
    const code = obstacle ?? (denied.includes(id) ? 'leave-denied' : undefined);
    return code === undefined ? [] : [refuse(id, code, code === 'three-units' && under ? under : rider, to)];
  });
  const besideIt = ridersOf(world).flatMap((rider) => {
    const stations = attempts.filter(({ ride }) => ride.rider === rider && !ride.under).map(({ ride }) => ride.to);
    const near = rider.at === null ? [] : regionOf(world.board, rider.at).land;
    return near
      .filter((to) => !stations.includes(to))
      .map((to) => refuse(`rail/${rider.id}/${to}`, 'no-train', rider, to));
  });
  return [...onTheLine, ...besideIt];
}
