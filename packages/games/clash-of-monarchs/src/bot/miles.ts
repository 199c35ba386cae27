/** How far it is from space to space. The map never changes, so each space is measured once. */
import type { Board } from '../board/map.ts';
import { distancesFrom } from '../movement/steps.ts';
import type { SpaceId } from '../vocabulary.ts';
import type { World } from '../world.ts';

const measured = new WeakMap<Board, Map<SpaceId, Map<SpaceId, number>>>();

/** MPs to every space from here, enemies ignored. */
export function milesFrom({ data }: Pick<World, 'data'>, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const known = measured.get(data.board) ?? new Map<SpaceId, Map<SpaceId, number>>();
  measured.set(data.board, known);
  const miles = known.get(from) ?? distancesFrom({ data }, from);
  known.set(from, miles);
  return miles;
}
