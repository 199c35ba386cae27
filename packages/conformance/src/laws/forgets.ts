import { type Answer, Random } from '@quadrille/kernel';
import { same } from '../breach.ts';
import type { Law } from '../law.ts';
import { anyAnswer } from '../play.ts';
import { told, world } from '../sight.ts';
import { type AnyRun, observersOf, someOf } from '../subject.ts';
import { follow, twinsFrom } from '../twins.ts';

/** How far two imagined worlds are followed. */
const AHEAD = 6;

/**
 * Law 6, for bots: they are blind. Two worlds that differ only in what is hidden, imagined anew with the same dice, are
 * one and the same world, now and as it goes on. So nothing that really was hidden is left in it: not in the order of a
 * deck, nor in a variable of a rule that waits.
 */
export const forgets = {
  id: 'forgets',
  says: 'An imagined world keeps nothing of what was really hidden.',
  watch({ subject, observers, seed }) {
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
        checks += stayOne(real, other, dice, observer ?? 'a spectator');
      }
      return checks;
    };
  },
} as const satisfies Law;

function stayOne(real: AnyRun, other: AnyRun, dice: Random, who: string): number {
  for (let step = 0; step < AHEAD; step++) {
    same(world(real), world(other), `a world that ${who} imagines remembers something hidden`);
    if (real.result) break;
    const { seat, option }: Answer = anyAnswer(real, dice);
    for (const run of [real, other]) run.answer(seat, option);
  }
  return 1;
}
