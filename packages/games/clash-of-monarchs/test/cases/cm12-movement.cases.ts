/** CM §12: movement. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { answer, optionsOf, refusal, stackOf, stateOf, told } from '../table.ts';
import { activate, asked, mpsLeft, type Posting, quietly, strategy, whyNot } from './play.ts';

const FREDERICK = (force: object): Posting => ['PR', 'dresden', { leaders: ['frederick'], ...force }];
const marching = (forces: readonly Posting[], more: object = {}) =>
  activate(strategy({ forces, hands: { PR: ['P5'] }, ...more }), 'prussia', 'P5', 'frederick');

describe('CM §12.1 allowances (Frederick has 7 MPs)', () => {
  test('CM §12.1 fewer than 16 SPs: one MP more', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 15 })]), 'prussia')).toBe(8);
  });
  test('CM §12.1 16 to 27 SPs: his rating', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 16 })]), 'prussia')).toBe(7);
  });
  test('CM §12.1 more than 27 SPs: two MPs fewer', () => {
    expect(mpsLeft(marching([['PR', 'dresden', { leaders: ['frederick', 'henry'], inf: 28 }]]), 'prussia')).toBe(5);
  });
  test('CM §12.1 with siege artillery: two MPs fewer', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 16, siege_art: 1 })]), 'prussia')).toBe(5);
  });
  test('CM §12.1 Demoralized: two MPs fewer', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 16, morale: 'demoralized' })]), 'prussia')).toBe(5);
  });
  test('CM §9.1.1 in Short Supply two, in Critical Supply four MPs fewer', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 16, supply: 'short' })]), 'prussia')).toBe(5);
    expect(mpsLeft(marching([FREDERICK({ inf: 16, supply: 'critical' })]), 'prussia')).toBe(3);
  });
  test('CM §9.1 five SPs are not affected by supply', () => {
    expect(mpsLeft(marching([FREDERICK({ inf: 5, supply: 'critical' })]), 'prussia')).toBe(8);
  });
});

describe('CM §12.0 costs', () => {
  test('CM §12.0 a green line costs 1 MP, a yellow one 2', () => {
    const match = marching([FREDERICK({ inf: 16 })]);
    answer(match, 'prussia step/pirna');
    quietly(match);
    expect(mpsLeft(match, 'prussia')).toBe(6);
    const other = marching([FREDERICK({ inf: 16 })]);
    answer(other, 'prussia step/leipzig');
    quietly(other);
    expect(mpsLeft(other, 'prussia')).toBe(5);
  });
  test('CM §12.6 an enemy Light unit in a space costs 1 MP more', () => {
    const match = marching([FREDERICK({ inf: 16 }), ['AU', 'freiberg', { lt_cav: 1 }]]);
    answer(match, 'prussia step/freiberg');
    quietly(match, 'overrun');
    expect(told(match, 'moved')).toMatchObject([{ to: 'freiberg', mp: 2 }]);
  });
  test('CM §2.1.1 square spaces are entered only by their own nation', () => {
    const match = activate(
      strategy({ active: 'AU', forces: [['AU', 'mannheim', { leaders: ['nadasdy'], inf: 8 }]], hands: { AU: ['A3'] } }),
      'austria',
      'A3',
      'nadasdy',
    );
    expect(whyNot(match, 'austria', 'step/strasbourg') ?? refusal(match, 'austria step/strasbourg')).toBe('square');
  });
});

describe('CM §12.2 mixed forces', () => {
  const mixed = (change?: Parameters<typeof strategy>[0]['change']) =>
    activate(
      strategy({
        active: 'AU',
        forces: [
          ['AU', 'nurnberg', { leaders: ['nadasdy'], inf: 10 }],
          ['IM', 'bamberg', { inf: 8 }],
        ],
        hands: { AU: ['A3'] },
        ...(change && { change }),
      }),
      'austria',
      'A3',
      'nadasdy',
    );
  test('CM §12.2 a 7-MP Austrian who picks up Imperials on the way loses one MP', () => {
    const match = mixed();
    const before = mpsLeft(match, 'austria');
    answer(match, 'austria step/bamberg');
    quietly(match);
    const there = mpsLeft(match, 'austria');
    answer(match, 'austria pick-up/bamberg');
    if (!optionsOf(match, 'austria').includes('done')) answer(match, 'austria IM/inf/8');
    answer(match, 'austria done');
    // 18 SPs: the MP for fewer than 16 SPs goes too.
    expect(mpsLeft(match, 'austria')).toBe(there - 2);
    expect(before).toBe(8);
  });
});

describe('CM §12.3 Forced March', () => {
  /** Frederick has marched to and fro between Dresden and Freiberg, and has no MP left. */
  const spent = (dice: readonly number[], inf: number) => {
    const match = marching([['PR', 'dresden', { leaders: ['frederick', 'henry'], inf }]], { dice });
    for (let to = 'freiberg'; mpsLeft(match, 'prussia') > 0; to = to === 'freiberg' ? 'dresden' : 'freiberg') {
      answer(match, `prussia step/${to}`);
      quietly(match);
    }
    return match;
  };
  test('CM §12.3 die + MP rating of 11 or more: two more MPs, and 1 SP is lost at once', () => {
    const match = spent([4], 16);
    expect(mpsLeft(match, 'prussia')).toBe(0);
    answer(match, 'prussia force');
    quietly(match);
    expect(told(match, 'forced-march')).toMatchObject([{ roll: 4, total: 11, won: 2 }]);
    expect(mpsLeft(match, 'prussia')).toBe(2);
    expect(spOf(stackOf(match, 'frederick') ?? { troops: {} })).toBe(15);
  });
  test('CM §12.3 10 is too little: the SP is lost all the same', () => {
    const match = spent([3], 16);
    answer(match, 'prussia force');
    expect(told(match, 'forced-march')).toMatchObject([{ total: 10, won: 0 }]);
    expect(spOf(stackOf(match, 'frederick') ?? { troops: {} })).toBe(15);
  });
  test('CM §12.3 21 SPs or more subtract 1; a tenth of those left, rounded up, is lost after movement (readings, 28)', () => {
    const match = spent([5], 21);
    answer(match, 'prussia force');
    expect(told(match, 'forced-march')).toMatchObject([{ roll: 5, total: 11, won: 2 }]);
    answer(match, 'prussia done');
    quietly(match);
    while (asked(match, 'prussia').some((id) => id === 'losses' || id === 'shortages' || id === 'march-losses'))
      answer(match, 'prussia proposal');
    expect(spOf(stackOf(match, 'frederick') ?? { troops: {} })).toBe(18);
  });
  test('CM §12.3 not with siege artillery', () => {
    const match = marching([FREDERICK({ inf: 16, siege_art: 1 })]);
    expect(whyNot(match, 'prussia', 'force')).toBe('siege-guns');
  });
  test('CM §12.3 only after the normal MPs', () => {
    expect(whyNot(marching([FREDERICK({ inf: 16 })]), 'prussia', 'force')).toBe('mps-left');
  });
});

