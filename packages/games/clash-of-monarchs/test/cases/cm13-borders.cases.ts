/** CM §13–14: Interception and Withdrawal at their borders. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { answer, type Force, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { forcesOf, go, PASSING, sp, tales } from './drive.ts';
import { activate, asked, type Case, type Posting, strategy } from './play.ts';

interface Move {
  readonly from?: string;
  readonly to: string;
  readonly force?: Force;
  readonly leader?: string;
  readonly enemies: readonly Posting[];
  readonly dice?: readonly number[];
  readonly change?: Case['change'];
}
/** A Prussian Command steps into a space; what the enemy is asked comes next. */
const into = ({ from = 'dresden', to, force = { inf: 16 }, leader = 'frederick', enemies, dice, change }: Move) => {
  const match = activate(
    strategy({
      forces: [['PR', from, { leaders: [leader], ...force }], ...enemies],
      hands: { PR: ['P13'] },
      ...(dice && { dice }),
      ...(change && { change }),
    }),
    'prussia',
    'P13',
    leader,
  );
  answer(match, `prussia step/${to}`);
  return go(match, { interrupt: 'pass' });
};
const away = (options: readonly string[]) => options.find((id) => id.startsWith('withdraw/')) ?? 'stand';

describe('CM §13 Interception', () => {
  test('CM §13.0 a Command may Intercept in its own space, without any river', () => {
    // Prague and Lobositz lie across a river; Hadik is in Prague itself. 4 + 2 = 6.
    const match = into({
      from: 'lobositz',
      to: 'prague',
      enemies: [['AU', 'prague', { leaders: ['hadik'], inf: 12 }]],
      dice: [4],
    });
    expect(optionsOf(match, 'austria')).toContain('intercept/hadik');
    answer(match, 'austria intercept/hadik');
    expect(tales(match, 'intercepts')).toMatchObject([{ at: 'prague', roll: 4, total: 6 }]);
  });
  test('CM §13.2 +1 also for a friendly Lt unit that is in the intercept space already', () => {
    const match = into({
      to: 'leipzig',
      enemies: [
        ['AU', 'chemnitz', { leaders: ['hadik'], inf: 12 }],
        ['AU', 'leipzig', { lt_inf: 1 }],
      ],
      dice: [3],
    });
    answer(match, 'austria intercept/hadik');
    expect(tales(match, 'intercepts')).toMatchObject([{ roll: 3, total: 6 }]);
  });
  test('CM §13.2 two Lt units count once', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12, lt_cav: 1, lt_inf: 2 }]],
      dice: [2],
    });
    answer(match, 'austria intercept/hadik');
    expect(tales(match, 'misses')).toMatchObject([{ roll: 2, total: 5 }]);
  });
  test('CM §13.2 no −1 for a mixed Command that shares supply', () => {
    const mixed = (shared: boolean) => {
      const match = into({
        to: 'pirna',
        enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
        dice: [4],
        change: (state) => {
          const stack = state.stacks.find(({ leaders }) => leaders.includes('hadik'));
          if (!stack) return;
          stack.troops.IM = { inf: 2, units: {} };
          if (shared) state.sharing.AU = stack.id;
        },
      });
      answer(match, 'austria intercept/hadik');
      return told(match, 'intercepts').length;
    };
    expect([mixed(false), mixed(true)]).toEqual([0, 1]);
  });
  test('CM §13.1 a smaller part may go, but it too must be more than a quarter: of 20, not 5', () => {
    const part = (inf: number) => {
      const match = into({
        to: 'pirna',
        force: { inf: 20 },
        enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
        dice: [6],
      });
      answer(match, 'austria intercept/hadik/part');
      expect(asked(match, 'austria')).toEqual(['part-intercept']);
      answer(match, `austria AU/inf/${inf}`);
      return match;
    };
    expect(optionsOf(part(5), 'austria')).not.toContain('done');
    const match = part(6);
    answer(match, 'austria done');
    expect([stackOf(match, 'hadik')?.at, sp(match, 'hadik')]).toEqual(['pirna', 6]);
    expect(forcesOf(match, 'AU').map(({ at, troops }) => [at, spOf({ troops })])).toContainEqual(['lobositz', 6]);
  });
  test('CM §13.0 every Command in reach may try: the first misses, the second comes', () => {
    const match = into({
      to: 'leipzig',
      enemies: [
        ['AU', 'chemnitz', { leaders: ['hadik'], inf: 8 }],
        ['AU', 'zwickau', { leaders: ['nadasdy'], inf: 8 }],
      ],
      dice: [1, 6],
    });
    answer(match, 'austria intercept/hadik');
    expect(told(match, 'misses')).toHaveLength(1);
    expect(optionsOf(match, 'austria')).toContain('intercept/nadasdy');
    expect(optionsOf(match, 'austria')).not.toContain('intercept/hadik');
    answer(match, 'austria intercept/nadasdy');
    expect(stackOf(match, 'nadasdy')?.at).toBe('leipzig');
  });
  test('CM §13.0 every space entered is a new chance', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
      dice: [1],
    });
    answer(match, 'austria intercept/hadik');
    expect(told(match, 'misses')).toHaveLength(1);
    answer(match, 'prussia step/dresden');
    go(match, { interrupt: 'pass' });
    expect(asked(match, 'austria')).toEqual([]);
    answer(match, 'prussia step/pirna');
    go(match, { interrupt: 'pass' });
    expect(asked(match, 'austria')).toEqual(['intercept']);
  });
  test('CM §13.3 the intercepted force that beats off the interceptor marches no further', () => {
    const match = into({
      to: 'pirna',
      force: { inf: 20, field_art: 4 },
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
      dice: [4, 6, 5, 1, 1],
    });
    answer(match, 'austria intercept/hadik');
    go(match, { withdraw: 'stand', attack: 'attack', tactic: 'none', losses: 'proposal', retreat: ([first]) => first });
    expect(told(match, 'battle-won')).toMatchObject([{ side: 'ap' }]);
    expect(asked(match, 'prussia')).not.toContain('march');
    expect(told(match, 'activation-over')).toHaveLength(1);
  });
  test('CM §14.1.2 the intercepted force may Withdraw, not to where the interceptor came from, and halts', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
      dice: [4, 3],
    });
    answer(match, 'austria intercept/hadik');
    expect(asked(match, 'prussia')).toEqual(['withdraw']);
    expect(optionsOf(match, 'prussia')).not.toContain('withdraw/lobositz');
    answer(match, 'prussia withdraw/dresden');
    // 3 and his defensive 3.
    expect(tales(match, 'withdrew')).toMatchObject([{ force: 'frederick', to: 'dresden', total: 6 }]);
    expect(asked(match, 'prussia')).not.toContain('march');
    expect(told(match, 'battle')).toEqual([]);
    expect(stackOf(match, 'hadik')?.at).toBe('pirna');
  });
});

