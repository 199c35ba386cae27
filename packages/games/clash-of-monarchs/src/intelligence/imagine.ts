/**
 * Imagined worlds under Limited Intelligence: what a seat cannot count is dealt anew over the forces it cannot look into,
 * from what everybody knows: how much each nation has on the map, how each force looks, and what is said of the ground.
 */
import type { Random } from '@quadrille/kernel';
import { anyMarch } from '../agenda.ts';
import { addUnits, contingent } from '../changes/troops.ts';
import { bySeniority, serviceOf } from '../facts/leaders.ts';
import { lightUnits, siegeArtillery, spOf, spOfNation, together, UNIT_SP } from '../facts/troops.ts';
import type { Stack, State, Troops } from '../state.ts';
import { type LeaderId, LIGHT, NATIONS, type Nation, type SpaceId, UNITS, type Unit } from '../vocabulary.ts';
import type { World } from '../world.ts';
import { contested, verdictOn } from './ground.ts';
import { type Look, lookOf, ORDER, seesInto } from './sight.ts';
import { isVeiled } from './veil.ts';

/** So often a deal is tried before the forces are left as they are. */
const DEALS = 60;

/** A force to be dealt anew, and what must stay true of it. */
interface Place {
  readonly stack: Stack;
  readonly look: Look;
  /** Least and most SPs: by its look, its march, and what is said of the ground. */
  readonly least: number;
  readonly most: number;
  /** Whether its march is known to drag siege guns along (12.1). */
  readonly guns: boolean;
}

/** Deals the hidden strength anew, in place. */
export function imagineForces(world: World, seat: string | null, random: Random): void {
  const { state } = world;
  if (!isVeiled(state)) return;
  const hidden = state.stacks.filter((stack) => !seesInto(world, seat, stack)).sort((a, b) => a.id - b.id);
  const spaces = contested(world).sort();
  const before = spaces.map((at) => verdictOn(world, at));
  const places = hidden.map((stack) => placeOf(world, stack, hidden, spaces));
  const truth = hidden.map((stack) => ({ ...stack }));
  const stock = together(hidden).troops;
  for (let deal = 0; deal < DEALS; deal++) {
    for (const { stack } of places) stack.troops = {};
    dealLeaders(world, places, random);
    const dealt = NATIONS.every((nation) => dealNation(places, nation, stock[nation], random));
    for (const { stack } of places) settleMarkers(state, stack);
    const alike = () => spaces.every((at, i) => verdictOn(world, at) === before[i]);
    if (dealt && places.every((place) => fits(world, place)) && alike()) return;
    for (const [i, stack] of hidden.entries()) Object.assign(stack, truth[i]);
  }
}

function placeOf(world: World, stack: Stack, hidden: readonly Stack[], disputed: readonly SpaceId[]): Place {
  const look = lookOf(world, stack);
  const march = anyMarch(world.state);
  const own = march?.stack === stack.id ? march : undefined;
  const bySize = { alone: [0, 0], minor: [0, 5], major: [6, 60] }[look.size] as [number, number];
  const most = Math.min(bySize[1], own?.light ? 15 : 60, own && !own.heavy ? 27 : 60);
  const [least, atMost] = disputed.includes(stack.at)
    ? narrowed(world, stack, look, hidden, bySize[0], most)
    : [bySize[0], most];
  return { stack, look, least, most: atMost, guns: !own || own.heavy };
}

/** What is said of the ground tells the only hidden force there how strong it may be. */
function narrowed(
  world: World,
  stack: Stack,
  { nations: [nation] }: Look,
  hidden: readonly Stack[],
  least: number,
  most: number,
): [number, number] {
  const alone = hidden.every((other) => other === stack || other.at !== stack.at);
  if (!alone || nation === undefined) return [least, most];
  const said = verdictOn(world, stack.at);
  const { troops } = stack;
  const possible: number[] = [];
  for (let sp = least; sp <= most; sp++) {
    stack.troops = { [nation]: { inf: sp, units: {} } };
    if (verdictOn(world, stack.at) === said) possible.push(sp);
  }
  stack.troops = troops;
  return [Math.min(...possible), Math.max(...possible)];
}

const fits = (world: World, { stack, look, least, most, guns }: Place): boolean =>
  JSON.stringify(lookOf(world, stack)) === JSON.stringify(look) &&
  spOf(stack) >= least &&
  spOf(stack) <= most &&
  (guns || siegeArtillery(stack) === 0);

/** Who has marched this Turn is known, and that a card holds some of a force; who marched before, nobody remembers. */
function settleMarkers({ turn }: State, stack: Stack): void {
  const sp = spOf(stack);
  stack.tired = turn.activated.includes(stack.id) ? sp : 0;
  if (stack.frozen !== undefined) stack.frozen = Math.min(stack.frozen, sp);
}

/** Subordinates serve under any Commander of their nation who ranks above them; others stay where they are. */
function dealLeaders(world: World, places: readonly Place[], random: Random): void {
  const mayServe = (leader: LeaderId): Place[] =>
    places.filter(
      ({ look: { commander } }) =>
        commander !== null &&
        serviceOf(world, commander) === serviceOf(world, leader) &&
        bySeniority(world)(commander, leader) <= 0,
    );
  const free: LeaderId[] = [];
  for (const { stack, look } of places) {
    const juniors = stack.leaders.filter((leader) => leader !== look.commander);
    const rooted = juniors.filter((leader) => mayServe(leader).length === 0);
    free.push(...juniors.filter((leader) => !rooted.includes(leader)));
    stack.leaders = look.commander === null ? rooted : [look.commander, ...rooted.sort()];
  }
  for (const leader of free.sort()) random.pick(mayServe(leader), 'imagine').stack.leaders.push(leader);
}

