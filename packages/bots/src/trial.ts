import type { Intention, Seat } from '@quadrille/kernel';
import type { Imaginable, Knowledge } from './bot.ts';

/** Something that is being tried out: an option, and what the seat means to do after it. */
export interface Candidate {
  /** Of the intention, or of the option where there is none. */
  readonly id: string;
  readonly option: string;
  readonly intention?: Intention | undefined;
  readonly weight: number;
  /** How plausible it was before, as a share of all. */
  readonly share: number;
  /** What that lets one expect, as a difference in the chance to win. */
  readonly promise: number;
  /** What came of it, world by world. */
  readonly values: number[];
  /** What the search thinks of it in the end. */
  value: number;
}

/** What the candidates are tried with. */
export interface Trial {
  readonly insight: Knowledge;
  readonly table: Imaginable;
  readonly seat: Seat;
  readonly world: string;
}
