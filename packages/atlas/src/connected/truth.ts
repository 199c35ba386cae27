import { pairOf } from '../board/pairs.ts';
import { at } from '../plane/at.ts';
import { densify } from '../plane/curve.ts';
import { distance, insidePolygon } from '../plane/geometry.ts';
import { linesOf } from '../plane/path.ts';
import type { ConnectedSheet, Place, Point } from '../sheet.ts';
import { kindOf, type RealmData } from './data.ts';

/** Seas meet at a drawn limit that both come this close to. */
const meeting = 13;
/** A harbour lies this close to the coast of its area. */
const alongside = 26;

/**
 * Where the sheets of a game say something else than its data, one sentence each; none if they tell the truth.
 * Everything is measured on the drawn shapes and lines themselves.
 */
export function misdrawn(sheets: Readonly<Record<string, ConnectedSheet>>, data: RealmData): string[] {
  const boardOf = new Map(Object.entries(sheets).map(([map, sheet]) => [map, sheet.board]));
  return [
    ...Object.entries(sheets).flatMap(([map, sheet]) => [
      ...wrongPlaces(map, sheet, data),
      ...wrongConnections(sheet, data),
      ...wrongSeas(sheet, data),
      ...wrongHarbours(sheet, data),
    ]),
    ...wrongStubs(sheets, data, boardOf),
  ];
}

/** What the data says lies on each map, and nothing else. */
function wrongPlaces(map: string, sheet: ConnectedSheet, data: RealmData): string[] {
  const wanted = (entries: Readonly<Record<string, { readonly map: string }>>): string[] =>
    Object.keys(entries).filter((id) => entries[id]?.map.split('+').includes(map));
  const compare = (kind: string, should: readonly string[], are: readonly string[]): string[] => [
    ...should.filter((id) => !are.includes(id)).map((id) => `${kind} ${id} is not on ${map}`),
    ...are.filter((id) => !should.includes(id)).map((id) => `${kind} ${id} is on ${map} and should not be`),
  ];
  return [
    ...compare('area', wanted(data.areas), Object.keys(sheet.areas)),
    ...compare('sea', wanted(data.seas), Object.keys(sheet.seas)),
  ];
}

function wrongConnections(sheet: ConnectedSheet, data: RealmData): string[] {
  const key = (a: string, b: string, kind: string): string => `${[a, b].sort().join('–')} ${kind}`;
  const should = data.connections
    .filter(([a, b]) => sheet.areas[a] && sheet.areas[b])
    .map(([a, b, kind]) => key(a, b, kindOf(kind)));
  const are = sheet.connections.map(({ a, b, kind }) => key(a, b, kind));
  return [
    ...should.filter((each) => !are.includes(each)).map((each) => `${each} is not drawn`),
    ...are.filter((each, i) => !should.includes(each) || are.indexOf(each) !== i).map((each) => `${each} is drawn`),
    ...sheet.connections.flatMap((connection) => strayLine(connection, sheet)),
  ];
}

/** A line that does not lead from town to town, or that leads through a third one. */
function strayLine({ a, b, path }: ConnectedSheet['connections'][number], sheet: ConnectedSheet): string[] {
  const line = densify(at(linesOf(path), 0), 3);
  const ends = [at(line, 0), at(line, line.length - 1)];
  const found = [a, b].flatMap((id, i) => {
    const town = sheet.areas[id]?.town;
    return town && distance(at(ends, i), [town.x, town.y]) > town.r ? [`${a}–${b} does not end at ${id}`] : [];
  });
  for (const [id, { town }] of Object.entries(sheet.areas)) {
    if (id === a || id === b) continue;
    const nearest = Math.min(...line.map((point) => distance(point, [town.x, town.y])));
    if (nearest < town.r + 2) found.push(`${a}–${b} leads through ${id}`);
  }
  return found;
}

function wrongSeas(sheet: ConnectedSheet, data: RealmData): string[] {
  const ids = Object.keys(sheet.seas);
  const drawn = new Set([
    ...meetings(sheet),
    ...sheet.stubs.filter((stub) => stub.sheet === sheet.board).map(({ here, there }) => pairOf(here, there)),
  ]);
  return ids.flatMap((a, i) =>
    ids.slice(0, i).flatMap((b) => {
      const adjacent = data.seas[a]?.adjacent.includes(b) ?? false;
      if (adjacent === drawn.has(pairOf(a, b))) return [];
      return [adjacent ? `${a} and ${b} are adjacent but do not meet` : `${a} and ${b} meet and are not adjacent`];
    }),
  );
}

