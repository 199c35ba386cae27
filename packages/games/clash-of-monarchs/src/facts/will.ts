/** Monarchial Will: Fatigue and Exhaustion (21.3). */
import type { Power } from '../vocabulary.ts';
import type { World } from '../world.ts';

export const isFatigued = ({ state, data }: World, power: Power): boolean =>
  state.powers[power].will <= data.tables.politics.fatigue[power];

/** In the red zone (21.3.2, 23.2.2). */
export const isExhausted = ({ state, data }: World, power: Power): boolean =>
  state.powers[power].will <= data.tables.politics.exhausted;
