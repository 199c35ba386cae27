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

interface Owner {
  readonly wash: string;
  readonly edge: string;
  /** By candle, where the usual mixture would come too close to another. */
  readonly dark?: string;
  /** Flat colour of the plain rendition. */
  readonly plain: string;
  readonly hatch: keyof typeof hatches;
}

const owners: Readonly<Record<string, Owner>> = {
  britain: { wash: '#d27d76', edge: '#a33a37', plain: '#f2a49c', hatch: 'pale' },
  france: { wash: '#7d9bcd', edge: '#34589c', plain: '#a9c4f2', hatch: 'fess' },
  austria: { wash: '#f3e39c', edge: '#b4902f', plain: '#fff6c9', hatch: 'none' },
  prussia: { wash: '#7f8d94', edge: '#2f4250', plain: '#b9c2c9', hatch: 'grid' },
  russia: { wash: '#a2be84', edge: '#4f7a39', plain: '#a8d690', hatch: 'bend' },
  ottomans: { wash: '#dd9c63', edge: '#a4571a', plain: '#f2b27a', hatch: 'brick' },
  spain: { wash: '#e3b53f', edge: '#9a7210', plain: '#f7d558', hatch: 'dots' },
  italy: { wash: '#b692bb', edge: '#74406f', plain: '#dcb4e0', hatch: 'sinister' },
  undisputed: { wash: '#dfd0aa', edge: '#8d7a50', plain: '#f4f0e6', hatch: 'crumbs' },
};

/** Colours that a game's own rules name, by game. */
const schemes = {
  /** Clash of Monarchs 2.1.1: dark blue, pink, purple, gray, light blue, white, medium blue, green, red, yellow, orange. */
  'clash-of-monarchs': {
    prussia: { wash: '#5570a8', edge: '#152c58', dark: '#1d2f55', plain: '#7e97cb', hatch: 'grid' },
    britain: { wash: '#f4aebb', edge: '#b9486c', dark: '#96536a', plain: '#ffc2cf', hatch: 'pale' },
    empire_br: { wash: '#a97fc4', edge: '#5d3580', dark: '#593a78', plain: '#cfa5ea', hatch: 'sinister' },
    empire: { wash: '#a9aaa6', edge: '#5c5e5b', dark: '#63625d', plain: '#c4c4c4', hatch: 'crumbs' },
    saxony: { wash: '#b6e2f0', edge: '#3f8fb3', dark: '#4d8098', plain: '#c9f0fb', hatch: 'waves' },
    austria: { wash: '#ffffff', edge: '#a39a82', dark: '#8f887a', plain: '#ffffff', hatch: 'none' },
    france: { wash: '#79a5e6', edge: '#245bb5', dark: '#3660a8', plain: '#a3c6ff', hatch: 'fess' },
    russia: { wash: '#86b86d', edge: '#37712b', dark: '#43692f', plain: '#a4dc88', hatch: 'bend' },
    poland: { wash: '#dc7266', edge: '#94201e', dark: '#8a2a26', plain: '#f28379', hatch: 'lozenges' },
    sweden: { wash: '#f6d742', edge: '#a07f06', dark: '#96791a', plain: '#ffe55c', hatch: 'dots' },
    denmark: { wash: '#f0954a', edge: '#a9520e', dark: '#b2682c', plain: '#ffb06b', hatch: 'brick' },
  },
  /** Neighbours differ in lightness; homes are solid, domains striped, both live. */
  'ultima-ratio-regis': {
    spain: { wash: '#edc453', edge: '#8e6a06', plain: '#ffd95a', hatch: 'dots' },
    france: { wash: '#7e9dd8', edge: '#27499a', plain: '#a9c4f7', hatch: 'fess' },
    england: { wash: '#d9746c', edge: '#93231f', plain: '#f5998f', hatch: 'pale' },
    portugal: { wash: '#6fae8a', edge: '#1d5f3d', plain: '#8fd3ab', hatch: 'bend' },
    ottomans: { wash: '#c98a5a', edge: '#76400f', plain: '#e6ac79', hatch: 'brick' },
    austria: { wash: '#f8f2da', edge: '#a08a4c', dark: '#b3aa8c', plain: '#fffbe6', hatch: 'none' },
    venice: { wash: '#b3638f', edge: '#70224d', plain: '#dd93ba', hatch: 'sinister' },
    poland: { wash: '#eba9ac', edge: '#a8404c', plain: '#ffc4c6', hatch: 'lozenges' },
    hungary: { wash: '#a8cd8d', edge: '#4c7a31', plain: '#c4e8aa', hatch: 'waves' },
    russia: { wash: '#7d9a54', edge: '#3d5718', plain: '#a5c474', hatch: 'bend' },
    persia: { wash: '#5fb0b6', edge: '#0f5a64', plain: '#86d6db', hatch: 'waves' },
    mamluks: { wash: '#b9a94a', edge: '#5f5312', plain: '#d9ca74', hatch: 'brick' },
    crimea: { wash: '#a592d2', edge: '#543f8d', plain: '#c9b9f2', hatch: 'sinister' },
    barbary: { wash: '#8d8379', edge: '#3e352b', plain: '#b5aca3', hatch: 'grid' },
    denmark: { wash: '#b9545e', edge: '#6e1822', plain: '#e07f88', hatch: 'pale' },
    sweden: { wash: '#86c4e4', edge: '#22648c', plain: '#ade0f8', hatch: 'waves' },
    netherlands: { wash: '#f0a04e', edge: '#a2550a', plain: '#ffbd75', hatch: 'bend' },
    huguenots: { wash: '#9fb4dc', edge: '#42537a', plain: '#c3d4f5', hatch: 'fess' },
    catholic_league: { wash: '#6f6fa3', edge: '#2e2e5c', plain: '#9d9dd0', hatch: 'grid' },
    bohemian_rebels: { wash: '#b98f6c', edge: '#684022', plain: '#d9b18f', hatch: 'brick' },
    prussia: { wash: '#70758c', edge: '#26283f', plain: '#a3a8c0', hatch: 'grid' },
    parliament: { wash: '#ab9d77', edge: '#584c2b', plain: '#cfc29c', hatch: 'lozenges' },
    austracists: { wash: '#e0c778', edge: '#8f7322', plain: '#f3dd95', hatch: 'dots' },
    united_states: { wash: '#6f7fb8', edge: '#2b3272', plain: '#9aabe2', hatch: 'pale' },
    /** A minor never has a hue of its own. */
    minor: { wash: '#d9c8a0', edge: '#7c6a42', dark: '#6b5c3e', plain: '#e9e2cf', hatch: 'crumbs' },
    independent: { wash: '#cdbfa6', edge: '#75674b', dark: '#5b564c', plain: '#dedad0', hatch: 'lozenges' },
  },
} as const satisfies Record<string, Record<string, Owner>>;
export type Scheme = keyof typeof schemes;

