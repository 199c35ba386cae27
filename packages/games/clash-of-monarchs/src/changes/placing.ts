/** Putting new pieces on the map and into the boxes (8.6.4, 20.4.6). */
import { type Ask, choose, type Option, option, type Rules, type Seat } from '@quadrille/kernel';
import { spotId } from '../cards/places.ts';
import type { Spot } from '../cards/sight.ts';
import { sideOf } from '../facts/sides.ts';
import { findStack, forcesAt, holdingSide, spaceOf } from '../facts/spaces.ts';
import { type Nation, opposing, type SpaceId, type Unit } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';
import { restAt, settle } from './stacks.ts';
import { addUnits, contingent } from './troops.ts';

export type Piece = 'inf' | 'fd' | Unit;

/** So many pieces of one kind; units come full unless said otherwise. */
export interface Lot {
  readonly kind: Piece;
  num: number;
  readonly reduced?: boolean;
}

/** Puts pieces down. Infantry and depots never go to a box. */
export function put(game: Game, nation: Nation, { kind, num, reduced }: Lot, spot: Spot): void {
  const { state, tell } = game;
  if (num <= 0) return;
  const what = `${kind} ${num}`;
  if ('box' in spot) {
    if (kind === 'inf' || kind === 'fd') return;
    const units = state.boxes[spot.box][nation] ?? {};
    state.boxes[spot.box][nation] = units;
    addUnits(units, kind, reduced ? 0 : num, reduced ? num : 0);
    tell({ type: 'came-to-box', nation, theater: spot.box, what });
    return;
  }
  if (kind === 'fd')
    for (let i = 0; i < num; i++)
      state.depots.push({
        nation,
        at: spot.at,
        inside: spot.stack?.inside ?? isBeset(game, spot.at, nation),
        disrupted: false,
      });
  else {
    const stack = spot.stack ? findStack(state, spot.stack.id) : undefined;
    const into = stack ?? restAt(game, spot.at, nation);
    const own = contingent(into.troops, nation);
    if (kind === 'inf') own.inf += num;
    else addUnits(own.units, kind, reduced ? 0 : num, reduced ? num : 0);
    if (!stack) settle(game, spot.at);
  }
  tell({ type: 'came', nation, at: spot.at, what });
}

/** Before a friendly fortress only enemies stand: what comes there comes inside (17.1). */
export function isBeset(world: World, at: SpaceId, nation: Nation): boolean {
  const side = sideOf(world.state, nation);
  if (forcesAt(world, at, opposing(side)).length === 0 || forcesAt(world, at, side).length > 0) return false;
  return spaceOf(world, at).fortress > 0 && holdingSide(world, at) === side;
}

/** One place for everything; the player chooses if there are several. */
export function* oneSpot(game: Game, seat: Seat, what: Ask, spots: () => readonly Spot[]): Rules<Spot | null> {
  const [only, another] = spots();
  if (!only) return null;
  if (!another) return only;
  return yield* choose(seat, what, () => spots().map((spot) => option(spotId(game, spot), spot)));
}

/** One piece is all that is left. */
const isLast = (lots: readonly Lot[]): boolean => lots.reduce((sum, { num }) => sum + num, 0) === 1;

/**
 * The pieces may be divided: all that are left in one place, or one piece at a time. What is put down leaves its stock in
 * the same moment, so that nothing is ever nowhere.
 */
export function* divide(
  game: Game,
  seat: Seat,
  what: Ask,
  nation: Nation,
  lots: readonly Lot[],
  spots: () => readonly Spot[],
  takeFromStock: (lot: Lot) => void,
): Rules {
  for (;;) {
    const lot = lots.find(({ num }) => num > 0);
    if (!lot || spots().length === 0) return;
    const [only, another] = spots();
    const chosen: { spot: Spot; all: boolean } =
      only && !another
        ? { spot: only, all: true }
        : yield* choose(seat, { ...what, args: { ...what.args, kind: lot.kind, num: lot.num } }, () => [
            ...spots().map(
              (spot): Option<{ spot: Spot; all: boolean }> => option(`all/${spotId(game, spot)}`, { spot, all: true }),
            ),
            ...(isLast(lots) ? [] : spots()).map(
              (spot): Option<{ spot: Spot; all: boolean }> => option(`one/${spotId(game, spot)}`, { spot, all: false }),
            ),
          ]);
    if (chosen.all) {
      for (const each of lots) {
        takeFromStock(each);
        put(game, nation, each, chosen.spot);
        each.num = 0;
      }
      return;
    }
    takeFromStock({ ...lot, num: 1 });
    put(game, nation, { ...lot, num: 1 }, chosen.spot);
    lot.num--;
  }
}
