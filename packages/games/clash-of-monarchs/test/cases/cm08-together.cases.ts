/** CM §8.6.2: events that activate several forces: whom one names, who goes first, what the second meets. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf } from '../table.ts';
import { strategy } from './play.ts';

describe('CM §8.6.2 Converging Attack names one enemy space', () => {
  const named = (scenario: string) => {
    const match = strategy({
      scenario,
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['AU', 'lobositz', { leaders: ['daun'], inf: 8 }],
        ['SA', 'pirna', { inf: 8 }],
      ],
      hands: { PR: ['P4'] },
    });
    answer(match, 'prussia event/P4');
    return optionsOf(match, 'prussia');
  };
  test('CM §8.6.2, 22.1 Neutrals and Poland are no enemies: no Stralsund, no Torun in 1757', () => {
    const spaces = named('s1757');
    expect(spaces).toEqual(expect.arrayContaining(['lobositz', 'prague', 'wesel', 'erfurt', 'pirna']));
    expect(spaces.filter((at) => ['stralsund', 'torun', 'poznan', 'gdansk', 'warsaw'].includes(at))).toEqual([]);
  });
  test('CM §8.6.2, 22.1 nor is Neutral Saxony in 1756', () => {
    expect(named('s1756')).not.toContain('pirna');
  });
});
