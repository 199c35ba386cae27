import type { Lens, Seat } from '@quadrille/kernel';
import type { Data } from './board/data.ts';
import { sideOf } from './facts/sides.ts';
import { standings } from './politics/victory.ts';
import type { State } from './state.ts';
import { POWERS } from './vocabulary.ts';

/** What the laboratory looks at: the VPs of a seat's Alliance as they would count now, and the Rounds of all years. */
export const lensFor = (data: Data): Lens => ({
  score(state, seat: Seat) {
    const world = { state: state as State, data };
    const power = POWERS.find((each) => world.state.seats[each] === seat);
    return power === undefined ? 0 : standings(world)[sideOf(world.state, power)].vp;
  },
  round(state) {
    const { year, season, round } = state as State;
    return season === 'summer' || season === 'fall' ? `${year}/${season}/${round}` : undefined;
  },
});
