import type {
  AnyEvent,
  AnyInsight,
  AnyOption,
  Match,
  Question,
  Random,
  Run,
  Seat,
  Temperament,
} from '@quadrille/kernel';
import type { Answered, Letter, LetterKind } from './letters.ts';
import type { Pledge } from './pledge.ts';

/** A match of any game. */
export type AnyMatch = Match<unknown, AnyEvent, string, unknown>;
export type AnyRun = Run<unknown, AnyEvent, string, unknown>;

/** All a bot may ask of a match: its own options, and worlds in which nothing hidden from it is as it really is. */
export interface Imaginable {
  options(seat: Seat): readonly AnyOption[];
  fork(seat: Seat, random: Random): AnyRun;
}

/** Chooses one of the options of a seat and gives its id. */
export type Bot = (table: Imaginable, seat: Seat, random: Random) => string;

/** A bot that plays with what its game knows about playing well. */
export type Skill = (knowledge: Knowledge) => Bot;

/** What a game may know beyond its insight. Like it, it is only ever given imagined worlds. */
export interface Knowledge extends AnyInsight {
  /** The plausibility of all options of a question at once, in their order: cheaper than one by one. */
  priors?(state: unknown, question: Question): readonly number[];
  /** How much more a bot of this temperament likes an option: 1 makes it e times as plausible, −1 the reverse. */
  leaning?(question: Question, option: string, temperament: Temperament): number;
  /** What speaks for an option, in sentences. */
  reasons?(state: unknown, question: Question, option: string): readonly string[];
  /** Whether an option would break a promise. */
  breaks?(state: unknown, question: Question, option: string, pledge: Pledge): boolean;
  /** What a letter of a kind is about, in the words of the game: a Coalition, whom to attack. */
  aboutOf?(text: string, from: Seat, kind: LetterKind): string | undefined;
  /** The answer to a letter of one who has promised all this already. */
  answerLetter?(state: unknown, letter: Letter, given: readonly Pledge[]): Answered | undefined;
  lettersFrom?(state: unknown, seat: Seat): readonly (Letter & { readonly text: string })[];
}
