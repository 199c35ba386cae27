/** What bots of a title weigh beyond what the family has in common. */
import type { State, World } from '../state.ts';
import type { Power, Territory } from '../vocabulary.ts';
import type { Judge } from './judge.ts';
import type { View } from './prizes.ts';
import type { Survey } from './survey.ts';

/** How a match may end that is not a race for Influence only. */
export interface Ending {
  /** The probability that it ends so, and not later. */
  readonly likely: number;
  /** By Power: what it would have by then. */
  readonly standings: readonly number[];
}

/** Values are counted in Influence. Each is for a Power, by its rank, and a place of the chart. */
export interface Lore {
  /** Questions that only this title asks, or judges otherwise. */
  readonly judges: Readonly<Record<string, Judge>>;
  /** Questions that are judged otherwise in a match like this one (L'Empereur). */
  readonly judgesNow?: (state: State) => Readonly<Record<string, Judge>> | undefined;
  /** Where a search may stop, if not after every turn of the Wheel. */
  readonly boundary?: (state: State) => string | undefined;
  /** The chance to win, where it is not a race for Influence (L'Empereur). */
  readonly chance?: (world: World) => number | undefined;
  /** An end in sight (a General in Paris). */
  readonly ending?: (survey: Survey) => Ending | undefined;
  /** What a Power has besides its possessions (the crown of the Empire). */
  readonly standing?: (survey: Survey, power: number, rounds: number) => number;
  /** What a Garrison is worth beyond what the Territory brings. */
  readonly claim?: (view: View, at: number) => number;
  /** What the loss of its Capital costs a Power; by default little. */
  readonly capital?: (power: number) => number;
  /** Influence for beating the Generals who stand there, beyond 1 for each. */
  readonly bonus?: (survey: Survey, power: number, at: number) => number;
  /** What else hangs on a battle. */
  readonly stakes?: (power: Power, at: Territory) => number;
  /** Where Powers ally in pairs: whether this one is ready to ally itself with the other (RP §7). */
  readonly wouldAlly?: (world: World, self: Power, other: Power) => boolean;
  /** A number that changes when Territories open or close otherwise than by Diplomacy. */
  readonly epoch?: (state: State) => number;
}
