import { at } from '../plane/at.ts';
import { noiseOf } from '../plane/chance.ts';
import { distanceField } from '../plane/field.ts';
import type { Polygon } from '../plane/geometry.ts';
import { createRaster, fillPolygon, type Raster } from '../plane/raster.ts';
import { type Rgb, rgbOf } from './colour.ts';
import type { Palette } from './palette.ts';

/** One land to be coloured: several washes are laid as stripes. */
export interface Wash {
  readonly shape: readonly Polygon[];
  readonly washes: readonly string[];
  readonly edges: readonly string[];
  /** How strongly it is coloured, 0…1. */
  readonly strength: number;
  /** Towards bare land it has no edge and runs out. */
  readonly fades?: boolean;
}

/** Pixels from a point of the sheet to something. */
type Field = (x: number, y: number) => number;

/** The painter's ground: what lies where, and how the brush ran. Shared by all renditions of a board. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** 0 sea, 1 bare land, 2 and up the washes in order. */
  readonly lands: Raster;
  readonly toEdge: Field;
  readonly toLand: Field;
  readonly toBare: Field;
  /** Blotches of pigment and grain of paper, about -1…1. */
  readonly pigment: Float32Array;
  readonly grain: Float32Array;
}

export function prepareGround(
  width: number,
  height: number,
  land: readonly Polygon[],
  washes: readonly Wash[],
): Ground {
  const lands = createRaster(width, height, 1);
  for (const polygon of land) fillPolygon(lands, polygon, 1);
  washes.forEach(({ shape }, i) => {
    for (const polygon of shape) fillPolygon(lands, polygon, i + 2);
  });
  const { cells } = lands;
  const fading = washes.some(({ fades }) => fades);
  const parted = (a: number, b: number | undefined): boolean =>
    a !== b && !(fading && (a === 1 || b === 1) && a * (b ?? 0) > 0);
  const differs = (i: number): boolean => parted(at(cells, i), cells[i + 1]) || parted(at(cells, i), cells[i + width]);
  return {
    width,
    height,
    lands,
    toEdge: coarseField(width, height, (i) => differs(i) || differs(i + 1) || differs(i + width)),
    toLand: coarseField(width, height, (i) => at(cells, i) > 0),
    toBare: fading ? coarseField(width, height, (i) => at(cells, i) === 1) : () => Infinity,
    pigment: noiseSheet(width, height, [
      [1 / 190, 0.5],
      [1 / 60, 0.3],
      [1 / 19, 0.2],
    ]),
    grain: noiseSheet(width, height, [
      [1 / 7, 0.6],
      [1 / 3.2, 0.4],
    ]),
  };
}

/** Distances measured on every second pixel and blended between: four times as fast, and as smooth as paint. */
function coarseField(width: number, height: number, isSource: (index: number) => boolean): Field {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const field = distanceField(w, h, (i) => isSource(2 * Math.floor(i / w) * width + 2 * (i % w)));
  return (x, y) => {
    const [u, v] = [Math.min(w - 1.001, x / 2), Math.min(h - 1.001, y / 2)];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fu, fv] = [u - i, v - j];
    const k = j * w + i;
    const upper = at(field, k) * (1 - fu) + at(field, k + 1) * fu;
    const lower = at(field, k + w) * (1 - fu) + at(field, k + w + 1) * fu;
    return 2 * (upper * (1 - fv) + lower * fv);
  };
}

/** Sums of smooth noise; computed on every second pixel, which the eye cannot tell. */
function noiseSheet(
  width: number,
  height: number,
  octaves: readonly (readonly [frequency: number, weight: number])[],
): Float32Array {
  const noises = octaves.map((_, i) => noiseOf(31 + i));
  const sheet = new Float32Array(width * height);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let value = 0;
      octaves.forEach(([frequency, weight], i) => {
        value += weight * at(noises, i)(x * frequency, y * frequency);
      });
      for (const i of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1])
        sheet[i] = value;
    }
  }
  return sheet;
}

/** How far a wash takes to run out. */
const fadeWidth = 55;

/** Width of one stripe of disputed land. */
const stripeWidth = 11;

/** Lays the colours: sea, paper, watercolour that gathers at the edges, and the paper's own unevenness over all. */
export function paint(ground: Ground, washes: readonly Wash[], palette: Palette): Buffer {
  const { width, height, lands, toEdge, toLand, toBare, pigment, grain } = ground;
  const [paper, sea, shallows, shade] = [palette.paper, palette.sea, palette.shallows, palette.shade].map(rgbOf) as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ];
  const colours = washes.map((wash) => ({
    washes: wash.washes.map(rgbOf),
    edges: wash.edges.map(rgbOf),
    strength: wash.strength,
  }));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const land = at(lands.cells, i);
      const spread = at(pigment, i);
      let [base, over, share]: [Rgb, Rgb, number] = [sea, shallows, 0];
      let [edge, edgeShare]: [Rgb, number] = [shallows, 0];
      if (land === 0) {
        share = 0.62 * Math.exp(-toLand(x, y) / 13) + 0.05 * spread;
      } else {
        base = paper;
        const colour = colours[land - 2];
        if (colour) {
          const stripe = stripeAt(x, y, spread, colour.washes.length);
          over = at(colour.washes, stripe);
          share = colour.strength * (0.9 + 0.22 * spread);
          edge = at(colour.edges, stripe);
          const rim = toEdge(x, y);
          edgeShare = colour.strength * (0.46 * Math.exp(-rim / 5.5) + 0.1 * Math.exp(-rim / 24));
          const left = Math.min(1, toBare(x, y) / fadeWidth);
          share *= left;
          edgeShare *= left;
        }
      }
      const border = Math.min(x, y, width - x, height - y);
      const aged = Math.max(0, 0.07 * (spread + at(grain, i) * 0.45) + 0.13 * Math.exp(-border / 130));
      for (let channel = 0; channel < 3; channel++) {
        let value = at(base, channel);
        value += (at(over, channel) - value) * Math.max(0, Math.min(1, share));
        value += (at(edge, channel) - value) * Math.max(0, Math.min(1, edgeShare));
        value += (at(shade, channel) - value) * aged;
        pixels[3 * i + channel] = Math.round(value);
      }
    }
  }
  return pixels;
}

/** Which of several washes lies here: slanting stripes, drawn by hand rather than by ruler. */
function stripeAt(x: number, y: number, wobble: number, count: number): number {
  if (count === 1) return 0;
  const across = (x * 0.788 + y * 0.616 + wobble * 2.2) / stripeWidth;
  return ((Math.floor(across) % count) + count) % count;
}
