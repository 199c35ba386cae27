import type { Terrain } from '../geography/terrain.ts';
import { createHeap } from '../mesh/heap.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { at } from '../plane/at.ts';
import { simplify, soften, throughPoints } from '../plane/curve.ts';
import { along, between, distance, type Line } from '../plane/geometry.ts';
import { sample } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';
import type { ConnectionDatum } from './data.ts';
import { landCost } from './regions.ts';

export interface DrawnRoad {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly sea: boolean;
  readonly line: Line;
  readonly crossing: Point | null;
}

/** Roads give every space but their own a wide berth. */
const berth = 26;

/** Finds a way for every connection; shorter ones first, and later ones keep clear of those already drawn. */
export function drawRoads(
  connections: readonly ConnectionDatum[],
  placeOf: ReadonlyMap<string, Point>,
  mesh: Mesh,
  terrain: Terrain,
): DrawnRoad[] {
  const ids = [...placeOf.keys()];
  const near = nearestSpaces(mesh, [...placeOf.values()]);
  const crowding = new Float32Array(mesh.count);
  const [dry, wet] = [landCost(mesh, terrain, 90, 1.15), landCost(mesh, terrain, 6, 1.15)];
  const length = ({ a, b }: ConnectionDatum): number => distance(placeIn(placeOf, a), placeIn(placeOf, b));
  const drawn = new Map<ConnectionDatum, DrawnRoad>();
  for (const connection of [...connections].sort((first, second) => length(first) - length(second))) {
    const { a, b, cost, river = false, sea = false } = connection;
    const [from, to] = [placeIn(placeOf, a), placeIn(placeOf, b)];
    const own = [ids.indexOf(a), ids.indexOf(b)];
    const step = (i: number, j: number): number => {
      const stranger = at(near, j) >= 0 && !own.includes(at(near, j));
      return (river ? wet : dry)(i, j) + at(crowding, j) + (stranger ? 90 : 0);
    };
    const line = sea ? bow(from, to) : smoothWay(wayBetween(mesh, from, to, step), crowding, mesh);
    drawn.set(connection, { a, b, cost, sea, line, crossing: river ? crossingOf(line, terrain) : null });
  }
  return connections.map((connection) => drawn.get(connection) as DrawnRoad);
}

/** The place of a space that a connection names. */
const placeIn = (places: ReadonlyMap<string, Point>, id: string): Point => {
  const place = places.get(id);
  if (!place) throw new Error(`${id} is connected but is no space`);
  return place;
};

/** For each cell the space it lies next to, or -1. */
function nearestSpaces(mesh: Mesh, places: readonly Point[]): Int16Array {
  const near = new Int16Array(mesh.count).fill(-1);
  for (let cell = 0; cell < mesh.count; cell++) {
    const point = mesh.middle(cell);
    near[cell] = places.findIndex((place) => distance(place, point) < berth);
  }
  return near;
}

/** The cheapest way over land (A*). */
export function wayBetween(mesh: Mesh, from: Point, to: Point, step: (i: number, j: number) => number): Point[] {
  const [start, goal] = [mesh.cellAt(...from), mesh.cellAt(...to)];
  const spent = new Map<number, number>([[start, 0]]);
  const before = new Map<number, number>();
  const heap = createHeap();
  heap.push(0, start);
  for (let next = heap.pop(); next && next.entry !== goal; next = heap.pop()) {
    const cell = next.entry;
    for (const neighbour of mesh.neighbours(cell)) {
      if (!mesh.isLand[neighbour]) continue;
      const total = (spent.get(cell) ?? 0) + step(cell, neighbour);
      if (total >= (spent.get(neighbour) ?? Infinity)) continue;
      spent.set(neighbour, total);
      before.set(neighbour, cell);
      heap.push(total + distance(mesh.middle(neighbour), to) * 0.6, neighbour);
    }
  }
  const way: Point[] = [to];
  for (let cell = before.get(goal); cell !== undefined && cell !== start; cell = before.get(cell))
    way.unshift(mesh.middle(cell));
  return [from, ...way];
}

/** Takes the corners out of a way and makes its ground dearer for the next road. */
function smoothWay(way: readonly Point[], crowding: Float32Array, mesh: Mesh): Line {
  for (const [x, y] of way.slice(2, -2)) {
    const cell = mesh.cellAt(x, y);
    crowding[cell] = at(crowding, cell) + 16;
    for (const neighbour of mesh.neighbours(cell)) crowding[neighbour] = at(crowding, neighbour) + 9;
  }
  const last = way.length - 1;
  const corners = way.filter((_, i) => i === 0 || i === last || (i % 3 === 1 && i > 1 && i < last - 1));
  return simplify(soften(corners, 3), 0.25);
}

/** A passage by sea: one smooth curve. */
function bow(from: Point, to: Point): Line {
  const middle = between(from, to, 0.5);
  const by: Point = [middle[0] - (to[1] - from[1]) * 0.1, middle[1] + (to[0] - from[0]) * 0.1];
  return simplify(throughPoints([from, by, to]), 0.3);
}

/** Where a road meets a river, near its middle if it can; if the sheet shows none there, halfway: the rules say so. */
function crossingOf(line: Line, terrain: Terrain): Point {
  const shares = Array.from({ length: 40 }, (_, k) => 0.5 + (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 0.02);
  const points = shares.map((share) => along(line, share).point);
  const [x, y] = points.find((point) => sample(terrain.waters, ...point) > 0) ?? at(points, 0);
  return [Math.round(x), Math.round(y)];
}
