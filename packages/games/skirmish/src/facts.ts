/** What follows from the state. Nothing here changes anything. */
import { BOARD, CARD_IDS, type Card, type House, PLACES, type Place } from './board.ts';
import type { Affairs, Battle, State } from './state.ts';
import type { World } from './world.ts';

/** The houses that play, in the order of the seats. */
export const housesOf = ({ affairs }: { readonly affairs: readonly Pick<Affairs, 'house'>[] }): readonly House[] =>
  affairs.map(({ house }) => house);

export function affairsOf({ affairs }: State, house: House): Affairs {
  const found = affairs.find((each) => each.house === house);
  if (!found) throw new Error(`${house} does not play`);
  return found;
}

/** The house whose turn it is (S §4). */
export function onTurn({ order, turn }: State): House {
  const house = order[turn];
  if (!house) throw new Error('It is nobody’s turn');
  return house;
}

export const heldBy = ({ field }: State, house: House): readonly Place[] =>
  PLACES.filter((place) => field[place].holder === house);

/** The places without walls that a house holds, apart from its home, which needs none (S §5). */
export const openTo = (state: State, house: House): readonly Place[] =>
  heldBy(state, house).filter((place) => BOARD[place].home === null && !state.field[place].wall);

/** 1 troop, and 1 more for every two places held, as far as the reserve goes (S §3). */
export const levyOf = (state: State, house: House): number =>
  Math.min(affairsOf(state, house).reserve, 1 + Math.floor(heldBy(state, house).length / 2));

/** The crowns of the places a house holds, without those plundered in this season (S §8). */
export const crownsOf = ({ state, data }: World, house: House): number =>
  heldBy(state, house).reduce((sum, place) => sum + (state.field[place].plundered ? 0 : data.board[place].crowns), 0);

/** Whether a house holds enough crowns to win at once (S §8). */
export const dominates = ({ state, data }: World, house: House): boolean =>
  heldBy(state, house).reduce((sum, place) => sum + data.board[place].crowns, 0) >=
  data.scenarios[state.scenario].dominion;

/**
 * Where beaten defenders may go: next to the battle, held by their house or by nobody, not where the attack came from,
 * and into no one else's home (S §7).
 */
export const retreatsFrom = ({ field }: State, { defender, from, at }: Battle): readonly Place[] =>
  BOARD[at].next.filter((place) => {
    const { holder } = field[place];
    const { home } = BOARD[place];
    return place !== from && (holder === defender || holder === null) && (home === null || home === defender);
  });

/** The houses whose troops stand next to a place and may lie in wait for who marches there, in the order of the seats (S §9). */
export const watchersOf = (state: State, marching: House, to: Place): readonly House[] =>
  housesOf(state).filter(
    (house) =>
      house !== marching &&
      BOARD[to].next.some((place) => state.field[place].holder === house && state.field[place].troops > 0),
  );

/** One of each kind of card in a hand: equal cards are one option. */
export const kindsIn = (hand: readonly Card[]): readonly Card[] => CARD_IDS.filter((card) => hand.includes(card));

/** The order in which a hand is held. */
export const byCard = (a: Card, b: Card): number => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b);
