/**
 * Imagined worlds under Limited Intelligence: what a seat cannot count is dealt anew over the forces it cannot look into,
 * from what everybody knows: how much each nation has on the map, how each force looks, and what is said of the ground.
 */
import type { Random } from '@quadrille/kernel';
import { anyMarch } from '../agenda.ts';
import { refresh, tire } from '../changes/stacks.ts';
import { bySeniority, serviceOf } from '../facts/leaders.ts';
import { sideOf } from '../facts/sides.ts';
import { siegeArtillery, spOf, together } from '../facts/troops.ts';
import type { Stack, State } from '../state.ts';
import type { LeaderId, SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { dealAnyhow, dealTroops, type Place } from './deal.ts';
import { contested, verdictOn } from './ground.ts';
import { type Look, lookOf, seesInto } from './sight.ts';
import { isVeiled } from './veil.ts';

/** So often a deal is tried before less is asked of it. */
const DEALS = 60;

/** Among how many strengths, from the least on, an aim is taken. */
const SPREAD = 25;

/**
 * Deals the hidden strength anew, in place. Where no deal agrees with all that is known, one that agrees with how the forces
 * look will do, and in the end any: but never the truth, which would tell.
 */
export function imagineForces(world: World, seat: string | null, random: Random): void {
  const { state } = world;
  if (!isVeiled(state)) return;
  const hidden = state.stacks.filter((stack) => !seesInto(world, seat, stack)).sort((a, b) => a.id - b.id);
  const spaces = contested(world).sort();
  const before = spaces.map((at) => verdictOn(world, at));
  const alike = () => spaces.every((at, i) => verdictOn(world, at) === before[i]);
  const looks = hidden.map((stack) => byLook(world, stack));
  const places = looks.map((place) => byNews(world, place, hidden, spaces));
  const { troops: stock } = together(hidden);
  const juniors = looks
    .flatMap(({ stack, look }) => stack.leaders.filter((leader) => leader !== look.commander))
    .sort();
  const dealt = (among: readonly Place[]): boolean => {
    clear(world, among, juniors, random);
    return dealTroops(among, stock, random) && among.every((place) => fits(world, place));
  };
  const agreed = (among: readonly Place[]): boolean => dealt(among) && alike();
  const aim = () => spaces.reduce<readonly Place[]>((all, at, i) => aimed(world, all, at, before[i], random), places);
  if (!tried(() => agreed(places)) && !tried(() => agreed(aim())) && !tried(() => dealt(looks))) {
    clear(world, looks, juniors, random);
    dealAnyhow(looks, stock, random);
  }
  for (const { stack } of places) settleMarkers(state, stack);
}

/** So often it is tried until it comes out. */
function tried(deal: () => boolean): boolean {
  for (let n = 0; n < DEALS; n++) if (deal()) return true;
  return false;
}

/** Least and most SPs by the look. */
const SIZES: Readonly<Record<Look['size'], readonly [least: number, most: number]>> = {
  alone: [0, 0],
  minor: [0, 5],
  major: [6, 60],
};

function byLook(world: World, stack: Stack): Place {
  const look = lookOf(world, stack);
  const [least, most] = SIZES[look.size];
  const led = look.commander === null ? null : serviceOf(world, look.commander);
  return { stack, look, led, least, most, guns: true };
}

/** What its march and the ground tell of it besides. */
function byNews(world: World, place: Place, hidden: readonly Stack[], disputed: readonly SpaceId[]): Place {
  const { stack } = place;
  const march = anyMarch(world.state);
  const own = march?.stack === stack.id ? march : undefined;
  const most = Math.min(place.most, own?.light ? 15 : 60, own && !own.heavy ? 27 : 60);
  const marching = { ...place, most, guns: !own || own.heavy };
  return disputed.includes(stack.at) ? narrowed(world, marching, hidden) : marching;
}

/** What is said of the ground tells the only hidden force there how strong it may be. */
function narrowed(world: World, place: Place, hidden: readonly Stack[]): Place {
  const { stack, look, least, most } = place;
  const [nation] = look.nations;
  const alone = hidden.every((other) => other === stack || other.at !== stack.at);
  if (!alone || nation === undefined) return place;
  const said = verdictOn(world, stack.at);
  const { troops } = stack;
  const possible: number[] = [];
  for (let sp = least; sp <= most; sp++) {
    stack.troops = { [nation]: { inf: sp, units: {} } };
    if (verdictOn(world, stack.at) === said) possible.push(sp);
  }
  stack.troops = troops;
  return possible.length === 0 ? place : { ...place, least: Math.min(...possible), most: Math.max(...possible) };
}

/** As `places`, but of several hidden forces in a space each shall have so many SPs that what is said of it is true. */
function aimed(
  world: World,
  places: readonly Place[],
  at: SpaceId,
  said: string | undefined,
  random: Random,
): readonly Place[] {
  const here = places.filter(({ stack, look }) => stack.at === at && look.size !== 'alone');
  if (here.length < 2) return places;
  for (let n = 0; n < DEALS; n++) {
    const aims = here.map((place) => ({
      place,
      sp: place.least + random.below(Math.min(SPREAD, place.most - place.least + 1), 'imagine'),
    }));
    for (const { place, sp } of aims) place.stack.troops = { [place.look.nations[0] ?? '']: { inf: sp, units: {} } };
    if (verdictOn(world, at) !== said) continue;
    return places.map((place) => {
      const sp = aims.find((each) => each.place === place)?.sp;
      return sp === undefined ? place : { ...place, least: sp, most: sp };
    });
  }
  return places;
}

const fits = (world: World, { stack, look, least, most, guns }: Place): boolean =>
  JSON.stringify(lookOf(world, stack)) === JSON.stringify(look) &&
  spOf(stack) >= least &&
  spOf(stack) <= most &&
  (guns || siegeArtillery(stack) === 0);

/** Who has marched this Turn is known, and that a card holds a force, not how much of it; who marched before is forgotten. */
function settleMarkers({ turn }: State, stack: Stack): void {
  const sp = spOf(stack);
  refresh(stack);
  if (turn.activated.includes(stack.id)) tire(stack);
  if (stack.frozen !== undefined) stack.frozen = sp;
}

/** No troops yet; subordinates serve under any Commander whom they may have above them: nobody knows under which. */
function clear(world: World, places: readonly Place[], juniors: readonly LeaderId[], random: Random): void {
  for (const { stack, look } of places) {
    stack.troops = {};
    stack.leaders = look.commander === null ? [] : [look.commander];
  }
  for (const leader of juniors) random.pick(superiorsOf(world, places, leader), 'imagine').stack.leaders.push(leader);
}

/** Forces of his nation whose Commander ranks above him; if there are none, those of his allies (4.3.4). */
function superiorsOf(world: World, places: readonly Place[], leader: LeaderId): Place[] {
  const nation = serviceOf(world, leader);
  const side = sideOf(world.state, nation);
  const under = (may: (commander: LeaderId, look: Look) => boolean): Place[] =>
    places.filter(({ look }) => look.commander !== null && may(look.commander, look));
  const ranksAbove = (commander: LeaderId): boolean => bySeniority(world)(commander, leader) <= 0;
  const own = under((commander) => serviceOf(world, commander) === nation && ranksAbove(commander));
  if (own.length > 0) return own;
  return under(
    (commander, { size, nations: [most] }) =>
      sideOf(world.state, serviceOf(world, commander)) === side &&
      (size === 'alone' ? ranksAbove(commander) : most !== nation),
  );
}
