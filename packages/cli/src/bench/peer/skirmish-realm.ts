import type { Setup } from '@quadrille/kernel';
import { type Card, HOUSES, type House, type Place } from '@quadrille/skirmish/board.ts';
import { housesOf, levyOf } from '@quadrille/skirmish/facts.ts';
import { setUp } from '@quadrille/skirmish/setup.ts';
import type { Game, State } from '@quadrille/skirmish/state.ts';
import { chance } from './chance.ts';
import type { Context } from './library.ts';

/** The state of the boardgame.io game: that of Skirmish, and what our rules keep in their coroutines. */
export interface Realm {
  readonly state: State;
  /** Troops still to be levied, and the houses that are done. */
  levies: Partial<Record<House, number>>;
  mustered: number;
  bids: Partial<Record<House, number>>;
  ranked: House[];
  playOrder: string[];
  step: { readonly from: Place; readonly to: Place } | null;
  commits: Partial<Record<House, Card | 'none'>>;
  over: readonly House[] | null;
}

export type Here = Context<Realm>;

export const houseOf = (playerID: string): House => {
  const house = HOUSES[Number(playerID)];
  if (!house) throw new Error(`No house for player ${playerID}`);
  return house;
};

export const playerOf = (house: House): string => String(HOUSES.indexOf(house));

/** The same setting up, with the dice of boardgame.io. */
export function newRealm(setup: Setup, random: Here['random']): Realm {
  const state = setUp(setup, chance(random));
  return {
    state,
    levies: {},
    mustered: 0,
    bids: {},
    ranked: [],
    playOrder: housesOf(state).map(playerOf),
    step: null,
    commits: {},
    over: null,
  };
}

/** The small changes of Skirmish work on the drafts of boardgame.io as they are. It keeps no news: we do. */
export const asGame = ({ G, random }: Pick<Here, 'G' | 'random'>): Game => ({
  state: G.state,
  random: chance(random),
  tell: () => {},
  liftVeil: () => {},
});

/** Levies of the season, by house. */
export const leviesOf = (state: State): Partial<Record<House, number>> =>
  Object.fromEntries(housesOf(state).map((house) => [house, levyOf(state, house)]));
