/** Pieces come, go and change places (8.6.3, 8.6.4). */
import { choose, type Option, option, type Rules } from '@quadrille/kernel';
import { takeLosses } from '../../battle/losses.ts';
import { seatLeader, seatLeaderAt } from '../../changes/leaders.ts';
import { toPool } from '../../changes/losses.ts';
import { divide, type Lot, oneSpot, put } from '../../changes/placing.ts';
import { nameOfStack, restAt, settle } from '../../changes/stacks.ts';
import { contingent, loseStep, takeUnits, tidy } from '../../changes/troops.ts';
import { asking } from '../../cite.ts';
import { leadersOnMap, stackOfLeader } from '../../facts/leaders.ts';
import { infantryRoom, inPool, inReserve } from '../../facts/pool.ts';
import { isBelligerent, sideOf } from '../../facts/sides.ts';
import { isShut } from '../../facts/spaces.ts';
import { countOf, UNIT_SP, unitSp } from '../../facts/troops.ts';
import { abandonTrenches } from '../../movement/entrench.ts';
import { tidyBox, unitsInBox } from '../../raids/light.ts';
import type { Count, Stack, Units } from '../../state.ts';
import {
  CAVALRY,
  type LeaderId,
  LIGHT,
  type Nation,
  type SpaceId,
  THEATERS,
  UNITS,
  type Unit,
} from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import type { Effects } from '../grammar.ts';
import { isChosen, numberOf } from '../numbers.ts';
import { spotsFor } from '../places.ts';
import type { Spot } from '../sight.ts';
import { type Doing, oneTarget, type Play, seatOfPlayer, settleNumber } from './context.ts';

/** What an `add` can really bring: infantry within the army limit, units set aside for events, depots of the pool. */
export function lotsOf({ game, sight }: Play, { nation, pieces }: Effects['add']): Lot[] {
  const lots: Lot[] = [];
  const want = (kind: Lot['kind'], most: number) => {
    const num = Math.min(numberOf(sight, pieces[kind] ?? 0), most);
    if (num > 0) lots.push({ kind, num });
  };
  want('inf', infantryRoom(game, nation));
  for (const unit of UNITS) want(unit, inStock(game, nation, unit));
  want('fd', game.state.nations[nation].depots);
  return lots;
}

/** Units set aside for events; a nation that a card brings into the war takes them from its pool as well (8.6.4; F8). */
const inStock = (game: Game, nation: Nation, unit: Unit): number =>
  inReserve(game, nation, unit) + (isInTheField(game, nation) ? 0 : inPool(game, nation, unit));

const isInTheField = ({ state }: Game, nation: Nation): boolean =>
  state.stacks.some(({ troops }) => troops[nation] !== undefined);

/** New pieces (8.6.4; readings, 36). */
export const add: Doing<'add'> = function* (play, given) {
  const { game, task } = play;
  const { nation, at, pieces } = given;
  const spots = () => spotsFor(play.sight, at, nation);
  const lots = lotsOf(play, given);
  const steps = numberOf(play.sight, pieces.cav_steps ?? 0);
  if (!isBelligerent(game.state, nation)) return undefined;
  if (spots().length === 0 || (lots.length === 0 && steps === 0)) return undefined;
  const what = asking('card-place', '8.6.4', { card: task.card, nation });
  if (at.word === 'among') {
    yield* divide(game, seatOfPlayer(play), what, nation, lots, spots, (lot) => takeFromStock(game, nation, [lot]));
    yield* cavalrySteps(play, nation, steps, spots);
    return undefined;
  }
  const spot = yield* oneSpot(game, seatOfPlayer(play), what, spots);
  if (!spot) return undefined;
  takeFromStock(game, nation, lots);
  for (const lot of lots) put(game, nation, lot, spot);
  yield* cavalrySteps(play, nation, steps, () => [spot]);
  remember(play, spot, nation);
  return undefined;
};

function takeFromStock({ state }: Game, nation: Nation, lots: readonly Lot[]): void {
  const { reserved, pool } = state.nations[nation];
  for (const { kind, num } of lots) {
    if (kind === 'fd') state.nations[nation].depots -= num;
    else if (kind !== 'inf') {
      const aside = Math.min(num, reserved[kind] ?? 0);
      reserved[kind] = (reserved[kind] ?? 0) - aside;
      if (num > aside) pool[kind] = (pool[kind] ?? 0) - (num - aside);
    }
  }
}

