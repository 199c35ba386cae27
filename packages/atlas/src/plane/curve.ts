import type { Point } from '../sheet.ts';
import { at } from './at.ts';
import { between, type Line } from './geometry.ts';

/** Drops points that lie within `tolerance` of the line through their neighbours (Ramer, Douglas, Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const [ax, ay] = at(line, first);
    const [bx, by] = at(line, last);
    const chord = Math.hypot(bx - ax, by - ay);
    let worst = tolerance;
    let split = -1;
    for (let i = first + 1; i < last; i++) {
      const [x, y] = at(line, i);
      const off =
        chord < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / chord;
      if (off > worst) [worst, split] = [off, i];
    }
    if (split < 0) continue;
    keep[split] = 1;
    spans.push([first, split], [split, last]);
  }
  return line.filter((_, i) => keep[i]);
}

/** Cuts the corners of an open line; its ends stay (Chaikin). */
export function soften(line: Line, rounds: number): Line {
  let result = line;
  for (let round = 0; round < rounds && result.length > 2; round++) {
    const source = result;
    const cut: Point[] = [at(source, 0)];
    for (let i = 1; i < source.length; i++) {
      const [a, b] = [at(source, i - 1), at(source, i)];
      cut.push(between(a, b, 0.25), between(a, b, 0.75));
    }
    cut.push(at(source, source.length - 1));
    result = cut;
  }
  return result;
}

/** Splits long segments so that no step exceeds `step`. */
export function densify(line: Line, step: number): Line {
  return line.flatMap((b, i) => {
    if (i === 0) return [b];
    const a = at(line, i - 1);
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: parts }, (_, k) => between(a, b, (k + 1) / parts));
  });
}

/** A smooth line through all points (centripetal enough for hand-placed ones). */
export function throughPoints(points: Line, steps = 12): Line {
  if (points.length < 3) return points;
  const last = points.length - 1;
  const result: Point[] = [at(points, 0)];
  for (let i = 0; i < last; i++) {
    const [p0, p1] = [at(points, Math.max(0, i - 1)), at(points, i)];
    const [p2, p3] = [at(points, i + 1), at(points, Math.min(last, i + 2))];
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      result.push([blend(0), blend(1)]);
    }
  }
  return result;
}
