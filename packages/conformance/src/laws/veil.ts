import { same } from '../breach.ts';
import type { Law } from '../law.ts';
import { sight } from '../sight.ts';
import { observersOf, someOf } from '../subject.ts';

/** Law 6. Bots think in imagined worlds: in these their own eyes must see what they see now. */
export const veil = {
  id: 'veil',
  says: 'Imagining another world changes nothing that the seat sees, nor anything that a spectator sees.',
  watch({ subject, observers }) {
    const everyone = observersOf(subject);
    return ({ match, dice, deep }) => {
      if (!deep || match.result) return 0;
      const watched = someOf(everyone, observers, dice);
      match.snapshot(); // It settles the checkpoint at which both lines, and so their logs, begin.
      const real = match.branch();
      for (const observer of watched) {
        const imagined = match.fork(observer, dice);
        same(sight(imagined, observer), sight(real, observer), `${observer ?? 'a spectator'} sees through the veil`);
      }
      return watched.length;
    };
  },
} as const satisfies Law;
