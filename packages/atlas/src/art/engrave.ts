import type { AreaDrawing } from '../board/draw.ts';
import type { Hints } from '../board/hints.ts';
import type { Terrain } from '../geography/terrain.ts';
import type { View } from '../geography/view.ts';
import { widthOf } from '../lettering/fonts.ts';
import { outlineAlong } from '../lettering/outline.ts';
import { at } from '../plane/at.ts';
import { throughPoints } from '../plane/curve.ts';
import { type Line, lengthOf, type Ring, sizeOf } from '../plane/geometry.ts';
import { linesOf, pathOf, pathOfPolygons, short } from '../plane/path.ts';
import type { Rendition } from '../sheet.ts';
import { drawFrame } from './frame.ts';
import { drawCartouche, drawCompass, drawRhumbs, drawScale } from './ornaments.ts';
import { palettes, tintOf } from './palette.ts';
import { type Free, hillSymbols, placeHills, placeTrees, treeSymbol, useGlyphs } from './relief.ts';
import { styleSheet } from './style.ts';
import { drawWaterlines } from './waterlines.ts';

/** Everything drawn with a line, without colours: the same for all renditions of a board. */
export interface Plate {
  readonly defs: string;
  readonly body: (rendition: Rendition) => string;
}

const riverWidths: Readonly<Record<number, number>> = { 2: 2, 3: 1.25, 4: 0.8 };

export function engraveAreas({ sheet, view, terrain, survey, lands, hints }: AreaDrawing): Plate {
  const { isFree } = keepClear(sheet);
  const closed = Object.entries(sheet.territories)
    .filter(([, { kind }]) => kind === 'impassable')
    .map(([id]) => lands.shapes.get(survey.names.indexOf(id)) ?? []);
  const walls = closed.flatMap((shape) => shape.map((polygon): Ring => at(polygon, 0)));
  const hills = placeHills(terrain, walls, view.window, isFree);
  const trees = placeTrees(terrain, view.window, (x, y) => view.toWorld([x, y])[1], isFree);
  const lines = (kind: string): string =>
    sheet.borders
      .filter((border) => border.kind === kind)
      .map(({ path }) => path)
      .join('');
  const lanes = (): string =>
    sheet.lanes
      .map(({ path, controller }) => {
        const colour = tintOf(controller).edge;
        return { path, colour };
      })
      .map(
        ({ path, colour }) =>
          `<path class="lane-bed" d="${path}"/><path class="lane" style="stroke:${colour.light}" d="${path}"/>`,
      )
      .join('');
  const links = sheet.links
    .map(({ path }) => {
      const line = at(linesOf(path), 0);
      const ends = [at(line, 0), at(line, line.length - 1)];
      const dots = ends.map(([x, y]) => `<circle class="link-end" cx="${short(x)}" cy="${short(y)}" r="3.2"/>`);
      return `<path class="link-bed" d="${path}"/><path class="link" d="${path}"/>${dots.join('')}`;
    })
    .join('');
  const sea = seaLines(view, terrain, hints);
  const land = landLines(terrain);
  return {
    defs: `${hillSymbols()}${treeSymbol}${sea.defs}`,
    body: (rendition) =>
      [
        sea.body,
        land.waters,
        `<path class="outer" d="${lines('outer')}"/><path class="inner" d="${lines('inner')}"/><path class="power" d="${lines('power')}"/>`,
        `<path class="palisade" d="${lines('barrier')}"/><path class="barrier" d="${lines('barrier')}"/>`,
        land.coast,
        rendition === 'plain' ? '' : useGlyphs(trees),
        useGlyphs(hills),
        lanes(),
        links,
        waterNames(hints, view),
        drawFrame(view),
        drawCompass(hints.compass),
        drawScale(hints.scale, view),
        drawCartouche(hints.cartouche),
      ].join('\n'),
  };
}

/** Names, marks and pieces keep their ground free of hills and trees. */
function keepClear({ territories }: AreaDrawing['sheet']): { isFree: Free } {
  const discs = Object.values(territories).flatMap(({ label, places }) => {
    const spine = label.lines.flatMap(({ text, path }) => {
      const line = at(linesOf(path), 0);
      const half = (widthOf('names', text, label.spacing) * label.size) / 2;
      return Array.from({ length: 9 }, (_, k) => {
        const share = 0.5 + ((k / 4 - 1) * half) / lengthOf(line);
        const [x, y] = pointAt(line, share);
        return { x, y: y - label.size * 0.35, r: label.size * 0.5 };
      });
    });
    const marks = [places.value, places.port, places.capital, places.elector].filter((place) => place !== undefined);
    return [...spine, ...marks];
  });
  return {
    isFree: (x, y, around) => !discs.some((disc) => Math.hypot(disc.x - x, disc.y - y) < disc.r + around * 0.8),
  };
}

