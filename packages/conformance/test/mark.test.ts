import { expect, test } from 'vitest';
import { drawn } from '../src/index.ts';
import { markOf } from '../src/mark.ts';
import { duelSubject } from './duel.ts';

test('texts that differ in one place have different marks, and equal ones the same', () => {
  const text = (i: number) => `${'x'.repeat(i)}y${'x'.repeat(5000 - i)}`;
  const marks = Array.from({ length: 5000 }, (_, i) => markOf(text(i)));
  expect(new Set(marks).size).toBe(5000);
  expect(markOf(text(7))).toBe(marks[7]);
});

test('the same lot draws the same set-ups, another one others', () => {
  const subjects = Array.from({ length: 20 }, (_, i) => ({
    ...duelSubject(),
    setup: { scenario: `${i}`, players: 3, options: {} },
  }));
  const names = (lot: string) => drawn(subjects, 3, lot).map(({ setup }) => setup.scenario);
  expect(names('a')).toHaveLength(3);
  expect(names('a')).toEqual(names('a'));
  expect(names('a')).not.toEqual(names('b'));
});
