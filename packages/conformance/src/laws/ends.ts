import { holds } from '../breach.ts';
import type { Law } from '../law.ts';

/**
 * Law 1. That the match ends at all is seen to by whoever plays it. A position that comes again, with the same questions
 * and no draw in between, is a cycle: players could go round in it for ever.
 */
export const ends = {
  id: 'ends',
  says: 'Matches end; somebody is always waited for and has something to choose; no choices go round in circles.',
  watch() {
    const seen = new Set<string>();
    return ({ match }) => {
      const { waiting, result } = match;
      holds(result === undefined || waiting.length === 0, 'the match is over, but somebody is still asked');
      if (result) return 1;
      holds(waiting.length > 0, 'nobody is waited for, and the match is not over');
      for (const seat of waiting) holds(match.options(seat).length > 0, () => `${seat} has nothing to choose`);
      const { state, phase, counters } = match.inspect();
      const asked = match.decisions().map(({ seat, prompt, options, chosen }) => [seat, prompt, options, chosen]);
      const here = JSON.stringify([state, phase, counters, asked]);
      holds(
        !seen.has(here),
        () => `the position comes again: choices went round in a circle (${JSON.stringify(asked)})`,
      );
      seen.add(here);
      return 1;
    };
  },
} as const satisfies Law;
