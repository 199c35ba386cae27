/** Retreats: who goes, who stays in a fortress, what it costs (15.9, 15.10). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { type Battle, battleOf, done, type Garrison, type PhaseId } from '../agenda.ts';
import { nameOfStack, settle, split } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { nationOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, fortressData, isShut, sideOfStack, spAt } from '../facts/spaces.ts';
import { countOf, isEmpty, lineInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { isUnfriendlyNeutral, watchSupply } from '../hooks.ts';
import { enterFortress, infantryOf, partInside, roomInside } from '../interception/inside.ts';
import { relocate } from '../interception/relocate.ts';
import { raze } from '../movement/entrench.ts';
import { enoughLeaders } from '../sequence/leaders.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Contingents, Stack, Units } from '../state.ts';
import { ALLIANCES, type Alliance, opposing, type SpaceId, UNITS } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { captureForce, displaceLeaders, overrunDepots, takeGround } from './capture.ts';
import { takeLosses } from './losses.ts';
import { type Route, refusedRetreats, routesFrom } from './routes.ts';

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

/** Step by step; among enemies 1 SP is lost for every 5 of theirs (15.9). A depot that nobody guards is taken at the end (9.7.2). */
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
  const arrived = findStack(game.state, stack.id);
  if (arrived && !isEmpty(arrived)) yield* takeGround(game, arrived);
}
