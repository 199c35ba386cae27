/** Supply Actions (10): what they cost, what they do, and for whom. */
import { type Option, option, type Refusal } from '@quadrille/kernel';
import { changeSupply, changeSupplyActions, changeThalers } from '../changes/markers.ts';
import { isBeset } from '../changes/placing.ts';
import { nameOfStack, settle, split } from '../changes/stacks.ts';
import { copyTroops } from '../changes/troops.ts';
import { refusing } from '../cite.ts';
import { modifiers } from '../facts/flags.ts';
import { nationality } from '../facts/forces.ts';
import { isBelligerent, patronOf, realmOf, seatOf, sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, isFriendly, isFriendlyPort, isShut, spaceOf } from '../facts/spaces.ts';
import { depotReach, hasPath } from '../facts/supply.ts';
import { freeInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { within } from '../facts/ways.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import { isUnfriendlyNeutral } from '../politics/neutrality.ts';
import type { Contingents, Depot, Stack } from '../state.ts';
import { type Nation, opposing, type Power, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { watchSupply } from './cut.ts';

/** Russia pays double until Improved Russian Supply (10.8). */
export const supplyActionCost = (world: World, power: Power, base = 1): number => {
  if (power !== 'RU') return base;
  return base * (modifiers(world, 'sa_cost').find(({ nation }) => nation === 'RU')?.times ?? 2);
};

/** Why the Power cannot afford a Supply Action. */
export function poverty(world: World, power: Power, base = 1, section = '10.0'): Refusal | null {
  const cost = supplyActionCost(world, power, base);
  const left = world.state.powers[power].supplyActions;
  return left < cost ? refusing('no-supply-actions', section, { cost, left }) : null;
}

export const pay = (game: Game, power: Power, why: string, base = 1): void =>
  changeSupplyActions(game, power, -supplyActionCost(game, power, base), why);

export const depotName = ({ nation, at }: Depot): string => `${nation}-${at}`;

/** Depots that a Power's Supply Actions move: its own, and Austria's also the Empire's; the Swedish never (10.0, 9.2.2). */
export const movableDepots = (world: World, power: Power): Depot[] =>
  world.state.depots.filter(
    ({ nation, at, served }) =>
      !served &&
      nation !== 'SW' &&
      (nation === power || (power === 'AU' && nation === 'IM' && patronOf(world.state, 'IM') === 'AU')) &&
      !(spaceOf(world, at).fortress > 0 && isShut(world, at)),
  );

/** Up to 5 MPs, and not to enemies unless they are shut up in a fortress (10.1). */
export const DEPOT_MPS = 5;
export const ESCORT = 2;
export function depotGoals(world: World, { nation, at }: Depot, mps = DEPOT_MPS): SpaceId[] {
  const side = sideOf(world.state, nation);
  const enemy = opposing(side);
  const goals = within(world, at, mps, (to) => {
    const { square, nation: printed, fortress } = spaceOf(world, to);
    if (square && printed !== nation) return false;
    if (forcesAt(world, to, enemy).length > 0) return false;
    const holder = holderOf(world, to);
    if (holder === 'PO') return side === 'coalition' ? to !== 'gdansk' : fortress === 0;
    if (isUnfriendlyNeutral(world, to, side)) return false;
    const hostile = sideOf(world.state, holder) !== side;
    return !(hostile && fortress > 0) || isShut(world, to);
  });
  goals.delete(at);
  return [...goals.keys()];
}

/** SPs of a force that go with a depot (10.1). */
export interface Guard {
  readonly stack: Stack;
  readonly troops: Contingents;
}

/** Moves a depot, with these SPs of its space (10.1). */
export function moveDepot(game: Game, depot: Depot, to: SpaceId, guards: readonly Guard[]): void {
  const { state } = game;
  const from = depot.at;
  const side = sideOf(state, depot.nation);
  for (const { stack, troops } of guards) {
    const guard = split(state, stack, [], troops);
    Object.assign(guard, { at: to, inside: false });
  }
  const escort = guards.reduce((sum, guard) => sum + spOf(guard), 0);
  if (guards.length > 0) {
    settle(game, from);
    settle(game, to);
    abandonTrenches(game, from);
  }
  depot.at = to;
  depot.inside = false;
  depot.served = true;
  game.tell({ type: 'depot-moved', nation: depot.nation, from, to, escort });
  if (sideOf(state, depot.nation) === side) watchSupply(game);
}

/** Forces in the depot's space that can spare infantry of its nation. */
export const escorts = (world: World, { nation, at }: Depot): Stack[] =>
  forcesAt(world, at, sideOf(world.state, nation)).filter((stack) => freeInfantry(stack, nation) > 0);

/** What each force of the depot's space could send along, of the troops of its player: SPs of any kind (10.1). */
export const convoys = (world: World, { nation, at }: Depot): Guard[] =>
  forcesAt(world, at, sideOf(world.state, nation)).flatMap((stack) => {
    const troops: Contingents = {};
    for (const each of nationsOf(stack.troops)) {
      const own = stack.troops[each];
      if (own && seatOf(world.state, each) === seatOf(world.state, nation))
        troops[each] = { inf: freeInfantry(stack, each), units: own.units };
    }
    return spOf({ troops }) > freeInfantry(stack, nation) ? [{ stack, troops: copyTroops(troops) }] : [];
  });

/** Forces of the Power's own nation that may profit: by majority, with a path, once a Segment (10.0). */
const profits = (world: World, power: Power, stack: Stack): boolean =>
  nationality(world, stack) === power && !world.state.turn.served.includes(stack.id) && hasPath(world, stack);

export const needSupplies = (world: World, power: Power): Stack[] =>
  world.state.stacks
    .filter((stack) => stack.supply !== 'full' && nationsOf(stack.troops).length > 0)
    .filter((stack) => profits(world, power, stack));

export const needRally = (world: World, power: Power): Stack[] =>
  world.state.stacks.filter((stack) => stack.morale === 'demoralized' && !stack.rally && profits(world, power, stack));

/** Increase Supplies (10.2). */
export function increaseSupplies(game: Game, stack: Stack): void {
  changeSupply(game, stack, 1, 'supplies');
  game.state.turn.served.push(stack.id);
}

/** A Rally +2 marker (10.4). */
export function encourage(game: Game, stack: Stack): void {
  stack.rally = true;
  game.state.turn.served.push(stack.id);
  game.tell({ type: 'encouraged', force: nameOfStack(game, stack), at: stack.at });
}

export const SHARERS = ['PR', 'BR', 'AU', 'FR', 'IM', 'COOP'] as const;
export type Sharer = (typeof SHARERS)[number];

/** Only one force shares from a nation in any Round: not another one, whoever pays for the Empire (10.5). */
const sharedMark = (sharer: Sharer): string => `shared/${sharer}`;
export function forgetShares({ state }: World): void {
  state.marks = state.marks.filter((mark) => !mark.startsWith('shared/'));
}

/** Whose supply a Power's Supply Action can share: its own; Austria or France also the Empire's, Austria the Co-op (10.5). */
export const sharersOf = (world: World, power: Power): Sharer[] =>
  allSharersOf(world, power).filter((sharer) => !world.state.marks.includes(sharedMark(sharer)));

function allSharersOf(world: World, power: Power): Sharer[] {
  const empire = isBelligerent(world.state, 'IM') && world.state.nations.IM.side === 'coalition';
  if (power === 'PR' || power === 'BR') return [power];
  if (power === 'AU') return empire ? ['AU', 'IM', 'COOP'] : ['AU', 'COOP'];
  return power === 'FR' ? (empire ? ['FR', 'IM'] : ['FR']) : [];
}

/** Who may live on an ally's supply: not Danes and Swedes, and Russians of the Coalition by the Co-op only (10.5, 10.5.1). */
const mayBenefit = ({ state }: World, nation: Nation): boolean =>
  nation !== 'DA' && nation !== 'SW' && (nation !== 'RU' || sideOf(state, 'RU') === 'ap');

/** Multi-nation forces to share with; the Co-op is for Russian forces only (10.5.1). */
export const shareGoals = (world: World, sharer: Sharer): Stack[] =>
  world.state.stacks.filter((stack) => {
    const nations = nationsOf(stack.troops);
    if (nations.length === 0 || world.state.sharing[sharer] === stack.id) return false;
    if (sharer === 'COOP') return nationality(world, stack) === 'RU' && sideOf(world.state, 'RU') === 'coalition';
    const others = nations.filter((nation) => nation !== sharer && mayBenefit(world, nation));
    return (
      nations.length > 1 && others.length > 0 && sideOf(world.state, sharer) === sideOf(world.state, others[0] ?? 'PR')
    );
  });

export function share(game: Game, sharer: Sharer, stack: Stack): void {
  game.state.sharing[sharer] = stack.id;
  game.state.marks.push(sharedMark(sharer));
  game.tell({ type: 'shared', sharer, force: nameOfStack(game, stack), at: stack.at });
}

export const BUILD_DEPOT = 4;
/** Where a Forward Depot can be built: own troops or an open fortress of the nation's side, within 6 MPs of a depot (10.6). */
export function buildGoals(world: World, power: Power): SpaceId[] {
  const side = sideOf(world.state, power);
  const places = [...world.data.board.spaces.values()].filter(({ id, fortress, square, nation }) => {
    if ((square && nation !== power) || isUnfriendlyNeutral(world, id, side)) return false;
    const occupied = forcesAt(world, id, side).length > 0 && forcesAt(world, id, opposing(side)).length === 0;
    return occupied || (fortress > 0 && isFriendly(world, id, side) && !isShut(world, id));
  });
  const reach = depotReach(world, power);
  return places.map(({ id }) => id).filter((at) => reach.has(at));
}

export function buildDepot(game: Game, nation: Nation, at: SpaceId): void {
  game.state.nations[nation].depots--;
  game.state.depots.push({ nation, at, inside: isBeset(game, at, nation), disrupted: false });
  game.tell({ type: 'depot-built', nation, at });
}

/** A depot goes back into the system: 1 Thaler or 1 Supply Action for who distributes it (9.8). */
export function distribute(game: Game, depot: Depot, to: Nation, gain: 'thl' | 'sa'): void {
  const { state } = game;
  state.depots.splice(state.depots.indexOf(depot), 1);
  state.nations[depot.nation].depots++;
  game.tell({ type: 'depot-distributed', nation: depot.nation, at: depot.at, by: to });
  if (gain === 'thl') changeThalers(game, to, 1, 'depot');
  else changeSupplyActions(game, patronOf(state, to), 1, 'depot');
  watchSupply(game);
}

/** Depots a Power may distribute in its own Turn: its realm's, unbesieged (9.8). */
export const distributable = (world: World, power: Power): Depot[] =>
  world.state.depots.filter(
    ({ nation, at }) =>
      realmOf(world.state, power).includes(nation) && !(spaceOf(world, at).fortress > 0 && isShut(world, at)),
  );

export interface Distribution {
  readonly depot: Depot;
  readonly gain: 'thl' | 'sa';
}

/** A player may distribute his own depots at any time of the owning Power's Turn (9.8). */
export const distributions = (world: World, power: Power): Option<Distribution>[] =>
  distributable(world, power)
    .filter((depot, i, all) => all.findIndex((other) => depotName(other) === depotName(depot)) === i)
    .flatMap((depot) =>
      (['thl', 'sa'] as const).map((gain) => option(`distribute/${depotName(depot)}/${gain}`, { depot, gain })),
    );

export function distributeOwn(game: Game, chosen: Distribution | undefined): void {
  if (chosen) distribute(game, chosen.depot, chosen.depot.nation, chosen.gain);
}

/** What a Supply Action makes of a Fleet in port: a depot, or a depot in another port of its sea (9.2.2, 10.1). */
export function fleetDepotGoals(world: World, power: Power): { navy: 'BR' | 'RU'; port: SpaceId }[] {
  const { state, data } = world;
  return (['BR', 'RU'] as const).flatMap((navy) => {
    const fleet = state.fleets[navy];
    if (navy !== power || fleet.place !== 'port' || fleet.siege !== null || fleet.served) return [];
    const side = sideOf(state, navy);
    return [...data.board.spaces.values()]
      .filter(({ id, port }) => port === fleet.sea && (fleet.fd ? id !== fleet.port : id === fleet.port))
      .filter(({ id }) => isFriendlyPort(world, id, side) && !isShut(world, id))
      .map(({ id }) => ({ navy, port: id }));
  });
}

export function fleetDepot(game: Game, navy: 'BR' | 'RU', port: SpaceId): void {
  Object.assign(game.state.fleets[navy], { place: 'port', port, fd: true, served: true });
  game.tell({ type: 'fleet', nation: navy, what: 'fd', where: port });
  watchSupply(game);
}
