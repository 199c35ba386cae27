/** The Train pre-move: before the first round of movement, along Trains through friendly Territories (RP §8.3). */
import { type Option, option, plan, type Refused, type Rules } from '@quadrille/kernel';
import { regionOf } from '../core/board.ts';
import { cite, refused } from '../core/cite.ts';
import { hasConsent } from '../core/consent.ts';
import * as common from '../core/envoy.ts';
import {
  allied,
  controller,
  decider,
  generalsOf,
  hasFoesAt,
  hasGeneralAt,
  MOST_UNITS,
  marchOf,
} from '../core/facts.ts';
import type { Game, General, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { partOf } from './part.ts';
import { endsOf } from './trains.ts';

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

/** Everything the Trains can carry, before an ally's leave is asked. */
function ridesOf(world: World): Ride[] {
  const { power } = marchOf(world.state);
  const network = networkOf(world);
  const onMap = generalsOf(world, power).filter(({ at }) => at !== null);
  return onMap.flatMap((rider) => {
    const stations = reach(world, rider, network, isFriendly);
    const rides = stations.map((to) => ({ id: `rail/${rider.id}/${to}`, rider, to }));
    const ferries = onMap.flatMap((under): Ride[] =>
      under !== rider && under.at !== null && stations.includes(under.at)
        ? [{ id: `ferry/${rider.id}/${under.id}`, rider, to: under.at, under }]
        : [],
    );
    return [...rides, ...ferries].filter((ride) => obstacle(world, ride) === undefined);
  });
}

/** Why a ride along connected Trains cannot be made. */
function obstacle(world: World, { rider, to, under }: Ride): string | undefined {
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

type Line = (world: World, power: Power, at: Territory) => boolean;

/** Where the Trains of every Territory lead. */
type Network = ReadonlyMap<Territory, readonly Territory[]>;

function networkOf({ state }: World): Network {
  const network = new Map<Territory, Territory[]>();
  const join = (from: Territory, to: Territory) => {
    const known = network.get(from);
    if (known) known.push(to);
    else network.set(from, [to]);
  };
  for (const border of partOf(state).trains) {
    const [a, b] = endsOf(border);
    join(a, b);
    join(b, a);
  }
  return network;
}

/** Held by the Power or its ally, and free of enemies. */
const isFriendly: Line = (world, power, at) => {
  const holder = controller(world, at);
  return holder !== null && allied(world, holder, power) && !hasFoesAt(world, power, at);
};

/** Held by the Power itself. */
const isOwn: Line = (world, power, at) => controller(world, at) === power && isFriendly(world, power, at);

/** The Territories connected by Trains, however many lie between; those of the beginning must be friendly too. */
function reach(world: World, { power, at: from }: General, network: Network, line: Line): Territory[] {
  if (from === null || !network.has(from) || !line(world, power, from)) return [];
  const reached = [from];
  for (const at of reached)
    for (const to of network.get(at) ?? []) if (!reached.includes(to) && line(world, power, to)) reached.push(to);
  return reached.slice(1);
}

/** The ally whose Territories a ride cannot do without. */
function hostOf(world: World, { rider, to }: Ride): Power | undefined {
  const { power } = rider;
  if (reach(world, rider, networkOf(world), isOwn).includes(to)) return undefined;
  return world.rules.powers.find((other) => other !== power && allied(world, other, power));
}

/** What a player would naturally try, and why it is refused. */
function refusedRides(world: World): Refused[] {
  const { power, denied } = marchOf(world.state);
  const network = networkOf(world);
  const onMap = generalsOf(world, power).filter(({ at }) => at !== null);
  const refuse = (id: string, code: string, rider: General, at: Territory) =>
    refused(world, id, code, 'pre-move', { general: rider.id, at });
  return onMap.flatMap((rider) => {
    const stations = reach(world, rider, network, isFriendly);
    const near = regionOf(world.board, rider.at ?? '').land.filter((at) => !stations.includes(at));
    const tried: Ride[] = [
      ...stations.map((to) => ({ id: `rail/${rider.id}/${to}`, rider, to })),
      ...onMap.flatMap((under): Ride[] =>
        under === rider || under.at === null
          ? []
          : [{ id: `ferry/${rider.id}/${under.id}`, rider, to: under.at, under }],
      ),
    ];
    return [
      ...tried.flatMap((ride) => {
        const code = stations.includes(ride.to) ? obstacle(world, ride) : 'no-train';
        if (code) return [refuse(ride.id, code, ride.under && code === 'three-units' ? ride.under : rider, ride.to)];
        return denied.includes(ride.id) ? [refuse(ride.id, 'leave-denied', rider, ride.to)] : [];
      }),
      ...near.map((to) => refuse(`rail/${rider.id}/${to}`, 'no-train', rider, to)),
    ];
  });
}
