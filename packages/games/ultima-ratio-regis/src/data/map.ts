/** The board: areas and how they are joined, seas, provinces, theaters, trade centers (§6). */
import {
  type Area,
  BOXES,
  type Box,
  CONNECTIONS,
  MAPS,
  MINORS,
  POWERS,
  SEAS,
  type Sea,
  TERRAINS,
  THEATERS,
  type Theater,
  type Title,
  TRADE_CENTERS,
  type TradeCenter,
} from '../vocabulary.ts';
import type { Ground, Neighbour, ProvinceData, SeaData, TheaterData, TradeCenterData } from './model.ts';
import {
  at,
  type Datum,
  entries,
  flag,
  has,
  integer,
  list,
  numbers,
  oneOf,
  or,
  someOf,
  sourced,
  text,
  texts,
  wrong,
} from './read.ts';

/** The areas in the order of the file, each with its neighbours. */
export function readAreas(file: Datum): ReadonlyMap<Area, Ground> {
  const neighbours = readConnections(at(file, 'connections'));
  const periods = numbers(at(at(file, 'meta'), 'control_periods'));
  const areas = new Map(
    entries(at(file, 'areas')).map(
      ([id, each]) => [id, readArea(id, each, neighbours.get(id) ?? [], periods)] as const,
    ),
  );
  for (const [index, each] of list(at(file, 'connections')).entries())
    for (const end of list(each).slice(0, 2))
      if (!areas.has(text(end))) wrong(end, `connection ${index + 1} leads to an area that is missing: ${text(end)}`);
  return areas;
}

/** Each connection is named once and leads both ways. */
function readConnections(datum: Datum): ReadonlyMap<Area, Neighbour[]> {
  const neighbours = new Map<Area, Neighbour[]>();
  const join = (a: Area, b: Area, by: Neighbour['by']) =>
    neighbours.set(a, [...(neighbours.get(a) ?? []), { area: b, by }]);
  for (const each of list(datum)) {
    const [a, b, kind] = list(each);
    if (!a || !b || !kind) return wrong(each, 'a connection is two areas and a kind of line');
    const [from, to, by] = [text(a), text(b), oneOf(CONNECTIONS, kind)];
    if (from === to) wrong(each, 'an area is not connected with itself');
    if (neighbours.get(from)?.some(({ area }) => area === to))
      wrong(each, `the connection ${from}–${to} is listed twice`);
    join(from, to, by);
    join(to, from, by);
  }
  return neighbours;
}

function readArea(
  id: Area,
  datum: Datum,
  neighbours: readonly Neighbour[],
  periods: Readonly<Record<string, number>>,
): Ground {
  const theater = oneOf(THEATERS, at(datum, 'theater'));
  const box = or(at(datum, 'dispersion_box'), text, theater);
  return {
    id,
    name: text(at(datum, 'name')),
    map: oneOf(MAPS, at(datum, 'map')),
    theater,
    province: text(at(datum, 'province')),
    box: oneOf(BOXES, { ...at(datum, 'dispersion_box'), value: `box-${box}` }),
    terrain: oneOf(TERRAINS, at(datum, 'terrain')),
    key: flag(at(datum, 'key')),
    seas: someOf(SEAS, at(datum, 'seas')),
    port: flag(at(datum, 'commercial_port')),
    fortress: or(at(datum, 'start_fortress'), flag, false),
    neighbours,
    titles: entries(at(datum, 'control'))
      .map(([period, each]) => ({
        from: periods[period] ?? wrong(each, `there is no period ${period}`),
        title: readTitle(each),
      }))
      .sort((a, b) => a.from - b.from),
    reconstructed: sourced(datum).reconstructed,
  };
}

function readTitle(datum: Datum): Title {
  const code = text(datum);
  if (code === 'A2' || code === 'A3' || code === 'inactive' || code === 'off') return code;
  const [kind, id] = code.split(':');
  const owner = { ...datum, value: id };
  if (kind === 'home' || kind === 'domain') return `${kind}:${oneOf(POWERS, owner)}`;
  if (kind === 'minor') return `minor:${oneOf(MINORS, owner)}`;
  return wrong(
    datum,
    `${code} says of nobody that it is his: home:<power>, domain:<power>, minor:<minor>, A2, A3, inactive or off`,
  );
}

export const readProvinces = (file: Datum): ReadonlyMap<string, ProvinceData> =>
  new Map(
    entries(at(file, 'provinces')).map(([id, each]) => [
      id,
      {
        id,
        name: text(at(each, 'name')),
        theater: oneOf(THEATERS, at(each, 'theater')),
        areas: texts(at(each, 'areas')),
      },
    ]),
  );

export function readTheaters(file: Datum, areas: ReadonlyMap<Area, Ground>): Readonly<Record<Theater, TheaterData>> {
  const openings = at(file, 'theater_openings');
  return record(THEATERS, (id) => {
    const datum = at(at(file, 'theaters'), id);
    const own = [...areas.values()].filter(({ theater }) => theater === id).map((area) => area.id);
    const announced = integer(at(datum, 'areas'));
    if (announced !== own.length)
      wrong(at(datum, 'areas'), `${announced} areas are announced, ${own.length} name the theater ${id}`);
    return {
      id,
      name: text(at(datum, 'name')),
      map: oneOf(MAPS, { ...at(datum, 'map'), value: text(at(datum, 'map')).split('+')[0] }),
      boxes: texts(at(datum, 'dispersion_boxes')).map((box): Box => oneOf(BOXES, { ...datum, value: `box-${box}` })),
      areas: own,
      opens: integer(at(datum, 'active_from_turn')),
      opening: has(openings, id)
        ? Object.fromEntries(entries(at(at(openings, id), 'control')).map(([area, each]) => [area, readTitle(each)]))
        : {},
    };
  });
}

export const readSeas = (file: Datum, areas: ReadonlyMap<Area, Ground>): Readonly<Record<Sea, SeaData>> =>
  record(SEAS, (id) => {
    const datum = at(at(file, 'seas'), id);
    return {
      id,
      name: text(at(datum, 'name')),
      adjacent: someOf(SEAS, at(datum, 'adjacent')),
      galleys: flag(at(datum, 'galley_zone')),
      mainMap: text(at(datum, 'map')) === 'main',
      coasts: [...areas.values()].filter(({ seas }) => seas.includes(id)).map((area) => area.id),
    };
  });

export const readCenters = (file: Datum): Readonly<Record<TradeCenter, TradeCenterData>> =>
  record(TRADE_CENTERS, (id) => {
    const datum = at(at(file, 'trade_centers'), id);
    const later = Object.entries(numbers(at(datum, 'capacity_from_turn')));
    return {
      id,
      name: text(at(datum, 'name')),
      seas: someOf(SEAS, at(datum, 'seas')),
      theater: oneOf(THEATERS, at(datum, 'theater')),
      wholeTheater: oneOf(['sea', 'theater'], at(datum, 'kind')) === 'theater',
      capacity: [
        { from: 1, capacity: integer(at(datum, 'capacity')) },
        ...later.map(([from, capacity]) => ({ from: Number(from), capacity })),
      ].sort((a, b) => a.from - b.from),
      piracy: flag(at(datum, 'piracy')),
    };
  });

export const readStrategicPorts = (file: Datum): ReadonlyMap<Area, readonly Sea[]> =>
  new Map(entries(at(file, 'strategic_ports')).map(([area, seas]) => [area, someOf(SEAS, seas)]));

/** Something for every member of a closed vocabulary. */
export const record = <const K extends string, T>(known: readonly K[], of: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(known.map((key) => [key, of(key)])) as Record<K, T>;
