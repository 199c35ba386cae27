/** Where Trains lead (RP §8.3). */
import { allied, controller, hasFoesAt } from '../core/facts.ts';
import type { General, World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { partOf } from './part.ts';
import { endsOf } from './trains.ts';

type Line = (world: World, power: Power, at: Territory) => boolean;

/** Where the Trains of every Territory lead. */
type Network = ReadonlyMap<Territory, readonly Territory[]>;

export function networkOf({ state }: World): Network {
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
export const isFriendly: Line = (world, power, at) => {
  const holder = controller(world, at);
  return holder !== null && allied(world, holder, power) && !hasFoesAt(world, power, at);
};

/** Held by the Power itself. */
export const isOwn: Line = (world, power, at) => controller(world, at) === power && isFriendly(world, power, at);

/** The Territories connected by Trains, however many lie between; those of the beginning must be friendly too. */
export function reach(world: World, { power, at: from }: General, network: Network, line: Line): Territory[] {
  if (from === null || !network.has(from) || !line(world, power, from)) return [];
  const reached = [from];
  for (const at of reached)
    for (const to of network.get(at) ?? []) if (!reached.includes(to) && line(world, power, to)) reached.push(to);
  return reached.slice(1);
}
