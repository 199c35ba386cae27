import type { Sheet } from '@quadrille/atlas';

/** A border between two places: its line, and the middle of it, where something can stand. */
export interface Frontier {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** Borders go by their two places in the order of the alphabet. */
export const borderId = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** The borders of a sheet that can be crossed by land; where there are several pieces of one, the longest. */
export function bordersOf(sheet: Sheet): ReadonlyMap<string, Frontier> {
  const borders = new Map<string, Frontier>();
  if (sheet.kind !== 'areas') return borders;
  const lines = [
    ...sheet.links.map(({ a, b, path }) => ({ a, b, path, length: 0 })),
    ...sheet.borders.toSorted((one, other) => one.length - other.length),
  ];
  for (const { a, b, path } of lines) if (b !== null) borders.set(borderId(a, b), { path, ...middleOf(path) });
  return borders;
}

export type Point = readonly [number, number];

/** Half the way along a line of the sheet: `M x y` and then relative steps. */
export function middleOf(path: string): { readonly x: number; readonly y: number } {
  const points = pointsOf(path);
  const steps = points.slice(1).map(([x, y], i) => Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [i, step] of steps.entries()) {
    const [from, to] = [points[i], points[i + 1]];
    if (from && to && left <= step) {
      const part = step === 0 ? 0 : left / step;
      return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part };
    }
    left -= step;
  }
  const [x, y] = points[0] ?? [0, 0];
  return { x, y };
}

export function pointsOf(path: string): Point[] {
  const [x = 0, y = 0, ...rest] = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: Point[] = [[x, y]];
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const [px, py] = points.at(-1) ?? [0, 0];
    points.push([px + (rest[i] ?? 0), py + (rest[i + 1] ?? 0)]);
  }
  return points;
}
