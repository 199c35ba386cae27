/** What the rules demand of the map (§6, §18, §19.2). */
import type { Finding, Neighbour } from '@quadrille/source';
import { graphOf, parts } from '@quadrille/source/graph.ts';
import { readAreas, readCenters, readProvinces, readSeas, readStrategicPorts, readTheaters } from '../data/map.ts';
import type { Ground } from '../data/model.ts';
import { BadData, type Datum } from '../data/read.ts';
import { type Area, SEAS, THEATERS, type Theater, TRADE_CENTERS } from '../vocabulary.ts';

export function readMapFile(file: Datum) {
  const areas = readAreas(file);
  return {
    areas,
    provinces: readProvinces(file),
    theaters: readTheaters(file, areas),
    seas: readSeas(file, areas),
    centers: readCenters(file),
    straits: readStrategicPorts(file),
  };
}

export type MapFile = ReturnType<typeof readMapFile>;

/** The map that lies beside another file, if it is there and can be read. */
export function mapBeside(neighbour: Neighbour): MapFile | undefined {
  const value = neighbour('map.yaml');
  if (value === undefined) return undefined;
  try {
    return readMapFile({ file: 'map.yaml', path: [], value });
  } catch (problem) {
    if (problem instanceof BadData) return undefined;
    throw problem;
  }
}

const OVERSEAS: readonly Theater[] = THEATERS.slice(9);

export function* mapFindings(map: MapFile): Generator<Finding> {
  for (const area of map.areas.values()) yield* areaFindings(map, area);
  yield* provinceFindings(map);
  yield* seaFindings(map);
  yield* openingFindings(map);
  yield* statedFindings(map);
  yield* wholeness(map);
}

function* areaFindings({ areas, provinces }: MapFile, area: Ground): Generator<Finding> {
  const path = ['areas', area.id];
  const province = provinces.get(area.province);
  if (!province) yield { path: [...path, 'province'], message: `there is no province "${area.province}"` };
  else if (province.theater !== area.theater)
    yield { path: [...path, 'theater'], message: `its province lies in ${province.theater}` };
  else if (!province.areas.includes(area.id)) yield { path, message: `the province ${area.province} does not list it` };
  if (area.neighbours.length === 0 && area.seas.length === 0) yield { path, message: 'nothing leads here' };
  const overseas = OVERSEAS.includes(area.theater);
  if (overseas && (!area.port || area.key))
    yield { path, message: 'areas of the mini-maps are commercial ports and never key areas (§19.2.5)' };
  if (!overseas && area.port && area.seas.length === 0)
    yield { path: [...path, 'commercial_port'], message: 'a commercial port lies on a sea' };
  for (const { area: to, by } of area.neighbours)
    if (!areas.get(to)?.neighbours.some((back) => back.area === area.id && back.by === by))
      yield { path, message: `the connection to ${to} leads one way only` };
}

function* provinceFindings({ areas, provinces }: MapFile): Generator<Finding> {
  for (const [id, province] of provinces)
    for (const [index, area] of province.areas.entries())
      if (areas.get(area)?.province !== id)
        yield { path: ['provinces', id, 'areas', index], message: `"${area}" is no area of this province` };
}

function* seaFindings({ areas, seas, centers, straits }: MapFile): Generator<Finding> {
  for (const sea of SEAS)
    for (const [index, other] of seas[sea].adjacent.entries())
      if (!seas[other].adjacent.includes(sea))
        yield { path: ['seas', sea, 'adjacent', index], message: `${other} does not lead back to ${sea}` };
  for (const [area, joined] of straits) {
    const ground = areas.get(area);
    if (!ground) yield { path: ['strategic_ports', area], message: `there is no area "${area}"` };
    else if (!ground.seas.some((sea) => joined.includes(sea)))
      yield { path: ['strategic_ports', area], message: 'it touches none of these seas' };
  }
  for (const id of TRADE_CENTERS) {
    const center = centers[id];
    const ports = [...areas.values()].filter(
      ({ port, seas: own }) => port && own.some((sea) => center.seas.includes(sea)),
    );
    if (!center.wholeTheater && ports.length < 2)
      yield { path: ['trade_centers', id], message: 'a trade center at sea needs two commercial ports' };
  }
}

/** A theater that opens later says whose all of its areas are then. */
function* openingFindings({ theaters }: MapFile): Generator<Finding> {
  for (const id of THEATERS) {
    const { opens, opening, areas } = theaters[id];
    if (opens === 1) continue;
    const missing = areas.filter((area) => !(area in opening));
    if (missing.length > 0)
      yield { path: ['theater_openings', id], message: `whose are ${missing.join(', ')} when the theater opens?` };
  }
}

/** Facts that the rulebook states. */
function* statedFindings({ areas, straits }: MapFile): Generator<Finding> {
  const venice = areas.get('venice');
  if (venice?.neighbours.some(({ by }) => by !== 'blue_white'))
    yield { path: ['areas', 'venice'], message: 'Venice is reached by blue-and-white lines only (§15.2)' };
  if (!areas.get('gibraltar')?.seas.includes('west_med'))
    yield { path: ['areas', 'gibraltar', 'seas'], message: 'Gibraltar counts as Mediterranean (§18.6.1)' };
  if ([...straits.keys()].sort().join() !== 'constantinople,copenhagen,corfu,malta,portsmouth')
    yield { path: ['strategic_ports'], message: 'the strategic ports are those of §18.6.4' };
}

/** Every area can be reached from every other, by land and sea. */
function* wholeness({ areas, seas }: MapFile): Generator<Finding> {
  const ways = [
    ...[...areas.values()].flatMap(({ id, neighbours, seas: own }) => [
      ...neighbours.map(({ area }) => [id, area] as const),
      ...own.map((sea): readonly [Area, string] => [id, sea]),
    ]),
    ...SEAS.flatMap((sea) => seas[sea].adjacent.map((other) => [sea, other] as const)),
  ];
  const [, cutOff] = parts(graphOf([...areas.keys(), ...SEAS], ways));
  if (cutOff) yield { path: ['connections'], message: `nothing leads to ${[...cutOff].join(', ')}` };
}
