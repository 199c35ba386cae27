import type { AnyOption, Question, Seat } from './question.ts';

/**
 * What a game knows about playing it well. It is only ever given imagined worlds, in which nothing hidden from the seat
 * is as it really is.
 */
export interface Insight<S, P extends string> {
  /** How well a seat stands, from 0 (lost) to 1 (won); only the comparison between seats and positions counts. */
  evaluate(state: S, seat: Seat): number;
  /** How plausible an option is, 0 or more, against the others of the same question. */
  prior(state: S, question: Question, option: AnyOption): number;
  /** Changes whenever a search may stop and evaluate: e.g. the round and turn. */
  boundary(at: { readonly state: S; readonly phase: P }): string;
}

export type AnyInsight = Insight<unknown, string>;
