/** Places without a fortress that have VPs or a Major Depot: whoever occupies them alone has them (9.7.1, 20.2.1; readings, 39). */
import { nationality } from '../facts/forces.ts';
import { isNation, sideOf } from '../facts/sides.ts';
import { forcesAt, holderOf, spAt } from '../facts/spaces.ts';
import { spOf } from '../facts/troops.ts';
import { scoreFortress } from '../siege/fall.ts';
import { type Alliance, type Nation, opposing, type SpaceId } from '../vocabulary.ts';
import type { Game, World } from '../world.ts';

/** At the end of a Turn: occupied places change hands, those left behind go back to their nation. */
export function claimGround(game: Game): void {
  for (const { id, vp, depot, fortress, nation } of game.data.board.spaces.values()) {
    if ((vp === 0 && !depot) || fortress > 0 || !isNation(nation)) continue;
    const holder = holderOf(game, id);
    const next = occupierOf(game, id, sideOf(game.state, nation)) ?? nation;
    if (next === holder) continue;
    if (next === nation) delete game.state.control[id];
    else game.state.control[id] = next;
    scoreFortress(game, id, next, holder);
  }
}

/** The enemy nation that stands there alone. */
function occupierOf(world: World, at: SpaceId, owner: Alliance): Nation | null {
  if (spAt(world, at, owner) > 0) return null;
  const [strongest] = forcesAt(world, at, opposing(owner)).sort((a, b) => spOf(b) - spOf(a));
  return strongest && spOf(strongest) > 0 ? nationality(world, strongest) : null;
}
