import type { Seat } from '@quadrille/kernel';

/** What the laboratory reads off a game's state, beyond what every game has. */
export interface Lens {
  /** What is played for, by seat: drawn as curves. */
  score(state: unknown, seat: Seat): number;
  /** The board, and who holds which Territory: drawn as a map. */
  readonly map?: { board(state: unknown): string; holders(state: unknown): Readonly<Record<string, string>> };
}

interface Affairs {
  readonly powers: Readonly<Record<string, { readonly influence: number }>>;
  readonly garrisons: Readonly<Record<string, string>>;
  readonly board: string;
}

/** The family of Coalitions: Influence, and Garrisons on the board. */
const family: Lens = {
  score: (state, seat) => (state as Affairs).powers[seat]?.influence ?? 0,
  map: {
    board: (state) => (state as Affairs).board,
    holders: (state) => (state as Affairs).garrisons,
  },
};

const LENSES: Readonly<Record<string, Lens>> = {
  coalitions: family,
  'ancien-regime': family,
  realpolitik: family,
};

export const lensFor = (game: string): Lens | undefined => LENSES[game];