/** Painted colours sink into the paper by candle; those that are washed over it live keep more of their own. */
const byCandle = (wash: string, edge: string): string => mix(mix(wash, edge, 0.35), '#1c150c', 0.45);

/** By candle, edges stay readable. */
export function tintOf(name: string, scheme?: Scheme): Tint {
  const known: Readonly<Record<string, Owner>> = scheme ? schemes[scheme] : owners;
  const owner = known[name];
  if (!owner) throw new Error(`no colour for ${name}`);
  const { wash, edge, dark, plain, hatch } = owner;
  return {
    wash: { light: wash, dark: dark ?? (scheme ? mix(wash, '#1c150c', 0.4) : byCandle(wash, edge)), plain },
    edge: { light: edge, dark: mix(edge, '#f3e2b8', 0.4), plain: '#000000' },
    hatch: hatches[hatch],
  };
}

export const tintsFor = (names: readonly string[]): Readonly<Record<string, Tint>> =>
  Object.fromEntries(names.map((name) => [name, tintOf(name)]));

/** All colours of a game that names its own. */
export const tintsOf = (scheme: Scheme): Readonly<Record<string, Tint>> =>
  Object.fromEntries(Object.keys(schemes[scheme]).map((name) => [name, tintOf(name, scheme)]));

/** Ground that owners are washed over. */
export const groundTints: {
  readonly wash: Readonly<Record<Rendition, string>>;
  readonly edge: Readonly<Record<Rendition, string>>;
} = {
  wash: { light: '#ecdcb4', dark: '#5b4a32', plain: '#ffffff' },
  edge: { light: '#9a8357', dark: '#8d7648', plain: '#000000' },
};
