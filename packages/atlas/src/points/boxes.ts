import { groundTaken } from '../art/clear.ts';
import type { Hints } from '../board/hints.ts';
import type { View } from '../geography/view.ts';
import { at } from '../plane/at.ts';
import { boundsOf, insidePolygon } from '../plane/geometry.ts';
import { drawLine, fillPolygon, type Raster, sample } from '../plane/raster.ts';
import { boxAt, sizeOfBox } from '../seas/boxes.ts';
import type { Box, OffMap, Point, Space } from '../sheet.ts';
import type { MapData } from './data.ts';
import type { Regions } from './regions.ts';
import type { DrawnRoad } from './roads.ts';

/** The boxes of the theatres where hints put them, and one for Forage Points in every area that can be devastated. */
export function boxesOf(
  data: MapData,
  hints: Hints,
  spaces: Readonly<Record<string, Space>>,
  roads: readonly DrawnRoad[],
  regions: Regions,
  view: View,
): Record<string, OffMap> {
  const boxes: Record<string, OffMap> = {};
  for (const id of [...new Set(Object.values(data.areas).map(({ theater }) => theater))]) {
    const corner = hints.boxes[`theatre/${id}`];
    if (!corner) throw new Error(`no place for the box of the theatre ${id}`);
    const name = `${id[0]?.toUpperCase()}${id.slice(1)} Theatre`;
    boxes[`theatre/${id}`] = boxAt(corner, { name, kind: 'theatre', of: id, figure: null });
  }
  const taken = busyGround(spaces, roads, view);
  for (const box of Object.values(boxes)) occupy(taken, box.at);
  for (const [id, { name, devastation }] of Object.entries(data.areas)) {
    if (devastation === null) continue;
    const corner = hints.boxes[`forage/${id}`] ?? quietSpot(id, regions, taken, view.window);
    boxes[`forage/${id}`] = boxAt(corner, { name, kind: 'forage', of: id, figure: devastation });
    occupy(taken, at(Object.values(boxes), Object.values(boxes).length - 1).at);
  }
  return boxes;
}

function busyGround(spaces: Readonly<Record<string, Space>>, roads: readonly DrawnRoad[], view: View): Raster {
  const all = Object.values(spaces);
  const taken = groundTaken(
    view,
    [],
    all.map(({ label }) => label),
    [
      ...all.map(({ at: [x, y], r }) => ({ x, y, r: r + 8 })),
      ...all.flatMap(({ marks }) => Object.values(marks).map(({ x, y, r }) => ({ x, y, r }))),
    ],
  );
  for (const cell of taken.cells.keys()) if (at(taken.cells, cell) > 0) taken.cells[cell] = 9;
  for (const { line } of roads) drawLine(taken, line, 3, 2);
  return taken;
}

const occupy = (taken: Raster, [left, top, right, bottom]: Box): void =>
  fillPolygon(
    taken,
    [
      [
        [left - 4, top - 4],
        [right + 4, top - 4],
        [right + 4, bottom + 4],
        [left - 4, bottom + 4],
      ],
    ],
    20,
  );

/** Where in an area its box covers the least, near the middle if it can. */
function quietSpot(area: string, regions: Regions, taken: Raster, window: Box): Point {
  const [width, height] = sizeOfBox('forage', '');
  const shape = regions.parcels.filter((parcel) => parcel.area === area).flatMap((parcel) => parcel.shape);
  const [left, top, right, bottom] = boundsOf(shape.flat(2));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  let [best, least]: [Point, number] = [middle, Infinity];
  for (let y = top; y < bottom; y += 6) {
    for (let x = left; x < right; x += 6) {
      if (x < window[0] + 6 || y < window[1] + 6 || x + width > window[2] - 6 || y + height > window[3] - 6) continue;
      const corners: Point[] = [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ];
      const outside = corners.filter((corner) => !shape.some((polygon) => insidePolygon(polygon, corner))).length;
      let price = outside * 60 + Math.hypot(x + width / 2 - middle[0], y + height / 2 - middle[1]) * 0.12;
      for (let dy = 0; dy <= height; dy += 4) {
        for (let dx = 0; dx <= width; dx += 4) price += sample(taken, x + dx, y + dy);
      }
      if (price < least) [best, least] = [[x, y], price];
    }
  }
  return best;
}
