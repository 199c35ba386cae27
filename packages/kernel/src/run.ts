import type { Answer, Checkpoint, Opening } from './checkpoint.ts';
import { type Decision, describe, explain, type Outcome, refuse } from './decision.ts';
import type { AnyEvent, Definition, Entry, Game, Setup } from './definition.ts';
import { copy } from './plain.ts';
import type { AnyOption, Question, Seat } from './question.ts';
import { Random } from './random.ts';
import { Finished, type Result, type Rules } from './rules.ts';

const ACCEPTED: Outcome = { ok: true };

/** A live line of play: state and coroutine going forward. `Match` adds memory; bots play on a bare run. */
export class Run<S, E extends AnyEvent, P extends string, View> implements Game<S, E> {
  readonly state: S;
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  readonly random: Random;
  /** What has been told since this run began. */
  readonly entries: Entry<E>[] = [];
  phase: P;
  /** How often something hidden has become known. */
  veil: number;
  answered: number;
  result: Result | undefined;
  /** Called between phases; without it no checkpoint is taken. */
  onCheckpoint: ((checkpoint: Checkpoint<P>) => void) | undefined;
  /** After how many answers a checkpoint could have been taken since the last one, and was not. */
  passedOver: number | undefined;
  readonly #definition: Definition<S, E, P, View>;
  readonly #base: Opening<S, P>;
  readonly #spacing: number;
  #checkpointed: number;
  #procedure: Rules<P>;
  #open: readonly Question[] = [];
  /** How often each seat has shown something of its own since this run began. */
  readonly #shown = new Map<Seat, number>();

  /**
   * Plays on from an opened checkpoint, which it takes over: see `reopen`. With a `spacing` it takes a checkpoint only if
   * there were so many answers since the last: copying the state is the dearest thing a run does.
   */
  constructor(
    definition: Definition<S, E, P, View>,
    base: Opening<S, P>,
    onCheckpoint?: (checkpoint: Checkpoint<P>) => void,
    spacing = 0,
  ) {
    this.#definition = definition;
    this.#base = base;
    this.#spacing = spacing;
    this.#checkpointed = base.answers;
    this.onCheckpoint = onCheckpoint;
    this.setup = base.setup;
    this.seats = definition.seats(base.setup);
    this.state = base.state;
    this.phase = base.phase;
    this.veil = base.veil;
    this.answered = base.answers;
    this.random = new Random(base.seed, base.chance, base.counters, () => this.liftVeil());
    this.#procedure = definition.phases[this.phase](this);
    this.#advance();
  }

  // Arrow properties, so that rules may take them apart: `function* battle({ state, tell }: Game)`.
  readonly tell = (event: E, only?: readonly Seat[]): void => {
    if (only) this.veil++;
    this.entries.push(only ? { event, only } : { event });
  };
  readonly liftVeil = (shownBy?: Seat): void => {
    this.veil++;
    if (shownBy !== undefined) this.#shown.set(shownBy, (this.#shown.get(shownBy) ?? 0) + 1);
  };

