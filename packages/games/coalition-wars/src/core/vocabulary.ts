/** The Powers of the whole family. Which of them take part, and their Order of Play, is for each board to say. */
export const POWERS = ['britain', 'france', 'austria', 'prussia', 'russia', 'ottomans', 'spain', 'italy'] as const;
export type Power = (typeof POWERS)[number];

/** The four areas of the Diplomatic Status Zone: red lion, blue eagle, brown chaise longue, grey cannon (C §6). */
export const STATUSES = ['british', 'french', 'neutral', 'expansionist'] as const;
export type Status = (typeof STATUSES)[number];

/** What leave is asked for: Territories, or Sea Lanes. */
export const ROADS = ['land', 'sea'] as const;
export type Road = (typeof ROADS)[number];

export const COALITIONS = ['british', 'french'] as const satisfies readonly Status[];
export type Coalition = (typeof COALITIONS)[number];

/** The values of Battle cards; the 1 is found in Realpolitik only. */
export const CARDS = [1, 2, 3, 4, 5] as const;
export type Card = (typeof CARDS)[number];

/** The actions of the Wheels of War, in their order (C §7, AR §9). Which of them a Wheel has is for its title to say. */
export const ACTIONS = [
  'muster',
  'taxation',
  'subsidise',
  'leadership',
  'mobilisation',
  'influence',
  'movement',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The Action cards of Realpolitik, in the order in which they are resolved (RP §6). */
export const ACTION_CARDS = ['taxation', 'influence', 'mobilisation', 'dispatch', 'movement'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const TERRAINS = ['home', 'capital', 'disputed', 'undisputed', 'impassable'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A Territory by its id, e.g. `normandie_bretagne`: the boards of the family differ, so it is not a closed union. */
export type Territory = string;

/** A General by its id, e.g. `austria-2`. */
export type GeneralId = string;

export const SIDES = ['attack', 'defence'] as const;
export type Side = (typeof SIDES)[number];

/** The sealed signs that break a tie of strength (C §9.2). */
export const SIGNS = ['rock', 'paper', 'scissors'] as const;
export type Sign = (typeof SIGNS)[number];

/** How a General moves (C §7 "Movement types"); `orient` is the Armée d'Orient (C §13, 1792). */
export const MOVES = ['land', 'strategic', 'sea', 'orient'] as const;
export type MoveType = (typeof MOVES)[number];
