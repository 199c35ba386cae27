import { type Colours, inks, tintsOf } from '../art/palette.ts';
import { artOf } from '../board/draw.ts';
import type { Hints } from '../board/hints.ts';
import { projectTerrain, type Terrain } from '../geography/terrain.ts';
import { createView, type View } from '../geography/view.ts';
import type { LonLat, World } from '../geography/world.ts';
import { fontFamilies } from '../lettering/fonts.ts';
import { at } from '../plane/at.ts';
import { boundsOf } from '../plane/geometry.ts';
import { pathOf, pathOfPolygons } from '../plane/path.ts';
import { type Named, setNames } from '../points/names.ts';
import { boxAt } from '../seas/boxes.ts';
import { divideWaters, drawSeas, type SeaSpec } from '../seas/seas.ts';
import type { Area, Box, ConnectedSheet, OffMap, Place, Point } from '../sheet.ts';
import { type AreaDatum, kindOf, liesOn, type RealmData } from './data.ts';
import { divideGround, type Ground, isletRadius } from './ground.ts';
import { placeHarbours } from './harbours.ts';
import { limitsOf } from './limits.ts';
import { roomsIn } from './rooms.ts';
import { exitsOf, mapNames, placeStubs } from './stubs.ts';
import { drawWays, type Way } from './ways.ts';

/** A drawn sheet of areas and connections, with what the engraver needs beyond it. */
export interface ConnectedDrawing {
  readonly sheet: ConnectedSheet;
  readonly view: View;
  readonly terrain: Terrain;
  readonly ground: Ground;
  readonly ways: readonly Way[];
  readonly hints: Hints;
}

export interface ConnectedBoard {
  readonly id: string;
  readonly title: string;
  readonly map: string;
  readonly colours: Colours;
  /** The board that shows another map of the same game. */
  readonly boardOf: (map: string) => string;
}

const townRadius = { key: 8.5, other: 6.5 };

export function drawConnectedBoard(
  board: ConnectedBoard,
  data: RealmData,
  hints: Hints,
  world: World,
): ConnectedDrawing {
  const areas = Object.fromEntries(Object.entries(data.areas).filter(([, area]) => area.map === board.map));
  const positions = Object.entries(areas).map(([id, { pos }]): LonLat => {
    const [lat, lon] = hints.spaces[id] ?? pos;
    return [lon, lat];
  });
  const view = createView(hints.view, positions);
  const terrain = projectTerrain(world, view);
  const ground = divideGround(areas, hints, view, terrain);
  const here = data.connections.filter(([a, b]) => areas[a] && areas[b]);
  const ways = drawWays(
    here.map(([a, b, kind]) => ({ a, b, kind: kindOf(kind) })),
    ground,
    terrain,
  );
  const seas = seaSpecs(data, board.map, hints, view);
  const waters = divideWaters(seas, hints.seas.limits, view, terrain);
  const placeOf = (id: string): Point => ground.towns.get(id) ?? seas.find((sea) => sea.id === id)?.seeds[0] ?? [0, 0];
  const seaIds = seas.map(({ id }) => id);
  const boxes = boxesOf(data, board.map, hints);
  const printed = [...Object.values(boxes).map(({ at: box }) => box), ...ornamentsOf(hints)];
  const townBoxes = [...ground.towns.values()].map(([x, y]): Box => [x - 36, y - 30, x + 36, y + 30]);
  const isIn = (sea: string, x: number, y: number): boolean => waters.at(x, y) === seaIds.indexOf(sea);
  const stubs = placeStubs(
    exitsOf(data, board.map, hints),
    data,
    hints,
    view,
    board.boardOf,
    placeOf,
    [...printed, ...townBoxes],
    isIn,
  );
  const taken = [...stubs.map(({ at: box }) => box), ...printed];
  const coasts = Object.entries(areas).map(([id, area]) => ({ id, seas: area.seas }));
  const harbours = placeHarbours(coasts, seaIds, ground, waters, taken);
  const anchors = [...harbours.values()].flatMap((each) => Object.values(each));
  const islets = [...ground.islets].map((id): Box => {
    const [x, y] = ground.towns.get(id) ?? [0, 0];
    return [x - isletRadius, y - isletRadius, x + isletRadius, y + isletRadius];
  });
  const seaNames = Object.fromEntries(
    Object.entries(hints.seas.names ?? {}).map(([id, [lat, lon]]) => [id, view.toSheet([lon, lat])]),
  );
  const sheet: ConnectedSheet = {
    format: 1,
    kind: 'connected',
    board: board.id,
    title: board.title,
    size: { width: view.width, height: view.height },
    window: view.window,
    art: artOf(board.id),
    inks,
    tints: tintsOf(board.colours),
    fonts: { names: fontFamilies.names, italic: fontFamilies.italic, figures: fontFamilies.figures },
    areas: furnishAreas(areas, ground, ways, harbours, [...taken, ...anchors.map(boxAround)], view),
    connections: ways.map(({ line, ...way }) => ({ ...way, path: pathOf(line) })),
    limits: limitsOf(areas, here, ground, view),
    seaLimits: hints.seas.limits.map((limit) => pathOf(limit.map(([lat, lon]) => view.toSheet([lon, lat])))),
    provinces: groupsOf(data.provinces, areas, ({ province }) => province),
    theatres: groupsOf(data.theaters, areas, ({ theater }) => theater),
    seas: drawSeas(seas, waters, [...taken, ...anchors.map(boxAround), ...islets], seaNames),
    boxes,
    stubs,
    maps: Object.entries(mapNames).map(([map, title]) => ({
      board: board.boardOf(map),
      title,
      places: placesOn(data, map),
    })),
  };
  return { sheet, view, terrain, ground, ways, hints };
}

