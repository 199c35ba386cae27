/** Pieces are picked up and placed elsewhere (8.6.3). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { seatLeader, seatLeaderAt } from '../../changes/leaders.ts';
import { oneSpot, put } from '../../changes/placing.ts';
import { nameOfStack, restAt, settle } from '../../changes/stacks.ts';
import { contingent, takeUnits, tidy } from '../../changes/troops.ts';
import { asking } from '../../cite.ts';
import { leadersOnMap, stackOfLeader } from '../../facts/leaders.ts';
import { isShut } from '../../facts/spaces.ts';
import { countOf, UNIT_SP, unitSp } from '../../facts/troops.ts';
import { abandonTrenches } from '../../movement/entrench.ts';
import type { Stack } from '../../state.ts';
import { type LeaderId, type Nation, UNITS, type Unit } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import { isChosen, numberOf } from '../numbers.ts';
import { spotsFor } from '../places.ts';
import type { Spot } from '../sight.ts';
import { type Doing, type Play, seatOfPlayer } from './context.ts';

/**
 * Forces that can give infantry of the nation, or SPs of any kind: not those that are there already, in the space or, where
 * the goal is a force, in that force; nor out of a shut fortress (17.5.2).
 */
export const donors = (game: Game, nation: Nation, goal: Spot, any: boolean): Stack[] =>
  game.state.stacks.filter((stack) => {
    const own = stack.troops[nation];
    const gives = own !== undefined && (own.inf > 0 || (any && unitSp(own.units) > 0));
    return gives && !isThere(stack, goal) && !(stack.inside && isShut(game, stack.at));
  });

const isThere = (stack: Stack, goal: Spot): boolean =>
  'at' in goal && (goal.stack ? stack.id === goal.stack.id : stack.at === goal.at);

/** Pieces are picked up and placed: no movement, no Interception (8.6.3). */
export const transfer: Doing<'transfer'> = function* (play, { nation, to, by, inf, sp, leaders, frozen }) {
  const { game, task } = play;
  const { state } = game;
  const seat = state.seats[by ?? task.power];
  const what = asking('card-place', '8.6.3', { card: task.card, nation });
  const goal = yield* oneSpot(game, seat, what, () => spotsFor(play.sight, to, nation));
  if (!goal || 'box' in goal) return undefined;
  const any = numberOf(play.sight, sp) > 0;
  let left = numberOf(play.sight, inf) + numberOf(play.sight, sp);
  const open = isChosen(sp) || isChosen(inf);
  const gifts = () => donations(game, donors(game, nation, goal, any), nation, left, any);
  while (left > 0 && gifts().length > 0) {
    const from = yield* choose(seat, asking('card-transfer', '8.6.3', { card: task.card, nation, left }), () => [
      ...gifts(),
      ...(open ? [option('done', null)] : []),
    ]);
    if (from === null) break;
    left -= give(game, nation, from, goal);
    if (frozen) freeze(game, goal, nation, from.num);
    settle(game, from.stack.at);
    abandonTrenches(game, from.stack.at);
  }
  for (let i = 0; i < leaders; i++) yield* transferLeader(play, nation, goal);
  return undefined;
};

/** So much infantry, or one unit. */
interface Gift {
  readonly stack: Stack;
  readonly num: number;
  readonly unit?: { readonly kind: Unit; readonly reduced: boolean };
}

/** Infantry, all of a force or one by one; where the card says SPs of any kind, units too (readings, 59). */
function donations(
  game: Game,
  from: readonly Stack[],
  nation: Nation,
  left: number,
  any: boolean,
): Option<Gift | null>[] {
  return from.flatMap((stack) => {
    const own = stack.troops[nation];
    const most = Math.min(left, own?.inf ?? 0);
    const name = nameOfStack(game, stack);
    const units = any ? UNITS.filter((unit) => countOf(own?.units ?? {}, unit) > 0) : [];
    return [
      ...(most > 0 ? [option(`${name}/${most}`, { stack, num: most })] : []),
      ...(most > 1 ? [option(`${name}/1`, { stack, num: 1 })] : []),
      ...units.flatMap((kind) =>
        ([0, 1] as const)
          .filter(
            (side) => (own?.units[kind]?.[side] ?? 0) > 0 && UNIT_SP[kind][side] > 0 && UNIT_SP[kind][side] <= left,
          )
          .map((side) =>
            option(`${name}/${kind}${side === 1 ? '-reduced' : ''}`, {
              stack,
              num: UNIT_SP[kind][side],
              unit: { kind, reduced: side === 1 },
            }),
          ),
      ),
    ];
  });
}

function give(game: Game, nation: Nation, { stack, num, unit }: Gift, goal: Spot): number {
  const own = contingent(stack.troops, nation);
  if (unit) takeUnits(own.units, unit.kind, unit.reduced ? 0 : 1, unit.reduced ? 1 : 0);
  else own.inf -= num;
  tidy(stack.troops);
  put(game, nation, unit ? { kind: unit.kind, num: 1, reduced: unit.reduced } : { kind: 'inf', num }, goal);
  return num;
}

/** They stay where they are until the New Year Phase. */
function freeze(game: Game, goal: Exclude<Spot, { readonly box: string }>, nation: Nation, num: number): void {
  const stack = goal.stack ?? restAt(game, goal.at, nation);
  stack.frozen = (stack.frozen ?? 0) + num;
}

function* transferLeader(play: Play, nation: Nation, goal: Exclude<Spot, { readonly box: string }>): Rules {
  const { game, task } = play;
  const able = () =>
    leadersOnMap(game, nation).filter((id) => {
      const stack = stackOfLeader(game.state, id);
      return stack !== undefined && !isThere(stack, goal) && !(stack.inside && isShut(game, stack.at));
    });
  if (able().length === 0) return;
  const leader = yield* choose(seatOfPlayer(play), asking('card-leader', '8.6.3', { card: task.card }), () => [
    ...able().map((id): Option<LeaderId | null> => option(id, id)),
    option('none', null),
  ]);
  if (leader === null) return;
  if (goal.stack) seatLeader(game, leader, goal.stack);
  else seatLeaderAt(game, leader, goal.at);
}
