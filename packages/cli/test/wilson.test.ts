import { expect, test } from 'vitest';
import { wilson } from '../src/simulate/wilson.ts';

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [50, 200, 0.1951, 0.3143],
])('%i of %i', (wins, games, lo, hi) => {
  const [low, high] = wilson(wins, games);
  expect(low).toBeCloseTo(lo, 4);
  expect(high).toBeCloseTo(hi, 4);
});

test('of nothing anything may be true', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