/** Title and wind rose: nothing else stands there. */
const ornamentsOf = ({ cartouche, compass }: Hints): Box[] => [
  [cartouche.x - 16, cartouche.y - 16, cartouche.x + cartouche.size + 16, cartouche.y + cartouche.height + 16],
  [compass.x - compass.size, compass.y - compass.size * 1.3, compass.x + compass.size, compass.y + compass.size],
];

const boxAround = ({ x, y, r }: Place): Box => [x - r, y - r, x + r, y + r];

function seaSpecs({ seas }: RealmData, map: string, hints: Hints, view: View): SeaSpec[] {
  return Object.entries(seas)
    .filter(([, sea]) => liesOn(sea, map))
    .map(([id, { name, pos, galley_zone }]) => {
      const seeds = (hints.seas.seeds[id] ?? [pos]).map(([lat, lon]) => view.toSheet([lon, lat]));
      return { id, name, galleys: galley_zone, seeds };
    });
}

function groupsOf(
  groups: Readonly<Record<string, { readonly name: string }>>,
  areas: Readonly<Record<string, AreaDatum>>,
  groupOf: (area: AreaDatum) => string,
): Record<string, { name: string; areas: string[] }> {
  const named = Object.entries(groups).map(([id, { name }]) => {
    const members = Object.keys(areas).filter((area) => groupOf(areas[area] as AreaDatum) === id);
    return [id, { name, areas: members }] as const;
  });
  return Object.fromEntries(named.filter(([, { areas: members }]) => members.length > 0));
}

/** Everything on a map that is a place. */
const placesOn = (data: RealmData, map: string): string[] => [
  ...Object.keys(data.areas).filter((id) => data.areas[id]?.map === map),
  ...Object.keys(data.seas).filter((id) => data.seas[id] && liesOn(data.seas[id], map)),
  ...boxIds(data, map),
];

const firstMap = (data: RealmData, theatre: string): string | undefined => data.theaters[theatre]?.map.split('+')[0];

