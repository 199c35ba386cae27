/** CM §22.5.2: during the Armistice France does not "attack French or Anglo-Allied forces", not beside Prussians either (4.1). */
import { expect, test } from 'vitest';
import { answer } from '../table.ts';
import { go, PASSING } from './drive.ts';
import { asked, strategy } from './play.ts';

test('CM §22.5.2, 4.1 Prussians and Anglo-Allies in one space are one force: France does not attack it', () => {
  const match = strategy({
    active: 'FR',
    hands: { FR: ['F1'] },
    forces: [
      ['FR', 'erfurt', { leaders: ['soubise'], inf: 12 }],
      ['PR', 'erfurt', { leaders: ['henry'], inf: 6 }],
      ['BR', 'erfurt', { leaders: ['cumberland'], inf: 6 }],
    ],
    change: (state) => {
      state.armistice = { number: 4, end: null };
    },
  });
  answer(match, 'france ops/F1', 'france soubise', 'france done');
  go(match, { ...PASSING, march: 'done' });
  expect(asked(match, 'france')).not.toContain('attack');
});
