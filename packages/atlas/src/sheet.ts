/**
 * What the client loads: one JSON per board, plus the pictures named in `art`. Nothing here needs geography.
 *
 * All coordinates are sheet pixels at 1×, x to the right and y down. All `path`s are SVG path data in them.
 * The pictures hold paper, sea, land, washes, stripes, borders, lanes, relief, sea names, frame and cartouche.
 * They do not hold names of territories or marks (capital, port, elector, value): those are live, so that they
 * stay sharp when zoomed and change with the theme. `overlay.ts` draws them the way the printed pictures show them.
 */

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

interface SheetBase {
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
}

// ── Boards of territories ────────────────────────────────────────────────────────────────────────────────────────

export const territoryKinds = ['capital', 'home', 'disputed', 'undisputed', 'impassable'] as const;
export type TerritoryKind = (typeof territoryKinds)[number];

export interface Territory {
  readonly name: string;
  readonly kind: TerritoryKind;
  /** Power whose home it is; its tint is printed. */
  readonly owner: string | null;
  /** Powers that dispute it; printed as stripes in this order. */
  readonly stripes: readonly string[];
  readonly value: number;
  readonly port: boolean;
  readonly elector: boolean;
  readonly path: string;
  readonly bounds: Box;
  readonly label: Label;
  readonly places: Places;
}

/** Where pieces and marks stand. Never on a border or on the name. */
export interface Places {
  /** At least two, best first: Generals, one each. */
  readonly generals: readonly Place[];
  readonly garrison: Place;
  readonly fortress: Place;
  /** Absent where there is nothing to print. */
  readonly value?: Place;
  readonly port?: Place;
  readonly capital?: Place;
  readonly elector?: Place;
}

export const borderKinds = ['inner', 'power', 'barrier', 'outer'] as const;
/**
 * `inner` between lands of the same colour, `power` between others, `barrier` cannot be crossed,
 * `outer` towards land that is no Territory.
 */
export type BorderKind = (typeof borderKinds)[number];

export interface Border {
  readonly a: string;
  /** `null` on an outer border. */
  readonly b: string | null;
  readonly kind: BorderKind;
  readonly path: string;
  /** Pixels of border on land. */
  readonly length: number;
}

/** Territories that are adjacent although no land border is drawn: over a strait, or where four lands meet. */
export interface Link {
  readonly a: string;
  readonly b: string;
  readonly path: string;
}

export interface SeaLane {
  readonly a: string;
  readonly b: string;
  readonly controller: string;
  readonly path: string;
  /** Middle of the lane, for a marker. */
  readonly at: Point;
}

export interface AreaSheet extends SheetBase {
  readonly kind: 'areas';
  readonly territories: Readonly<Record<string, Territory>>;
  readonly borders: readonly Border[];
  readonly links: readonly Link[];
  readonly lanes: readonly SeaLane[];
}

// ── Boards of spaces and roads ───────────────────────────────────────────────────────────────────────────────────

export interface Space {
  readonly name: string;
  readonly at: Point;
  /** Square spaces may be entered only by the nation that controls them. */
  readonly square: boolean;
  readonly nation: string;
  readonly area: string;
  /** Class of the fortress, 0 for none. */
  readonly fortress: number;
  readonly hill: boolean;
  readonly depot: boolean;
  readonly port: string | null;
  readonly key: boolean;
  readonly victory: number;
  readonly thalers: number;
  /** Radius of the drawn symbol. */
  readonly r: number;
  readonly label: Label;
  readonly places: readonly Place[];
}

export interface Road {
  readonly a: string;
  readonly b: string;
  readonly cost: number;
  readonly sea: boolean;
  readonly path: string;
  /** Where the road crosses a river, if the rules say it does. */
  readonly crossing: Point | null;
}

export interface Region {
  readonly name: string;
  readonly nation: string;
  readonly theatre: string;
  readonly path: string;
  readonly label: Label;
}

export interface PointSheet extends SheetBase {
  readonly kind: 'points';
  readonly spaces: Readonly<Record<string, Space>>;
  readonly roads: readonly Road[];
  /** Areas with land on the sheet; a space in a box may belong to none of them. */
  readonly areas: Readonly<Record<string, Region>>;
  readonly theatres: Readonly<Record<string, { readonly name: string; readonly path: string }>>;
}

export type Sheet = AreaSheet | PointSheet;
