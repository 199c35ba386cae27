import { type Colours, inks, tintsOf } from '../art/palette.ts';
import { artOf } from '../board/draw.ts';
import type { Hints } from '../board/hints.ts';
import { projectTerrain, type Terrain } from '../geography/terrain.ts';
import { createView, type View } from '../geography/view.ts';
import type { LonLat, World } from '../geography/world.ts';
import { bestWay, type Clearance, waysToSet } from '../lettering/fit.ts';
import { fontFamilies } from '../lettering/fonts.ts';
import { labelOf } from '../lettering/stand.ts';
import { radiusOf } from '../live/space.ts';
import { at } from '../plane/at.ts';
import { distanceField } from '../plane/field.ts';
import { boundsOf, type Polygon } from '../plane/geometry.ts';
import { pathOf, pathOfPolygons } from '../plane/path.ts';
import { createRaster, fillPolygon } from '../plane/raster.ts';
import { divideWaters, drawSeas } from '../seas/seas.ts';
import type { Box, Label, Point, PointSheet, Region, Space } from '../sheet.ts';
import { boxesOf } from './boxes.ts';
import type { MapData, SpaceDatum } from './data.ts';
import { hangMarks } from './marks.ts';
import { freePlaces, type Named, setNames } from './names.ts';
import { bordersWhere, divideLand, type Regions } from './regions.ts';
import { type DrawnRoad, drawRoads } from './roads.ts';

/** A drawn map of spaces and roads, with what the engraver needs beyond the sheet. */
export interface PointDrawing {
  readonly sheet: PointSheet;
  readonly view: View;
  readonly terrain: Terrain;
  readonly regions: Regions;
  readonly roads: readonly DrawnRoad[];
  readonly hints: Hints;
}

export interface PointBoard {
  readonly id: string;
  readonly title: string;
  readonly colours: Colours;
}

export function drawPointBoard(
  { id: board, title, colours }: PointBoard,
  data: MapData,
  hints: Hints,
  world: World,
): PointDrawing {
  const whereabouts = data.spaces.map(({ id, pos }): LonLat => {
    const [lat, lon] = hints.spaces[id] ?? pos;
    return [lon, lat];
  });
  const view = createView(hints.view, whereabouts);
  const terrain = projectTerrain(world, view);
  const places = whereabouts.map(view.toSheet).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const placeOf = new Map(data.spaces.map(({ id }, i) => [id, at(places, i)]));
  const regions = divideLand(data, places, hints, view, terrain);
  const roads = drawRoads(data.connections, placeOf, regions.mesh, terrain);
  const spaces = furnishSpaces(data.spaces, placeOf, roads, terrain, view);
  const areas = Object.fromEntries(Object.keys(data.areas).flatMap((id) => regionOf(id, data, places, regions)));
  const seas = Object.entries(data.seas).map(([id, { name }]) => {
    const seeds = (hints.seas.seeds[id] ?? []).map(([lat, lon]) => view.toSheet([lon, lat]));
    return { id, name, galleys: false, seeds };
  });
  const waters = divideWaters(seas, hints.seas.limits, view, terrain);
  const seaNames = Object.fromEntries(
    Object.entries(hints.seas.names ?? {}).map(([id, [lat, lon]]) => [id, view.toSheet([lon, lat])]),
  );
  const boxes = boxesOf(data, hints, spaces, roads, regions, view);
  const sheet: PointSheet = {
    format: 1,
    kind: 'points',
    board,
    title,
    size: { width: view.width, height: view.height },
    window: view.window,
    art: artOf(board),
    inks,
    tints: tintsOf(colours),
    fonts: { names: fontFamilies.names, italic: fontFamilies.italic, figures: fontFamilies.figures },
    spaces,
    roads: roads.map(({ line, ...road }) => ({ ...road, path: pathOf(line) })),
    areas,
    theatres: theatresOf(data, regions, terrain, view.window),
    seas: drawSeas(
      seas,
      waters,
      Object.values(boxes).map((box) => box.at),
      seaNames,
    ),
    boxes,
  };
  return { sheet, view, terrain, regions, roads, hints };
}

