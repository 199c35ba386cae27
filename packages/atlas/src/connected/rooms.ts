import { packPlaces } from '../board/places.ts';
import type { Clearance } from '../lettering/fit.ts';
import { widthOf } from '../lettering/fonts.ts';
import { at } from '../plane/at.ts';
import { distanceField } from '../plane/field.ts';
import { boundsOf, type Polygon } from '../plane/geometry.ts';
import { createRaster, fillPolygon } from '../plane/raster.ts';
import type { Box, Label, Place, Point } from '../sheet.ts';
import { isletRadius } from './ground.ts';

/** Room for troops, and one place each for who controls an area and for a revolt in it. */
export interface Rooms {
  readonly places: readonly Place[];
  readonly slots: { readonly control: Place; readonly revolt: Place };
}

const largest = 16;
const troops = 4;

/** Discs inside the area that touch neither its border nor its town nor a name; small areas have smaller ones. */
export function roomsIn(shape: readonly Polygon[], town: Place, names: readonly Label[], islet: boolean): Rooms {
  if (islet) return aroundIslet(town);
  const main = shape.reduce((best, next) => (spanOf(next) > spanOf(best) ? next : best));
  const box = boundsOf(at(main, 0));
  const clearance = clearanceIn(main, box, town, names);
  const focus: Point = [town.x, town.y];
  for (const count of [troops + 2, troops + 1, troops, 3]) {
    const found = packPlaces(count, largest, clearance, box, focus, 0.25);
    if (found.length === count && at(found, 0).r >= (count === 3 ? 7.5 : 9)) return share(found);
  }
  return aroundIslet(town);
}

const spanOf = (polygon: Polygon): number => {
  const [left, top, right, bottom] = boundsOf(at(polygon, 0));
  return (right - left) * (bottom - top);
};

/** The last two discs are for signs if there are enough; else signs share the last one. */
function share(found: readonly Place[]): Rooms {
  const spare = Math.max(0, found.length - troops);
  const places = found.slice(0, found.length - spare);
  const last = at(found, found.length - 1);
  const control = found[found.length - spare] ?? last;
  return { places, slots: { control, revolt: spare > 1 ? last : control } };
}

/** Four discs on the ring around an islet. */
function aroundIslet({ x, y }: Place): Rooms {
  const spot = (degrees: number, reach: number): Place => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.round(x + Math.cos(angle) * reach), y: Math.round(y + Math.sin(angle) * reach), r: 11 };
  };
  const places = [
    spot(-35, isletRadius * 0.72),
    spot(-145, isletRadius * 0.72),
    spot(35, isletRadius * 0.72),
    spot(145, isletRadius * 0.72),
  ];
  return { places, slots: { control: spot(-90, isletRadius * 0.8), revolt: spot(90, isletRadius * 0.8) } };
}

function clearanceIn(main: Polygon, [left, top, right, bottom]: Box, town: Place, names: readonly Label[]): Clearance {
  const pad = 4;
  const [x0, y0] = [left - pad, top - pad];
  const raster = createRaster(right - left + 2 * pad, bottom - top + 2 * pad, 0.5);
  const shifted = (polygon: Polygon): Polygon => polygon.map((ring) => ring.map(([x, y]) => [x - x0, y - y0]));
  fillPolygon(raster, shifted(main), 1);
  for (const label of names) for (const box of boxesOfLabel(label)) fillPolygon(raster, shifted([ringOf(box)]), 0);
  const { x, y, r } = town;
  fillPolygon(raster, shifted([ringOf([x - r, y - r, x + r, y + r])]), 0);
  const field = distanceField(raster.width, raster.height, (i) => raster.cells[i] === 0);
  return (px, py) => {
    const [i, j] = [Math.floor((px - x0) * 0.5), Math.floor((py - y0) * 0.5)];
    if (i < 0 || j < 0 || i >= raster.width || j >= raster.height) return 0;
    return Math.max(0, at(field, j * raster.width + i) - 1) * 2;
  };
}

const ringOf = ([l, t, r, b]: Box): Polygon[number] => [
  [l, t],
  [r, t],
  [r, b],
  [l, b],
];

/** The ground a straight name covers. */
export function boxesOfLabel({ lines, size, spacing, at: [x, y] }: Label): Box[] {
  const half = (Math.max(...lines.map(({ text }) => widthOf('names', text, spacing))) * size) / 2;
  const tall = (size * (0.7 + 0.95 * (lines.length - 1))) / 2;
  return [[x - half, y - tall, x + half, y + tall]];
}
