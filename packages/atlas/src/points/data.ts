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
  /** Letter of the Power its victory points always go to. */
  readonly flag?: string;
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
    Record<
      string,
      {
        readonly name: string;
        readonly theater: string;
        readonly nation: string;
        /** Devastation Level; an area without one has no box for Forage Points. */
        readonly devastation: number | null;
      }
    >
  >;
  readonly seas: Readonly<Record<string, { readonly name: string }>>;
}
