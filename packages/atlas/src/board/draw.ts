import { type Colours, inks, tintsOf } from '../art/palette.ts';
import { projectTerrain, type Terrain } from '../geography/terrain.ts';
import { createView, type View } from '../geography/view.ts';
import type { World } from '../geography/world.ts';
import { fontFamilies } from '../lettering/fonts.ts';
import { at } from '../plane/at.ts';
import { boundsOf } from '../plane/geometry.ts';
import { pathOfPolygons } from '../plane/path.ts';
import type { AreaSheet, Box, Link, Point, Rendition, Territory } from '../sheet.ts';
import { renditions } from '../sheet.ts';
import { drawBorders } from './borders.ts';
import type { BoardData } from './data.ts';
import { furnish } from './furnish.ts';
import type { Hints } from './hints.ts';
import { drawLands, type Lands } from './lands.ts';
import { type DrawnLane, drawLanes, drawLink } from './lanes.ts';
import { mendBorders } from './mend.ts';
import { adjacentPairs, pairOf, straitPairs } from './pairs.ts';
import { type Survey, surveyBoard } from './survey.ts';

/** A drawn board, with what the engraver needs beyond the sheet. */
export interface AreaDrawing {
  readonly sheet: AreaSheet;
  readonly view: View;
  readonly terrain: Terrain;
  readonly survey: Survey;
  readonly lands: Lands;
  readonly hints: Hints;
}

export function drawAreaBoard(data: BoardData, colours: Colours, hints: Hints, world: World): AreaDrawing {
  const view = createView(hints.view);
  const terrain = projectTerrain(world, view);
  const survey = surveyBoard(data, hints, view, terrain);
  const adjacent = adjacentPairs(data.territories);
  const linked = linksOf(data, hints);
  const closed = new Set(data.territories.filter(({ kind }) => kind === 'impassable').map(({ id }) => id));
  const known = new Set(data.territories.map(({ id }) => id));
  const barred = new Set(hints.barriers.map(([a, b]) => pairOf(a, b)));
  const arcs = mendBorders(survey, {
    touch: new Set([...adjacent].filter((pair) => !linked.has(pair))),
    indifferent: (a, b) =>
      !known.has(a) ||
      !known.has(b) ||
      closed.has(a) ||
      closed.has(b) ||
      linked.has(pairOf(a, b)) ||
      barred.has(pairOf(a, b)),
  });
  const redrawn = new Map(hints.lanes.map(({ pair, line }) => [pairOf(...pair), line]));
  const lands = drawLands(survey, arcs, view, terrain);
  const shapeOf = (id: string) => lands.shapes.get(survey.names.indexOf(id)) ?? [];
  const lanes = drawLanes(
    data.sea_lanes.map((lane) => ({ ...lane, path: redrawn.get(pairOf(...lane.pair)) ?? lane.path })),
    shapeOf,
    view,
  );
  const links = [...linked].map(([pair, by]): Link => {
    const [a = '', b = ''] = pair.split('|');
    return drawLink(a, b, by, shapeOf, view);
  });
  const sheet: AreaSheet = {
    format: 1,
    kind: 'areas',
    board: data.board,
    title: data.title,
    size: { width: view.width, height: view.height },
    window: view.window,
    art: artOf(data.board),
    inks,
    tints: tintsOf(colours, [...data.powers, 'undisputed']),
    fonts: { names: fontFamilies.names, italic: fontFamilies.italic, figures: fontFamilies.figures },
    territories: furnishAll(data, terrain, shapeOf, lanes),
    borders: drawBorders(lands.arcs, data.territories, adjacent, survey.mainland, view.window),
    links,
    lanes: lanes.map(({ line: _, ...lane }) => lane),
  };
  return { sheet, view, terrain, survey, lands, hints };
}

/** Pairs that are adjacent by a drawn link, with the way it takes (nothing: straight over the strait). */
function linksOf(data: BoardData, hints: Hints): Map<string, Hints['links'][number]['line']> {
  const byHand = hints.links.map(({ pair: [a, b], line }) => [pairOf(a, b), line] as const);
  return new Map([...[...straitPairs(data.territories)].map((pair) => [pair, []] as const), ...byHand]);
}

export function artOf(board: string): AreaSheet['art'] {
  const files = (rendition: Rendition) => {
    const name = rendition === 'light' ? board : `${board}.${rendition}`;
    return { '1x': `${name}.webp`, '2x': `${name}@2x.webp` };
  };
  return Object.fromEntries(renditions.map((rendition) => [rendition, files(rendition)])) as AreaSheet['art'];
}

function furnishAll(
  data: BoardData,
  terrain: Terrain,
  shapeOf: (id: string) => Lands['shapes'] extends ReadonlyMap<number, infer S> ? S : never,
  lanes: readonly DrawnLane[],
): Record<string, Territory> {
  const territories: Record<string, Territory> = {};
  for (const datum of data.territories) {
    const shape = shapeOf(datum.id);
    const main = shape[0];
    if (!main) throw new Error(`${datum.id} has no land on the sheet`);
    const harbours = lanes.flatMap(({ a, b, line }): Point[] => [
      ...(a === datum.id ? [at(line, 0)] : []),
      ...(b === datum.id ? [at(line, line.length - 1)] : []),
    ]);
    const { name, kind, owner, stripes, value, port, elector } = datum;
    territories[datum.id] = {
      ...{ name, kind, owner, stripes, value, port, elector },
      path: pathOfPolygons(shape),
      bounds: boundsOf(shape.flatMap((polygon) => at(polygon, 0))).map(Math.round) as unknown as Box,
      ...furnish(datum, shape, terrain.lakes, harbours),
    };
  }
  return territories;
}
