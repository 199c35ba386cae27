import type { Point } from '../sheet.ts';
import { at } from './at.ts';
import { distance, type Line, type Polygon } from './geometry.ts';

/** One number per square of `1 / scale` sheet pixels. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly cells: Int16Array;
}

export function createRaster(width: number, height: number, scale: number): Raster {
  const [w, h] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return { width: w, height: h, scale, cells: new Int16Array(w * h) };
}

/** The number at a point of the sheet, 0 outside. */
export function sample(raster: Raster, x: number, y: number): number {
  const [i, j] = [Math.floor(x * raster.scale), Math.floor(y * raster.scale)];
  if (i < 0 || j < 0 || i >= raster.width || j >= raster.height) return 0;
  return at(raster.cells, j * raster.width + i);
}

/** Writes a number into all squares whose middle lies in the polygon, holes excepted. */
export function fillPolygon(raster: Raster, polygon: Polygon, value: number): void {
  const edges = edgesOf(polygon, raster.scale).sort((a, b) => a.top - b.top);
  const bottom = Math.min(raster.height, Math.ceil(Math.max(0, ...edges.map((edge) => edge.bottom))));
  let next = 0;
  let active: Edge[] = [];
  for (let row = Math.max(0, Math.floor(edges[0]?.top ?? 0)); row < bottom; row++) {
    const y = row + 0.5;
    for (; next < edges.length && at(edges, next).top <= y; next++) active.push(at(edges, next));
    active = active.filter((edge) => edge.bottom > y);
    const crossings = active.map((edge) => edge.x + (y - edge.top) * edge.slope).sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(at(crossings, k) - 0.5));
      const to = Math.min(raster.width - 1, Math.floor(at(crossings, k + 1) - 0.5));
      if (to >= from) raster.cells.fill(value, row * raster.width + from, row * raster.width + to + 1);
    }
  }
}

interface Edge {
  top: number;
  bottom: number;
  x: number;
  slope: number;
}

function edgesOf(polygon: Polygon, scale: number): Edge[] {
  const edges: Edge[] = [];
  for (const ring of polygon) {
    ring.forEach((b, i) => {
      const a = at(ring, (i + ring.length - 1) % ring.length);
      const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
      if (upper[1] === lower[1]) return;
      const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
      edges.push({ top: upper[1] * scale, bottom: lower[1] * scale, x: upper[0] * scale, slope });
    });
  }
  return edges;
}

/** Writes a number along a line, `radius` squares to each side; higher numbers stay. */
export function drawLine(raster: Raster, line: Line, value: number, radius: number): void {
  const { width, height, scale, cells } = raster;
  for (let k = 1; k < line.length; k++) {
    const [a, b]: [Point, Point] = [at(line, k - 1), at(line, k)];
    const steps = Math.max(1, Math.ceil(distance(a, b) * scale * 1.5));
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor((a[0] + ((b[0] - a[0]) * step) / steps) * scale);
      const y = Math.floor((a[1] + ((b[1] - a[1]) * step) / steps) * scale);
      for (let j = Math.max(0, y - radius); j <= Math.min(height - 1, y + radius); j++) {
        for (let i = Math.max(0, x - radius); i <= Math.min(width - 1, x + radius); i++) {
          if (at(cells, j * width + i) < value) cells[j * width + i] = value;
        }
      }
    }
  }
}
