/** What sheets of every kind hold: measures, lettering, colours, seas, boxes off the map, stubs. */

export const renditions = ['light', 'dark', 'plain'] as const;
/** `light` parchment, `dark` the same sheet by candle, `plain` flat high contrast with one pattern per Power. */
export type Rendition = (typeof renditions)[number];

export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A disc that is free of borders, names and other places; pieces are drawn inside it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Radius of the disc. */
  readonly r: number;
}

/** Lettering as live text: one `<textPath startOffset="50%" text-anchor="middle">` per line. */
export interface Label {
  readonly lines: readonly { readonly text: string; readonly path: string }[];
  /** Font size in sheet pixels. */
  readonly size: number;
  /** Letter spacing in em. */
  readonly spacing: number;
  /** Middle of the lettering, and the angle there in degrees. */
  readonly at: Point;
  readonly angle: number;
  /** Set in italics: names on the water. */
  readonly italic?: boolean;
  /** Drawn from a name that stands outside to the land it names. */
  readonly leader?: string;
}

/** Colours of what is drawn live above the picture of one rendition. */
export interface Inks {
  readonly ink: string;
  readonly halo: string;
  readonly sea: string;
  readonly paper: string;
  readonly accent: string;
}

/** One Power's (or nation's) colours, and its hatching as the inside of an SVG `<pattern>` tile. */
export interface Tint {
  readonly wash: Readonly<Record<Rendition, string>>;
  readonly edge: Readonly<Record<Rendition, string>>;
  readonly hatch: { readonly width: number; readonly height: number; readonly angle: number; readonly path: string };
}

export interface SheetBase {
  readonly format: 1;
  /** Board id, also the name of the files. */
  readonly board: string;
  readonly title: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Inside of the frame: what a camera should never leave. */
  readonly window: Box;
  /** File names beside the JSON. */
  readonly art: Readonly<Record<Rendition, { readonly '1x': string; readonly '2x': string }>>;
  readonly inks: Readonly<Record<Rendition, Inks>>;
  readonly tints: Readonly<Record<string, Tint>>;
  readonly fonts: { readonly names: string; readonly italic: string; readonly figures: string };
  readonly seas?: Readonly<Record<string, Sea>>;
  readonly boxes?: Readonly<Record<string, OffMap>>;
  readonly stubs?: readonly Stub[];
  /** All sheets of a game that has several, this one among them, with what lies on each: so that it can be found. */
  readonly maps?: readonly MapOfSeveral[];
}

export interface MapOfSeveral {
  readonly board: string;
  readonly title: string;
  readonly places: readonly string[];
}

/** Water that is a place: fleets stand on it, and it can be chosen. */
export interface Sea {
  readonly name: string;
  readonly path: string;
  readonly bounds: Box;
  readonly label: Label;
  /** Room for fleets, best first. */
  readonly places: readonly Place[];
  /** Galleys only may be kept here. */
  readonly galleys: boolean;
}

export const offMapKinds = ['theatre', 'forage', 'dispersion', 'trade'] as const;
export type OffMapKind = (typeof offMapKinds)[number];

/** A box beside or on the map: pieces stand in it, and it can be chosen. */
export interface OffMap {
  readonly name: string;
  readonly kind: OffMapKind;
  /** The area, theatre or trade centre it belongs to. */
  readonly of: string;
  /** The figure printed in it, if there is one: an edition may print another. */
  readonly figure: number | null;
  readonly at: Box;
  /** Base line of its title. */
  readonly label: Label;
  readonly places: readonly Place[];
}

export const connectionKinds = ['normal', 'rough', 'blue-white'] as const;
/** `blue-white`: troops pass, supply does not. */
export type ConnectionKind = (typeof connectionKinds)[number];
export type StubKind = ConnectionKind | 'sea' | 'port';

/** Where a connection, a sea or a port leads from this sheet to another. The other sheet has its twin. */
export interface Stub {
  readonly here: string;
  readonly there: string;
  /** Board id of the other sheet. */
  readonly sheet: string;
  readonly kind: StubKind;
  /** What it is called: the place it leads to, and the map that lies on. */
  readonly name: string;
  readonly map: string;
  /** From the place towards the edge; the flag with the name stands at its end. */
  readonly path: string;
  readonly at: Box;
}
