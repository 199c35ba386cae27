/** CM §13 and §14: Interception and Withdrawal. */
import { describe, expect, test } from 'vitest';
import { answer, depot, type Force, optionsOf, post, stackOf, stateOf, told } from '../table.ts';
import { go, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Case, type Posting, quietly, strategy } from './play.ts';

interface Move {
  readonly from?: string;
  readonly to: string;
  readonly force?: Force;
  readonly enemies: readonly Posting[];
  readonly dice?: readonly number[];
  readonly change?: Case['change'];
}
/** Frederick steps into a space; what the enemy is asked comes next. */
const into = ({ from = 'dresden', to, force = { inf: 16 }, enemies, dice, change }: Move) => {
  const match = activate(
    strategy({
      forces: [['PR', from, { leaders: ['frederick'], ...force }], ...enemies],
      hands: { PR: ['P13'] },
      ...(dice && { dice }),
      ...(change && { change }),
    }),
    'prussia',
    'P13',
    'frederick',
  );
  answer(match, `prussia step/${to}`);
  return go(match, { interrupt: 'pass' });
};
const HADIK: Posting = ['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }];

describe('CM §13 who may Intercept', () => {
  test('CM §13.1, 4.3.1 no more than he can lead: of 30 SPs Nadasdy brings 20', () => {
    const match = into({ to: 'pirna', enemies: [['AU', 'lobositz', { leaders: ['nadasdy'], inf: 30 }]], dice: [6] });
    answer(match, 'austria intercept/nadasdy');
    expect(sp(match, 'nadasdy')).toBe(20);
    expect(stateOf(match).stacks.find(({ at }) => at === 'lobositz')?.troops.AU?.inf).toBe(10);
  });
  test('CM §13.1 nor does a leader without troops', () => {
    const match = into({ to: 'pirna', enemies: [['AU', 'lobositz', { leaders: ['hadik'] }]] });
    expect(asked(match, 'austria')).toEqual([]);
  });
  test('CM §13.1 he may lead the leaderless troops that stand with him', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'] }]],
      change: (_, world) => void post(world, 'AU', 'lobositz', { inf: 8 }),
      dice: [6],
    });
    answer(match, 'austria intercept/hadik');
    expect([stackOf(match, 'hadik')?.at, sp(match, 'hadik')]).toEqual(['pirna', 8]);
  });
  test('CM §2.1.1, 13.0 nobody Intercepts into a square space of another nation', () => {
    const match = activate(
      strategy({
        active: 'RU',
        hands: { FR: ['R12'] },
        forces: [
          ['RU', 'grodno', { leaders: ['fermor'], inf: 12 }],
          ['PR', 'kowno', { leaders: ['lehwaldt'], inf: 12 }],
        ],
      }),
      'france',
      'R12',
      'fermor',
    );
    answer(match, 'france step/vilna');
    go(match, { interrupt: 'pass' });
    expect(asked(match, 'prussia')).toEqual([]);
  });
  test('CM §13.0, 17.4.8 a besieger who Intercepts with everybody leaves his siege', () => {
    const match = into({
      from: 'liegnitz',
      to: 'landeshut',
      enemies: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['PR', 'schweidnitz', { inf: 2, inside: true }],
      ],
      dice: [6],
      change: (state) => {
        state.sieges.schweidnitz = { marker: 2, by: 'coalition' };
      },
    });
    answer(match, 'austria intercept/daun');
    expect([stackOf(match, 'daun')?.at, stateOf(match).sieges]).toEqual(['landeshut', {}]);
  });
  test('CM §13.2, 2.2.2 a Light unit reduced to nothing still counts: 3 + 2 + 1', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12, lt_inf_reduced: 1 }]],
      dice: [3],
    });
    answer(match, 'austria intercept/hadik');
    expect(tales(match, 'intercepts')).toMatchObject([{ roll: 3, total: 6 }]);
  });
  test('CM §13.0 laying a siege is no roll: nobody Intercepts the Siege 0 marker', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, field_art: 1 }],
        ['AU', 'landeshut', { inf: 2 }],
        ['PR', 'schweidnitz', { inf: 2, inside: true }],
        ['PR', 'breslau', { leaders: ['keith'], inf: 12 }],
      ],
      change: (state) => {
        state.powers.AU.supplyActions = 1;
        state.disrupted = [];
      },
    });
    answer(match, 'austria ops/A1', 'austria daun', 'austria done');
    go(match, { interrupt: 'pass' });
    expect(asked(match, 'prussia')).toEqual([]);
  });
});

