import { BOT_LEVELS, THINKING } from '@quadrille/protocol';
import { expect, test } from 'vitest';
import { temperamentOf } from '../src/bots/natures.ts';
import { thoughtFor } from '../src/bots/patience.ts';

/** How long people wait while so many thoughts follow one another. */
function waitFor(thoughts: number, thinking: (typeof THINKING)[number]): number {
  let waited = 0;
  for (let i = 0; i < thoughts; i++) waited += thoughtFor('hard', thinking, waited);
  return waited;
}

test('forty thoughts of the strongest bots keep nobody waiting for much more than five seconds', () => {
  expect(waitFor(5, 'steady')).toBeGreaterThan(3000);
  expect(waitFor(40, 'steady')).toBeLessThan(6000);
});

test('a table may want it brief, or think for long', () => {
  const [brief = 0, steady = 0, long = 0] = THINKING.map((each) => waitFor(40, each));
  expect(brief).toBeLessThan(3000);
  expect(long).toBeGreaterThan(2 * steady);
});

test('nobody thinks for longer than the level does, or not at all', () => {
  for (const level of BOT_LEVELS) {
    expect(thoughtFor(level, 'long', 0)).toBeLessThanOrEqual(1000);
    expect(thoughtFor(level, 'brief', 60_000)).toBeGreaterThan(0);
  }
});

test('a bot stays what it is, and four at a table are four different ones', () => {
  const natures = (table_id: string) => [0, 1, 2, 3].map((position) => temperamentOf({ table_id, position }));
  expect(natures('a')).toEqual(natures('a'));
  expect(new Set(natures('a')).size).toBe(4);
});
