/** Supply sources and paths (9.2, 9.3). Whether a path exists is a fact; that one has been cut is an event (9.4.1). */
import { anyMarch } from '../agenda.ts';
import type { Stack } from '../state.ts';
import { type Alliance, NATIONS, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { modifiers } from './flags.ts';
import { isBelligerent, patronOf, sideOf } from './sides.ts';
import { forcesAt, holderOf, holdingSide, isShut, spAt, spaceOf } from './spaces.ts';
import { isMajor, nationsOf, spOfNation } from './troops.ts';

export const REACH = { major: 4, forward: 3, trace: 6, shared: 15 } as const;

/** A Supply Source that works: a Major Depot, or a Forward Depot, Fleet or captured Major Depot that counts as one. */
export interface Source {
  readonly at: SpaceId;
  readonly kind: 'major' | 'forward' | 'captured' | 'fleet';
}

/** Supply may be traced through a space (9.3; 17.8; readings, 47). */
export function isPassable(world: World, at: SpaceId, side: Alliance): boolean {
  const enemy = opposing(side);
  const own = spAt(world, at, side);
  const enemies = [...forcesAt(world, at, enemy), ...forcesAt(world, at, enemy, true)];
  if (enemies.length > 0) return own > 0 && own >= spAt(world, at, enemy) + spAt(world, at, enemy, true);
  return spaceOf(world, at).fortress === 0 || holdingSide(world, at) !== enemy || own > 0;
}

/** Spaces that a path of so many MPs from here reaches. Sea lines are used only next to their depot (9.2.1). */
export function pathsFrom(world: World, from: SpaceId, range: number, side: Alliance): Map<SpaceId, number> {
  const reached = new Map<SpaceId, number>([[from, 0]]);
  const open: SpaceId[] = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const spent = reached.get(at) ?? 0;
    if (at !== from && !isPassable(world, at, side)) continue;
    for (const { to, cost, sea } of spaceOf(world, at).lines) {
      const total = spent + cost;
      if (total > range || total >= (reached.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      if (sea && at !== from && !spaceOf(world, to).depot) continue;
      reached.set(to, total);
      if (!sea) open.push(to);
    }
  }
  return reached;
}

/** Besieged, masked, Disrupted, or with only enemies around it: it generates no paths (9.2). */
function isSuppressed(world: World, at: SpaceId, side: Alliance): boolean {
  if (spaceOf(world, at).fortress > 0 && holdingSide(world, at) === side) return isShut(world, at);
  return forcesAt(world, at, opposing(side)).length > 0 && forcesAt(world, at, side).length === 0;
}

/** A nation's Major Depots that work (9.2.1). */
export function majorDepots(world: World, nation: Nation): SpaceId[] {
  const { state, data } = world;
  const side = sideOf(state, nation);
  const found: SpaceId[] = [];
  for (const { id, depot, nation: printed } of data.board.spaces.values())
    if (depot && printed === nation && holderOf(world, id) === nation)
      if (!state.disrupted.includes(id) && !isSuppressed(world, id, side)) found.push(id);
  return found;
}

/** Major Depots of others that the nation has captured or commandeered: immobile Forward Depots (9.7.1). */
export const capturedDepots = (world: World, nation: Nation): SpaceId[] =>
  Object.entries(world.state.control).flatMap(([at, holder]) => {
    const { depot, nation: printed } = spaceOf(world, at);
    return depot && holder === nation && printed !== nation && !world.state.disrupted.includes(at) ? [at] : [];
  });

/** All Supply Sources of a nation that work now (9.2). */
export function sourcesOf(world: World, nation: Nation): Source[] {
  const side = sideOf(world.state, nation);
  const sources: Source[] = majorDepots(world, nation).map((at) => ({ at, kind: 'major' }));
  for (const at of fleetDepots(world, nation)) sources.push({ at, kind: 'fleet' });
  const waiting: Source[] = [
    ...world.state.depots
      .filter((depot) => depot.nation === nation && !depot.disrupted)
      .map(({ at }) => ({ at, kind: 'forward' }) as const),
    ...capturedDepots(world, nation).map((at) => ({ at, kind: 'captured' }) as const),
  ].filter(({ at }) => !isSuppressed(world, at, side));
  for (let found = true; found; ) {
    found = false;
    for (const depot of [...waiting]) {
      const paths = pathsFrom(world, depot.at, REACH.trace, side);
      if (!sources.some(({ at, kind }) => kind !== 'fleet' && paths.has(at))) continue;
      sources.push(depot);
      waiting.splice(waiting.indexOf(depot), 1);
      found = true;
    }
  }
  return sources;
}

/** Where a Forward Depot of the nation would trace back to a Major Depot (9.2.2). */
export function depotReach(world: World, nation: Nation): Set<SpaceId> {
  const side = sideOf(world.state, nation);
  const reached = new Set<SpaceId>();
  for (const { at, kind } of sourcesOf(world, nation))
    if (kind !== 'fleet') for (const to of pathsFrom(world, at, REACH.trace, side).keys()) reached.add(to);
  return reached;
}

/** Fleets that serve as depots (9.2.2). */
function fleetDepots(world: World, nation: Nation): SpaceId[] {
  if (nation !== 'RU' && nation !== 'BR') return [];
  const { place, port, sea, fd } = world.state.fleets[nation];
  if (place !== 'port' || !fd || port === null || isShut(world, port)) return [];
  const idle = modifiers(world, 'fleet_idle').some((mod) => mod.nation === nation && mod.sea === sea);
  return idle ? [] : [port];
}

/** Spaces to which the sources of a nation reach (9.2.1, 9.2.2). */
export function supplied(world: World, nation: Nation): Map<SpaceId, SpaceId> {
  const side = sideOf(world.state, nation);
  const reached = new Map<SpaceId, SpaceId>();
  for (const { at, kind } of sourcesOf(world, nation))
    for (const to of pathsFrom(world, at, kind === 'major' ? REACH.major : REACH.forward, side).keys())
      if (!reached.has(to)) reached.set(to, at);
  return reached;
}

/** The nets of the nations asked for so far: within one question nothing moves. */
export type Nets = Map<Nation, Map<SpaceId, SpaceId>>;

const net = (world: World, nets: Nets, nation: Nation): Map<SpaceId, SpaceId> => {
  const known = nets.get(nation) ?? supplied(world, nation);
  nets.set(nation, known);
  return known;
};

/** Whose sources a nation's troops trace to: their own; without a Major Depot, their Patron's (20.3.1). */
export function tracesAs(world: World, nation: Nation, stack: Stack): Nation[] {
  const named = modifiers(world, 'traces_as').find(
    (mod) => mod.nation === nation && stack.leaders.includes(mod.leader),
  );
  const patron = patronOf(world.state, nation);
  if (named) return [nation, named.source];
  return nation === 'SA' && holderOf(world, 'dresden') !== 'SA' ? [nation, patron] : [nation];
}

/** A fortress of the nation's Power or its Clients, neither besieged nor masked: a source for those near it (9.2.3). */
export function isLocalSource(world: World, nation: Nation, at: SpaceId): boolean {
  const { state } = world;
  const holder = holderOf(world, at);
  if (spaceOf(world, at).fortress === 0 || holder === 'PO' || isShut(world, at)) return false;
  return patronOf(state, holder) === patronOf(state, nation) && sideOf(state, holder) === sideOf(state, nation);
}

/** Inside a friendly fortress; where no enemy stands before it, inside and outside are the same (17.1). */
function isWithin(world: World, nation: Nation, { at, inside }: Pick<Stack, 'at' | 'inside'>): boolean {
  const side = sideOf(world.state, nation);
  if (inside) return true;
  const friendly = spaceOf(world, at).fortress > 0 && holdingSide(world, at) === side;
  return friendly && forcesAt(world, at, opposing(side)).length === 0;
}

/** A fortress feeds whoever of its side is inside, and its Power's and Clients' forces within one space (9.2.3). */
function byFortress(world: World, nation: Nation, stack: Pick<Stack, 'at' | 'inside'>): boolean {
  const near = [stack.at, ...spaceOf(world, stack.at).lines.flatMap(({ to, sea }) => (sea ? [] : [to]))];
  return isWithin(world, nation, stack) || near.some((each) => isLocalSource(world, nation, each));
}

/** Nations whose supply this force shares (10.5). Danes and Swedes never do; Russians of the Coalition by the Co-op only (10.5.1). */
function sharers(world: World, stack: Stack, nation: Nation): Nation[] {
  const { sharing } = world.state;
  if (nation === 'DA' || nation === 'SW') return [];
  if (nation === 'RU' && sideOf(world.state, 'RU') === 'coalition') return sharing.COOP === stack.id ? ['AU'] : [];
  const markers = ['PR', 'BR', 'AU', 'FR', 'IM'] as const;
  return markers.filter((marker) => marker !== nation && sharing[marker] === stack.id);
}

/** Every part of the force has a valid Supply Path (9.3, 9.4.1). At most 15 SPs live on shared supply (10.5). */
export function hasPath(world: World, stack: Stack, nets: Nets = new Map()): boolean {
  let shared = 0;
  for (const nation of nationsOf(stack.troops)) {
    if (byFortress(world, nation, stack)) continue;
    if (tracesAs(world, nation, stack).some((each) => net(world, nets, each).has(stack.at))) continue;
    if (!sharers(world, stack, nation).some((each) => net(world, nets, each).has(stack.at))) return false;
    shared += spOfNation(stack, nation);
  }
  return shared <= REACH.shared;
}

/** The force stands in, or next to, one of its own Supply Sources (9.6). */
export function atSource(world: World, stack: Stack, orNext: boolean): boolean {
  const near = [stack.at, ...(orNext ? spaceOf(world, stack.at).lines.map(({ to }) => to) : [])];
  return nationsOf(stack.troops).every((nation) => {
    const own = tracesAs(world, nation, stack).concat(sharers(world, stack, nation));
    if (own.some((each) => sourcesOf(world, each).some(({ at }) => near.includes(at)))) return true;
    if (isWithin(world, nation, stack) && !isShut(world, stack.at)) return true;
    return near.some((at) => isLocalSource(world, nation, at));
  });
}

/**
 * Whether want tells on a force: on Major Forces, and on an activated one that has become small on its march (9.1, 9.1.1).
 */
export function isInWant({ state }: World, stack: Stack): boolean {
  if (stack.supply === 'full') return false;
  const march = anyMarch(state);
  return isMajor(stack) || (march?.stack === stack.id && march.supply !== 'full');
}

/** Major Forces with a valid path, by id. */
export function withPath(world: World): number[] {
  const nets: Nets = new Map();
  return world.state.stacks.filter((stack) => isMajor(stack) && hasPath(world, stack, nets)).map(({ id }) => id);
}

/** Nations whose forces take part (22.1). */
export const fighting = (world: World): Nation[] => NATIONS.filter((nation) => isBelligerent(world.state, nation));
