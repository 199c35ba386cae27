import type { Lens } from '@quadrille/kernel';
import type { State } from './state.ts';
import type { Power } from './vocabulary.ts';

/** What the laboratory looks at: Influence, and Garrisons on the board. */
export const lens: Lens = {
  score: (state, seat) => (state as State).powers[seat as Power]?.influence ?? 0,
  map: {
    board: (state) => (state as State).board,
    holders: (state) => (state as State).garrisons,
  },
};
