import type { Answer } from '@quadrille/kernel';
import type { Law, Trial } from './law.ts';
import { type Course, inOrder, playUnder } from './play.ts';

/** How many answers may be played in search of a shorter match. */
const PATIENCE = 40_000;

/**
 * The shortest match found that still breaks the law: cuts out halves, quarters … and single answers for as long as the
 * rest, without what is no longer accepted, breaks it too. A fault that does not come again is given back as it was.
 */
export function shrink(law: Law, trial: Trial, first: Course): Course {
  let best = first;
  let patience = PATIENCE;
  const again = (answers: readonly Answer[]): boolean => {
    patience -= answers.length + 1;
    const course = playUnder(law, trial, inOrder(answers), 1);
    const shorter = course.fault !== undefined && course.answers.length <= best.answers.length;
    if (shorter) best = course;
    return shorter;
  };
  if (!again(first.answers)) return first;
  for (let size = Math.ceil(best.answers.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = best.answers.length; end > 0 && patience > 0; end = Math.min(end - size, best.answers.length)) {
      again(best.answers.toSpliced(Math.max(0, end - size), Math.min(size, end)));
    }
  }
  return best;
}
