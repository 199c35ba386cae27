import type { Finding } from '@quadrille/source';
import { graphOf, parts } from '@quadrille/source/graph.ts';

interface Space {
  readonly id: string;
  readonly name: string;
  readonly pos: readonly [latitude: number, longitude: number];
  readonly nation: string;
  readonly area: string;
  readonly vp?: number;
  readonly key?: boolean;
  readonly port?: string;
  readonly flag?: string;
}

interface Connection {
  readonly a: string;
  readonly b: string;
  readonly cost: 1 | 2;
  readonly sea?: boolean;
}

interface MonarchsMap {
  readonly nations: Readonly<Record<string, { readonly code: string }>>;
  readonly theaters: Readonly<Record<string, { readonly areas: readonly string[] }>> & {
    readonly raid_limits?: readonly { readonly nation: string; readonly allowed: readonly string[] }[];
  };
  readonly areas: Readonly<Record<string, { readonly theater: string; readonly nation: string }>>;
  readonly key_city_power: Readonly<Record<string, string>>;
  readonly spaces: readonly Space[];
  readonly connections: readonly Connection[];
}

/** What the rules of Clash of Monarchs demand of its map. */
export function monarchsMapFindings(data: unknown): Finding[] {
  const map = data as MonarchsMap;
  const own = [...spaces(map), ...areas(map), ...connections(map), ...keyCities(map)];
  return own.length > 0 ? own : [...wholeness(map)];
}

function* spaces({ spaces: all, nations, areas: known }: MonarchsMap): Generator<Finding> {
  const seen = new Set<string>();
  for (const [i, { id, nation, area, flag, vp = 0 }] of all.entries()) {
    const path = ['spaces', i];
    if (seen.has(id)) yield { path: [...path, 'id'], message: `"${id}" is used twice` };
    seen.add(id);
    if (!(nation in nations)) yield { path: [...path, 'nation'], message: `there is no nation "${nation}"` };
    if (!(area in known)) yield { path: [...path, 'area'], message: `there is no area "${area}"` };
    if (flag !== undefined && (vp === 0 || !['empire', 'saxony', 'sweden'].includes(nation)))
      yield { path: [...path, 'flag'], message: 'only VP spaces of minor nations are flagged (17.7)' };
  }
}

function* areas({ areas: all, theaters, nations, spaces: within }: MonarchsMap): Generator<Finding> {
  for (const [id, { theater, nation }] of Object.entries(all)) {
    if (!(nation in nations)) yield { path: ['areas', id, 'nation'], message: `there is no nation "${nation}"` };
    if (!theaters[theater]?.areas.includes(id))
      yield { path: ['areas', id, 'theater'], message: `the theater ${theater} does not list "${id}"` };
    if (!within.some(({ area }) => area === id)) yield { path: ['areas', id], message: `no space lies in "${id}"` };
  }
  const { raid_limits = [], ...regions } = theaters;
  for (const [theater, { areas: listed }] of Object.entries(regions))
    for (const [i, id] of listed.entries())
      if (all[id]?.theater !== theater)
        yield { path: ['theaters', theater, 'areas', i], message: `"${id}" is not an area of this theater` };
  const codes = new Set(Object.values(nations).map(({ code }) => code));
  for (const [i, { nation, allowed }] of raid_limits.entries()) {
    const path = ['theaters', 'raid_limits', i];
    if (!codes.has(nation)) yield { path: [...path, 'nation'], message: `no nation has the code ${nation}` };
    for (const [n, id] of allowed.entries())
      if (!(id in all)) yield { path: [...path, 'allowed', n], message: `there is no area "${id}"` };
  }
}

/** The longest lines of 1 and of 2 movement points, in kilometres as the crow flies. */
const LONGEST = { 1: 62, 2: 150 };

function* connections({ connections: all, spaces: ends }: MonarchsMap): Generator<Finding> {
  const known = new Map(ends.map((space) => [space.id, space]));
  const seen = new Set<string>();
  for (const [i, { a, b, cost, sea }] of all.entries()) {
    const path = ['connections', i];
    const [from, to] = [known.get(a), known.get(b)];
    if (!from) yield { path: [...path, 'a'], message: `there is no space "${a}"` };
    if (!to) yield { path: [...path, 'b'], message: `there is no space "${b}"` };
    if (a === b) yield { path, message: 'a space is not connected with itself' };
    const name = [a, b].sort().join('-');
    if (seen.has(name)) yield { path, message: `the connection ${name} is listed twice` };
    seen.add(name);
    if (!from || !to) continue;
    const length = kilometres(from, to);
    if (!sea && length > LONGEST[cost])
      yield { path, message: `${Math.round(length)} km is too long for ${cost} MP (at most ${LONGEST[cost]})` };
  }
}

const KEY_CITIES = ['berlin', 'dresden', 'hanover', 'konigsberg', 'magdeburg', 'prague', 'stettin', 'wien'];

function* keyCities({ spaces: all, key_city_power }: MonarchsMap): Generator<Finding> {
  const marked = all.filter(({ key }) => key).map(({ id }) => id);
  if (marked.toSorted().join() !== KEY_CITIES.join())
    yield { path: ['spaces'], message: `the key cities are ${KEY_CITIES.join(', ')} (19.2.1)` };
  if (Object.keys(key_city_power).sort().join() !== KEY_CITIES.join())
    yield { path: ['key_city_power'], message: `the key cities are ${KEY_CITIES.join(', ')} (19.2.1)` };
}

function* wholeness({ connections: all, spaces: nodes }: MonarchsMap): Generator<Finding> {
  const ids = nodes.map(({ id }) => id);
  const [, cutOff] = parts(
    graphOf(
      ids,
      all.map(({ a, b }) => [a, b] as const),
    ),
  );
  if (cutOff) yield { path: ['connections'], message: `nothing leads to ${[...cutOff].join(', ')}` };
  const [, ...islands] = parts(
    graphOf(
      ids,
      all.filter(({ sea }) => !sea).map(({ a, b }) => [a, b] as const),
    ),
  );
  const found = islands
    .flatMap((island) => [...island])
    .sort()
    .join(', ');
  if (found !== 'london, malmo')
    yield {
      path: ['connections'],
      message: `by land only london and malmo may be cut off, but it is: ${found || 'nothing'}`,
    };
}

const EARTH = 12742;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function kilometres({ pos: [latA, lonA] }: Space, { pos: [latB, lonB] }: Space): number {
  const rise = Math.sin(radians(latB - latA) / 2) ** 2;
  const run = Math.sin(radians(lonB - lonA) / 2) ** 2;
  return EARTH * Math.asin(Math.sqrt(rise + Math.cos(radians(latA)) * Math.cos(radians(latB)) * run));
}
