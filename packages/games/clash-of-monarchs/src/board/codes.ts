/** The closed vocabularies of the data beyond those of the game. */
import type { Power } from '../vocabulary.ts';

export const DECKS = ['prussia', 'britain', 'austria', 'russia', 'france'] as const;
export type Deck = (typeof DECKS)[number];
export const DECK_POWER: Readonly<Record<Deck, Power>> = {
  prussia: 'PR',
  britain: 'BR',
  austria: 'AU',
  russia: 'RU',
  france: 'FR',
};

export const CARD_GROUPS = ['early', 'wider'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

/**
 * FS financial straits (20.5), INT interrupt (8.6.5), ONCE one-time (8.6.1), @ marker on the Year track, * first hand
 * (22.1.1), XX Ops and SAs only by its own Power, FR_RU event playable by France or Russia (8.1.1).
 */
export const SYMBOLS = ['FS', 'INT', 'ONCE', '@', '*', 'XX', 'FR_RU'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** Deaths of the Media Vita table (6.6). */
export const PERSONS = ['browne', 'royal_grief', 'ferdinand_vi', 'george_ii', 'elizabeth'] as const;
export type Person = (typeof PERSONS)[number];

export const SUBSIDIES = [
  'british_prussian',
  'versailles_1',
  'versailles_2',
  'versailles_3',
  'french_swedish',
  'austro_russian',
] as const;
export type Subsidy = (typeof SUBSIDIES)[number];

/** The Colonial Conflict track, from France to Britain (22.5.1). */
export const COLONIAL = ['F3', 'F2', 'F1', '0', 'B1', 'B2', 'B3', 'B4', 'B5'] as const;
export type Colonial = (typeof COLONIAL)[number];
