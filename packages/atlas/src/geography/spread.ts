import { at } from '../plane/at.ts';
import type { Box, Point } from '../sheet.ts';
import type { Mapping } from './bend.ts';

/** A net of knots laid over the sheet; where the knots are now tells where the ground has gone. */
interface Net {
  readonly columns: number;
  readonly rows: number;
  readonly knots: Float64Array;
}

const mesh = 14;
/** How far the net reaches beyond the sheet. */
const beyond = 140;
const rounds = 260;
/** Steps this small, spread this widely, can never fold the ground over itself. */
const longestStep = 2.4;

/**
 * Pulls the ground apart until no two places are closer than `apart`, coasts and rivers with it: many small smooth
 * pushes, each of which moves everything around it.
 */
export function spreadOut(
  places: readonly Point[],
  apart: number,
  room: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Mapping {
  const net = layNet(width, height);
  const moving = places.map(([x, y]): [number, number] => [x, y]);
  const sigma = apart * 0.62;
  for (let round = 0; round < rounds; round++) {
    const pushes = pushesOf(moving, apart, room);
    if (pushes.length === 0) break;
    const field = fieldOf(pushes, sigma);
    for (let i = 0; i < net.knots.length; i += 2) {
      const [dx, dy] = field(at(net.knots, i), at(net.knots, i + 1));
      net.knots[i] = at(net.knots, i) + dx;
      net.knots[i + 1] = at(net.knots, i + 1) + dy;
    }
    for (const place of moving) {
      const [dx, dy] = field(place[0], place[1]);
      place[0] += dx;
      place[1] += dy;
    }
  }
  const there = (point: Point): Point => follow(net, point);
  return { there, back: (point) => trackBack(there, point) };
}

function layNet(width: number, height: number): Net {
  const columns = Math.ceil((width + 2 * beyond) / mesh) + 1;
  const rows = Math.ceil((height + 2 * beyond) / mesh) + 1;
  const knots = new Float64Array(columns * rows * 2);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = 2 * (row * columns + column);
      knots[i] = column * mesh - beyond;
      knots[i + 1] = row * mesh - beyond;
    }
  }
  return { columns, rows, knots };
}

interface Push {
  readonly at: Point;
  readonly dx: number;
  readonly dy: number;
}

/** Who is too close to whom, or to the frame, and where each wants to go. */
function pushesOf(places: readonly Point[], apart: number, [left, top, right, bottom]: Box): Push[] {
  const wish = places.map((): [number, number] => [0, 0]);
  places.forEach(([ax, ay], i) => {
    for (let j = 0; j < i; j++) {
      const [bx, by] = at(places, j);
      const gap = Math.hypot(ax - bx, ay - by) || 1;
      if (gap >= apart) continue;
      const push = (apart - gap) * 0.3;
      const [ux, uy] = [((ax - bx) / gap) * push, ((ay - by) / gap) * push];
      at(wish, i)[0] += ux;
      at(wish, i)[1] += uy;
      at(wish, j)[0] -= ux;
      at(wish, j)[1] -= uy;
    }
    at(wish, i)[0] += 0.3 * (Math.max(0, left - ax) - Math.max(0, ax - right));
    at(wish, i)[1] += 0.3 * (Math.max(0, top - ay) - Math.max(0, ay - bottom));
  });
  return wish.flatMap(([dx, dy], i) => {
    const length = Math.hypot(dx, dy);
    if (length < 0.02) return [];
    const share = Math.min(1, longestStep / length);
    return [{ at: [...at(places, i)], dx: dx * share, dy: dy * share }];
  });
}

/** All pushes together, each fading with the distance; looked up by squares of three sigma. */
function fieldOf(pushes: readonly Push[], sigma: number): (x: number, y: number) => Point {
  const size = 3 * sigma;
  const squares = new Map<string, Push[]>();
  for (const push of pushes) {
    const [i, j] = [Math.floor(push.at[0] / size), Math.floor(push.at[1] / size)];
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const key = `${i + di} ${j + dj}`;
        const list = squares.get(key);
        if (list) list.push(push);
        else squares.set(key, [push]);
      }
    }
  }
  return (x, y) => {
    let [dx, dy] = [0, 0];
    for (const push of squares.get(`${Math.floor(x / size)} ${Math.floor(y / size)}`) ?? []) {
      const share = Math.exp(-((x - push.at[0]) ** 2 + (y - push.at[1]) ** 2) / (2 * sigma * sigma));
      dx += push.dx * share;
      dy += push.dy * share;
    }
    const length = Math.hypot(dx, dy);
    const held = length > longestStep ? longestStep / length : 1;
    return [dx * held, dy * held];
  };
}

/** Where a point of the unbent sheet has gone: between the four knots around it. */
function follow({ columns, rows, knots }: Net, [x, y]: Point): Point {
  const [u, v] = [(x + beyond) / mesh, (y + beyond) / mesh];
  // Beyond the net the ground has not moved; at its rim hardly.
  if (!(u >= 0 && v >= 0 && u < columns - 1 && v < rows - 1)) return [x, y];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [fu, fv] = [u - i, v - j];
  const knot = (column: number, row: number, axis: 0 | 1): number => at(knots, 2 * (row * columns + column) + axis);
  const blend = (axis: 0 | 1): number =>
    (knot(i, j, axis) * (1 - fu) + knot(i + 1, j, axis) * fu) * (1 - fv) +
    (knot(i, j + 1, axis) * (1 - fu) + knot(i + 1, j + 1, axis) * fu) * fv;
  return [blend(0), blend(1)];
}

/** The point that comes to lie here: guessed, tried, corrected by half of what it misses. */
function trackBack(there: (point: Point) => Point, [x, y]: Point): Point {
  let guess: Point = [x, y];
  for (let round = 0; round < 60; round++) {
    const [hx, hy] = there(guess);
    const [ex, ey] = [x - hx, y - hy];
    if (Math.abs(ex) + Math.abs(ey) < 0.05) break;
    guess = [guess[0] + ex * 0.6, guess[1] + ey * 0.6];
  }
  return guess;
}
