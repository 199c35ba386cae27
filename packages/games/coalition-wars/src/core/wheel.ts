import { actionOf } from './facts.ts';
import type { World } from './state.ts';
import type { Action, Power } from './vocabulary.ts';

/** What every Power's dial is over (C §4), if there is a Wheel. */
export function wheelOf(world: World): Partial<Record<Power, Action>> {
  const wheel: Partial<Record<Power, Action>> = {};
  if (world.rules.actions.length === 0) return wheel;
  for (const power of world.rules.powers) wheel[power] = actionOf(world, power);
  return wheel;
}
