import { expect, test } from 'vitest';
import { isSecondHalf } from '../src/match/pressed.ts';

test('Enter pressed twice in a hurry is one answer', () => {
  const first = { at: 1000, stamp: '7' };
  expect(isSecondHalf(undefined, first)).toBe(false);
  expect(isSecondHalf(first, { at: 1200, stamp: '8' })).toBe(true);
  // The same question still: selected by the first, taken by the second.
  expect(isSecondHalf(first, { at: 1200, stamp: '7' })).toBe(false);
  // Whoever takes their time has read what is asked now.
  expect(isSecondHalf(first, { at: 1600, stamp: '8' })).toBe(false);
});
