/** Withdrawal before an enemy (14). */
import { choose, option, type Refusal, type Refused, type Rules } from '@quadrille/kernel';
import { nameCommander } from '../activation/commander.ts';
import type { March } from '../agenda.ts';
import { takeGround } from '../battle/capture.ts';
import { join, nameOfStack, settle } from '../changes/stacks.ts';
import { asking, refusing } from '../cite.ts';
import { nationOf, ratingOf } from '../facts/leaders.ts';
import { seatOf } from '../facts/sides.ts';
import { findStack, forcesAt, isOpen, lightAt, roadsOf, sideOfStack, spAt, stacksAt } from '../facts/spaces.ts';
import { isEmpty, lightOnly, lightUnits, nationsOf, spOf, together } from '../facts/troops.ts';
import { afterEntry, attackRefusal, entryRefusal } from '../hooks.ts';
import type { Stack } from '../state.ts';
import { opposing, type SeatId, type SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';
import { enterFortress, goInside, isShutBefore, roomInside } from './inside.ts';
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
export type Fallback =
  | { readonly do: 'stand' | 'inside' | 'inside-part' }
  | { readonly do: 'withdraw'; readonly to: SpaceId };

export const fallbackId = (way: Fallback): string => (way.do === 'withdraw' ? `withdraw/${way.to}` : way.do);

/** A force that is met, whose it is, and what it can do. */
export interface Retiring {
  readonly seat: SeatId;
  readonly ways: readonly Fallback[];
  /** Where it may not Withdraw to, and why. */
  readonly refused: () => Refused[];
}

/** Under an Armistice nobody is attacked, and nobody has to give way (22.5.2). */
const isTruce = (world: World, mover: Stack): boolean => attackRefusal(world, mover, mover.at)?.code === 'armistice';

/** The enemies in a mover's space as one force, and what they may do before him (14.1.1, 14.2, 17.1). */
export function retiring(world: World, mover: Stack, came: SpaceId | null): Retiring | null {
  const met = forcesAt(world, mover.at, opposing(sideOfStack(world, mover))).sort((a, b) => spOf(b) - spOf(a));
  const [first] = met;
  if (!first || met.some(({ pinned }) => pinned) || isTruce(world, mover)) return null;
  const force: Stack = { ...first, ...together(met) };
  const spaces = withdrawalSpaces(world, force, came);
  const room = isShutBefore(world, mover, came === null) ? 0 : roomInside(world, mover.at, sideOfStack(world, first));
  if (spaces.length === 0 && room === 0) return null;
  const ways: Fallback[] = [
    { do: 'stand' },
    ...(room >= spOf(force) ? [{ do: 'inside' } as const] : []),
    ...(room > 0 && spOf(force) > 1 ? [{ do: 'inside-part' } as const] : []),
    ...spaces.map((to) => ({ do: 'withdraw', to }) as const),
  ];
  return {
    seat: seatOf(world.state, nationOf(world, force)),
    ways,
    refused: () => refusedWithdrawals(world, force, came),
  };
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
  if (forcesAt(game, mover.at, enemy).length === 0 || isTruce(game, mover)) return;
  const stack = massed(game, mover.at, enemy);
  if (!stack || stack.pinned) return;
  yield* nameCommander(game, stack);
  if (said?.do === 'inside') {
    enterFortress(game, stack);
    settle(game, stack.at);
    return;
  }
  const asks = said === null || said.do === 'inside-part';
  const left = asks ? yield* goInside(game, stack, mover, came === null) : stack;
  if (!left) return;
  left.pinned = true;
  const to = asks ? yield* whereTo(game, left, mover, came) : said.do === 'withdraw' ? said.to : null;
  if (to === null) return;
  if (yield* surprise(game, march, left, mover)) return;
  if (yield* tryWithdrawal(game, left, mover, to)) {
    delete left.pinned;
    march.gaveWay = mover.at;
  } else march.failedWithdrawal = true;
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
  // An Admin March may not attack (12.8).
  if (march.terms.how === 'admin' || march.terms.how === 'minor') return false;
  const { tactics } = state.powers.AU;
  const question = asking('surprise', '14.1.1', { force: nameOfStack(game, stack), at: stack.at });
  const seat = state.seats.AU;
  const reveals = yield* choose(seat, question, () => [
    option('no', false),
    ...(tactics.held.includes('surprise_attack') ? [option('yes', true)] : []),
  ]);
  if (!reveals) return false;
  march.mustAttack = true;
  march.surprise = true;
  march.over = true;
  tell({ type: 'surprised', force: nameOfStack(game, stack), at: stack.at });
  return true;
}

/** 6 or more: the force moves one space. Says whether it did. */
export function* tryWithdrawal(game: Game, stack: Stack, before: Stack, to: SpaceId): Rules<boolean> {
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
  yield* takeGround(game, stack);
  return true;
}

/**
 * An Intercepted force may Withdraw itself, into a fortress of its own or away; that ends its activation (14.1.2, 14.2). Says
 * whether it got away.
 */
export function* withdrawIntercepted(game: Game, mover: Stack, { stack: interceptor, from }: Arrival): Rules<boolean> {
  const gone = yield* leavesTo(game, mover, interceptor, from);
  // The depots of who is gone are the Interceptor's (9.7.2).
  if (gone && findStack(game.state, interceptor.id)) yield* takeGround(game, interceptor);
  return gone;
}

function* leavesTo(game: Game, mover: Stack, interceptor: Stack, from: SpaceId): Rules<boolean> {
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
  return to !== null && (yield* tryWithdrawal(game, mover, interceptor, to));
}
