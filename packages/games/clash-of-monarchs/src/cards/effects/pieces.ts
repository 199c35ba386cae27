/** Pieces come, go and change places (8.6.3, 8.6.4). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { takeLosses } from '../../battle/losses.ts';
import { toPool } from '../../changes/losses.ts';
import { divide, type Lot, oneSpot, put } from '../../changes/placing.ts';
import { nameOfStack, settle } from '../../changes/stacks.ts';
import { loseStep, tidy } from '../../changes/troops.ts';
import { asking } from '../../cite.ts';
import { nationality } from '../../facts/forces.ts';
import { infantryRoom, inPool, inReserve } from '../../facts/pool.ts';
import { isBelligerent, seatOf } from '../../facts/sides.ts';
import { countOf, nationsOf } from '../../facts/troops.ts';
import { tidyBox, unitsInBox } from '../../raids/light.ts';
import type { Stack } from '../../state.ts';
import { LIGHT, type Nation, THEATERS, UNITS, type Unit } from '../../vocabulary.ts';
import type { Game } from '../../world.ts';
import type { Effects } from '../grammar.ts';
import { numberOf } from '../numbers.ts';
import { spotsFor } from '../places.ts';
import type { Spot } from '../sight.ts';
import { cavalrySteps } from './cavalry.ts';
import { type Doing, oneTarget, type Play, seatOfPlayer, settleNumber } from './context.ts';
import { transfer } from './transfers.ts';

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

/** A Lt step of the force, of the kind its owner likes; an infantry SP if it has none (readings, 55). */
function* loseLight(game: Game, stack: Stack): Rules {
  const light = () =>
    nationsOf(stack.troops).flatMap((nation) =>
      LIGHT.filter((unit) => countOf(stack.troops[nation]?.units ?? {}, unit) > 0).map((unit) =>
        option(`${nation}/${unit}`, { nation, unit }),
      ),
    );
  const [only, another] = light();
  if (!only) {
    yield* takeLosses(game, stack, 1, { cite: '8.6', infantryOnly: true });
    return;
  }
  const { nation, unit } = another
    ? yield* choose(
        seatOf(game.state, nationality(game, stack)),
        asking('loss', '8.6', { force: nameOfStack(game, stack), left: 1 }),
        light,
      )
    : only.value;
  const own = stack.troops[nation];
  if (!own) return;
  if (loseStep(own.units, unit) === 'eliminated') toPool(game.state, nation, unit);
  tidy(stack.troops);
  game.tell({ type: 'losses', force: nameOfStack(game, stack), at: stack.at, nation, sp: 1, what: `${unit} 1` });
}

export const PIECES = { add, rebuild, convert, remove, transfer };
