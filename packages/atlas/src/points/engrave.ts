import { groundTaken } from '../art/clear.ts';
import type { Plate } from '../art/engrave.ts';
import { drawFrame } from '../art/frame.ts';
import { coastLine, landWaters } from '../art/land.ts';
import { drawCartouche, drawCompass, drawScale } from '../art/ornaments.ts';
import type { Wash } from '../art/paint.ts';
import { tintIn } from '../art/palette.ts';
import { hillSymbols, placeHills, placeTrees, treeSymbol, useGlyphs } from '../art/relief.ts';
import { drawNames, seaLines } from '../art/sea.ts';
import { along, cornersOf, distance, type Line } from '../plane/geometry.ts';
import { pathOf } from '../plane/path.ts';
import { drawLine, fillPolygon } from '../plane/raster.ts';
import type { Point, PointSheet, Rendition } from '../sheet.ts';
import { drawCrossing } from './crossing.ts';
import type { PointDrawing } from './draw.ts';
import { bordersWhere } from './regions.ts';
import type { DrawnRoad } from './roads.ts';

export function engravePoints({ sheet, view, terrain, regions, roads, hints }: PointDrawing): Plate {
  const spaces = Object.values(sheet.spaces);
  const taken = groundTaken(
    view,
    terrain.lakes,
    spaces.map(({ label }) => label),
    [
      ...spaces.map(({ at: [x, y], r }) => ({ x, y, r: r + 6 })),
      ...spaces.flatMap(({ marks }) => Object.values(marks).map(({ x, y, r }) => ({ x, y, r: r + 3 }))),
    ],
  );
  for (const { at: box } of Object.values(sheet.boxes ?? {})) fillPolygon(taken, [cornersOf(box)], 1);
  for (const { line } of roads) drawLine(taken, line, 1, 3);
  const hills = placeHills(terrain, [], view.window, taken);
  const trees = placeTrees(terrain, view.window, (x, y) => view.toWorld([x, y])[1], taken);
  return {
    width: view.width,
    height: view.height,
    defs: `${hillSymbols()}${treeSymbol}`,
    sea: seaLines(view, terrain, hints),
    trees: useGlyphs(trees),
    lines: [landWaters(terrain), regionLines(sheet, { regions, terrain, view }), coastLine(terrain)].join('\n'),
    over: () =>
      [
        useGlyphs(hills),
        roadLines(roads),
        drawNames(hints.waters, view, 'sea-name'),
        drawNames(hints.regions, view, 'land-name'),
        drawFrame(view),
        drawCompass(hints.compass),
        hints.scale ? drawScale(hints.scale, view) : '',
        drawCartouche(hints.cartouche),
      ].join('\n'),
  };
}

/** Areas dotted, theatres dashed, nations between. */
function regionLines(
  sheet: PointSheet,
  { regions, terrain, view }: Pick<PointDrawing, 'regions' | 'terrain' | 'view'>,
): string {
  const of = (parcel: number) => regions.parcels[parcel];
  const lines = (holds: (left: number, right: number) => boolean): string =>
    bordersWhere(regions, terrain, view.window, holds);
  const nations = lines((left, right) => of(left)?.nation !== of(right)?.nation);
  const areas = lines((left, right) => of(left)?.nation === of(right)?.nation && of(left)?.area !== of(right)?.area);
  const theatres = Object.values(sheet.theatres)
    .map(({ path }) => path)
    .join('');
  return `<path class="theatre-band" d="${theatres}"/><path class="area" d="${areas}"/><path class="inner" d="${nations}"/><path class="theatre" d="${theatres}"/>`;
}

function roadLines(roads: readonly DrawnRoad[]): string {
  const paths = (test: (road: DrawnRoad) => boolean): string =>
    roads
      .filter(test)
      .map(({ line }) => pathOf(line))
      .join('');
  const [good, poor, sea] = [
    paths((road) => !road.sea && road.cost === 1),
    paths((road) => !road.sea && road.cost > 1),
    paths((road) => road.sea),
  ];
  const bridges = roads.flatMap(({ line, crossing }) =>
    crossing ? [drawCrossing(crossing, angleAt(line, crossing))] : [],
  );
  return [
    `<path class="lane-bed" d="${sea}"/><path class="passage" d="${sea}"/>`,
    `<path class="track-bed" d="${poor}"/><path class="track" d="${poor}"/>`,
    `<path class="road-edge" d="${good}"/><path class="road" d="${good}"/>`,
    ...bridges,
  ].join('');
}

/** Direction of a line where it comes closest to a point. */
function angleAt(line: Line, point: Point): number {
  let [best, nearest] = [0, Infinity];
  for (let share = 0; share <= 1; share += 0.02) {
    const here = along(line, share);
    const gap = distance(here.point, point);
    if (gap < nearest) [best, nearest] = [here.angle, gap];
  }
  return best;
}

/** Every parcel in the colour of its nation. */
export const parcelWashes = ({ regions, sheet }: PointDrawing, rendition: Rendition): Wash[] =>
  regions.parcels.map(({ shape, nation }) => {
    const { wash, edge } = tintIn(sheet.tints, nation);
    return { shape, washes: [wash[rendition]], edges: [edge[rendition]], strength: 0.7 };
  });
