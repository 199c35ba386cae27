import { groundTaken } from '../art/clear.ts';
import type { View } from '../geography/view.ts';
import { at } from '../plane/at.ts';
import { distance } from '../plane/geometry.ts';
import { drawLine, type Raster, sample } from '../plane/raster.ts';
import { type Label, type Place, type Point, type Space, type SpaceMark, spaceMarks } from '../sheet.ts';
import type { SpaceDatum } from './data.ts';
import type { Named } from './names.ts';
import type { DrawnRoad } from './roads.ts';

/** Radius of a mark, and the room between two. */
const r = 7.5;
const room = 16.5;

/** Where the marks of every space hang: round its symbol, where they cover the least; printed ones choose first. */
export function hangMarks(
  spaces: readonly SpaceDatum[],
  named: readonly Named[],
  labels: readonly Label[],
  roads: readonly DrawnRoad[],
  view: View,
): Space['marks'][] {
  const taken = groundTaken(
    view,
    [],
    labels,
    named.map(({ at: [x, y], r: radius }) => ({ x, y, r: radius + 2 })),
  );
  for (const cell of taken.cells.keys()) if (at(taken.cells, cell) > 0) taken.cells[cell] = 6;
  for (const { line } of roads) drawLine(taken, line, 2, 1);
  return spaces.map((space, i) => {
    const printed = spaceMarks.filter((mark) => isPrinted(space, mark));
    const order = [...printed, ...spaceMarks.filter((mark) => !printed.includes(mark))];
    const spots = spotsAround(at(named, i), taken);
    const places = order.map((mark, k): [SpaceMark, Place] => {
      const [x, y] = at(spots, Math.min(k, spots.length - 1));
      return [mark, { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, r }];
    });
    for (const [mark, { x, y }] of places) {
      if (!printed.includes(mark)) continue;
      drawLine(
        taken,
        [
          [x, y],
          [x + 0.1, y],
        ],
        8,
        5,
      );
    }
    return Object.fromEntries(places) as Space['marks'];
  });
}

const isPrinted = ({ vp, thl, md, port, hill }: SpaceDatum, mark: SpaceMark): boolean =>
  ({ victory: Boolean(vp), thalers: Boolean(thl), depot: Boolean(md), port: Boolean(port), hill: Boolean(hill) })[mark];

/** Spots around a symbol, the freest first, none over another. */
function spotsAround({ at: [x, y], r: radius }: Named, taken: Raster): Point[] {
  const spots = [radius + r + 1.5, radius + r + 8].flatMap((reach, ring) =>
    Array.from({ length: 20 }, (_, k): { point: Point; price: number } => {
      const angle = (k * Math.PI) / 10 + Math.PI / 4;
      const point: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      let price = k * 0.05 + ring * 12;
      for (let dx = -6; dx <= 6; dx += 3)
        for (let dy = -6; dy <= 6; dy += 3) price += sample(taken, point[0] + dx, point[1] + dy);
      return { point, price };
    }),
  );
  const chosen: Point[] = [];
  for (const { point } of spots.sort((a, b) => a.price - b.price))
    if (chosen.every((other) => distance(other, point) > room)) chosen.push(point);
  return chosen;
}
