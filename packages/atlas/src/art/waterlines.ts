import { contours } from 'd3-contour';
import { at } from '../plane/at.ts';
import { simplify } from '../plane/curve.ts';
import { distanceField } from '../plane/field.ts';
import { areaOf } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import type { Raster } from '../plane/raster.ts';
import type { Point } from '../sheet.ts';

/** Distances from the coast at which lines are engraved, ever wider apart. */
const offsets = [3.4, 7, 11.4, 16.8, 23.5, 32];

/** Lines that follow the coast out into the water, nearest first. */
export function drawWaterlines(isLand: Raster): string[] {
  const [width, height] = [Math.floor(isLand.width / 2), Math.floor(isLand.height / 2)];
  const field = distanceField(width, height, (i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return at(isLand.cells, 2 * y * isLand.width + 2 * x) > 0;
  });
  return offsets.map((offset, k) => {
    const [lines] = contours()
      .size([width, height])
      .thresholds([offset / 2])(field as unknown as number[]);
    return (lines?.coordinates ?? [])
      .flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [2 * x, 2 * y]))
      .filter((ring) => Math.abs(areaOf(ring)) > 60)
      .map((ring) => pathOf(simplify(ring, 0.5 + 0.1 * k).slice(0, -1), 'z'))
      .join('');
  });
}
