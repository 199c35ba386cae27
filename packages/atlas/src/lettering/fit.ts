import type { Line } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import type { Box, Label, Point } from '../sheet.ts';
import { type FontName, widthOf } from './fonts.ts';

/** Free room around a point: pixels to the nearest thing the lettering must not touch. */
export type Clearance = (x: number, y: number) => number;

export interface Wish {
  readonly font: FontName;
  readonly text: string;
  readonly largest: number;
  readonly smallest: number;
  /** Wanted height in the land: -1 top, 0 middle, 1 bottom. */
  readonly lean: number;
}

/** Where a name stands: along an arc of a circle (`bend` is the angle it spans) through its middle. */
export interface Stand {
  readonly at: Point;
  readonly angle: number;
  readonly bend: number;
  readonly size: number;
  readonly spacing: number;
  readonly lines: readonly string[];
  readonly font: FontName;
}

const degrees = [0, -8, 8, -16, 16, -25, 25, -36, 36, -50, 50, -64, 64];
const bends = [0, -0.35, 0.35];
const lineHeight = 0.95;
/** Height of capitals in em; small capitals have no descenders worth the room. */
const capHeight = 0.7;

/** The largest lettering that fits, set as straight and as central as it goes. */
export function fitName(wish: Wish, clearance: Clearance, [left, top, right, bottom]: Box): Stand | undefined {
  const step = Math.max(3, Math.min(right - left, bottom - top) / 20);
  let best: Stand | undefined;
  let bestScore = -Infinity;
  for (const { lines, spacing } of settings(wish.text)) {
    const width = Math.max(...lines.map((line) => widthOf(wish.font, line, spacing) - spacing));
    const height = capHeight + (lines.length - 1) * lineHeight;
    for (let y = top; y <= bottom; y += step) {
      for (let x = left; x <= right; x += step) {
        if (clearance(x, y) < (wish.smallest * height) / 2) continue;
        for (const degree of degrees) {
          for (const bend of lines.length > 1 ? [0] : bends) {
            const angle = (degree * Math.PI) / 180;
            const stand = { at: [x, y] as Point, angle, bend, spacing, lines, font: wish.font };
            const size = largestSize(stand, width, height, wish, best ? best.size * 0.8 : wish.smallest, clearance);
            if (size === 0) continue;
            const lean = ((y - top) / Math.max(1, bottom - top)) * 2 - 1;
            const score =
              size * (1 - Math.abs(degree) / 150 - Math.abs(bend) * 0.1) +
              size * spacing * 1.2 -
              (lines.length - 1) * size * 0.06 -
              Math.abs(lean - wish.lean) * size * 0.12;
            if (score <= bestScore) continue;
            bestScore = score;
            best = { ...stand, size };
          }
        }
      }
    }
  }
  return best;
}

/** Ways to set a name: in one line or broken at spaces, close or spaced. */
function settings(text: string): { lines: string[]; spacing: number }[] {
  const words = text.split(' ');
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const ways = words.length > 2 ? [[text], ...broken, words] : [[text], ...broken];
  return ways.flatMap((lines) => [0.05, 0.16].map((spacing) => ({ lines, spacing })));
}

function largestSize(
  stand: Omit<Stand, 'size'>,
  width: number,
  height: number,
  { smallest, largest }: Wish,
  atLeast: number,
  clearance: Clearance,
): number {
  const fits = (size: number): boolean => roomFor({ ...stand, size }, width * size, height * size, clearance);
  const start = Math.max(smallest, Math.min(largest, atLeast));
  if (!fits(start)) return 0;
  let [low, high] = [start, largest];
  if (fits(high)) return high;
  for (let round = 0; round < 4; round++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether discs as tall as the lettering, moved along its middle line, stay clear of everything. */
function roomFor(stand: Stand, width: number, height: number, clearance: Clearance): boolean {
  const needed = height / 2 + 2.5;
  const reach = Math.max(0, width / 2 - height * 0.25 + 1);
  const steps = Math.max(1, Math.ceil(reach / (height * 0.4)));
  for (let k = 0; k <= steps; k++) {
    const u = (reach * k) / steps;
    if (clearance(...onArc(stand, width, u, 0)) < needed || clearance(...onArc(stand, width, -u, 0)) < needed)
      return false;
  }
  return true;
}

/** The point `u` along and `v` below the middle line of the lettering. */
export function onArc({ at: [x, y], angle, bend }: Stand, width: number, u: number, v: number): Point {
  let [px, py] = [u, v];
  if (bend !== 0) {
    const radius = width / bend;
    const turn = u / radius;
    px = (radius - v) * Math.sin(turn);
    py = radius - (radius - v) * Math.cos(turn);
  }
  return [x + px * Math.cos(angle) - py * Math.sin(angle), y + px * Math.sin(angle) + py * Math.cos(angle)];
}

export function widthOfStand({ lines, font, spacing, size }: Stand): number {
  return Math.max(...lines.map((line) => widthOf(font, line, spacing) - spacing)) * size;
}

/** Turns a stand into what the client draws: one base line per line of text, a little longer than the text. */
export function labelOf(stand: Stand): Label {
  const width = widthOfStand(stand);
  const count = stand.lines.length;
  return {
    lines: stand.lines.map((text, i) => {
      const below = (capHeight / 2 + (i - (count - 1) / 2) * lineHeight) * stand.size;
      const reach = width * 0.5 + stand.size;
      const steps = stand.bend === 0 ? 1 : 8;
      const line: Line = Array.from({ length: steps + 1 }, (_, k) =>
        onArc(stand, width, -reach + (2 * reach * k) / steps, below),
      );
      return { text, path: pathOf(line) };
    }),
    size: Math.round(stand.size * 10) / 10,
    spacing: stand.spacing,
    at: [Math.round(stand.at[0]), Math.round(stand.at[1])],
    angle: Math.round((stand.angle * 180) / Math.PI),
  };
}

/** Pixels from a point to the lettering, 0 on it. */
export function distanceToName(stand: Stand): Clearance {
  const width = widthOfStand(stand);
  const height = (capHeight + (stand.lines.length - 1) * lineHeight) * stand.size;
  const steps = Math.max(2, Math.ceil(width / (height * 0.5)));
  const spine = Array.from({ length: steps + 1 }, (_, k) =>
    onArc(stand, width, (width - height * 0.5) * (k / steps - 0.5), 0),
  );
  return (x, y) => Math.max(0, Math.min(...spine.map(([sx, sy]) => Math.hypot(x - sx, y - sy))) - height / 2 - 1);
}
