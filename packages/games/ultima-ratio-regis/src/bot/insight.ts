/** What a bot knows about playing well. It is given imagined worlds only. */
import type { Insight } from '@quadrille/kernel';
import type { Data } from '../data/model.ts';
import type { PhaseId } from '../phases.ts';
import type { State } from '../state.ts';
import type { Printed, World } from '../world.ts';
import { priorOf } from './prior.ts';
import { worthOf } from './worth.ts';

export function insightFrom(data: Data, printedOf: (scenario: string) => Printed): Insight<State, PhaseId> {
  const worldOf = (state: State): World => ({ state, data, printed: printedOf(state.scenario) });
  return {
    evaluate(state, seat) {
      const world = worldOf(state);
      const worths = state.chairs.map(({ player }) => ({ player, worth: worthOf(world, player) }));
      const own = worths.find(({ player }) => player === seat)?.worth ?? 0;
      const rivals = worths.filter(({ player }) => player !== seat).map(({ worth }) => worth);
      const best = rivals.length > 0 ? Math.max(...rivals) : 10;
      return 1 / (1 + Math.exp((best - own) / 6));
    },
    prior: (state, question, { id }) => priorOf(worldOf(state), question, id),
    boundary: ({ state }) => `${state.turn}/${state.at}/${state.impulse === null ? 0 : 1}`,
    horizon: { answers: 150 },
  };
}
