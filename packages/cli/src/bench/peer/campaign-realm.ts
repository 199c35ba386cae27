import { definition } from '@quadrille/coalition-wars/coalitions/index.ts';
import { type Board, boardOf } from '@quadrille/coalition-wars/core/board.ts';
import type { Affairs, General, State } from '@quadrille/coalition-wars/core/state.ts';
import type { Card, Power, Status, Territory } from '@quadrille/coalition-wars/core/vocabulary.ts';
import type { Setup } from '@quadrille/kernel';
import { chance } from './chance.ts';
import type { Context } from './library.ts';

/** A General by his place in the list: a draft need not be searched for him. */
export type Rank = number;

export interface Fight {
  readonly at: Territory;
  readonly from: Territory;
  readonly attacker: Power;
  readonly defender: Power;
  readonly general: Rank;
  cards: Partial<Record<Power, Card | 'pass'>>;
}

/** The state of the boardgame.io game: a table of Coalitions as it is set up, and what its flow has to remember. */
export interface Realm {
  readonly state: State;
  /** Who stands where, one General to a Territory. */
  readonly stations: Record<Territory, Rank>;
  declared: Partial<Record<Power, Status>>;
  /** How many Powers are done with a phase that all play at once. */
  finished: number;
  moved: Rank[];
  /** The last step of the march, until its Garrisons are placed. */
  step: { readonly general: Rank; readonly from: Territory; readonly to: Territory } | null;
  fight: Fight | null;
  over: readonly Power[] | null;
}

export type Here = Context<Realm>;

/** The Powers in the order of the seats. */
export const SEATS = ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans'] as const satisfies Power[];

export const powerOf = (playerID: string): Power => {
  const power = SEATS[Number(playerID)];
  if (!power) throw new Error(`No Power for player ${playerID}`);
  return power;
};

export const playerOf = (power: Power): string => String((SEATS as readonly Power[]).indexOf(power));

export const boardIn = ({ state }: Realm): Board => boardOf(state.board);

export function generalAt({ state }: Realm, rank: Rank): General {
  const general = state.generals[rank];
  if (!general) throw new Error(`No General ${rank}`);
  return general;
}

export const affairsOf = ({ state }: Realm, power: Power): Affairs => state.powers[power];

/** The General in a Territory. */
export function standing(realm: Realm, at: Territory): General | undefined {
  const rank = realm.stations[at];
  return rank === undefined ? undefined : generalAt(realm, rank);
}

/** Brings a General to a Territory, or off the map. */
export function station(realm: Realm, rank: Rank, to: Territory | null): void {
  const general = generalAt(realm, rank);
  if (general.at !== null) delete realm.stations[general.at];
  general.at = to;
  if (to === null) general.units = 0;
  else realm.stations[to] = rank;
}

/** Draws cards as long as there are any. */
export function draw({ G: { state }, random }: Here, power: Power, cards: number): void {
  const { hand } = state.powers[power];
  for (let i = 0; i < cards; i++) {
    if (state.deck.length === 0) state.deck.push(...random.Shuffle(state.discard.splice(0)));
    const card = state.deck.pop();
    if (card) hand.push(card);
  }
}

/** Puts a card of a hand on the discards; says whether it was there. */
export function discard({ state }: Realm, power: Power, card: Card): boolean {
  const { hand } = state.powers[power];
  const place = hand.indexOf(card);
  if (place < 0) return false;
  hand.splice(place, 1);
  state.discard.push(card);
  return true;
}

export function newRealm(setup: Setup, random: Here['random']): Realm {
  const state = definition.setUp(setup, chance(random));
  const stations = Object.fromEntries(state.generals.flatMap(({ at }, rank) => (at === null ? [] : [[at, rank]])));
  return { state, stations, declared: {}, finished: 0, moved: [], step: null, fight: null, over: null };
}
