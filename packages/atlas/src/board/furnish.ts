import { bestWay, type Clearance, waysToSet } from '../lettering/fit.ts';
import { distanceToName, labelOf, type Stand, widthOfStand } from '../lettering/stand.ts';
import { at } from '../plane/at.ts';
import { distanceField } from '../plane/field.ts';
import { areaOf, boundsOf, type Polygon, sizeOf } from '../plane/geometry.ts';
import { createRaster, fillPolygon } from '../plane/raster.ts';
import type { Box, Label, Place, Places, Point } from '../sheet.ts';
import type { TerritoryDatum } from './data.ts';
import { packPlaces } from './places.ts';

/** The lettering and the places of one territory. */
export interface Furnishing {
  readonly label: Label;
  readonly places: Places;
}

const marks = ['value', 'port', 'capital', 'elector'] as const;
type Mark = (typeof marks)[number];

const nameSizes = [25, 22, 19, 16.5, 14.5, 13, 11.5, 10];
const smallestName = 9;
const leans = [0, -0.8, 0.8];
/** Pieces stay recognisable at this radius, names readable at this size: beyond, neither is worth less of the other. */
const goodPlace = 11.5;
const goodName = 15;

/** Tries names from large to small, high and low, until pieces have enough room beside them. */
export function furnish(
  datum: TerritoryDatum,
  shape: readonly Polygon[],
  lakes: readonly Polygon[],
  harbours: readonly Point[],
): Furnishing {
  const main = at(shape, 0);
  const box = boundsOf(at(main, 0));
  const clearance = clearanceIn(main, lakes, box);
  const wanted = wantedMarks(datum).filter((mark) => mark !== 'port' || harbours.length > 0);
  const ways = waysToSet('names', datum.name, [smallestName, at(nameSizes, 0)], clearance, box);
  const tried = new Set<string>();
  let best: { stand: Stand; places: Places; score: number } | undefined;
  for (const [largest, lean] of nameSizes.flatMap((size) => leans.map((lean) => [size, lean] as const))) {
    const stand = bestWay(ways, largest, lean, box);
    if (!stand || tried.has(JSON.stringify(stand))) continue;
    tried.add(JSON.stringify(stand));
    const places = placesBeside(stand, clearance, box, centroidOf(main), wanted, harbours);
    if (!places) continue;
    const room = Math.min(...places.generals.map(({ r }) => r));
    const score =
      Math.min(room, goodPlace) / goodPlace +
      Math.min(stand.size, goodName) / goodName +
      stand.size / 60 -
      portAway(places, harbours) / 80;
    if (!best || score > best.score) best = { stand, places, score };
    if (room >= goodPlace && stand.size >= goodName && portAway(places, harbours) < 30) break;
  }
  if (!best) throw new Error(`${datum.name} is too small for its name and its pieces`);
  return { label: labelOf(best.stand), places: best.places };
}

/** How far the port's mark stands from its harbour. */
const portAway = ({ port }: Places, [harbour]: readonly Point[]): number =>
  port && harbour ? Math.hypot(port.x - harbour[0], port.y - harbour[1]) : 0;

function wantedMarks({ value, port, kind, elector }: TerritoryDatum): Mark[] {
  const has: Record<Mark, boolean> = { value: value > 0, port, capital: kind === 'capital', elector };
  return marks.filter((mark) => has[mark]);
}

/** Pixels to the edge of the land, lakes excepted. Large lands are measured on every second pixel. */
function clearanceIn(main: Polygon, lakes: readonly Polygon[], [left, top, right, bottom]: Box): Clearance {
  const pad = 4;
  const [x0, y0] = [left - pad, top - pad];
  const [width, height] = [right - left + 2 * pad, bottom - top + 2 * pad];
  const scale = width * height > 60_000 ? 0.5 : 1;
  const raster = createRaster(width, height, scale);
  const shifted = (polygon: Polygon): Polygon => polygon.map((ring) => ring.map(([x, y]) => [x - x0, y - y0]));
  fillPolygon(raster, shifted(main), 1);
  for (const lake of lakes) if (sizeOf(lake) > 250) fillPolygon(raster, shifted(lake), 0);
  const field = distanceField(raster.width, raster.height, (i) => raster.cells[i] === 0);
  // Middles of squares are compared: both ends may be off by half a square.
  const margin = 1.2;
  return (x, y) => {
    const [i, j] = [Math.floor((x - x0) * scale), Math.floor((y - y0) * scale)];
    if (i < 0 || j < 0 || i >= raster.width || j >= raster.height) return 0;
    return Math.max(0, at(field, j * raster.width + i) - margin) / scale;
  };
}

function centroidOf(polygon: Polygon): Point {
  const ring = at(polygon, 0);
  let [sx, sy] = [0, 0];
  ring.forEach(([x, y], i) => {
    const [px, py] = at(ring, (i + ring.length - 1) % ring.length);
    const cross = px * y - x * py;
    sx += (px + x) * cross;
    sy += (py + y) * cross;
  });
  const area = areaOf(ring);
  return [sx / (6 * area), sy / (6 * area)];
}

function placesBeside(
  stand: Stand,
  clearance: Clearance,
  box: Box,
  centre: Point,
  wanted: readonly Mark[],
  harbours: readonly Point[],
): Places | undefined {
  const toName = distanceToName(stand);
  const beside: Clearance = (x, y) => Math.min(clearance(x, y), toName(x, y));
  const focus: Point = [(centre[0] + stand.at[0]) / 2, (centre[1] + stand.at[1]) / 2];
  const port = wanted.includes('port') ? packPlaces(1, 7, beside, box, at(harbours, 0), 2) : [];
  const offPort = besideDiscs(beside, port);
  const pieces = packPlaces(4, 14, offPort, box, focus);
  const others = wanted.filter((mark) => mark !== 'port');
  const spots = packPlaces(others.length, 8, besideDiscs(offPort, pieces), box, nameEnd(stand));
  const [first, second, garrison, fortress] = pieces;
  if (!first || !second || !garrison || !fortress || spots.length < others.length) return undefined;
  const marks = others.map((mark, i): [Mark, Place] => [mark, at(spots, i)]);
  return {
    generals: [first, second],
    garrison,
    fortress,
    ...Object.fromEntries([...marks, ...port.map((place): [Mark, Place] => ['port', place])]),
  };
}

/** What is left when some discs are taken. */
const besideDiscs =
  (clearance: Clearance, discs: readonly Place[]): Clearance =>
  (x, y) => {
    let room = clearance(x, y);
    for (const disc of discs) room = Math.min(room, Math.hypot(x - disc.x, y - disc.y) - disc.r);
    return room;
  };

/** Marks gather at the end of the name. */
function nameEnd(stand: Stand): Point {
  const half = widthOfStand(stand) / 2;
  return [stand.at[0] + half * Math.cos(stand.angle), stand.at[1] + half * Math.sin(stand.angle)];
}
