import { pathOf } from '../plane/path.ts';
import type { Label, Point } from '../sheet.ts';
import type { Clearance } from './fit.ts';
import { type FontName, widthOf } from './fonts.ts';

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

export const lineHeight = 0.95;
/** Height of capitals in em; small capitals have no descenders worth the room. */
export const capHeight = 0.7;

/** Finds the point `u` along and `v` below the middle line of lettering of that width. */
export function arcOf({ at: [x, y], angle, bend }: Stand, width: number): (u: number, v: number) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  if (bend === 0) return (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  const radius = width / bend;
  return (u, v) => {
    const across = (radius - v) * Math.sin(u / radius);
    const down = radius - (radius - v) * Math.cos(u / radius);
    return [x + across * cos - down * sin, y + across * sin + down * cos];
  };
}

export const widthOfStand = ({ lines, font, spacing, size }: Stand): number =>
  Math.max(...lines.map((line) => widthOf(font, line, spacing) - spacing)) * size;

const heightOfStand = ({ lines, size }: Stand): number => (capHeight + (lines.length - 1) * lineHeight) * size;

/**
 * Turns a stand into what the client draws: one base line per line of text, a little longer than the text. It is
 * moved by half a letter space, since text is set with one after its last letter.
 */
export function labelOf(stand: Stand): Label {
  const width = widthOfStand(stand);
  const reach = width * 0.5 + stand.size;
  const steps = stand.bend === 0 ? 1 : 8;
  const point = arcOf(stand, width);
  return {
    lines: stand.lines.map((text, i) => {
      const below = (capHeight / 2 + (i - (stand.lines.length - 1) / 2) * lineHeight) * stand.size;
      const points = Array.from({ length: steps + 1 }, (_, k) => (2 * reach * k) / steps - reach);
      const shift = (stand.spacing * stand.size) / 2;
      return { text, path: pathOf(points.map((u) => point(u + shift, below))) };
    }),
    size: Math.round(stand.size * 10) / 10,
    spacing: stand.spacing,
    at: [Math.round(stand.at[0]), Math.round(stand.at[1])],
    angle: Math.round((stand.angle * 180) / Math.PI),
  };
}

/** Pixels from a point to the lettering, 0 on it. */
export function distanceToName(stand: Stand): Clearance {
  const [width, height] = [widthOfStand(stand), heightOfStand(stand)];
  if (stand.bend === 0) return distanceToBox(stand, width, height);
  const steps = Math.max(2, Math.ceil(width / (height * 0.5)));
  const point = arcOf(stand, width);
  const spine = Array.from({ length: steps + 1 }, (_, k) => point(width * (k / steps - 0.5), 0));
  return (x, y) => {
    let nearest = Infinity;
    for (const [sx, sy] of spine) nearest = Math.min(nearest, Math.hypot(x - sx, y - sy));
    return Math.max(0, nearest - height / 2 - 1.5);
  };
}

function distanceToBox({ at: [x0, y0], angle }: Stand, width: number, height: number): Clearance {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const along = Math.abs((x - x0) * cos + (y - y0) * sin) - width / 2;
    const across = Math.abs((y - y0) * cos - (x - x0) * sin) - height / 2;
    return Math.max(0, Math.hypot(Math.max(0, along), Math.max(0, across)) - 1);
  };
}
