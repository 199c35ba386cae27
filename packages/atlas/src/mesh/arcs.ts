import { addTo, at } from '../plane/at.ts';
import type { Line } from '../plane/geometry.ts';
import type { Point } from '../sheet.ts';
import type { Mesh } from './mesh.ts';

/** A stretch of border between two owners, from one junction (or itself, if closed) to another. */
export interface Arc {
  readonly left: number;
  readonly right: number;
  readonly from: number;
  readonly to: number;
  readonly line: Line;
}

const triangleOf = (halfedge: number): number => Math.floor(halfedge / 3);

/** All borders of a division of the mesh, cut where three owners meet. Junctions are named by their triangle. */
export function traceArcs(mesh: Mesh, owners: Int16Array): Arc[] {
  const { triangles, halfedges } = mesh.delaunay;
  const leaving = new Map<number, number[]>();
  for (let edge = 0; edge < halfedges.length; edge++) {
    const twin = at(halfedges, edge);
    if (twin < 0 || at(owners, at(triangles, edge)) === at(owners, at(triangles, twin))) continue;
    addTo(leaving, triangleOf(edge), edge);
  }
  const used = new Uint8Array(halfedges.length);
  const walk = (start: number): Arc => {
    const path = [triangleOf(start)];
    for (let edge: number | undefined = start; edge !== undefined; ) {
      const twin: number = at(halfedges, edge);
      used[edge] = used[twin] = 1;
      const triangle = triangleOf(twin);
      path.push(triangle);
      const exits: number[] = leaving.get(triangle) ?? [];
      edge =
        exits.length === 2 && triangle !== path[0] ? exits.find((exit) => exit !== twin && !used[exit]) : undefined;
    }
    return {
      left: at(owners, at(triangles, start)),
      right: at(owners, at(triangles, at(halfedges, start))),
      from: at(path, 0),
      to: at(path, path.length - 1),
      line: path.map(mesh.corner),
    };
  };
  const junctions = [...leaving.values()].filter((exits) => exits.length !== 2).flat();
  const arcs: Arc[] = [];
  for (const edge of [...junctions, ...[...leaving.values()].flat()]) if (!used[edge]) arcs.push(walk(edge));
  return arcs;
}

/** Pulls the ends of the given arcs together into one junction, so that what lay on both sides no longer touches. */
export function collapseArcs(arcs: readonly Arc[], unwanted: ReadonlySet<Arc>): Arc[] {
  const merged = new Map<number, number>();
  const root = (junction: number): number => {
    const parent = merged.get(junction);
    return parent === undefined || parent === junction ? junction : root(parent);
  };
  const places = new Map<number, Point[]>();
  for (const arc of unwanted) merged.set(root(arc.from), root(arc.to));
  for (const arc of unwanted) {
    for (const end of [at(arc.line, 0), at(arc.line, arc.line.length - 1)]) addTo(places, root(arc.from), end);
  }
  const moved = (junction: number, point: Point): Point => {
    const ends = places.get(root(junction));
    if (!ends) return point;
    return [ends.reduce((sum, [x]) => sum + x, 0) / ends.length, ends.reduce((sum, [, y]) => sum + y, 0) / ends.length];
  };
  return arcs
    .filter((arc) => !unwanted.has(arc))
    .map((arc) => ({
      ...arc,
      from: root(arc.from),
      to: root(arc.to),
      line: arc.line.map((point, i) => {
        if (i === 0) return moved(arc.from, point);
        return i === arc.line.length - 1 ? moved(arc.to, point) : point;
      }),
    }));
}

/** Joins arcs into the closed rings around each owner. */
export function ringsOf(arcs: readonly Arc[]): Map<number, Point[][]> {
  const sides = new Map<number, Side[]>();
  for (const { left, right, from, to, line } of arcs) {
    addTo(sides, left, { from, to, line, used: false });
    addTo(sides, right, { from: to, to: from, line: [...line].reverse(), used: false });
  }
  return new Map([...sides].map(([owner, list]) => [owner, joinSides(list)]));
}

interface Side {
  from: number;
  to: number;
  line: Line;
  used: boolean;
}

function joinSides(sides: readonly Side[]): Point[][] {
  const starting = new Map<number, Side[]>();
  for (const side of sides) addTo(starting, side.from, side);
  const rings: Point[][] = [];
  for (const first of sides) {
    const ring: Point[] = [];
    for (let side: Side | undefined = first; side && !side.used; ) {
      side.used = true;
      ring.push(...side.line.slice(0, -1));
      side = side.to === first.from ? undefined : starting.get(side.to)?.find(({ used }) => !used);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
