/** How plausible an option looks before any search: 1 is indifferent, more is better. */
import { BOARD, PLACES, type Place } from '../board.ts';
import type { World } from '../world.ts';

type Guess = (world: World, seat: string, path: readonly string[]) => number;

/** By prompt. A prompt without a guess leaves all its options alike. */
const GUESSES: Readonly<Record<string, Guess>> = {
  exchange: (_, __, [head]) => (head === 'keep' ? 3 : 1),
  levy: (world, seat, [, place]) => exposure(world, seat, place),
  station: (world, seat, [, place]) => exposure(world, seat, place),
  bid: (_, __, [coin]) => 1 / (1 + Number(coin)),
  'bid-banner': (_, __, [coin]) => 1 / (1 + Number(coin)),
  ambush: (_, __, [answer]) => (answer === 'pass' ? 1 : 2),
  order: (_, seat, [, house]) => (house === seat ? 4 : 1),
  buy: (_, __, [, ware]) => (ware === 'nothing' ? 1 : 2),
  march: (world, seat, [head, from, to]) => (head === 'done' ? 1 : prospect(world, seat, from, to)),
  troops: (_, __, [troops]) => Number(troops),
  commit: (_, __, [, card]) => (card === 'none' ? 1 : 2),
  plunder: (_, __, [answer]) => (answer === 'no' ? 2 : 1),
};

export const plausible = (world: World, seat: string, prompt: string, option: string): number =>
  GUESSES[prompt]?.(world, seat, option.split('/')) ?? 1;

/** Troops are wanted where crowns are within reach, ours or theirs. */
function exposure({ state, data }: World, seat: string, id: string | undefined): number {
  const place = placeOf(id);
  if (!place) return 1;
  const near = BOARD[place].next.filter((each) => state.field[each].holder !== seat);
  return 1 + data.board[place].crowns + near.reduce((sum, each) => sum + data.board[each].crowns, 0);
}

/** A march is worth the crowns it takes, times the odds of taking them. */
export function prospect(
  { state, data }: World,
  seat: string,
  from: string | undefined,
  to: string | undefined,
): number {
  const [start, goal] = [placeOf(from), placeOf(to)];
  if (!start || !goal) return 1;
  const { holder, troops, wall } = state.field[goal];
  if (holder === seat) return 0.3;
  if (holder === null) return 1 + 3 * data.board[goal].crowns;
  const odds = state.field[start].troops / (state.field[start].troops + troops + (wall ? 1 : 0));
  return 0.2 + 3 * data.board[goal].crowns * odds * odds;
}

const placeOf = (id: string | undefined): Place | undefined => PLACES.find((place) => place === id);
