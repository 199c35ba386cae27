import type { Decision } from '@quadrille/kernel';
import type { Step } from './steps.ts';

/** Plans are composed where the game says nothing else. */
export const isPlan = ({ kind }: Decision): boolean => kind === 'plan';

/** What a game knows of answers, beyond their being on offer. */
export interface Manners<View = unknown> {
  /**
   * Whether answers to this question are composed into a plan before anything is sent; without a word those of the kind
   * `plan` are.
   */
  readonly composes?: (decision: Decision) => boolean;
  /**
   * Whether one touch takes an option if that can be taken back: it adds it to the plan, or, where nothing is composed, sends
   * it if the same seat is asked next and nothing becomes known. Else it waits for the golden button.
   */
  readonly joins?: (decision: Decision, option?: string) => boolean;
  /** Whether the golden button sends a plan that joins at a touch; else ending it has a button of its own. */
  readonly sends?: (decision: Decision) => boolean;
  /** A sensible answer: the golden button takes it if nothing else is selected. */
  readonly proposed?: (view: View, decision: Decision) => string | undefined;
  /** An option whose forecast is worth seeing before anything is selected. */
  readonly glance?: (view: View, decision: Decision) => string | undefined;
  /** Whether one touch takes this option: it only opens the next question, and can be taken back. */
  readonly quick?: (view: View, decision: Decision, option: string) => boolean;
  /** What follows an option by itself, if nothing comes between: the golden button sends it along. */
  readonly onward?: (view: View, decision: Decision, option: string) => readonly Step[];
}
