/** Retreats (15.9, 15.10). */
import { choose, type Option, option, type Refused, type Rules } from '@quadrille/kernel';
import { type Battle, battleOf, done, type Garrison, type PhaseId } from '../agenda.ts';
import { nameOfStack, settle, split } from '../changes/stacks.ts';
import { asking, refusing } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import {
  findStack,
  forcesAt,
  fortressData,
  isFriendly,
  isOpen,
  isShut,
  roadsOf,
  sideOfStack,
  spAt,
  spaceOf,
} from '../facts/spaces.ts';
import { countOf, isEmpty, lineInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { entryRefusal, isUnfriendlyNeutral, watchSupply } from '../hooks.ts';
import { leastSp } from '../intelligence/odds.ts';
import { isVeiled } from '../intelligence/veil.ts';
import { enterFortress, infantryOf, partInside, roomInside } from '../interception/inside.ts';
import { relocate } from '../interception/relocate.ts';
import { raze } from '../movement/entrench.ts';
import { distancesFrom } from '../movement/steps.ts';
import { enoughLeaders } from '../sequence/leaders.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Contingents, Stack, Units } from '../state.ts';
import { ALLIANCES, type Alliance, opposing, type SpaceId, UNITS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { captureForce, displaceLeaders, overrunDepots } from './capture.ts';
import { takeLosses } from './losses.ts';

/** One retreat after the other; when all are made the battle is over. */
export function* retreat(game: Game): Rules<PhaseId> {
  const { state } = game;
  const task = battleOf(state);
  const next = task.retreats.shift();
  if (next) {
    const stack = findStack(state, task[next.side].stack);
    if (stack && !isEmpty(stack)) yield* goBack(game, task, stack, next);
    return 'retreat';
  }
  settle(game, task.at);
  raiseSieges(game);
  yield* holdTheField(game, task.at);
  watchSupply(game);
  for (const { power, bereaved } of [task.attacker, task.defender]) if (bereaved) yield* enoughLeaders(game, power);
  return done(state);
}

/** Whoever is alone on the field has the depots there; leaders without troops flee (9.7.2, 12.9.1; readings, 48). */
function* holdTheField(game: Game, at: SpaceId): Rules {
  for (const side of ALLIANCES) {
    const [force] = forcesAt(game, at, side).sort((a, b) => spOf(b) - spOf(a));
    if (!force || forcesAt(game, at, opposing(side)).length > 0) continue;
    yield* displaceLeaders(game, at, opposing(side));
    yield* overrunDepots(game, force);
  }
}

interface Route {
  readonly to: SpaceId;
  readonly path: readonly SpaceId[];
  readonly enemies: number;
}

function* goBack(
  game: Game,
  task: Battle,
  stack: Stack,
  { spaces, voluntary, side }: Battle['retreats'][number],
  parts = true,
): Rules {
  const { state, tell } = game;
  const shut = !voluntary || isStillShut(game, task, task[side].alliance);
  if (shut && garrisonReturns(game, task[side].garrison, stack)) return;
  const seat = seatOf(state, nationOf(game, stack));
  const routes = () => routesFrom(game, stack, spaces);
  const room = () => (voluntary ? 0 : roomFor(game, task, stack, side));
  const inside = () => room() >= spOf(stack);
  if (routes().length === 0 && !inside()) {
    if (voluntary) return;
    tell({ type: 'eliminated', force: nameOfStack(game, stack), at: stack.at });
    captureForce(game, stack, opposing(sideOfStack(game, stack)));
    return;
  }
  const mayLeave = () => !inside() && room() > 0;
  const options = (): Option<Route | 'stay' | 'inside' | 'garrison' | 'part'>[] => [
    ...(voluntary ? [option('stay', 'stay' as const)] : []),
    ...(inside() ? [option('inside', 'inside' as const)] : []),
    ...(mayLeave() && lineInfantry(stack) > 0 ? [option('leave-garrison', 'garrison' as const)] : []),
    ...(mayLeave() && parts ? [option(`leave-part/${stack.at}`, 'part' as const)] : []),
    ...routes().map((route) => option(`retreat/${route.to}`, route)),
  ];
  const args = { force: nameOfStack(game, stack), at: stack.at, spaces };
  const chosen = yield* choose(seat, asking('retreat', voluntary ? '15.10' : '15.9', args), options, () =>
    refusedRetreats(game, stack, spaces),
  );
  if (chosen === 'stay') return;
  if (chosen === 'inside') {
    enterFortress(game, stack);
    return;
  }
  if (chosen === 'garrison' || chosen === 'part') {
    if (chosen === 'garrison') leaveGarrison(game, stack, room());
    const stayed = chosen === 'garrison' || (yield* leavePart(game, stack, room()));
    const rest = { ...task, [side]: { ...task[side], garrison: null } };
    yield* goBack(game, rest, stack, { spaces, voluntary, side }, stayed);
    return;
  }
  yield* along(game, stack, chosen);
}

/** After a Draw a garrison is stuck again, unless the enemy has become too few to shut it in (17.5.1). */
const isStillShut = (world: World, { at }: Battle, side: Alliance): boolean =>
  spAt(world, at, opposing(side)) >= fortressData(world, at).besiege;

/** Room in the fortress of the space; none in one that is besieged, nor in a masked one for those who came to relieve it (15.9, 17.5.1). */
function roomFor(world: World, task: Battle, stack: Stack, role: 'attacker' | 'defender'): number {
  const closed = world.state.sieges[task.at] !== undefined || (role === 'attacker' && isShut(world, task.at));
  return closed ? 0 : roomInside(world, stack.at, sideOfStack(world, stack));
}

/** A force too large for the fortress leaves as much infantry there as fits (15.9). */
function leaveGarrison(game: Game, stack: Stack, room: number): void {
  const sp = Math.min(room, lineInfantry(stack), spOf(stack) - 1);
  const part = split(game.state, stack, [], infantryOf(stack, sp));
  part.inside = true;
  game.tell({ type: 'went-inside', force: nameOfStack(game, part), at: part.at, sp });
  settle(game, stack.at);
}

/** Or whoever its player likes, leaders and units too. Says whether anybody stays: who thinks better of it is not asked again. */
function* leavePart(game: Game, stack: Stack, room: number): Rules<boolean> {
  const part = yield* partInside(game, stack, room, seatOf(game.state, nationOf(game, stack)));
  if (part === null) return false;
  part.inside = true;
  game.tell({ type: 'went-inside', force: nameOfStack(game, part), at: part.at, sp: spOf(part) });
  settle(game, stack.at);
  return true;
}

/** A garrison that came out and was beaten goes back into its fortress (15.9, 17.5.1). Says whether that was everybody. */
function garrisonReturns(game: Game, garrison: Garrison | null, stack: Stack): boolean {
  if (!garrison) return false;
  const leaders = stack.leaders.filter((id) => garrison.leaders.includes(id));
  const troops = survivors(stack, garrison.troops);
  if (nationsOf(troops).length === 0) return false;
  const part = split(game.state, stack, leaders, troops);
  if (isEmpty(stack) && stack.leaders.length > 0) part.leaders.push(...stack.leaders.splice(0));
  enterFortress(game, part);
  settle(game, part.at);
  return isEmpty(stack);
}

/** As many of the garrison as the force still has: the relieving troops have borne the losses first. */
function survivors(stack: Stack, garrison: Contingents): Contingents {
  const left: Contingents = {};
  for (const nation of nationsOf(garrison)) {
    const [own, out] = [stack.troops[nation], garrison[nation]];
    if (!own || !out) continue;
    const inf = Math.min(own.inf, out.inf);
    const units: Units = {};
    for (const unit of UNITS) {
      const [full, reduced] = own.units[unit] ?? [0, 0];
      const num = Math.min(full + reduced, countOf(out.units, unit));
      if (num > 0) units[unit] = [Math.min(full, num), num - Math.min(full, num)];
    }
    if (inf > 0 || Object.keys(units).length > 0) left[nation] = { inf, units };
  }
  return left;
}

/** Step by step; among enemies 1 SP is lost for every 5 of theirs (15.9). */
function* along(game: Game, stack: Stack, { path }: Route): Rules {
  const from = stack.at;
  const side = sideOfStack(game, stack);
  for (const to of path) {
    const toll = Math.floor(spAt(game, to, opposing(side)) / 5);
    if (toll > 0) yield* takeLosses(game, stack, toll, { cite: '15.9' });
    if (isEmpty(stack)) break;
    stack.at = to;
  }
  const to = stack.at;
  if (isUnfriendlyNeutral(game, to, side))
    stack.asylum = patronOf(game.state, nationOf(game, stack)) === game.state.active ? 'this-turn' : 'next-turn';
  game.tell({ type: 'retreated', force: nameOfStack(game, stack), from, to });
  stack.at = from;
  raze(game, from, side);
  relocate(game, stack, to);
}

/** Friendly fortresses that nobody besieges, and friendly depots: retreats lead toward one of them (15.9). */
export function havens(world: World, side: Alliance): SpaceId[] {
  const { state, data } = world;
  const depots = state.depots
    .filter(({ nation, inside }) => state.nations[nation].side === side && !inside)
    .map(({ at }) => at);
  const places = [...data.board.spaces.values()]
    .filter(({ fortress, depot }) => fortress > 0 || depot)
    .map(({ id }) => id)
    .filter((at) => isFriendly(world, at, side) && !isShut(world, at));
  return [...new Set([...places, ...depots])];
}

/**
 * Where a force may retreat to: one space, or three (or into a friendly fortress within three) if Routed; toward a haven,
 * around enemies and unfriendly Neutrals if that can be (15.9, 22.1.2). Where nothing of the kind is open, any way counts.
 */
export function routesFrom(world: World, stack: Stack, spaces: 1 | 3): Route[] {
  const side = sideOfStack(world, stack);
  const goals = havens(world, side).filter((at) => at !== stack.at);
  const walked = walks(world, stack, spaces);
  const allowed = walked.filter(({ path }) => !path.some((at) => isUnfriendlyNeutral(world, at, side)));
  const all = allowed.length > 0 ? allowed : walked;
  const here = distancesFrom(world, stack.at);
  const ends = new Map(all.map(({ to }) => [to, distancesFrom(world, to)] as const));
  const far = (from: SpaceId, goal: SpaceId) => ends.get(from)?.get(goal) ?? Number.POSITIVE_INFINITY;
  const nearest = (from: SpaceId) => Math.min(...goals.map((goal) => far(from, goal)));
  const closer = all.filter(({ to }) => goals.some((goal) => far(to, goal) < (here.get(goal) ?? 0)));
  const toward = closer.length > 0 ? closer : all;
  const least = Math.min(...toward.map(({ enemies }) => enemies));
  const best = new Map<SpaceId, Route>();
  for (const route of toward) if (route.enemies === least && !best.has(route.to)) best.set(route.to, route);
  return [...best.values()].sort((a, b) => nearest(a.to) - nearest(b.to));
}

/** Neighbouring spaces a force would like to retreat to and may not. A Routed one goes farther than that. */
function refusedRetreats(world: World, stack: Stack, spaces: 1 | 3): Refused[] {
  if (spaces === 3) return [];
  const open = routesFrom(world, stack, spaces).map(({ to }) => to);
  const side = sideOfStack(world, stack);
  return roadsOf(world, stack.at)
    .filter(({ to }) => !open.includes(to))
    .map(({ to }) => {
      const enemies = spAt(world, to, opposing(side)) > 0;
      const neutral = isUnfriendlyNeutral(world, to, side);
      const code = enemies ? 'enemies-there' : neutral ? 'neutral-ground' : 'no-haven';
      const refusal = entryRefusal(world, stack, to, null);
      return { id: `retreat/${to}`, ...(refusal ?? refusing(code, neutral ? '22.1.2' : '15.9', { at: to })) };
    });
}

/** How many enemies stand in the way; under the veil as many as their look says at least (24.5). */
const weightOf = (world: World, at: SpaceId, enemy: Alliance): number =>
  isVeiled(world.state) ? leastSp(forcesAt(world, at, enemy)) : spAt(world, at, enemy);

function walks(world: World, stack: Stack, spaces: 1 | 3): Route[] {
  const side = sideOfStack(world, stack);
  const enemy = opposing(side);
  const routes: Route[] = [];
  const go = (at: SpaceId, path: readonly SpaceId[], enemies: number): void => {
    const stops =
      path.length === spaces || (path.length > 0 && spaceOf(world, at).fortress > 0 && isFriendly(world, at, side));
    if (stops) routes.push({ to: at, path, enemies });
    if (path.length >= spaces) return;
    for (const { to } of roadsOf(world, at)) {
      if (to === stack.at || path.includes(to)) continue;
      if (nationsOf(stack.troops).some((nation) => !isOpen(world, to, nation))) continue;
      if (entryRefusal(world, stack, to, null) !== null) continue;
      go(to, [...path, to], enemies + weightOf(world, to, enemy));
    }
  };
  go(stack.at, [], 0);
  return routes.sort((a, b) => a.enemies - b.enemies || a.path.length - b.path.length);
}
