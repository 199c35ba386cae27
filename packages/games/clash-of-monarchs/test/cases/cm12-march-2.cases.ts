/** CM §12: marches. */
import { describe, expect, test } from 'vitest';
import { answer, clear, depot, hold, optionsOf, post, stackOf, stateOf, table, told } from '../table.ts';
import { go, PASSING, refuses, sp } from './drive.ts';
import { activate, asked, type Case, mpsLeft, type Posting, quietly, strategy } from './play.ts';

const march = (leader: string, forces: readonly Posting[], more: Partial<Case> = {}) =>
  activate(strategy({ forces, hands: { PR: ['P13'] }, ...more }), 'prussia', 'P13', leader);
const step = (match: ReturnType<typeof march>, to: string, seat = 'prussia') => {
  answer(match, `${seat} step/${to}`);
  return quietly(match);
};

describe('CM §12.0–12.2 allowances', () => {
  test('CM §12.2 mixed at any time: who leaves his Imperials behind at once still has one MP less', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [['AU', 'prague', { leaders: ['nadasdy'], inf: 16 }]],
        change: (state) => {
          for (const { troops } of state.stacks) troops.IM = { inf: 2, units: {} };
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    answer(match, 'austria drop', 'austria AU/inf/0', 'austria done');
    expect([sp(match, 'nadasdy'), mpsLeft(match, 'austria')]).toEqual([16, 6]);
  });
  test('CM §12.2, 4.1.1 a British and a Hanoverian SP are of one nation: no penalty under Cumberland', () => {
    const match = activate(
      strategy({
        active: 'BR',
        hands: { BR: ['B1'] },
        forces: [['BR', 'hanover', { leaders: ['cumberland', 'sporcken'], inf: 16 }]],
      }),
      'britain',
      'B1',
      'cumberland',
    );
    expect(mpsLeft(match, 'britain')).toBe(4);
  });
  test('CM §12.1 exactly 15, 16, 27 and 28 SPs under Frederick and Keith: 8, 7, 7 and 5 MPs', () => {
    const mps = (inf: number) =>
      mpsLeft(march('frederick', [['PR', 'dresden', { leaders: ['frederick', 'keith'], inf }]]), 'prussia');
    expect([15, 16, 27, 28].map(mps)).toEqual([8, 7, 7, 5]);
  });
  test('CM §12.1, 2.2.2 guns are no SPs: 15 and six units have the MP more', () => {
    expect(
      mpsLeft(march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: 15, field_art: 6 }]]), 'prussia'),
    ).toBe(8);
  });
  test('CM §9.1.1 a Minor Force does not feel the Short Supply it marches with, a Major one of 6 SPs does', () => {
    const mps = (inf: number) =>
      mpsLeft(march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf, supply: 'short' }]]), 'prussia');
    expect([mps(5), mps(6)]).toEqual([8, 6]);
  });
  test('CM §12.0 it marches through an enemy force and on', () => {
    const match = march('frederick', [
      ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
      ['AU', 'freiberg', { inf: 8 }],
    ]);
    step(match, 'freiberg');
    step(match, 'chemnitz');
    expect([stackOf(match, 'frederick')?.at, mpsLeft(match, 'prussia')]).toEqual(['chemnitz', 5]);
  });
  test('CM §12.6 enemy Light units that have Withdrawn cost nothing; those that stand cost 1 MP once, not one each', () => {
    const match = march('frederick', [
      ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
      ['AU', 'freiberg', { inf: 6, lt_inf: 2, lt_cav: 1 }],
    ]);
    step(match, 'freiberg');
    expect(mpsLeft(match, 'prussia')).toBe(5);
    step(match, 'chemnitz');
    expect(mpsLeft(match, 'prussia')).toBe(4);
  });
  test('CM §12.0 with too few MPs left a yellow line is refused', () => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: 16, supply: 'critical' }]]);
    step(match, 'freiberg');
    step(match, 'chemnitz');
    refuses(match, 'prussia step/leipzig', 'too-far', '12.0');
  });
});

