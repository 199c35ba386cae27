import { Match, Random, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { courseFor, courseOf, type Knowledge, rank } from '../src/index.ts';
import { BEST_OFFERED, LOCK, type Lock, rightLetters } from './lock.ts';

const begin = () => Match.create(LOCK.definition, { setup: setupFor(LOCK, {}), seed: 'a' });
const best = (insight: Knowledge, budget = 400) => {
  const [first] = rank(insight, begin(), 'thief', new Random('x'), { iterations: budget });
  if (!first) throw new Error('nothing was thought of');
  return first;
};

describe('search over intentions', () => {
  test('finds by mutation a plan that is better than all that were offered', () => {
    expect(rightLetters(best(LOCK.insight).intention?.id ?? '')).toBeGreaterThan(BEST_OFFERED);
  });

  test('without mutation it finds the best of those', () => {
    const { mutate: _, ...insight } = LOCK.insight;
    expect(rightLetters(best(insight).intention?.id ?? '')).toBe(BEST_OFFERED);
  });

  test('options that no intention begins with are still tried', () => {
    const { intentions: _, ...rest } = LOCK.insight;
    const ranked = rank(rest, begin(), 'thief', new Random('x'), { iterations: 60 });
    expect(ranked.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('the same seed gives the same thoughts', () => {
    expect(best(LOCK.insight)).toEqual(best(LOCK.insight));
  });

  test('what a formula knows costs no rollout', () => {
    const match = begin();
    for (const letter of 'bacab') match.answer('thief', letter);
    const ranked = rank(LOCK.insight, match, 'owner', new Random('x'), { iterations: 60 });
    expect(ranked).toEqual([{ id: 'nod', value: 0, share: 1, rollouts: 0 }]);
  });
});

describe('the course of an intention', () => {
  test('is the whole list of answers, up to where somebody else is asked', () => {
    const first = best(LOCK.insight);
    const course = courseOf(LOCK.insight, begin(), 'thief', first);
    expect(course.map(({ option }) => option).join('')).toBe(first.intention?.id);
    expect(new Set(course.map(({ question }) => question))).toEqual(new Set(['wheel']));
  });
});

test('a bot that looks ahead gives its whole turn in one go; one that does not, one answer', () => {
  const course = (level: 'normal' | 'easy') => courseFor(LOCK, begin(), 'thief', { level, random: new Random('x') });
  expect(course('normal')).toHaveLength(5);
  expect(course('easy')).toHaveLength(1);
});

test('worlds that agree with what was seen come more often', () => {
  const away: Knowledge = { ...LOCK.insight, likely: (state) => ((state as Lock).home ? 0 : 1) };
  const match = begin();
  for (const letter of 'baca') match.answer('thief', letter);
  const value = (insight: Knowledge) =>
    rank({ ...insight, horizon: { answers: 20 } }, match, 'thief', new Random('x'), { iterations: 200 }).find(
      ({ id }) => id === 'b',
    )?.value ?? 0;
  expect(value(LOCK.insight)).toBeLessThan(0.8);
  expect(value(away)).toBeGreaterThan(0.85);
});
