import type { LatLon } from '../board/data.ts';
import type { AreaTerrain, ConnectionKind } from '../sheet.ts';

/** The part of a game's map that can be drawn: areas joined by connections, on several sheets. */
export interface RealmData {
  readonly theaters: Readonly<
    Record<string, { readonly name: string; readonly map: string; readonly dispersion_boxes: readonly string[] }>
  >;
  readonly provinces: Readonly<Record<string, { readonly name: string; readonly areas: readonly string[] }>>;
  readonly seas: Readonly<Record<string, SeaDatum>>;
  readonly trade_centers: Readonly<Record<string, TradeDatum>>;
  readonly areas: Readonly<Record<string, AreaDatum>>;
  readonly connections: readonly (readonly [a: string, b: string, kind: WrittenKind])[];
}

type WrittenKind = 'normal' | 'rough' | 'blue_white';

export interface AreaDatum {
  readonly name: string;
  readonly pos: LatLon;
  readonly map: string;
  readonly theater: string;
  readonly province: string;
  readonly terrain: AreaTerrain;
  readonly key: boolean;
  readonly seas: readonly string[];
  readonly commercial_port: boolean;
}

export interface SeaDatum {
  readonly name: string;
  /** One sheet, or several joined by `+`. */
  readonly map: string;
  readonly pos: LatLon;
  readonly adjacent: readonly string[];
  readonly galley_zone: boolean;
}

export interface TradeDatum {
  readonly name: string;
  readonly theater: string;
  readonly capacity: number;
  readonly capacity_from_turn: Readonly<Record<string, number>>;
}

export const kindOf = (kind: WrittenKind): ConnectionKind => (kind === 'blue_white' ? 'blue-white' : kind);

/** Whether something lies on a sheet; what lies on two is drawn on both. */
export const liesOn = ({ map }: { readonly map: string }, sheet: string): boolean => map.split('+').includes(sheet);
