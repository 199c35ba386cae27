/** Hidden troops are dealt anew over the forces that may have them (24.5): piece by piece, by how each force looks. */
import type { Random } from '@quadrille/kernel';
import { addUnits, contingent } from '../changes/troops.ts';
import { lightOnly, lightUnits, nationsOf, spOf, spOfNation, UNIT_SP } from '../facts/troops.ts';
import type { Contingents, Stack, Troops } from '../state.ts';
import { LIGHT, NATIONS, type Nation, UNITS, type Unit } from '../vocabulary.ts';
import { type Look, ORDER } from './sight.ts';

/** A force to be dealt anew, and what must stay true of it. */
export interface Place {
  readonly stack: Stack;
  readonly look: Look;
  /** Least and most SPs: by its look, its march, and what is said of the ground. */
  readonly least: number;
  readonly most: number;
  /** Whether its march is known to drag siege guns along (12.1). */
  readonly guns: boolean;
}

/** One counter to deal. */
interface Piece {
  readonly kind: 'inf' | Unit;
  readonly reduced: boolean;
}

const INF: Piece = { kind: 'inf', reduced: false };

const unitsOf = ({ units }: Troops): Piece[] =>
  UNITS.flatMap((kind): Piece[] => {
    const [full, reduced] = units[kind] ?? [0, 0];
    return [...Array(full).fill({ kind, reduced: false }), ...Array(reduced).fill({ kind, reduced: true })];
  });

/** Every counter, infantry SP by SP. */
const piecesOf = (stock: Troops | undefined): Piece[] =>
  stock ? [...Array<Piece>(stock.inf).fill(INF), ...unitsOf(stock)] : [];

function give({ stack }: Place, nation: Nation, { kind, reduced }: Piece): void {
  const own = contingent(stack.troops, nation);
  if (kind === 'inf') own.inf++;
  else addUnits(own.units, kind, reduced ? 0 : 1, reduced ? 1 : 0);
}

const spOfPiece = ({ kind, reduced }: Piece): number => (kind === 'inf' ? 1 : UNIT_SP[kind][reduced ? 1 : 0]);

/**
 * Deals what every nation has over the forces in which its colours are seen: first those with the fewest forces to choose
 * from, whose guests must leave them room. Says whether it came out.
 */
export function dealTroops(places: readonly Place[], stock: Contingents, random: Random): boolean {
  const seenIn = (nation: Nation): number => places.filter(({ look }) => look.nations.includes(nation)).length;
  const order = [...NATIONS].sort((a, b) => seenIn(a) - seenIn(b));
  return order.every((nation) => dealNation(places, nation, stock[nation], random));
}

/** Deals them so that every force has of each of its nations what can be had, however large it then looks. */
export function dealAnyhow(places: readonly Place[], stock: Contingents, random: Random): void {
  for (const nation of nationsOf(stock)) {
    const cells = places.filter(({ look }) => look.nations.includes(nation));
    const pieces = random.shuffle(piecesOf(stock[nation]), 'imagine');
    for (const [i, piece] of pieces.entries()) give(cells[i] ?? random.pick(cells, 'imagine'), nation, piece);
  }
}

