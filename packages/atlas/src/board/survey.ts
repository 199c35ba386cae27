import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { growTerritories, nobody, type Seed, unifyIslands } from '../mesh/grow.ts';
import { createMesh, type Mesh } from '../mesh/mesh.ts';
import { at } from '../plane/at.ts';
import { noiseOf } from '../plane/chance.ts';
import { insidePolygon, type Polygon, sizeOf } from '../plane/geometry.ts';
import { createRaster, drawLine, fillPolygon, type Raster, sample } from '../plane/raster.ts';
import type { BoardData, LatLon } from './data.ts';
import type { Hints } from './hints.ts';

/** The ground divided among owners: first the territories in the order of the data, then decor. */
export interface Survey {
  readonly mesh: Mesh;
  readonly owners: Int16Array;
  readonly seeds: readonly Seed[];
  readonly names: readonly string[];
  /** Small land without seeds: each belongs whole to one owner. */
  readonly isIsland: (land: Polygon) => boolean;
  /** All other land; borders are drawn and measured here. */
  readonly mainland: Raster;
}

const islandSize = 2600;

const cellSize = 7.2;

/** What has to be known of a board to divide its ground. */
export interface Claims {
  readonly territories: readonly { readonly id: string; readonly points: readonly LatLon[] }[];
  readonly decor: BoardData['decor'];
}

export function surveyBoard(data: Claims, hints: Hints, view: View, terrain: Terrain): Survey {
  const mesh = createMesh(view, terrain, cellSize);
  const lands = [
    ...data.territories.map(({ id, points }) => ({ name: id, points })),
    ...data.decor.map(({ name, points }) => ({ name, points })),
  ];
  const seeds = lands.flatMap(({ name, points }, owner) =>
    [...points, ...(hints.seeds[name] ?? [])]
      .map(([lat, lon]) => ({ owner, at: view.toSheet([lon, lat]) }))
      .filter(({ at: [x, y] }) => x > -20 && y > -20 && x < view.width + 20 && y < view.height + 20),
  );
  const walls = wallsOf(hints.walls, view);
  const owners = growTerritories(mesh, seeds, crossingCost(mesh, terrain, walls));
  unifyIslands(mesh, owners, seeds);
  // Land beyond the sheet belongs to nobody: this closes every ring at the edge.
  for (let cell = 0; cell < mesh.count; cell++) {
    const [x, y] = mesh.middle(cell);
    if (x < -2 || y < -2 || x > view.width + 2 || y > view.height + 2) owners[cell] = nobody;
  }
  const isIsland = (land: Polygon): boolean =>
    sizeOf(land) < islandSize && !seeds.some((seed) => insidePolygon(land, seed.at));
  const mainland = createRaster(view.width, view.height, 1);
  for (const land of terrain.land) if (!isIsland(land)) fillPolygon(mainland, land, 1);
  return { mesh, owners, seeds, names: lands.map(({ name }) => name), isIsland, mainland };
}

function wallsOf(walls: readonly (readonly LatLon[])[], view: View): Raster {
  const raster = createRaster(view.width, view.height, 1);
  for (const wall of walls) {
    drawLine(
      raster,
      wall.map(([lat, lon]) => view.toSheet([lon, lat])),
      1,
      1,
    );
  }
  return raster;
}

/** What it costs to grow from one cell into the next: rivers, ranges and water hold borders, noise makes them wander. */
function crossingCost(mesh: Mesh, terrain: Terrain, walls: Raster): (from: number, to: number) => number {
  const noise = noiseOf(5);
  const heightCost = [1, 2.2, 1.8, 1.4];
  return (from, to) => {
    const [x1, y1] = mesh.middle(from);
    const [x2, y2] = mesh.middle(to);
    const length = Math.hypot(x2 - x1, y2 - y1);
    let [wall, river] = [0, 0];
    for (let step = 0; step <= 4; step++) {
      const [x, y] = [x1 + ((x2 - x1) * step) / 4, y1 + ((y2 - y1) * step) / 4];
      wall = Math.max(wall, sample(walls, x, y));
      river = Math.max(river, sample(terrain.waters, x, y));
    }
    if (wall) return 1e6;
    if (!mesh.isLand[from] || !mesh.isLand[to]) return length * 7;
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const wander = 1 + 0.36 * noise(x / 70, y / 70) + 0.26 * noise(x / 26 + 40, y / 26);
    const height = at(heightCost, sample(terrain.heights, x, y));
    return length * Math.max(0.3, wander) * height + (river ? 6 + river * 5 : 0);
  };
}
