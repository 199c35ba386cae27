import { type Answer, type Checkpoint, reopen, type Start, startOf, upgrade } from './checkpoint.ts';
import { type Decision, type Outcome, refuse } from './decision.ts';
import type { AnyEvent, Definition, Entry, Setup } from './definition.ts';
import { digest } from './plain.ts';
import type { AnyOption, Question, Seat } from './question.ts';
import { type Counters, commitment, type Random } from './random.ts';
import type { Result } from './rules.ts';
import { give, Run } from './run.ts';

/** What has to be stored to resume: a checkpoint, the answers since, and how often something was taken back. */
export interface Snapshot<P extends string = string> {
  readonly checkpoint: Checkpoint<P>;
  readonly tail: readonly Answer[];
  readonly undone: number;
}

/** An answer with what came of it. */
interface Given extends Answer {
  /** It made something hidden known. */
  readonly lifted: boolean;
  /** How long the log was before and after, hidden entries included. */
  readonly from: number;
  readonly to: number;
}

/** How many checkpoints an undo may reach back, so that a long quiet stretch does not fill the memory. */
const MOST_KEPT = 64;

/** The least number of answers between two kept checkpoints. Those passed over are made up for when one is wanted. */
const SPACING = 64;

type Rebuilt<S, E extends AnyEvent, P extends string, View> = {
  readonly run: Run<S, E, P, View>;
  /** Where the run began. */
  readonly start: Checkpoint<P>;
  readonly kept: [Checkpoint<P>, ...Checkpoint<P>[]];
  readonly tail: Given[];
};

/** A match that can be stored, resumed, taken back and imagined. Its record is (seed, set-up, version, answers). */
export class Match<S, E extends AnyEvent, P extends string, View> {
  readonly #definition: Definition<S, E, P, View>;
  /** The checkpoints an undo could need: all since the veil was last lifted, and one before. */
  #kept: [Checkpoint<P>, ...Checkpoint<P>[]];
  /** The answers since the oldest kept checkpoint. */
  #tail: Given[] = [];
  /** What had been told, since this match was created or restored, before the run's own entries. */
  readonly #past: Entry<E>[] = [];
  #run: Run<S, E, P, View>;
  #undone: number;

  private constructor(definition: Definition<S, E, P, View>, base: Checkpoint<P>, undone = 0) {
    this.#definition = definition;
    this.#kept = [base];
    this.#undone = undone;
    this.#run = new Run(definition, reopen<S, P>(base), (checkpoint) => this.#keep(checkpoint), SPACING);
  }

  /** A new match. */
  static create<S, E extends AnyEvent, P extends string, View>(
    definition: Definition<S, E, P, View>,
    start: Start,
  ): Match<S, E, P, View> {
    return new Match(definition, startOf(definition, start));
  }

  /** The match as it was when the snapshot was taken; throws if these rules do not replay its tail. */
  static restore<S, E extends AnyEvent, P extends string, View>(
    definition: Definition<S, E, P, View>,
    snapshot: Snapshot,
  ): Match<S, E, P, View> {
    const { match, dropped } = Match.resume(definition, snapshot);
    const [first] = dropped;
    if (first) throw new Error(`The record does not replay: ${first.seat} ${first.option}`);
    return match;
  }

  /**
   * As `restore`, but after a change of the rules a tail that no longer replays is dropped whole and given back: the
   * match goes on from its checkpoint, and its players must be told.
   */
  static resume<S, E extends AnyEvent, P extends string, View>(
    definition: Definition<S, E, P, View>,
    { checkpoint, tail, undone }: Snapshot,
  ): { readonly match: Match<S, E, P, View>; readonly dropped: readonly Answer[] } {
    const base = upgrade(definition, checkpoint);
    const match = new Match(definition, base, undone);
    if (replays(match, tail)) return { match, dropped: [] };
    return { match: new Match(definition, base, undone + 1), dropped: tail };
  }

  get setup(): Setup {
    return this.#run.setup;
  }

  get seats(): readonly Seat[] {
    return this.#run.seats;
  }

  get version(): number {
    return this.#definition.version;
  }

  /** The seats that are waited for. */
  get waiting(): readonly Seat[] {
    return this.#run.waiting;
  }

  /** The seats that everybody sees waited for, also those whose reaction is in while others are still out. */
  get awaited(): readonly Seat[] {
    return this.#run.awaited;
  }

  get result(): Result | undefined {
    return this.#run.result;
  }

  /** How many answers the match has had, without those taken back. */
  get answered(): number {
    return this.#run.answered;
  }

  /** The newest checkpoint at hand; to resume exactly here see `snapshot`. */
  get checkpoint(): Checkpoint<P> {
    return this.#kept.at(-1) ?? this.#kept[0];
  }

