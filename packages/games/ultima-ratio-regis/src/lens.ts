import type { Lens } from '@quadrille/kernel';
import type { State } from './state.ts';

/** What the laboratory looks at: VPs, and the turns of the scenario. */
export const lens: Lens = {
  score: (state, seat) => (state as State).chairs.find(({ player }) => player === seat)?.vp ?? 0,
  round: (state) => String((state as State).turn),
};
