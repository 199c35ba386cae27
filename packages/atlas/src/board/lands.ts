import polygonClipping from 'polygon-clipping';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { type Arc, ringsOf } from '../mesh/arcs.ts';
import { addTo, at } from '../plane/at.ts';
import { simplify, soften } from '../plane/curve.ts';
import { boundsOf, boxesMeet, clipRing, insideRing, type Line, type Polygon, sizeOf } from '../plane/geometry.ts';
import type { Box, Point } from '../sheet.ts';
import type { Survey } from './survey.ts';

/** The drawn shape of every owner, largest piece first, and the smoothed borders between them. */
export interface Lands {
  readonly shapes: ReadonlyMap<number, readonly Polygon[]>;
  readonly arcs: readonly Arc[];
}

export function drawLands(survey: Survey, arcs: readonly Arc[], view: View, terrain: Terrain): Lands {
  const smooth = arcs.map((arc) => ({ ...arc, line: smoothBorder(arc.line) }));
  const inFrame = (polygons: readonly Polygon[]): Polygon[] =>
    polygons
      .map((polygon) => polygon.map((ring) => clipRing(ring, view.window)).filter((ring) => ring.length > 2))
      .filter((polygon) => polygon.length > 0);
  const islands = new Map<number, Polygon[]>();
  for (const island of inFrame(terrain.land.filter(survey.isIsland))) {
    const [x0, y0, x1, y1] = boundsOf(at(island, 0));
    addTo(islands, at(survey.owners, survey.mesh.cellAt((x0 + x1) / 2, (y0 + y1) / 2)), island);
  }
  const mainland = inFrame(terrain.land.filter((polygon) => !survey.isIsland(polygon)));
  const shapes = new Map<number, readonly Polygon[]>();
  for (const [owner, rings] of ringsOf(smooth)) {
    if (owner < 0) continue;
    const parts = [...clipToLand(toPolygons(rings), mainland), ...(islands.get(owner) ?? [])];
    shapes.set(
      owner,
      parts.sort((a, b) => sizeOf(b) - sizeOf(a)),
    );
  }
  return { shapes, arcs: smooth };
}

/** Takes the steps of the mesh out of a border; every second corner is enough. */
function smoothBorder(line: Line): Line {
  const last = line.length - 1;
  const corners = line.length < 5 ? line : line.filter((_, i) => i === 0 || i === last || i % 2 === 1);
  return simplify(soften(corners, 2), 0.3);
}

/** Sorts rings into outlines with their holes. */
function toPolygons(rings: readonly Point[][]): Polygon[] {
  const polygons: Point[][][] = [];
  for (const ring of [...rings].sort((a, b) => sizeOf([b]) - sizeOf([a]))) {
    const holder = polygons.find((polygon) => insideRing(at(polygon, 0), at(ring, 0)));
    if (holder) holder.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}

/** What of the polygons lies on land. Land is cut to their bounds first: clipping is slow on long coasts. */
function clipToLand(polygons: readonly Polygon[], land: readonly Polygon[]): Polygon[] {
  const bounds = boundsOf(polygons.flatMap((polygon) => at(polygon, 0)));
  const box: Box = [bounds[0] - 3, bounds[1] - 3, bounds[2] + 3, bounds[3] + 3];
  const shape = polygons.map((polygon) => polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])));
  return land
    .filter((polygon) => boxesMeet(boundsOf(at(polygon, 0)), box))
    .map((polygon) => polygon.map((ring) => clipRing(ring, box)).filter((ring) => ring.length > 2))
    .filter((polygon) => polygon.length > 0)
    .flatMap((polygon) =>
      polygonClipping.intersection(
        shape,
        polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y])),
      ),
    )
    .map((polygon): Polygon => polygon.map((ring) => ring.slice(0, -1)))
    .filter((polygon) => sizeOf(polygon) > 3);
}
