/** Where Trains lead (RP §8.3). */
import { type Region, regionOf } from '../core/board.ts';
import { controller, hasFoesAt } from '../core/facts.ts';
import { allied } from '../core/relations.ts';
import type { World } from '../core/state.ts';
import type { Power, Territory } from '../core/vocabulary.ts';
import { borderOf } from './borders.ts';
import { partOf } from './part.ts';

/** Where the Trains of a region lead, by its place on the board. */
type Network = readonly (readonly Region[] | undefined)[];

/** Whether the Trains of a Power run through here. */
type Runs = (at: Region) => boolean;

export function networkOf(world: World): Network {
  const network: Region[][] = [];
  const join = (from: Region, to: Region) => {
    const known = network[from.index];
    if (known) known.push(to);
    else network[from.index] = [to];
  };
  for (const id of partOf(world.state).trains) {
    const [a, b] = borderOf(world, id).ends;
    join(a, b);
    join(b, a);
  }
  return network;
}

/** Held by the Power or its ally, and free of enemies: looked up once for all who ride. */
export function friendlyLine(world: World, power: Power): Runs {
  const known: boolean[] = [];
  return (at) => {
    known[at.index] ??= isFriendly(world, power, at);
    return known[at.index] === true;
  };
}

/** Held by the Power itself. */
export const ownLine =
  (world: World, power: Power): Runs =>
  (at) =>
    controller(world, at.id) === power && isFriendly(world, power, at);

function isFriendly(world: World, power: Power, { id, owner }: Region): boolean {
  const holder = world.state.garrisons[id] ?? owner;
  return holder !== null && allied(world, holder, power) && !hasFoesAt(world, power, id);
}

/** The Territories connected by Trains, however many lie between; those of the beginning must be friendly too. */
export function reach({ board }: World, at: Territory, network: Network, line: Runs): Region[] {
  const from = regionOf(board, at);
  if (network[from.index] === undefined || !line(from)) return [];
  const reached = [from];
  for (const here of reached)
    for (const to of network[here.index] ?? []) if (!reached.includes(to) && line(to)) reached.push(to);
  return reached.slice(1);
}
