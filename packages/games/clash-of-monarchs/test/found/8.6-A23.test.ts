import { expect, test } from 'vitest';
import { before, first, sending } from '../cards/deck.ts';
import { drms, go, tales } from '../cases/drive.ts';
import { quietly } from '../cases/play.ts';
import { answer } from '../table.ts';

test('CM §8.6 A23: an enemy that failed to Withdraw has −1 in the battle', () => {
  const match = before('A23', 'AU', {
    forces: [
      ['AU', 'kolin', { leaders: ['daun'], inf: 12 }],
      ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 8 }],
    ],
    dice: [1],
  });
  answer(match, 'austria event/A23', 'austria jungbunzlau');
  go(match, sending('AU', 'daun'));
  answer(match, 'austria step/jungbunzlau');
  go(match, {
    intercept: 'pass',
    interrupt: 'pass',
    surprise: 'no',
    withdraw: (options) => options.find((id) => id.startsWith('withdraw/')),
  });
  expect(tales(match, 'pinned')).toHaveLength(1);
  quietly(match);
  go(match, {
    march: 'done',
    attack: (options, seat) => (seat === 'austria' && options.includes('attack') ? 'attack' : 'no'),
    tactic: 'none',
    losses: 'proposal',
    retreat: first,
  });
  // Keith’s 2, less 1.
  expect(Object.values(drms(match, 'ap')).sort()).toEqual([-1, 2]);
});
