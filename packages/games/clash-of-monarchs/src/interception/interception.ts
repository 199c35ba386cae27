/** Interception of a force that moves or announces a siege roll (13). */
import type { Refusal, Refused, Rules } from '@quadrille/kernel';
import type { Choice } from '../activation/compose.ts';
import { composePart, leaveOut, unwillingAlly } from '../activation/composing.ts';
import { form } from '../activation/forming.ts';
import type { Terms } from '../agenda.ts';
import { tidy } from '../changes/troops.ts';
import { refusing } from '../cite.ts';
import { fights } from '../facts/forces.ts';
import { bySeniority, capacityOf, commanderOf, ratingOf, serviceOf } from '../facts/leaders.ts';
import { patronOf, seatOf } from '../facts/sides.ts';
import { isOpen, isShut, lightAt, lineBetween, roadsOf, sideOfStack, stacksAt } from '../facts/spaces.ts';
import { freeInfantry, isEmpty, lightUnits, nationsOf, spOf, together } from '../facts/troops.ts';
import { afterEntry, attackRefusal, entryRefusal, improveAtSource, moveUncut } from '../hooks.ts';
import { enemyCount, isVeiled } from '../intelligence/veil.ts';
import { isMixed } from '../movement/allowance.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Stack } from '../state.ts';
import { type LeaderId, opposing, type Power, type SeatId, type SpaceId } from '../vocabulary.ts';
import { type Game, rollDie, type World } from '../world.ts';

/** A Command that may try: under this leader, with these troops, from this space. */
export interface Interceptor {
  readonly leader: LeaderId;
  readonly power: Power;
  readonly from: SpaceId;
  readonly force: Choice;
  /** The entire force of the space that could come under him: his player may send less (13.1). */
  readonly most: Choice;
}

/** An Interceptor who has come, and from where. */
export interface Arrival {
  readonly stack: Stack;
  readonly from: SpaceId;
}

/** A die modifier with its section, for the forecast. */
export interface Modifier {
  readonly why: string;
  readonly num: number;
  readonly cite: string;
}

/** Every Command that may try to Intercept the enemy in this space: there, or in an adjacent one (13.0, 13.1). */
export function interceptors(world: World, target: Stack, at: SpaceId): Interceptor[] {
  const enemy = opposing(sideOfStack(world, target));
  const size = spOf(target);
  const places = [at, ...roadsOf(world, at).map(({ to }) => to)];
  return places.flatMap((from) => {
    const stacks = stacksAt(world.state, from).filter(
      (stack) => sideOfStack(world, stack) === enemy && mayCome(world, stack, at),
    );
    return stacks.flatMap(({ leaders }) =>
      leaders.flatMap((leader) => {
        const own = stacks.filter((stack) => stack.leaders.includes(leader)).flatMap((stack) => stack.leaders);
        const force = under(world, stacks, from, leader, own);
        const most = under(world, stacks, from, leader, together(stacks).leaders);
        const fits =
          (spOf(force) * 4 > size || (isVeiled(world.state) && spOf(force) > 0)) &&
          nationsOf(force.troops).every((each) => isOpen(world, at, each));
        return fits ? [{ leader, from, force, most, power: patronOf(world.state, serviceOf(world, leader)) }] : [];
      }),
    );
  });
}

/** In Good Order, not shut in, and free to enter that space and to fight there (13.1, 16.1, 17.5.1, 22). */
const mayCome = (world: World, stack: Stack, at: SpaceId): boolean =>
  fights(world, stack) &&
  !(stack.inside && isShut(world, stack.at)) &&
  stack.morale === 'good' &&
  barredFrom(world, stack, at) === null;

/** Reasons of state that keep a force out of the space, or its hands off the enemy there (22.1, 22.4, 22.5.2). */
const barredFrom = (world: World, stack: Stack, at: SpaceId): Refusal | null =>
  attackRefusal(world, stack, at) ?? (stack.at === at ? null : entryRefusal(world, stack, at, null));

/** Leaders near enough who may not try, and why: Demoralized or Routed, shut in, or with too few (13.1, 17.5.1). */
export function idleInterceptors(world: World, target: Stack, at: SpaceId, seat: SeatId): Refused[] {
  const enemy = opposing(sideOfStack(world, target));
  const able = interceptors(world, target, at).map(({ leader }) => leader);
  return [at, ...roadsOf(world, at).map(({ to }) => to)].flatMap((from) =>
    stacksAt(world.state, from)
      .filter((stack) => !isEmpty(stack) && sideOfStack(world, stack) === enemy)
      .flatMap((stack) =>
        stack.leaders
          .filter((leader) => !able.includes(leader) && seatOf(world.state, serviceOf(world, leader)) === seat)
          .map((leader) => ({ id: `intercept/${leader}`, ...whyIdle(world, stack, target, at) })),
      ),
  );
}

