/** CM §17.6, 17.4.6: coups at any time of a Turn, siege guns that stand beside the besieger. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf } from '../table.ts';
import { go, tales } from './drive.ts';
import { type Posting, strategy } from './play.ts';
import { besieging, inside, QUIET } from './scenes.ts';

describe('CM §17.6 "at any time during its Turn"', () => {
  test('CM §17.6 after the roll of the Siege Segment has failed the besieger may still storm', () => {
    // Class 2: 1 + 1 = 2 is Progress to Siege 2; then 5 − 1 + 1 (Siege 2) + 1 (Frederick) = 6.
    const match = besieging(
      'PR',
      'PR',
      'eger',
      { leaders: ['frederick'], inf: 18, field_art: 1, siege_art: 1 },
      inside('AU', 'eger', { inf: 3 }),
      [1, 6],
      1,
    );
    go(match, QUIET);
    expect(tales(match, 'siege-roll')).toMatchObject([{ marker: 2 }]);
    expect(optionsOf(match, 'prussia')).toContain('coup/frederick');
    answer(match, 'prussia coup/frederick');
    expect(stateOf(match).control.eger).toBe('PR');
  });
});

describe('CM §17.4.6 "for each siege roll in its space"', () => {
  test('CM §17.4.6 the siege guns of another Command in the space spare the besieger his −2; Prague’s class costs 1', () => {
    const train: Posting = ['PR', 'prague', { leaders: ['keith'], inf: 2, siege_art: 1 }];
    const match = strategy({
      forces: [
        ['PR', 'prague', { leaders: ['frederick'], inf: 18, field_art: 1 }],
        train,
        inside('AU', 'prague', { inf: 3 }),
      ],
      dice: [3],
      change: (state) => {
        state.sieges.prague = { marker: 0, by: 'ap' };
      },
    });
    go(match, QUIET);
    expect(tales(match, 'siege-roll')).toMatchObject([{ roll: 3, drm: -1 }]);
  });
});
