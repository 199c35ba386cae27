import type { AnyOption, Question, Seat } from './question.ts';
import type { Random } from './random.ts';

/** A moment of a line of play: a run is one. */
export interface Moment<S, P extends string> {
  readonly state: S;
  readonly phase: P;
}

/**
 * Something a seat may mean to do, over several questions: "march Napoleon with four Units to Vienna by way of Bavaria",
 * "play this card for its points and besiege Prague", "bid nine, and buy a fleet if I win". Plain data: what else it
 * takes to follow it, the game adds. The id is readable and names the whole of it; equal ids are equal intentions.
 */
export interface Intention {
  readonly id: string;
  /** How plausible it is against the others, more than 0; absent: 1. */
  readonly weight?: number;
}

/** How far imagined play goes before it is judged. */
export interface Horizon {
  /** How many boundaries are passed after the seat has acted again; absent: 1. */
  readonly boundaries?: number;
  /** A line of so many answers is judged where it stands; absent: 2000. */
  readonly answers?: number;
}

/**
 * What a game knows about playing it well. It is only ever given imagined worlds, in which nothing hidden from the seat
 * is as it really is. A game needs the first three; each of the others makes its bots better.
 */
export interface Insight<S, P extends string, I extends Intention = Intention> {
  /** How well a seat stands, from 0 (lost) to 1 (won); only the comparison between seats and positions counts. */
  evaluate(state: S, seat: Seat): number;
  /** How plausible an option is, 0 or more, against the others of the same question. */
  prior(state: S, question: Question, option: AnyOption): number;
  /** Changes whenever a search may stop and evaluate: e.g. the round and turn. */
  boundary(at: Moment<S, P>): string;

  /** How well every seat stands, where that is cheaper found together, or sides win as one. Then `evaluate` is not asked. */
  standings?(state: S): Readonly<Record<Seat, number>>;
  /** What it is worth to a seat, from 0 to 1, that these have won. Without it winners share 1, unless all win together. */
  spoils?(winners: readonly Seat[], seat: Seat): number;
  readonly horizon?: Horizon;

  /** A few dozen things worth trying from this question on, the plausible ones first; none where it is all there is. */
  intentions?(state: S, seat: Seat, question: Question): readonly I[];
  /** The option by which an intention answers a question of its seat; nothing: it has nothing to say to it. */
  follow?(state: S, question: Question, intention: I): string | undefined;
  /** A neighbour of an intention: another force, another goal, a part left out, or one taken over from the other. */
  mutate?(state: S, intention: I, other: I, random: Random): I | undefined;

  /** The answer to a question about which there is nothing to search: a closed formula knows, or nothing hangs on it. */
  atOnce?(state: S, question: Question): string | undefined;
  /** How well an imagined world agrees with what the seat has seen the others do, from 0 to 1. */
  likely?(state: S, seat: Seat): number;
}

export type AnyInsight = Insight<unknown, string>;
