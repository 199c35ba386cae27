import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { TerritoryKind } from '../sheet.ts';

export type LatLon = readonly [lat: number, lon: number];

/** A Territory as the game's own data describes it. */
export interface TerritoryDatum {
  readonly id: string;
  readonly name: string;
  readonly kind: TerritoryKind;
  readonly owner: string | null;
  readonly stripes: readonly string[];
  readonly value: number;
  readonly port: boolean;
  readonly elector: boolean;
  readonly points: readonly LatLon[];
  readonly adjacent: readonly string[];
  /** Of `adjacent`: across water. */
  readonly straits?: readonly string[];
}

export interface LaneDatum {
  readonly pair: readonly [string, string];
  readonly controller: string;
  readonly path: readonly LatLon[];
}

/** The part of a game's board file that can be drawn. */
export interface BoardData {
  readonly board: string;
  readonly title: string;
  readonly powers: readonly string[];
  readonly territories: readonly TerritoryDatum[];
  readonly sea_lanes: readonly LaneDatum[];
  /** Land that is drawn but is no Territory. */
  readonly decor: readonly { readonly name: string; readonly points: readonly LatLon[] }[];
}

/** Reads a file below `packages/`. */
export function readPackageYaml<T>(path: string): T {
  return parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
}
