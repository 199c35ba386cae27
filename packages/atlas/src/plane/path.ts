import type { Point } from '../sheet.ts';
import { at } from './at.ts';
import type { Line, Polygon } from './geometry.ts';

/** A number with at most one decimal, written as short as SVG allows. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** SVG path data in relative steps of tenths of a pixel: about half the size of absolute coordinates. */
export function pathOf(line: Line, end: '' | 'z' = ''): string {
  if (line.length === 0) return '';
  const tenth = ([x, y]: Point): [number, number] => [Math.round(x * 10), Math.round(y * 10)];
  let [x, y] = tenth(at(line, 0));
  let steps = '';
  for (const point of line.slice(1)) {
    const [nx, ny] = tenth(point);
    if (nx === x && ny === y) continue;
    for (const step of [nx - x, ny - y]) {
      const text = short(step / 10);
      steps += steps === '' || text.startsWith('-') ? text : ` ${text}`;
    }
    [x, y] = [nx, ny];
  }
  const [x0, y0] = tenth(at(line, 0));
  return `M${short(x0 / 10)} ${short(y0 / 10)}${steps ? `l${steps}` : ''}${end}`;
}

export const pathOfPolygons = (polygons: readonly Polygon[]): string =>
  polygons.flatMap((polygon) => polygon.map((ring) => pathOf(ring, 'z'))).join('');

/** Reads path data written by `pathOf` back into lines. */
export function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  for (const part of path.split('M').slice(1)) {
    const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let [x, y] = [at(numbers, 0), at(numbers, 1)];
    const line: Point[] = [[x, y]];
    for (let i = 2; i + 1 < numbers.length; i += 2) {
      x = Math.round((x + at(numbers, i)) * 10) / 10;
      y = Math.round((y + at(numbers, i + 1)) * 10) / 10;
      line.push([x, y]);
    }
    lines.push(line);
  }
  return lines;
}