describe('CM §12.4 leaders alone', () => {
  test('CM §12.4 a leader alone has 3 MPs more, and one goes each Turn', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick', 'henry', 'keith'], inf: 16 }]],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia leader', 'prussia henry');
    expect(mpsLeft(match, 'prussia')).toBe(9);
    answer(match, 'prussia march/torgau');
    if (asked(match, 'prussia').includes('march')) answer(match, 'prussia done');
    expect(stackOf(match, 'henry')?.at).toBe('torgau');
    expect(optionsOf(match, 'prussia')).not.toContain('leader');
  });
});

describe('CM §12.5 dropping off', () => {
  test('CM §12.5 what is dropped has the Supply State of the Command', () => {
    const match = marching([FREDERICK({ inf: 16, supply: 'short' })]);
    answer(match, 'prussia step/pirna');
    quietly(match);
    answer(match, 'prussia drop', 'prussia PR/inf/6', 'prussia done');
    const left = stateOf(match).stacks.find(({ at, leaders }) => at === 'pirna' && leaders.length === 0);
    expect(left && [spOf(left), left.supply]).toEqual([6, 'short']);
  });
});

describe('CM §12.7 entrenching', () => {
  const dig = (dice: readonly number[], mp: number, inf = 16) => {
    const match = marching([FREDERICK({ inf })], { dice });
    answer(match, `prussia entrench/${mp}`);
    return match;
  };
  test('CM §12.7 die + MPs + defensive DRM of 6 or more entrenches (1 + 2 + 3)', () => {
    const match = dig([1], 2);
    expect(stateOf(match).entrenched).toMatchObject({ dresden: 'ap' });
    expect(mpsLeft(match, 'prussia')).toBe(5);
  });
  test('CM §12.7 5 is too little (1 + 1 + 3); the MPs are gone, and it may be tried again', () => {
    const match = dig([1, 6], 1);
    expect(stateOf(match).entrenched.dresden).toBeUndefined();
    expect(mpsLeft(match, 'prussia')).toBe(6);
    answer(match, 'prussia entrench/1');
    expect(stateOf(match).entrenched.dresden).toBe('ap');
  });
  test('CM §12.7 five infantry SPs are needed', () => {
    const match = marching([FREDERICK({ inf: 4, line_cav: 2 })]);
    expect(whyNot(match, 'prussia', 'entrench/1') ?? refusal(match, 'prussia entrench/1')).toBe('few-infantry');
  });
});