describe('CM §12.3 Forced March', () => {
  test('CM §12.3 a leader alone makes none', () => {
    const match = strategy({ forces: [['PR', 'dresden', { leaders: ['frederick'] }]] });
    answer(match, 'prussia leader', 'prussia frederick');
    for (let to = 'freiberg'; mpsLeft(match, 'prussia') > 0; to = to === 'freiberg' ? 'dresden' : 'freiberg')
      step(match, to);
    expect(optionsOf(match, 'prussia')).not.toContain('force');
  });
  test('CM §12.3, 12.8 nor does an Admin March: it has its 4 MPs', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }]],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia admin-march', 'prussia frederick', 'prussia done');
    for (let to = 'freiberg'; mpsLeft(match, 'prussia') > 0; to = to === 'freiberg' ? 'dresden' : 'freiberg')
      step(match, to);
    expect(optionsOf(match, 'prussia')).not.toContain('force');
  });
  test('CM §12.3 nor a leaderless force that an event activates: it is no Command', () => {
    const match = strategy({ forces: [['PR', 'dresden', { inf: 16 }]], hands: { PR: ['P5'] } });
    answer(match, 'prussia event/P5', 'prussia force/dresden', 'prussia done');
    go(match, { 'designate-event': 'done', ...PASSING });
    for (let to = 'freiberg'; mpsLeft(match, 'prussia') > 0; to = to === 'freiberg' ? 'dresden' : 'freiberg')
      step(match, to);
    expect(optionsOf(match, 'prussia')).not.toContain('force');
  });
});

describe('CM §12.5, 12.7 baggage and spades', () => {
  test('CM §12.5 who is picked up does not march by itself afterwards', () => {
    const match = march('frederick', [
      ['PR', 'dresden', { leaders: ['frederick'], inf: 8 }],
      ['PR', 'freiberg', { leaders: ['keith'], inf: 5 }],
    ]);
    step(match, 'freiberg');
    answer(match, 'prussia pick-up/keith', 'prussia done', 'prussia done');
    quietly(match);
    expect(sp(match, 'keith')).toBe(13);
    expect(optionsOf(match, 'prussia')).not.toContain('minor-march');
  });
  test('CM §12.7 it digs with a garrison’s guns but with 5 infantry SPs: 4 and a cavalry wing are too few', () => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: 4, line_cav: 2 }]]);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('entrench/'))).toEqual([]);
  });
  test('CM §12.7 after digging it may march on, and the works stay with those who stay', () => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }]], { dice: [6] });
    answer(match, 'prussia entrench/1');
    expect(mpsLeft(match, 'prussia')).toBe(6);
    answer(match, 'prussia drop', 'prussia PR/inf/3', 'prussia done');
    step(match, 'freiberg');
    expect(stateOf(match).entrenched).toEqual({ dresden: 'ap' });
  });
  test('CM §12.7, 12.8 a leaderless Minor Force digs on an Admin March, without a modifier: 2 + 4', () => {
    const dig = (die: number) => {
      const match = strategy({ forces: [['PR', 'dresden', { inf: 5 }]], dice: [die] });
      answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia entrench/2');
      return stateOf(match).entrenched.dresden;
    };
    expect([dig(3), dig(4)]).toEqual([undefined, 'ap']);
  });
});

