import type { Args, Seat } from '@quadrille/kernel';
import type { World } from '../state.ts';
import type { Power } from '../vocabulary.ts';

/** A question as a judge sees it. */
export interface Matter {
  readonly world: World;
  readonly seat: Seat;
  /** The Power that decides, as the prompt names it, or else the seat's own. */
  readonly power: Power;
  readonly args: Args;
}

/** What an option is worth to the Power, in Influence. Only differences between options of one question count. */
export type Verdict = (path: readonly string[]) => number;

/** Looks at a question once and then judges its options. */
export type Judge = (matter: Matter) => Verdict;