function whyIdle(world: World, stack: Stack, target: Stack, at: SpaceId): Refusal {
  if (stack.morale !== 'good') return refusing('not-in-order', '13.1', { at: stack.at });
  if (stack.inside && isShut(world, stack.at)) return refusing('shut-in', '17.5.1', { at: stack.at });
  const barred = barredFrom(world, stack, at);
  return barred ?? refusing('few-interceptors', '13.1', { sp: spOf(stack), enemy: enemyCount(world, spOf(target)) });
}

/**
 * Seats that everybody sees may try, where nobody can count: those with troops under a Commander near enough. Whether they are
 * enough comes out when they come (24.5).
 */
export function mayIntercept(world: World, target: Stack, at: SpaceId, tried: readonly LeaderId[]): SeatId[] {
  const { state } = world;
  const enemy = opposing(sideOfStack(world, target));
  return [at, ...roadsOf(world, at).map(({ to }) => to)].flatMap((from) => {
    const stacks = stacksAt(state, from).filter(
      (stack) => !isEmpty(stack) && sideOfStack(world, stack) === enemy && mayCome(world, stack, at),
    );
    const nations = [...new Set(stacks.flatMap(({ troops }) => nationsOf(troops)))];
    const shutOut = nations.filter((nation) => !isOpen(world, at, nation)).map((nation) => seatOf(state, nation));
    return stacks
      .filter(({ leaders }) => leaders.length > 0 && !leaders.some((leader) => tried.includes(leader)))
      .flatMap(({ troops }) => nationsOf(troops).map((nation) => seatOf(state, nation)))
      .filter((seat) => !shutOut.includes(seat));
  });
}

/**
 * What a leader takes along, as many as he and those of this staff who are junior to him can lead: of his seat, and allies who
 * serve in his own stack, if he commands them and their player agrees (readings, 35).
 */
function under(
  world: World,
  stacks: readonly Stack[],
  at: SpaceId,
  leader: LeaderId,
  staff: readonly LeaderId[],
): Choice {
  const own = stacks.find(({ leaders }) => leaders.includes(leader));
  const seat = seatOf(world.state, serviceOf(world, leader));
  const others = Object.values(world.state.seats).filter((each) => each !== seat);
  const whole = led(world, stacks, at, leader, staff);
  for (const nation of nationsOf(whole.troops)) {
    const guests = own?.troops[nation];
    if (guests && others.includes(seatOf(world.state, nation))) whole.troops[nation] = structuredClone(guests);
  }
  const strangers = others.filter(
    (each) => !nationsOf(own?.troops ?? {}).some((nation) => seatOf(world.state, nation) === each),
  );
  for (const each of strangers) leaveOut(world, whole, each);
  if (commanderOf(world, whole) !== leader) for (const each of others) leaveOut(world, whole, each);
  return trimmed(world, whole);
}

const led = (
  world: World,
  stacks: readonly Stack[],
  at: SpaceId,
  leader: LeaderId,
  staff: readonly LeaderId[],
): Choice => ({
  at,
  commander: leader,
  leaders: [leader, ...staff.filter((id) => id !== leader && bySeniority(world)(leader, id) <= 0)],
  troops: freeTroops(stacks),
});

/** Of these stacks what no card holds where it is: they defend there, and go nowhere. */
function freeTroops(stacks: readonly Stack[]): Choice['troops'] {
  const troops = together(stacks).troops;
  for (const nation of nationsOf(troops)) {
    const own = troops[nation];
    if (own) own.inf = stacks.reduce((sum, stack) => sum + freeInfantry(stack, nation), 0);
  }
  tidy(troops);
  return troops;
}

/** No more than these leaders can lead: infantry stays behind; nobody if that is not enough, or another would command. */
function trimmed(world: World, choice: Choice): Choice {
  const { troops } = choice;
  for (const nation of nationsOf(troops)) {
    const each = troops[nation];
    const over = spOf(choice) - capacityOf(world, choice.leaders);
    if (each && over > 0) each.inf -= Math.min(each.inf, over);
  }
  for (const nation of nationsOf(troops)) {
    const each = troops[nation];
    if (each && each.inf === 0 && Object.keys(each.units).length === 0) delete troops[nation];
  }
  const fits = spOf(choice) <= capacityOf(world, choice.leaders) && commanderOf(world, choice) === choice.commander;
  return fits ? choice : { ...choice, troops: {} };
}

