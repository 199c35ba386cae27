import { expect, test } from 'vitest';
import { leadFrom, turningPoints } from '../src/match/turning.ts';

const lines = [
  { power: 'austria', points: [0, 3, 3, 4] },
  { power: 'france', points: [0, 1, 6, 7] },
];

test('the lead is taken for good where nobody comes level again', () => {
  expect(leadFrom(lines, 'france')).toBe(2);
  expect(leadFrom(lines, 'austria')).toBeUndefined();
});

test('turning points are told in their order, with the moment and the chapter they belong to', () => {
  const log = [1, 2, 3, 4].map((seq) => ({ seq, event: { type: 'turn' } }));
  const cut = (n: number) => lines.map(({ power, points }) => ({ power, points: points.slice(0, n) }));
  const presenter = {
    series: (events: readonly unknown[]) => [{ title: 'Influence', lines: cut(events.length) }],
    strokes: () => [
      { seq: 1, weight: 1 as const, chapter: 'Round 1' },
      { seq: 3, weight: 1 as const, chapter: 'Round 2' },
    ],
  };
  expect(turningPoints(presenter, log, {}, ['france'])).toEqual([
    { power: 'austria', gained: 3, seq: 2, chapter: 'Round 1' },
    { power: 'france', seq: 3, chapter: 'Round 2' },
    { power: 'france', gained: 5, seq: 3, chapter: 'Round 2' },
  ]);
});