describe('CM §12.8 Admin Marches', () => {
  test('CM §12.8 4 MPs whatever the weather of supply: 28 SPs with siege guns in Critical Supply', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 28, siege_art: 1, supply: 'critical' }]],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia admin-march', 'prussia frederick', 'prussia done');
    expect(mpsLeft(quietly(match), 'prussia')).toBe(4);
  });
  test('CM §12.8 not even an SP alone is run over: it does not enter an enemy’s space', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
        ['AU', 'freiberg', { inf: 1 }],
      ],
    });
    answer(match, 'prussia admin-march', 'prussia frederick', 'prussia done');
    refuses(match, 'prussia step/freiberg', 'admin-enemy', '12.8');
  });
  test('CM §12.8 it lays no siege where it stands', () => {
    const match = strategy({
      forces: [['PR', 'prague', { leaders: ['frederick'], inf: 16, field_art: 1 }]],
      change: (state) => {
        state.powers.PR.supplyActions = 2;
      },
    });
    answer(match, 'prussia admin-march', 'prussia frederick', 'prussia done');
    quietly(match);
    expect(asked(match, 'prussia')).toEqual(['march']);
    answer(match, 'prussia done');
    quietly(match);
    expect(optionsOf(match, 'prussia').filter((id) => id.includes('siege/prague'))).toEqual([]);
  });
  test('CM §12.8 a leader alone in an enemy’s sight takes nobody’s Admin March away: both in one Turn', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 8 }],
        ['PR', 'torgau', { inf: 4 }],
      ],
    });
    answer(match, 'prussia leader', 'prussia keith', 'prussia march/freiberg');
    quietly(match);
    if (asked(match, 'prussia').includes('march')) answer(match, 'prussia done');
    answer(match, 'prussia minor-march', 'prussia force/torgau', 'prussia done');
    expect(mpsLeft(quietly(match), 'prussia')).toBe(4);
  });
});

describe('CM §12.9 Overruns', () => {
  const overrun = (own: number, enemy: Posting, more: Partial<Case> = {}) => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: own }], enemy], more);
    answer(match, 'prussia step/freiberg');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: 'stand' });
    return match;
  };
  test('CM §12.9 only the Command that enters is counted, not the friends who stand there', () => {
    const match = overrun(10, ['AU', 'freiberg', { inf: 3 }], {
      change: (_, world) => void post(world, 'PR', 'freiberg', { inf: 6 }),
    });
    expect(asked(match, 'prussia')).not.toContain('overrun');
  });
  test('CM §12.9 the leaders of the force are captured with it', () => {
    const match = overrun(20, ['AU', 'freiberg', { leaders: ['lacy'], inf: 1 }]);
    go(match, { overrun: 'overrun' });
    expect(stateOf(match).leaders.lacy).toBe('captured');
  });
  test('CM §12.9 guns without troops are run over, by one SP even', () => {
    const match = overrun(6, ['AU', 'freiberg', { field_art: 2 }]);
    expect(asked(match, 'prussia')).toContain('overrun');
  });
  test('CM §12.9 a depot in the same space falls with its guard', () => {
    const match = overrun(20, ['AU', 'freiberg', { inf: 1 }], {
      change: (_, world) => void depot(world, 'AU', 'freiberg'),
    });
    go(match, { overrun: 'overrun', distribute: 'thaler' });
    expect(stateOf(match).depots).toEqual([]);
    expect(told(match, 'depot-overrun')).toHaveLength(1);
  });
  test('CM §12.9.1 a leader alone captures no depot', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { leaders: ['frederick'] }]],
      change: (_, world) => void depot(world, 'AU', 'chemnitz'),
    });
    answer(match, 'prussia leader', 'prussia frederick', 'prussia march/chemnitz');
    quietly(match);
    go(match, { march: 'done' });
    expect(stateOf(match).depots).toHaveLength(1);
  });
});

describe('CM §12.12 Retrograde Movement', () => {
  test('CM §12.12 who has moved back may be activated in the same Turn', () => {
    const match = table({
      phase: 'supply',
      active: 'AU',
      change: (_, world) => {
        clear(world);
        hold(world, 'AU', 'A1');
        post(world, 'AU', 'kolin', { leaders: ['daun'], inf: 10, supply: 'short' });
      },
    });
    answer(match, 'austria retrograde/daun', 'austria to/prague');
    go(match, { 'go-back': 'done', 'supply-actions': 'done', 'light-transfer': 'done' });
    answer(match, 'austria ops/A1');
    expect(optionsOf(match, 'austria')).toContain('daun');
  });
});