describe('CM §13.3 and §15.1.2 who has come', () => {
  test('CM §15.1.2 Hadik (2) before Frederick (1) who declines must attack', () => {
    const match = into({ to: 'pirna', enemies: [HADIK], dice: [6] });
    answer(match, 'austria intercept/hadik');
    go(match, { withdraw: 'stand', attack: (options) => (options.includes('no') ? 'no' : options[0]) });
    go(match, { tactic: 'none' });
    expect(told(match, 'battle').length).toBe(1);
  });
  test('CM §13.3 where neither attacks the march is over all the same: Keith (2) Intercepts Daun (3)', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 16 }],
          ['PR', 'jungbunzlau', { leaders: ['keith'], inf: 12 }],
        ],
        dice: [6],
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria step/kolin');
    go(match, { interrupt: 'pass', intercept: 'intercept/keith' });
    go(match, { withdraw: 'stand', attack: 'no' });
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'daun')?.at]).toEqual(['kolin', 'kolin']);
    expect(told(match, 'battle')).toEqual([]);
    expect(asked(match, 'austria')).not.toContain('march');
  });
  test('CM §13.3 an intercepted Admin March is over; its force may Withdraw', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { inf: 5 }], HADIK],
      dice: [6, 6],
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia step/pirna');
    go(match, { interrupt: 'pass', intercept: 'intercept/hadik' });
    answer(match, 'prussia withdraw/dresden');
    expect(stateOf(match).stacks.find(({ troops }) => troops.PR)?.at).toBe('dresden');
    expect(optionsOf(match, 'prussia')).not.toContain('minor-march');
  });
  test('CM §12.9.1, 13.3 an intercepted force captures no depot in the space where it was stopped', () => {
    const match = into({
      to: 'pirna',
      enemies: [HADIK],
      dice: [6],
      change: (_, world) => void depot(world, 'AU', 'pirna'),
    });
    answer(match, 'austria intercept/hadik');
    expect(stateOf(match).depots).toHaveLength(1);
  });
});

