import { Delaunay } from 'd3-delaunay';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { at } from '../plane/at.ts';
import { chance } from '../plane/chance.ts';
import { distance, type Line } from '../plane/geometry.ts';
import { createRaster, drawLine, sample } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';

/** Many small cells that cover the sheet. Territories are unions of cells, so neighbours always agree on a border. */
export interface Mesh {
  readonly count: number;
  readonly delaunay: Delaunay<unknown>;
  readonly isLand: Uint8Array;
  readonly middle: (cell: number) => Point;
  /** Corner of cells: the circumcentre of a triangle of the Delaunay triangulation. */
  readonly corner: (triangle: number) => Point;
  readonly neighbours: (cell: number) => readonly number[];
  readonly cellAt: (x: number, y: number) => number;
}

/** Scatters points about `step` pixels apart; along rivers in mirrored pairs, so that cells end at the river. */
export function createMesh(view: View, terrain: Terrain, step: number, seed = 7): Mesh {
  const points = new Float64Array([...riverPairs(view, terrain, step), ...scatter(view, terrain, step, seed)]);
  const delaunay = new Delaunay(points);
  const corners = clampedCorners(delaunay, view);
  const count = points.length / 2;
  const middle = (cell: number): Point => [at(points, 2 * cell), at(points, 2 * cell + 1)];
  const isLand = new Uint8Array(count);
  for (let cell = 0; cell < count; cell++) isLand[cell] = sample(terrain.isLand, ...middle(cell));
  const known: number[][] = new Array(count);
  return {
    count,
    delaunay,
    isLand,
    middle,
    corner: (triangle) => [at(corners, 2 * triangle), at(corners, 2 * triangle + 1)],
    neighbours: (cell) => {
      known[cell] ??= [...delaunay.neighbors(cell)];
      return known[cell];
    },
    cellAt: (x, y) => delaunay.find(x, y),
  };
}

/** Where rivers run, so that scattered points keep off them. */
const nearRiver = (view: View, terrain: Terrain, step: number) => {
  const raster = createRaster(view.width, view.height, 0.5);
  const reach = Math.max(1, Math.round(step * 0.28));
  for (const { line } of terrain.rivers) drawLine(raster, line, 1, reach);
  return raster;
};

function riverPairs(view: View, terrain: Terrain, step: number): number[] {
  const taken = createRaster(view.width, view.height, 0.5);
  const offset = step * 0.3;
  const numbers: number[] = [];
  for (const { line } of terrain.rivers) {
    for (const [[x, y], [ux, uy]] of paces(line, step * 0.8)) {
      if (sample(taken, x, y)) continue;
      numbers.push(x - uy * offset, y + ux * offset, x + uy * offset, y - ux * offset);
    }
    drawLine(taken, line, 1, Math.max(1, Math.round(step * 0.28)));
  }
  return numbers;
}

/** Points at equal distances along a line, each with the unit direction there. */
function paces(line: Line, pace: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  let next = pace / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    const length = distance(a, b);
    if (length < 1e-6) continue;
    const unit: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    for (; next < length; next += pace) found.push([[a[0] + unit[0] * next, a[1] + unit[1] * next], unit]);
    next -= length;
  }
  return found;
}

function scatter(view: View, terrain: Terrain, step: number, seed: number): number[] {
  const random = chance(seed);
  const rivers = nearRiver(view, terrain, step);
  const rowHeight = (step * Math.sqrt(3)) / 2;
  const numbers: number[] = [];
  for (let row = -2; row * rowHeight < view.height + 2 * step; row++) {
    for (let column = -2; column * step < view.width + 2 * step; column++) {
      const x = (column + (row & 1) * 0.5) * step + (random() - 0.5) * step * 0.75;
      const y = row * rowHeight + (random() - 0.5) * step * 0.75;
      if (!sample(rivers, x, y)) numbers.push(x, y);
    }
  }
  return numbers;
}

/** Corners of the outermost cells lie far away; they are pulled in, since the frame hides them anyway. */
function clampedCorners(delaunay: Delaunay<unknown>, view: View): Float64Array {
  const away = 60;
  const corners = Float64Array.from(delaunay.voronoi([-50, -50, view.width + 50, view.height + 50]).circumcenters);
  return corners.map((value, i) => Math.max(-away, Math.min((i % 2 ? view.height : view.width) + away, value)));
}
