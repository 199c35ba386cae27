import { at } from '../plane/at.ts';
import { noiseOf } from '../plane/chance.ts';
import { densify, simplify, soften, throughPoints } from '../plane/curve.ts';
import { boundsOf, boxesMeet, clipRing, type Line, type Polygon, type Ring, sizeOf } from '../plane/geometry.ts';
import { createRaster, drawLine, fillPolygon, type Raster } from '../plane/raster.ts';
import type { Box, Point } from '../sheet.ts';
import type { View } from './view.ts';
import type { LonLat, World } from './world.ts';

/** The part of the world on one sheet, in sheet pixels, and rasters of it to ask what lies where. */
export interface Terrain {
  readonly land: readonly Polygon[];
  readonly lakes: readonly Polygon[];
  readonly rivers: readonly { readonly rank: number; readonly line: Line }[];
  readonly ranges: readonly { readonly grade: number; readonly outline: Polygon; readonly ridge: Line }[];
  readonly isLand: Raster;
  /** 1 high … 3 hills, 0 plain. */
  readonly heights: Raster;
  /** 5 − rank along rivers, 0 elsewhere. */
  readonly waters: Raster;
}

/** How far beyond the sheet land is kept, so that nothing ends at its edge by accident. */
const beyond = 40;

export function projectTerrain(world: World, view: View): Terrain {
  const sheet: Box = [-beyond, -beyond, view.width + beyond, view.height + beyond];
  const land = world.land
    .flatMap((rings) => projectPolygon(rings, view, sheet))
    .map((polygon) => polygon.map(simplifyRing).filter((ring) => ring.length > 2))
    .filter((polygon) => polygon.length > 0 && sizeOf(polygon) > 4);
  const lakes = world.lakes.flatMap((rings) => projectPolygon(rings, view, sheet));
  const rivers = world.rivers.flatMap(({ rank, sketch, line }) =>
    insideParts(line.map(view.toSheet), sheet).map((part) => ({
      rank,
      line: simplify(sketch ? wind(part) : soften(part, 2), 0.3),
    })),
  );
  const ranges = world.ridges
    .map(({ half, grade, line }) => ({ grade, ridge: line.map(view.toSheet), half: half * view.pixelsPerKm }))
    .filter(({ ridge }) => boxesMeet(boundsOf(ridge), sheet))
    .map(({ grade, ridge, half }) => ({ grade, ridge, outline: [widen(ridge, half)] }));

  const isLand = createRaster(view.width, view.height, 1);
  for (const polygon of land) fillPolygon(isLand, polygon, 1);
  const heights = createRaster(view.width, view.height, 0.5);
  for (const { grade, outline } of [...ranges].sort((a, b) => b.grade - a.grade)) fillPolygon(heights, outline, grade);
  const waters = createRaster(view.width, view.height, 1);
  for (const { rank, line } of rivers) drawLine(waters, line, 5 - rank, 1);
  return { land, lakes, rivers, ranges, isLand, heights, waters };
}

/** Far-away parts are skipped by longitude and latitude first: projecting the whole world is slow. */
function projectPolygon(rings: readonly (readonly LonLat[])[], view: View, sheet: Box): Polygon[] {
  const [west, south, east, north] = boundsOf(rings[0] ?? []);
  const [viewWest, viewSouth, viewEast, viewNorth] = reachOf(view);
  if (west > viewEast || east < viewWest || south > viewNorth || north < viewSouth) return [];
  const reach: Box = [viewWest, viewSouth, viewEast, viewNorth];
  const projected = rings
    .map((ring) => clipRing(inSteps(clipRing(ring, reach)).map(view.toSheet), sheet))
    .filter((ring) => ring.length > 2);
  return projected.length > 0 ? [projected] : [];
}

/** Where a ring was cut it runs along a meridian or parallel, which is no straight line on the sheet. */
const inSteps = (ring: Ring): Ring => {
  const first = ring[0];
  return first ? densify([...ring, first], longestStride).slice(0, -1) : ring;
};

/** Degrees. */
const longestStride = 4;

const reaches = new WeakMap<View, Box>();

/** Longitudes and latitudes a sheet can show, with room to spare. */
function reachOf(view: View): Box {
  const known = reaches.get(view);
  if (known) return known;
  const edge: LonLat[] = [];
  for (let i = 0; i <= 20; i++) {
    const [x, y] = [(view.width * i) / 20, (view.height * i) / 20];
    edge.push(
      view.toWorld([x, 0]),
      view.toWorld([x, view.height]),
      view.toWorld([0, y]),
      view.toWorld([view.width, y]),
    );
  }
  const [west, south, east, north] = boundsOf(edge);
  const reach: Box = [west - 8, Math.max(-85, south - 8), east + 8, Math.min(85, north + 8)];
  reaches.set(view, reach);
  return reach;
}

/** The stretches of a line that lie on the sheet. */
function insideParts(line: readonly Point[], [left, top, right, bottom]: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const point of line) {
    const [x, y] = point;
    if (x > left && x < right && y > top && y < bottom) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  parts.push(part);
  return parts.filter((points) => points.length > 1);
}

const [windX, windY] = [noiseOf(41), noiseOf(42)];

/** Bends and meanders for a river known by a few points only. Its ends stay, so that it still meets other water. */
function wind(points: Line): Line {
  const line = densify(throughPoints(points), 3);
  return line.map(([x, y], i) => {
    const ease = Math.min(1, i / 8, (line.length - 1 - i) / 8);
    const [dx, dy] = [
      windX(x / 26, y / 26) * 3.6 + windX(x / 9, y / 9) * 1.5,
      windY(x / 26, y / 26) * 3.6 + windY(x / 9, y / 9) * 1.5,
    ];
    return [x + dx * ease, y + dy * ease];
  });
}

/** The land within `half` pixels of a ridge line, tapering towards its ends. */
function widen(ridge: Line, half: number): Ring {
  const left: Point[] = [];
  const right: Point[] = [];
  ridge.forEach(([x, y], i) => {
    const [ax, ay] = at(ridge, Math.max(0, i - 1));
    const [bx, by] = at(ridge, Math.min(ridge.length - 1, i + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const wide = i === 0 || i === ridge.length - 1 ? half * 0.5 : half;
    const [nx, ny] = [(-(by - ay) / length) * wide, ((bx - ax) / length) * wide];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return [...left, ...right];
}

/** Coasts keep half a pixel of detail: more would not print. */
function simplifyRing(ring: Ring): Ring {
  const half = Math.floor(ring.length / 2);
  const first = simplify(ring.slice(0, half + 1), 0.4);
  const second = simplify([...ring.slice(half), at(ring, 0)], 0.4);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}
