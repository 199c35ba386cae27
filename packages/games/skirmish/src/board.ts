/** The land, the cards and the wares: read once from `data/`, frozen, and never part of the state (S §1). */
import board from '../data/board.json' with { type: 'json' };
import cards from '../data/cards.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import wares from '../data/wares.json' with { type: 'json' };

/** Ash and Elm face each other across the Old Keep, so two players take these two. */
export const HOUSES = ['ash', 'elm', 'birch', 'oak'] as const;
export type House = (typeof HOUSES)[number];

export type Place = keyof typeof board;
export type Card = keyof typeof cards;
export type Ware = keyof typeof wares;
export type ScenarioId = keyof typeof scenarios;

export interface Ground {
  readonly title: string;
  /** A home is entered by its own house only. */
  readonly home: House | null;
  readonly crowns: number;
  readonly next: readonly Place[];
}

export interface CardText {
  readonly title: string;
  readonly copies: number;
  readonly attack: number;
  readonly defence: number;
  readonly cancels: boolean;
}

export interface WareText {
  readonly title: string;
  readonly price: number;
  readonly stock: number;
  readonly restocked: boolean;
}

export interface ScenarioData {
  readonly title: string;
  readonly blurb: string;
  readonly players: readonly number[];
  readonly atHome: number;
  readonly outposts: readonly { readonly house: House; readonly place: Place; readonly troops: number }[];
  readonly coin: number;
  readonly cards: number;
  readonly dominion: number;
  /** The banner is bid for, and marches may be waylaid (S §9). */
  readonly watched: boolean;
}

/** As `Object.keys`, with the type the keys have. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): readonly K[] =>
  Object.keys(record) as K[];

export const BOARD = frozen(board) as Readonly<Record<Place, Ground>>;
export const CARDS = frozen(cards) as Readonly<Record<Card, CardText>>;
export const WARES = frozen(wares) as Readonly<Record<Ware, WareText>>;
export const SCENARIOS = frozen(scenarios) as Readonly<Record<ScenarioId, ScenarioData>>;

export const PLACES = keysOf(BOARD);
export const CARD_IDS = keysOf(CARDS);
export const WARE_IDS = keysOf(WARES);
export const SCENARIO_IDS = keysOf(SCENARIOS);

/** Every house owns as many troops as this, on the land or in reserve; so many coins there are (S §1). */
export const TROOPS = 12;
export const COINS = 60;
export const HAND_LIMIT = 5;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
