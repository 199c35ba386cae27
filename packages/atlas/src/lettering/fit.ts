import type { Box, Point } from '../sheet.ts';
import { type FontName, widthOf } from './fonts.ts';
import { arcOf, capHeight, lineHeight, type Stand } from './stand.ts';

/** Free room around a point: pixels to the nearest thing the lettering must not touch. */
export type Clearance = (x: number, y: number) => number;

const degrees = [0, -8, 8, -17, 17, -28, 28, -42, 42, -60, 60];
const bends = [0, -0.35, 0.35];

/** Every way a name can be set in a land, each at the largest size that fits. */
export function waysToSet(
  font: FontName,
  text: string,
  [smallest, largest]: readonly [number, number],
  clearance: Clearance,
  [left, top, right, bottom]: Box,
): Stand[] {
  const step = Math.max(3.5, Math.min(right - left, bottom - top) / 11);
  const ways: Stand[] = [];
  for (const { lines, spacing } of settings(text)) {
    const width = Math.max(...lines.map((line) => widthOf(font, line, spacing) - spacing));
    const height = capHeight + (lines.length - 1) * lineHeight;
    for (let y = top; y <= bottom; y += step) {
      for (let x = left; x <= right; x += step) {
        if (clearance(x, y) < (smallest * height) / 2 + 2.5) continue;
        for (const degree of degrees) {
          for (const bend of lines.length > 1 ? [0] : bends) {
            const at: Point = [x, y];
            const stand: Stand = { at, angle: (degree * Math.PI) / 180, bend, spacing, lines, font, size: smallest };
            const size = largestSize(stand, width, height, largest, clearance);
            if (size > 0) ways.push({ ...stand, size });
          }
        }
      }
    }
  }
  return ways;
}

/** The best of the ways when no name may be larger than `largest`; `lean` is the wanted height, -1 top … 1 bottom. */
export function bestWay(
  ways: readonly Stand[],
  largest: number,
  lean: number,
  [, top, , bottom]: Box,
): Stand | undefined {
  let best: Stand | undefined;
  let bestScore = -Infinity;
  for (const way of ways) {
    const size = Math.min(way.size, largest);
    const height = ((way.at[1] - top) / Math.max(1, bottom - top)) * 2 - 1;
    const score =
      size *
      (1 -
        Math.abs(way.angle) * 0.38 -
        Math.abs(way.bend) * 0.1 +
        way.spacing * 1.2 -
        (way.lines.length - 1) * 0.06 -
        Math.abs(height - lean) * 0.12);
    if (score <= bestScore) continue;
    bestScore = score;
    best = { ...way, size };
  }
  return best;
}

/** Ways to break and space a name: in one line or broken at spaces, close or spaced. */
function settings(text: string): { lines: string[]; spacing: number }[] {
  const words = text.split(' ');
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const ways = words.length > 2 ? [[text], ...broken, words] : [[text], ...broken];
  return ways.flatMap((lines) => [0.05, 0.16].map((spacing) => ({ lines, spacing })));
}

/** By halving; 0 if not even the smallest size fits. */
function largestSize(stand: Stand, width: number, height: number, largest: number, clearance: Clearance): number {
  const fits = (size: number): boolean => hasRoom(stand, width * size, height * size, clearance);
  if (!fits(stand.size)) return 0;
  if (fits(largest)) return largest;
  let [low, high] = [stand.size, largest];
  for (let round = 0; round < 4; round++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether discs as tall as the lettering, moved along its middle line, stay clear of everything. */
function hasRoom(stand: Stand, width: number, height: number, clearance: Clearance): boolean {
  const needed = height / 2 + 2.5;
  const reach = Math.max(0, width / 2 - height * 0.25 + 1);
  const steps = Math.max(1, Math.ceil(reach / (height * 0.45)));
  const point = arcOf(stand, width);
  for (let k = steps; k >= 0; k--) {
    const u = (reach * k) / steps;
    if (clearance(...point(u, 0)) < needed || clearance(...point(-u, 0)) < needed) return false;
  }
  return true;
}