/** Pairs of seas with a limit between them. */
function meetings({ seas, seaLimits }: ConnectedSheet): string[] {
  const outlines = Object.entries(seas).map(
    ([id, { path }]) => [id, linesOf(path).flatMap((ring) => densify(ring, 4))] as const,
  );
  return seaLimits.flatMap((path) =>
    densify(at(linesOf(path), 0), 8).flatMap((point) => {
      const near = outlines
        .filter(([, outline]) => outline.some((other) => distance(point, other) < meeting))
        .map(([id]) => id);
      return near.flatMap((a, i) => near.slice(0, i).map((b) => pairOf(a, b)));
    }),
  );
}

function wrongHarbours(sheet: ConnectedSheet, data: RealmData): string[] {
  return Object.entries(sheet.areas).flatMap(([id, { harbours, path }]) => {
    const seas = (data.areas[id]?.seas ?? []).filter((sea) => sheet.seas[sea]);
    const missing = seas.filter((sea) => !harbours[sea]).map((sea) => `${id} has no harbour on ${sea}`);
    const drawn = Object.entries(harbours).flatMap(([sea, place]) => {
      if (!seas.includes(sea)) return [`${id} has a harbour on ${sea} and should not`];
      return strayHarbour(place, linesOf(path), linesOf(sheet.seas[sea]?.path ?? '')).map(
        (what) => `the harbour of ${id} on ${sea} ${what}`,
      );
    });
    return [...missing, ...drawn];
  });
}

function strayHarbour({ x, y }: Place, land: readonly Point[][], water: readonly Point[][]): string[] {
  const toCoast = Math.min(
    ...land.flatMap((ring) => densify([...ring, at(ring, 0)], 4).map((point) => distance(point, [x, y]))),
  );
  return [
    ...(insidePolygon(water, [x, y]) ? [] : ['lies outside its sea']),
    ...(toCoast <= alongside ? [] : [`is ${toCoast.toFixed(0)} px from its coast`]),
  ];
}

/** Whatever leads from one sheet to another has one stub at either end, and nothing else has. */
function wrongStubs(
  sheets: Readonly<Record<string, ConnectedSheet>>,
  data: RealmData,
  boardOf: ReadonlyMap<string, string>,
): string[] {
  const drawn = Object.values(sheets).flatMap(({ board, stubs }) =>
    stubs
      .filter((stub) => stub.sheet !== board)
      .map(({ here, there, sheet, kind }) => ({
        end: `${here} → ${there} (${kind})`,
        twin: `${there} → ${here} (${kind})`,
        board,
        sheet,
      })),
  );
  const found = drawn.flatMap(({ end, twin, board, sheet }) => {
    const twins = drawn.filter((other) => other.end === twin && other.board === sheet && other.sheet === board);
    return twins.length === 1 ? [] : [`${end} on ${board} has ${twins.length} twins on ${sheet}`];
  });
  const ends = new Set(drawn.map(({ end }) => end));
  const must = (here: string, there: string, kind: string): string[] =>
    ends.delete(`${here} → ${there} (${kind})`) ? [] : [`${here} → ${there} (${kind}) has no stub`];
  const mapsOf = (id: string): string[] =>
    (data.areas[id] ?? data.seas[id])?.map.split('+').filter((map) => boardOf.has(map)) ?? [];
  const apart = (a: string, b: string): boolean => !mapsOf(a).some((map) => mapsOf(b).includes(map));
  for (const [a, b, kind] of data.connections)
    if (apart(a, b)) found.push(...must(a, b, kindOf(kind)), ...must(b, a, kindOf(kind)));
  for (const [sea, { adjacent }] of Object.entries(data.seas)) {
    for (const other of adjacent) if (apart(sea, other)) found.push(...must(sea, other, 'sea'));
    if (mapsOf(sea).length > 1) found.push(...must(sea, sea, 'sea'));
  }
  for (const [area, { seas }] of Object.entries(data.areas)) {
    for (const sea of seas) if (apart(area, sea)) found.push(...must(area, sea, 'port'), ...must(sea, area, 'port'));
  }
  return [...found, ...[...ends].map((end) => `${end} has a stub and should not`)];
}
