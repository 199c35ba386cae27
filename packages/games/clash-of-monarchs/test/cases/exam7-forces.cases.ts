/** CM §4.4, 11.1: who may be activated, and with what. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf } from '../table.ts';
import { go, sp } from './drive.ts';
import { strategy } from './play.ts';

describe('CM §4.4 the Commander-in-Chief has a single SP', () => {
  const match = () =>
    strategy({
      active: 'BR',
      hands: { BR: ['B1'] },
      forces: [
        ['BR', 'kassel', { leaders: ['ferdinand_ha'], inf: 1 }],
        ['BR', 'hanover', { leaders: ['sporcken'], inf: 10, line_cav: 3 }],
      ],
    });
  test('CM §4.4 Sporcken may still march with one infantry SP of his army', () => {
    const board = match();
    answer(board, 'britain ops/B1', 'britain sporcken');
    expect(optionsOf(board, 'britain')).toContain('done');
    answer(board, 'britain done');
    go(board, { interrupt: 'pass' });
    expect(sp(board, 'sporcken')).toBe(1);
    expect(
      stateOf(board).stacks.find(({ at, leaders }) => at === 'hanover' && leaders.length === 0)?.troops.BR,
    ).toEqual({
      inf: 9,
      units: { line_cav: [3, 0] },
    });
  });
});
