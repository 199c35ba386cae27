/** A Supply Path is cut: an event, not a state (9.4.1). */
import { changeSupply } from '../changes/markers.ts';
import { findStack } from '../facts/spaces.ts';
import { withPath } from '../facts/supply.ts';
import { isMajor } from '../facts/troops.ts';
import type { Stack } from '../state.ts';
import type { Game } from '../world.ts';

/** From here on it is watched whose path is cut: at the start of a Turn, and after whatever cuts none. */
export function notePaths({ state, ...world }: Game): void {
  state.turn.linked = withPath({ state, ...world });
}

/** Who gives way, goes back or Intercepts has cut nobody's path, least of all his own: that takes an activated force (9.4.1). */
export function moveUncut(game: Game, { id }: Stack): void {
  game.state.turn.linked = game.state.turn.linked.filter((each) => each !== id);
  watchSupply(game);
}

/**
 * Worsens the Supply State of every Major Force that had a path when last looked at and has none now: at most once in a
 * Turn, and only if no path at all remains (readings, 14).
 */
export function watchSupply(game: Game): void {
  const { state } = game;
  const now = withPath(game);
  for (const id of state.turn.linked) {
    const stack = findStack(state, id);
    if (!stack || !isMajor(stack) || now.includes(id) || state.turn.cut.includes(id)) continue;
    state.turn.cut.push(id);
    changeSupply(game, stack, -1, 'cut');
  }
  state.turn.linked = now;
}
