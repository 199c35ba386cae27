import type { ViewSpec } from '../geography/view.ts';
import { type LatLon, readPackageYaml } from './data.ts';

/** What the data does not say and a draughtsman has to decide: `hints/<board>.yaml`. */
export interface Hints {
  readonly view: ViewSpec;
  readonly cartouche: Cartouche;
  readonly compass: Ornament;
  /** None on a sheet that is pulled apart: no scale would hold. */
  readonly scale?: Ornament;
  /** Names on the water, along a curve through the points. */
  readonly waters: readonly { readonly name: string; readonly size: number; readonly line: readonly LatLon[] }[];
  /** Names of lands that are no Territory, likewise. */
  readonly regions: Hints['waters'];
  /** Lanes drawn another way than the data's path. */
  readonly lanes: readonly { readonly pair: readonly [string, string]; readonly line: readonly LatLon[] }[];
  /** Seeds added to those of the data, by territory, decor or area; any other name is land of nobody. */
  readonly seeds: Readonly<Record<string, readonly LatLon[]>>;
  /** Spaces drawn elsewhere than they lie: off-map boxes. */
  readonly spaces: Readonly<Record<string, LatLon>>;
  /** Lines a territory does not grow across: straits narrower than a cell. */
  readonly walls: readonly (readonly LatLon[])[];
  /** Adjacent lands that cannot touch on paper, with the way the link is drawn. */
  readonly links: readonly { readonly pair: readonly [string, string]; readonly line: readonly LatLon[] }[];
  /** Lands that touch on paper and are not adjacent. */
  readonly barriers: readonly (readonly [string, string])[];
  /** Seas that are places: points in their water, lines that part them, where their names stand. */
  readonly seas: {
    readonly seeds: Readonly<Record<string, readonly LatLon[]>>;
    readonly limits: readonly (readonly LatLon[])[];
    readonly names?: Readonly<Record<string, LatLon>>;
    /** Seas that meet beyond the edge of the sheet, and by what: either gets a flag. */
    readonly passages?: readonly { readonly pair: readonly [string, string]; readonly by: string }[];
  };
  /** Left top corners of boxes, in pixels of the sheet. */
  readonly boxes: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** Left top corners of the flags of stubs, likewise, as `here/there`. */
  readonly stubs: Readonly<Record<string, readonly [x: number, y: number]>>;
}

export interface Ornament {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Cartouche extends Ornament {
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly year: string;
}

type WrittenHints = Partial<Hints> & { readonly base?: string };

/** Reads a board's hints; those of its `base` come first, and lists present in both are the board's own. */
export function readHints(board: string): Hints {
  const own = readPackageYaml<WrittenHints>(`atlas/hints/${board}.yaml`);
  const base = own.base ? readPackageYaml<WrittenHints>(`atlas/hints/${own.base}.yaml`) : {};
  const { view, cartouche, compass, scale, ...rest } = { ...base, ...own };
  if (!view || !cartouche || !compass) throw new Error(`${board}: view, cartouche or compass missing`);
  const none = { waters: [], regions: [], lanes: [], seeds: {}, spaces: {}, walls: [], links: [], barriers: [] };
  const off = { seas: { seeds: {}, limits: [] }, boxes: {}, stubs: {} };
  return { ...none, ...off, ...rest, view, cartouche, compass, ...(scale && { scale }) };
}
