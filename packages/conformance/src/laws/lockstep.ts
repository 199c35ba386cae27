import { Match } from '@quadrille/kernel';
import { same } from '../breach.ts';
import type { Law } from '../law.ts';
import { begin } from '../play.ts';
import { truth } from '../sight.ts';
import { stored } from './restore.ts';

/** Law 3, over a whole match: small losses at each restore add up, and are found. */
export const lockstep = {
  id: 'lockstep',
  says: 'A match that goes through JSON after every answer stays in step with one that never does.',
  watch(trial) {
    let twin = begin(trial);
    return ({ match, answers, deep }) => {
      const answer = answers.at(-1);
      if (answer) twin.answer(answer.seat, answer.option, answer.question);
      if (!deep && !match.result) return 0;
      twin = Match.restore(trial.subject.definition, stored(twin));
      same(truth(twin), truth(match), 'the match through JSON is out of step');
      return 1;
    };
  },
} as const satisfies Law;
