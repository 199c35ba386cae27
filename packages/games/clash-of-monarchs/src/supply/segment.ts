/** The Supply Segment of a Turn (5.1.2b(1)). */
import { choose, type Option, option, plan, type Rules } from '@quadrille/kernel';
import { nameCommander } from '../activation/commander.ts';
import type { PhaseId } from '../agenda.ts';
import { cardOf, discard, handOf, mayUse } from '../cards/hands.ts';
import { changeSupply, changeSupplyActions } from '../changes/markers.ts';
import { nameOfStack, settle } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { forcesOf, initiativeWith } from '../facts/forces.ts';
import { findStack } from '../facts/spaces.ts';
import { atSource, hasPath } from '../facts/supply.ts';
import { isMajor } from '../facts/troops.ts';
import { actFreely, atAnyTime } from '../sequence/anytime.ts';
import type { Depot, Stack } from '../state.ts';
import type { CardId, Power, SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import {
  BUILD_DEPOT,
  buildDepot,
  buildGoals,
  depotGoals,
  depotName,
  distribute,
  distributions,
  fleetDepot,
  fleetDepotGoals,
  movableDepots,
  pay,
  poverty,
  type Sharer,
  share,
  shareGoals,
  sharersOf,
} from './actions.ts';
import { relocate } from './convoy.ts';
import { notePaths } from './cut.ts';
import { noProvisions, noWayBack } from './refused.ts';
import { mayRetrograde, retrograde, retrogradeGoals } from './retrograde.ts';

/** Steps (a) to (c), in strict order. */
export function* supplySegment(game: Game): Rules<PhaseId> {
  const power = activePower(game);
  notePaths(game);
  beginSegment(game);
  const { turn } = game.state;
  const moved = [...(turn.movedBack ?? [])];
  const ride = yield* voluntary(game, power, moved);
  if (ride !== null) {
    turn.movedBack = moved;
    return yield* actFreely(game, power, ride, 'supply');
  }
  delete turn.movedBack;
  for (const id of yield* supplyChecks(game, power, moved)) moved.push(id);
  improve(game, power, moved);
  for (const id of moved) halt(game, id);
  return 'provisions';
}

export function activePower({ state: { active } }: World): Power {
  if (active === null) throw new Error('Nobody has the Turn');
  return active;
}

/** Supply Actions profit a force, a depot or a Fleet once in a Segment (10.0). */
export function beginSegment({ state }: World): void {
  state.turn.served = [];
  for (const each of [...state.depots, ...Object.values(state.fleets)]) delete each.served;
}

const inTrouble = (stack: Stack): boolean => (stack.supply !== 'full' && isMajor(stack)) || stack.morale !== 'good';

/**
 * (a) Forces in Short or Critical Supply, Demoralized or Routed may move back (12.12); says what else is done meanwhile, as it
 * may at any time (7.1).
 */
function* voluntary(game: Game, power: Power, moved: number[]): Rules<string | null> {
  const may = () =>
    forcesOf(game, power).filter(
      (stack) =>
        inTrouble(stack) &&
        !moved.includes(stack.id) &&
        mayRetrograde(game, stack) &&
        retrogradeGoals(game, stack).length > 0,
    );
  while (may().length > 0) {
    const step = yield* plan(
      seat(game, power),
      asking('go-back', '12.12', { power }),
      (): Option<number | string>[] => [
        ...may().map((each) => option(`retrograde/${nameOfStack(game, each)}`, each.id)),
        ...atAnyTime(game, power).map((id) => option(id, id)),
      ],
      () => noWayBack(game, power),
    );
    if (step === null) break;
    if (typeof step === 'string') return step;
    moved.push(step);
    yield* backwards(game, step);
  }
  return null;
}

/** Where they have come to, troops without a leader are one force again (readings, 25). */
function halt(game: Game, id: number): void {
  const stack = findStack(game.state, id);
  if (stack) settle(game, stack.at);
}

function* backwards(game: Game, id: number): Rules {
  const stack = findStack(game.state, id);
  if (stack) yield* retrograde(game, stack);
}

/** (b) Every other force in Short or Critical Supply: more than the Commander's Initiative, or back it goes (9.5). */
function* supplyChecks(game: Game, power: Power, moved: readonly number[]): Rules<number[]> {
  const failed: number[] = [];
  const short = forcesOf(game, power).filter(
    (stack) => stack.supply !== 'full' && isMajor(stack) && !moved.includes(stack.id),
  );
  for (const { id } of short) {
    const stack = findStack(game.state, id);
    if (!stack) continue;
    yield* nameCommander(game, stack);
    const roll = rollDie(game);
    const stays = roll > initiativeWith(game, stack);
    game.tell({ type: 'supply-check', force: nameOfStack(game, stack), at: stack.at, roll, stays: stays ? 1 : 0 });
    if (stays || !mayRetrograde(game, stack) || retrogradeGoals(game, stack).length === 0) continue;
    failed.push(id);
    yield* backwards(game, id);
  }
  return failed;
}

/** (c) One level better in a Supply Source, or after a Retrograde Movement with a valid path (9.6). */
function improve(game: Game, power: Power, moved: readonly number[]): void {
  for (const stack of forcesOf(game, power)) {
    if (stack.supply === 'full') continue;
    if (atSource(game, stack, false) || (moved.includes(stack.id) && hasPath(game, stack)))
      changeSupply(game, stack, 1, 'segment');
  }
}

const seat = ({ state }: World, power: Power) => state.seats[power];

export type Spending =
  | { readonly do: 'buy'; readonly card: CardId }
  | { readonly do: 'depot'; readonly depot: Depot }
  | { readonly do: 'share'; readonly sharer: Sharer; readonly stack: Stack }
  | { readonly do: 'build' }
  | { readonly do: 'fleet'; readonly navy: 'BR' | 'RU'; readonly port: SpaceId }
  | { readonly do: 'distribute'; readonly depot: Depot; readonly gain: 'thl' | 'sa' };

/** (d) One card may buy Supply Actions; (e) they move and build depots, or share supply (8.5, 10). */
export function* provisions(game: Game): Rules<PhaseId> {
  const power = activePower(game);
  for (;;) {
    const own = () => [...purchases(game, power), ...spendings(game, power)];
    const step = yield* plan(
      seat(game, power),
      asking('supply-actions', '10.0', { power, left: game.state.powers[power].supplyActions }),
      (): Option<Spending | string>[] => {
        const spending = own();
        const free = spending.length > 0 ? atAnyTime(game, power) : [];
        return [...spending, ...free.map((id) => option(id, id))];
      },
      () => {
        const poor = poverty(game, power);
        return [...(poor ? [{ id: 'depot', ...poor }] : []), ...noProvisions(game, power)];
      },
    );
    if (step === null) return 'strategy';
    if (typeof step === 'string') return yield* actFreely(game, power, step, 'provisions');
    yield* carryOut(game, power, step);
  }
}

/** One card in the Supply Segment (8.5; readings, 15). */
function purchases(game: Game, power: Power): Option<Spending>[] {
  if (game.state.turn.supplyCard) return [];
  return handOf(game, power)
    .filter((card) => mayUse(game, power, card))
    .map((card) => option(`buy/${card}`, { do: 'buy', card }));
}

export function spendings(game: Game, power: Power): Option<Spending>[] {
  const options: Option<Spending>[] = [];
  if (!poverty(game, power)) {
    for (const depot of movableDepots(game, power))
      if (depotGoals(game, depot).length > 0) options.push(option(`depot/${depotName(depot)}`, { do: 'depot', depot }));
    for (const { navy, port } of fleetDepotGoals(game, power))
      options.push(option(`fleet/${navy}/${port}`, { do: 'fleet', navy, port }));
    for (const sharer of sharersOf(game, power))
      for (const stack of shareGoals(game, sharer))
        options.push(option(`share/${sharer}/${nameOfStack(game, stack)}`, { do: 'share', sharer, stack }));
  }
  if (!poverty(game, power, BUILD_DEPOT) && game.state.nations[power].depots > 0 && buildGoals(game, power).length > 0)
    options.push(option('build', { do: 'build' }));
  for (const { id, value } of distributions(game, power)) options.push(option(id, { do: 'distribute', ...value }));
  return dedupe(options);
}

/** Two depots of a nation in one space are as good as each other. */
const dedupe = <V>(options: readonly Option<V>[]): Option<V>[] =>
  options.filter(({ id }, index) => options.findIndex((other) => other.id === id) === index);

export function* carryOut(game: Game, power: Power, step: Spending): Rules {
  const { state, tell } = game;
  if (step.do === 'buy') {
    state.turn.supplyCard = true;
    discard(game, power, step.card);
    tell({ type: 'played', power, card: step.card, use: 'supply' });
    changeSupplyActions(game, power, cardOf(game, step.card).ops, 'card');
  } else if (step.do === 'depot') yield* relocate(game, power, step.depot);
  else if (step.do === 'share') {
    pay(game, power, 'share');
    share(game, step.sharer, step.stack);
  } else if (step.do === 'fleet') {
    pay(game, power, 'fleet');
    fleetDepot(game, step.navy, step.port);
  } else if (step.do === 'build') {
    const where = yield* choose(seat(game, power), asking('build-depot', '10.6', { power }), () =>
      buildGoals(game, power).map((at) => option(`at/${at}`, at)),
    );
    pay(game, power, 'build', BUILD_DEPOT);
    buildDepot(game, power, where);
  } else distribute(game, step.depot, step.depot.nation, step.gain);
}
