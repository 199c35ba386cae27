import type { AreaDrawing } from '../board/draw.ts';
import type { Terrain } from '../geography/terrain.ts';
import { at } from '../plane/at.ts';
import { boundsOf, insidePolygon, type Polygon } from '../plane/geometry.ts';
import { linesOf, pathOfPolygons, short } from '../plane/path.ts';
import { sample } from '../plane/raster.ts';
import type { AreaSheet, BorderKind, Rendition } from '../sheet.ts';
import { groundTaken } from './clear.ts';
import { drawFrame } from './frame.ts';
import { coastLine, landWaters } from './land.ts';
import { drawCartouche, drawCompass, drawScale } from './ornaments.ts';
import { palettes } from './palette.ts';
import { hillSymbols, placeHills, placeTrees, treeSymbol, useGlyphs } from './relief.ts';
import { drawNames, seaLines } from './sea.ts';
import { styleSheet } from './style.ts';

/** All line work of a board; colours come with the rendition. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  /** Engraving on the water, and woods: the plain rendition leaves them out. */
  readonly sea: string;
  readonly trees: string;
  readonly lines: string;
  readonly over: (rendition: Rendition) => string;
}

export function engraveAreas({ sheet, view, terrain, survey, lands, hints }: AreaDrawing): Plate {
  const territories = Object.values(sheet.territories);
  const taken = groundTaken(
    view,
    terrain.lakes,
    territories.map(({ label }) => label),
    territories.flatMap(({ places: { value, port, capital, elector } }) =>
      [value, port, capital, elector].filter((place) => place !== undefined),
    ),
  );
  const closed = Object.entries(sheet.territories)
    .filter(([, { kind }]) => kind === 'impassable')
    .map(([id]) => lands.shapes.get(survey.names.indexOf(id)) ?? []);
  const walls = closed.filter((shape) => isMountainous(shape, terrain));
  const barred = closed.filter((shape) => !walls.includes(shape));
  const hills = placeHills(terrain, walls.flat(), view.window, taken);
  const trees = placeTrees(terrain, view.window, (x, y) => view.toWorld([x, y])[1], taken);
  const ornaments = [
    drawNames(hints.waters, view, 'sea-name'),
    drawNames(hints.regions, view, 'land-name'),
    drawFrame(view),
    drawCompass(hints.compass),
    hints.scale ? drawScale(hints.scale, view) : '',
    drawCartouche(hints.cartouche),
  ].join('\n');
  return {
    width: view.width,
    height: view.height,
    defs: `${hillSymbols()}${treeSymbol}`,
    sea: seaLines(view, terrain, hints),
    lines: [closedGround(barred), landWaters(terrain), borderLines(sheet), coastLine(terrain)].join('\n'),
    trees: useGlyphs(trees),
    over: (rendition) => `${useGlyphs(hills)}${linkLines(sheet)}${laneLines(sheet, rendition)}${ornaments}`,
  };
}

/** Whether a fair part of a land lies in a range: then mountains close it, otherwise only the rules do. */
function isMountainous(shape: readonly Polygon[], terrain: Terrain): boolean {
  const [left, top, right, bottom] = boundsOf(shape.flat(2));
  let [all, high] = [0, 0];
  for (let y = top; y < bottom; y += 5) {
    for (let x = left; x < right; x += 5) {
      if (!shape.some((polygon) => insidePolygon(polygon, [x, y]))) continue;
      all++;
      high += Number(sample(terrain.heights, x, y) > 0);
    }
  }
  return high > all / 6;
}

/** Close hatching over ground that may not be entered. */
const closedGround = (shapes: readonly (readonly Polygon[])[]): string =>
  `<pattern id="closed" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="closed-line" d="M0 3.5H7"/></pattern><path fill="url(#closed)" d="${shapes.map(pathOfPolygons).join('')}"/>`;

function borderLines({ borders }: AreaSheet): string {
  const path = (kind: BorderKind): string =>
    borders
      .filter((border) => border.kind === kind)
      .map((border) => border.path)
      .join('');
  const kinds = ['outer', 'inner', 'power'] as const;
  const open = kinds.map((kind) => `<path class="${kind}" d="${path(kind)}"/>`);
  return `${open.join('')}<path class="palisade" d="${path('barrier')}"/><path class="barrier" d="${path('barrier')}"/>`;
}

/** Lanes in the colour of whoever controls them; those of a second controller are dashed, not dotted. */
function laneLines({ lanes, tints }: AreaSheet, rendition: Rendition): string {
  const controllers = [...new Set(lanes.map(({ controller }) => controller))];
  return lanes
    .map(({ path, controller }) => {
      const colour = tints[controller]?.edge[rendition] ?? '#000000';
      const css = controllers.indexOf(controller) === 0 ? 'lane' : 'lane-dashed';
      return `<path class="lane-bed" d="${path}"/><path class="${css}" style="stroke:${colour}" d="${path}"/>`;
    })
    .join('');
}

function linkLines({ links }: AreaSheet): string {
  return links
    .map(({ path }) => {
      const line = at(linesOf(path), 0);
      const ends = [at(line, 0), at(line, line.length - 1)];
      const dots = ends.map(([x, y]) => `<circle class="link-end" cx="${short(x)}" cy="${short(y)}" r="3.2"/>`);
      return `<path class="link-bed" d="${path}"/><path class="link" d="${path}"/>${dots.join('')}`;
    })
    .join('');
}

/** The plate inked in one rendition: transparent, to be printed over `ground` or a painting. */
export function pullPlate(plate: Plate, rendition: Rendition, ground = ''): string {
  const { width, height, defs, sea, lines, trees, over } = plate;
  const size = `width="${width}" height="${height}"`;
  const body =
    rendition === 'plain'
      ? [`<rect ${size} fill="${palettes.plain.sea}"/>`, ground, lines, over(rendition)]
      : [ground, sea, lines, trees, over(rendition)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><defs><style>${styleSheet(rendition)}</style>${defs}</defs>${body.join('\n')}</svg>`;
}
