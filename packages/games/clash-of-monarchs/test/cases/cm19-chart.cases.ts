/** CM §19.4: what options of the Diplomacy Chart bring later, and how long they last. */
import { describe, expect, test } from 'vitest';
import { answer, clear, optionsOf, post, stateOf, table } from '../table.ts';
import { go, PASSING } from './drive.ts';
import { activate, strategy, whyNot } from './play.ts';

describe('CM §19.4 (chart) Prussia B of 1756: no French Commitment unless Prussia enters Saxony', () => {
  const entering = (letter: 'A' | 'B', to: string) => {
    const match = strategy({
      scenario: 's1756',
      forces: [['PR', 'halle', { leaders: ['keith'], inf: 8 }]],
      hands: { PR: ['P13'] },
      change: (state) => {
        Object.assign(state, { commitments: [], marks: [`option/PR/1756${letter}`] });
      },
    });
    activate(match, 'prussia', 'P13', 'keith');
    answer(match, `prussia step/${to}`);
    go(match, { ...PASSING, march: 'done' });
    return stateOf(match).commitments;
  };
  test('CM §19.4 Keith marches into Leipzig: now France is committed', () => {
    expect(entering('B', 'leipzig')).toEqual(['FR']);
  });
  test('CM §19.4 he marches to Magdeburg: it is not', () => {
    expect(entering('B', 'magdeburg')).toEqual([]);
  });
});

describe('CM §19.4 "once chosen, options remain in effect until superseded"', () => {
  const marching = (letter: 'A' | null) => {
    const match = table({
      phase: 'diplomacy',
      change: (state, world) => {
        clear(world);
        Object.assign(state, { season: 'winter', year: 1758, commitments: [], marks: ['french-aid-only'] });
        post(world, 'FR', 'maubeuge', { leaders: ['destrees'], inf: 14 });
      },
    });
    if (letter) answer(match, 'britain BR/A', `france FR/${letter}`);
    return stateOf(match).marks;
  };
  test('CM §19.4 with its option of 1758 France no longer "only aids Austria"', () => {
    expect([marching(null), marching('A')]).toEqual([
      expect.arrayContaining(['french-aid-only']),
      expect.not.arrayContaining(['french-aid-only']),
    ]);
  });
  test('CM §19.4 (chart) France B of 1757: 12 SPs leave its borders, 14 do not', () => {
    const leaving = (inf: number) => {
      const match = strategy({
        active: 'FR',
        forces: [['FR', 'maubeuge', { leaders: ['destrees'], inf }]],
        hands: { FR: ['F1'] },
        change: (state) => {
          state.marks.push('french-aid-only');
        },
      });
      activate(match, 'france', 'F1', 'destrees');
      return optionsOf(match, 'france').includes('step/liege') ? 'marches' : whyNot(match, 'france', 'step/liege');
    };
    expect([leaving(12), leaving(14)]).toEqual(['marches', 'french-aid-only']);
  });
});
