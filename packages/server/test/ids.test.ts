import { expect, test } from 'vitest';
import { timedId } from '../src/ids.ts';

test('what is written in the same millisecond, or after the clock was set back, stands in the order it was written', () => {
  const now = Date.now();
  const ids = [now, ...Array.from({ length: 2000 }, () => now), now - 5000, now + 1].map(timedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
