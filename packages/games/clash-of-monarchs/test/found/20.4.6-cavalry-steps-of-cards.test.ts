import { expect, test } from 'vitest';
import { before, units } from '../cards/deck.ts';
import { answer } from '../table.ts';

test('CM §20.4.6 P9: two cavalry steps in Breslau, where Henry stands, make one full unit', () => {
  const match = before('P9', 'PR');
  answer(match, 'prussia event/P9', 'prussia all/space/breslau', 'prussia space/breslau', 'prussia space/breslau');
  expect(units(match, 'PR', 'breslau', 'line_cav')).toEqual([1, 0]);
});