/** The place and the force that later effects mean by `same`. */
export function remember({ game, task }: Play, spot: Spot, nation: Nation): void {
  const { notes } = task;
  delete notes.box;
  delete notes.stack;
  if ('box' in spot) {
    notes.box = spot.box;
    return;
  }
  notes.at = spot.at;
  const stack =
    spot.stack ?? game.state.stacks.find((each) => each.at === spot.at && !each.inside && each.troops[nation]);
  if (stack) notes.stack = stack.id;
}

type Mount = { readonly flip: Count } | { readonly fresh: Unit; readonly spot: Spot };

/**
 * Cavalry steps: a reduced unit there becomes full, or a new one comes from the Force Pool on its reduced side, as the player
 * likes; what finds no use is lost (20.4.6; readings, 60).
 */
function* cavalrySteps(play: Play, nation: Nation, steps: number, spots: () => readonly Spot[]): Rules {
  let asProposed = false;
  for (let left = steps; left > 0; left--) {
    const [first, another] = mounts(play.game, nation, spots());
    if (!first) return;
    const question = asking('place-cavalry', '20.4.6', { nation, left });
    const chosen: Mount | null =
      asProposed || !another
        ? first.value
        : yield* choose(seatOfPlayer(play), question, () => [
            option('proposal', null),
            ...mounts(play.game, nation, spots()),
          ]);
    if (chosen === null) asProposed = true;
    mount(play.game, nation, chosen ?? first.value);
  }
}

