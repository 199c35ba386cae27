import type { Inks, Rendition, Tint } from '../sheet.ts';
import { mix } from './colour.ts';

/** Colours of the picture itself. */
export interface Palette {
  readonly paper: string;
  readonly sea: string;
  readonly shallows: string;
  readonly line: string;
  readonly water: string;
  readonly border: string;
  readonly rock: string;
  readonly leaf: string;
  readonly shade: string;
  readonly frame: string;
  readonly seaName: string;
}

export const palettes: Readonly<Record<Rendition, Palette>> = {
  light: {
    paper: '#f4e9cd',
    sea: '#dde2d0',
    shallows: '#9dbcb9',
    line: '#2b2115',
    water: '#4d7480',
    border: '#3d2c17',
    rock: '#efe2c1',
    leaf: '#b4b987',
    shade: '#8a6f45',
    frame: '#eadfc0',
    seaName: '#3a5a64',
  },
  dark: {
    paper: '#4a3c29',
    sea: '#1b272b',
    shallows: '#2f4a50',
    line: '#0f0a05',
    water: '#7ea3ab',
    border: '#e3cf9f',
    rock: '#5d4c34',
    leaf: '#4f5a38',
    shade: '#120c05',
    frame: '#2a2116',
    seaName: '#8fb0b6',
  },
  plain: {
    paper: '#ffffff',
    sea: '#d4e3ee',
    shallows: '#d4e3ee',
    line: '#000000',
    water: '#2f6690',
    border: '#000000',
    rock: '#ffffff',
    leaf: '#ffffff',
    shade: '#6b6b6b',
    frame: '#ffffff',
    seaName: '#1d4566',
  },
};

export const inks: Readonly<Record<Rendition, Inks>> = {
  light: { ink: '#22180c', halo: '#f6edd4', sea: '#3a5a64', paper: '#f8f0da', accent: '#8d2f22' },
  dark: { ink: '#f6e9c8', halo: '#1a1207', sea: '#a9c6cb', paper: '#241a0e', accent: '#e79a72' },
  plain: { ink: '#000000', halo: '#ffffff', sea: '#1d4566', paper: '#ffffff', accent: '#b00020' },
};

/** Hatching after Petra Sancta (1638), the engravers' code for heraldic colours. */
const hatches = {
  none: { width: 8, height: 8, angle: 0, path: '' },
  pale: { width: 7, height: 7, angle: 0, path: 'M3.5 0V7' },
  fess: { width: 7, height: 7, angle: 0, path: 'M0 3.5H7' },
  grid: { width: 8, height: 8, angle: 0, path: 'M4 0V8M0 4H8' },
  bend: { width: 7, height: 7, angle: 45, path: 'M0 3.5H7' },
  sinister: { width: 7, height: 7, angle: -45, path: 'M0 3.5H7' },
  dots: { width: 8, height: 8, angle: 0, path: 'M1 2h1.6M5 6h1.6' },
  brick: { width: 12, height: 12, angle: 0, path: 'M0 3H12M0 9H12M3 3V9M9 9V12M9 0V3' },
  waves: { width: 12, height: 8, angle: 0, path: 'M0 4Q3 0 6 4T12 4' },
  lozenges: { width: 10, height: 10, angle: 45, path: 'M5 0V10M0 5H10' },
  crumbs: { width: 10, height: 10, angle: 0, path: 'M2 3l2-2M7 8l2-2' },
} as const satisfies Record<string, Tint['hatch']>;

/** The colours of an owner, as a game may name them. */
export interface Owner {
  readonly wash: string;
  readonly edge: string;
  /** By candle, where the usual mixture would come too close to another. */
  readonly dark?: string;
  /** Flat colour of the plain rendition. */
  readonly plain: string;
  readonly hatch: keyof typeof hatches;
}

export type Colours = Readonly<Record<string, Owner>>;

/** By candle, edges stay readable. */
function tintFrom({ wash, edge, dark, plain, hatch }: Owner): Tint {
  return {
    wash: { light: wash, dark: dark ?? mix(wash, '#1c150c', 0.4), plain },
    edge: { light: edge, dark: mix(edge, '#f3e2b8', 0.4), plain: '#000000' },
    hatch: hatches[hatch],
  };
}

/** The colours of a game, or only these of them. */
export const tintsOf = (own: Colours, names = Object.keys(own)): Readonly<Record<string, Tint>> =>
  Object.fromEntries(
    names.map((name) => {
      const owner = own[name];
      if (!owner) throw new Error(`no colour for ${name}`);
      return [name, tintFrom(owner)];
    }),
  );

/** The colours of one of them. */
export function tintIn(tints: Readonly<Record<string, Tint>>, name: string): Tint {
  const tint = tints[name];
  if (!tint) throw new Error(`no colour for ${name}`);
  return tint;
}

/** Ground that owners are washed over. */
export const groundTints: {
  readonly wash: Readonly<Record<Rendition, string>>;
  readonly edge: Readonly<Record<Rendition, string>>;
} = {
  wash: { light: '#ecdcb4', dark: '#5b4a32', plain: '#ffffff' },
  edge: { light: '#9a8357', dark: '#8d7648', plain: '#000000' },
};
