import type { Box, Point } from '../sheet.ts';
import { at } from './at.ts';

export type Line = readonly Point[];
/** Closed without repeating the first point. */
export type Ring = readonly Point[];
/** Outline first, then holes. */
export type Polygon = readonly Ring[];

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The point a share of the way from one point to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(at(line, i - 1), at(line, i));
  return sum;
}

/** Signed area: its sign tells which way the ring turns. */
export function areaOf(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [px, py] = at(ring, (i + ring.length - 1) % ring.length);
    sum += px * y - x * py;
  });
  return sum / 2;
}

export const sizeOf = (polygon: Polygon): number => Math.abs(areaOf(at(polygon, 0)));

export function boundsOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export const boxesMeet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** A box as a ring. */
export const cornersOf = ([left, top, right, bottom]: Box): Ring => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export function insideRing(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = at(ring, i);
    const [xj, yj] = at(ring, j);
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

export const insidePolygon = (polygon: Polygon, point: Point): boolean =>
  polygon.reduce((inside, ring) => inside !== insideRing(ring, point), false);

/** The point at a share of the line's length, and the direction there in radians. */
export function along(line: Line, share: number): { point: Point; angle: number } {
  let left = lengthOf(line) * share;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [at(line, i - 1), at(line, i)];
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      return { point: between(a, b, step ? left / step : 0), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
    }
    left -= step;
  }
  return { point: at(line, 0), angle: 0 };
}

/** Cuts a ring at the edges of a box (Sutherland and Hodgman). */
export function clipRing(ring: Ring, [left, top, right, bottom]: Box): Ring {
  const sides = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ] as const;
  let result = ring;
  for (const [axis, edge, sign] of sides) {
    const source = result;
    result = source.flatMap((b, i) => {
      const a = at(source, (i + source.length - 1) % source.length);
      const aInside = sign * (a[axis] - edge) >= 0;
      const bInside = sign * (b[axis] - edge) >= 0;
      const cut = (): Point => between(a, b, (edge - a[axis]) / (b[axis] - a[axis]));
      if (bInside) return aInside ? [b] : [cut(), b];
      return aInside ? [cut()] : [];
    });
  }
  return result;
}
