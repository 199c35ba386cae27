/** A force on the march: where it goes, and what it does on the way (11.2, 12). */
import { copy, type Option, option, Question, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { nearer } from '../activation/operation.ts';
import { anyOperation, done, type March, marchOf, type PhaseId } from '../agenda.ts';
import { discardTactic } from '../cards/tactics.ts';
import { nameOfStack, rejoin, tire } from '../changes/stacks.ts';
import { askingNow, refusing } from '../cite.ts';
import { leadingNation } from '../facts/forces.ts';
import { commanderOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, isEnemyFortress, isOpen, roadsOf, sideOfStack, spaceOf } from '../facts/spaces.ts';
import { isEmpty, spOf } from '../facts/troops.ts';
import { watchSupply } from '../hooks.ts';
import { react } from '../interception/reactions.ts';
import { retiring, withdrawals } from '../interception/withdrawal.ts';
import { notePressure, wantedOf } from '../options/pressure.ts';
import { isForestalled, laySiege, siegeRefusal } from '../siege/siege.ts';
import type { Stack } from '../state.ts';
import { opposing, type SeatId, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { mpLeft } from './allowance.ts';
import { dropOff, hasBaggage, idlePickUps, pickUp, pickUps } from './baggage.ts';
import { entrench, entrenchRefusal } from './entrench.ts';
import { forcedMarchRefusal, forceMarch } from './forced.ts';
import { distancesFrom, stepCost, stepRefusal, waysFrom } from './steps.ts';

type Step =
  | { readonly do: 'done' | 'siege' | 'drop' | 'force' }
  | { readonly do: 'go'; readonly path: readonly SpaceId[] }
  | { readonly do: 'pick-up'; readonly id: string; readonly from: number }
  | { readonly do: 'entrench'; readonly mp: number };

/** The seat that moves a force: its Commander's player (readings, 35). */
const moverOf = (world: World, stack: Stack): SeatId => seatOf(world.state, leadingNation(world, stack));

/** Announces the activation, then asks for one thing after the other until the player is done. */
export function* march(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = marchOf(state);
  const stack = findStack(state, task.stack);
  if (!stack) return 'marchEnd';
  if (!task.begun) return yield* begin(game, task, stack);
  if (task.ended || task.over) return 'combat';
  const canStop = steps(game, task, stack).some(({ id }) => id === 'done');
  const question = new Question(
    moverOf(game, stack),
    canStop ? 'plan' : 'choose',
    askingNow(game, 'march', '12.0', () => ({
      force: nameOfStack(game, stack),
      at: stack.at,
      left: mpLeft(game, task, stack),
    })),
    () => steps(game, task, stack),
    () => refused(game, task, stack),
  );
  yield [question];
  return yield* take(game, task, stack, question.value);
}

/** The force is designated; Interrupts and Withdrawals answer before it starts its movement (8.6.5, 14.1.1). */
function* begin(game: Game, task: March, stack: Stack): Rules<PhaseId> {
  const { state, tell } = game;
  const { terms } = task;
  task.begun = true;
  const wanted = wantedOf(game, stack);
  if (wanted.length > 0) task.wanted = wanted;
  if (!state.turn.activated.includes(stack.id)) state.turn.activated.push(stack.id);
  const { how } = terms;
  const free = how === 'admin' || how === 'minor' || how === 'leader';
  if (terms.noInterception) state.turn.unhindered = [...(state.turn.unhindered ?? []), stack.id];
  if (free) state.turn.withoutCard = [...(state.turn.withoutCard ?? []), stack.id];
  tell({
    type: 'activated',
    power: terms.power,
    force: nameOfStack(game, stack),
    at: stack.at,
    sp: spOf(stack),
    how: terms.how,
  });
  if (how === 'leader') return 'march';
  if (free) {
    // A Minor Force without a leader is no Command: nobody gives way to it (14.1.1).
    if (commanderOf(game, stack) !== null) yield* withdrawals(game, task, stack, null, null);
    return 'march';
  }
  const moment = { at: 'activation', stack: stack.id, space: stack.at } as const;
  const { fallback } = yield* react(game, stack, {
    moment,
    intercept: false,
    interrupt: true,
    waived: task.waived,
    meets: () => retiring(game, stack, null),
  });
  if (!task.ended) yield* withdrawals(game, task, stack, null, fallback);
  return 'march';
}

function steps(world: World, task: March, stack: Stack): Option<Step>[] {
  const left = mpLeft(world, task, stack);
  const ways = waysFrom(world, task, stack)
    .filter(({ to, cost }) => stillEnds(world, task, stack, to, left - cost))
    .filter(({ to, cost }) => mayRideThrough(world, stack, to, left - cost));
  const near = roadsOf(world, stack.at)
    .map(({ to }) => to)
    .filter((to) => !stepRefusal(world, task, stack, to) && stepCost(world, stack, stack.at, to) <= left)
    .filter((to) => stillEnds(world, task, stack, to, left - stepCost(world, stack, stack.at, to)))
    .filter((to) => mayRideThrough(world, stack, to, left - stepCost(world, stack, stack.at, to)));
  const canStop = mayStop(world, task, stack, ways.length === 0 && near.length === 0);
  const troops = task.terms.how !== 'leader';
  return [
    ...(canStop ? [option('done', { do: 'done' } as const)] : []),
    ...ways.map(({ to, path }) => option(`march/${to}`, { do: 'go', path } as const)),
    ...near.map((to) => option(`step/${to}`, { do: 'go', path: [to] } as const)),
    ...(troops && layable(world, task, stack) ? [option('siege', { do: 'siege' } as const)] : []),
    ...(troops ? pickUps(world, stack) : [])
      .filter(({ id }) => !task.declined.includes(id))
      .map(({ id, from }) => option(id, { do: 'pick-up', id, from } as const)),
    ...(troops && hasBaggage(stack) && !task.declined.includes('drop')
      ? [option('drop', { do: 'drop' } as const)]
      : []),
    ...(troops && !entrenchRefusal(world, task, stack)
      ? range(1, Math.min(5, left)).map((mp) => option(`entrench/${mp}`, { do: 'entrench', mp } as const))
      : []),
    ...(troops && !forcedMarchRefusal(world, task, stack) ? [option('force', { do: 'force' } as const)] : []),
  ];
}

const range = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

/** Step (i): a Command that meets the criteria when first activated may place Siege 0 (5.1.2b(2)). */
const layable = (world: World, task: March, stack: Stack): boolean =>
  task.spent === 0 &&
  !task.declined.includes('siege') &&
  task.came === null &&
  (task.terms.how === 'ops' || task.terms.how === 'event' || task.terms.how === 'winter') &&
  siegeRefusal(world, stack, 'lay') === null;

/** Where a card says how the move must end, steps lead there as long as they can. */
function stillEnds(world: World, { terms, from }: March, stack: Stack, to: SpaceId, left: number): boolean {
  const { mustEnd, toward } = terms;
  if (mustEnd !== undefined) {
    const reach = distancesFrom(world, to, 'mps', left);
    return [...reach.keys()].some((at) => spaceOf(world, at).area === mustEnd);
  }
  if (toward === undefined) return true;
  const far = distancesFrom(world, toward);
  return (far.get(to) ?? 99) - left < (far.get(from) ?? 0) || stack.at === to;
}

/** A lone leader does not stop beside enemies (readings, 48); cards say where a move must end, if it still can. */
function mayStop(world: World, task: March, stack: Stack, stuck: boolean): boolean {
  const { mustEnd } = task.terms;
  if (stuck) return true;
  if (mustEnd !== undefined && spaceOf(world, stack.at).area !== mustEnd) return false;
  if (task.terms.toward !== undefined && !nearer(world, task, stack.at)) return false;
  return !(isEmpty(stack) && enemyHere(world, stack));
}

const enemyHere = (world: World, stack: Stack, at = stack.at): boolean =>
  forcesAt(world, at, opposing(sideOfStack(world, stack))).length > 0;

/** A leader alone rides among enemies only if his MPs take him out again (11.2; readings, 48). */
function mayRideThrough(world: World, stack: Stack, to: SpaceId, left: number): boolean {
  if (!isEmpty(stack) || !enemyHere(world, stack, to)) return true;
  const reach = distancesFrom(world, to, 'mps', left);
  return [...reach.keys()].some((at) => !enemyHere(world, stack, at) && isOpen(world, at, leadingNation(world, stack)));
}

/** What one would naturally try and may not. */
function refused(world: World, task: March, stack: Stack): Refused[] {
  const left = mpLeft(world, task, stack);
  const lines = roadsOf(world, stack.at).flatMap(({ to }): Refused[] => {
    const refusal = stepRefusal(world, task, stack, to);
    const cost = stepCost(world, stack, stack.at, to);
    if (refusal) return [{ id: `step/${to}`, ...refusal }];
    if (cost <= left && !mayRideThrough(world, stack, to, left - cost))
      return [{ id: `step/${to}`, ...refusing('leader-stops', '11.2', { at: to }) }];
    return cost > left ? [{ id: `step/${to}`, ...refusing('too-far', '12.0', { to, cost, left }) }] : [];
  });
  const dig = entrenchRefusal(world, task, stack);
  const force = forcedMarchRefusal(world, task, stack);
  const siege = layRefusal(world, task, stack);
  return [
    ...lines,
    ...(dig ? [{ id: 'entrench/1', ...dig }] : []),
    ...(force ? [{ id: 'force', ...force }] : []),
    ...(siege ? [{ id: 'siege', ...siege }] : []),
    ...(isEmpty(stack) ? [] : idlePickUps(world, stack)),
    ...(task.past === stack.at ? [{ id: 'attack', ...refusing('battle-past', '12.10', { at: stack.at }) }] : []),
  ];
}

/** Before an enemy fortress: why no siege is laid here and now (5.1.2b(2), 17.4). */
function layRefusal(world: World, task: March, stack: Stack): Refusal | null {
  if (!isEnemyFortress(world, stack.at, sideOfStack(world, stack)) || layable(world, task, stack)) return null;
  return siegeRefusal(world, stack, 'lay') ?? refusing('siege-first', '5.1.2', { at: stack.at });
}

function* take(game: Game, task: March, stack: Stack, step: Step): Rules<PhaseId> {
  switch (step.do) {
    case 'done':
      task.over = true;
      return 'combat';
    case 'go':
      task.path = [...step.path];
      return 'entered';
    case 'siege':
      if (isForestalled(game, stack)) task.declined.push('siege');
      else laySiege(game, stack);
      return 'march';
    case 'pick-up':
      task.declined.push(step.id);
      if (yield* pickUp(game, task, stack, step.from)) passBattle(game, task, stack);
      watchSupply(game);
      return 'march';
    case 'drop':
      task.declined.push('drop');
      if (yield* dropOff(game, task, stack)) passBattle(game, task, stack);
      return 'march';
    case 'entrench':
      entrench(game, task, stack, step.mp);
      return 'march';
    case 'force':
      yield* forceMarch(game, task, stack);
      return 'march';
  }
}

/** Who enters a space fights first, then drops off and picks up: afterwards the battle there is past for him (12.10). */
function passBattle(world: World, task: March, stack: Stack): void {
  if (task.came !== null && enemyHere(world, stack)) task.past = stack.at;
}

/** The activation is over: a forced march takes its toll, and the force is not moved again this Round (11.2, 12.3). */
export function* marchEnd(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  const task = marchOf(state);
  const stack = findStack(state, task.stack);
  if (stack) {
    tire(stack);
    tell({ type: 'activation-over', force: nameOfStack(game, stack), at: stack.at });
    rejoin(game, stack);
  }
  if (task.surprise) discardTactic(game, 'AU', 'surprise_attack');
  notePressure(game, task);
  const operation = anyOperation(state);
  if (operation) {
    operation.marches = [...(operation.marches ?? []).filter((each) => each.stack !== task.stack), copy(task)];
    if (task.fought && !operation.fought.includes(task.stack)) operation.fought.push(task.stack);
    if (task.failedWithdrawal) operation.withdrawalFailed = true;
  }
  yield* [];
  return done(state);
}
