import { ask, choose, option, parallel, type Rules } from '@quadrille/kernel';
import type { House } from './board.ts';
import { discard, draw, raise } from './changes.ts';
import { affairsOf, heldBy, housesOf, kindsIn, levyOf } from './facts.ts';
import type { Game } from './world.ts';

/** Every house draws a card and musters; nobody waits for the others (S §3). */
export function* muster(game: Game): Rules<'bidding'> {
  const { state, tell } = game;
  tell({ type: 'season', season: state.season });
  for (const house of housesOf(state)) draw(game, house);
  yield* parallel(housesOf(state).map((house) => musterOf(game, house)));
  return 'bidding';
}

function* musterOf(game: Game, house: House): Rules {
  yield* exchange(game, house);
  yield* levy(game, house);
}

/** A house may put one card on the discards and draw another (S §3). */
function* exchange(game: Game, house: House): Rules {
  const { hand } = affairsOf(game.state, house);
  const card = yield* choose(house, ask('exchange', 'S §3'), () => [
    ...kindsIn(hand).map((each) => option(`exchange/${each}`, each)),
    option('keep', null),
  ]);
  if (!card) return;
  discard(game, house, card);
  game.tell({ type: 'exchanged', house, card });
  draw(game, house);
}

/** The troops that a house levies go to places it holds, one by one (S §3). */
function* levy(game: Game, house: House): Rules {
  const { state, tell } = game;
  for (let left = levyOf(state, house); left > 0; left--) {
    const place = yield* choose(house, ask('levy', 'S §3', { left }), () =>
      heldBy(state, house).map((each) => option(`levy/${each}`, each)),
    );
    raise(game, house, place);
    tell({ type: 'levied', house, place });
  }
}
