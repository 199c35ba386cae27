import type { LatLon } from '../src/board/data.ts';
import type { Hints } from '../src/board/hints.ts';
import type { AreaDatum, RealmData, SeaDatum } from '../src/connected/data.ts';

const area = (
  name: string,
  map: string,
  pos: LatLon,
  seas: readonly string[],
  more: Partial<AreaDatum> = {},
): AreaDatum => ({
  ...{
    name,
    map,
    pos,
    seas,
    theater: map,
    province: map,
    terrain: 'open',
    key: false,
    commercial_port: seas.length > 0,
  },
  ...more,
});

const seas: Readonly<Record<string, SeaDatum>> = {
  north_sea: { name: 'North Sea', map: 'channel', pos: [52, 2.6], adjacent: ['narrow_sea'], galley_zone: false },
  narrow_sea: {
    name: 'Narrow Sea',
    map: 'channel',
    pos: [50.2, -1],
    adjacent: ['north_sea', 'ocean'],
    galley_zone: false,
  },
  ocean: { name: 'Ocean', map: 'colony', pos: [41, -66], adjacent: ['narrow_sea'], galley_zone: false },
};

/** Five towns on the Channel, two over the ocean. */
const data: RealmData = {
  theaters: {
    channel: { name: 'The Channel', map: 'channel', dispersion_boxes: ['channel'] },
    colony: { name: 'The Colony', map: 'colony', dispersion_boxes: ['colony'] },
  },
  provinces: { channel: { name: 'The Channel', areas: [] }, colony: { name: 'The Colony', areas: [] } },
  seas,
  trade_centers: { narrow: { name: 'Channel', theater: 'channel', capacity: 2, capacity_from_turn: { '2': 3 } } },
  areas: {
    london: area('London', 'channel', [51.6, -0.4], ['north_sea'], { key: true }),
    dover: area('Dover', 'channel', [51.1, 0.6], ['narrow_sea'], { terrain: 'wood' }),
    calais: area('Calais', 'channel', [50.4, 2.2], ['narrow_sea'], { terrain: 'marsh' }),
    bruges: area('Bruges', 'channel', [51.05, 3.4], ['north_sea']),
    paris: area('Paris', 'channel', [49.2, 2.1], [], { terrain: 'mountain' }),
    boston: area('Boston', 'colony', [42.5, -71.6], ['ocean']),
    albany: area('Albany', 'colony', [42.6, -73.9], []),
  },
  connections: [
    ['london', 'dover', 'normal'],
    ['dover', 'calais', 'blue_white'],
    ['calais', 'bruges', 'normal'],
    ['calais', 'paris', 'normal'],
    ['boston', 'albany', 'normal'],
  ],
};

const nothing: Pick<Hints, 'waters' | 'regions' | 'lanes' | 'seeds' | 'spaces' | 'walls' | 'links' | 'barriers'> = {
  ...{ waters: [], regions: [], lanes: [], seeds: {}, spaces: {}, walls: [], links: [], barriers: [] },
};
const title = { title: 'Sample', lines: [], year: '' };

const hints: Readonly<Record<'channel' | 'colony', Hints>> = {
  channel: {
    ...nothing,
    view: {
      width: 760,
      height: 620,
      meridian: 1,
      parallels: [48, 53],
      fit: [
        [48.4, -3],
        [53, -3],
        [53, 5],
        [48.4, 5],
      ],
      apart: 70,
    },
    cartouche: { x: 600, y: 540, size: 80, height: 30, ...title },
    compass: { x: 90, y: 90, size: 20 },
    seas: {
      seeds: { north_sea: [[52.4, 2.8]], narrow_sea: [[50, -1.4]] },
      limits: [
        [
          [50.7, 2],
          [51, 1.7],
          [51.5, 0.9],
        ],
      ],
    },
    boxes: { 'dispersion/channel': [60, 500], 'trade/narrow': [230, 510] },
    stubs: {},
  },
  colony: {
    ...nothing,
    view: {
      width: 560,
      height: 460,
      projection: 'azimuthal',
      meridian: -71,
      parallels: [41, 42],
      fit: [
        [44.5, -76],
        [44.5, -66],
        [38.5, -66],
        [38.5, -76],
      ],
    },
    cartouche: { x: 440, y: 60, size: 60, height: 30, ...title },
    compass: { x: 90, y: 380, size: 20 },
    seas: { seeds: { ocean: [[40, -68]] }, limits: [] },
    boxes: { 'dispersion/colony': [330, 340] },
    stubs: {},
  },
};

const seaOf = (id: string): SeaDatum => {
  const sea = seas[id];
  if (!sea) throw new Error(id);
  return sea;
};

export const sample = { data, hints, seaOf };
