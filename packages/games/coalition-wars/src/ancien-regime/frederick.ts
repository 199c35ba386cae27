import type { Rules } from '@quadrille/kernel';
import { nameMarshal } from '../core/marshal.ts';
import type { Game } from '../core/state.ts';

/** The Prussian player says which General on the map is Frederick the Great (AR §3). */
export function* nameFrederick(game: Game): Rules<'turn'> {
  yield* nameMarshal(game, ({ at }) => at !== null);
  return 'turn';
}