  /** How often something has become known that this seat had not shown itself. */
  veilFor(seat: Seat): number {
    return this.veil - (this.#shown.get(seat) ?? 0);
  }

  /** The seats that are waited for. */
  get waiting(): readonly Seat[] {
    const seats: Seat[] = [];
    for (const { chosen, seat } of this.#open) if (chosen === undefined && !seats.includes(seat)) seats.push(seat);
    return seats;
  }

  /** The seats that everybody sees waited for: those that are, and whose reaction is in while others are still out. */
  get awaited(): readonly Seat[] {
    const seats: Seat[] = [];
    for (const { chosen, reaction, seat } of this.#open)
      if ((chosen === undefined || reaction) && !seats.includes(seat)) seats.push(seat);
    return seats;
  }

  /** The options of a seat, without the "why not": what bots ask for. */
  options(seat: Seat, which?: number): readonly AnyOption[] {
    return this.question(seat, which)?.options ?? [];
  }

  /** The open decisions of a seat, in full; those that are sealed may be changed. */
  decisions(seat: Seat, suffix = ''): readonly Decision[] {
    return this.questions(seat).map((question) => describe(question, suffix, this.#definition.words));
  }

  view(seat: Seat | null): View {
    return this.#definition.view(this.state, seat);
  }

  /**
   * Takes an answer to one of the seat's open questions: to the first that has none yet, if none is named. A rule that
   * breaks down throws, and leaves the run in pieces: `Match` knows how to mend it.
   */
  answer(seat: Seat, option: string, which?: number): Outcome {
    const question = this.question(seat, which);
    if (!question) return refuse(this.result ? 'over' : 'not-asked');
    if (!question.settle(option)) {
      const reason = question.refused.find(({ id }) => id === option);
      return reason ? { ok: false, ...explain(reason, this.#definition.words) } : refuse('not-offered');
    }
    this.answered++;
    this.#advance(question);
    return ACCEPTED;
  }

  /** Turns this run into one that is possible as far as the seat can tell: nothing hidden is as it really is. */
  imagine(seat: Seat | null, random: Random): void {
    this.random.reseed(`${random.seed}/${random.below(2 ** 32, 'imagine')}`);
    this.#definition.determinise(this.state, seat, random);
    this.#forget(seat);
    for (const question of this.#open) {
      question.refresh();
      const hidden = question.secret && question.seat !== seat && question.chosen !== undefined;
      if (hidden) question.settle(random.pick(question.options, 'imagine').id);
    }
  }

  /** What others were told stays with them: an imagined run must not carry it. */
  #forget(seat: Seat | null): void {
    const known = this.entries.filter(({ only }) => only === undefined || (seat !== null && only.includes(seat)));
    if (known.length < this.entries.length) this.entries.splice(0, this.entries.length, ...known);
  }

  /** How many log entries there have been since the match began. */
  get logged(): number {
    return this.#base.entries + this.entries.length;
  }

  /** The open questions of a seat, in the order of the game; sealed ones stay until the last answer is in. */
  questions(seat: Seat): readonly Question[] {
    return this.#open.filter((question) => question.seat === seat);
  }

  /** One of them, counted from 0, or the first that has no answer yet; if all have one, the first of them. */
  question(seat: Seat, which?: number): Question | undefined {
    if (which !== undefined) return this.questions(seat)[which];
    let answered: Question | undefined;
    for (const question of this.#open) {
      if (question.seat !== seat) continue;
      if (question.chosen === undefined) return question;
      answered ??= question;
    }
    return answered;
  }

  #betweenPhases(take: (checkpoint: Checkpoint<P>) => void): void {
    this.passedOver = this.answered - this.#checkpointed < this.#spacing ? this.answered : undefined;
    if (this.passedOver !== undefined) return;
    this.#checkpointed = this.answered;
    take(this.#checkpoint());
  }

  #checkpoint(): Checkpoint<P> {
    const { game, version, setup, chance, seed } = this.#base;
    const { phase, veil, answered: answers, logged: entries } = this;
    const counters = { ...this.random.counters };
    const state = copy(this.state);
    return { game, version, setup, chance, seed, counters, phase, state, veil, answers, entries };
  }

  /** How many answers there had been, and a count if this seat is asked several things at once. */
  #stampFor({ seat }: Question): string {
    const first = String(this.answered);
    let stamp = first;
    for (let n = 1; this.#open.some((each) => each.seat === seat && each.stamp === stamp); n++) stamp = `${first}-${n}`;
    return stamp;
  }

  #advance(answered?: Question): void {
    try {
      let step = answered ? this.#procedure.next(answered) : this.#procedure.next();
      while (step.done) {
        this.phase = step.value;
        if (this.onCheckpoint) this.#betweenPhases(this.onCheckpoint);
        this.#procedure = this.#definition.phases[this.phase](this);
        step = this.#procedure.next();
      }
      this.#open = step.value;
      for (const question of this.#open) {
        if (question.stamp === '') question.stamp = this.#stampFor(question);
        else question.refresh();
      }
    } catch (thrown) {
      if (!(thrown instanceof Finished)) throw thrown;
      this.#open = [];
      this.result = thrown.result;
    }
  }
}

/** Gives answers to a run until one is refused; returns how many were taken. */
export function give(
  run: { answer(seat: Seat, option: string, which?: number): Outcome },
  answers: readonly Answer[],
): number {
  for (const [index, { seat, option, question }] of answers.entries()) {
    if (!run.answer(seat, option, question).ok) return index;
  }
  return answers.length;
}
