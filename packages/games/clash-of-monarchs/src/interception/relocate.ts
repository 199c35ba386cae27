/** A force goes somewhere else: what its leaving and its coming mean for sieges, trenches and supply. */
import { settle } from '../changes/stacks.ts';
import { moveUncut } from '../hooks.ts';
import { abandonTrenches } from '../movement/entrench.ts';
import { raiseSieges } from '../siege/raise.ts';
import type { Stack } from '../state.ts';
import type { SpaceId } from '../vocabulary.ts';
import type { Game } from '../world.ts';

export function relocate(game: Game, stack: Stack, to: SpaceId): void {
  const from = stack.at;
  stack.at = to;
  stack.inside = false;
  settle(game, from);
  settle(game, to);
  abandonTrenches(game, from);
  raiseSieges(game);
  moveUncut(game, stack);
}
