import { expect, test } from 'vitest';
import { clustered, wilson } from '../src/simulate/wilson.ts';

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

test('matches of one shuffle that end alike count as one', () => {
  const [alike, apart] = [Array(10).fill({ games: 6, wins: 6 }), Array(10).fill({ games: 6, wins: 0 })];
  const [low, high] = clustered([...alike, ...apart]);
  const [lo, hi] = wilson(10, 20);
  expect(low).toBeCloseTo(lo, 1);
  expect(high).toBeCloseTo(hi, 1);
});

test('matches that have nothing in common all count', () => {
  expect(clustered(Array.from({ length: 40 }, (_, i) => ({ games: 1, wins: i % 4 === 0 ? 1 : 0 })))[0]).toBeCloseTo(
    wilson(10, 40)[0],
    2,
  );
});

test('a shuffle in which one of six seats must win is no wider than six matches', () => {
  expect(clustered(Array(20).fill({ games: 6, wins: 1 }))).toEqual(wilson(20, 120));
});

test('one who has won every match of three shuffles has been tried three times', () => {
  expect(clustered(Array(3).fill({ games: 6, wins: 6 }))).toEqual(wilson(3, 3));
});