  /** Published at the start; the seed itself only when the match is over. */
  get commitment(): string {
    return commitment(this.#kept[0].seed);
  }

  get seed(): string | undefined {
    return this.result && this.#kept[0].seed;
  }

  /** The open decisions of one seat, or of the whole table (for the server only: they show hands). */
  decisions(seat?: Seat): readonly Decision[] {
    const seats = seat === undefined ? this.seats : [seat];
    return seats.flatMap((each) => this.#run.decisions(each, this.#suffix));
  }

  /** The open questions of a seat themselves: cheap. */
  questions(seat: Seat): readonly Question[] {
    return this.#run.questions(seat);
  }

  /** The options of a seat, of its first question that has no answer yet or of another, without the "why not": cheap. */
  options(seat: Seat, which?: number): readonly AnyOption[] {
    return this.#run.options(seat, which);
  }

  view(seat: Seat | null): View {
    return this.#run.view(seat);
  }

  /** The log as a seat may read it, since this match was created or restored. */
  log(seat: Seat | null): readonly E[] {
    return visible([...this.#past, ...this.#run.entries], seat);
  }

  /** What the last accepted answer told, hidden entries included: for the server to send on and to store. */
  get news(): readonly Entry<E>[] {
    const last = this.#tail.at(-1);
    return last ? this.#told(last) : this.#run.entries;
  }

  /**
   * Takes an answer to the question that carries a stamp, or to one of the seat's open questions, counted from 0; if none
   * is named, to the first that has no answer yet. A rule that breaks down throws, and the match stays as it was before.
   */
  answer(seat: Seat, option: string, which?: string | number): Outcome {
    const asked = this.#run.questions(seat);
    const first = asked.findIndex(({ chosen }) => chosen === undefined);
    const meant = typeof which === 'string' ? this.which(seat, which) : which;
    if (meant === undefined && which !== undefined && asked.length > 0) return refuse('stale');
    const answer = { seat, option, ...(meant !== undefined && meant !== Math.max(0, first) && { question: meant }) };
    const { veil } = this.#run;
    const known = this.#run.logged;
    try {
      const outcome = this.#run.answer(seat, option, meant);
      if (outcome.ok) this.#tail.push(given(this.#run, answer, veil, known));
      return outcome;
    } catch (fault) {
      const before = this.#replay(this.#tail, this.#tail.length);
      if (before) this.#adopt(before);
      throw fault;
    }
  }

  /** Takes back the seat's last answer, unless it made something known or others have built upon it. */
  undo(seat: Seat): Outcome {
    const index = this.#tail.findLastIndex((answer) => answer.seat === seat);
    const undone = this.#tail[index];
    if (this.result) return refuse('over');
    if (!undone) return refuse('undo-nothing');
    if (undone.lifted) return refuse('undo-veil');
    const rebuilt = this.#replay(this.#tail.toSpliced(index, 1), index);
    if (!rebuilt) return refuse('undo-built-upon');
    this.#adopt(rebuilt);
    this.#undone++;
    return { ok: true };
  }

  /** What has to be stored to resume here. */
  snapshot(): Snapshot<P> {
    if (this.#run.passedOver !== undefined) this.branch();
    const last = this.checkpoint;
    const since = this.#tail.slice(last.answers - this.#kept[0].answers);
    return {
      checkpoint: last,
      tail: since.map(answerOf),
      undone: this.#undone,
    };
  }

  /** A run in which everything the seat cannot know is reshuffled: for bots to try things out. */
  fork(seat: Seat | null, random: Random): Run<S, E, P, View> {
    const run = this.branch();
    run.imagine(seat, random);
    return run;
  }

  /** A run of its own from here, true to what is hidden: for previews and tests, never for bots. */
  branch(): Run<S, E, P, View> {
    const last = this.checkpoint;
    let newest = last;
    const note = (checkpoint: Checkpoint<P>) => {
      newest = checkpoint;
    };
    // Several phases may have ended within one answer: none of them is played again from the end of the last.
    const { passedOver } = this.#run;
    const noteAt = (answers: number) => (answers === passedOver ? note : undefined);
    const run = new Run(this.#definition, reopen<S, P>(last), noteAt(last.answers));
    const skipped = last.answers - this.#kept[0].answers;
    for (let i = skipped; i < this.#tail.length; i++) {
      const answer = this.#tail[i];
      run.onCheckpoint = noteAt(run.answered + 1);
      if (answer) run.answer(answer.seat, answer.option, answer.question);
    }
    run.onCheckpoint = undefined;
    if (newest !== last) this.#kept.push(newest);
    this.#run.passedOver = undefined;
    return run;
  }

  /** The hash of the whole truth: equal positions have equal hashes. */
  hash(): string {
    return digest(this.inspect());
  }

  /** How often something has become known that this seat had not shown itself. */
  veilFor(seat: Seat): number {
    return this.#run.veilFor(seat);
  }

  /** The naked truth, for tests and hashes. */
  inspect(): { readonly state: S; readonly phase: P; readonly veil: number; readonly counters: Counters } {
    const { state, phase, veil, random } = this.#run;
    return { state, phase, veil, counters: random.counters };
  }

  /** Which of the seat's open questions carries this stamp, counted from 0; none: it is late. */
  which(seat: Seat, stamp: string): number | undefined {
    const index = this.#run.questions(seat).findIndex((each) => `${each.stamp}${this.#suffix}` === stamp);
    return index < 0 ? undefined : index;
  }

  get #suffix(): string {
    return this.#undone === 0 ? '' : `.${this.#undone}`;
  }

  /** Plays these answers, if each has the effect it had before; so many of them are as they were. */
  #replay(answers: readonly Given[], same: number): Rebuilt<S, E, P, View> | undefined {
    const [oldest] = this.#kept;
    const untouched = this.#kept.findLastIndex((each) => each.answers <= oldest.answers + same);
    const start = this.#kept[untouched] ?? oldest;
    const kept: [Checkpoint<P>, ...Checkpoint<P>[]] = [oldest, ...this.#kept.slice(1, untouched + 1)];
    const base = reopen<S, P>(start);
    const run = new Run(this.#definition, base, (checkpoint) => kept.push(checkpoint), SPACING);
    const settled = start.answers - oldest.answers;
    const tail = answers.slice(0, settled);
    for (const answer of answers.slice(settled)) {
      const { veil, logged } = run;
      if (!run.answer(answer.seat, answer.option, answer.question).ok) return undefined;
      const again = given(run, answer, veil, logged);
      if (!sameNews(run.entries.slice(again.from - start.entries), this.#told(answer))) return undefined;
      tail.push(again);
    }
    return { run, start, kept, tail };
  }

  /** What an answer added to the log. */
  #told({ from, to }: Given): readonly Entry<E>[] {
    const { entries, logged } = this.#run;
    const before = logged - entries.length;
    if (from >= before) return entries.slice(from - before, to - before);
    // The run is younger than the answer: what it does not know has been told before.
    const past = this.#past.length - before;
    return [...this.#past.slice(from + past, to + past), ...entries.slice(0, Math.max(0, to - before))];
  }

  #adopt({ run, start, kept, tail }: Rebuilt<S, E, P, View>): void {
    const { entries, logged } = this.#run;
    const told = entries.length - (logged - start.entries);
    if (told < 0) this.#past.length += told;
    for (let i = 0; i < told; i++) this.#past.push(entries[i] as Entry<E>);
    this.#run = run;
    this.#tail = tail;
    this.#kept = kept;
    run.onCheckpoint = (checkpoint) => this.#keep(checkpoint);
  }

  #keep(checkpoint: Checkpoint<P>): void {
    const kept = this.#kept;
    kept.push(checkpoint);
    const before = kept.findLastIndex(({ veil }) => veil < checkpoint.veil);
    // Several phases may end within one answer. It is not in the tail yet, so no checkpoint after it can be the oldest.
    const settled = kept.findLastIndex(({ answers }) => answers < checkpoint.answers);
    const from = Math.min(settled, Math.max(before, kept.length - 1 - MOST_KEPT));
    const first = kept[from];
    if (from <= 0 || first === undefined) return;
    this.#tail.splice(0, first.answers - kept[0].answers);
    kept.splice(0, from);
  }
}

/** The events of these entries that a seat may know. */
export const visible = <E>(entries: readonly Entry<E>[], seat: Seat | null): E[] =>
  entries.filter(({ only }) => only === undefined || (seat !== null && only.includes(seat))).map(({ event }) => event);

function given<S, E extends AnyEvent, P extends string, View>(
  run: Run<S, E, P, View>,
  answer: Answer,
  veil: number,
  known: number,
): Given {
  return { ...answerOf(answer), lifted: run.veil > veil, from: known, to: run.logged };
}

const answerOf = ({ seat, option, question }: Answer): Answer => ({
  seat,
  option,
  ...(question !== undefined && { question }),
});

const sameNews = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && (one.length === 0 || JSON.stringify(one) === JSON.stringify(other));

/** A rule may also break down over an answer that it no longer understands: that tail does not replay either. */
function replays(
  match: Match<never, never, never, unknown> | { answer(seat: Seat, option: string, which?: number): Outcome },
  tail: readonly Answer[],
): boolean {
  try {
    return give(match, tail) === tail.length;
  } catch {
    return false;
  }
}
