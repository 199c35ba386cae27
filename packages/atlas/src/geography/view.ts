import { geoConicConformal } from 'd3-geo';
import type { Box, Point } from '../sheet.ts';
import type { LonLat } from './world.ts';

/** Which part of the world a sheet shows; written by hand for each board. */
export interface ViewSpec {
  readonly width: number;
  readonly height: number;
  /** Meridian that points straight up. */
  readonly meridian: number;
  readonly parallels: readonly [number, number];
  /** Places [lat, lon] that must lie inside the frame; the tightest fit is taken. */
  readonly fit: readonly (readonly [lat: number, lon: number])[];
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

/** Lambert's conformal conic: shapes stay right, and the period used it. */
export function createView({ width, height, meridian, parallels, fit }: ViewSpec): View {
  const window: Box = [margin, margin, width - margin, height - margin];
  const outline = { type: 'MultiPoint' as const, coordinates: fit.map(([lat, lon]) => [lon, lat]) };
  const projection = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .fitExtent(
      [
        [window[0], window[1]],
        [window[2], window[3]],
      ],
      outline,
    );
  const toSheet = ([lon, lat]: LonLat): Point => projection([lon, lat]) ?? [Number.NaN, Number.NaN];
  const toWorld = (point: Point): LonLat => projection.invert?.([point[0], point[1]]) ?? [0, 0];
  const middle = toWorld([width / 2, height / 2]);
  const [, northward] = toSheet([middle[0], middle[1] + 1]);
  return { width, height, window, toSheet, toWorld, pixelsPerKm: Math.abs(northward - height / 2) / 111.2 };
}
