/** Resupply, the first steps of the Rally and Resupply Segment (5.1.2b(4)). */
import { type Option, option, plan, type Rules } from '@quadrille/kernel';
import { changeSupply } from '../changes/markers.ts';
import { nameOfStack } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { forcesOf } from '../facts/forces.ts';
import { realmOf, sideOf } from '../facts/sides.ts';
import { atSource, depotReach } from '../facts/supply.ts';
import { isMajor } from '../facts/troops.ts';
import { atAnyTime, mayRide } from '../sequence/anytime.ts';
import { coups } from '../siege/coup.ts';
import type { Depot, Stack } from '../state.ts';
import type { Power, SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import {
  type Distribution,
  depotGoals,
  depotName,
  distributeOwn,
  distributions,
  encourage,
  fleetDepot,
  fleetDepotGoals,
  increaseSupplies,
  movableDepots,
  needRally,
  needSupplies,
  pay,
  poverty,
} from './actions.ts';
import { relocate } from './convoy.ts';
import { notePaths } from './cut.ts';
import { noResupply } from './refused.ts';
import { beginSegment } from './segment.ts';

/** Steps (a) and (b): they take no decision. */
export function recover(game: Game, power: Power): void {
  beginSegment(game);
  recoverDepots(game, power);
  game.state.turn.improved = restore(game, power);
}

/** (a) Disrupted depots recover; Forward Depots only if they trace (9.2.4). */
export function recoverDepots(game: Game, power: Power): void {
  const { state, data, tell } = game;
  const realm = realmOf(state, power);
  for (const at of [...state.disrupted]) {
    const nation = state.control[at] ?? data.board.spaces.get(at)?.nation;
    if (nation === undefined || nation === 'PO' || !realm.includes(nation)) continue;
    // A captured one is a Forward Depot (9.7.1).
    if (data.board.spaces.get(at)?.nation !== nation && !depotReach(game, nation).has(at)) continue;
    state.disrupted.splice(state.disrupted.indexOf(at), 1);
    tell({ type: 'depot-recovered', nation, at });
  }
  for (const depot of state.depots) {
    if (!depot.disrupted || depot.barred || !realm.includes(depot.nation)) continue;
    if (depot.nation === 'SW' && hostileFleet(game)) continue;
    if (!depotReach(game, depot.nation).has(depot.at)) continue;
    depot.disrupted = false;
    tell({ type: 'depot-recovered', nation: depot.nation, at: depot.at });
  }
}

/** A British or hostile Danish Fleet in the Baltic, but not as a depot, keeps the Swedish depot Disrupted (9.2.2). */
export const hostileFleet = ({ state }: World): boolean =>
  (['BR', 'DA'] as const).some(
    (navy) =>
      (state.fleets[navy].place === 'sea' || (state.fleets[navy].place === 'port' && !state.fleets[navy].fd)) &&
      state.fleets[navy].sea === 'baltic' &&
      sideOf(state, navy) !== sideOf(state, 'SW'),
  );

/**
 * (b) Small forces are in Full Supply again; larger ones in or next to a source improve by one level (9.1, 9.6). These are
 * returned: nobody improves twice in a Segment.
 */
function restore(game: Game, power: Power): number[] {
  const improved: number[] = [];
  for (const stack of forcesOf(game, power)) {
    if (stack.supply === 'full') continue;
    if (!isMajor(stack)) changeSupply(game, stack, 2, 'small');
    else if (atSource(game, stack, true)) {
      changeSupply(game, stack, 1, 'segment');
      improved.push(stack.id);
    }
  }
  return improved;
}

type Aid =
  | { readonly give: Distribution }
  | { readonly depot: Depot }
  | { readonly navy: 'BR' | 'RU'; readonly port: SpaceId }
  | { readonly feed: Stack }
  | { readonly cheer: Stack }
  | { readonly free: string };

/**
 * (c) Supply Actions move depots, increase supplies, or prepare a rally; depots may be distributed (10.1, 10.2, 10.4, 9.8).
 * Says what else is done meanwhile, as it may at any time (7.1).
 */
export function* aid(game: Game, power: Power): Rules<string | null> {
  const { improved = [] } = game.state.turn;
  while (isUseful(game, power, improved)) {
    const step = yield* plan(
      game.state.seats[power],
      asking('resupply', '10.0', { power, left: game.state.powers[power].supplyActions }),
      () => [
        ...aids(game, power, improved),
        ...atAnyTime(game, power).map((free): Option<Aid> => option(free, { free })),
      ],
      () => noResupply(game, power, improved),
    );
    if (step === null) break;
    if ('free' in step) return step.free;
    yield* give(game, power, step);
  }
  notePaths(game);
  return null;
}

function* give(game: Game, power: Power, step: Exclude<Aid, { readonly free: string }>): Rules {
  if ('give' in step) distributeOwn(game, step.give);
  else if ('depot' in step) yield* relocate(game, power, step.depot);
  else if ('port' in step) {
    pay(game, power, 'fleet');
    fleetDepot(game, step.navy, step.port);
  } else {
    pay(game, power, 'feed' in step ? 'supplies' : 'rally');
    if ('feed' in step) increaseSupplies(game, step.feed);
    else encourage(game, step.cheer);
  }
}

/**
 * Nobody is asked merely because he has a depot to distribute: somebody must want feeding or cheering, or a depot moving; or
 * a leader of better Initiative may still ride to those who are to rally (7.1, 16.4), or a fortress be stormed whose siege has
 * had its roll (17.6).
 */
const isUseful = (game: Game, power: Power, improved: readonly number[]): boolean =>
  (aids(game, power, improved).length > 0 &&
    (!poverty(game, power) || hungry(game, power, improved).length > 0 || needRally(game, power).length > 0)) ||
  (mayRide(game, power) && forcesOf(game, power).some(({ morale }) => morale === 'demoralized')) ||
  (game.state.turn.rolled.length > 0 && coups(game, power).length > 0);

/** One level in a Segment at most (9.6). */
const hungry = (game: Game, power: Power, improved: readonly number[]): Stack[] =>
  needSupplies(game, power).filter(({ id }) => !improved.includes(id));

function aids(game: Game, power: Power, improved: readonly number[]): Option<Aid>[] {
  const gifts = distributions(game, power).map(({ id, value }): Option<Aid> => option(id, { give: value }));
  if (poverty(game, power)) return gifts;
  return [
    ...hungry(game, power, improved).map((stack) => option(`supplies/${nameOfStack(game, stack)}`, { feed: stack })),
    ...needRally(game, power).map((stack) => option(`rally/${nameOfStack(game, stack)}`, { cheer: stack })),
    ...movableDepots(game, power)
      .filter((depot) => depotGoals(game, depot).length > 0)
      .map((depot) => option(`depot/${depotName(depot)}`, { depot })),
    ...fleetDepotGoals(game, power).map((aid) => option(`fleet/${aid.navy}/${aid.port}`, aid)),
    ...gifts,
  ].filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
}
