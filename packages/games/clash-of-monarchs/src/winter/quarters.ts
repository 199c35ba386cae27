/** Winter Quarters (19.1). */
import { choose, type Option, option, parallel, type Rules } from '@quadrille/kernel';
import type { PhaseId } from '../agenda.ts';
import { takeLosses, wasteAway } from '../battle/losses.ts';
import { nameOfStack, refresh, rejoin, settle, split } from '../changes/stacks.ts';
import { copyTroops } from '../changes/troops.ts';
import { asking } from '../cite.ts';
import { nationality } from '../facts/forces.ts';
import { serviceOf } from '../facts/leaders.ts';
import { hasTurns, seatOf } from '../facts/sides.ts';
import { findStack, isOpen } from '../facts/spaces.ts';
import { isEmpty, isMajor, lineInfantry, nationsOf, spOf } from '../facts/troops.ts';
import { tenth } from '../fortunes/attrition.ts';
import { fortunesOfWar } from '../fortunes/fortunes.ts';
import { abandonAllTrenches, abandonTrenches } from '../movement/entrench.ts';
import { distance, distancesFrom } from '../movement/steps.ts';
import { checkWill } from '../politics/exit.ts';
import { claimGround } from '../politics/ground.ts';
import { sendIn } from '../raids/transfers.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Contingents, Stack } from '../state.ts';
import { freshTurn } from '../state.ts';
import { hasUnitsToLeave, LEFT_BEHIND, leaveBehind, leavePart, RETROGRADE } from '../supply/retrograde.ts';
import { LIGHT, type Nation, POWERS, type Power, type SeatId, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { homeless, isQuarters, isStrangerInPoland, nearestQuarters, roomInTheOpen } from './shelter.ts';
import { mayStir, smallForces, winterTransfers } from './small.ts';

/** A chit, then every Major Force goes into quarters, in play order; then everybody is in Full Supply (5.3, 19.1). */
export function* winterQuarters(game: Game): Rules<PhaseId> {
  const { state, tell } = game;
  state.season = 'winter';
  state.active = null;
  state.severe = false;
  state.turn = freshTurn();
  tell({ type: 'season', year: state.year, season: 'winter' });
  yield* fortunesOfWar(game);
  yield* checkWill(game);
  const byHand = yield* waysOf(game);
  for (const power of state.order.filter((each) => hasTurns(state, each)))
    yield* housing(game, power, byHand.includes(state.seats[power]));
  raiseSieges(game);
  abandonAllTrenches(game);
  claimGround(game);
  yield* icedIn(game);
  for (const stack of state.stacks) recover(stack);
  return 'newYear';
}

/** All players say side by side whether their forces go as proposed; these seats house them by hand. */
function* waysOf(game: Game): Rules<SeatId[]> {
  const { state } = game;
  const powers = POWERS.filter((power) => hasTurns(state, power));
  const seats = [...new Set(powers.map((power) => state.seats[power]))];
  const ways = yield* parallel(
    seats.map((seat) =>
      wayOf(
        game,
        seat,
        powers.filter((power) => state.seats[power] === seat),
      ),
    ),
  );
  return seats.filter((_, i) => ways[i]);
}

function* wayOf(game: Game, seat: SeatId, powers: readonly Power[]): Rules<boolean> {
  const forces = powers.flatMap((power) => homeless(game, power)).length;
  if (forces === 0 && !powers.some((power) => mayStir(game, power))) return false;
  return yield* choose(seat, asking('quarters', '19.1', { forces }), () => [
    option('proposal', false),
    option('by-hand', true),
  ]);
}

/** A Power's forces: all as proposed, or force by force and with whatever else may move. */
function* housing(game: Game, power: Power, byHand: boolean): Rules {
  const seat = game.state.seats[power];
  for (const { id } of homeless(game, power)) yield* toQuarters(game, seat, id, byHand);
  if (!byHand) return;
  yield* smallForces(game, seat, power);
  yield* winterTransfers(game, seat, power);
}

/** By a Retrograde Movement if 2 MPs reach; otherwise a tenth is lost on the way (19.1). */
function* toQuarters(game: Game, seat: SeatId, id: number, byHand: boolean): Rules {
  const { state } = game;
  let left = 0;
  // Who has thought better of putting a part together is not offered it again.
  let parts = true;
  for (;;) {
    const stack = findStack(state, id);
    if (!stack || isEmpty(stack)) return;
    const { spaces, mps } = nearestQuarters(game, stack);
    const [first, another] = spaces;
    if (first === undefined) return;
    const spare = byHand ? leavings(game, stack, left, parts) : [];
    const step: Step =
      byHand && (another !== undefined || spare.length > 0)
        ? yield* choose(
            seat,
            asking('quarters-of', '19.1', { force: nameOfStack(game, stack), at: stack.at, mps }),
            () => [
              ...nearestQuarters(game, stack).spaces.map((to): Option<Step> => option(`to/${to}`, { to, leave: 0 })),
              ...leavings(game, stack, left, parts),
            ],
          )
        : { to: first, leave: 0 };
    if (step.leave !== 0) {
      const stayed = yield* leaveAt(game, stack, step, left);
      left += stayed;
      parts &&= stayed > 0;
      if (!isMajor(stack) && !isStrangerInPoland(game, stack)) return rejoin(game, stack);
      continue;
    }
    const guests = leaveGuests(game, stack, step.to);
    yield* goTo(game, stack, step.to, mps > RETROGRADE, byHand);
    if (guests && (isMajor(guests) || isStrangerInPoland(game, guests)))
      yield* toQuarters(game, seat, guests.id, byHand);
    return;
  }
}

/** Troops and leaders that may not enter the space part from the force; their Light units go to the Theater box (2.1.1, 19.1). */
function leaveGuests(game: Game, stack: Stack, to: SpaceId): Stack | null {
  const { state } = game;
  const out = (nation: Nation) => !isOpen(game, to, nation);
  const leaders = stack.leaders.filter((id) => out(serviceOf(game, id)));
  const troops: Contingents = {};
  for (const nation of nationsOf(stack.troops).filter(out)) {
    const own = stack.troops[nation];
    if (own) troops[nation] = own;
  }
  if (leaders.length === 0 && nationsOf(troops).length === 0) return null;
  stack.apart = true;
  const guests = split(state, stack, leaders, copyTroops(troops));
  for (const nation of nationsOf(guests.troops))
    for (const unit of LIGHT) {
      const [full, reduced] = guests.troops[nation]?.units[unit] ?? [0, 0];
      for (let i = 0; i < full + reduced; i++) sendIn(game, guests, { nation, unit, reduced: i >= full });
    }
  settle(game, stack.at);
  return findStack(state, guests.id) ?? null;
}

/** Into quarters there, or so many infantry SPs left at a depot there, or any SPs as their player says. */
interface Step {
  readonly to: SpaceId;
  readonly leave: number | 'part';
}

/** Says how many SPs stay. */
function* leaveAt(game: Game, stack: Stack, { to, leave }: Step, already: number): Rules<number> {
  const room = Math.min(LEFT_BEHIND - already, roomInTheOpen(game, stack, to));
  if (leave === 'part') return yield* leavePart(game, stack, LEFT_BEHIND - room, to);
  yield* leaveBehind(game, stack, leave, to);
  return leave;
}

/** Up to 5 SPs may stay with depots along the way (19.1). */
function leavings(world: World, stack: Stack, already: number, inParts: boolean): Option<Step>[] {
  const most = Math.min(LEFT_BEHIND - already, lineInfantry(stack), spOf(stack) - 1);
  const { spaces, mps } = nearestQuarters(world, stack);
  const far = distancesFrom(world, stack.at);
  const onTheWay = (at: SpaceId) => spaces.some((to) => (far.get(at) ?? 99) + distance(world, at, to) === mps);
  const depots = world.state.depots.filter(
    ({ at, nation }) => nationsOf(stack.troops).includes(nation) && onTheWay(at),
  );
  const parts = inParts && hasUnitsToLeave(stack, already);
  return [...new Set(depots.map(({ at }) => at))].flatMap((at): Option<Step>[] => {
    const room = roomInTheOpen(world, stack, at);
    return [
      ...Array.from({ length: Math.max(0, Math.min(most, room)) }, (_, i) =>
        option(`leave/${i + 1}/${at}`, { to: at, leave: i + 1 }),
      ),
      ...(parts && room > 0 ? [option(`leave-part/${at}`, { to: at, leave: 'part' } as const)] : []),
    ];
  });
}

/** The force moves in, with or without losses on the way: as its player says, if he minds (6.1). */
function* goTo(game: Game, stack: Stack, to: SpaceId, far: boolean, byHand: boolean): Rules {
  const from = stack.at;
  const force = nameOfStack(game, stack);
  const rule = { cite: '19.1' };
  const due = far ? tenth(spOf(stack)) : 0;
  const fallen = byHand ? yield* takeLosses(game, stack, due, rule) : wasteAway(game, stack, due, rule);
  const lost = fallen.length;
  game.tell({ type: 'quarters', force, from, to, lost });
  Object.assign(stack, { at: to, inside: false });
  settle(game, from);
  rejoin(game, stack);
  abandonTrenches(game, from);
}

/** The Baltic freezes: Fleets go to the Force Pool, the British one to the North Sea if its player likes (19.1.2). */
function* icedIn({ state, tell }: Game): Rules {
  for (const navy of ['RU', 'BR', 'DA'] as const) {
    const fleet = state.fleets[navy];
    if (fleet.sea !== 'baltic' || fleet.place === 'pool' || fleet.place === 'lost') continue;
    const stays =
      navy === 'BR' &&
      (yield* choose(state.seats.BR, asking('iced-in', '19.1.2'), () => [
        option('north', true),
        option('pool', false),
      ]));
    if (stays) Object.assign(fleet, { place: 'sea', sea: 'north', port: null, fd: false });
    else Object.assign(fleet, { place: 'pool', port: null, fd: false });
    tell({ type: 'fleet', nation: navy, what: fleet.place, where: fleet.sea });
  }
}

/** After Winter Operations a Command takes quarters again, without losses (readings, 57). */
export function* winterHome(game: Game, stacks: readonly number[]): Rules {
  for (const id of stacks) {
    const stack = findStack(game.state, id);
    if (!stack || isEmpty(stack) || !isMajor(stack) || isQuarters(game, stack, stack.at)) continue;
    const { spaces, mps } = nearestQuarters(game, stack);
    const [first, another] = spaces;
    if (first === undefined) continue;
    const to = another
      ? yield* choose(
          seatOf(game.state, nationality(game, stack)),
          asking('quarters-of', '19.1', { force: nameOfStack(game, stack), at: stack.at, mps }),
          () => nearestQuarters(game, stack).spaces.map((at) => option(`to/${at}`, at)),
        )
      : first;
    leaveGuests(game, stack, to);
    yield* goTo(game, stack, to, false, false);
  }
  raiseSieges(game);
  for (const stack of game.state.stacks) recover(stack);
}

/** Who is in quarters is in Full Supply and rested (19.1). */
function recover(stack: Stack): void {
  stack.supply = 'full';
  refresh(stack);
}
