/** How well an Alliance stands: VPs, Will, troops and their state, sieges under way. */
import { allianceVp } from '../changes/markers.ts';
import { sideOfStack, spaceOf } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import { isExhausted, isFatigued } from '../facts/will.ts';
import { type Alliance, POWERS } from '../vocabulary.ts';
import type { World } from '../world.ts';

const SUPPLY = { full: 0, short: 0.5, critical: 1.2 } as const;
const MORALE = { good: 0, demoralized: 0.6, routed: 1.5 } as const;

export function worthOf(world: World, side: Alliance): number {
  const { state } = world;
  let worth = allianceVp(world, side);
  for (const power of POWERS) {
    if (state.nations[power].side !== side || state.nations[power].stance === 'out') continue;
    const { will, supplyActions } = state.powers[power];
    worth += will * 0.4 + Math.min(4, supplyActions) * 0.15 + Math.min(12, state.nations[power].treasury) * 0.05;
    if (isFatigued(world, power)) worth -= 0.8;
    if (isExhausted(world, power)) worth -= 2;
  }
  for (const stack of state.stacks) {
    if (sideOfStack(world, stack) !== side) continue;
    const sp = spOf(stack);
    worth += sp * 0.12 - (sp > 5 ? SUPPLY[stack.supply] + MORALE[stack.morale] : 0);
  }
  for (const [at, { marker, by }] of Object.entries(state.sieges))
    if (by === side) worth += (0.5 + spaceOf(world, at).vp) * 0.25 * (marker + 1);
  worth += spOf(state.prisoners[side]) * 0.06;
  return worth;
}
