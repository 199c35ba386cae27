import { type FontName, widthOf } from '../lettering/fonts.ts';
import { labelOf, type Stand } from '../lettering/stand.ts';
import { cornersOf, type Line } from '../plane/geometry.ts';
import { createRaster, drawLine, fillPolygon, type Raster, sample } from '../plane/raster.ts';
import type { Box, Label, Place, Point } from '../sheet.ts';

/** A space that needs a name beside its symbol. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  /** Radius of the symbol with what hangs on it. */
  readonly r: number;
  readonly size: number;
}

const font: FontName = 'names';

/** Sets names beside their symbols where they cover the least; larger ones choose first. */
export function setNames(
  named: readonly Named[],
  roads: readonly Line[],
  rivers: readonly Line[],
  window: Box,
  taken: readonly Box[] = [],
): Map<string, Label> {
  const busy = createRaster(window[2] + 60, window[3] + 60, 1);
  for (const box of taken) fillPolygon(busy, [cornersOf(box)], 40);
  for (const line of rivers) drawLine(busy, line, 1, 1);
  for (const line of roads) drawLine(busy, line, 3, 2);
  for (const {
    at: [x, y],
    r,
  } of named)
    drawLine(
      busy,
      [
        [x, y],
        [x + 0.1, y],
      ],
      60,
      Math.ceil(r),
    );
  const labels = new Map<string, Label>();
  for (const item of [...named].sort((a, b) => b.size - a.size)) {
    const stand = bestStand(item, busy, window);
    labels.set(item.id, labelOf(stand));
    const half = widthOf(font, item.name) * item.size * 0.5;
    const [x, y] = stand.at;
    drawLine(
      busy,
      [
        [x - half, y],
        [x + half, y],
      ],
      50,
      Math.ceil(item.size * 0.4),
    );
  }
  return labels;
}

function bestStand({ name, at: [x, y], r, size }: Named, busy: Raster, [left, top, right, bottom]: Box): Stand {
  const [half, height] = [(widthOf(font, name, 0.02) * size) / 2, size * 0.36];
  let [best, least]: [Point, number] = [[x, y], Infinity];
  for (const gap of [4, 8, 13]) {
    for (let k = 0; k < 24; k++) {
      const angle = (k * Math.PI) / 12;
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const place: Point = [x + ux * (r + gap + half), y + uy * (r + gap + height)];
      // Names to the right or left read best, straight above or below next.
      let price = gap * 1.2 + (Math.abs(uy) > 0.2 && Math.abs(ux) > 0.2 ? 8 : 0) + (ux < -0.2 ? 3 : 0);
      for (let dy = -height - 2; dy <= height + 2; dy += 3) {
        for (let dx = -half - 3; dx <= half + 3; dx += 3) price += sample(busy, place[0] + dx, place[1] + dy);
      }
      const outside =
        place[0] - half < left + 6 || place[0] + half > right - 6 || place[1] < top + 16 || place[1] > bottom - 14;
      if (price + (outside ? 1e6 : 0) < least) [best, least] = [place, price + (outside ? 1e6 : 0)];
    }
  }
  return { at: best, angle: 0, bend: 0, size, spacing: 0.02, lines: [name], font };
}

/** Free ground at and near each space for pieces: away from names and other symbols. */
export function freePlaces(named: readonly Named[], labels: ReadonlyMap<string, Label>, radius: number): Place[][] {
  const boxes = named.map(({ id, name }) => {
    const label = labels.get(id);
    const half = label ? (widthOf(font, name, 0.02) * label.size) / 2 : 0;
    return { x: label?.at[0] ?? 0, y: label?.at[1] ?? 0, half, height: (label?.size ?? 0) * 0.4 };
  });
  const blocked = (x: number, y: number): boolean =>
    named.some(({ at: place, r }) => Math.hypot(place[0] - x, place[1] - y) < r + radius) ||
    boxes.some((box) => Math.abs(box.x - x) < box.half + radius && Math.abs(box.y - y) < box.height + radius);
  return named.map(({ at: [x, y], r }) => {
    const places: Place[] = [{ x, y, r: radius }];
    for (const away of [1, 1.4, 1.9]) {
      for (let k = 0; k < 16 && places.length < 3; k++) {
        const angle = (k * Math.PI) / 8 - Math.PI / 2;
        const reach = (r + radius + 3) * away;
        const [px, py] = [Math.round(x + Math.cos(angle) * reach), Math.round(y + Math.sin(angle) * reach)];
        if (blocked(px, py) || places.some((place) => Math.hypot(place.x - px, place.y - py) < 2 * radius)) continue;
        places.push({ x: px, y: py, r: radius });
      }
    }
    return places;
  });
}
