import type { Args } from './words.ts';

/** What decides at the table: a Power, a side, a faction. Who plays it is not the rules' business. */
export type Seat = string;

/**
 * The kinds of decision: all that screens, bots and tests need to know of the rules. Whatever the kind, the answer is
 * one of the enumerated options.
 * - `choose`  one of several things
 * - `confirm` `yes` or `no`
 * - `amount`  a number: the options are `<number>`, rising
 * - `arrange` the next of an order: asked again until everything has its place
 * - `plan`    one step of several: asked again until the seat answers `done`
 * - `sealed`  in secret, at the same time as others; may be changed until the last seat has answered
 * - `bid`     a sealed amount
 */
export const KINDS = ['choose', 'confirm', 'amount', 'arrange', 'plan', 'sealed', 'bid'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing a seat may do. The id is stable and readable (`move/austria-2/bavaria`); it is what the record keeps. */
export interface Option<V> {
  readonly id: string;
  readonly value: V;
}

export type AnyOption = Option<unknown>;

/** Why something a player might expect is not on offer. The sentence stands in the catalogue under `refusal/<code>`. */
export interface Refusal {
  readonly code: string;
  readonly args?: Args;
  /** The section of the rulebook, e.g. `C §8.3`. */
  readonly cite?: string;
}

/** A refusal of one thing: the id is the option's, had it been on offer. */
export interface Refused extends Refusal {
  readonly id: string;
}

/** What is asked: the sentence stands in the catalogue under `ask/<id>`. */
export interface Ask {
  readonly id: string;
  readonly cite: string;
  readonly args?: Args;
  /** Whom of the seat it is about, where a seat decides for several: a Power. */
  readonly about?: string;
}

/**
 * A decision put to a seat. Options are enumerated on demand, never at the moment of asking: while the question is open
 * another seat may change the state (`parallel`), or a bot may reshuffle what it cannot know (`imagine`).
 */
export class Question<O extends AnyOption = AnyOption, S extends Seat = Seat> {
  readonly seat: S;
  readonly kind: Kind;
  readonly ask: Ask;
  /** Which asking this is, unlike any other of its seat; set by the run. */
  stamp = '';
  /** Until the last reaction is in nobody sees who has answered: set by `reactions`. */
  reaction = false;
  /** At this table its options hang on something hidden, though the game calls it open: set by the rules. */
  closed = false;
  readonly #enumerate: () => readonly O[];
  readonly #explain: (() => readonly Refused[]) | undefined;
  #options: readonly O[] | undefined;
  #chosen: O | undefined;

  constructor(seat: S, kind: Kind, ask: Ask, options: () => readonly O[], refused?: () => readonly Refused[]) {
    this.seat = seat;
    this.kind = kind;
    this.ask = ask;
    this.#enumerate = options;
    this.#explain = refused;
  }

  /** Hidden from the others, and open to change until all sealed answers are in. */
  get secret(): boolean {
    return this.kind === 'sealed' || this.kind === 'bid';
  }

  get options(): readonly O[] {
    this.#options ??= this.#enumerate();
    if (this.#options.length === 0) throw new Error(`${this.ask.id} offers ${this.seat} nothing`);
    return this.#options;
  }

  get refused(): readonly Refused[] {
    return this.#explain?.() ?? [];
  }

  get chosen(): string | undefined {
    return this.#chosen?.id;
  }

  /** The chosen value, typed as its options were. */
  get value(): O['value'] {
    if (!this.#chosen) throw new Error(`${this.ask.id} has not been answered by ${this.seat}`);
    return this.#chosen.value;
  }

  /** Takes the answer if the option is on offer. */
  settle(id: string): boolean {
    for (const option of this.options) {
      if (option.id !== id) continue;
      this.#chosen = option;
      return true;
    }
    return false;
  }

  /** Forgets the enumerated options: the state may have changed since. */
  refresh(): void {
    this.#options = undefined;
  }
}
