import { distance } from '../plane/geometry.ts';
import type { Box, Point } from '../sheet.ts';

/** A way from one plane to another and back. */
export interface Mapping {
  readonly there: (point: Point) => Point;
  readonly back: (point: Point) => Point;
}

/** A lens over a place [lat, lon]; the smaller `reach`, the more the rim gives way (1 is mild, 0.3 strong). */
export interface Bend {
  readonly at: readonly [lat: number, lon: number];
  readonly reach: number;
}

/** First one, then the other. */
export const chain = (first: Mapping, second: Mapping): Mapping => ({
  there: (point) => second.there(first.there(point)),
  back: (point) => first.back(second.back(point)),
});

/** Distances from the middle count by their logarithm: directions stay, what is far comes closer. */
export function bendBy({ reach }: Bend, middle: Point, rim: readonly Point[]): Mapping {
  const far = reach * Math.max(...rim.map((point) => distance(middle, point)));
  const scaled = (point: Point, by: (away: number) => number): Point => {
    const away = distance(middle, point);
    const share = away < 1e-9 ? 1 : by(away) / away;
    return [middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share];
  };
  return {
    there: (point) => scaled(point, (away) => far * Math.log1p(away / far)),
    back: (point) => scaled(point, (away) => far * Math.expm1(away / far)),
  };
}

/** Brings one box into the other, as large as fits, in its middle. */
export function settle([l, t, r, b]: Box, [left, top, right, bottom]: Box): Mapping {
  const scale = Math.min((right - left) / (r - l), (bottom - top) / (b - t));
  const [dx, dy] = [(left + right - (l + r) * scale) / 2, (top + bottom - (t + b) * scale) / 2];
  return {
    there: ([x, y]) => [x * scale + dx, y * scale + dy],
    back: ([x, y]) => [(x - dx) / scale, (y - dy) / scale],
  };
}
