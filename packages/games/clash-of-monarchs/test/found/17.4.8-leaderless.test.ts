import { expect, test } from 'vitest';
import { go, PASSING } from '../cases/drive.ts';
import { type Posting, strategy } from '../cases/play.ts';
import { answer, type Force, stackOf, stateOf } from '../table.ts';

const AUSTRIANS = (force: Force, at = 'schweidnitz'): Posting => ['AU', at, { leaders: ['daun'], ...force }];
const GARRISON = (force: Force, at = 'schweidnitz'): Posting => ['PR', at, { inside: true, ...force }];

test('CM §17.4.8 the siege is raised when the last leader rides away', () => {
  const match = strategy({
    active: 'AU',
    forces: [AUSTRIANS({ inf: 16, siege_art: 1 }), GARRISON({ inf: 2 }), ['AU', 'prague', { inf: 3 }]],
    change: (state) => {
      state.sieges.schweidnitz = { marker: 2, by: 'coalition' };
    },
  });
  answer(match, 'austria leader', 'austria daun', 'austria march/landeshut');
  go(match, { march: 'done', ...PASSING });
  expect(stackOf(match, 'daun')?.at).toBe('landeshut');
  expect(stateOf(match).sieges).toEqual({});
});
