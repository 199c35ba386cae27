/** How well an Alliance stands: the level it would reach, Will, troops and their state, sieges under way. */
import { LEVELS } from '../board/tables/politics.ts';
import { sideOfStack, spaceOf } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import { isExhausted, isFatigued } from '../facts/will.ts';
import { reckoning } from '../politics/victory.ts';
import { type Alliance, POWERS } from '../vocabulary.ts';
import type { World } from '../world.ts';

const SUPPLY = { full: 0, short: 0.4, critical: 1 } as const;
const MORALE = { good: 0, demoralized: 0.5, routed: 1.2 } as const;

/** VPs as they would count now, and how far they have climbed on the Alliance's own ladder of levels (23.4). */
export function victoryWorth(world: World, side: Alliance): number {
  const vp = reckoning(world, 'scenario-over')[side].reduce((sum, { num }) => sum + num, 0);
  const levels = world.data.tables.politics.victory.levels[side];
  const climbed = LEVELS.filter((level) => level !== 'defeat' && vp >= levels[level]).length;
  return vp + 0.8 * climbed;
}

export function worthOf(world: World, side: Alliance): number {
  const { state } = world;
  let worth = victoryWorth(world, side);
  for (const power of POWERS) {
    if (state.nations[power].side !== side || state.nations[power].stance === 'out') continue;
    const { will, supplyActions, hand } = state.powers[power];
    worth += will * 0.35 + Math.min(4, supplyActions) * 0.12 + Math.min(12, state.nations[power].treasury) * 0.04;
    worth += hand.length * 0.1;
    if (isFatigued(world, power)) worth -= 0.8;
    if (isExhausted(world, power)) worth -= 2;
  }
  for (const stack of state.stacks) {
    if (sideOfStack(world, stack) !== side) continue;
    const sp = spOf(stack);
    worth += sp * 0.09 - (sp > 5 ? SUPPLY[stack.supply] + MORALE[stack.morale] : 0);
  }
  for (const [at, { marker, by }] of Object.entries(state.sieges))
    if (by === side) worth += (0.5 + spaceOf(world, at).vp) * 0.3 * (marker + 1);
  return worth + spOf(state.prisoners[side]) * 0.05;
}
