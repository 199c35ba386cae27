import { type AnyOption, type Ask, type Option, Question, type Refused, type Seat } from './question.ts';
import type { Args } from './words.ts';

/**
 * A procedure of the rulebook. It yields the questions that are open, is resumed with the one just answered, and returns
 * its outcome. Procedures call one another with `yield*`.
 */
export type Rules<T = void> = Generator<readonly Question[], T, Question>;

/** An option. The value defaults to the id, and literal types are kept: no `as const` where rules are written. */
export function option<const I extends string>(id: I): Option<I>;
export function option<const V>(id: string, value: V): Option<V>;
export function option(id: string, value: unknown = id): Option<unknown> {
  return { id, value };
}

/** What is asked, with the section that gives the choice, and for which Power where a seat decides for several. */
export const ask = (id: string, cite: string, args?: Args, about?: string): Ask => ({
  id,
  cite,
  ...(args && { args }),
  ...(about !== undefined && { about }),
});

/** Asks a seat to choose one option and returns the value of the option chosen. */
export function* choose<O extends AnyOption>(
  seat: Seat,
  what: Ask,
  options: () => readonly O[],
  refused?: () => readonly Refused[],
): Rules<O['value']> {
  const question = new Question(seat, 'choose', what, options, refused);
  yield [question];
  return question.value;
}

const YES_NO = [option('yes', true), option('no', false)];

/** Asks yes or no. */
export function* confirm(seat: Seat, what: Ask): Rules<boolean> {
  const question = new Question(seat, 'confirm', what, () => YES_NO);
  yield [question];
  return question.value;
}

/** The whole numbers of a range as options. */
export function range(least: number, most: number): Option<number>[] {
  const options: Option<number>[] = [];
  for (let n = least; n <= most; n++) options.push({ id: String(n), value: n });
  return options;
}

/** Asks for a number. */
export function* amount(seat: Seat, what: Ask, bounds: () => readonly [least: number, most: number]): Rules<number> {
  const question = new Question(seat, 'amount', what, () => range(...bounds()));
  yield [question];
  return question.value;
}

const DONE = option('done', null);

/** Asks for one step of a plan, or `done`, which gives `null`. Call it again until it does. */
export function* plan<O extends AnyOption>(
  seat: Seat,
  what: Ask,
  steps: () => readonly O[],
  refused?: () => readonly Refused[],
): Rules<O['value'] | null> {
  const question = new Question(seat, 'plan', what, () => [...steps(), DONE], refused);
  yield [question];
  return question.value;
}

/** Asks for the next of an order. A single one that is left places itself: that is no choice. */
export function* arrange<O extends AnyOption>(seat: Seat, what: Ask, items: () => readonly O[]): Rules<O['value'][]> {
  const order: O['value'][] = [];
  const placed = new Set<string>();
  const left = () => items().filter(({ id }) => !placed.has(id));
  for (;;) {
    const [next, another] = left();
    if (next === undefined) return order;
    if (another === undefined) return [...order, next.value];
    const question: Question = new Question(seat, 'arrange', what, left);
    yield [question];
    placed.add(question.chosen ?? '');
    order.push(question.value);
  }
}

/** A question for `sealed`. */
export const secretly = <O extends AnyOption, S extends Seat>(
  seat: S,
  what: Ask,
  options: () => readonly O[],
  refused?: () => readonly Refused[],
): Question<O, S> => new Question(seat, 'sealed', what, options, refused);

/** A sealed amount, for `sealed`. */
export const bid = <S extends Seat>(
  seat: S,
  what: Ask,
  bounds: () => readonly [least: number, most: number],
): Question<Option<number>, S> => new Question(seat, 'bid', what, () => range(...bounds()));

/**
 * Every seat answers in secret, may change its mind until the last answer is in, and all are revealed together. Answers come
 * back by seat: where a seat is asked several things, see `sealedFor`, or keep the questions.
 */
export function* sealed<O extends AnyOption, S extends Seat>(
  game: { liftVeil(): void },
  questions: readonly Question<O, S>[],
): Rules<Map<S, O['value']>> {
  yield* unsealed(game, questions);
  return new Map(questions.map((question) => [question.seat, question.value]));
}

/** As `sealed`, where one seat may be asked several things: one for each of its Powers. Answers come back by these. */
export function* sealedFor<O extends AnyOption, K>(
  game: { liftVeil(): void },
  whom: readonly K[],
  put: (each: K) => Question<O>,
): Rules<Map<K, O['value']>> {
  const questions = whom.map(put);
  yield* unsealed(game, questions);
  return new Map(whom.map((each, i) => [each, questions[i]?.value]));
}

/** Waits until the last sealed answer is in. */
function* unsealed({ liftVeil }: { liftVeil(): void }, questions: readonly Question[]): Rules {
  while (questions.some((question) => question.chosen === undefined)) yield questions;
  if (questions.length > 0) liftVeil();
}

/** What somebody did who was asked for a reaction. */
export interface Reaction<K, V> {
  readonly of: K;
  readonly value: V;
}

/** The option by which whoever may react lets it pass. */
export const PASS = option('pass', null);

/**
 * Asks all who may react at once, in secret: each may `pass`, and change its mind until the last answer is in. Whoever does
 * more than pass comes back, in the order in which they were named: the game's order of resolution. Name all of whom
 * everybody can see that they might react, whether they hold the card or not: being asked must tell nothing.
 */
export function* reactions<K, O extends AnyOption>(
  game: { liftVeil(): void },
  whom: readonly K[],
  put: (each: K) => {
    readonly seat: Seat;
    readonly ask: Ask;
    options(): readonly O[];
    refused?(): readonly Refused[];
  },
): Rules<Reaction<K, O['value']>[]> {
  const answers = yield* sealedFor(game, whom, (each) => {
    const { seat, ask: what, options, refused } = put(each);
    const question = secretly<O | typeof PASS, Seat>(seat, what, () => [PASS, ...options()], refused);
    question.reaction = true;
    return question;
  });
  return whom.flatMap((of) => {
    const value = answers.get(of);
    return value === null || value === undefined ? [] : [{ of, value }];
  });
}

/** Runs several procedures side by side: each goes on as soon as its own question is answered. */
export function* parallel<T>(procedures: readonly Rules<T>[]): Rules<T[]> {
  const steps = procedures.map((procedure) => ({ procedure, result: procedure.next() }));
  for (;;) {
    const open: Question[] = [];
    for (const { result } of steps) if (!result.done) for (const question of result.value) open.push(question);
    if (open.length === 0) return steps.flatMap(({ result }) => (result.done ? [result.value] : []));
    const answered = yield open;
    const step = steps.find(({ result }) => !result.done && result.value.includes(answered));
    if (!step) throw new Error('The answer belongs to none of the parallel procedures');
    step.result = step.procedure.next(answered);
  }
}

/** How a match ended: who won (several share a victory), and by which rule. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** Thrown by `finish`: ends the match from however deep inside a procedure. */
export class Finished {
  readonly result: Result;
  constructor(result: Result) {
    this.result = result;
  }
}

/** Ends the match. */
export function finish(winners: readonly Seat[], by: string): never {
  throw new Finished({ winners, by });
}
