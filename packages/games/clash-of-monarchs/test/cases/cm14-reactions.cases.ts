/** CM §13 and §14: who comes, with what modifiers, and who may get away. */
import { describe, expect, test } from 'vitest';
import { answer, type Force, optionsOf, post, stackOf, stateOf, told } from '../table.ts';
import { go, sp, tales } from './drive.ts';
import { activate, asked, type Case, type Posting, quietly, strategy } from './play.ts';

interface Move {
  readonly from?: string;
  readonly to: string;
  readonly leader?: string;
  readonly force?: Force;
  readonly enemies: readonly Posting[];
  readonly dice?: readonly number[];
  readonly change?: Case['change'];
}
/** A Prussian Command steps into a space; what the enemy is asked comes next. */
const into = ({ from = 'dresden', to, leader = 'frederick', force = { inf: 16 }, enemies, dice, change }: Move) => {
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
  return match;
};
const total = (match: ReturnType<typeof into>) =>
  [...tales(match, 'intercepts'), ...tales(match, 'misses')].map((each) => each.total);

describe('CM §13 Interception', () => {
  test('CM §13.2 a part without its allies suffers no −1 for them', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 10 }]],
      dice: [4],
      change: (state) => {
        for (const { leaders, troops } of state.stacks)
          if (leaders.includes('hadik')) troops.IM = { inf: 2, units: {} };
      },
    });
    answer(match, 'austria intercept/hadik/part', 'austria IM/inf/0', 'austria done');
    expect(total(match)).toEqual([6]);
    expect(stackOf(match, 'hadik')?.troops).toEqual({ AU: { inf: 10, units: {} } });
  });
  test('CM §13.2 the Light unit that stays behind gives the part no +1', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 10, lt_cav: 1 }]],
      dice: [4],
    });
    answer(match, 'austria intercept/hadik/part', 'austria AU/lt_cav/0', 'austria done');
    expect(total(match)).toEqual([6]);
  });
  test('CM §13.2 an ally’s Light unit in the intercept space is a friendly one', () => {
    const match = into({
      to: 'leipzig',
      enemies: [
        ['AU', 'chemnitz', { leaders: ['hadik'], inf: 12 }],
        ['FR', 'leipzig', { lt_inf: 1 }],
      ],
      dice: [3],
    });
    answer(match, 'austria intercept/hadik');
    expect(total(match)).toEqual([6]);
  });
  test('CM §13.2 river, Light unit and Hadik add up: 5 + 2 + 1 − 2', () => {
    const match = into({
      from: 'reichenberg',
      to: 'jungbunzlau',
      enemies: [['AU', 'kolin', { leaders: ['hadik'], inf: 12, lt_cav: 1 }]],
      dice: [5],
    });
    answer(match, 'austria intercept/hadik');
    expect(total(match)).toEqual([6]);
  });
  test('CM §13.1 only the moving force is measured, not the friends who stand there: 5 against 16', () => {
    const match = into({
      to: 'pirna',
      enemies: [
        ['AU', 'lobositz', { leaders: ['hadik'], inf: 5 }],
        ['PR', 'pirna', { inf: 12 }],
      ],
    });
    expect(optionsOf(match, 'austria')).toContain('intercept/hadik');
  });
  test('CM §13.1, 2.2.2 guns are no SPs: five before 16 SPs with six guns may come', () => {
    const match = into({
      to: 'pirna',
      force: { inf: 16, field_art: 6 },
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 5 }]],
    });
    expect(optionsOf(match, 'austria')).toContain('intercept/hadik');
  });
  test('CM §13.2, 4.3.4 a mixed Command rolls with the rating of the nation that has most SPs: Soubise 1', () => {
    const match = into({
      to: 'pirna',
      enemies: [['FR', 'lobositz', { leaders: ['soubise'], inf: 9 }]],
      dice: [6],
      change: (state) => {
        for (const { leaders, troops } of state.stacks)
          if (leaders.includes('soubise')) troops.AU = { inf: 4, units: {} };
      },
    });
    const seat = match.waiting[0] ?? '';
    answer(match, `${seat} intercept/soubise`);
    go(match, { 'consent-troops': 'yes' });
    expect(total(match)).toEqual([6]);
  });
  test('CM §9.4.1, 13.2 an enemy who Intercepts into the space between cuts a path', () => {
    const match = into({
      from: 'bautzen',
      to: 'zittau',
      leader: 'keith',
      force: { inf: 10 },
      enemies: [['AU', 'gabel', { leaders: ['hadik'], inf: 12 }]],
      dice: [6],
      change: (state, world) => {
        state.control = {};
        // Maurice at Reichenberg is fed from Glogau by Zittau alone.
        post(world, 'PR', 'reichenberg', { leaders: ['maurice'], inf: 8 });
        post(world, 'AU', 'hirschberg', { inf: 9 });
        post(world, 'AU', 'jungbunzlau', { inf: 2 });
        state.turn.linked = state.stacks.map(({ id }) => id);
      },
    });
    answer(match, 'austria intercept/hadik');
    expect(stackOf(match, 'hadik')?.at).toBe('zittau');
    expect(stackOf(match, 'maurice')?.supply).toBe('short');
  });
  test('CM §13.3 who has been Intercepted neither digs nor drops nor marches: his activation is over', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }]],
      dice: [6],
    });
    answer(match, 'austria intercept/hadik');
    go(match, { withdraw: 'stand', inside: 'outside', attack: 'no' });
    go(match, { tactic: 'none', losses: 'proposal' });
    expect(asked(match, 'prussia')).not.toContain('march');
  });
});

