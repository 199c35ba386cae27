import { recordOf, replay } from '@quadrille/kernel';
import { same } from '../breach.ts';
import type { Law } from '../law.ts';
import { begin } from '../play.ts';
import { position } from '../sight.ts';
import { observersOf } from '../subject.ts';

/** Law 4. A second match follows answer by answer; the whole record is replayed, with its hashes, at the end. */
export const replays = {
  id: 'replays',
  says: 'The record, which is seed, set-up and answers, makes the same match again.',
  watch(trial) {
    const { subject, seed, chance } = trial;
    const { definition, setup } = subject;
    const second = begin(trial);
    return ({ match, answers, deep }) => {
      const answer = answers.at(-1);
      if (answer) second.answer(answer.seat, answer.option, answer.question);
      if (deep) same(position(second), position(match), 'the same answers made another position');
      if (!match.result) return deep ? 1 : 0;
      const record = recordOf(definition, { setup, seed, chance }, answers);
      const again = replay(definition, record);
      same(again.hash(), match.hash(), 'the record replays to another hash');
      for (const observer of observersOf(subject)) {
        const logs = [again.log(observer), match.log(observer)].map((log) => JSON.stringify(log));
        same(logs[0] ?? '', logs[1] ?? '', 'the record replays to another log');
      }
      return 1;
    };
  },
} as const satisfies Law;
