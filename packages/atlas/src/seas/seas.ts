import { contours } from 'd3-contour';
import type { LatLon } from '../board/data.ts';
import { packPlaces } from '../board/places.ts';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { bestWay, type Clearance, waysToSet } from '../lettering/fit.ts';
import { distanceToName, labelOf } from '../lettering/stand.ts';
import { at } from '../plane/at.ts';
import { simplify } from '../plane/curve.ts';
import { distanceField } from '../plane/field.ts';
import { areaOf, boundsOf } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import { createRaster, drawLine, sample } from '../plane/raster.ts';
import type { Box, Point, Sea } from '../sheet.ts';

/** A sea as data and hints describe it. */
export interface SeaSpec {
  readonly id: string;
  readonly name: string;
  readonly galleys: boolean;
  /** Points of the sheet in each part of its water. */
  readonly seeds: readonly Point[];
}

/** Water is divided on squares of this many pixels. */
const square = 3;
const fleets = 14;
const largestName = 40;

/** What of the water each sea is: `at` gives the number of the sea at a point of the sheet, -1 for none. */
export interface Waters {
  readonly at: (x: number, y: number) => number;
  readonly width: number;
  readonly height: number;
  readonly owners: Int16Array;
}

/** Floods the water from each seed up to coasts, limits and the frame. Two seas that are not parted are an error. */
export function divideWaters(
  specs: readonly SeaSpec[],
  limits: readonly (readonly LatLon[])[],
  view: View,
  terrain: Terrain,
): Waters {
  const [width, height] = [Math.ceil(view.width / square), Math.ceil(view.height / square)];
  const walls = createRaster(view.width, view.height, 1 / square);
  for (const limit of limits) {
    const line = limit.map(([lat, lon]) => view.toSheet([lon, lat]));
    drawLine(walls, line, 1, 0);
  }
  const [left, top, right, bottom] = view.window;
  const isWater = (i: number, j: number): boolean => {
    const [x, y] = [(i + 0.5) * square, (j + 0.5) * square];
    if (x < left || y < top || x > right || y > bottom || at(walls.cells, j * width + i) > 0) return false;
    return !sample(terrain.isLand, x, y);
  };
  const owners = new Int16Array(width * height).fill(-1);
  specs.forEach(({ id, seeds }, owner) => {
    for (const [x, y] of seeds) {
      const [i0, j0] = [Math.floor(x / square), Math.floor(y / square)];
      if (i0 < 0 || j0 < 0 || i0 >= width || j0 >= height || !isWater(i0, j0))
        throw new Error(`a seed of ${id} lies on no water of the sheet (${Math.round(x)}, ${Math.round(y)})`);
      const before = at(owners, j0 * width + i0);
      if (before === owner) continue;
      if (before >= 0) throw new Error(`${id} and ${specs[before]?.id} are not parted`);
      const open = [j0 * width + i0];
      owners[j0 * width + i0] = owner;
      for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
        const [i, j] = [cell % width, Math.floor(cell / width)];
        for (const [ni, nj] of [
          [i + 1, j],
          [i - 1, j],
          [i, j + 1],
          [i, j - 1],
        ] as const) {
          if (ni < 0 || nj < 0 || ni >= width || nj >= height) continue;
          const next = nj * width + ni;
          if (at(owners, next) >= 0 || !isWater(ni, nj)) continue;
          owners[next] = owner;
          open.push(next);
        }
      }
    }
  });
  return {
    owners,
    width,
    height,
    at: (x, y) => {
      const [i, j] = [Math.floor(x / square), Math.floor(y / square)];
      return i < 0 || j < 0 || i >= width || j >= height ? -1 : at(owners, j * width + i);
    },
  };
}

/** Shape, name and room for fleets of every sea; nothing of it lies in a box of `taken`. */
export function drawSeas(
  specs: readonly SeaSpec[],
  waters: Waters,
  taken: readonly Box[],
  names: Readonly<Record<string, Point>> = {},
): Record<string, Sea> {
  return Object.fromEntries(
    specs.map((spec, owner) => {
      const rings = ringsOf(waters, owner);
      if (rings.length === 0) throw new Error(`${spec.id} has no water on the sheet`);
      const bounds = boundsOf(rings.flat()).map(Math.round) as unknown as Box;
      const clearance = clearanceOf(waters, owner, taken);
      const ways = waysToSet('italic', spec.name, [11, largestName], clearance, bounds);
      const wanted = names[spec.id];
      const near = wanted ? ways.filter(({ at: [x, y] }) => Math.hypot(x - wanted[0], y - wanted[1]) < 90) : ways;
      const stand = bestWay(near.length > 0 ? near : ways, largestName, 0, bounds);
      if (!stand) throw new Error(`${spec.name} is too small for its name`);
      const toName = distanceToName(stand);
      const room: Clearance = (x, y) => Math.min(clearance(x, y), toName(x, y));
      const [places] = [fleets, 9, 6, 4, 3, 2, 1]
        .map((count) => packPlaces(count, 17, room, bounds, stand.at, 0.35))
        .filter((found) => found.length > 0 && found.every(({ r }) => r >= 11));
      const sea: Sea = {
        name: spec.name,
        path: rings.map((ring) => pathOf(simplify(ring, 1).slice(0, -1), 'z')).join(''),
        bounds,
        label: labelOf(stand),
        places: places ?? [],
        galleys: spec.galleys,
      };
      return [spec.id, sea];
    }),
  );
}

/** Outlines of a sea's squares, specks excepted. */
function ringsOf({ owners, width, height }: Waters, owner: number): Point[][] {
  const values = Array.from(owners, (value) => (value === owner ? 1 : 0));
  const [lines] = contours().size([width, height]).thresholds([0.5])(values);
  return (lines?.coordinates ?? [])
    .flat()
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x * square, y * square]))
    .filter((ring) => Math.abs(areaOf(ring)) > 120);
}

/** Pixels to whatever is not this sea, or is taken. */
function clearanceOf({ owners, width, height }: Waters, owner: number, taken: readonly Box[]): Clearance {
  const blocked = (i: number): boolean => {
    if (at(owners, i) !== owner) return true;
    const [x, y] = [((i % width) + 0.5) * square, (Math.floor(i / width) + 0.5) * square];
    return taken.some(([l, t, r, b]) => x > l - 5 && x < r + 5 && y > t - 5 && y < b + 5);
  };
  const field = distanceField(width, height, blocked);
  return (x, y) => {
    const [i, j] = [Math.floor(x / square), Math.floor(y / square)];
    return i < 0 || j < 0 || i >= width || j >= height ? 0 : Math.max(0, at(field, j * width + i) - 0.8) * square;
  };
}