function mounts(game: Game, nation: Nation, spots: readonly Spot[]): Option<Mount>[] {
  const flips = spots.flatMap((spot) =>
    unitsThere(game, nation, spot).flatMap((units) =>
      CAVALRY.flatMap((unit): Option<Mount>[] => {
        const count = units[unit];
        return count && count[1] > 0 ? [option(`flip/${unit}/${nameOfSpot(spot)}`, { flip: count })] : [];
      }),
    ),
  );
  const fresh = CAVALRY.filter((unit) => inPool(game, nation, unit) > 0).flatMap((unit) =>
    spots.map((spot): Option<Mount> => option(`new/${unit}/${nameOfSpot(spot)}`, { fresh: unit, spot })),
  );
  const all = [...flips, ...fresh];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

const nameOfSpot = (spot: Spot): string => ('box' in spot ? `box-${spot.box}` : spot.at);

const unitsThere = (game: Game, nation: Nation, spot: Spot): Units[] => {
  if ('box' in spot) return [unitsInBox(game, spot.box, nation)];
  const there = spot.stack ? [spot.stack] : game.state.stacks.filter(({ at }) => at === spot.at);
  return there.flatMap(({ troops }) => troops[nation]?.units ?? []);
};

function mount(game: Game, nation: Nation, step: Mount): void {
  if ('flip' in step) {
    step.flip[0]++;
    step.flip[1]--;
    return;
  }
  game.state.nations[nation].pool[step.fresh] = inPool(game, nation, step.fresh) - 1;
  put(game, nation, { kind: step.fresh, num: 1, reduced: true }, step.spot);
}

/** The unit becomes full: where it is, or from the Force Pool (20.4.3). */
export const rebuild: Doing<'rebuild'> = function* (play, { nation, unit, at }) {
  const { game } = play;
  const { state } = game;
  const inBoxes = THEATERS.map((theater) => state.boxes[theater][nation]);
  for (const units of [...state.stacks.map(({ troops }) => troops[nation]?.units), ...inBoxes]) {
    const own = units?.[unit];
    if (!own || own[1] === 0) continue;
    own[0]++;
    own[1]--;
    return undefined;
  }
  if (inPool(game, nation, unit) === 0) return undefined;
  const what = asking('card-place', '8.6.4', { card: play.task.card, nation });
  const spot = yield* oneSpot(game, seatOfPlayer(play), what, () => spotsFor(play.sight, at, nation));
  if (!spot) return undefined;
  state.nations[nation].pool[unit] = inPool(game, nation, unit) - 1;
  put(game, nation, { kind: unit, num: 1 }, spot);
  return undefined;
};

/** Prisoner infantry changes its coat (P3; 20.1). */
export const convert: Doing<'convert'> = function* (play, { prisoners, into, num, at }) {
  const { game, task } = play;
  const { troops } = game.state.prisoners[game.state.nations[into].side];
  const held = troops[prisoners];
  const spots = () => spotsFor(play.sight, at, into);
  const most = Math.min(held?.inf ?? 0, infantryRoom(game, into));
  if (!held || most === 0 || spots().length === 0) return undefined;
  const number = yield* settleNumber(play, num, most, 'inf');
  const what = asking('card-place', '8.6.4', { card: task.card, nation: into });
  const spot = yield* oneSpot(game, seatOfPlayer(play), what, spots);
  if (!spot) return undefined;
  held.inf -= number;
  tidy(troops);
  put(game, into, { kind: 'inf', num: number }, spot);
  return undefined;
};

/** The owner takes losses: SPs of any kind, or Lt steps, failing these infantry SPs (readings, 55). */
export const remove: Doing<'remove'> = function* (play, { who, sp, lt_steps }) {
  const { game } = play;
  const target = yield* oneTarget(play, who);
  if (!target || target.kind === 'depot') return undefined;
  const steps = numberOf(play.sight, lt_steps);
  for (let i = 0; i < steps; i++) {
    if (target.kind === 'light' && target.box !== null) {
      if (loseStep(unitsInBox(game, target.box, target.nation), target.unit) === 'eliminated')
        toPool(game.state, target.nation, target.unit);
      tidyBox(game, target.box, target.nation);
      game.tell({ type: 'light-lost', theater: target.box, nation: target.nation, what: target.unit });
    } else if (target.stack) yield* loseLight(game, target.stack);
  }
  const number = numberOf(play.sight, sp);
  if (number > 0 && target.stack) yield* takeLosses(game, target.stack, number, { cite: '8.6' });
  if (target.stack) settle(game, target.stack.at);
  return undefined;
};

function* loseLight(game: Game, stack: Stack): Rules {
  for (const nation of Object.keys(stack.troops) as Nation[]) {
    const own = stack.troops[nation];
    const unit = own && LIGHT.find((each) => countOf(own.units, each) > 0);
    if (!own || !unit) continue;
    if (loseStep(own.units, unit) === 'eliminated') toPool(game.state, nation, unit);
    tidy(stack.troops);
    game.tell({ type: 'losses', force: nameOfStack(game, stack), at: stack.at, nation, sp: 1, what: `${unit} 1` });
    return;
  }
  yield* takeLosses(game, stack, 1, { cite: '8.6', infantryOnly: true });
}

/** Forces that can give infantry of the nation, or SPs of any kind: not from the goal, nor out of a shut fortress (17.5.2). */
export const donors = (game: Game, nation: Nation, goal: SpaceId | null, any: boolean): Stack[] =>
  game.state.stacks.filter((stack) => {
    const own = stack.troops[nation];
    const gives = own !== undefined && (own.inf > 0 || (any && unitSp(own.units) > 0));
    return gives && stack.at !== goal && !(stack.inside && isShut(game, stack.at));
  });

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
  const gifts = () => donations(game, donors(game, nation, goal.at, any), nation, left, any);
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
  const stack = goal.stack ?? restAt(game, goal.at, sideOf(game.state, nation));
  stack.frozen = (stack.frozen ?? 0) + num;
}

function* transferLeader(play: Play, nation: Nation, goal: Exclude<Spot, { readonly box: string }>): Rules {
  const { game, task } = play;
  const able = () => leadersOnMap(game, nation).filter((id) => stackOfLeader(game.state, id)?.at !== goal.at);
  if (able().length === 0) return;
  const leader = yield* choose(seatOfPlayer(play), asking('card-leader', '8.6.3', { card: task.card }), () => [
    ...able().map((id): Option<LeaderId | null> => option(id, id)),
    option('none', null),
  ]);
  if (leader === null) return;
  if (goal.stack) seatLeader(game, leader, goal.stack);
  else seatLeaderAt(game, leader, goal.at);
}

export const PIECES = { add, rebuild, convert, remove, transfer };
