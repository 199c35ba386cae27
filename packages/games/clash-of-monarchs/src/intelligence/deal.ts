/** Hidden troops are dealt anew over the forces that may have them (24.5): piece by piece, by how each force looks. */
import type { Random } from '@quadrille/kernel';
import { addUnits, contingent } from '../changes/troops.ts';
import { nationsOf, spOf, spOfNation, UNIT_SP } from '../facts/troops.ts';
import type { Contingents, Stack, Troops } from '../state.ts';
import { LIGHT, NATIONS, type Nation, UNITS, type Unit } from '../vocabulary.ts';
import { type Look, ORDER } from './sight.ts';

/** A force to be dealt anew, and what must stay true of it. */
export interface Place {
  readonly stack: Stack;
  readonly look: Look;
  /** Whom its Commander serves. */
  readonly led: Nation | null;
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

/** So many counters of a kind that a nation still has to deal. */
interface Lot {
  readonly nation: Nation;
  readonly piece: Piece;
  num: number;
}

const lotsOf = (troops: Contingents): Lot[] =>
  nationsOf(troops).flatMap((nation) => {
    const { inf, units } = troops[nation] ?? { inf: 0, units: {} };
    const both = UNITS.flatMap((kind) =>
      [false, true].map((reduced) => ({ nation, piece: { kind, reduced }, num: units[kind]?.[reduced ? 1 : 0] ?? 0 })),
    );
    return [...both, { nation, piece: INF, num: inf }].filter(({ num }) => num > 0);
  });

function hand(place: Place, lot: Lot): void {
  give(place, lot.nation, lot.piece);
  lot.num--;
}

/**
 * Deals what every nation has over the forces in which its colours are seen: first what is seen of them, then what makes each
 * as large as it is and of its nationality, then the rest. Says whether it came out.
 */
export function dealTroops(places: readonly Place[], troops: Contingents, random: Random): boolean {
  const lots = lotsOf(troops);
  return dealSights(places, lots, random) && dealNeeds(places, lots) && dealRest(places, lots, random);
}

/** Something that everybody sees of a force: that it has a counter of this kind, of one of these nations. */
interface Sight {
  readonly place: Place;
  readonly nations: readonly Nation[];
  fit(kind: 'inf' | Unit, sp: number): boolean;
}

/** The counter on top, Light units and what is none, one of each colour; a nationality may be the Commander's alone. */
function sightsOf(place: Place): Sight[] {
  const { nations, top, light } = place.look;
  const colours = nations.filter((nation, i) => i > 0 || nation !== place.led);
  return [
    ...(top === null ? [] : [{ place, nations, fit: (kind: 'inf' | Unit) => kind === top }]),
    ...(light === 'none' ? [] : [{ place, nations, fit: isLight }]),
    ...(light === 'some' ? [{ place, nations, fit: (kind: 'inf' | Unit) => !isLight(kind) }] : []),
    ...colours.map((nation) => ({ place, nations: [nation], fit: () => true })),
  ];
}

const isMet = ({ place: { stack }, nations, fit }: Sight): boolean =>
  nations.some((nation) => {
    const own = stack.troops[nation];
    return own && ((own.inf > 0 && fit('inf', 1)) || UNITS.some((unit) => own.units[unit] && fit(unit, 0)));
  });

/** A nationality that guests outnumber so far. */
const outnumbered = (place: Place): Sight[] => {
  const [own] = place.look.nations;
  if (own === undefined || spOfNation(place.stack, own) >= needOf(place, own)) return [];
  return [{ place, nations: [own], fit: (_, sp) => sp > 0 }];
};

/** What is seen, and what the nationality needs; those counters first of which there are the fewest. */
function dealSights(places: readonly Place[], lots: readonly Lot[], random: Random): boolean {
  const supply = ({ place, nations, fit }: Sight): Lot[] =>
    lots.filter(
      ({ nation, piece, num }) =>
        num > 0 &&
        nations.includes(nation) &&
        fit(piece.kind, spOfPiece(piece)) &&
        mayHold(place, nation, piece, 'at-first'),
    );
  for (let seen = places.flatMap(sightsOf); ; ) {
    seen = seen.filter((sight) => !isMet(sight));
    const open = [...seen, ...places.flatMap(outnumbered)];
    let rarest: { readonly place: Place; readonly from: readonly Lot[]; readonly num: number } | undefined;
    for (const sight of open) {
      const from = supply(sight);
      const num = from.reduce((sum, lot) => sum + lot.num, 0);
      if (rarest === undefined || num < rarest.num) rarest = { place: sight.place, from, num };
    }
    if (!rarest) return true;
    if (rarest.num === 0) return false;
    const tickets = rarest.from.flatMap((lot) => Array<Lot>(lot.num).fill(lot));
    hand(rarest.place, random.pick(tickets, 'imagine'));
  }
}

/** As many SPs as each force must have, its own nation’s if it can be, and infantry. */
function dealNeeds(places: readonly Place[], lots: readonly Lot[]): boolean {
  const next = (place: Place): Lot | undefined =>
    place.look.nations
      .flatMap((nation) => lots.filter((lot) => lot.nation === nation && lot.num > 0).toReversed())
      .find(({ nation, piece }) => spOfPiece(piece) > 0 && mayHold(place, nation, piece));
  for (const place of places)
    while (spOf(place.stack) < place.least) {
      const lot = next(place);
      if (!lot) return false;
      hand(place, lot);
    }
  return true;
}

/** All others: units before infantry; guests come where their hosts have grown. */
function dealRest(places: readonly Place[], lots: readonly Lot[], random: Random): boolean {
  for (let left = -1; ; ) {
    for (const lot of lots)
      while (lot.num > 0) {
        const open = places.filter(
          (place) => place.look.nations.includes(lot.nation) && mayHold(place, lot.nation, lot.piece),
        );
        if (open.length === 0) break;
        hand(weighed(open, lot.nation, random), lot);
      }
    const now = lots.reduce((sum, { num }) => sum + num, 0);
    if (now === 0 || now === left) return now === 0;
    left = now;
  }
}

/** Deals them so that every force has of each of its nations what can be had, however large it then looks. */
export function dealAnyhow(places: readonly Place[], stock: Contingents, random: Random): void {
  for (const nation of nationsOf(stock)) {
    const cells = places.filter(({ look }) => look.nations.includes(nation));
    const pieces = random.shuffle(piecesOf(stock[nation]), 'imagine');
    for (const [i, piece] of pieces.entries()) give(cells[i] ?? random.pick(cells, 'imagine'), nation, piece);
  }
}

const isLight = (kind: 'inf' | Unit): boolean => LIGHT.some((unit) => unit === kind);

/** SPs of its own that the nationality must have: more than any guest (4.1.1). */
function needOf(place: Place, own: Nation): number {
  const { look, stack, led } = place;
  const rivals = look.nations.filter((nation) => nation !== own);
  const all = led === null || led === own || rivals.includes(led) ? rivals : [...rivals, led];
  return Math.max(0, ...all.map((nation) => spOfNation(stack, nation) + leadOver(place, own, nation)));
}

/** By how much the nationality must exceed another: among equals it is the Commander's, or the first (4.1.1). */
function leadOver({ led }: Place, own: Nation, other: Nation): number {
  if (led === own) return 0;
  return led === other || NATIONS.indexOf(other) < NATIONS.indexOf(own) ? 1 : 0;
}

/** Whether a force may have this too; at first its nationality may still grow to outnumber a guest. */
function mayHold(place: Place, nation: Nation, piece: Piece, when?: 'at-first'): boolean {
  const { look, most, stack, guns } = place;
  const { kind } = piece;
  const sp = spOfPiece(piece);
  if (spOf(stack) + sp > most) return false;
  if (look.light === 'none' && isLight(kind)) return false;
  if (look.light === 'only' && !isLight(kind)) return false;
  if (kind === 'siege_art' && !guns) return false;
  const [own = nation] = look.nations;
  if (own !== nation && sp > 0) {
    const guest = spOfNation(stack, nation) + sp;
    const third = spOf(stack) - spOfNation(stack, nation) - spOfNation(stack, own);
    const host = when === 'at-first' ? most - third - guest : spOfNation(stack, own);
    if (guest + leadOver(place, own, nation) > host) return false;
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
