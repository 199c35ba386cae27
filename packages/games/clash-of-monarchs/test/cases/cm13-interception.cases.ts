/** CM §13–14: Interception and Withdrawal. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { activate, asked, type Posting, quietly, strategy } from './play.ts';

/** Frederick marches from Dresden into a space; the enemy may react. */
const into = (
  at: string,
  enemies: readonly Posting[],
  more: { dice?: readonly number[]; sp?: number; from?: string } = {},
) => {
  const match = activate(
    strategy({
      forces: [['PR', more.from ?? 'dresden', { leaders: ['frederick'], inf: more.sp ?? 16 }], ...enemies],
      hands: { PR: ['P5'] },
      ...(more.dice && { dice: more.dice }),
    }),
    'prussia',
    'P5',
    'frederick',
  );
  answer(match, `prussia step/${at}`);
  return quietly(match, 'intercept', 'withdraw', 'inside');
};

/** The same, and nobody intercepts. */
const unopposed: typeof into = (...given) => quietly(into(...given), 'withdraw', 'inside');

describe('CM §13 who may intercept', () => {
  test('CM §13.0 a Command next to the space entered', () => {
    const match = into('pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 12 }]]);
    expect(asked(match, 'austria')).toEqual(['intercept']);
    expect(optionsOf(match, 'austria')).toContain('intercept/daun');
  });
  test('CM §13.0 not one two spaces away: nobody is asked', () => {
    const match = into('pirna', [['AU', 'prague', { leaders: ['daun'], inf: 12 }]]);
    expect(match.waiting).toEqual(['prussia']);
  });
  test('CM §13.1 it must be more than a quarter of the mover: 4 of 16 are not', () => {
    const match = into('pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 4 }]]);
    expect(match.waiting).toEqual(['prussia']);
    expect(into('pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 5 }]]).waiting).toEqual(['austria']);
  });
  test('CM §13.1 Demoralized and Routed Commands may not', () => {
    for (const morale of ['demoralized', 'routed'] as const)
      expect(into('pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 12, morale }]]).waiting).toEqual(['prussia']);
  });
  test('CM §13.0 a leaderless force is no Command', () => {
    expect(into('pirna', [['AU', 'lobositz', { inf: 12 }]]).waiting).toEqual(['prussia']);
  });
});

describe('CM §13.2 the roll', () => {
  const intercept = (die: number, force: object = {}) => {
    const match = into('pirna', [['AU', 'lobositz', { leaders: ['daun'], inf: 12, ...force }]], { dice: [die] });
    answer(match, 'austria intercept/daun');
    return match;
  };
  test('CM §13.2 6 or more with his offensive DRM (4 + 2): he is there', () => {
    const match = intercept(4);
    expect(told(match, 'intercepts')).toMatchObject([{ roll: 4, total: 6 }]);
    expect(stackOf(match, 'daun')?.at).toBe('pirna');
  });
  test('CM §13.2 5 is too little (3 + 2), and the march goes on', () => {
    const match = intercept(3);
    expect(told(match, 'misses')).toMatchObject([{ total: 5 }]);
    expect(stackOf(match, 'daun')?.at).toBe('lobositz');
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §13.2 a Light unit in the force: +1', () => {
    expect(told(intercept(3, { lt_cav: 1 }), 'intercepts')).toMatchObject([{ total: 6 }]);
  });
  test('CM §13.2 across a river: −2', () => {
    const match = into('jungbunzlau', [['AU', 'kolin', { leaders: ['daun'], inf: 12 }]], { from: 'gabel', dice: [5] });
    answer(match, 'austria intercept/daun');
    expect(told(match, 'misses')).toMatchObject([{ roll: 5, total: 5 }]);
  });
  test('CM §13.2 another nation in the force without shared supply: −1', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'lobositz', { leaders: ['daun'], inf: 12 }],
        ],
        hands: { PR: ['P5'] },
        dice: [4],
        change: (state) => {
          const stack = state.stacks.find(({ leaders }) => leaders.includes('daun'));
          if (stack) stack.troops.SA = { inf: 2, units: {} };
        },
      }),
      'prussia',
      'P5',
      'frederick',
    );
    answer(match, 'prussia step/pirna');
    quietly(match, 'intercept');
    answer(match, 'austria intercept/daun');
    expect(told(match, 'misses')).toMatchObject([{ roll: 4, total: 5 }]);
  });
  test('CM §13.3 an intercepted force marches no further, whatever comes of it', () => {
    const match = intercept(4);
    quietly(match);
    while (
      match.waiting.length > 0 &&
      match.waiting.every((seat) => ['attack', 'overrun'].includes(asked(match, seat)[0] ?? ''))
    )
      answer(match, `${match.waiting[0]} ${optionsOf(match, match.waiting[0] ?? '').includes('no') ? 'no' : 'attack'}`);
    expect(asked(match, 'prussia')).not.toContain('march');
  });
});

describe('CM §14 Withdrawal', () => {
  const upon = (dice: readonly number[], force: object = {}, at = 'leipzig') => {
    const match = unopposed(at, [['AU', at, { leaders: ['lacy'], inf: 12, ...force }]], { dice });
    return match;
  };
  test('CM §14.1.1 a force entered upon may withdraw', () => {
    expect(optionsOf(upon([6]), 'austria')).toEqual(expect.arrayContaining(['stand', 'withdraw/zwickau']));
  });
  test('CM §14.2 6 or more with the defensive DRM (3 + 3): one space away', () => {
    const match = upon([3]);
    answer(match, 'austria withdraw/zwickau');
    expect(told(match, 'withdrew')).toMatchObject([{ to: 'zwickau', roll: 3, total: 6 }]);
    expect(stackOf(match, 'lacy')?.at).toBe('zwickau');
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §14.2 not into the space the enemy came from', () => {
    expect(optionsOf(upon([6]), 'austria')).not.toContain('withdraw/dresden');
  });
  test('CM §14.2 +1 with a friendly Light unit in the space', () => {
    const match = upon([2], { lt_cav: 1 });
    answer(match, 'austria withdraw/zwickau');
    expect(told(match, 'withdrew')).toMatchObject([{ total: 6 }]);
  });
  test('CM §14.1.1 who fails is pinned', () => {
    const match = upon([2]);
    answer(match, 'austria withdraw/zwickau');
    expect(told(match, 'pinned')).toMatchObject([{ roll: 2, total: 5 }]);
    expect(stackOf(match, 'lacy')?.pinned).toBe(true);
  });
  test('CM §14.3 Light units alone withdraw by themselves from a Command without any', () => {
    const match = unopposed('leipzig', [['AU', 'leipzig', { lt_cav: 2 }]], { dice: [1] });
    answer(match, 'austria withdraw/zwickau');
    expect(stateOf(match).stacks.find(({ troops }) => troops.AU)?.at).toBe('zwickau');
  });
  test('CM §17.1 a force in a fortress space may go inside', () => {
    const match = unopposed('prague', [['AU', 'prague', { leaders: ['lacy'], inf: 6 }]], { from: 'lobositz' });
    expect(optionsOf(match, 'austria')).toContain('inside');
    answer(match, 'austria inside');
    expect(stackOf(match, 'lacy')?.inside).toBe(true);
  });
});
