import type { Cost } from './growth.ts';

export interface Speed {
  readonly engine: string;
  /** Answers per second on one core: the median of the rounds. */
  readonly plain: number;
  /** With the view of the seat that answers, at every step. */
  readonly withView?: number;
  /** How many times faster our match is. */
  readonly timesFaster?: { readonly plain: number; readonly withView: number };
}

export interface BenchReport {
  readonly game: string;
  readonly scenario: string;
  readonly players: number;
  readonly node: string;
  readonly cpu: string;
  readonly speed: readonly Speed[];
  readonly growth: readonly { readonly engine: string; readonly costs: readonly Cost[] }[];
}
