/** CM §24.1: what courts that want victories ask for, and what satisfies them. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stateOf, type Table } from '../table.ts';
import { go, PASSING, tales } from './drive.ts';
import { activate, mpsLeft, type Posting, strategy } from './play.ts';

const wants = (match: Table, court: 'theresa' | 'louis') => stateOf(match).marks.includes(`wants-victories/${court}`);

describe('CM §24.1 an Interrupt against the march', () => {
  test('CM §24.1 Bunzelwitz bars the attack on Frederick: that "fulfils the conditions for that Season"', () => {
    const match = strategy({
      active: 'AU',
      options: { 'imperial-pressure': 'yes' },
      forces: [
        ['AU', 'pirna', { leaders: ['daun'], inf: 10 }],
        ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
      ],
      hands: { AU: ['A1'], PR: ['P23'] },
      change: (state) => {
        state.marks.push('wants-victories/theresa');
        delete state.control.prague;
        state.control.dresden = 'PR';
      },
    });
    activate(match, 'austria', 'A1', 'daun');
    answer(match, 'austria step/dresden', 'prussia interrupt/P23');
    go(match, { ...PASSING, march: 'done', attack: 'no' });
    expect([tales(match, 'interrupt').length, wants(match, 'theresa')]).toEqual([1, false]);
  });
});

describe('CM §24.1.2 Louis wants victories', () => {
  const french = (forces: readonly Posting[]) =>
    strategy({
      active: 'FR',
      options: { 'imperial-pressure': 'yes' },
      forces,
      hands: { FR: ['F1'] },
      change: (state) => {
        state.marks.push('wants-victories/louis');
        state.powers.FR.supplyActions = 1;
        state.control = { minden: 'FR' };
      },
    });
  const sends = (match: Table, leader: string) => {
    answer(match, `france ${leader}`);
    return go(match, { ...PASSING, compose: 'done' });
  };
  const army: Posting = ['FR', 'koln', { leaders: ['destrees'], inf: 14 }];
  const contades: Posting = ['FR', 'giessen', { leaders: ['contades'], inf: 12 }];
  test('CM §24.1.2 only the card that activates the CIC sends a second Command', () => {
    const alone = french([army, contades]);
    answer(alone, 'france ops/F1');
    sends(alone, 'contades');
    expect(optionsOf(alone, 'france')).toEqual(expect.arrayContaining(['destrees', 'done']));
    answer(alone, 'france done');
    go(alone, PASSING);
    // His own 5, and 1 for fewer than 16 SPs: Louis adds nothing.
    expect(mpsLeft(alone, 'france')).toBe(6);
  });
  test('CM §24.1.2 whoever is named first, the 1 MP is for the Command beside the CIC', () => {
    const match = french([army, contades]);
    answer(match, 'france ops/F1');
    sends(match, 'contades');
    sends(match, 'destrees');
    expect(mpsLeft(match, 'france')).toBe(7);
    answer(match, 'france done');
    go(match, PASSING);
    expect(mpsLeft(match, 'france')).toBe(6);
  });
  test('CM §24.1.2 "a second French or French-Mixed Command": no Swede', () => {
    const match = strategy({
      scenario: 's1759',
      active: 'FR',
      options: { 'imperial-pressure': 'yes' },
      forces: [army, contades, ['SW', 'stralsund', { leaders: ['lantingshausen'], inf: 6 }]],
      hands: { FR: ['F1'] },
      change: (state) => {
        state.marks.push('wants-victories/louis');
      },
    });
    answer(match, 'france ops/F1');
    sends(match, 'destrees');
    expect(optionsOf(match, 'france')).toEqual(['contades', 'done']);
  });
  test.each(['siege', 'coup'])(
    'CM §24.1.2 a %s of Hanover contents him though an army stands as near as that',
    (assault) => {
      const match = french([
        ['FR', 'minden', { leaders: ['destrees'], inf: 20, field_art: 2, siege_art: 1 }],
        ['BR', 'osnabruck', { leaders: ['cumberland'], inf: 10 }],
      ]);
      answer(match, 'france ops/F1');
      sends(match, 'destrees');
      answer(match, 'france step/hanover');
      go(match, { ...PASSING, march: 'done' });
      expect(wants(match, 'louis')).toBe(true);
      if (assault === 'siege') answer(match, 'france done', 'france siege/hanover');
      else answer(match, 'france coup/destrees');
      expect(wants(match, 'louis')).toBe(false);
    },
  );
});