describe('CM §13.0 and §14.2.1 Interception of a siege roll', () => {
  const besieging = (dice: readonly number[], guns: Force = { siege_art: 1, field_art: 1 }) => {
    const match = strategy({
      active: 'AU',
      forces: [
        ['AU', 'schweidnitz', { leaders: ['daun'], inf: 16, ...guns }],
        ['PR', 'schweidnitz', { inf: 2, inside: true }],
        ['PR', 'breslau', { leaders: ['keith'], inf: 12 }],
      ],
      dice,
      change: (state) => {
        state.sieges.schweidnitz = { marker: 1, by: 'coalition' };
      },
    });
    answer(match, 'austria done');
    return go(match, { sortie: 'stay', 'late-march': 'done', 'siege-step': 'done', interrupt: 'pass' });
  };
  test('CM §13.0 a Command next to a fortress may Intercept the roll against it; a success prevents it', () => {
    const match = besieging([4]);
    expect(asked(match, 'prussia')).toEqual(['intercept']);
    answer(match, 'prussia intercept/keith');
    expect(stackOf(match, 'keith')?.at).toBe('schweidnitz');
    expect(told(match, 'siege-roll')).toEqual([]);
  });
  test('CM §14.2.1 the besieger who Withdraws loses an Artillery step, Siege Artillery first, and the siege', () => {
    const match = besieging([4, 6]);
    answer(match, 'prussia intercept/keith', 'austria withdraw/landeshut');
    expect(stackOf(match, 'daun')?.at).toBe('landeshut');
    expect(stackOf(match, 'daun')?.troops.AU?.units).toEqual({ siege_art: [0, 1], field_art: [1, 0] });
    expect(stateOf(match).sieges).toEqual({});
  });
  test('CM §14.2.1 without Siege Artillery a Field Artillery step', () => {
    const match = besieging([4, 6], { field_art: 1 });
    answer(match, 'prussia intercept/keith', 'austria withdraw/landeshut');
    expect(stackOf(match, 'daun')?.troops.AU?.units).toEqual({ field_art: [0, 1] });
  });
  test('CM §13.2 a failed Interception lets the roll be made', () => {
    const match = besieging([1, 3]);
    answer(match, 'prussia intercept/keith');
    go(match, PASSING);
    expect(told(match, 'misses')).toHaveLength(1);
    expect(told(match, 'siege-roll')).toMatchObject([{ roll: 3 }]);
  });
});

