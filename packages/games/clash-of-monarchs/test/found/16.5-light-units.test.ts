import { expect, test } from 'vitest';
import { battle, forcesOf, tales } from '../cases/drive.ts';

const results = (match: ReturnType<typeof battle>) => tales(match, 'battle-roll').map(({ result }) => result);

test('CM §16.5 Lt units alone are never Demoralized', () => {
  // Keith on 6-8 (4 SPs and 3 guns) with +5: 10 is 1 D3.
  const match = battle({
    leader: 'keith',
    force: { inf: 4, field_art: 3 },
    against: 'AU',
    enemy: { lt_inf: 3 },
    dice: [5, 1],
  });
  expect(results(match)[0]).toBe('1 D3');
  expect(forcesOf(match, 'AU').map(({ morale: state }) => state)).toEqual(['good']);
});
