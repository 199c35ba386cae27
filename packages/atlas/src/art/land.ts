import type { Terrain } from '../geography/terrain.ts';
import { sizeOf } from '../plane/geometry.ts';
import { pathOf, pathOfPolygons } from '../plane/path.ts';

const riverWidths = [
  [4, 0.8],
  [3, 1.25],
  [2, 2],
] as const;

/** Rivers, small ones first, and lakes. */
export function landWaters(terrain: Terrain): string {
  const rivers = riverWidths.map(([rank, width]) => {
    const lines = terrain.rivers.filter((river) => river.rank === rank).map(({ line }) => pathOf(line));
    return `<path class="river" stroke-width="${width}" d="${lines.join('')}"/>`;
  });
  const lakes = terrain.lakes.filter((lake) => sizeOf(lake) > 6);
  return `${rivers.join('')}<path class="lake" d="${pathOfPolygons(lakes)}"/>`;
}

export const coastLine = (terrain: Terrain): string => `<path class="coast" d="${pathOfPolygons(terrain.land)}"/>`;
