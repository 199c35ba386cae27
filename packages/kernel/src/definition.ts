import type { Seat } from './question.ts';
import type { Random } from './random.ts';
import type { Rules } from './rules.ts';
import type { Words } from './words.ts';

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
  /** Someone has learnt something: what led to it cannot be undone. Random draws lift the veil by themselves. */
  liftVeil(): void;
}

/** A phase: a procedure that returns the next phase. */
export type Phase<S, E, P extends string> = { phase(game: Game<S, E>): Rules<P> }['phase'];

/**
 * How states are kept in checkpoints. What is many small things in a state may be one text there: it is sooner written,
 * read and copied.
 */
export interface Packing<S> {
  /** Plain JSON that shares nothing mutable with the state. */
  pack(state: S): unknown;
  /** A fresh state, all keys in the order they had, that shares nothing mutable with what was packed. */
  unpack(packed: unknown): S;
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
  /** The questions, by id, whose options hang on nothing hidden: everybody knows what may be chosen. */
  readonly open?: readonly string[];
  /** Without it checkpoints hold copies of the state. Where one is added, it must also unpack such copies. */
  readonly packing?: Packing<S>;
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
  /** Makes a state of an older version one of this version; without it old checkpoints are taken as they are. */
  migrate?(state: unknown, from: number): S;
}

/** Any game, for those who treat them all alike. */
export type AnyDefinition = Definition<unknown, AnyEvent, string, unknown>;
