import type { View } from '../geography/view.ts';
import { widthOf } from '../lettering/fonts.ts';
import { at } from '../plane/at.ts';
import { along, lengthOf, type Polygon } from '../plane/geometry.ts';
import { linesOf } from '../plane/path.ts';
import { createRaster, drawLine, fillPolygon, type Raster } from '../plane/raster.ts';
import type { Label, Place } from '../sheet.ts';

/** Where names and marks stand and lakes lie; hills and trees keep off. One square is two pixels. */
export function groundTaken(
  { width, height }: View,
  lakes: readonly Polygon[],
  labels: readonly Label[],
  marks: readonly Place[],
): Raster {
  const raster = createRaster(width, height, 0.5);
  for (const lake of lakes) fillPolygon(raster, lake, 1);
  for (const label of labels) {
    for (const { text, path } of label.lines) {
      const line = at(linesOf(path), 0);
      const half = (widthOf('names', text, label.spacing) * label.size) / 2 / lengthOf(line);
      const spine = [0, 0.25, 0.5, 0.75, 1].map((share) => along(line, 0.5 + (share * 2 - 1) * half).point);
      drawLine(
        raster,
        spine.map(([x, y]) => [x, y - label.size * 0.35]),
        1,
        Math.ceil(label.size * 0.28),
      );
    }
  }
  for (const { x, y, r } of marks)
    drawLine(
      raster,
      [
        [x, y],
        [x + 0.1, y],
      ],
      1,
      Math.ceil(r / 2),
    );
  return raster;
}
