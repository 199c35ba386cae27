/** The way to a datum: keys and places in lists. */
export type Path = readonly (string | number)[];

/** Something wrong with a datum. */
export interface Finding {
  readonly path: Path;
  readonly message: string;
}

/** A finding where the reader can see it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The way in words, e.g. `territories/london/value`. */
  readonly at: string;
  readonly message: string;
}