function pointAt(line: Line, share: number): readonly [number, number] {
  const [first, last] = [at(line, 0), at(line, line.length - 1)];
  if (line.length > 2) {
    const i = Math.max(0, Math.min(line.length - 1, Math.round(share * (line.length - 1))));
    return at(line, i);
  }
  return [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share];
}

/** What is drawn on the water below everything else. */
export function seaLines(view: View, terrain: Terrain, hints: Hints): { defs: string; body: string } {
  const coast = pathOfPolygons(terrain.land);
  const defs = `<clipPath id="sea"><path clip-rule="evenodd" d="M0 0H${view.width}V${view.height}H0z${coast}"/></clipPath>`;
  const lines = drawWaterlines(terrain.isLand).map((path, k) => {
    const [width, opacity] = [(0.85 - k * 0.08).toFixed(2), (0.8 - k * 0.115).toFixed(2)];
    return `<path class="waterline" stroke-width="${width}" opacity="${opacity}" d="${path}"/>`;
  });
  const rhumbs = `<g clip-path="url(#sea)"><path class="rhumb" d="${drawRhumbs(hints.compass, view.width * 1.3)}"/></g>`;
  return { defs, body: `${rhumbs}<path class="graticule" d="${graticule(view)}"/>${lines.join('')}` };
}

/** Meridians and parallels every five degrees. */
function graticule(view: View): string {
  const [left, top, right, bottom] = view.window;
  const corners = [left, (left + right) / 2, right].flatMap((x) => [top, bottom].map((y) => view.toWorld([x, y])));
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)];
  const fives = (values: readonly number[]): number[] => {
    const [from, to] = [Math.floor(Math.min(...values) / 5) * 5, Math.ceil(Math.max(...values) / 5) * 5];
    return Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i);
  };
  const [meridians, parallels] = [fives(lons), fives(lats)];
  const steps = (values: readonly number[]): number[] =>
    Array.from({ length: 41 }, (_, i) => at(values, 0) + ((at(values, values.length - 1) - at(values, 0)) * i) / 40);
  return [
    ...meridians.map((lon) => steps(parallels).map((lat) => view.toSheet([lon, lat]))),
    ...parallels.map((lat) => steps(meridians).map((lon) => view.toSheet([lon, lat]))),
  ]
    .map((line) => pathOf(line))
    .join('');
}

export function landLines(terrain: Terrain): { waters: string; coast: string } {
  const rivers = [4, 3, 2].map((rank) => {
    const path = terrain.rivers
      .filter((river) => river.rank === rank)
      .map(({ line }) => pathOf(line))
      .join('');
    return `<path class="river" stroke-width="${riverWidths[rank]}" opacity="${rank === 4 ? 0.75 : 0.92}" d="${path}"/>`;
  });
  const lakes = `<path class="lake" d="${pathOfPolygons(terrain.lakes.filter((lake) => sizeOf(lake) > 6))}"/>`;
  return { waters: `${rivers.join('')}${lakes}`, coast: `<path class="coast" d="${pathOfPolygons(terrain.land)}"/>` };
}

/** Names of the seas in italics along curves. */
export function waterNames(hints: Hints, view: View): string {
  return hints.waters
    .map(({ name, size, line }) => {
      const curve = throughPoints(line.map(([lat, lon]) => view.toSheet([lon, lat])));
      return `<path class="sea-name" d="${outlineAlong('italic', name, size, 0.12, curve, 'middle')}"/>`;
    })
    .join('');
}

/** The finished plate in one rendition, transparent where the painting shows. */
export function pullPlate(plate: Plate, rendition: Rendition, width: number, height: number, below = ''): string {
  const ground =
    rendition === 'plain' ? `<rect width="${width}" height="${height}" fill="${palettes.plain.sea}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><style>${styleSheet(rendition)}</style>${plate.defs}</defs>${ground}${below}${plate.body(rendition)}</svg>`;
}
