import { type Answer, Random, type Seat } from '@quadrille/kernel';
import { same } from '../breach.ts';
import type { Law, Trial } from '../law.ts';
import { anyAnswer, begin } from '../play.ts';
import { sight, told, world } from '../sight.ts';
import { type AnyMatch, type AnyRun, observersOf, someOf } from '../subject.ts';
import { follow, twinsFrom } from '../twins.ts';

/** How far two imagined worlds are followed. */
const AHEAD = 6;

/** How many other deals are tried at the start of a match. */
const DEALS = 8;

/**
 * Law 6, for bots: they are blind. Two worlds that differ only in what is hidden, imagined anew with the same dice, are
 * one and the same world, now and as it goes on. So nothing that really was hidden is left in it: not in the order of a
 * deck, nor in a variable of a rule that waits. At the start other deals serve as twins too: they come from the set-up,
 * so that an imagination that leaves something as it is does not vouch for itself.
 */
export const forgets = {
  id: 'forgets',
  says: 'An imagined world keeps nothing of what was really hidden.',
  watch(trial) {
    const { subject, observers, seed } = trial;
    const everyone = observersOf(subject);
    return ({ match, answers, dice, deep }) => {
      if (!deep || match.result) return 0;
      const { checkpoint, tail } = match.snapshot();
      let checks = 0;
      for (const observer of someOf(everyone, observers, dice)) {
        const pair = twinsFrom(subject, checkpoint, observer, dice);
        if (!tail.every((answer) => follow(pair, answer, dice))) continue;
        const { real, other } = pair;
        if (told(real, observer) !== told(other, observer)) continue;
        for (const run of [real, other]) run.imagine(observer, new Random(`${seed}/${answers.length}/imagine`));
        checks += stayOne(real, other, dice, observer);
      }
      if (answers.length === 0) checks += otherDeals(trial, match, dice);
      return checks;
    };
  },
} as const satisfies Law;

/** Other deals that somebody cannot tell from this one; to a spectator most are alike. */
function otherDeals(trial: Trial, match: AnyMatch, dice: Random): number {
  let checks = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const another = begin({ ...trial, seed: `${trial.seed}/deal-${deal}` });
    for (const observer of observersOf(trial.subject)) {
      const [real, other] = [match.branch(), another.branch()];
      if (sight(real, observer) !== sight(other, observer)) continue;
      for (const run of [real, other]) run.imagine(observer, new Random(`${trial.seed}/deal-${deal}`));
      checks += stayOne(real, other, dice, observer);
    }
  }
  return checks;
}

function stayOne(real: AnyRun, other: AnyRun, dice: Random, observer: Seat | null): number {
  for (let step = 0; step < AHEAD; step++) {
    same(world(real), world(other), `a world that ${observer ?? 'a spectator'} imagines remembers something hidden`);
    if (real.result) break;
    const { seat, option, question }: Answer = anyAnswer(real, dice);
    for (const run of [real, other]) run.answer(seat, option, question);
  }
  return 1;
}
