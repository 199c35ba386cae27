import { arrange, ask, bid, option, type Rules, sealedFor } from '@quadrille/kernel';
import type { House } from './board.ts';
import { pay } from './changes.ts';
import { affairsOf, housesOf } from './facts.ts';
import type { Game } from './world.ts';

/** What is bid for: the order of play, and in The Watch the banner too (S §4, S §9). */
const PRIZES = {
  order: { ask: ask('bid', 'S §4'), event: 'bid' },
  banner: { ask: ask('bid-banner', 'S §9'), event: 'bid-banner' },
} as const;
type Prize = keyof typeof PRIZES;

/** The houses bid in secret for the right to say who acts when; only the winner pays (S §4). */
export function* bidding(game: Game): Rules<'market'> {
  const { state, tell } = game;
  const houses = housesOf(state);
  const bids = yield* secretBids(game);
  if (bids.banner) raiseBanner(game, bids.banner);
  const winner = highestBidder(game, bids.order);
  const order = yield* arrange(winner, ask('order', 'S §4'), () =>
    houses.map((house) => option(`rank/${house}`, house)),
  );
  state.order.splice(0, state.order.length, ...order);
  state.turn = 0;
  for (const [index, house] of order.entries()) tell({ type: 'ranked', house, rank: index + 1 });
  return 'market';
}

type Bids = ReadonlyMap<House, number>;

/** Where two things are bid for, every house is asked both at once, and may change each until the last bid is in. */
function* secretBids(game: Game): Rules<{ readonly order: Bids; readonly banner?: Bids }> {
  const { state, data, tell } = game;
  const prizes: readonly Prize[] = data.scenarios[state.scenario].watched ? ['order', 'banner'] : ['order'];
  const wanted = prizes.flatMap((prize) => housesOf(state).map((house) => ({ house, prize })));
  const bids = yield* sealedFor(game, wanted, ({ house, prize }) =>
    bid(house, PRIZES[prize].ask, () => [0, purseOf(game, house)]),
  );
  const madeFor = (prize: Prize): Bids =>
    new Map([...bids].flatMap(([made, coin]) => (made.prize === prize ? [[made.house, coin]] : [])));
  for (const [{ house, prize }, coin] of bids) tell({ type: PRIZES[prize].event, house, coin });
  return { order: madeFor('order'), ...(prizes.includes('banner') && { banner: madeFor('banner') }) };
}

/** No house bids more than it has; where two things are bid for, half of it for each (S §9). */
function purseOf({ state, data }: Game, house: House): number {
  const { coin } = affairsOf(state, house);
  return data.scenarios[state.scenario].watched ? Math.floor(coin / 2) : coin;
}

/** The highest bidder pays; equal bids are decided by lot (S §4). */
function highestBidder(game: Game, bids: Bids): House {
  const highest = Math.max(...bids.values());
  const winner = drawLots(
    game,
    [...bids].filter(([, coin]) => coin === highest).map(([house]) => house),
  );
  pay(game, winner, highest);
  return winner;
}

/** The banner is worth 1 renown (S §9). */
function raiseBanner(game: Game, bids: Bids): void {
  const house = highestBidder(game, bids);
  affairsOf(game.state, house).renown++;
  game.tell({ type: 'banner', house });
}

/** Equal bids are decided by lot (S §4). */
function drawLots({ random, tell }: Game, houses: readonly House[]): House {
  const [only, another] = houses;
  if (only && !another) return only;
  const house = random.pick(houses, 'lots');
  tell({ type: 'lots', house });
  return house;
}
