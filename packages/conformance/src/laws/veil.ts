import { same } from '../breach.ts';
import type { Law } from '../law.ts';
import { sight } from '../sight.ts';
import { type AnyRun, type AnySubject, observersOf, someOf } from '../subject.ts';

/**
 * Law 6. Bots think in imagined worlds: in these their own eyes must see what they see now. What is said to be an open
 * question is one in all of them.
 */
export const veil = {
  id: 'veil',
  says: 'Imagining another world changes nothing that a seat or a spectator sees, nor what an open question offers.',
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
        same(offered(subject, imagined), offered(subject, real), 'what an open question offers hangs on hidden things');
      }
      return watched.length;
    };
  },
} as const satisfies Law;

/** What every open question offers. */
const offered = ({ definition: { open = [] } }: AnySubject, run: AnyRun): string =>
  run.waiting
    .flatMap((seat) => run.questions(seat))
    .flatMap(({ seat, ask, options, closed }) =>
      open.includes(ask.id) && !closed ? options.map(({ id }) => `${seat} ${id}`) : [],
    )
    .join();
