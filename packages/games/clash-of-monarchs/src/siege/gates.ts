/** Who is inside a fortress, and when the gates open again (14.1, 17.1). */
import { settle } from '../changes/stacks.ts';
import { holdingSide, isShut, spAt, spaceOf } from '../facts/spaces.ts';
import { opposing, type SpaceId } from '../vocabulary.ts';
import type { Game } from '../world.ts';

/** Forward Depots in a friendly fortress space go inside before an enemy (14.1, 17.1). */
export function shelterDepots(game: Game, at: SpaceId): void {
  const { state } = game;
  const side = holdingSide(game, at);
  if (side === null || spaceOf(game, at).fortress === 0 || state.sieges[at]) return;
  for (const depot of state.depots)
    if (depot.at === at && state.nations[depot.nation].side === side) depot.inside = true;
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
