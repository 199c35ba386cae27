/** The map (2.1): spaces, the lines between them, areas and Theaters. */
import {
  type AreaId,
  COLOURS,
  type Colour,
  NATIONS,
  type Nation,
  SEAS,
  type Sea,
  type SpaceId,
  THEATERS,
  type Theater,
} from '../vocabulary.ts';
import { at, between, count, type Datum, entries, given, items, listOf, oneOf, refuse, text, yes } from './source.ts';

export interface Line {
  readonly to: SpaceId;
  /** 1 = green, 2 = yellow (12.0). */
  readonly cost: 1 | 2;
  readonly river: boolean;
  /** Only supply goes this way (9.2.1). */
  readonly sea: boolean;
}

export interface Space {
  readonly id: SpaceId;
  readonly name: string;
  /** Whose colour it has; purple is British (2.1.1). */
  readonly nation: Colour;
  /** Empire territory that favours Britain (2.1.1). */
  readonly purple: boolean;
  readonly area: AreaId;
  readonly theater: Theater;
  /** Class of the fortress, 0 = none (2.1.2). */
  readonly fortress: 0 | 1 | 2 | 3;
  readonly key: boolean;
  readonly depot: boolean;
  readonly vp: number;
  readonly thl: number;
  /** VPs go to Austria or France whoever the Patron is (17.7, 22.3.1). */
  readonly flag: 'A' | 'F' | null;
  readonly port: Sea | null;
  readonly hill: boolean;
  /** Only its own nation may enter (2.1.1). */
  readonly square: boolean;
  readonly lines: readonly Line[];
}

export interface Area {
  readonly id: AreaId;
  readonly name: string;
  readonly theater: Theater;
  /** Who controls it for Devastation (18.6.1). */
  readonly nation: Colour;
  /** Forage Points at which it is Devastated; none without a box. */
  readonly devastation: number | null;
  readonly spaces: readonly SpaceId[];
}

/** What a Theater box says of a nation's raids: these areas only (18.5). */
export interface RaidLimit {
  readonly nation: Nation;
  readonly theater: Theater;
  readonly allowed: readonly AreaId[];
}

export const KEY_CITIES = [
  'berlin',
  'dresden',
  'hanover',
  'konigsberg',
  'magdeburg',
  'prague',
  'stettin',
  'wien',
] as const;
export type KeyCity = (typeof KEY_CITIES)[number];

export interface Board {
  readonly spaces: ReadonlyMap<SpaceId, Space>;
  readonly areas: ReadonlyMap<AreaId, Area>;
  readonly theaters: Readonly<Record<Theater, readonly AreaId[]>>;
  readonly raidLimits: readonly RaidLimit[];
  readonly fortresses: readonly Space[];
  readonly status: string;
}

const LAND_OF = {
  prussia: 'PR',
  britain: 'BR',
  empire_br: 'BR',
  empire: 'IM',
  saxony: 'SA',
  austria: 'AU',
  france: 'FR',
  russia: 'RU',
  poland: 'PO',
  sweden: 'SW',
  denmark: 'DA',
} as const satisfies Record<string, Colour>;
const COLOUR_NAMES = Object.keys(LAND_OF) as (keyof typeof LAND_OF)[];
const landOf = (datum: Datum): Colour => LAND_OF[oneOf(COLOUR_NAMES)(datum)];

export function readBoard(file: Datum): Board {
  for (const [colour, nation] of entries(at(file, 'nations')))
    if (oneOf(COLOURS)(at(nation, 'code')) !== LAND_OF[oneOf(COLOUR_NAMES)({ ...nation, value: colour })])
      refuse(nation, 'the nations of the map are fixed (2.1.1)');
  const spaces = readSpaces(file);
  const areas = readAreas(file, spaces);
  for (const { id, area } of spaces.values())
    if (!areas.has(area)) refuse(at(file, 'spaces'), `${id} lies in ${area}, and there is no such area`);
  checkWhole(file, spaces);
  return {
    spaces,
    areas,
    theaters: {
      border: theaterAreas(file, 'border', areas),
      german: theaterAreas(file, 'german', areas),
      northern: theaterAreas(file, 'northern', areas),
    },
    raidLimits: items(at(file, 'theaters', 'raid_limits')).map((limit) => ({
      nation: oneOf(NATIONS)(at(limit, 'nation')),
      theater: oneOf(THEATERS)(at(limit, 'theater')),
      allowed: listOf(oneOf([...areas.keys()]))(at(limit, 'allowed')),
    })),
    fortresses: [...spaces.values()].filter(({ fortress }) => fortress > 0),
    status: text(at(file, 'status')),
  };
}

/** An area is listed by its own Theater, and by no other. */
function theaterAreas(file: Datum, theater: Theater, areas: ReadonlyMap<AreaId, Area>): readonly AreaId[] {
  const listed = listOf(oneOf([...areas.keys()]))(at(file, 'theaters', theater, 'areas'));
  const meant = [...areas.values()].filter((area) => area.theater === theater).map(({ id }) => id);
  if (listed.toSorted().join() !== meant.toSorted().join())
    refuse(at(file, 'theaters', theater, 'areas'), `the areas of this Theater are ${meant.join(', ')}`);
  return listed;
}

