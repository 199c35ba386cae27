import type { Terrain } from '../geography/terrain.ts';
import { at } from '../plane/at.ts';
import { densify, simplify, soften, throughPoints } from '../plane/curve.ts';
import { between, distance, type Line } from '../plane/geometry.ts';
import { sample } from '../plane/raster.ts';
import { landCost } from '../points/regions.ts';
import { wayBetween } from '../points/roads.ts';
import type { ConnectionKind, Point } from '../sheet.ts';
import type { Ground } from './ground.ts';

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly kind: ConnectionKind;
  readonly line: Line;
}

/** A connection gives every town but its own a berth of this many pixels. */
const berth = 24;

/**
 * A line for every connection: straight if that crosses no third area, no strange town and no water; else the
 * shortest way over its own two areas, with a high price on all others.
 */
export function drawWays(connections: readonly Omit<Way, 'line'>[], ground: Ground, terrain: Terrain): Way[] {
  const { survey, towns } = ground;
  const { mesh } = survey;
  const numbers = new Map([...towns.keys()].map((id, i) => [id, i]));
  const rough = landCost(mesh, terrain, 3, 1.05);
  const places = [...towns.values()];
  const near = nearestTowns(ground, places);
  const crowding = new Float32Array(mesh.count);
  const townOf = (id: string): Point => {
    const town = towns.get(id);
    if (!town) throw new Error(`${id} is connected but is no area of this sheet`);
    return town;
  };
  const byLength = [...connections].sort(
    (one, other) => distance(townOf(one.a), townOf(one.b)) - distance(townOf(other.a), townOf(other.b)),
  );
  const found = new Map<object, Line>();
  for (const connection of byLength) {
    const { a, b } = connection;
    const [from, to] = [townOf(a), townOf(b)];
    const own = [numbers.get(a) ?? -1, numbers.get(b) ?? -1];
    const step = (i: number, j: number): number => {
      const owner = at(survey.owners, j);
      const stranger = at(near, j) >= 0 && !own.includes(at(near, j));
      return (
        rough(i, j) * (owner >= 0 && !own.includes(owner) ? 5 : owner < 0 ? 1.6 : 1) +
        at(crowding, j) +
        (stranger ? 120 : 0)
      );
    };
    const straight = bow(from, to, connection.kind === 'blue-white' ? 0.1 : 0.035);
    const line =
      connection.kind === 'blue-white' || isClear(straight, own, ground, terrain, places)
        ? straight
        : (overland(wayBetween(mesh, from, to, step)) ?? bow(from, to, 0.12));
    found.set(connection, line);
    for (const [x, y] of densify(line, 5).slice(5, -5)) {
      const cell = mesh.cellAt(x, y);
      crowding[cell] = at(crowding, cell) + 6;
    }
  }
  return connections.map((connection) => ({ ...connection, line: found.get(connection) ?? [] }));
}

/** For each cell the town it lies next to, or -1. */
function nearestTowns({ survey: { mesh } }: Ground, towns: readonly Point[]): Int16Array {
  const near = new Int16Array(mesh.count).fill(-1);
  for (let cell = 0; cell < mesh.count; cell++) {
    const point = mesh.middle(cell);
    near[cell] = towns.findIndex((town) => distance(town, point) < berth);
  }
  return near;
}

/** A curve so gentle that it looks drawn by hand. */
function bow(from: Point, to: Point, share: number): Line {
  const middle = between(from, to, 0.5);
  const by: Point = [middle[0] - (to[1] - from[1]) * share, middle[1] + (to[0] - from[0]) * share];
  return simplify(throughPoints([from, by, to]), 0.25);
}

function isClear(
  line: Line,
  own: readonly number[],
  { holders }: Ground,
  terrain: Terrain,
  towns: readonly Point[],
): boolean {
  const points = densify(line, 4);
  const strange = towns.filter((_, i) => !own.includes(i));
  let wet = 0;
  for (const point of points) {
    const holder = sample(holders, ...point);
    if (holder > 0 && !own.includes(holder - 1)) return false;
    if (strange.some((town) => distance(town, point) < berth)) return false;
    wet += sample(terrain.isLand, ...point) ? 0 : 4;
  }
  return wet < 26;
}

/** Takes the steps of the mesh out; nothing if the way does not get there by land. */
function overland(way: readonly Point[]): Line | undefined {
  if (way.length < 3) return undefined;
  const last = way.length - 1;
  const corners = way.filter((_, i) => i === 0 || i === last || (i % 4 === 2 && i < last - 2));
  return simplify(soften(corners, 3), 0.3);
}