/** Says whether it came out. */
function dealNation(places: readonly Place[], nation: Nation, stock: Troops | undefined, random: Random): boolean {
  const cells = places.filter(({ look }) => look.nations.includes(nation));
  if (!stock) return cells.length === 0;
  const pieces = random.shuffle(unitsOf(stock), 'imagine');
  let inf = stock.inf;
  const take = (place: Place, fit: (kind: 'inf' | Unit) => boolean): void => {
    if (inf > 0 && fit('inf')) {
      inf--;
      give(place, nation, INF);
      return;
    }
    const index = pieces.findIndex((piece) => fit(piece.kind) && mayHold(place, nation, piece));
    const [piece] = index < 0 ? [] : pieces.splice(index, 1);
    if (piece) give(place, nation, piece);
  };
  // First what is seen: the counter on top, Light units, one of each colour; then what makes a force as large as it is.
  for (const place of cells) {
    const { top, light } = place.look;
    // Whose counter it is that is seen is open, as long as there is a nation to come.
    const answers = toCome(place, nation) === 0 || random.below(2, 'imagine') === 0;
    if (answers && top !== null && !hasTop(place)) take(place, (kind) => kind === top);
    if (answers && light !== 'none' && !hasLight(place.stack)) take(place, isLight);
    if (answers && light === 'some' && lightOnly(place.stack))
      take(place, (kind) => !isLight(kind) && mayHold(place, nation, { kind, reduced: false }));
    // Guests may be a battery: their infantry is perhaps needed elsewhere.
    const guns = place.look.nations[0] !== nation && random.below(2, 'imagine') === 0;
    if (guns && !place.stack.troops[nation]) take(place, (kind) => kind !== 'inf');
    if (!place.stack.troops[nation]) take(place, (kind) => mayHold(place, nation, { kind, reduced: false }));
  }
  for (const place of cells)
    for (let lacks = needOf(place, nation) - spOf(place.stack); lacks > 0; lacks--)
      take(place, (kind) => mayHold(place, nation, { kind, reduced: false }));
  for (const piece of pieces) {
    const open = cells.filter((place) => mayHold(place, nation, piece));
    if (open.length === 0) return false;
    give(weighed(open, nation, random), nation, piece);
  }
  for (; inf > 0; inf--) {
    const open = cells.filter((place) => mayHold(place, nation, INF));
    if (open.length === 0) return false;
    give(weighed(open, nation, random), nation, INF);
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

/**
 * SPs the force should have when this nation has been dealt: its own are the most where it gives the nationality. As long
 * as that one is to come, guests need no more than to be seen.
 */
function needOf(place: Place, nation: Nation): number {
  const { look, stack, least } = place;
  const [own] = look.nations;
  if (own !== nation && own !== undefined && !stack.troops[own]) return 0;
  const others = look.nations.filter((each) => each !== nation);
  const rest = others.reduce((sum, each) => sum + spOfNation(stack, each), 0);
  const most =
    own === nation ? Math.max(0, ...others.map((each) => spOfNation(stack, each) + leadOver(place, each))) : 0;
  return Math.max(least - toCome(place, nation), rest + most);
}

/** By how much the nationality must exceed a guest: among equals it is the Commander's, or the first (4.1.1). */
const leadOver = (
  {
    look: {
      commander,
      nations: [own],
    },
  }: Place,
  guest: Nation,
): number => (commander !== null || own === undefined || NATIONS.indexOf(own) < NATIONS.indexOf(guest) ? 0 : 1);

function mayHold(place: Place, nation: Nation, piece: Piece): boolean {
  const { look, most, stack, guns } = place;
  const { kind } = piece;
  if (spOf(stack) + spOfPiece(piece) > most - toCome(place, nation)) return false;
  if (look.light === 'none' && isLight(kind)) return false;
  if (look.light === 'only' && !isLight(kind)) return false;
  if (kind === 'siege_art' && !guns) return false;
  const [own = nation] = look.nations;
  if (own !== nation) {
    const sp = spOfNation(stack, nation) + spOfPiece(piece) + leadOver(place, nation);
    const beside = spOf(stack) - spOfNation(stack, nation) + toCome(place, nation) - 1;
    // As long as the nationality is to come, room is kept for as much of it as there is of this guest.
    if (sp > (stack.troops[own] ? spOfNation(stack, own) : Math.floor((most - beside) / 2))) return false;
  }
  return look.top === null || ORDER.indexOf(kind) >= ORDER.indexOf(look.top);
}

/** Army leaders have more with them than others; guests are few. */
function weighed(open: readonly Place[], nation: Nation, random: Random): Place {
  const tickets = open.flatMap((place) => Array<Place>(weightOf(place, nation)).fill(place));
  return random.pick(tickets, 'imagine');
}

const weightOf = ({ look: { size, commander, nations } }: Place, nation: Nation): number =>
  nations[0] !== nation ? 1 : size === 'minor' ? 2 : commander === null ? 3 : 8;