/** One counter to deal. */
interface Piece {
  readonly kind: 'inf' | Unit;
  readonly reduced: boolean;
}

const spOfPiece = ({ kind, reduced }: Piece): number => (kind === 'inf' ? 1 : UNIT_SP[kind][reduced ? 1 : 0]);

/** Deals what a nation has over the forces in which its colours are seen. Says whether it came out. */
function dealNation(places: readonly Place[], nation: Nation, stock: Troops | undefined, random: Random): boolean {
  const cells = places.filter(({ look }) => look.nations.includes(nation));
  if (!stock) return cells.length === 0;
  const units = UNITS.flatMap((kind): Piece[] => {
    const [full, reduced] = stock.units[kind] ?? [0, 0];
    return [...Array(full).fill({ kind, reduced: false }), ...Array(reduced).fill({ kind, reduced: true })];
  });
  const pieces = random.shuffle(units, 'imagine');
  let inf = stock.inf;
  const give = ({ stack }: Place, { kind, reduced }: Piece): void => {
    const own = contingent(stack.troops, nation);
    if (kind === 'inf') own.inf++;
    else addUnits(own.units, kind, reduced ? 0 : 1, reduced ? 1 : 0);
  };
  const take = (place: Place, fit: (kind: 'inf' | Unit) => boolean): void => {
    if (inf > 0 && fit('inf')) {
      inf--;
      give(place, { kind: 'inf', reduced: false });
      return;
    }
    const index = pieces.findIndex((piece) => fit(piece.kind) && mayHold(place, nation, piece));
    const [piece] = index < 0 ? [] : pieces.splice(index, 1);
    if (piece) give(place, piece);
  };
  // First what is seen: the counter on top, Light units, one of each colour; then what makes a force as large as it is.
  for (const place of cells) {
    const { top, light } = place.look;
    // Whose counter it is that is seen is open, as long as there is a nation to come.
    const answers = toCome(place, nation) === 0 || random.below(2, 'imagine') === 0;
    if (answers && top !== null && !hasTop(place)) take(place, (kind) => kind === top);
    if (answers && light !== 'none' && !hasLight(place.stack)) take(place, isLight);
    if (!place.stack.troops[nation]) take(place, (kind) => mayHold(place, nation, { kind, reduced: false }));
  }
  for (const place of cells)
    for (let lacks = needOf(place, nation) - spOf(place.stack); lacks > 0; lacks--)
      take(place, (kind) => mayHold(place, nation, { kind, reduced: false }));
  for (const piece of pieces) {
    const open = cells.filter((place) => mayHold(place, nation, piece));
    if (open.length === 0) return false;
    give(weighed(open, nation, random), piece);
  }
  for (; inf > 0; inf--) {
    const open = cells.filter((place) => mayHold(place, nation, { kind: 'inf', reduced: false }));
    if (open.length === 0) return false;
    give(weighed(open, nation, random), { kind: 'inf', reduced: false });
  }
  return true;
}

const isLight = (kind: 'inf' | Unit): boolean => LIGHT.some((unit) => unit === kind);
const hasTop = ({ look: { top }, stack }: Place): boolean =>
  Object.values(stack.troops).some(({ inf, units }) =>
    top === 'inf' ? inf > 0 : top !== null && units[top] !== undefined,
  );
const hasLight = ({ troops }: Stack): boolean => lightUnits({ troops }) > 0;

/** Nations of the force whose turn to be dealt is still to come, and so many SPs at least with them. */
const toCome = ({ look, stack }: Place, nation: Nation): number =>
  look.nations.filter((other) => other !== nation && !stack.troops[other]).length;

/** SPs the force should have when this nation has been dealt: its own are the most where it gives the nationality. */
function needOf(place: Place, nation: Nation): number {
  const { look, stack, least } = place;
  const others = look.nations.filter((each) => each !== nation).map((each) => spOfNation(stack, each));
  const rest = others.reduce((sum, sp) => sum + sp, 0);
  const most = look.nations[0] === nation ? Math.max(0, ...others) : 0;
  return Math.max(least - toCome(place, nation), rest + most);
}

function mayHold(place: Place, nation: Nation, piece: Piece): boolean {
  const { look, most, stack, guns } = place;
  const { kind } = piece;
  if (spOf(stack) + spOfPiece(piece) > most - toCome(place, nation)) return false;
  if (look.light === 'none' && isLight(kind)) return false;
  if (look.light === 'only' && !isLight(kind)) return false;
  if (kind === 'siege_art' && !guns) return false;
  const [own = nation] = look.nations;
  const guests = own !== nation && stack.troops[own] !== undefined;
  if (guests && spOfNation(stack, nation) + spOfPiece(piece) > spOfNation(stack, own)) return false;
  return look.top === null || ORDER.indexOf(kind) >= ORDER.indexOf(look.top);
}

/** Army leaders have more with them than others; guests are few. */
function weighed(open: readonly Place[], nation: Nation, random: Random): Place {
  const tickets = open.flatMap((place) => Array<Place>(weightOf(place, nation)).fill(place));
  return random.pick(tickets, 'imagine');
}

const weightOf = ({ look: { size, commander, nations } }: Place, nation: Nation): number =>
  nations[0] !== nation ? 1 : size === 'minor' ? 2 : commander === null ? 3 : 8;
