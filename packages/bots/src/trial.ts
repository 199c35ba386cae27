import type { Seat } from '@quadrille/kernel';
import type { Knowledge, Table } from './bot.ts';

/** An option that is being tried out. */
export interface Candidate {
  readonly id: string;
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
  readonly table: Table;
  readonly seat: Seat;
  readonly world: string;
}
