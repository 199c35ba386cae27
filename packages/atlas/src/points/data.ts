import type { LatLon } from '../board/data.ts';

/** A space as the game's own data describes it. */
export interface SpaceDatum {
  readonly id: string;
  readonly name: string;
  readonly pos: LatLon;
  readonly nation: string;
  readonly area: string;
  readonly square?: boolean;
  readonly fortress?: number;
  readonly hill?: boolean;
  /** A Major Depot. */
  readonly md?: boolean;
  readonly port?: string;
  readonly key?: boolean;
  readonly vp?: number;
  readonly thl?: number;
}

export interface ConnectionDatum {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly river?: boolean;
  readonly sea?: boolean;
}

/** The part of a point-to-point map that can be drawn. */
export interface MapData {
  readonly spaces: readonly SpaceDatum[];
  readonly connections: readonly ConnectionDatum[];
  readonly nations: Readonly<Record<string, unknown>>;
  readonly areas: Readonly<
    Record<string, { readonly name: string; readonly theater: string; readonly nation: string }>
  >;
  readonly seas: Readonly<Record<string, { readonly name: string }>>;
}
