import { landRuns } from '../board/borders.ts';
import type { Hints } from '../board/hints.ts';
import { drawLands } from '../board/lands.ts';
import type { Survey } from '../board/survey.ts';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { type Arc, traceArcs } from '../mesh/arcs.ts';
import { growTerritories, nobody } from '../mesh/grow.ts';
import { createMesh, type Mesh } from '../mesh/mesh.ts';
import { at } from '../plane/at.ts';
import { noiseOf } from '../plane/chance.ts';
import type { Polygon } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import { createRaster, sample } from '../plane/raster.ts';
import type { Box, Point } from '../sheet.ts';
import type { MapData } from './data.ts';

/** A stretch of land of one area that belongs to one nation. */
export interface Parcel {
  readonly area: string;
  readonly nation: string;
  readonly shape: readonly Polygon[];
}

export interface Regions {
  readonly mesh: Mesh;
  readonly parcels: readonly Parcel[];
  /** Borders between parcels, each smoothed once; `left` and `right` count parcels. */
  readonly arcs: readonly Arc[];
}

const cellSize = 8.5;

/** Divides the land among the spaces and joins what has the same area and nation. */
export function divideLand(
  data: MapData,
  places: readonly Point[],
  hints: Hints,
  view: View,
  terrain: Terrain,
): Regions {
  const mesh = createMesh(view, terrain, cellSize);
  const keys = [...new Set(data.spaces.map(({ area, nation }) => `${area}|${nation}`))];
  const neutral = keys.length;
  const ownerOf = (area: string): number => {
    const key = keys.findIndex((known) => known.startsWith(`${area}|`));
    return key < 0 ? neutral : key;
  };
  const seeds = [
    ...data.spaces.map(({ area, nation }, i) => ({ owner: keys.indexOf(`${area}|${nation}`), at: at(places, i) })),
    ...Object.entries(hints.seeds).flatMap(([area, points]) =>
      points.map(([lat, lon]) => ({ owner: ownerOf(area), at: view.toSheet([lon, lat]) })),
    ),
  ];
  const owners = growTerritories(mesh, seeds, landCost(mesh, terrain));
  for (let cell = 0; cell < mesh.count; cell++) {
    const [x, y] = mesh.middle(cell);
    const outside = x < -2 || y < -2 || x > view.width + 2 || y > view.height + 2;
    if (outside || at(owners, cell) === neutral) owners[cell] = nobody;
  }
  const survey: Survey = { mesh, owners, seeds, names: keys, isIsland: () => false, mainland: createRaster(1, 1, 1) };
  const { shapes, arcs } = drawLands(survey, traceArcs(mesh, owners), view, terrain);
  const parcels = keys.map((key, i) => {
    const [area = '', nation = ''] = key.split('|');
    return { area, nation, shape: shapes.get(i) ?? [] };
  });
  return { mesh, parcels, arcs };
}

/** Borders keep to ranges and, less than on large maps, to rivers. */
export function landCost(mesh: Mesh, terrain: Terrain, river = 16, slope = 1.9): (from: number, to: number) => number {
  const noise = noiseOf(8);
  return (from, to) => {
    const [x1, y1] = mesh.middle(from);
    const [x2, y2] = mesh.middle(to);
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (!mesh.isLand[from] || !mesh.isLand[to]) return length * 7;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    let wet = 0;
    for (let step = 0; step <= 4; step++) {
      wet = Math.max(wet, sample(terrain.waters, x1 + ((x2 - x1) * step) / 4, y1 + ((y2 - y1) * step) / 4));
    }
    const height = sample(terrain.heights, x, y);
    return length * Math.max(0.4, 1 + 0.4 * noise(x / 60, y / 60)) * (height ? slope : 1) + (wet ? river : 0);
  };
}

/** The borders on land between parcels for which a condition holds, as one path. */
export function bordersWhere(
  { arcs }: Regions,
  terrain: Terrain,
  window: Box,
  holds: (left: number, right: number) => boolean,
): string {
  return arcs
    .filter(({ left, right }) => holds(left, right))
    .flatMap(({ line }) => landRuns(line, terrain.isLand, window))
    .map((run) => pathOf(run))
    .join('');
}
