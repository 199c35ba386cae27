/** What a bot knows about playing well. It is given imagined worlds only. */
import type { Insight } from '@quadrille/kernel';
import type { House } from '../board.ts';
import type { Data } from '../data.ts';
import { affairsOf, crownsOf, dominates, heldBy, housesOf } from '../facts.ts';
import type { PhaseId } from '../phases.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { type Campaign, follow, intentions, mutate } from './intentions.ts';
import { plausible } from './prior.ts';

export const insightFor = (data: Data): Insight<State, PhaseId, Campaign> => ({
  evaluate(state, seat) {
    const world = { state, data };
    const own = worth(world, seat);
    const rival = Math.max(...housesOf(state).map((house) => (house === seat ? 0 : worth(world, house))));
    return own / (own + rival);
  },
  prior: (state, { seat, ask }, { id }) => plausible({ state, data }, seat, ask.id, id),
  boundary: ({ state }) => `${state.season}/${state.turn}`,
  intentions: (state, seat) => intentions({ state, data }, houseOf(state, seat)),
  follow,
  mutate: (state, one, other, random) => mutate({ state, data }, one, other, random),
});

/** Renown, what the next seasons will bring, and the means to hold it. Always more than nothing. */
function worth(world: World, seat: string): number {
  const { state } = world;
  const house = houseOf(state, seat);
  const { renown, coin, reserve, hand } = affairsOf(state, house);
  const seasons = Math.min(2, state.seasons - state.season + 1);
  const promise = crownsOf(world, house) * seasons + heldBy(state, house).length * 0.3;
  const means = coin * 0.3 + hand.length * 0.3 - reserve * 0.25;
  return (dominates(world, house) ? 40 : 0) + 5 + renown + promise + means;
}

export function houseOf(state: State, seat: string): House {
  const house = housesOf(state).find((each) => each === seat);
  if (!house) throw new Error(`${seat} does not play`);
  return house;
}
