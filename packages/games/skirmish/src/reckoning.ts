import { finish, type Rules } from '@quadrille/kernel';
import { PLACES, WARE_IDS } from './board.ts';
import { pay } from './changes.ts';
import { affairsOf, crownsOf, dominates, heldBy, housesOf } from './facts.ts';
import type { Affairs } from './state.ts';
import type { Game } from './world.ts';

/** Renown, income, and whether the match is over (S §8). */
// biome-ignore lint/correctness/useYield: nobody has anything to decide here
export function* reckoning(game: Game): Rules<'muster'> {
  const { state, data, tell } = game;
  for (const house of housesOf(state)) {
    const renown = crownsOf(game, house);
    affairsOf(state, house).renown += renown;
    tell({ type: 'reckoned', house, renown, coin: pay(game, house, -heldBy(state, house).length) });
  }
  for (const place of PLACES) state.field[place].plundered = false;
  for (const ware of WARE_IDS) if (data.wares[ware].restocked) state.stock[ware] = data.wares[ware].stock;
  declareVictory(game);
  state.season++;
  return 'muster';
}

/** Dominion wins at once; after the last season renown does, then coin; houses still equal win together (S §8). */
function declareVictory(game: Game): void {
  const { state } = game;
  const dominant = housesOf(state).filter((house) => dominates(game, house));
  if (dominant.length > 0) finish(dominant, 'dominion');
  if (state.season < state.seasons) return;
  const standing = ({ renown, coin }: Affairs) => renown * 1000 + coin;
  const best = Math.max(...state.affairs.map(standing));
  finish(
    state.affairs.filter((each) => standing(each) === best).map(({ house }) => house),
    'renown',
  );
}
