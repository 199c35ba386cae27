/** CM §17.6, 17.4.6, 15.9: coups at any time of a Turn, siege guns beside the besieger, and who of a beaten army stays in its fortress. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, stateOf } from '../table.ts';
import { battle, go, sp, tales } from './drive.ts';
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

describe('CM §15.9 "the force may split, leaving part in the fortress"', () => {
  test('CM §15.9 Fouqué stays in Brieg with 3 SPs and a gun, and Bevern goes back with the rest', () => {
    // Class 1 holds 8 SPs; 12 stand before Brieg, and some of them fall.
    const match = battle(
      {
        by: 'AU',
        from: 'oppeln',
        at: 'brieg',
        leader: 'daun',
        force: { inf: 20, field_art: 2 },
        against: 'PR',
        enemy: { leaders: ['bevern', 'fouque'], inf: 12, field_art: 1 },
        dice: [5, 1],
      },
      { retreat: () => undefined },
    );
    const left = sp(match, 'bevern') - 3;
    answer(match, 'prussia leave-part/brieg');
    answer(match, 'prussia leader/bevern', 'prussia PR/inf/3', 'prussia done');
    expect(stackOf(match, 'fouque')).toMatchObject({ at: 'brieg', inside: true });
    expect(stackOf(match, 'fouque')?.troops.PR).toEqual({ inf: 3, units: { field_art: [1, 0] } });
    expect(optionsOf(match, 'prussia')).toContain('leave-part/brieg');
    go(match, { retreat: (options) => options.find((id) => id.startsWith('retreat/')) });
    expect([stackOf(match, 'bevern')?.at !== 'brieg', sp(match, 'bevern')]).toEqual([true, left]);
  });
});
