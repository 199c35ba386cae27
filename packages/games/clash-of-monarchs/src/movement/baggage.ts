/** Picking up and dropping off forces on the way (12.5). */
import type { Refusal, Refused, Rules } from '@quadrille/kernel';
import { type Choice, cicRefusal, hasBeenActivated } from '../activation/compose.ts';
import { composePart, unwillingAlly } from '../activation/composing.ts';
import { share } from '../activation/forming.ts';
import { anyOperation, type March } from '../agenda.ts';
import { join, nameOfStack, refresh, settle, split, tire } from '../changes/stacks.ts';
import { addTroops, copyTroops } from '../changes/troops.ts';
import { refusing } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { capacityOf, commanderOf } from '../facts/leaders.ts';
import { findStack, isShut, sideOfStack, stacksAt } from '../facts/spaces.ts';
import { artillery, freshGuns, isEmpty, spOf } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import type { Game, World } from '../world.ts';
import { noteSize } from './allowance.ts';

/**
 * Friendly stacks in the space that the force could take along: rested, and not shut up in a fortress. A force without a leader
 * takes troops along, on an Admin March as on any other (12.8, 12.10).
 */
export function pickUps(world: World, stack: Stack): { id: string; from: number }[] {
  const { state } = world;
  const designated = anyOperation(state)?.chosen ?? [];
  return stacksAt(state, stack.at)
    .filter((other) => other !== stack && !designated.includes(other.id) && !hasBeenActivated(world, other))
    .filter((other) => fights(world, other) && sideOfStack(world, other) === sideOfStack(world, stack))
    .filter((other) => (!other.inside || !isShut(world, other.at)) && other.morale !== 'routed')
    .filter((other) => canGive(world, stack, other))
    .map((other) => ({ id: `pick-up/${nameOfStack(world, other)}`, from: other.id }));
}

/** Friendly forces here that do not come along, and why (8.6.2, 11.2, 12.0, 16.2, 17.5.1). */
export function idlePickUps(world: World, stack: Stack): Refused[] {
  const able = pickUps(world, stack).map(({ from }) => from);
  return stacksAt(world.state, stack.at)
    .filter(
      (other) => other !== stack && fights(world, other) && sideOfStack(world, other) === sideOfStack(world, stack),
    )
    .filter(({ id }) => !able.includes(id))
    .map((other) => ({ id: `pick-up/${nameOfStack(world, other)}`, ...whyLeft(world, stack, other) }));
}

function whyLeft(world: World, stack: Stack, other: Stack): Refusal {
  const { state } = world;
  const force = nameOfStack(world, other);
  if (anyOperation(state)?.chosen.includes(other.id)) return refusing('activated', '8.6.2', { force });
  if (hasBeenActivated(world, other)) return refusing('activated', '11.2', { force });
  if (other.inside && isShut(world, other.at)) return refusing('shut-in', '17.5.1', { at: other.at });
  if (other.morale === 'routed') return refusing('routed', '16.2', { force });
  if (rested(other) <= 0) return refusing('tired', '12.0', { sp: spOf(other) });
  const capacity = capacityOf(world, [...stack.leaders, ...other.leaders]);
  return refusing('capacity', '4.3.5', { sp: spOf(stack) + 1, capacity });
}

/** SPs that no leader has moved this Round and no card holds (12.0). */
const rested = (stack: Stack): number => spOf(stack) - stack.tired - (stack.frozen ?? 0);

/** SPs that have rested, if there is room for them; guns, which need none (2.2.2); leaders, if there is one to join. */
function canGive(world: World, stack: Stack, other: Stack): boolean {
  const led = commanderOf(world, stack) !== null;
  const room = !led || spOf(stack) < capacityOf(world, [...stack.leaders, ...other.leaders]);
  return (
    (rested(other) > 0 && room) || freshGuns(other) > 0 || (led && room && isEmpty(other) && other.leaders.length > 0)
  );
}