/** The modifiers of 13.2. Into one's own space there is no line and no river (readings, 27). */
export function interceptionDrm(world: World, { leader, force, from }: Interceptor, at: SpaceId): Modifier[] {
  const side = world.state.nations[serviceOf(world, leader)].side;
  const drm: Modifier[] = [{ why: 'leader', num: ratingOf(world, force, 'offense').drm, cite: '13.2' }];
  if (lightUnits(force) > 0 || lightAt(world, at, side) > 0) drm.push({ why: 'light', num: 1, cite: '13.2' });
  const stack = world.state.stacks.find(({ leaders }) => leaders.includes(leader));
  const shares = stack !== undefined && Object.values(world.state.sharing).includes(stack.id);
  if (stack && !shares && isMixed(world, { ...stack, troops: force.troops, leaders: force.leaders }))
    drm.push({ why: 'mixed', num: -1, cite: '12.2' });
  if (from !== at && lineBetween(world, from, at)?.river) drm.push({ why: 'river', num: -2, cite: '13.2' });
  return drm;
}

const termsOf = (world: World, { power, leader }: Interceptor): Terms => ({
  how: 'event',
  power,
  nations: [serviceOf(world, leader)],
  maxSp: 99,
});

export const seatFor = (world: World, { power }: Interceptor): SeatId => world.state.seats[power];

/** More than a quarter of the enemy, and no more than the leaders can lead (13.1). */
const tooFew =
  (world: World, target: Stack) =>
  (part: Choice): Refusal | null => {
    const [sp, capacity] = [spOf(part), capacityOf(world, part.leaders)];
    if (sp === 0 || (sp * 4 <= spOf(target) && !isVeiled(world.state)))
      return refusing('few-interceptors', '13.1', { sp, enemy: enemyCount(world, spOf(target)) });
    return sp > capacity ? refusing('capacity', '4.3.5', { sp, capacity }) : null;
  };

/** The Command is announced, whole or in part; 6 or more on the die brings it into the space (13.1, 13.2). */
export function* attempt(
  game: Game,
  target: Stack,
  at: SpaceId,
  leader: LeaderId,
  inPart: boolean,
): Rules<Arrival | null> {
  const command = () => interceptors(game, target, at).find((each) => each.leader === leader);
  const whole = command();
  if (!whole) return null;
  const { from } = whole;
  const followers = (): Choice => {
    const { force: own, most } = command() ?? whole;
    const force = inPart ? most : own;
    return { ...force, commander: null, leaders: force.leaders.filter((id) => id !== leader) };
  };
  const withHim = (part: Choice): Choice => ({ ...part, commander: leader, leaders: [leader, ...part.leaders] });
  const seat = seatFor(game, whole);
  const terms = termsOf(game, whole);
  const unfit = tooFew(game, target);
  const part = inPart
    ? yield* composePart(game, terms, 'intercept', followers, (each) => unfit(withHim(each)), seat)
    : followers();
  if (part === null) return null;
  // Imagined to serve elsewhere, he does not come (24.5).
  if (isVeiled(game.state) && command()?.from !== from) return null;
  const interceptor = { ...whole, force: withHim(part) };
  for (;;) {
    const unwilling = yield* unwillingAlly(game, seat, interceptor.force);
    if (unwilling === null) break;
    leaveOut(game, interceptor.force, unwilling);
  }
  if (spOf(interceptor.force) * 4 <= spOf(target)) {
    game.tell({ type: 'too-few', force: leader, at });
    game.liftVeil();
    return null;
  }
  const roll = rollDie(game);
  const total = interceptionDrm(game, interceptor, at).reduce((sum, { num }) => sum + num, roll);
  if (total < 6) {
    game.tell({ type: 'misses', force: leader, at, roll, total });
    return null;
  }
  const stack = form(game, terms, interceptor.force);
  stack.at = at;
  stack.inside = false;
  game.tell({ type: 'intercepts', force: leader, at, roll, total });
  if (from !== at) afterEntry(game, stack);
  abandonTrenches(game, from);
  raiseSieges(game);
  improveAtSource(game, stack);
  moveUncut(game, stack);
  return isEmpty(stack) ? null : { stack, from };
}
