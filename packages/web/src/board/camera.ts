import type { Box } from '@quadrille/atlas';

/** Where the sheet lies under the glass: its origin in screen pixels, and screen pixels per sheet pixel. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Glass {
  readonly width: number;
  readonly height: number;
}

/** What of the glass is covered by docks and dials. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const CLOSEST = 3;

/** The zoom at which the sheet just covers the glass. */
export const widest = ({ width, height }: Glass, [left, top, right, bottom]: Box): number =>
  Math.max(width / (right - left), height / (bottom - top));

/** The same camera, with the sheet covering the glass; what docks cover may stay empty. */
export function held(camera: Camera, glass: Glass, window: Box, insets: Insets): Camera {
  const [left, top, right, bottom] = window;
  const zoom = Math.min(CLOSEST, Math.max(camera.zoom, widest(glass, window)));
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    zoom,
    x: between(camera.x, glass.width - insets.right - right * zoom, insets.left - left * zoom),
    y: between(camera.y, glass.height - insets.bottom - bottom * zoom, insets.top - top * zoom),
  };
}

/** Zooms and keeps the point under the finger where it is. */
export function zoomedAt(
  { x, y, zoom }: Camera,
  px: number,
  py: number,
  factor: number,
  glass: Glass,
  window: Box,
): Camera {
  const next = Math.min(CLOSEST, Math.max(zoom * factor, widest(glass, window)));
  const ratio = next / zoom;
  return { zoom: next, x: px - (px - x) * ratio, y: py - (py - y) * ratio };
}

/** The smallest box around all boxes. */
export const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(([a, b, c, d], [e, f, g, h]) => [Math.min(a, e), Math.min(b, f), Math.max(c, g), Math.max(d, h)]);

/** A camera that shows the box in the part of the glass that is clear. */
export function framing(box: Box, glass: Glass, insets: Insets, most = 1.25): Camera {
  const [left, top, right, bottom] = box;
  const clear = { width: glass.width - insets.left - insets.right, height: glass.height - insets.top - insets.bottom };
  const zoom = Math.min(most, (clear.width * 0.94) / (right - left), (clear.height * 0.94) / (bottom - top));
  return {
    zoom,
    x: insets.left + clear.width / 2 - ((left + right) / 2) * zoom,
    y: insets.top + clear.height / 2 - ((top + bottom) / 2) * zoom,
  };
}

/** Below this zoom names and pieces are hard to read. */
const LEGIBLE = 0.72;

/**
 * What to frame of all that is offered: everything, if that can be read; else what is near the piece in hand. What is far
 * stands in the list all the same.
 */
export function readable(all: Box, near: Box | undefined, glass: Glass, insets: Insets): Box {
  if (!near || framing(all, glass, insets).zoom >= LEGIBLE) return all;
  return near;
}

/** Boards of several sheets have many small areas: below this zoom a finger misses the smallest. */
export const SMALL_AREAS = 0.8;

/**
 * What to frame where a sheet has many small places: as many of the boxes as can be read together. It begins with what
 * must be seen, else with whichever has the most others around it, and takes in the nearest first.
 */
export function gathered(
  boxes: readonly Box[],
  must: readonly Box[],
  glass: Glass,
  insets: Insets,
  legible: number,
): Box {
  const fits = (box: Box) => framing(box, glass, insets, legible).zoom >= legible;
  const grown = (seed: Box): { readonly box: Box; readonly held: number } => {
    const [x, y] = centreOf(seed);
    const near = boxes.toSorted((a, b) => away(a, x, y) - away(b, x, y));
    let box = seed;
    let held = 0;
    for (const each of near) {
      const wider = around([box, each]);
      if (!fits(wider)) continue;
      box = wider;
      held++;
    }
    return { box, held };
  };
  const seeds = must.length > 0 ? [around(must)] : boxes;
  return seeds.map(grown).reduce((best, each) => (each.held > best.held ? each : best)).box;
}

const centreOf = ([left, top, right, bottom]: Box) => [(left + right) / 2, (top + bottom) / 2] as const;
const away = (box: Box, x: number, y: number): number => {
  const [cx, cy] = centreOf(box);
  return Math.hypot(cx - x, cy - y);
};

/** How large things are drawn on the sheet, as multiples of their natural size. */
export interface Sizes {
  readonly piece: number;
  readonly mark: number;
}

/** Natural sizes on the sheet, and those wished for on the screen: what is small on a distant map grows against it. */
const PIECE = { natural: 27, wished: 33, most: 1.6 };
const MARK = { natural: 24, wished: 28, most: 2.2 };

/** The sizes at a zoom. */
export const sizesAt = (zoom: number): Sizes => {
  const size = ({ natural, wished, most }: typeof PIECE) => Math.min(most, Math.max(1, wished / (natural * zoom)));
  return { piece: size(PIECE), mark: size(MARK) };
};

/** Whether the whole box lies in the clear part of the glass. */
export function shows({ x, y, zoom }: Camera, [left, top, right, bottom]: Box, glass: Glass, insets: Insets): boolean {
  return (
    left * zoom + x >= insets.left &&
    top * zoom + y >= insets.top &&
    right * zoom + x <= glass.width - insets.right &&
    bottom * zoom + y <= glass.height - insets.bottom
  );
}
