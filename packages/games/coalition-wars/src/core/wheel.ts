import { actionOf } from './facts.ts';
import type { World } from './state.ts';
import type { Action, Power } from './vocabulary.ts';

/** What every Power's dial is over (C §4), if there is a Wheel. */
export const wheelOf = (world: World): Partial<Record<Power, Action>> =>
  world.rules.actions.length === 0
    ? {}
    : Object.fromEntries(world.rules.powers.map((power) => [power, actionOf(world, power)]));
