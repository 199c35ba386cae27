import { holds } from '../breach.ts';
import type { Law } from '../law.ts';
import { anyAnswer } from '../play.ts';
import { observersOf } from '../subject.ts';

/** Law 10. */
export const worlds = {
  id: 'worlds',
  says: 'Imagined worlds can be played to their end, and nothing in them is lost or doubled.',
  watch({ subject }) {
    const everyone = [...observersOf(subject)];
    return ({ match, dice, deep }) => {
      if (!deep || match.result) return 0;
      const world = match.fork(dice.pick(everyone, 'observer'), dice);
      for (let left = subject.longest; !world.result; left--) {
        holds(left > 0, 'an imagined world does not end');
        const [wrong] = left % 16 === 0 ? subject.invariant(world.state) : [];
        holds(wrong === undefined, () => `in an imagined world: ${wrong}`);
        const { seat, option, question } = anyAnswer(world, dice);
        holds(world.answer(seat, option, question).ok, () => `in an imagined world ${option} was offered, but refused`);
      }
      const [wrong] = subject.invariant(world.state);
      holds(wrong === undefined, () => `at the end of an imagined world: ${wrong}`);
      return 1;
    };
  },
} as const satisfies Law;