describe('CM §14 Withdrawal', () => {
  const WAYS = (match: ReturnType<typeof into>) =>
    optionsOf(match, 'austria').filter((id) => id.startsWith('withdraw/'));
  test('CM §14.2 who is met where the mover began his activation may go anywhere that is free', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'kolin', { leaders: ['frederick'], inf: 16 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 12 }],
      ],
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    expect([...WAYS(match)].sort()).toEqual([
      'withdraw/deutschbrod',
      'withdraw/jungbunzlau',
      'withdraw/koniggratz',
      'withdraw/prague',
    ]);
  });
  test('CM §14.1.1 a leader who rides through alone moves nobody to Withdraw', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 16 }],
        ['AU', 'pirna', { leaders: ['hadik'], inf: 12 }],
      ],
    });
    answer(match, 'prussia leader', 'prussia keith');
    const [way] = optionsOf(match, 'prussia').filter((id) => id.endsWith('/lobositz'));
    if (way) answer(match, `prussia ${way}`);
    expect(match.waiting).toEqual(['prussia']);
  });
  test('CM §14.2 a force of two nations rolls with its Commander: 10 French and 4 Austrians with Soubise’s 1', () => {
    const match = into({
      to: 'pirna',
      enemies: [
        ['FR', 'pirna', { leaders: ['soubise'], inf: 10 }],
        ['AU', 'pirna', { leaders: ['lacy'], inf: 4 }],
      ],
      dice: [5],
    });
    answer(match, 'france withdraw/lobositz');
    expect(tales(match, 'withdrew')).toMatchObject([{ roll: 5, total: 6 }]);
  });
  test('CM §14.2, 16.1 a Demoralized force may Withdraw like any other', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'pirna', { leaders: ['daun'], inf: 10, morale: 'demoralized' }]],
      dice: [2],
    });
    answer(match, 'austria withdraw/lobositz');
    go(match, { surprise: 'no' });
    expect(stackOf(match, 'daun')?.at).toBe('lobositz');
  });
  test('CM §14.3 a Light unit with a leader and no Line troops is Light units alone', () => {
    const match = into({
      to: 'pirna',
      enemies: [['AU', 'pirna', { leaders: ['hadik'], lt_inf: 2 }]],
    });
    answer(match, 'austria withdraw/lobositz');
    go(match, { surprise: 'no' });
    expect([stackOf(match, 'hadik')?.at, told(match, 'pinned').length]).toEqual(['lobositz', 0]);
  });
  test('CM §14.1.2, 12.8 an intercepted Admin March that Withdraws is over, where it went', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['keith'], inf: 5 }],
        ['AU', 'lobositz', { leaders: ['hadik'], inf: 12 }],
      ],
      dice: [6, 6],
    });
    answer(match, 'prussia minor-march', 'prussia keith', 'prussia done', 'prussia step/pirna');
    answer(match, 'austria intercept/hadik');
    answer(match, 'prussia withdraw/dresden');
    quietly(match);
    expect(stackOf(match, 'keith')?.at).toBe('dresden');
    expect(asked(match, 'prussia')).toEqual(['strategy']);
  });
  test('CM §14.1, 12.8 an Admin March that starts beside an enemy: a Command gives him his Withdrawal', () => {
    const match = strategy({
      forces: [
        ['PR', 'kolin', { leaders: ['keith'], inf: 5 }],
        ['AU', 'kolin', { leaders: ['hadik'], inf: 4 }],
      ],
      dice: [5],
    });
    answer(match, 'prussia minor-march', 'prussia keith', 'prussia done');
    expect(WAYS(match)).toContain('withdraw/prague');
    answer(match, 'austria withdraw/prague');
    expect(stackOf(match, 'hadik')?.at).toBe('prague');
    expect(asked(match, 'prussia')).toEqual(['march']);
  });
  test('CM §14.1.1, 12.8 one in lieu of a card likewise; a leaderless force is no Command, and moves nobody', () => {
    const scene = (leaders: readonly string[]) => {
      const match = strategy({
        forces: [
          ['PR', 'kolin', { leaders, inf: 9 }],
          ['AU', 'kolin', { leaders: ['hadik'], inf: 6 }],
        ],
      });
      answer(match, 'prussia admin-march', `prussia ${leaders[0] ?? 'force/kolin'}`, 'prussia done');
      return asked(match, 'austria').length > 0;
    };
    expect([scene(['keith']), scene([])]).toEqual([true, false]);
  });
  test('CM §14.1, 17.4 a besieged garrison is not asked when its besieger is activated', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'prague', { leaders: ['frederick'], inf: 20, field_art: 1 }],
        ['AU', 'prague', { leaders: ['hadik'], inf: 6, inside: true }],
      ],
      change: (state) => {
        state.sieges.prague = { marker: 1, by: 'ap' };
      },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    go(match, { interrupt: 'pass' });
    expect(asked(match, 'austria')).toEqual([]);
  });
  test('CM §14.2 those inside count no more: Hadik remains with 4 SPs and rolls with his own 1', () => {
    const match = into({
      from: 'jungbunzlau',
      to: 'prague',
      enemies: [['AU', 'prague', { leaders: ['hadik'], inf: 9, lt_inf: 1 }]],
    });
    expect(optionsOf(match, 'austria').some((id) => id.startsWith('inside'))).toBe(true);
    expect(stateOf(match).stacks.find(({ at }) => at === 'prague')?.inside).toBe(false);
    expect(sp(match, 'frederick')).toBe(16);
  });
});
