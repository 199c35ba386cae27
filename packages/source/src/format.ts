import type { Finding } from './problem.ts';
import type { Shape } from './schema.ts';

/** Finds the data of another file of the same folder, such as the board of a set-up. */
export type Neighbour = (file: string) => unknown;

/** A kind of data file: how it is known, what it looks like, and what the rules of its game demand. */
export interface Format {
  readonly name: string;
  /** The top-level keys by which it is known. */
  readonly marks: readonly string[];
  readonly shape: Shape;
  /** Asked only about data of the right shape. */
  demands(data: unknown, neighbour: Neighbour): readonly Finding[];
}

export const fits = ({ marks }: Format, data: unknown): boolean =>
  typeof data === 'object' && data !== null && marks.every((mark) => mark in data);
