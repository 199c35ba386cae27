/** Withdrawal before an enemy (14). */
import { choose, type Option, option, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import type { Choice } from '../activation/compose.ts';
import { composePart } from '../activation/composing.ts';
import type { March } from '../agenda.ts';
import { join, nameOfStack, settle, split } from '../changes/stacks.ts';
import { copyTroops, takeTroops } from '../changes/troops.ts';
import { asking, refusing } from '../cite.ts';
import { nationOf, ratingOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import {
  forcesAt,
  fortressData,
  holdingSide,
  isOpen,
  isShut,
  lightAt,
  roadsOf,
  sideOfStack,
  spAt,
  stacksAt,
} from '../facts/spaces.ts';
import { isEmpty, lightOnly, lightUnits, lineInfantry, nationsOf, spOf, together } from '../facts/troops.ts';
import { afterEntry, entryRefusal } from '../hooks.ts';
import type { Stack } from '../state.ts';
import { opposing, type SeatId, type SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import type { Arrival } from './interception.ts';
import { relocate } from './relocate.ts';

/** Forces of a side outside in a space are one force (4.1). Leaders without troops go with them. */
export function massed(game: Game, at: SpaceId, side: 'ap' | 'coalition', around?: Stack): Stack | null {
  const before = (stack: Stack) => (stack === around ? 999 : spOf(stack));
  const [first, ...rest] = forcesAt(game, at, side).sort((a, b) => before(b) - before(a));
  if (!first) return null;
  for (const stack of rest) join(game.state, first, stack);
  for (const stack of stacksAt(game.state, at))
    if (isEmpty(stack) && !stack.inside && stack !== first && sideOfStack(game, stack) === side)
      join(game.state, first, stack);
  return first;
}

/** Where a force may Withdraw to: one space away, not where the enemy came from, not among enemies (14.2). */
export const withdrawalSpaces = (world: World, stack: Stack, notTo: SpaceId | null): SpaceId[] =>
  roadsOf(world, stack.at)
    .map(({ to }) => to)
    .filter((to) => noWithdrawal(world, stack, to, notTo) === null);

/** Why a force may not Withdraw to the next space. */
function noWithdrawal(world: World, stack: Stack, to: SpaceId, notTo: SpaceId | null): Refusal | null {
  const enemy = opposing(sideOfStack(world, stack));
  if (to === notTo) return refusing('enemy-came', '14.2', { at: to });
  if (spAt(world, to, enemy) > 0) return refusing('enemies-there', '14.2', { at: to });
  if (nationsOf(stack.troops).some((nation) => !isOpen(world, to, nation)))
    return refusing('square', '2.1.1', { at: to });
  return entryRefusal(world, stack, to, null);
}

const refusedWithdrawals = (world: World, stack: Stack, notTo: SpaceId | null): Refused[] =>
  roadsOf(world, stack.at).flatMap(({ to }) => {
    const refusal = noWithdrawal(world, stack, to, notTo);
    return refusal ? [{ id: `withdraw/${to}`, ...refusal }] : [];
  });

/** Room inside a friendly fortress of the space (17.1). */
export function roomInside(world: World, at: SpaceId, side: 'ap' | 'coalition'): number {
  if (holdingSide(world, at) !== side) return 0;
  const { inside } = fortressData(world, at);
  return Math.max(0, inside - spAt(world, at, side, true));
}

/** The roll to Withdraw: defensive DRM, +1 for a Lt unit; Lt units alone +2, or without a roll (14.2, 14.3). */
export function withdrawalDrm(world: World, stack: Stack, before: Stack): number | 'automatic' {
  if (lightOnly(stack)) {
    if (lightUnits(before) === 0) return 'automatic';
    return ratingOf(world, stack, 'defense').drm + 1 + 2;
  }
  const light = lightAt(world, stack.at, sideOfStack(world, stack)) > 0 ? 1 : 0;
  return ratingOf(world, stack, 'defense').drm + light;
}

/** What a force that is met does if nobody Intercepts (12.10): said together with the answer to the march. */
export type Fallback = { readonly do: 'stand' | 'inside' } | { readonly do: 'withdraw'; readonly to: SpaceId };

export const fallbackId = (way: Fallback): string => (way.do === 'withdraw' ? `withdraw/${way.to}` : way.do);

/** A force that is met, whose it is, and what it can do. */
export interface Retiring {
  readonly seat: SeatId;
  readonly ways: readonly Fallback[];
}

/** The enemies in a mover's space as one force, and what they may do before him (14.1.1, 14.2, 17.1). */
export function retiring(world: World, mover: Stack, came: SpaceId | null): Retiring | null {
  const met = forcesAt(world, mover.at, opposing(sideOfStack(world, mover))).sort((a, b) => spOf(b) - spOf(a));
  const [first] = met;
  if (!first || met.some(({ pinned }) => pinned)) return null;
  const force: Stack = { ...first, ...together(met) };
  const spaces = withdrawalSpaces(world, force, came);
  const open = roomInside(world, mover.at, sideOfStack(world, first)) >= spOf(force);
  const inside = open && !isShutBefore(world, mover, came === null);
  if (spaces.length === 0 && !inside) return null;
  const ways: Fallback[] = [
    { do: 'stand' },
    ...(inside ? [{ do: 'inside' } as const] : []),
    ...spaces.map((to) => ({ do: 'withdraw', to }) as const),
  ];
  return { seat: seatOf(world.state, nationOf(world, force)), ways };
}

/**
 * Inactive enemies in the space of an activated Command may go inside or away: before the first Command that enters or
 * activates there in a Turn, not before the next (14.1.1, 17.1). Whoever has said it already is not asked.
 */
export function* withdrawals(
  game: Game,
  march: March,
  mover: Stack,
  came: SpaceId | null,
  said: Fallback | null,
): Rules {
  const enemy = opposing(sideOfStack(game, mover));
  if (forcesAt(game, mover.at, enemy).length === 0) return;
  const stack = massed(game, mover.at, enemy);
  if (!stack || stack.pinned) return;
  if (said?.do === 'inside') {
    enterFortress(game, stack);
    settle(game, stack.at);
    return;
  }
  const left = said ? stack : yield* goInside(game, stack, mover, came === null);
  if (!left) return;
  left.pinned = true;
  const to = said ? (said.do === 'withdraw' ? said.to : null) : yield* whereTo(game, left, mover, came);
  if (to === null) return;
  if (yield* surprise(game, march, left, mover)) return;
  if (tryWithdrawal(game, left, mover, to)) {
    delete left.pinned;
    march.gaveWay = mover.at;
  } else march.failedWithdrawal = true;
}

/** Whether others than this enemy have shut the fortress already: who comes first does not bar the gates (17.1, 17.3). */
function isShutBefore(world: World, mover: Stack, stays: boolean): boolean {
  const { state } = world;
  if (stays || state.sieges[mover.at]) return isShut(world, mover.at);
  return isShut({ ...world, state: { ...state, stacks: state.stacks.filter((each) => each !== mover) } }, mover.at);
}

/** All or part of a force goes into its fortress without a roll; what remains outside is given back (14.2). */
function* goInside(game: Game, stack: Stack, mover: Stack, stays = false): Rules<Stack | null> {
  const { state } = game;
  const side = sideOfStack(game, stack);
  const room = roomInside(game, stack.at, side);
  if (room === 0 || isShutBefore(game, mover, stays)) return stack;
  const options = (): Option<number | 'part'>[] => {
    const all = spOf(stack) <= room ? [option('inside', spOf(stack))] : [];
    const parts = Math.min(room, spOf(stack) - 1, lineInfantry(stack));
    const mixed = stack.leaders.length > 0 || lineInfantry(stack) < spOf(stack);
    return [
      ...all,
      option('outside', 0),
      ...Array.from({ length: parts }, (_, i) => option(`garrison/${i + 1}`, i + 1)),
      ...(mixed ? [option('part', 'part' as const)] : []),
    ];
  };
  const seat = seatOf(state, nationOf(game, stack));
  const args = { force: nameOfStack(game, stack), at: stack.at, enemy: nameOfStack(game, mover), sp: spOf(mover) };
  const sp = yield* choose(seat, asking('inside', '17.1', args), options);
  if (sp === 0) return stack;
  const part = sp === 'part' ? yield* partInside(game, stack, room, seat) : inPart(game, stack, sp);
  if (part === null) return stack;
  enterFortress(game, part);
  settle(game, stack.at);
  return part === stack ? null : stack;
}

const inPart = (game: Game, stack: Stack, sp: number): Stack =>
  sp === spOf(stack) ? stack : split(game.state, stack, [], infantryOf(stack, sp));

/** Leaders and units go inside as their player says, as many as there is room for. */
function* partInside(game: Game, stack: Stack, room: number, seat: SeatId): Rules<Stack | null> {
  const power = patronOf(game.state, nationOf(game, stack));
  const offered = { at: stack.at, commander: null, leaders: [...stack.leaders], troops: copyTroops(stack.troops) };
  const unfit = (part: Choice): Refusal | null => {
    if (isEmpty(part)) return refusing('nobody', '14.2');
    return spOf(part) <= room ? null : refusing('no-room', '17.1', { at: stack.at, room });
  };
  const terms = { how: 'event', power, nations: nationsOf(stack.troops) } as const;
  const part = yield* composePart(game, terms, 'inside', offered, unfit, seat);
  if (part === null) return null;
  const rest = copyTroops(stack.troops);
  takeTroops(rest, part.troops);
  return nationsOf(rest).length === 0 ? stack : split(game.state, stack, part.leaders, part.troops);
}

/** A force goes inside; those who are there already take it in, and the depots go with it (14.1, 17.1). */
function enterFortress(game: Game, stack: Stack): void {
  const { state, tell } = game;
  const side = sideOfStack(game, stack);
  const garrison = forcesAt(game, stack.at, side, true)[0];
  tell({ type: 'went-inside', force: nameOfStack(game, stack), at: stack.at, sp: spOf(stack) });
  stack.inside = true;
  if (garrison) join(state, stack, garrison);
  for (const depot of state.depots)
    if (depot.at === stack.at && state.nations[depot.nation].side === side) depot.inside = true;
}

/** So many Line infantry SPs of a force, the largest contingents first. */
export function infantryOf(stack: Stack, sp: number): Stack['troops'] {
  const part: Stack['troops'] = {};
  let left = sp;
  const nations = nationsOf(stack.troops).sort((a, b) => (stack.troops[b]?.inf ?? 0) - (stack.troops[a]?.inf ?? 0));
  for (const nation of nations) {
    const inf = Math.min(left, stack.troops[nation]?.inf ?? 0);
    if (inf > 0) part[nation] = { inf, units: {} };
    left -= inf;
  }
  return copyTroops(part);
}

/** What the die must show to get away; 0 where none is rolled. */
const needed = (drm: number | 'automatic'): number => (drm === 'automatic' ? 0 : 6 - drm);

function* whereTo(game: Game, stack: Stack, mover: Stack, came: SpaceId | null): Rules<SpaceId | null> {
  const spaces = () => withdrawalSpaces(game, stack, came);
  if (spaces().length === 0) return null;
  const drm = withdrawalDrm(game, stack, mover);
  const args = {
    force: nameOfStack(game, stack),
    at: stack.at,
    enemy: nameOfStack(game, mover),
    need: needed(drm),
  };
  return yield* choose(
    seatOf(game.state, nationOf(game, stack)),
    asking('withdraw', '14.2', args),
    () => [option('stand', null), ...spaces().map((to) => option(`withdraw/${to}`, to))],
    () => refusedWithdrawals(game, stack, came),
  );
}

/** Austria may reveal Surprise Attack to cancel an Anglo-Prussian Withdrawal; it must then attack (14.1.1). */
function* surprise(game: Game, march: March, stack: Stack, mover: Stack): Rules<boolean> {
  const { state, tell } = game;
  if (sideOfStack(game, stack) !== 'ap' || nationOf(game, mover) !== 'AU' || mover.morale !== 'good') return false;
  const { tactics } = state.powers.AU;
  const question = asking('surprise', '14.1.1', { force: nameOfStack(game, stack), at: stack.at });
  const seat = state.seats.AU;
  const reveals = yield* choose(seat, question, () => [
    option('no', false),
    ...(tactics.held.includes('surprise_attack') ? [option('yes', true)] : []),
  ]);
  if (!reveals) return false;
  march.mustAttack = true;
  march.over = true;
  tell({ type: 'surprised', force: nameOfStack(game, stack), at: stack.at });
  return true;
}

/** 6 or more: the force moves one space. Says whether it did. */
export function tryWithdrawal(game: Game, stack: Stack, before: Stack, to: SpaceId): boolean {
  const drm = withdrawalDrm(game, stack, before);
  const roll = drm === 'automatic' ? 0 : rollDie(game);
  const total = drm === 'automatic' ? 6 : roll + drm;
  const force = nameOfStack(game, stack);
  if (total < 6) {
    game.tell({ type: 'pinned', force, at: stack.at, roll, total });
    return false;
  }
  const from = stack.at;
  game.tell({ type: 'withdrew', force, from, to, roll, total });
  relocate(game, stack, to);
  afterEntry(game, stack);
  return true;
}

/**
 * An Intercepted force may Withdraw itself, into a fortress of its own or away; that ends its activation (14.1.2, 14.2). Says
 * whether it got away.
 */
export function* withdrawIntercepted(game: Game, mover: Stack, { stack: interceptor, from }: Arrival): Rules<boolean> {
  if ((yield* goInside(game, mover, interceptor, from === mover.at)) === null) return true;
  const spaces = () => withdrawalSpaces(game, mover, from === mover.at ? null : from);
  if (spaces().length === 0) return false;
  const to = yield* choose(
    seatOf(game.state, nationOf(game, mover)),
    asking('withdraw', '14.1.2', {
      force: nameOfStack(game, mover),
      at: mover.at,
      enemy: nameOfStack(game, interceptor),
      need: needed(withdrawalDrm(game, mover, interceptor)),
    }),
    () => [option('stand', null), ...spaces().map((space) => option(`withdraw/${space}`, space))],
    () => refusedWithdrawals(game, mover, from === mover.at ? null : from),
  );
  return to !== null && tryWithdrawal(game, mover, interceptor, to);
}