function readSpaces(file: Datum): Map<SpaceId, Space> {
  const entries = items(at(file, 'spaces'));
  const theaterOf = (area: string): Theater => oneOf(THEATERS)(at(file, 'areas', area, 'theater'));
  const lines = new Map<SpaceId, Line[]>(entries.map((entry) => [text(at(entry, 'id')), []]));
  if (lines.size < entries.length) refuse(at(file, 'spaces'), 'a space is listed twice');
  readLines(file, lines);
  return new Map(
    entries.map((entry) => {
      const space = readSpace(entry, theaterOf, lines);
      return [space.id, Object.freeze(space)];
    }),
  );
}

function readSpace(entry: Datum, theaterOf: (area: string) => Theater, lines: Map<SpaceId, Line[]>): Space {
  const id = text(at(entry, 'id'));
  const area = text(at(entry, 'area'));
  const nation = landOf(at(entry, 'nation'));
  const vp = given(at(entry, 'vp'), count, 0);
  const flag = given(at(entry, 'flag'), oneOf(['A', 'F'] as const), null);
  if (flag && (vp === 0 || !['IM', 'SA', 'SW'].includes(nation)))
    refuse(at(entry, 'flag'), 'only VP spaces of minor nations are flagged (17.7)');
  return {
    id,
    name: text(at(entry, 'name')),
    nation,
    purple: at(entry, 'nation').value === 'empire_br',
    area,
    theater: theaterOf(area),
    fortress: given(at(entry, 'fortress'), oneOf([1, 2, 3] as const), 0),
    key: given(at(entry, 'key'), yes, false),
    depot: given(at(entry, 'md'), yes, false),
    vp,
    thl: given(at(entry, 'thl'), count, 0),
    flag,
    port: given(at(entry, 'port'), oneOf(SEAS), null),
    hill: given(at(entry, 'hill'), yes, false),
    square: given(at(entry, 'square'), yes, false),
    lines: lines.get(id) ?? [],
  };
}

function readLines(file: Datum, lines: Map<SpaceId, Line[]>): void {
  const known = oneOf([...lines.keys()]);
  for (const entry of items(at(file, 'connections'))) {
    const [a, b] = [known(at(entry, 'a')), known(at(entry, 'b'))];
    if (a === b) refuse(entry, 'a space is not connected with itself');
    if (lines.get(a)?.some(({ to }) => to === b)) refuse(entry, `${a} and ${b} are connected twice`);
    const line = {
      cost: oneOf([1, 2] as const)(at(entry, 'cost')),
      river: given(at(entry, 'river'), yes, false),
      sea: given(at(entry, 'sea'), yes, false),
    };
    lines.get(a)?.push({ to: b, ...line });
    lines.get(b)?.push({ to: a, ...line });
  }
}

function readAreas(file: Datum, spaces: ReadonlyMap<SpaceId, Space>): Map<AreaId, Area> {
  return new Map(
    entries(at(file, 'areas')).map(([id, entry]) => {
      const within = [...spaces.values()].filter(({ area }) => area === id).map((space) => space.id);
      if (within.length === 0) refuse(entry, 'no space lies in this area');
      const area: Area = {
        id,
        name: text(at(entry, 'name')),
        theater: oneOf(THEATERS)(at(entry, 'theater')),
        nation: landOf(at(entry, 'nation')),
        devastation: given(at(entry, 'devastation'), between(1, 99), null),
        spaces: within,
      };
      return [id, Object.freeze(area)];
    }),
  );
}

/** Nothing is cut off; by land only London and Malmö are; the Key Cities are those of 19.2.1. */
function checkWhole(file: Datum, spaces: ReadonlyMap<SpaceId, Space>): void {
  const lines = at(file, 'connections');
  const cutOff = (bySea: boolean) => [...spaces.keys()].filter((id) => !reached(spaces, bySea).has(id));
  if (cutOff(true).length > 0) refuse(lines, `nothing leads to ${cutOff(true).join(', ')}`);
  if (cutOff(false).toSorted().join() !== 'london,malmo')
    refuse(lines, `by land only london and malmo may be cut off, not ${cutOff(false).join(', ')}`);
  const keys = [...spaces.values()].filter(({ key }) => key).map(({ id }) => id);
  if (keys.toSorted().join() !== KEY_CITIES.join())
    refuse(at(file, 'spaces'), `the Key Cities are ${KEY_CITIES.join(', ')} (19.2.1)`);
}

function reached(spaces: ReadonlyMap<SpaceId, Space>, bySea: boolean): Set<SpaceId> {
  const seen = new Set<SpaceId>(['berlin']);
  for (const id of seen) for (const { to, sea } of spaces.get(id)?.lines ?? []) if (bySea || !sea) seen.add(to);
  return seen;
}

export function spaceOf({ spaces }: Board, id: SpaceId): Space {
  const space = spaces.get(id);
  if (!space) throw new Error(`The map has no space ${id}`);
  return space;
}

export function areaOf({ areas }: Board, id: AreaId): Area {
  const area = areas.get(id);
  if (!area) throw new Error(`The map has no area ${id}`);
  return area;
}
