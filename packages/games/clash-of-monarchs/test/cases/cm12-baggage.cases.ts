/** CM §12.5, 12.7, 12.8: guns, leaderless forces, works of both sides. */
import { expect, test } from 'vitest';
import { answer, stackOf, stateOf } from '../table.ts';
import { go, PASSING, sp } from './drive.ts';
import { activate, mpsLeft, type Posting, quietly, strategy } from './play.ts';

const frederick = (...forces: readonly Posting[]) =>
  activate(
    strategy({ hands: { PR: ['P13'] }, forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }], ...forces] }),
    'prussia',
    'P13',
    'frederick',
  );

test('CM §12.5, 4.1 a siege train without troops is a force, and is picked up; it costs 2 MPs at once', () => {
  const match = frederick(['PR', 'pirna', { siege_art: 1 }]);
  answer(match, 'prussia step/pirna');
  quietly(match);
  expect(mpsLeft(match, 'prussia')).toBe(6);
  answer(match, 'prussia pick-up/pirna', 'prussia done');
  expect(stackOf(match, 'frederick')?.troops.PR?.units).toEqual({ siege_art: [1, 0] });
  expect(mpsLeft(match, 'prussia')).toBe(4);
});

test('CM §12.5, 2.2.2 guns need no room: 20 SPs under one leader take them along', () => {
  const match = activate(
    strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 20 }],
        ['PR', 'pirna', { inf: 3, field_art: 1 }],
      ],
    }),
    'prussia',
    'P13',
    'frederick',
  );
  answer(match, 'prussia step/pirna');
  quietly(match);
  answer(match, 'prussia pick-up/pirna', 'prussia done');
  expect(stackOf(match, 'frederick')?.troops.PR).toEqual({ inf: 20, units: { field_art: [1, 0] } });
});

test('CM §12.8, 12.10 a leaderless force on an Admin March takes SPs along, as a Minor Force 5 in all', () => {
  const match = strategy({
    forces: [
      ['PR', 'dresden', { inf: 3 }],
      ['PR', 'pirna', { leaders: ['keith'], inf: 8 }],
    ],
  });
  answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia step/pirna');
  quietly(match);
  answer(match, 'prussia pick-up/keith', 'prussia done');
  const marching = stateOf(match).stacks.find(({ leaders, at }) => at === 'pirna' && leaders.length === 0);
  expect([marching?.troops.PR?.inf, sp(match, 'keith')]).toEqual([5, 6]);
});

test('CM §12.8 in lieu of a card it may grow beyond 5, and no leader limits it', () => {
  const match = strategy({
    forces: [
      ['PR', 'dresden', { inf: 9 }],
      ['PR', 'pirna', { inf: 8 }],
    ],
  });
  answer(match, 'prussia admin-march', 'prussia force/dresden', 'prussia done', 'prussia step/pirna');
  quietly(match);
  answer(match, 'prussia pick-up/pirna', 'prussia done');
  expect(stateOf(match).stacks.map(({ troops }) => troops.PR?.inf)).toEqual([17]);
});

test('CM §12.0 who has marched this Round is not picked up, whatever enemies stand there rested', () => {
  const match = strategy({
    hands: { PR: ['P5'] },
    forces: [
      ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
      ['PR', 'lobositz', { leaders: ['maurice'], inf: 4 }],
      ['PR', 'pirna', { inf: 2 }],
      ['AU', 'pirna', { inf: 9 }],
    ],
  });
  answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia maurice', 'prussia done');
  quietly(match);
  answer(match, 'prussia step/pirna');
  quietly(match);
  answer(match, 'prussia drop', 'prussia PR/inf/6', 'prussia done', 'prussia step/dresden');
  quietly(match);
  answer(match, 'prussia done');
  go(match, { ...PASSING, attack: 'no' });
  answer(match, 'prussia step/pirna');
  quietly(match);
  // Two have rested among the eight that stand there.
  answer(match, 'prussia pick-up/pirna', 'prussia done');
  expect(sp(match, 'maurice')).toBe(6);
});

test('CM §12.5, 12.10 with a single SP the guns and the second leader may stay behind', () => {
  const match = activate(
    strategy({
      hands: { PR: ['P13'] },
      forces: [['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 1, field_art: 1 }]],
    }),
    'prussia',
    'P13',
    'frederick',
  );
  answer(match, 'prussia drop', 'prussia done');
  expect(stackOf(match, 'keith')?.troops.PR?.units).toEqual({ field_art: [1, 0] });
  expect(sp(match, 'frederick')).toBe(1);
});

test('CM §12.7 who digs in beside an entrenched enemy leaves the enemy his works', () => {
  const match = activate(
    strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'kolin', { leaders: ['frederick'], inf: 16 }],
        ['AU', 'kolin', { leaders: ['daun'], inf: 16 }],
      ],
      dice: [6],
      change: (state) => {
        state.entrenched.kolin = 'coalition';
      },
    }),
    'prussia',
    'P13',
    'frederick',
  );
  answer(match, 'prussia entrench/1');
  expect(stateOf(match).entrenched.kolin).toBe('both');
  answer(match, 'prussia step/prague');
  quietly(match);
  expect(stateOf(match).entrenched.kolin).toBe('coalition');
});
