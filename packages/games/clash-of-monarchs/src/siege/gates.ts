/** Who is inside a fortress, and when the gates open again (14.1, 17.1). */
import { choose, option, type Rules } from '@quadrille/kernel';
import { settle } from '../changes/stacks.ts';
import { asking } from '../cite.ts';
import { seatOf, sideOf } from '../facts/sides.ts';
import { forcesAt, holdingSide, isShut, spAt, spaceOf } from '../facts/spaces.ts';
import { NATIONS, opposing, type SpaceId } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/**
 * Forward Depots in a friendly fortress space may go inside before an enemy (14.1, 17.1): their player says so where troops
 * of his side stay outside with them; alone they do, for outside they would be taken at once.
 */
export function* shelterDepots(game: Game, at: SpaceId): Rules {
  const { state } = game;
  const side = holdingSide(game, at);
  if (side === null || spaceOf(game, at).fortress === 0 || state.sieges[at]) return;
  for (const nation of NATIONS) {
    const outside = state.depots.filter((depot) => depot.at === at && depot.nation === nation && !depot.inside);
    if (outside.length === 0 || sideOf(state, nation) !== side) continue;
    const guarded = forcesAt(game, at, side).length > 0;
    const goes =
      !guarded ||
      (yield* choose(seatOf(state, nation), asking('depots-inside', '17.1', { at, nation }), () => [
        option('inside', true),
        option('outside', false),
      ]));
    if (goes) for (const depot of outside) depot.inside = true;
  }
}

/** Where no enemy stands before a fortress any more, inside and outside are the same again. */
export function openGates(game: Game): void {
  const { state } = game;
  const inside = [...state.stacks.filter((each) => each.inside), ...state.depots.filter((each) => each.inside)];
  for (const each of inside) {
    const side = holdingSide(game, each.at);
    if (side === null || spAt(game, each.at, opposing(side)) > 0 || isShut(game, each.at)) continue;
    each.inside = false;
    settle(game, each.at);
  }
}
