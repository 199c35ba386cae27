import { addTo, at } from '../plane/at.ts';
import type { Point } from '../sheet.ts';
import { createHeap } from './heap.ts';
import type { Mesh } from './mesh.ts';

/** A point from which a territory grows; `owner` counts territories. */
export interface Seed {
  readonly owner: number;
  readonly at: Point;
}

export const nobody = -1;

/** Gives each cell to the seed that reaches it at the lowest cost (Dijkstra from all seeds at once). */
export function growTerritories(
  mesh: Mesh,
  seeds: readonly Seed[],
  cost: (from: number, to: number) => number,
): Int16Array {
  const mass = landmasses(mesh);
  const natives = nativesOf(mesh, mass, seeds);
  const owners = new Int16Array(mesh.count).fill(nobody);
  const reached = new Float64Array(mesh.count).fill(Infinity);
  const settled = new Uint8Array(mesh.count);
  const claims = new Int16Array(mesh.count).fill(nobody);
  const heap = createHeap();
  for (const { owner, at: point } of seeds) {
    const cell = mesh.cellAt(...point);
    reached[cell] = 0;
    claims[cell] = owner;
    heap.push(0, cell);
  }
  for (let next = heap.pop(); next; next = heap.pop()) {
    const cell = next.entry;
    if (settled[cell]) continue;
    settled[cell] = 1;
    const owner = at(claims, cell);
    owners[cell] = owner;
    for (const neighbour of mesh.neighbours(cell)) {
      if (settled[neighbour]) continue;
      // A territory never spills over a strait onto land where others have seeds and it has none.
      const residents = natives.get(at(mass, neighbour));
      if (residents && !residents.has(owner)) continue;
      const total = next.key + cost(cell, neighbour);
      if (total >= at(reached, neighbour)) continue;
      reached[neighbour] = total;
      claims[neighbour] = owner;
      heap.push(total, neighbour);
    }
  }
  return owners;
}

/** Numbers the connected pieces of land; -1 is water. */
export function landmasses(mesh: Mesh): Int32Array {
  const mass = new Int32Array(mesh.count).fill(-1);
  let count = 0;
  for (let start = 0; start < mesh.count; start++) {
    if (!mesh.isLand[start] || at(mass, start) >= 0) continue;
    const open = [start];
    mass[start] = count;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const neighbour of mesh.neighbours(cell)) {
        if (!mesh.isLand[neighbour] || at(mass, neighbour) >= 0) continue;
        mass[neighbour] = count;
        open.push(neighbour);
      }
    }
    count++;
  }
  return mass;
}

/** Which territories have seeds on which piece of land. */
function nativesOf(mesh: Mesh, mass: Int32Array, seeds: readonly Seed[]): Map<number, Set<number>> {
  const natives = new Map<number, Set<number>>();
  for (const { owner, at: point } of seeds) {
    const piece = at(mass, mesh.cellAt(...point));
    if (piece < 0) continue;
    const residents = natives.get(piece) ?? new Set<number>();
    natives.set(piece, residents.add(owner));
  }
  return natives;
}

/** An island without seeds goes whole to whoever holds most of it, with its waters: no border crosses it. */
export function unifyIslands(mesh: Mesh, owners: Int16Array, seeds: readonly Seed[], largest = 90): void {
  const seeded = new Set(seeds.map(({ at: point }) => mesh.cellAt(...point)));
  const mass = landmasses(mesh);
  const pieces = new Map<number, number[]>();
  for (let cell = 0; cell < mesh.count; cell++) {
    const piece = at(mass, cell);
    if (piece >= 0) addTo(pieces, piece, cell);
  }
  for (const cells of pieces.values()) {
    if (cells.length > largest || cells.some((cell) => seeded.has(cell))) continue;
    const holder = majority(cells.map((cell) => at(owners, cell)));
    for (const cell of cells) {
      owners[cell] = holder;
      for (const neighbour of mesh.neighbours(cell)) if (!mesh.isLand[neighbour]) owners[neighbour] = holder;
    }
  }
}

function majority(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