describe('CM §12.8 Admin March', () => {
  const admin = (forces: readonly Posting[]) => {
    const match = strategy({ forces, hands: { PR: ['P5'] } });
    answer(match, 'prussia admin-march', 'prussia frederick');
    if (asked(match, 'prussia').includes('compose')) answer(match, 'prussia done');
    return match;
  };
  test('CM §12.8 4 MPs, whatever the force is', () => {
    expect(mpsLeft(admin([FREDERICK({ inf: 16, supply: 'critical' })]), 'prussia')).toBe(4);
  });
  test('CM §12.8 not into a space with an enemy force', () => {
    const match = admin([FREDERICK({ inf: 16 }), ['AU', 'freiberg', { leaders: ['daun'], inf: 8 }]]);
    expect(whyNot(match, 'prussia', 'step/freiberg') ?? refusal(match, 'prussia step/freiberg')).toBe('admin-enemy');
  });
  test('CM §8.6.5 nobody is asked for an Interrupt', () => {
    const match = admin([FREDERICK({ inf: 16 }), ['AU', 'prague', { leaders: ['daun'], inf: 8 }]]);
    expect(match.waiting).toEqual(['prussia']);
  });
  test('CM §12.8 one Minor Force a Turn; six SPs are none', () => {
    const match = strategy({ forces: [FREDERICK({ inf: 6 }), ['PR', 'torgau', { inf: 5 }]], hands: { PR: ['P5'] } });
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).toContain('force/torgau');
  });
});

describe('CM §12.9 Overrun', () => {
  const onto = (enemy: number, own = 20, at = 'leipzig') => {
    const match = marching([FREDERICK({ inf: own }), ['AU', at, { leaders: ['lacy'], inf: enemy }]]);
    answer(match, `prussia step/${at}`);
    return quietly(match);
  };
  test('CM §12.9 four to one: the enemy is captured, and the march goes on', () => {
    const match = onto(5);
    if (asked(match, 'prussia').includes('overrun')) answer(match, `prussia ${optionsOf(match, 'prussia')[0]}`);
    expect(told(match, 'overrun')).toHaveLength(1);
    expect(spOf(stateOf(match).prisoners.ap)).toBe(5);
    expect(stateOf(match).prisoners.ap.leaders).toContain('lacy');
    expect(asked(match, 'prussia')).toContain('march');
  });
  test('CM §12.9 six SPs are no match for twenty, but not overrun', () => {
    const match = onto(6);
    expect(asked(match, 'prussia')).not.toContain('overrun');
    expect(told(match, 'overrun')).toHaveLength(0);
  });
  test('CM §15.11 an Overrun of 5 SPs is a Crushing Victory (readings, 44)', () => {
    const match = onto(5);
    if (asked(match, 'prussia').includes('overrun')) answer(match, `prussia ${optionsOf(match, 'prussia')[0]}`);
    expect(told(match, 'crushing')).toMatchObject([{ winner: 'PR', loser: 'AU' }]);
  });
});
