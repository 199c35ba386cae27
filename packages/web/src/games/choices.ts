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
