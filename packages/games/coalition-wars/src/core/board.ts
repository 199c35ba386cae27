import { BadData, count, list, type Node, node, oneOf, text } from './read.ts';
import { POWERS, type Power, TERRAINS, type Terrain, type Territory } from './vocabulary.ts';

export interface Lane {
  readonly to: Territory;
  /** The Power that controls the Sea Lane. */
  readonly of: Power;
}

export interface Region {
  readonly id: Territory;
  /** Its place among the regions of the board. */
  readonly index: number;
  readonly name: string;
  readonly terrain: Terrain;
  /** Whose Home Territory it is. */
  readonly owner: Power | null;
  readonly stripes: readonly Power[];
  readonly value: number;
  readonly port: boolean;
  /** Its holder votes for the Holy Roman Emperor (AR §8). */
  readonly elector: boolean;
  /** Neighbours by land that can be entered. */
  readonly land: readonly Territory[];
  /** The same as regions: walks over the map need no looking up. */
  readonly near: readonly Region[];
  /** Impassable neighbours. */
  readonly walls: readonly Territory[];
  readonly lanes: readonly Lane[];
  /** The other ends of its Sea Lanes, by the Power that controls them. */
  readonly overseas: Readonly<Partial<Record<Power, readonly Region[]>>>;
}

/** A printed board: what never changes while a match is played. */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly territories: readonly Territory[];
  readonly regions: ReadonlyMap<Territory, Region>;
  readonly ports: readonly Territory[];
  readonly electors: readonly Territory[];
  readonly capitals: Readonly<Partial<Record<Power, Territory>>>;
  readonly homes: Readonly<Partial<Record<Power, readonly Region[]>>>;
}

export function regionOf(board: Board, at: Territory): Region {
  const region = board.regions.get(at);
  if (!region) throw new BadData(`${board.id} has no Territory ${at}`);
  return region;
}

/** A Power's Capital. */
export function capitalOf(board: Board, power: Power): Territory {
  const capital = board.capitals[power];
  if (capital === undefined) throw new BadData(`${board.id} has no Capital of ${power}`);
  return capital;
}

/** The board of this id, as its file says. */
export function readBoard(file: Node, id: string): Board {
  const lanes = list(file.sea_lanes, `${id}: sea_lanes`).map((each) => readLane(node(each, `${id}: a lane`), id));
  const entries = list(file.territories, `${id}: territories`).map((each) => node(each, `${id}: a Territory`));
  const regions = entries.map((entry, index) => readRegion(entry, index, lanes));
  link(regions);
  const board: Board = {
    id,
    title: text(file.title, `${id}: title`),
    territories: regions.filter(({ terrain }) => terrain !== 'impassable').map((region) => region.id),
    regions: new Map(regions.map((region) => [region.id, region])),
    ports: regions.filter(({ port }) => port).map((region) => region.id),
    electors: regions.filter(({ elector }) => elector).map((region) => region.id),
    capitals: Object.fromEntries(
      regions.flatMap((region) => (region.terrain === 'capital' && region.owner ? [[region.owner, region.id]] : [])),
    ),
    homes: Object.fromEntries(POWERS.map((power) => [power, regions.filter(({ owner }) => owner === power)])),
  };
  verify(board);
  return board;
}

/** A region whose neighbours are not linked yet. */
interface Draft extends Region {
  readonly near: Region[];
  readonly overseas: Partial<Record<Power, Region[]>>;
}

function link(regions: readonly Draft[]): void {
  const byId = new Map(regions.map((region) => [region.id, region]));
  for (const { land, lanes, near, overseas } of regions) {
    near.push(...land.flatMap((id) => byId.get(id) ?? []));
    for (const { to, of } of lanes) {
      overseas[of] ??= [];
      overseas[of].push(...[byId.get(to) ?? []].flat());
    }
  }
}

interface Pair {
  readonly ends: readonly [Territory, Territory];
  readonly of: Power;
}

function readLane(entry: Node, where: string): Pair {
  const [a, b] = list(entry.pair, `${where}: pair`).map((end) => text(end, `${where}: pair`));
  if (a === undefined || b === undefined) throw new BadData(`${where}: a lane joins two Territories`);
  return { ends: [a, b], of: oneOf(POWERS, entry.controller, `${where}: controller`) };
}

function readRegion(entry: Node, index: number, lanes: readonly Pair[]): Draft {
  const id = text(entry.id, 'id');
  const names = (value: unknown, what: string) => list(value ?? [], `${id}: ${what}`).map((each) => text(each, what));
  return {
    id,
    index,
    near: [],
    overseas: {},
    name: text(entry.name, `${id}: name`),
    terrain: oneOf(TERRAINS, entry.kind, `${id}: kind`),
    owner: entry.owner == null ? null : oneOf(POWERS, entry.owner, `${id}: owner`),
    stripes: names(entry.stripes, 'stripes').map((power) => oneOf(POWERS, power, `${id}: stripes`)),
    value: count(entry.value, `${id}: value`),
    port: entry.port === true,
    elector: entry.elector === true,
    land: names(entry.adjacent, 'adjacent'),
    walls: names(entry.impassable_contact, 'impassable_contact'),
    lanes: lanes.flatMap(({ ends: [a, b], of }) => {
      if (a === id) return [{ to: b, of }];
      return b === id ? [{ to: a, of }] : [];
    }),
  };
}

/** What a board must hold so that the rules can rely on it. */
function verify(board: Board): void {
  for (const region of board.regions.values()) {
    const { id, terrain, owner } = region;
    const isHome = terrain === 'home' || terrain === 'capital';
    if (isHome !== (owner !== null)) throw new BadData(`${board.id}: ${id} is ${terrain}, its owner ${owner}`);
    if ((terrain === 'disputed') !== region.stripes.length > 0) throw new BadData(`${board.id}: stripes of ${id}`);
    for (const to of region.land) {
      if (!regionOf(board, to).land.includes(id)) throw new BadData(`${board.id}: ${id}–${to} is no border of ${to}`);
      if (terrain === 'impassable' || regionOf(board, to).terrain === 'impassable')
        throw new BadData(`${board.id}: ${id}–${to} is impassable`);
    }
    for (const { to } of region.lanes) regionOf(board, to);
  }
}
