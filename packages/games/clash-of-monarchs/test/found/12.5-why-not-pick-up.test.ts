import { expect, test } from 'vitest';
import { refuses, sp } from '../cases/drive.ts';
import { activate, quietly, strategy } from '../cases/play.ts';
import { answer } from '../table.ts';

test('CM §12.5 and §4.4 nobody is picked up beyond what the CIC has: Nádasdy stays at 10 SPs', () => {
  const match = activate(
    strategy({
      active: 'AU',
      forces: [
        ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
        ['AU', 'kolin', { leaders: ['nadasdy'], inf: 8 }],
        ['AU', 'koniggratz', { inf: 5 }],
      ],
      hands: { AU: ['A1'] },
    }),
    'austria',
    'A1',
    'nadasdy',
  );
  answer(match, 'austria step/koniggratz');
  quietly(match);
  answer(match, 'austria pick-up/koniggratz', 'austria AU/inf/3');
  refuses(match, 'austria done', 'cic', '4.4');
  answer(match, 'austria AU/inf/2', 'austria done');
  expect(sp(match, 'nadasdy')).toBe(10);
});
