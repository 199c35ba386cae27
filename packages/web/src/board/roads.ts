import type { Sheet } from '@quadrille/atlas';
import { borderId, pointsOf } from './borders.ts';
import { type Ground, middle } from './model.ts';

export type Point = readonly [number, number];

/** Roads and connections of a sheet as points, by their two places in the order of the alphabet. */
export function roadsOf(sheet: Sheet): ReadonlyMap<string, readonly Point[]> {
  const drawn = sheet.kind === 'points' ? sheet.roads : sheet.kind === 'connected' ? sheet.connections : [];
  return new Map(drawn.map(({ a, b, path }) => [borderId(a, b), a < b ? pointsOf(path) : pointsOf(path).toReversed()]));
}

/** The way through several places along the roads; straight where there is none. Unknown places are passed over. */
export function alongRoads(
  by: readonly string[],
  roads: ReadonlyMap<string, readonly Point[]>,
  grounds: ReadonlyMap<string, Ground>,
): readonly Point[] {
  const known = by.filter((place) => grounds.has(place));
  return known.flatMap((place, i) => {
    const [before, ground] = [known[i - 1], grounds.get(place)];
    const here: Point[] = ground ? [middle(ground)] : [];
    if (before === undefined) return here;
    const road = roads.get(borderId(before, place));
    if (!road) return here;
    return before < place ? road.slice(1) : road.toReversed().slice(1);
  });
}
