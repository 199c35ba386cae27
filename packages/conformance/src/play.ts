import { type Answer, Match, type Question, Random, type Seat } from '@quadrille/kernel';
import { holds } from './breach.ts';
import type { Law, Trial } from './law.ts';
import type { AnyMatch } from './subject.ts';

/** Somebody is waited for and has options: a match or a run. */
type Asking = { readonly waiting: readonly Seat[]; questions(seat: Seat): readonly Question[] };

/** A random answer of a random seat that is waited for; where it is asked several things, to any that has none yet. */
export function anyAnswer(asking: Asking, dice: Random): Answer {
  const seat = dice.pick(asking.waiting, 'seat');
  const asked = asking.questions(seat);
  const open = [...asked.keys()].filter((which) => asked[which]?.chosen === undefined);
  const which = open.length > 1 ? dice.pick(open, 'question') : (open[0] ?? 0);
  const option = dice.pick(asked[which]?.options ?? [], 'option').id;
  return { seat, option, ...(which !== open[0] && { question: which }) };
}

/** A new match of a trial. */
export const begin = ({ subject, seed, chance }: Trial): AnyMatch =>
  Match.create(subject.definition, { setup: subject.setup, seed, chance });

/** Where the answers of a match come from: the next one, or nothing when no more are to be given. */
export type Source = (match: AnyMatch) => Answer | undefined;

/** Random answers until the match is over. */
export function randomly({ seed }: Trial): Source {
  const dice = new Random(`${seed}/players`);
  return (match) => (match.result ? undefined : anyAnswer(match, dice));
}

/** These answers in their order. */
export function inOrder(answers: readonly Answer[]): Source {
  const rest = answers[Symbol.iterator]();
  return () => rest.next().value;
}

/** How a match under a law went: the answers that were accepted, the checks made, and what broke the law. */
export interface Course {
  readonly answers: readonly Answer[];
  readonly checks: number;
  readonly fault?: unknown;
}

/** Plays a match while a law watches. Whatever is thrown, by the law or by the rules, is the fault. */
export function playUnder(law: Law, trial: Trial, source: Source, every: number): Course {
  const { longest } = trial.subject;
  const answers: Answer[] = [];
  let checks = 0;
  const play = () => {
    const match = begin(trial);
    const watch = law.watch(trial);
    const offset = new Random(trial.seed).below(every, 'offset');
    for (;;) {
      const deep = (answers.length + offset) % every === 0;
      checks += watch({ match, answers, dice: new Random(`${trial.seed}/${answers.length}`), deep });
      const answer = source(match);
      if (!answer) return;
      holds(answers.length < longest, () => `the match is not over after ${longest} answers`);
      const offered = match.options(answer.seat, answer.question).some(({ id }) => id === answer.option);
      const { ok } = match.answer(answer.seat, answer.option, answer.question);
      holds(ok === offered, () => `${answer.option} was ${ok ? 'not offered, but accepted' : 'offered, but refused'}`);
      if (ok) answers.push(answer);
    }
  };
  try {
    if (law.around) law.around(play);
    else play();
    return { answers, checks };
  } catch (fault) {
    return { answers, checks, fault };
  }
}
