import type { Terrain } from '../geography/terrain.ts';
import { at } from '../plane/at.ts';
import { chance, noiseOf } from '../plane/chance.ts';
import { areaOf, boundsOf, insideRing, type Polygon, type Ring } from '../plane/geometry.ts';
import { short } from '../plane/path.ts';
import { type Raster, sample } from '../plane/raster.ts';
import type { Box } from '../sheet.ts';

/** A hill or tree: which drawing, where its foot stands, how large. */
export interface Glyph {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const hillKinds = 8;

/** Molehills as engravers drew them: an outline, a shaded right flank, strokes down the slope. */
export function hillSymbols(): string {
  const random = chance(11);
  return Array.from({ length: hillKinds }, (_, i) => hill(`hill${i}`, random)).join('');
}

function hill(id: string, random: () => number): string {
  const half = 8 + random() * 3;
  const height = 9 + random() * 5;
  const top = (random() - 0.5) * 3;
  const left = `M${short(-half)} 0C${short(-half * 0.62)} ${short(-height * 0.16)} ${short(-half * 0.34 + top)} ${short(-height * 0.82)} ${short(top)} ${short(-height)}`;
  const right = `C${short(top + half * 0.16)} ${short(-height * 0.86)} ${short(top + half * 0.3)} ${short(-height * 0.42)} ${short(half * 0.62)} ${short(-height * 0.26)}S${short(half * 0.9)} ${short(-height * 0.06)} ${short(half)} 0`;
  const flank = `M${short(top)} ${short(-height)}${right}L${short(top + half * 0.1)} 0C${short(top + half * 0.3)} ${short(-height * 0.3)} ${short(top - half * 0.1)} ${short(-height * 0.5)} ${short(top)} ${short(-height)}z`;
  let strokes = '';
  const count = 6 + Math.floor(random() * 2);
  for (let k = 0; k < count; k++) {
    const share = (k + 0.35) / count;
    const x = top + (half - top) * share * 0.78 + 0.3;
    const y = -height * (1 - share) ** 1.35 * 0.96;
    const length = Math.min(-y, height * (0.3 + 0.34 * (1 - share)) * (0.7 + random() * 0.4));
    strokes += `M${short(x)} ${short(y)}q.9 ${short(length * 0.5)} ${short(share * 1.7 - 0.3)} ${short(length)}`;
  }
  return `<g id="${id}"><path class="rock" d="${left}${right}z"/><path class="flank" d="${flank}"/><path class="ridge" d="${left}${right}"/><path class="stroke" d="${strokes}"/></g>`;
}

export const treeSymbol =
  '<g id="tree"><path class="ridge" d="M0 0V-3"/><path class="leaf" d="M-3-3c-1-2 .4-3.6 1.6-3.6C-1.2-8.4 1.4-8.4 1.6-6.6 3-6.4 3.8-4.6 3-3 2-2.3-2-2.3-3-3z"/><path class="stroke" d="M.6-3.2l1.9-2.4M-.2-2.9l2-3.3"/></g>';

/** Reeds in standing water. */
export const reedSymbol =
  '<g id="reed"><path class="reed" d="M-6 0H-2M2 .8H6.5M-1 1.6H2.4M-3.5-.6C-3.8-3-4.6-4.6-5.4-5.6M-3-.6V-6.4M-2.4-.6C-2-3-1.4-4.4-.6-5.4M3-.2C2.8-2.6 2.2-4 1.4-5M3.6-.2V-6M4.2-.2C4.4-2.6 5.2-4.2 6-5.2"/></g>';

/** Hills in the ranges and closely over impassable ground, from north to south so that nearer ones cover farther ones. */
export function placeHills(terrain: Terrain, walls: readonly Polygon[], window: Box, taken: Raster): Glyph[] {
  const random = chance(21);
  const hills: Glyph[] = [];
  const plant = (ring: Ring, spacing: number, smallest: number, largest: number): void => {
    const [left, top, right, bottom] = boundsOf(ring);
    const tries = (Math.abs(areaOf(ring)) / (spacing * spacing)) * 14;
    for (let k = 0; k < tries; k++) {
      const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
      const scale = smallest + random() * (largest - smallest);
      if (!onSheet(x, y, window) || !insideRing(ring, [x, y])) continue;
      if (![-6, 0, 6].every((dx) => sample(terrain.isLand, x + dx, y))) continue;
      if (covers(taken, x, y, 8 * scale, 11 * scale)) continue;
      if (hills.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.35) < (spacing * (other.scale + scale)) / 2))
        continue;
      hills.push({ id: `hill${Math.floor(random() * hillKinds)}`, x, y, scale });
    }
  };
  for (const wall of walls) plant(at(wall, 0), 12.5, 0.9, 1.3);
  for (const { grade, outline } of terrain.ranges) {
    const size = [0.8, 0.66, 0.52][grade - 1] ?? 0.5;
    plant(at(outline, 0), 18.5, size * 0.85, size * 1.15);
  }
  return hills.sort((a, b) => a.y - b.y);
}

/** Woods where noise wants them, thicker in the north and in the plain. */
export function placeTrees(
  terrain: Terrain,
  window: Box,
  latitudeAt: (x: number, y: number) => number,
  taken: Raster,
): Glyph[] {
  const random = chance(22);
  const noise = noiseOf(23);
  const [left, top, right, bottom] = window;
  const trees: Glyph[] = [];
  for (let k = 0; k < 6000; k++) {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    if (!onSheet(x, y, window) || ![-7, 0, 7].every((dx) => sample(terrain.isLand, x + dx, y))) continue;
    if (sample(terrain.heights, x, y) || sample(terrain.waters, x, y) || covers(taken, x, y, 4, 8)) continue;
    const latitude = latitudeAt(x, y);
    const wooded = noise(x / 55, y / 55) + (latitude > 57 ? 0.35 : latitude > 50 ? 0.05 : latitude < 43 ? -0.5 : -0.15);
    if (wooded < 0.42 || trees.some((other) => Math.hypot(other.x - x, other.y - y) < 9.5)) continue;
    trees.push({ id: 'tree', x, y, scale: 0.85 + random() * 0.3 });
  }
  return trees.sort((a, b) => a.y - b.y);
}

/** Whether a drawing of that half width and height, standing at a point, covers taken ground. */
const covers = (taken: Raster, x: number, y: number, half: number, height: number): boolean =>
  [-half, 0, half].some((dx) => [0, -height / 2, -height].some((dy) => sample(taken, x + dx, y + dy)));

const onSheet = (x: number, y: number, [left, top, right, bottom]: Box): boolean =>
  x > left + 8 && y > top + 14 && x < right - 8 && y < bottom - 4;

export const useGlyphs = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map(
      ({ id, x, y, scale }) =>
        `<use href="#${id}" transform="translate(${short(x)} ${short(y)})scale(${scale.toFixed(2)})"/>`,
    )
    .join('');
