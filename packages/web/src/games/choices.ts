import type { Face } from './presenter.ts';

/** An option with its face and its key. */
export interface Choice extends Face {
  readonly option: string;
  /** The key that selects it; beyond ten there is none. */
  readonly key: string | undefined;
}

/** A piece that can do several things: first it is chosen, then what it does. */
export interface Group {
  readonly piece: string;
  readonly choices: readonly Choice[];
  /** It can be touched on the map, but is not held out. */
  readonly quiet?: boolean;
}

/** What the dock lists and the map offers at this moment. */
export interface Choices {
  readonly groups: readonly Group[];
  /** The piece whose options are listed, if there are several pieces. */
  readonly piece: string | undefined;
  readonly listed: readonly Choice[];
  /** Other ways to places that are listed already. */
  readonly further: readonly Choice[];
}

/** So many have a key of their own. */
export const MANY = 9;

/** Numbers the choices up to 9, after those numbered before; what ends, passes or stays is 0. */
export function keyed(faces: readonly (Face & { readonly option: string })[], numbered = 0): Choice[] {
  const ordered = [...faces.filter(({ closing }) => !closing), ...faces.filter(({ closing }) => closing)];
  const closings = ordered.filter(({ closing }) => closing).length;
  return ordered.map((face, place) => ({
    ...face,
    key: face.closing && closings === 1 ? '0' : numbered + place < MANY ? String(numbered + place + 1) : undefined,
  }));
}
