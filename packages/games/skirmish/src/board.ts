/** The ids of everything, and the land: what no edition of somebody's own changes (S §1). Their values are in `data.ts`. */
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

/** Where a place lies. */
export interface Ground {
  /** A home is entered by its own house only. */
  readonly home: House | null;
  readonly next: readonly Place[];
}

/** As `Object.keys`, with the type the keys have. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): readonly K[] =>
  Object.keys(record) as K[];

export const BOARD: Readonly<Record<Place, Ground>> = board as Record<Place, Ground>;

export const PLACES = keysOf(board);
export const CARD_IDS = keysOf(cards);
export const WARE_IDS = keysOf(wares);
export const SCENARIO_IDS = keysOf(scenarios);

/** Every house owns as many troops as this, on the land or in reserve; so many coins there are (S §1). */
export const TROOPS = 12;
export const COINS = 60;
export const HAND_LIMIT = 5;