function furnishSpaces(
  spaces: readonly SpaceDatum[],
  placeOf: ReadonlyMap<string, Point>,
  roads: readonly DrawnRoad[],
  terrain: Terrain,
  view: View,
): Record<string, Space> {
  const named = spaces.map((space): Named => {
    const size = space.key ? 24 : space.fortress ? 19 : 17;
    const r = radiusOf(space) + (space.key ? 5 : 1);
    return { id: space.id, name: space.name, at: placeOf.get(space.id) ?? [0, 0], r, size };
  });
  const labels = setNames(
    named,
    roads.map(({ line }) => line),
    terrain.rivers.map(({ line }) => line),
    view.window,
  );
  const places = freePlaces(named, labels, 14);
  const marks = hangMarks(spaces, named, [...labels.values()], roads, view);
  return Object.fromEntries(
    spaces.map((space, i): [string, Space] => {
      const item = at(named, i);
      return [
        space.id,
        {
          name: space.name,
          at: item.at,
          square: space.square ?? false,
          nation: space.nation,
          area: space.area,
          fortress: space.fortress ?? 0,
          hill: space.hill ?? false,
          depot: space.md ?? false,
          port: space.port ?? null,
          key: space.key ?? false,
          victory: space.vp ?? 0,
          thalers: space.thl ?? 0,
          flag: space.flag ?? null,
          r: radiusOf(space),
          label: labels.get(space.id) as Label,
          places: at(places, i),
          marks: at(marks, i),
        },
      ];
    }),
  );
}

/** An area and its name, clear of spaces if that goes; nothing for one with no land to speak of: its space is a box. */
function regionOf(id: string, data: MapData, places: readonly Point[], regions: Regions): [string, Region][] {
  const { name, theater, nation } = data.areas[id] ?? { name: id, theater: '', nation: '' };
  const shape = regions.parcels.filter(({ area }) => area === id).flatMap((parcel) => parcel.shape);
  if (shape.length === 0) return [];
  const bounds = boundsOf(shape.flat(2));
  const fit = (room: Clearance, smallest: number) =>
    bestWay(waysToSet('names', name, [smallest, 46], room, bounds), 46, 0, bounds);
  const stand = fit(clearanceIn(shape, places), 22) ?? fit(clearanceIn(shape, []), 9);
  if (!stand) return [];
  return [[id, { name, nation, theatre: theater, path: pathOfPolygons(shape), label: labelOf(stand) }]];
}

/** Room inside a region and off the given places, measured on every third pixel. */
function clearanceIn(shape: readonly Polygon[], places: readonly Point[]): Clearance {
  const [left, top, right, bottom] = boundsOf(shape.flat(2));
  const raster = createRaster(right - left + 12, bottom - top + 12, 1 / 3);
  const shifted = (polygon: Polygon): Polygon =>
    polygon.map((ring) => ring.map(([x, y]) => [x - left + 6, y - top + 6]));
  for (const polygon of shape) fillPolygon(raster, shifted(polygon), 1);
  for (const [x, y] of places) {
    const square: Polygon = [
      [
        [x - 11, y - 11],
        [x + 11, y - 11],
        [x + 11, y + 11],
        [x - 11, y + 11],
      ],
    ];
    fillPolygon(raster, shifted(square), 0);
  }
  const field = distanceField(raster.width, raster.height, (i) => raster.cells[i] === 0);
  return (x, y) => {
    const [i, j] = [Math.floor((x - left + 6) / 3), Math.floor((y - top + 6) / 3)];
    return i < 0 || j < 0 || i >= raster.width || j >= raster.height ? 0 : 3 * at(field, j * raster.width + i);
  };
}

/** Each theatre with the line that parts it from the others. */
function theatresOf(data: MapData, regions: Regions, terrain: Terrain, window: Box): PointSheet['theatres'] {
  const theatreOf = (parcel: number): string => data.areas[regions.parcels[parcel]?.area ?? '']?.theater ?? '';
  const ids = [...new Set(Object.values(data.areas).map(({ theater }) => theater))];
  return Object.fromEntries(
    ids.map((id) => {
      const lines = bordersWhere(regions, terrain, window, (left, right) => {
        const [a, b] = [theatreOf(left), theatreOf(right)];
        return a !== b && a !== '' && b !== '' && (a === id || b === id);
      });
      return [id, { name: `${id[0]?.toUpperCase()}${id.slice(1)} Theatre`, path: lines }];
    }),
  );
}
