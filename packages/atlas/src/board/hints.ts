import type { ViewSpec } from '../geography/view.ts';
import { type LatLon, readPackageYaml } from './data.ts';

/** What the data does not say and a draughtsman has to decide: `hints/<board>.yaml`. */
export interface Hints {
  readonly view: ViewSpec;
  readonly cartouche: Cartouche;
  readonly compass: Ornament;
  readonly scale: Ornament;
  /** Names on the water, along a curve through the points. */
  readonly waters: readonly { readonly name: string; readonly size: number; readonly line: readonly LatLon[] }[];
  /** Seeds added to those of the data, by territory id or name of decor. */
  readonly seeds: Readonly<Record<string, readonly LatLon[]>>;
  /** Lines a territory does not grow across: straits narrower than a cell. */
  readonly walls: readonly (readonly LatLon[])[];
  /** Adjacent lands that cannot touch on paper, with the way the link is drawn. */
  readonly links: readonly { readonly pair: readonly [string, string]; readonly line: readonly LatLon[] }[];
  /** Lands that touch on paper and are not adjacent. */
  readonly barriers: readonly (readonly [string, string])[];
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

/** Fills what a board leaves out. */
export function readHints(board: string): Hints {
  const hints = readPackageYaml<Partial<Hints> & Pick<Hints, 'view' | 'cartouche' | 'compass' | 'scale'>>(
    `atlas/hints/${board}.yaml`,
  );
  return { waters: [], seeds: {}, walls: [], links: [], barriers: [], ...hints };
}
