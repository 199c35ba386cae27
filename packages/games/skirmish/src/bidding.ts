import { arrange, ask, bid, option, type Rules, sealed } from '@quadrille/kernel';
import type { House } from './board.ts';
import { pay } from './changes.ts';
import { affairsOf, housesOf } from './facts.ts';
import type { Game } from './state.ts';

/** The houses bid in secret for the right to say who acts when; only the winner pays (S §4). */
export function* bidding(game: Game): Rules<'market'> {
  const { state, tell } = game;
  const houses = housesOf(state);
  const bids = yield* sealed(
    game,
    houses.map((house) => bid(house, ask('bid', 'S §4'), () => [0, affairsOf(state, house).coin])),
  );
  for (const [house, coin] of bids) tell({ type: 'bid', house, coin });
  const highest = Math.max(...bids.values());
  const winner = drawLots(
    game,
    houses.filter((house) => bids.get(house) === highest),
  );
  pay(game, winner, highest);
  const order = yield* arrange(winner, ask('order', 'S §4'), () =>
    houses.map((house) => option(`rank/${house}`, house)),
  );
  state.order.splice(0, state.order.length, ...order);
  state.turn = 0;
  for (const [index, house] of order.entries()) tell({ type: 'ranked', house, rank: index + 1 });
  return 'market';
}

/** Equal bids are decided by lot (S §4). */
function drawLots({ random, tell }: Game, houses: readonly House[]): House {
  const [only, another] = houses;
  if (only && !another) return only;
  const house = random.pick(houses, 'lots');
  tell({ type: 'lots', house });
  return house;
}
