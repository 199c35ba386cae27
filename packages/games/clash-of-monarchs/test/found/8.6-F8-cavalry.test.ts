import { expect, test } from 'vitest';
import { before, units } from '../cards/deck.ts';
import { answer } from '../table.ts';

test('CM §8.6 F8: Sweden enters the war with one Line cavalry unit at Stralsund', () => {
  const match = before('F8', 'FR');
  answer(match, 'france event/F8');
  expect(units(match, 'SW', 'stralsund', 'line_cav')).toEqual([1, 0]);
});
