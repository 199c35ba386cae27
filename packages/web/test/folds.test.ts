import { expect, test } from 'vitest';
import type { Entry } from '../src/games/presenter.ts';
import { foldsOf, WINDOW, windowOf } from '../src/match/folds.ts';

const line = (index: number, power?: string, more: Partial<Entry> = {}): Entry => ({
  seq: index,
  index,
  parts: [],
  deltas: [],
  places: [],
  ...(power && { power }),
  ...more,
});

test('what a Power does in a row is one line; two deeds are two, headings and stories stand alone', () => {
  const folds = foldsOf([
    line(0, undefined, { heading: true }),
    line(1, 'france'),
    line(2, 'france'),
    line(3, 'france'),
    line(4, 'austria'),
    line(5, 'austria'),
    line(6, 'austria', { story: 6 }),
    line(7, 'austria'),
  ]);
  expect(folds.map(({ entry, more }) => [entry.index, more.map(({ index }) => index)])).toEqual([
    [0, []],
    [1, [2, 3]],
    [4, []],
    [5, []],
    [6, []],
    [7, []],
  ]);
});

test('the window holds the latest lines, slides back, and never holds more than it may', () => {
  expect(windowOf(500, undefined)).toEqual({ from: 500 - WINDOW, to: 500 });
  expect(windowOf(500, 200)).toEqual({ from: 200 - WINDOW, to: 200 });
  expect(windowOf(500, 10)).toEqual({ from: 0, to: WINDOW });
  expect(windowOf(20, 5)).toEqual({ from: 0, to: 20 });
});
