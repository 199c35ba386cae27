import { type GeoProjection, geoAzimuthalEqualArea, geoConicConformal, geoMercator } from 'd3-geo';
import { boundsOf } from '../plane/geometry.ts';
import type { Box, Point } from '../sheet.ts';
import { type Bend, bendBy, chain, type Mapping, settle } from './bend.ts';
import { spreadOut } from './spread.ts';
import type { LonLat } from './world.ts';

/** Which part of the world a sheet shows; written by hand for each board. */
export interface ViewSpec {
  readonly width: number;
  readonly height: number;
  /** Lambert's conformal conic unless said otherwise: shapes stay right, and the period used it. */
  readonly projection?: 'conic' | 'azimuthal' | 'mercator';
  /** Meridian that points straight up. */
  readonly meridian: number;
  /** Of the conic; the middle of the others lies between them. */
  readonly parallels: readonly [number, number];
  /** Places [lat, lon] that must lie inside the frame; the tightest fit is taken. */
  readonly fit: readonly (readonly [lat: number, lon: number])[];
  /** Enlarges the middle of a crowded map at the cost of its rim. */
  readonly bend?: Bend;
  /** Pulls the ground apart until no two of its places are closer than this. */
  readonly apart?: number;
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly window: Box;
  readonly toSheet: (place: LonLat) => Point;
  readonly toWorld: (point: Point) => LonLat;
  readonly pixelsPerKm: number;
}

/** Width of the frame around the map. */
export const margin = 44;
/** Places keep this far from the frame when they are pulled apart. */
const inset = 46;

/** A view of the world. `places` are what a sheet with `apart` is pulled apart for. */
export function createView(spec: ViewSpec, places: readonly LonLat[] = []): View {
  const { width, height } = spec;
  const window: Box = [margin, margin, width - margin, height - margin];
  const { toSheet, toWorld } = spec.bend || spec.apart ? bentView(spec, window, places) : plainView(spec, window);
  const middle = toWorld([width / 2, height / 2]);
  const [, northward] = toSheet([middle[0], middle[1] + 1]);
  return { width, height, window, toSheet, toWorld, pixelsPerKm: Math.abs(northward - height / 2) / 111.2 };
}

type Ways = Pick<View, 'toSheet' | 'toWorld'>;

function projectionOf({ projection = 'conic', meridian, parallels }: ViewSpec): GeoProjection {
  if (projection === 'mercator') return geoMercator().rotate([-meridian, 0]);
  if (projection === 'azimuthal')
    return geoAzimuthalEqualArea().rotate([-meridian, -(parallels[0] + parallels[1]) / 2]);
  return geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0]);
}

const waysOf = (projection: GeoProjection): Ways => ({
  toSheet: ([lon, lat]) => projection([lon, lat]) ?? [Number.NaN, Number.NaN],
  toWorld: (point) => projection.invert?.([point[0], point[1]]) ?? [0, 0],
});

function plainView(spec: ViewSpec, [left, top, right, bottom]: Box): Ways {
  const outline = { type: 'MultiPoint' as const, coordinates: spec.fit.map(([lat, lon]) => [lon, lat]) };
  const extent: [[number, number], [number, number]] = [
    [left, top],
    [right, bottom],
  ];
  return waysOf(projectionOf(spec).fitExtent(extent, outline));
}

/** Projected, bent, brought into the frame, pulled apart. */
function bentView(spec: ViewSpec, window: Box, places: readonly LonLat[]): Ways {
  const flat = waysOf(projectionOf(spec).scale(1000).translate([0, 0]));
  const rim = spec.fit.map(([lat, lon]) => flat.toSheet([lon, lat]));
  const bend: Mapping = spec.bend
    ? bendBy(spec.bend, flat.toSheet([spec.bend.at[1], spec.bend.at[0]]), rim)
    : { there: (point) => point, back: (point) => point };
  const framed = chain(bend, settle(boundsOf(rim.map(bend.there)), window));
  const first = places.map((place) => framed.there(flat.toSheet(place)));
  const room: Box = [window[0] + inset, window[1] + inset, window[2] - inset, window[3] - inset];
  const whole = spec.apart ? chain(framed, spreadOut(first, spec.apart, room, spec)) : framed;
  return {
    toSheet: (place) => whole.there(flat.toSheet(place)),
    toWorld: (point) => flat.toWorld(whole.back(point)),
  };
}
