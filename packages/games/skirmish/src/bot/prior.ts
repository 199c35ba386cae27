/** How plausible an option looks before any search: 1 is indifferent, more is better. */
import { BOARD, PLACES, type Place } from '../board.ts';
import type { State } from '../state.ts';

type Guess = (state: State, seat: string, path: readonly string[]) => number;

/** By prompt. A prompt without a guess leaves all its options alike. */
const GUESSES: Readonly<Record<string, Guess>> = {
  exchange: (_, __, [head]) => (head === 'keep' ? 3 : 1),
  levy: (state, seat, [, place]) => exposure(state, seat, place),
  station: (state, seat, [, place]) => exposure(state, seat, place),
  bid: (_, __, [coin]) => 1 / (1 + Number(coin)),
  'bid-banner': (_, __, [coin]) => 1 / (1 + Number(coin)),
  ambush: (_, __, [answer]) => (answer === 'pass' ? 1 : 2),
  order: (_, seat, [, house]) => (house === seat ? 4 : 1),
  buy: (_, __, [, ware]) => (ware === 'nothing' ? 1 : 2),
  march: (state, seat, [head, from, to]) => (head === 'done' ? 1 : prospect(state, seat, from, to)),
  troops: (_, __, [troops]) => Number(troops),
  commit: (_, __, [, card]) => (card === 'none' ? 1 : 2),
  plunder: (_, __, [answer]) => (answer === 'no' ? 2 : 1),
};

export const plausible = (state: State, seat: string, prompt: string, option: string): number =>
  GUESSES[prompt]?.(state, seat, option.split('/')) ?? 1;

/** Troops are wanted where crowns are within reach, ours or theirs. */
function exposure(state: State, seat: string, id: string | undefined): number {
  const place = placeOf(id);
  if (!place) return 1;
  const near = BOARD[place].next.filter((each) => state.field[each].holder !== seat);
  return 1 + BOARD[place].crowns + near.reduce((sum, each) => sum + BOARD[each].crowns, 0);
}

/** A march is worth the crowns it takes, times the odds of taking them. */
export function prospect(state: State, seat: string, from: string | undefined, to: string | undefined): number {
  const [start, goal] = [placeOf(from), placeOf(to)];
  if (!start || !goal) return 1;
  const { holder, troops, wall } = state.field[goal];
  if (holder === seat) return 0.3;
  if (holder === null) return 1 + 3 * BOARD[goal].crowns;
  const odds = state.field[start].troops / (state.field[start].troops + troops + (wall ? 1 : 0));
  return 0.2 + 3 * BOARD[goal].crowns * odds * odds;
}

const placeOf = (id: string | undefined): Place | undefined => PLACES.find((place) => place === id);
