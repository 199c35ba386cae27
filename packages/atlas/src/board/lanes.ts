import type { View } from '../geography/view.ts';
import { at } from '../plane/at.ts';
import { simplify, throughPoints } from '../plane/curve.ts';
import { along, between, distance, type Line, type Polygon } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import type { Link, Point, SeaLane } from '../sheet.ts';
import type { LaneDatum, LatLon } from './data.ts';

/** A lane with its curve still as points: harbours are its ends. */
export interface DrawnLane extends SeaLane {
  readonly line: Line;
}

/** How far a lane is drawn out to reach its shore. */
const longestApproach = 60;

/** Sea lanes as smooth curves from shore to shore. */
export function drawLanes(
  lanes: readonly LaneDatum[],
  shapeOf: (id: string) => readonly Polygon[],
  view: View,
): DrawnLane[] {
  return lanes.map(({ pair: [a, b], controller, path }) => {
    const line = reachShores(path.map(toSheet(view)), shapeOf(a), shapeOf(b));
    const [x, y] = along(line, 0.5).point;
    return { a, b, controller, line, path: pathOf(line), at: [Math.round(x), Math.round(y)] };
  });
}

/** Shorter links could not be seen. */
const shortestLink = 30;

/** A link over a strait: drawn as given by hand, or between the nearest shores and some way inland. */
export function drawLink(
  a: string,
  b: string,
  by: readonly LatLon[],
  shapeOf: (id: string) => readonly Polygon[],
  view: View,
): Link {
  const line = by.length > 0 ? throughPoints(by.map(toSheet(view))) : nearestShores(shapeOf(a), shapeOf(b));
  return { a, b, path: pathOf(simplify(line, 0.3)) };
}

const toSheet =
  (view: View) =>
  ([lat, lon]: LatLon): Point =>
    view.toSheet([lon, lat]);

function reachShores(points: Line, from: readonly Polygon[], to: readonly Polygon[]): Line {
  const start = nearestShore(at(points, 0), from);
  const end = nearestShore(at(points, points.length - 1), to);
  const reach = (shore: Point, near: Point): Point[] =>
    distance(shore, near) > 4 && distance(shore, near) < longestApproach ? [shore] : [];
  return simplify(
    throughPoints([...reach(start, at(points, 0)), ...points, ...reach(end, at(points, points.length - 1))]),
    0.3,
  );
}

function nearestShore(point: Point, shape: readonly Polygon[]): Point {
  return shape
    .flat(2)
    .reduce((best, next) => (distance(next, point) < distance(best, point) ? next : best), [
      Infinity,
      Infinity,
    ] as Point);
}

/** The shortest way between two lands, a little bowed. */
function nearestShores(from: readonly Polygon[], to: readonly Polygon[]): Line {
  let best: [Point, Point] = [
    [0, 0],
    [Infinity, 0],
  ];
  // Every third point of the shore is close enough for a link, and nine times as fast on both sides.
  const thinned = (shape: readonly Polygon[]): Polygon[] =>
    shape.map((polygon) => polygon.map((ring) => ring.filter((_, i) => i % 3 === 0)));
  const shore = thinned(to);
  for (const start of thinned(from).flat(2)) {
    const end = nearestShore(start, shore);
    if (distance(start, end) < distance(...best)) best = [start, end];
  }
  const [from0, to0] = best;
  const length = distance(from0, to0) || 1;
  const more = Math.max(0, (shortestLink - length) / 2) / length;
  const [[ax, ay], [bx, by]] = [between(from0, to0, -more), between(from0, to0, 1 + more)];
  const bow: Point = [(ax + bx) / 2 - (by - ay) * 0.12, (ay + by) / 2 + (bx - ax) * 0.12];
  return throughPoints([[ax, ay], bow, [bx, by]], 6);
}
