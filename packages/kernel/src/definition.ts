import type { Ask, Kind, Seat } from './question.ts';
import type { Random } from './random.ts';
import type { Rules } from './rules.ts';
import type { Args, Words } from './words.ts';

/** What a table agrees on before the match; it is part of the record. */
export interface Setup {
  readonly scenario: string;
  readonly players: number;
  /** Option id → value, for every option of the scenario. */
  readonly options: Readonly<Record<string, string>>;
}

/** Something that happened. The sentence stands in the catalogue under `event/<type>`. */
export interface AnyEvent {
  readonly type: string;
}

/** An event, and who may know: everyone, or only some seats. */
export interface Entry<E> {
  readonly event: E;
  readonly only?: readonly Seat[];
}

/** What the rules of a game have in hand while a match is running. */
export interface Game<S, E> {
  /** The one mutable state: plain JSON, nothing hidden anywhere else. */
  readonly state: S;
  readonly random: Random;
  /** Tells everyone, or only some seats, what happened. News for some only lifts the veil by itself. */
  tell(event: E, only?: readonly Seat[]): void;
  /**
   * Someone has learnt something: what led to it cannot be undone. Random draws lift the veil by themselves. Whoever
   * showed it of his own will, and knew it all along, is named: for him nothing has come to light.
   */
  liftVeil(shownBy?: Seat): void;
}

/** A phase: a procedure that returns the next phase. */
export type Phase<S, E, P extends string> = { phase(game: Game<S, E>): Rules<P> }['phase'];

/** What a forecast looks at: only what the seat itself can see, so that nothing hidden can get into it. */
export interface Prospect<View> {
  readonly seat: Seat;
  readonly view: View;
  /** The question that is open, if one is. */
  readonly ask?: Ask;
  /** The option that is thought of, as the position stands before it is taken. */
  readonly option?: string;
}

/** A line of a forecast: odds, a modifier, a cost, what becomes of supply. Its sentence stands under `forecast/<id>`. */
export interface Foreseen {
  readonly id: string;
  readonly args?: Args;
  readonly value: number | string;
  readonly cite: string;
}

/** A question as everybody at the table knows of it, and what everybody can see. */
export interface Public<View> {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly kind: Kind;
  /** The view of a spectator. */
  readonly view: View;
}

/**
 * Something a seat may leave word of, so that nobody waits for it: "let reactions pass until my turn". Its sentence stands
 * under `order/<id>`. Whether it applies hangs only on the question and on what a spectator can see; and what it answers
 * is always on offer then.
 */
export interface StandingOrder<View> {
  readonly id: string;
  /** The option it takes; nothing: it is silent on this question. */
  answer(at: Public<View>): string | undefined;
  /** Whether it has come to its end by itself; without it, it stands until it is revoked. */
  ends?(at: { readonly seat: Seat; readonly view: View }): boolean;
}

/** What clocks count. Without it they count questions. */
export interface ClockUnit<View> {
  /** Its name stands under `unit/<id>`: a turn, an impulse. */
  readonly id: string;
  /** Which of them is under way, and whose it is; the others only react in it. The view is a spectator's. */
  at(view: View): { readonly key: string; readonly seats: readonly Seat[] };
}

/**
 * A game is a table of phases. Between two phases nothing is on the stack, so that is where the kernel takes its
 * checkpoints, and the only place where it can.
 */
export interface Definition<S, E extends AnyEvent, P extends string, View> {
  readonly id: string;
  /** Raised whenever a change of the rules could make an old tail replay differently. */
  readonly version: number;
  readonly phases: Readonly<Record<P, Phase<S, E, P>>>;
  readonly words: Words;
  /** The questions, by id, whose options hang on nothing hidden, unless the rules close one: everybody knows what may be chosen. */
  readonly open?: readonly string[];
  seats(setup: Setup): readonly Seat[];
  first(setup: Setup): P;
  setUp(setup: Setup, random: Random): S;
  /** What a seat may know; `null` is a spectator. */
  view(state: S, seat: Seat | null): View;
  /**
   * Reshuffles, in place, everything the seat cannot know: its view and its options stay the same, and nothing of what
   * really was hidden remains. (Put the unknown things in a canonical order first, then shuffle.)
   */
  determinise(state: S, seat: Seat | null, random: Random): void;
  /** What can be said beforehand of what a seat is about to do. */
  forecast?(at: Prospect<View>): readonly Foreseen[];
  /** What seats may leave word of. */
  readonly orders?: readonly StandingOrder<View>[];
  readonly clock?: ClockUnit<View>;
  /** Makes a state of an older version one of this version; without it old checkpoints are taken as they are. */
  migrate?(state: unknown, from: number): S;
}

/** Any game, for those who treat them all alike. */
export type AnyDefinition = Definition<unknown, AnyEvent, string, unknown>;