describe('CM §14 Withdrawal', () => {
  test('CM §14.1.1 a force may Withdraw when an enemy Command that starts in its space is activated', () => {
    const match = strategy({
      forces: [
        ['PR', 'kolin', { leaders: ['frederick'], inf: 12 }],
        ['AU', 'kolin', { leaders: ['lacy'], inf: 12 }],
      ],
      hands: { PR: ['P13'] },
      dice: [3],
    });
    answer(match, 'prussia ops/P13', 'prussia frederick');
    go(match, { compose: 'done' });
    expect(optionsOf(match, 'austria')).toContain('stand');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: away });
    expect(stackOf(match, 'lacy')?.at).not.toBe('kolin');
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §12.10, §14.1.1 who lets it pass is not asked again: his force stands', () => {
    const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { leaders: ['lacy'], inf: 12 }]] });
    answer(match, 'austria pass');
    expect([match.waiting, stackOf(match, 'lacy')?.at]).toEqual([['prussia'], 'leipzig']);
  });
  test('CM §14.2 a part goes into the fortress without a roll; the rest rolls with its own Commander', () => {
    const match = into({
      from: 'lobositz',
      to: 'prague',
      enemies: [['AU', 'prague', { leaders: ['lacy'], inf: 12 }]],
      dice: [3],
    });
    answer(match, 'austria inside-part', 'austria garrison/4', 'austria withdraw/kolin');
    expect([stackOf(match, 'lacy')?.at, sp(match, 'lacy')]).toEqual(['kolin', 8]);
    expect(forcesOf(match, 'AU').map(({ at, inside, troops }) => [at, inside, spOf({ troops })])).toContainEqual([
      'prague',
      true,
      4,
    ]);
  });
  test('CM §14.2 a leaderless force rolls without a DRM: 5 fails, 6 does', () => {
    const roll = (die: number) => {
      const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { inf: 8 }]], dice: [die] });
      go(match, { intercept: 'pass', withdraw: away });
      return [told(match, 'withdrew').length, told(match, 'pinned').length];
    };
    expect([roll(5), roll(6)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('CM §14.1.1 a pinned force attempts no further Withdrawal this Turn', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
        ['PR', 'torgau', { leaders: ['keith'], inf: 12 }],
        ['AU', 'leipzig', { leaders: ['lacy'], inf: 10 }],
      ],
      hands: { PR: ['P5'] },
      dice: [1],
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia keith', 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/leipzig');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: away });
    expect(told(match, 'pinned')).toHaveLength(1);
    answer(match, 'prussia done');
    go(match, { attack: 'no', interrupt: 'pass', intercept: 'pass' });
    answer(match, 'prussia step/leipzig');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    expect(asked(match, 'austria')).not.toContain('withdraw');
  });
  test('CM §14.1.1 a force that Withdrew may Withdraw again from the next Command', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
        ['PR', 'wittenberg', { leaders: ['keith'], inf: 12 }],
        ['AU', 'leipzig', { leaders: ['lacy'], inf: 10 }],
      ],
      hands: { PR: ['P5'] },
      dice: [6],
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia keith', 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/leipzig');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: 'withdraw/halle' });
    expect(stackOf(match, 'lacy')?.at).toBe('halle');
    answer(match, 'prussia done');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'prussia step/halle');
    expect(optionsOf(match, 'austria').some((id) => id.startsWith('withdraw/'))).toBe(true);
  });
  test('CM §14.3 Lt units alone before a Command with Lt units: +2, besides +1 for Lt units', () => {
    const match = into({
      to: 'leipzig',
      force: { inf: 12, hussar_dual: 1 },
      enemies: [['AU', 'leipzig', { lt_cav: 4 }]],
      dice: [3],
    });
    go(match, { intercept: 'pass', withdraw: away });
    expect(tales(match, 'withdrew')).toMatchObject([{ roll: 3, total: 6 }]);
  });
  test('CM §14.3 and a 2 is not enough', () => {
    const match = into({
      to: 'leipzig',
      force: { inf: 12, hussar_dual: 1 },
      enemies: [['AU', 'leipzig', { lt_cav: 4 }]],
      dice: [2],
    });
    go(match, { intercept: 'pass', withdraw: away });
    expect(tales(match, 'pinned')).toMatchObject([{ roll: 2, total: 5 }]);
  });
  test('CM §14.3 Lt units with Line troops are not alone: they roll like anybody', () => {
    const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { inf: 4, lt_cav: 1 }]], dice: [4] });
    go(match, { intercept: 'pass', withdraw: away });
    expect(tales(match, 'pinned')).toMatchObject([{ roll: 4, total: 5 }]);
  });
  test('CM §14.1 a Withdrawal needs no card, and may be declined', () => {
    const match = into({ to: 'leipzig', enemies: [['AU', 'leipzig', { leaders: ['lacy'], inf: 12 }]] });
    go(match, { intercept: 'pass', withdraw: 'stand' });
    expect([told(match, 'withdrew'), told(match, 'pinned')]).toEqual([[], []]);
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
});
