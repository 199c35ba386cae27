/** CM §4 and §11: Commanders, Commanders-in-Chief, who is activated. */
import { describe, expect, test } from 'vitest';
import { answer, optionsOf, post, stackOf, stateOf } from '../table.ts';
import { go, PASSING, refuses, sp } from './drive.ts';
import { activate, asked, type Posting, quietly, strategy } from './play.ts';

const austria = (forces: readonly Posting[], leader: string, change?: Parameters<typeof strategy>[0]['change']) => {
  const match = strategy({ active: 'AU', hands: { AU: ['A1'] }, forces, ...(change && { change }) });
  answer(match, 'austria ops/A1', `austria ${leader}`);
  return match;
};

describe('CM §4.3.4 who commands', () => {
  test('CM §4.3.4 Hadik cannot command 6 Austrian and 7 Imperial SPs while Stolberg comes along', () => {
    const match = austria([['AU', 'hof', { leaders: ['hadik'], inf: 6 }]], 'hadik', (_, world) =>
      post(world, 'IM', 'hof', { leaders: ['stolberg'], inf: 7 }),
    );
    answer(match, 'austria leader/stolberg', 'austria IM/inf/7');
    refuses(match, 'austria done', 'other-commander', '4.3.4');
  });
  test('CM §4.3.4 without Stolberg he leads them: a force may have SPs of a nation without its leader', () => {
    const match = austria([['AU', 'hof', { leaders: ['hadik'], inf: 6 }]], 'hadik', (_, world) =>
      post(world, 'IM', 'hof', { inf: 6 }),
    );
    answer(match, 'austria IM/inf/6', 'austria done');
    go(match, PASSING);
    expect(sp(match, 'hadik')).toBe(12);
  });
  test('CM §4.3.4 Serbelloni and Piccolomini rank alike: either may be named', () => {
    for (const leader of ['serbelloni', 'piccolomini'] as const) {
      const match = austria([['AU', 'prague', { leaders: ['serbelloni', 'piccolomini'], inf: 20 }]], leader);
      if (leader === 'piccolomini') answer(match, 'austria leader/serbelloni', 'austria AU/inf/20');
      answer(match, 'austria done');
      quietly(match);
      expect(sp(match, leader)).toBe(20);
      expect(Number(match.decisions('austria')[0]?.prompt.args.left)).toBe(leader === 'serbelloni' ? 4 : 5);
    }
  });
  test('CM §4.3.4 Daun with Browne in his stack cannot command it, but leave him behind', () => {
    const match = austria([['AU', 'prague', { leaders: ['browne', 'daun'], inf: 20 }]], 'daun');
    expect(optionsOf(match, 'austria')).not.toContain('leader/browne');
  });
  test('CM §4.3.5 two corps leaders lead 24 SPs and not 25', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [['PR', 'torgau', { leaders: ['zieten', 'hulsen'], inf: 25 }]],
    });
    answer(match, 'prussia ops/P13', 'prussia zieten', 'prussia PR/inf/25');
    refuses(match, 'prussia done', 'capacity', '4.3.5');
    const fits = strategy({
      hands: { PR: ['P13'] },
      forces: [['PR', 'torgau', { leaders: ['zieten', 'hulsen'], inf: 24 }]],
    });
    answer(fits, 'prussia ops/P13', 'prussia zieten', 'prussia done');
    quietly(fits);
    expect(sp(fits, 'zieten')).toBe(24);
  });
  test('CM §4.3.1, 2.2.2 artillery takes no room: 12 SPs and four guns under a corps leader', () => {
    const match = activate(
      strategy({ hands: { PR: ['P13'] }, forces: [['PR', 'torgau', { leaders: ['zieten'], inf: 12, field_art: 4 }]] }),
      'prussia',
      'P13',
      'zieten',
    );
    expect(stackOf(match, 'zieten')?.troops.PR).toEqual({ inf: 12, units: { field_art: [4, 0] } });
  });
});

