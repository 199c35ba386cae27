import type { Card, House, Place, ScenarioId, Ware } from './board.ts';

/** What a house has, apart from its troops on the land. */
export interface Affairs {
  readonly house: House;
  coin: number;
  renown: number;
  /** Troops that are not on the land. */
  reserve: number;
  /** Hidden from the other houses; kept sorted, so that its order tells nothing. */
  readonly hand: Card[];
}

/** What stands in a place. */
export interface Field {
  holder: House | null;
  troops: number;
  wall: boolean;
  /** It brings its holder nothing at the next reckoning (S §7). */
  plundered: boolean;
}

/** The battle in progress (S §7). */
export interface Battle {
  readonly from: Place;
  readonly at: Place;
  readonly attacker: House;
  readonly defender: House;
  /** Attackers on the road: none once they have come to rest. */
  troops: number;
}

export interface State {
  readonly scenario: ScenarioId;
  readonly seasons: number;
  season: number;
  /** The order of play of this season, and whose turn it is in it; past its end nobody's (S §4). */
  readonly order: House[];
  turn: number;
  /** Places that troops have entered in this turn: they send none out (S §6). */
  readonly tired: Place[];
  readonly affairs: readonly Affairs[];
  readonly field: Readonly<Record<Place, Field>>;
  /** Hidden from everyone. */
  readonly deck: Card[];
  readonly discard: Card[];
  readonly stock: Record<Ware, number>;
  bank: number;
  battle: Battle | null;
}

/** What is told. The sentences stand in `words.ts` under `event/<type>`. */
export type Event =
  | { readonly type: 'season'; readonly season: number }
  | { readonly type: 'drew'; readonly house: House }
  | { readonly type: 'drew-card'; readonly house: House; readonly card: Card }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'exchanged'; readonly house: House; readonly card: Card }
  | { readonly type: 'levied'; readonly house: House; readonly place: Place }
  | { readonly type: 'bid'; readonly house: House; readonly coin: number }
  | { readonly type: 'bid-banner'; readonly house: House; readonly coin: number }
  | { readonly type: 'banner'; readonly house: House }
  | { readonly type: 'lots'; readonly house: House }
  | { readonly type: 'ranked'; readonly house: House; readonly rank: number }
  | { readonly type: 'bought'; readonly house: House; readonly ware: Ware; readonly price: number }
  | { readonly type: 'walled'; readonly house: House; readonly place: Place }
  | { readonly type: 'wall-fell'; readonly place: Place }
  | {
      readonly type: 'marched';
      readonly house: House;
      readonly troops: number;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly type: 'set-out';
      readonly house: House;
      readonly troops: number;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'ambushed'; readonly house: House; readonly place: Place }
  | { readonly type: 'battle'; readonly attacker: House; readonly defender: House; readonly place: Place }
  | { readonly type: 'committed'; readonly house: House; readonly card: Card | 'none' }
  | { readonly type: 'rolled'; readonly house: House; readonly die: number; readonly strength: number }
  | { readonly type: 'won'; readonly house: House; readonly place: Place }
  | { readonly type: 'lost'; readonly house: House; readonly troops: number }
  | { readonly type: 'retreated'; readonly house: House; readonly troops: number; readonly to: Place }
  | { readonly type: 'scattered'; readonly house: House; readonly troops: number }
  | { readonly type: 'plundered'; readonly house: House; readonly place: Place; readonly coin: number }
  | { readonly type: 'reckoned'; readonly house: House; readonly renown: number; readonly coin: number };