const boxIds = (data: RealmData, map: string): string[] => [
  ...Object.entries(data.theaters)
    .filter(([theatre]) => firstMap(data, theatre) === map)
    .flatMap(([, { dispersion_boxes }]) => dispersion_boxes.map((box) => `dispersion/${box}`)),
  ...Object.entries(data.trade_centers)
    .filter(([, { theater }]) => firstMap(data, theater) === map)
    .map(([centre]) => `trade/${centre}`),
];

/** Dispersion boxes and trade centres of the theatres that lie on a sheet first. */
function boxesOf(data: RealmData, map: string, hints: Hints): Record<string, OffMap> {
  const boxes: Record<string, OffMap> = {};
  const cornerOf = (id: string): Point => {
    const corner = hints.boxes[id];
    if (!corner) throw new Error(`no place for the box ${id}`);
    return corner;
  };
  for (const [theatre, { name, map: maps, dispersion_boxes }] of Object.entries(data.theaters)) {
    if (maps.split('+')[0] !== map) continue;
    for (const box of dispersion_boxes) {
      const id = `dispersion/${box}`;
      const title = dispersion_boxes.length > 1 ? box.slice(theatre.length + 1).replaceAll('-', ' ') : name;
      boxes[id] = boxAt(cornerOf(id), { name: title, kind: 'dispersion', of: theatre, figure: null });
    }
  }
  for (const [centre, { name, theater, capacity, capacity_from_turn }] of Object.entries(data.trade_centers)) {
    if (data.theaters[theater]?.map.split('+')[0] !== map) continue;
    const holes = Math.max(capacity, ...Object.values(capacity_from_turn));
    const id = `trade/${centre}`;
    boxes[id] = boxAt(cornerOf(id), { name: `${name} trade`, kind: 'trade', of: centre, figure: capacity }, holes);
  }
  return boxes;
}

function furnishAreas(
  areas: Readonly<Record<string, AreaDatum>>,
  ground: Ground,
  ways: readonly Way[],
  harbours: ReadonlyMap<string, Readonly<Record<string, Place>>>,
  taken: readonly Box[],
  view: View,
): Record<string, Area> {
  const named = Object.entries(areas).map(([id, { name, key }]): Named => {
    const r = (key ? townRadius.key : townRadius.other) + 2;
    return { id, name, at: ground.towns.get(id) ?? [0, 0], r, size: key ? 18 : 15.5 };
  });
  const labels = setNames(
    named,
    ways.map(({ line }) => line),
    [],
    view.window,
    taken,
  );
  const all = [...labels.values()];
  return Object.fromEntries(
    named.map(({ id, name, at: [x, y], r }): [string, Area] => {
      const { theater, province, terrain, key, commercial_port } = areas[id] as AreaDatum;
      const shape = ground.shapes.get(id) ?? [];
      const islet = ground.islets.has(id);
      const town = { x, y, r: r - 2 };
      const label = labels.get(id);
      if (!label) throw new Error(`${id} has no name on the sheet`);
      const near = all.filter(({ at: [lx, ly] }) => Math.hypot(lx - x, ly - y) < 260);
      const path = islet ? ringPath(x, y) : pathOfPolygons(shape);
      const bounds: Box = islet
        ? [x - isletRadius, y - isletRadius, x + isletRadius, y + isletRadius]
        : (boundsOf(shape.flatMap((polygon) => at(polygon, 0))).map(Math.round) as unknown as Box);
      return [
        id,
        {
          ...{ name, theatre: theater, province, terrain, key, path, bounds, label, town },
          ...roomsIn(shape, town, near, islet),
          harbours: harbours.get(id) ?? {},
          commercial: commercial_port,
        },
      ];
    }),
  );
}

/** A ring as a path of short steps, which every reader of paths understands. */
function ringPath(x: number, y: number): string {
  const points = Array.from({ length: 28 }, (_, k): Point => {
    const angle = (k * Math.PI) / 14;
    return [x + Math.cos(angle) * isletRadius, y + Math.sin(angle) * isletRadius];
  });
  return pathOf(points, 'z');
}
