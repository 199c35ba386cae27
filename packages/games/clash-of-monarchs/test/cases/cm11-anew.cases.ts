/** CM §11.1, 4.4: a force that breaks a rule in two ways at once can still be put right. */
import { expect, test } from 'vitest';
import { answer, optionsOf } from '../table.ts';
import { go } from './drive.ts';
import { strategy } from './play.ts';

test('CM §11.1, 4.4 with a CIC who rides alone, Broglie may lead Austrians only: French horse and foot are set back one after the other', () => {
  const match = strategy({
    active: 'FR',
    forces: [
      ['FR', 'koln', { leaders: ['destrees'] }],
      ['FR', 'bamberg', { leaders: ['broglie'], inf: 1, line_cav: 1 }],
      ['AU', 'bamberg', { inf: 3 }],
    ],
    hands: { FR: ['F1'] },
  });
  answer(match, 'france ops/F1', 'france broglie');
  for (const set of ['FR/inf/1', 'FR/line_cav/1', 'AU/inf/2']) answer(match, `france ${set}`);
  expect(optionsOf(match, 'france')).not.toContain('done');
  answer(match, 'france FR/inf/0', 'france FR/line_cav/0');
  go(match, { interrupt: 'pass', withdraw: 'stand' });
  expect(optionsOf(match, 'france')).toContain('done');
});