/** The player says how much comes along, within capacity and the CIC's due (4.4); whether anything did. */
export function* pickUp(game: Game, march: March, stack: Stack, from: number): Rules<boolean> {
  const { state, tell } = game;
  const other = findStack(state, from);
  if (!other) return false;
  const unfit = (part: Choice): Refusal | null =>
    isEmpty(part) && part.leaders.length === 0
      ? refusing('nobody', '12.5')
      : grownRefusal(game, march, stack, part, other);
  const offered = (): Choice => ({
    at: stack.at,
    commander: null,
    leaders: juniors(game, stack, other),
    troops: copyTroops(other.troops),
  });
  const part = yield* composePart(game, march.terms, 'pick-up', offered, unfit);
  if (
    part === null ||
    (yield* unwillingAlly(game, state.seats[march.terms.power], part, commanderOf(game, stack))) !== null
  )
    return false;
  const leaders = part.leaders.filter((id) => other.leaders.includes(id));
  const taken = split(state, other, leaders, share(other, copyTroops(part.troops)));
  refresh(taken);
  tell({
    type: 'picked-up',
    force: nameOfStack(game, stack),
    at: stack.at,
    sp: spOf(taken),
    leaders: leaders.join(', '),
  });
  join(state, stack, taken);
  settle(game, stack.at);
  noteSize(game, march, stack);
  return true;
}

const juniors = (world: World, stack: Stack, other: Stack): string[] =>
  other.leaders.filter(
    (id) => commanderOf(world, { leaders: [...stack.leaders, id], troops: stack.troops }) === commanderOf(world, stack),
  );

/** Why the force may not grow by so much. */
function grownRefusal(world: World, march: March, stack: Stack, part: Choice, from: Stack): Refusal | null {
  const more = spOf(part);
  const sp = spOf(stack) + more;
  const { how, maxSp } = march.terms;
  if (more > rested(from)) return refusing('tired', '12.0', { sp: more });
  if (artillery(part) > freshGuns(from)) return refusing('tired-guns', '12.0', { guns: artillery(part) });
  const leaders = [...stack.leaders, ...part.leaders];
  const commander = commanderOf(world, stack);
  const capacity = capacityOf(world, leaders);
  if (commander !== null && sp > capacity) return refusing('capacity', '4.3.5', { sp, capacity });
  if (how === 'minor' && sp > 5) return refusing('not-minor', '12.8', { sp });
  if (maxSp !== undefined && sp > maxSp) return refusing('card-limit', '8.6.2', { sp, most: maxSp });
  if (commander === null) return null;
  const grown = copyTroops(stack.troops);
  addTroops(grown, part.troops);
  return cicRefusal(world, { at: stack.at, commander, leaders, troops: grown }, { from, troops: part.troops });
}

/** Leaves leaders and troops behind, at no cost; they share the force's Supply State and march no further (12.5). Says whether any were. */
export function* dropOff(game: Game, march: March, stack: Stack): Rules<boolean> {
  const { state, tell } = game;
  const commander = commanderOf(game, stack);
  const offered = (): Choice => ({
    at: stack.at,
    commander: null,
    leaders: stack.leaders.filter((id) => id !== commander),
    troops: copyTroops(stack.troops),
  });
  const unfit = (part: Choice): Refusal | null => {
    if (isEmpty(part) && part.leaders.length === 0) return refusing('nobody', '12.5');
    if (takesAll(stack, part)) return refusing('all-dropped', '12.5');
    return unledRefusal(game, stack, part);
  };
  const part = yield* composePart(game, march.terms, 'drop', offered, unfit);
  if (part === null) return false;
  const left = split(state, stack, part.leaders, part.troops);
  tire(left);
  // Whoever stays with it is not activated again, and sets no siege this Segment (11.2, 12.5).
  state.turn.activated.push(left.id);
  state.turn.withoutCard = [...(state.turn.withoutCard ?? []), left.id];
  tell({
    type: 'dropped',
    force: nameOfStack(game, stack),
    at: stack.at,
    sp: spOf(left),
    leaders: part.leaders.join(', '),
  });
  settle(game, stack.at);
  return true;
}

/** Somebody must march on: SPs if there are any, else guns. */
const takesAll = (stack: Stack, part: Choice): boolean =>
  spOf(stack) > 0 ? spOf(part) >= spOf(stack) : artillery(part) >= artillery(stack);

/** There is something that can stay behind while the rest marches on. */
export const hasBaggage = (stack: Stack): boolean =>
  spOf(stack) + artillery(stack) > 1 || (stack.leaders.length > 1 && !isEmpty(stack));

/** What remains must still be under its Commander and within his capacity. */
function unledRefusal(world: World, stack: Stack, part: Choice): Refusal | null {
  const leaders = stack.leaders.filter((id) => !part.leaders.includes(id));
  const [sp, capacity] = [spOf(stack) - spOf(part), capacityOf(world, leaders)];
  return leaders.length === 0 || sp <= capacity ? null : refusing('capacity', '4.3.5', { sp, capacity });
}
