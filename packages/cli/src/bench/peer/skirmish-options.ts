import {
  BOARD,
  HAND_LIMIT,
  type House,
  PLACES,
  type Place,
  WARE_IDS,
  WARES,
  type Ware,
} from '@quadrille/skirmish/board.ts';
import { affairsOf, heldBy, housesOf, kindsIn, openTo, retreatsFrom } from '@quadrille/skirmish/facts.ts';
import type { State } from '@quadrille/skirmish/state.ts';
import type { Realm } from './skirmish-realm.ts';
import type { Listing } from './stages.ts';

/** What may be chosen in each stage. */
export const STAGES: Readonly<Record<string, Listing<Realm, House>>> = {
  exchange: ({ state }, house) => [...kindsIn(affairsOf(state, house).hand), null],
  levy: ({ state }, house) => heldBy(state, house),
  bid: ({ state }, house) => upTo(affairsOf(state, house).coin),
  rank: ({ state, ranked }) => housesOf(state).filter((house) => !ranked.includes(house)),
  market: ({ state }, house) => [...WARE_IDS.filter((ware) => canBuy(state, house, ware)), null],
  station: ({ state }, house) => heldBy(state, house),
  wall: ({ state }, house) => openTo(state, house),
  march: ({ state }, house) => [...steps(state, house), null],
  troops: ({ state, step }) => upTo(step ? state.field[step.from].troops : 0).slice(1),
  commit: ({ state }, house) => [...kindsIn(affairsOf(state, house).hand), 'none'],
  retreat: ({ state }) => (state.battle ? retreatsFrom(state, state.battle) : []),
  plunder: () => [true, false],
};

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

export function canBuy(state: State, house: House, ware: Ware): boolean {
  const { coin, hand, reserve } = affairsOf(state, house);
  if (state.stock[ware] === 0 || coin < WARES[ware].price) return false;
  if (ware === 'troop') return reserve > 0;
  return ware === 'card' ? hand.length < HAND_LIMIT : openTo(state, house).length > 0;
}

export const canMarch = ({ field, tired }: State, house: House, from: Place, to: Place): boolean =>
  field[from].holder === house &&
  field[from].troops > 0 &&
  !tired.includes(from) &&
  (BOARD[to].home === null || BOARD[to].home === house);

const steps = (state: State, house: House) =>
  PLACES.flatMap((from) =>
    state.field[from].holder === house
      ? BOARD[from].next.filter((to) => canMarch(state, house, from, to)).map((to) => ({ from, to }))
      : [],
  );
