import { holds } from '../breach.ts';
import type { Law } from '../law.ts';
import { markOf } from '../mark.ts';
import type { AnyMatch } from '../subject.ts';

/**
 * Law 1. That the match ends at all is seen to by whoever plays it. A position that comes again, with the same questions
 * and no draw in between, is a cycle: players could go round in it for ever.
 */
export const ends = {
  id: 'ends',
  says: 'Matches end; somebody is always waited for and has something to choose; no choices go round in circles.',
  watch() {
    const glimpsed = new Set<string>();
    const seen = new Set<string>();
    return ({ match }) => {
      const { waiting, result } = match;
      holds(result === undefined || waiting.length === 0, 'the match is over, but somebody is still asked');
      if (result) return 1;
      holds(waiting.length > 0, 'nobody is waited for, and the match is not over');
      for (const { seat, options } of waiting.flatMap((each) => match.questions(each)))
        holds(options.length > 0, () => `${seat} has nothing to choose`);
      // To describe all questions at every moment would be dear: it is done where the state and the options come again.
      const glimpse = positionOf(match);
      if (glimpsed.has(glimpse)) {
        const decisions = match.decisions().map(({ stamp: _, ...decision }) => decision);
        const whole = markOf(`${glimpse}${JSON.stringify(decisions)}`);
        holds(!seen.has(whole), () => `${waiting.join(', ')}: choices went round in a circle`);
        seen.add(whole);
      }
      glimpsed.add(glimpse);
      return 1;
    };
  },
} as const satisfies Law;

function positionOf(match: AnyMatch): string {
  const { state, phase, counters } = match.inspect();
  const asked = match.waiting.flatMap((seat) =>
    match.questions(seat).map(({ chosen, options }) => [seat, chosen, options.map(({ id }) => id)]),
  );
  return markOf(JSON.stringify([state, phase, counters, asked]));
}