describe('CM §4.4 the Commander-in-Chief', () => {
  const second = (cic: number, own: number) => {
    const match = austria(
      [
        ['AU', 'prague', { leaders: ['daun'], inf: cic }],
        ['AU', 'olmutz', { leaders: ['nadasdy'], inf: own }],
      ],
      'nadasdy',
    );
    return match;
  };
  test('CM §4.4 as many as the CIC has: 10 and 10', () => {
    const match = second(10, 10);
    answer(match, 'austria done');
    quietly(match);
    expect(sp(match, 'nadasdy')).toBe(10);
  });
  test('CM §4.4 one more is refused, and the proposal leaves it behind', () => {
    const match = second(10, 11);
    answer(match, 'austria AU/inf/11');
    refuses(match, 'austria done', 'cic', '4.4');
    answer(match, 'austria proposal');
    quietly(match);
    expect(sp(match, 'nadasdy')).toBe(10);
  });
  test('CM §4.4 a CIC without troops: nobody else’s Command may have any', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['AU', 'prague', { leaders: ['daun'] }],
        ['AU', 'olmutz', { leaders: ['nadasdy'], inf: 4 }],
      ],
    });
    refuses(match, 'austria ops/A1', 'nobody-for-card', '11.1');
  });
  test('CM §4.4 with the CIC a prisoner the next in rank is CIC', () => {
    const match = austria(
      [
        ['AU', 'prague', { leaders: ['nadasdy'], inf: 6 }],
        ['AU', 'olmutz', { leaders: ['hadik'], inf: 8 }],
      ],
      'hadik',
      (state) => {
        state.leaders.daun = 'captured';
        state.prisoners.ap.leaders.push('daun');
      },
    );
    answer(match, 'austria done');
    quietly(match);
    expect(sp(match, 'hadik')).toBe(6);
  });
  test('CM §4.4 an Austrian may not lead more Imperials than the Imperial CIC has', () => {
    const match = austria(
      [
        ['AU', 'hof', { leaders: ['hadik'], inf: 6 }],
        ['AU', 'prague', { leaders: ['daun'], inf: 12 }],
        ['IM', 'nurnberg', { leaders: ['stolberg'], inf: 3 }],
      ],
      'hadik',
      (_, world) => post(world, 'IM', 'hof', { inf: 4 }),
    );
    answer(match, 'austria IM/inf/4');
    refuses(match, 'austria done', 'cic', '4.4');
  });
  test('CM §4.4 Siege Artillery is no Field Artillery: two guns of each are not too many for one', () => {
    const match = austria(
      [
        ['AU', 'prague', { leaders: ['daun'], inf: 12, field_art: 1 }],
        ['AU', 'olmutz', { leaders: ['nadasdy'], inf: 10, field_art: 1, siege_art: 2 }],
      ],
      'nadasdy',
    );
    answer(match, 'austria done');
    quietly(match);
    expect(stackOf(match, 'nadasdy')?.troops.AU?.units).toEqual({ field_art: [1, 0], siege_art: [2, 0] });
  });
  test('CM §4.4, 12.5 what the CIC drops at the side of another makes no difference before that one acts', () => {
    const match = activate(
      strategy({
        active: 'AU',
        hands: { AU: ['A1'] },
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 12 }],
          ['AU', 'kolin', { leaders: ['nadasdy'], inf: 10 }],
        ],
      }),
      'austria',
      'A1',
      'daun',
    );
    answer(match, 'austria drop', 'austria AU/inf/8', 'austria done');
    expect(sp(match, 'daun')).toBe(4);
    answer(match, 'austria step/kolin');
    quietly(match);
    expect(optionsOf(match, 'austria')).toContain('pick-up/nadasdy');
  });
  test('CM §4.4, 13.1 an Interception is no activation: a Command larger than the CIC’s may Intercept whole', () => {
    const match = activate(
      strategy({
        forces: [
          ['PR', 'dresden', { leaders: ['frederick'], inf: 16 }],
          ['AU', 'lobositz', { leaders: ['nadasdy'], inf: 16 }],
          ['AU', 'wien', { leaders: ['daun'], inf: 6 }],
        ],
        hands: { PR: ['P13'] },
        dice: [6],
      }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/pirna');
    go(match, { interrupt: 'pass', intercept: 'intercept/nadasdy' });
    expect([stackOf(match, 'nadasdy')?.at, sp(match, 'nadasdy')]).toEqual(['pirna', 16]);
  });
});

