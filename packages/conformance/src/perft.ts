import { Match } from '@quadrille/kernel';
import { begin } from './play.ts';
import type { AnyMatch, AnySubject } from './subject.ts';

/**
 * How many sequences of answers there are from the start of a match, one, two, … answers long: golden numbers, as chess
 * programs have them. A change of the rules that nobody meant shows in them, even where no match of a test passes by.
 */
export function perft(subject: AnySubject, depth: number, seed = 'perft'): readonly number[] {
  let level: readonly AnyMatch[] = [begin({ subject, seed, chance: 'keyed', observers: 'one' })];
  return Array.from({ length: depth }, () => {
    level = level.flatMap((match) => successors(subject, match));
    return level.length;
  });
}

function successors({ definition }: AnySubject, match: AnyMatch): AnyMatch[] {
  const open = match.waiting.flatMap((seat) => match.questions(seat).map((question, which) => ({ question, which })));
  const unanswered = open.filter(({ question }) => question.chosen === undefined);
  return unanswered.flatMap(({ question: { seat, options }, which }) =>
    options.map(({ id }) => {
      const next = Match.restore(definition, match.snapshot());
      next.answer(seat, id, which);
      return next;
    }),
  );
}