describe('CM §14 who may Withdraw', () => {
  test('CM §14.2 not among other enemies, and not where the enemy came from: both with the reason', () => {
    const match = into({
      to: 'leipzig',
      enemies: [
        ['AU', 'leipzig', { leaders: ['lacy'], inf: 12 }],
        ['PR', 'halle', { inf: 3 }],
      ],
    });
    expect(optionsOf(match, 'austria')).not.toContain('withdraw/halle');
    expect(optionsOf(match, 'austria')).not.toContain('withdraw/dresden');
  });
  test('CM §14.1, 16.2 a Routed force may try: a 5 and no leader fails, a 6 succeeds', () => {
    const away = (die: number) => {
      const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { inf: 8, morale: 'routed' }]], dice: [die] });
      go(match, { withdraw: (ids) => ids.find((id) => id.startsWith('withdraw/')) ?? 'stand' });
      return told(match, 'withdrew').length;
    };
    expect([away(5), away(6)]).toEqual([0, 1]);
  });
  test('CM §14.1.1 who has failed against the Command that started beside him is pinned for the second that comes', () => {
    const match = strategy({
      forces: [
        ['PR', 'leipzig', { leaders: ['frederick'], inf: 12 }],
        ['PR', 'torgau', { leaders: ['keith'], inf: 12 }],
        ['AU', 'leipzig', { leaders: ['lacy'], inf: 10 }],
      ],
      hands: { PR: ['P5'] },
      dice: [1],
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia keith', 'prussia done');
    go(match, { interrupt: 'pass', withdraw: 'withdraw/zwickau' });
    expect(told(match, 'pinned')).toHaveLength(1);
    answer(match, 'prussia done');
    go(match, { attack: 'no', interrupt: 'pass', intercept: 'pass' });
    answer(match, 'prussia step/leipzig');
    go(match, { interrupt: 'pass' });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('withdraw/'))).toEqual([]);
  });
  test('CM §14.1.1 in the next Turn it may try again', () => {
    const match = into({
      to: 'leipzig',
      enemies: [['AU', 'leipzig', { leaders: ['lacy'], inf: 12 }]],
      dice: [1],
    });
    answer(match, 'austria withdraw/zwickau');
    expect(stackOf(match, 'lacy')?.pinned).toBe(true);
    answer(match, 'prussia done');
    go(match, {
      ...PASSING,
      attack: 'no',
      strategy: 'done',
      'siege-step': 'done',
      'late-march': 'done',
      resupply: 'done',
      'minimum-leader': 'none',
    });
    expect(stackOf(match, 'lacy')?.pinned).toBeUndefined();
  });
  test('CM §14.2 the defensive rating is that of the Commander who remains: Daun goes into Prague, Lacy rolls with 3', () => {
    const match = into({
      from: 'lobositz',
      to: 'prague',
      enemies: [['AU', 'prague', { leaders: ['lacy'], inf: 12 }]],
      dice: [3],
    });
    answer(match, 'austria inside-part', 'austria garrison/6', 'austria withdraw/tabor');
    expect(tales(match, 'withdrew')).toMatchObject([{ roll: 3, total: 6 }]);
  });
  test('CM §14.3 Light units alone before a Command whose only Light unit is a hussar wing: no automatic way out', () => {
    const match = into({
      to: 'leipzig',
      force: { inf: 12, hussar_dual: 1 },
      enemies: [['AU', 'leipzig', { lt_inf: 1 }]],
      dice: [1],
    });
    go(match, { withdraw: (ids) => ids.find((id) => id.startsWith('withdraw/')) ?? 'stand' });
    expect(tales(match, 'pinned')).toMatchObject([{ roll: 1, total: 4 }]);
  });
  test('CM §14.3 before a Command without any they are gone without a roll, to a space of their choice', () => {
    const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { lt_inf: 1 }]] });
    answer(match, 'austria withdraw/zwickau');
    expect(stateOf(match).stacks.find(({ troops }) => troops.AU)?.at).toBe('zwickau');
  });
  test('CM §14.1 a besieged garrison does not Withdraw before a second army', () => {
    const match = into({
      from: 'frankenstein',
      to: 'neisse',
      enemies: [],
      change: (state, world) => {
        state.control.neisse = 'AU';
        post(world, 'AU', 'neisse', { inf: 4, inside: true });
        post(world, 'PR', 'neisse', { leaders: ['keith'], inf: 16, field_art: 1 });
        state.sieges.neisse = { marker: 0, by: 'ap' };
      },
    });
    expect(asked(match, 'austria')).toEqual([]);
  });
  test('CM §14.1 and §12.9.1 the depot of a force that Withdraws in the open is taken', () => {
    const match = into({
      to: 'leipzig',
      enemies: [['AU', 'leipzig', { leaders: ['lacy'], inf: 12 }]],
      dice: [6],
      change: (_, world) => void depot(world, 'AU', 'leipzig'),
    });
    answer(match, 'austria withdraw/zwickau');
    go(quietly(match), { distribute: 'thaler' });
    expect(stateOf(match).depots).toEqual([]);
  });
  test('CM §14.2, 2.1.1 to a square space of another nation: refused', () => {
    const match = activate(
      strategy({
        hands: { PR: ['P13'] },
        forces: [
          ['PR', 'tilsit', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'kowno', { leaders: ['lacy'], inf: 8 }],
        ],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/kowno');
    go(match, { interrupt: 'pass' });
    expect(optionsOf(match, 'austria').filter((id) => id.startsWith('withdraw/'))).toEqual(['withdraw/insterburg']);
  });
});