describe('CM §11 activation', () => {
  test('CM §11.2 SPs that an activated Command drops make no Admin March in the same Turn', () => {
    const match = activate(
      strategy({ hands: { PR: ['P13'] }, forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 12 }]] }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/freiberg');
    quietly(match);
    answer(match, 'prussia drop', 'prussia PR/inf/4', 'prussia done', 'prussia done');
    quietly(match);
    expect(optionsOf(match, 'prussia')).not.toContain('minor-march');
  });
  test('CM §11.2 SPs that were not designated may still make one', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [['PR', 'dresden', { leaders: ['frederick'], inf: 12 }]],
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia PR/inf/8', 'prussia done');
    quietly(match);
    answer(match, 'prussia step/freiberg');
    quietly(match);
    answer(match, 'prussia done');
    quietly(match);
    answer(match, 'prussia minor-march');
    expect(optionsOf(match, 'prussia')).toContain('force/dresden');
  });
  test('CM §11.2 the leader who led them may not ride off alone afterwards', () => {
    const match = activate(
      strategy({ hands: { PR: ['P13'] }, forces: [['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 12 }]] }),
      'prussia',
      'P13',
      'frederick',
    );
    answer(match, 'prussia step/freiberg');
    quietly(match);
    answer(match, 'prussia done');
    quietly(match);
    expect(optionsOf(match, 'prussia')).not.toContain('leader');
  });
  test('CM §12.4 a leader who has ridden to an army is not activated with it in the same Turn', () => {
    const match = strategy({
      hands: { PR: ['P13'] },
      forces: [
        ['PR', 'berlin', { leaders: ['frederick'] }],
        ['PR', 'torgau', { leaders: ['keith'], inf: 8 }],
      ],
    });
    answer(match, 'prussia leader', 'prussia frederick', 'prussia march/torgau');
    quietly(match);
    if (asked(match, 'prussia').includes('march')) answer(match, 'prussia done');
    answer(match, 'prussia ops/P13');
    expect(optionsOf(match, 'prussia')).toEqual(['keith']);
    answer(match, 'prussia keith');
    expect(optionsOf(match, 'prussia')).not.toContain('leader/frederick');
  });
  test('CM §8.6.2, 11.1 Active Operations do activate a leaderless force, and a Command of any Initiative', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A9'] },
      forces: [
        ['AU', 'prague', { inf: 8 }],
        ['AU', 'wien', { leaders: ['serbelloni'], inf: 8 }],
        ['AU', 'olmutz', { leaders: ['hadik'], inf: 8, morale: 'routed' }],
      ],
    });
    answer(match, 'austria event/A9');
    expect(optionsOf(match, 'austria')).toEqual(expect.arrayContaining(['force/prague', 'serbelloni']));
    expect(optionsOf(match, 'austria')).not.toContain('hadik');
  });
  test('CM §8.6.2 both are designated before the first marches, and the same force not twice', () => {
    const match = strategy({
      hands: { PR: ['P5'] },
      forces: [
        ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 20 }],
        ['PR', 'berlin', { leaders: ['henry'], inf: 8 }],
      ],
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done');
    expect(asked(match, 'prussia')).toEqual(['designate-event']);
    expect(optionsOf(match, 'prussia')).not.toContain('frederick');
    expect(optionsOf(match, 'prussia')).not.toContain('keith');
    expect(stateOf(match).turn.activated).toEqual([]);
  });
  test('CM §8.4, 22.3 an Austrian card activates an Imperial Command, not a French one', () => {
    const match = strategy({
      active: 'AU',
      hands: { AU: ['A1'] },
      forces: [
        ['IM', 'nurnberg', { leaders: ['stolberg'], inf: 6 }],
        ['FR', 'wesel', { leaders: ['soubise'], inf: 6 }],
      ],
    });
    answer(match, 'austria ops/A1');
    expect(optionsOf(match, 'austria')).toEqual(['stolberg']);
  });
});
