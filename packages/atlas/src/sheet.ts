/**
 * What the client loads: one JSON per board, plus the pictures named in `art`. Nothing here needs geography.
 *
 * All coordinates are sheet pixels at 1×, x to the right and y down. All `path`s are SVG path data in them.
 * The pictures hold paper, sea, land, washes, stripes, borders, lanes, roads, relief, sea names, frame and cartouche.
 * They do not hold names of places, boxes, stubs or marks (capital, port, value, fortress): those are live, so that
 * they stay sharp when zoomed, change with the theme, and can show what an edition says instead. `overlay.ts` draws
 * them the way the printed pictures show them.
 */

import type { Box, ConnectionKind, Label, OffMap, Place, Point, Sea, SheetBase, Stub } from './sheet-base.ts';

export * from './sheet-base.ts';

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

export const spaceMarks = ['victory', 'thalers', 'depot', 'port', 'hill'] as const;
export type SpaceMark = (typeof spaceMarks)[number];

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
  /** Whom its victory points always go to, as a letter. */
  readonly flag: string | null;
  /** Radius of the drawn symbol. */
  readonly r: number;
  readonly label: Label;
  /** Where pieces stand: on the space, then beside it. */
  readonly places: readonly Place[];
  /** Where each mark hangs, whether it is printed or not: an edition may add one. */
  readonly marks: Readonly<Record<SpaceMark, Place>>;
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

// ── Boards of areas joined by drawn connections ──────────────────────────────────────────────────────────────────

export const terrains = ['open', 'wood', 'mountain', 'marsh'] as const;
export type AreaTerrain = (typeof terrains)[number];

export interface Area {
  readonly name: string;
  readonly theatre: string;
  readonly province: string;
  readonly terrain: AreaTerrain;
  readonly key: boolean;
  readonly path: string;
  readonly bounds: Box;
  readonly label: Label;
  /** The town: connections meet here, and a fortress stands on it. */
  readonly town: Place;
  /** Room for troops, best first. */
  readonly places: readonly Place[];
  /** Named room for one thing each: who controls it, how strong a revolt is. */
  readonly slots: Readonly<Record<string, Place>>;
  /** Seas it has a harbour on, each with the place of the anchor. */
  readonly harbours: Readonly<Record<string, Place>>;
  /** Merchants may trade from it. */
  readonly commercial: boolean;
}

export interface Connection {
  readonly a: string;
  readonly b: string;
  readonly kind: ConnectionKind;
  readonly path: string;
}

export const limitKinds = ['open', 'closed', 'province', 'theatre'] as const;
/** Borders between areas: `closed` where no connection crosses, `province` and `theatre` where those end. */
export type LimitKind = (typeof limitKinds)[number];

export interface ConnectedSheet extends SheetBase {
  readonly kind: 'connected';
  readonly areas: Readonly<Record<string, Area>>;
  readonly connections: readonly Connection[];
  readonly limits: Readonly<Record<LimitKind, string>>;
  /** Lines on the water where one sea ends and another begins. */
  readonly seaLimits: readonly string[];
  readonly provinces: Readonly<Record<string, { readonly name: string; readonly areas: readonly string[] }>>;
  readonly theatres: Readonly<Record<string, { readonly name: string; readonly areas: readonly string[] }>>;
  readonly seas: Readonly<Record<string, Sea>>;
  readonly boxes: Readonly<Record<string, OffMap>>;
  readonly stubs: readonly Stub[];
}

export type Sheet = AreaSheet | PointSheet | ConnectedSheet;

/** The names of everything on a sheet that is a place. */
export function namesOf(sheet: Sheet): Readonly<Record<string, string>> {
  const lands = sheet.kind === 'areas' ? sheet.territories : sheet.kind === 'points' ? sheet.spaces : sheet.areas;
  const named: Readonly<Record<string, { readonly name: string }>> = { ...lands, ...sheet.seas, ...sheet.boxes };
  return Object.fromEntries(Object.entries(named).map(([id, { name }]) => [id, name]));
}
