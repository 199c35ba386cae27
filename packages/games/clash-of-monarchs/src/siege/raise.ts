/** When a siege is raised (17.4.8). */
import { commanderOf } from '../facts/leaders.ts';
import { forcesAt, fortressData, holdingSide } from '../facts/spaces.ts';
import { artillery, spOf } from '../facts/troops.ts';
import type { Game } from '../world.ts';

/** Siege markers go where no besieging Command is left: with a leader, artillery and enough SPs. */
export function raiseSieges(game: Game): void {
  const { state, tell } = game;
  for (const at of Object.keys(state.sieges)) {
    const siege = state.sieges[at];
    if (!siege) continue;
    const { besiege } = fortressData(game, at);
    const besieged = forcesAt(game, at, siege.by).some(
      (stack) => commanderOf(game, stack) !== null && artillery(stack) > 0 && spOf(stack) >= besiege,
    );
    if (besieged && holdingSide(game, at) !== siege.by) continue;
    delete state.sieges[at];
    tell({ type: 'siege-raised', at });
  }
}
