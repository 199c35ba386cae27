/** CM §12: allowances on the way, baggage, Admin Marches, Overruns. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import type { Nation } from '../../src/vocabulary.ts';
import { answer, depot, type Force, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { go, PASSING, refuses, sp, tales } from './drive.ts';
import { activate, asked, type Case, mpsLeft, type Posting, quietly, strategy } from './play.ts';

const march = (leader: string, forces: readonly Posting[], more: Partial<Case> = {}) =>
  activate(strategy({ forces, hands: { PR: ['P13'] }, ...more }), 'prussia', 'P13', leader);
const FREDERICK = (force: Force): Posting => ['PR', 'dresden', { leaders: ['frederick', 'keith'], ...force }];
const step = (match: ReturnType<typeof march>, to: string, seat = 'prussia') => {
  answer(match, `${seat} step/${to}`);
  return quietly(match);
};
const pickUp = (match: ReturnType<typeof march>, whom: string, seat = 'prussia') => {
  answer(match, `${seat} pick-up/${whom}`, `${seat} done`);
  return match;
};

describe('CM §12.1 the allowance changes on the way (Frederick, 7 MPs)', () => {
  test('CM §12.1 16 SPs that become 28 have 2 MPs less at once', () => {
    const match = step(march('frederick', [FREDERICK({ inf: 16 }), ['PR', 'pirna', { inf: 12 }]]), 'pirna');
    expect(mpsLeft(match, 'prussia')).toBe(6);
    expect(mpsLeft(pickUp(match, 'pirna'), 'prussia')).toBe(4);
  });
  test('CM §12.1 27 SPs are not too many', () => {
    const match = step(march('frederick', [FREDERICK({ inf: 16 }), ['PR', 'pirna', { inf: 11 }]]), 'pirna');
    expect(mpsLeft(pickUp(match, 'pirna'), 'prussia')).toBe(6);
  });
  test('CM §12.1 15 SPs that become 16 lose their MP', () => {
    const match = step(march('frederick', [FREDERICK({ inf: 15 }), ['PR', 'pirna', { inf: 1 }]]), 'pirna');
    expect(mpsLeft(match, 'prussia')).toBe(7);
    expect(mpsLeft(pickUp(match, 'pirna'), 'prussia')).toBe(6);
  });
  test('CM §12.1 16 SPs that become 10 gain none: fewer than 16 throughout the entire activation', () => {
    const match = march('frederick', [FREDERICK({ inf: 16 })]);
    answer(match, 'prussia drop', 'prussia PR/inf/6', 'prussia done');
    expect([sp(match, 'frederick'), mpsLeft(match, 'prussia')]).toEqual([10, 7]);
  });
  test('CM §12.1 28 SPs that become 18 stay slow: at any time during the activation', () => {
    const match = march('frederick', [FREDERICK({ inf: 28 })]);
    answer(match, 'prussia drop', 'prussia PR/inf/10', 'prussia done');
    expect([sp(match, 'frederick'), mpsLeft(match, 'prussia')]).toEqual([18, 5]);
  });
  test('CM §12.1 Siege Artillery picked up costs 2 MPs', () => {
    const match = step(
      march('frederick', [FREDERICK({ inf: 16 }), ['PR', 'pirna', { inf: 1, siege_art: 1 }]]),
      'pirna',
    );
    expect(mpsLeft(pickUp(match, 'pirna'), 'prussia')).toBe(4);
  });
  test('CM §12.1 28 SPs with Siege Artillery lose 2 MPs, not 4', () => {
    expect(mpsLeft(march('frederick', [FREDERICK({ inf: 28, siege_art: 1 })]), 'prussia')).toBe(5);
  });
  test('CM §12.1 everything adds up: 28 SPs, Demoralized, in Short Supply have 1 MP', () => {
    const match = march('frederick', [FREDERICK({ inf: 28, morale: 'demoralized', supply: 'short' })]);
    expect(mpsLeft(match, 'prussia')).toBe(1);
  });
  test('CM §12.1 and never less than none', () => {
    const match = march('frederick', [FREDERICK({ inf: 28, morale: 'demoralized', supply: 'critical' })]);
    expect(mpsLeft(match, 'prussia')).toBe(0);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('step/'))).toEqual([]);
  });
  test('CM §12.1.1 a force that marches out of supply is in Short Supply at once, and keeps its MPs', () => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick'], inf: 16 }]], {
      change: (state) => {
        state.control.dresden = 'PR';
        state.turn.linked = state.stacks.map(({ id }) => id);
      },
    });
    // The depot of Dresden reaches 3 MPs, to Lobositz; Jungbunzlau is 2 further.
    for (const to of ['pirna', 'lobositz']) step(match, to);
    expect(stackOf(match, 'frederick')?.supply).toBe('full');
    step(match, 'jungbunzlau');
    expect(stackOf(match, 'frederick')?.supply).toBe('short');
    expect(mpsLeft(match, 'prussia')).toBe(2);
  });
});

describe('CM §12.2 the example: a 7-MP Austrian leader', () => {
  const nadasdy = (shared = false) => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['AU', 'prague', { leaders: ['nadasdy'], inf: 16 }],
          ['IM', 'hof', { inf: 2 }],
        ],
        hands: { AU: ['A1'] },
        change: (state) => {
          const own = state.stacks.find(({ leaders }) => leaders.includes('nadasdy'));
          if (shared && own) state.sharing.AU = own.id;
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    for (const to of ['komotau', 'eger', 'hof']) step(match, to, 'austria');
    return match;
  };
  test('CM §12.2 after 4 MPs and a 5th he picks up Imperials: he could move a 6th but not a 7th', () => {
    const match = nadasdy();
    expect(mpsLeft(match, 'austria')).toBe(2);
    pickUp(match, 'hof', 'austria');
    expect(mpsLeft(match, 'austria')).toBe(1);
    step(match, 'bayreuth', 'austria');
    expect(stackOf(match, 'nadasdy')?.at).toBe('bayreuth');
    expect(mpsLeft(match, 'austria')).toBe(0);
  });
  test('CM §12.2 with Austria’s Supply Sharing the penalty does not apply', () => {
    expect(mpsLeft(pickUp(nadasdy(true), 'hof', 'austria'), 'austria')).toBe(2);
  });
  test('CM §12.2 mixed from the start: 6 MPs in all', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [['AU', 'prague', { leaders: ['nadasdy'], inf: 14 }]],
        hands: { AU: ['A1'] },
        change: (state) => {
          for (const { troops } of state.stacks) troops.IM = { inf: 2, units: {} };
        },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    expect(mpsLeft(match, 'austria')).toBe(6);
  });
  test('CM §12.2 Prussians and Anglo-Allies: a penalty before the Ferdinand event, none after it', () => {
    const mixed = (event: boolean) => {
      const match = strategy({
        forces: [['PR', 'minden', { leaders: ['keith'], inf: 14 }]],
        hands: { PR: ['P13'] },
        change: (state) => {
          for (const { troops } of state.stacks) troops.BR = { inf: 2, units: {} };
          state.flags = event ? [{ id: 'ferdinand_event', until: 'game_end' }] : [];
        },
      });
      answer(match, 'prussia ops/P13', 'prussia keith', 'prussia BR/inf/2', 'prussia done');
      go(match, { ...PASSING, 'consent-troops': 'yes' });
      expect(sp(match, 'keith')).toBe(16);
      return mpsLeft(match, 'prussia');
    };
    expect([mixed(false), mixed(true)]).toEqual([5, 6]);
  });
});

describe('CM §12.3 Forced March', () => {
  const forced = (die: number, force: Force) => {
    const match = march('frederick', [FREDERICK(force)], { dice: [die] });
    for (let to = 'freiberg'; mpsLeft(match, 'prussia') > 0; to = to === 'freiberg' ? 'dresden' : 'freiberg')
      step(match, to);
    answer(match, 'prussia force');
    return quietly(match);
  };
  test('CM §12.3 20 SPs do not subtract 1, 21 do: a 4 is 11, or 10', () => {
    expect(tales(forced(4, { inf: 20 }), 'forced-march')).toMatchObject([{ total: 11, won: 2 }]);
    expect(tales(forced(4, { inf: 21 }), 'forced-march')).toMatchObject([{ total: 10, won: 0 }]);
  });
  test('CM §9.1.1 Short Supply subtracts 2 from the roll', () => {
    expect(tales(forced(5, { inf: 16, supply: 'short' }), 'forced-march')).toMatchObject([
      { roll: 5, total: 10, won: 0 },
    ]);
  });
  test('CM §12.3 a failed one costs 1 SP only, a successful one a tenth more, rounded up: 11 → 10 → 9', () => {
    const [failed, won] = [forced(1, { inf: 11 }), forced(6, { inf: 11 })];
    for (const match of [failed, won]) {
      if (asked(match, 'prussia').includes('march')) answer(match, 'prussia done');
      go(match, { ...PASSING, losses: 'proposal', shortages: 'proposal' });
    }
    expect([sp(failed, 'frederick'), sp(won, 'frederick')]).toEqual([10, 9]);
  });
  test('CM §12.3 once: after the 2 MPs there is no third', () => {
    const match = forced(6, { inf: 16 });
    for (let n = 0; n < 2; n++) step(match, stackOf(match, 'frederick')?.at === 'dresden' ? 'freiberg' : 'dresden');
    expect(mpsLeft(match, 'prussia')).toBe(0);
    refuses(match, 'prussia force', 'forced-once', '12.3');
  });
});

describe('CM §12.4 leaders alone', () => {
  const alone = () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick', 'henry'], inf: 16 }],
        ['PR', 'torgau', { inf: 4 }],
        ['AU', 'freiberg', { inf: 2 }],
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia leader', 'prussia henry');
    return match;
  };
  test('CM §12.4 he takes nobody along', () => {
    const match = alone();
    step(match, 'torgau');
    expect(optionsOf(match, 'prussia').some((id) => id.startsWith('pick-up'))).toBe(false);
  });
  test('CM §12.4 (readings, 48) and does not stop where enemies stand', () => {
    const match = step(alone(), 'freiberg');
    expect(optionsOf(match, 'prussia')).not.toContain('done');
  });
  test('CM §12.4 it costs no card: the Turn’s card is still to be played', () => {
    const match = alone();
    answer(match, 'prussia march/torgau');
    if (asked(match, 'prussia').includes('march')) answer(match, 'prussia done');
    expect(optionsOf(match, 'prussia')).toContain('ops/P13');
    expect(optionsOf(match, 'prussia')).not.toContain('leader');
  });
});

describe('CM §12.5 picking up, dropping off', () => {
  test('CM §12.5 combined forces take the worst Supply State', () => {
    const match = step(
      march('frederick', [FREDERICK({ inf: 10 }), ['PR', 'pirna', { inf: 6, supply: 'critical' }]]),
      'pirna',
    );
    pickUp(match, 'pirna');
    expect(stackOf(match, 'frederick')?.supply).toBe('critical');
    // It started in Full Supply: the MPs stay (12.1.1), but 16 SPs lose the one for fewer.
    expect(mpsLeft(match, 'prussia')).toBe(6);
  });
  test('CM §16.3 and the morale of the larger', () => {
    const match = step(
      march('frederick', [FREDERICK({ inf: 10 }), ['PR', 'pirna', { inf: 12, morale: 'demoralized' }]]),
      'pirna',
    );
    pickUp(match, 'pirna');
    expect(stackOf(match, 'frederick')?.morale).toBe('demoralized');
  });
  test('CM §16.1 who is left behind by a Demoralized force is Demoralized', () => {
    const match = march('frederick', [FREDERICK({ inf: 16, morale: 'demoralized' })]);
    answer(match, 'prussia drop', 'prussia PR/inf/6', 'prussia done');
    step(match, 'freiberg');
    expect(stateOf(match).stacks.map(({ at, morale }) => [at, morale])).toEqual(
      expect.arrayContaining([
        ['dresden', 'demoralized'],
        ['freiberg', 'demoralized'],
      ]),
    );
  });
  test('CM §12.5 and §4.4 nobody is picked up beyond what the CIC has: Nádasdy stays at 10 SPs', () => {
    const match = activate(
      strategy({
        active: 'AU',
        forces: [
          ['AU', 'prague', { leaders: ['daun'], inf: 10 }],
          ['AU', 'kolin', { leaders: ['nadasdy'], inf: 8 }],
          ['AU', 'koniggratz', { inf: 5 }],
        ],
        hands: { AU: ['A1'] },
      }),
      'austria',
      'A1',
      'nadasdy',
    );
    step(match, 'koniggratz', 'austria');
    // Two are proposed, and no more can be taken.
    pickUp(match, 'koniggratz', 'austria');
    expect(sp(match, 'nadasdy')).toBe(10);
  });
  test('CM §12.0 SPs are not moved by two leaders in one Round', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 12 }],
        ['PR', 'lobositz', { leaders: ['maurice'], inf: 4 }],
      ],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia event/P5', 'prussia frederick', 'prussia done', 'prussia maurice', 'prussia done');
    quietly(match);
    step(match, 'pirna');
    answer(match, 'prussia drop', 'prussia PR/inf/6', 'prussia done');
    step(match, 'dresden');
    answer(match, 'prussia done');
    quietly(match);
    step(match, 'pirna');
    expect(optionsOf(match, 'prussia')).not.toContain('pick-up/pirna');
    expect(stateOf(match).stacks.find(({ at, leaders }) => at === 'pirna' && leaders.length === 0)?.tired).toBe(6);
  });
});

describe('CM §12.7 Entrenchments', () => {
  test('CM §12.7 one to five MPs, no sixth', () => {
    const options = optionsOf(march('frederick', [FREDERICK({ inf: 12 })]), 'prussia');
    expect(options.filter((id) => id.startsWith('entrench/'))).toEqual([1, 2, 3, 4, 5].map((n) => `entrench/${n}`));
  });
  test('CM §12.7 nor more MPs than are left', () => {
    const match = march('frederick', [FREDERICK({ inf: 16, supply: 'critical' })]);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('entrench/'))).toHaveLength(3);
  });
  test('CM §12.7 (readings, 24) Light infantry digs too: 3 and 2 are five', () => {
    const match = march('frederick', [FREDERICK({ inf: 3, lt_inf: 2 })]);
    expect(optionsOf(match, 'prussia')).toContain('entrench/1');
  });
  test('CM §12.7 the marker goes when all friendly forces leave, and stays while some are there', () => {
    const left = (stay: number) => {
      const match = march('frederick', [FREDERICK({ inf: 16 })], {
        change: (state) => {
          state.entrenched.dresden = 'ap';
        },
      });
      if (stay > 0) answer(match, 'prussia drop', `prussia PR/inf/${stay}`, 'prussia done');
      return stateOf(step(match, 'freiberg')).entrenched;
    };
    expect([left(1), left(0)]).toEqual([{ dresden: 'ap' }, {}]);
  });
  test('CM §12.7 and §17.5.3 besiegers do not entrench', () => {
    const match = march('frederick', [['PR', 'prague', { leaders: ['frederick', 'keith'], inf: 16, field_art: 1 }]], {
      change: (state) => {
        state.sieges.prague = { marker: 0, by: 'ap' };
      },
    });
    refuses(match, 'prussia entrench/1', 'besieging', '17.5.3');
  });
});

describe('CM §12.8 Admin Marches', () => {
  const minor = (forces: readonly Posting[], which: string) => {
    const match = strategy({ forces, hands: { PR: ['P13'] } });
    answer(match, 'prussia minor-march', `prussia ${which}`);
    return match;
  };
  test('CM §12.8 a force of 6 SPs is no Minor Force, one of 5 is', () => {
    const forces: readonly Posting[] = [
      ['PR', 'freiberg', { inf: 6 }],
      ['PR', 'dresden', { inf: 5 }],
    ];
    const six = minor(forces, 'force/freiberg');
    answer(six, 'prussia PR/inf/6');
    refuses(six, 'prussia done', 'not-minor', '12.8');
    const five = minor(forces, 'force/dresden');
    go(five, { compose: 'done' });
    expect(mpsLeft(five, 'prussia')).toBe(4);
  });
  test('CM §12.8 one a Turn besides the card, and not the same force again', () => {
    const match = minor(
      [
        ['PR', 'dresden', { inf: 5 }],
        ['PR', 'berlin', { leaders: ['keith'], inf: 8 }],
      ],
      'force/dresden',
    );
    go(match, { compose: 'done' });
    answer(match, 'prussia march/freiberg');
    quietly(match);
    go(match, { march: 'done' });
    expect(optionsOf(match, 'prussia')).toContain('ops/P13');
    expect(optionsOf(match, 'prussia')).not.toContain('minor-march');
  });
  test('CM §12.8 in lieu of the card: after it no card is played', () => {
    const match = strategy({ forces: [['PR', 'dresden', { inf: 9 }]], hands: { PR: ['P13'] } });
    answer(match, 'prussia admin-march', 'prussia force/dresden');
    go(match, { compose: 'done' });
    answer(match, 'prussia march/freiberg');
    quietly(match);
    go(match, { march: 'done' });
    expect(optionsOf(match, 'prussia').filter((id) => id.includes('P13'))).toEqual([]);
  });
  test('CM §12.8 it starts beside an enemy and does not attack', () => {
    const match = minor(
      [
        ['PR', 'freiberg', { leaders: ['keith'], inf: 5 }],
        ['AU', 'freiberg', { inf: 5 }],
      ],
      'keith',
    );
    go(match, { compose: 'done', ...PASSING });
    answer(match, 'prussia done');
    expect(asked(match, 'prussia')).not.toContain('attack');
    expect(told(match, 'battle')).toEqual([]);
  });
  test('CM §12.8 it enters a space whose enemies are inside a masked fortress', () => {
    const match = minor(
      [
        ['PR', 'lobositz', { inf: 5 }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 16 }],
        ['AU', 'prague', { inf: 3, inside: true }],
      ],
      'force/lobositz',
    );
    go(match, { compose: 'done' });
    expect(optionsOf(match, 'prussia')).toContain('step/prague');
  });
  test('CM §12.8 not if it is not masked: 14 SPs do not mask Prague', () => {
    const match = minor(
      [
        ['PR', 'lobositz', { inf: 5 }],
        ['PR', 'prague', { leaders: ['frederick'], inf: 14 }],
        ['AU', 'prague', { inf: 3, inside: true }],
      ],
      'force/lobositz',
    );
    go(match, { compose: 'done' });
    refuses(match, 'prussia step/prague', 'admin-enemy', '12.8');
  });
  test('CM §12.8 it may be Intercepted', () => {
    const match = minor(
      [
        ['PR', 'dresden', { inf: 5 }],
        ['AU', 'lobositz', { leaders: ['hadik'], inf: 6 }],
      ],
      'force/dresden',
    );
    go(match, { compose: 'done' });
    answer(match, 'prussia step/pirna');
    expect(asked(match, 'austria')).toEqual(['intercept']);
  });
  test('CM §12.9.1 it captures a depot that nobody guards', () => {
    const match = strategy({
      forces: [['PR', 'dresden', { inf: 5 }]],
      hands: { PR: ['P13'] },
      change: (_, world) => void depot(world, 'AU', 'freiberg'),
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden');
    go(match, { compose: 'done' });
    answer(match, 'prussia step/freiberg');
    quietly(match);
    expect(tales(match, 'depot-overrun')).toMatchObject([{ nation: 'AU', at: 'freiberg' }]);
    go(match, { distribute: 'supply-action' });
    expect([stateOf(match).depots, stateOf(match).powers.PR.supplyActions]).toEqual([[], 1]);
  });
});

describe('CM §12.9 Overrun', () => {
  const onto = (own: number, nation: Nation, at: string, enemy: Force, from = 'dresden') => {
    const match = march('frederick', [
      ['PR', from, { leaders: ['frederick', 'keith'], inf: own }],
      [nation, at, enemy],
    ]);
    answer(match, `prussia step/${at}`);
    return quietly(match);
  };
  test('CM §12.9 19 SPs do not overrun 5, 20 do', () => {
    expect([19, 20].map((own) => asked(onto(own, 'AU', 'torgau', { inf: 5 }), 'prussia').includes('overrun'))).toEqual([
      false,
      true,
    ]);
  });
  test('CM §12.9 it costs no MPs, and the march goes on', () => {
    const match = onto(20, 'AU', 'torgau', { inf: 5 });
    answer(match, 'prussia overrun');
    expect([mpsLeft(match, 'prussia'), spOf(stateOf(match).prisoners.ap)]).toEqual([5, 5]);
  });
  test('CM §12.9 in hills 1 MP for each SP captured', () => {
    const match = onto(20, 'AU', 'freiberg', { inf: 3 });
    answer(match, 'prussia overrun');
    expect(mpsLeft(match, 'prussia')).toBe(3);
  });
  test('CM §12.9 and not without those MPs', () => {
    // 28 SPs have 5 MPs; Pirna costs 1 of them, Lobositz 2: 2 are left for 3 SPs in the hills.
    const match = march('frederick', [
      ['PR', 'dresden', { leaders: ['frederick', 'keith'], inf: 28 }],
      ['AU', 'lobositz', { inf: 3 }],
    ]);
    step(match, 'pirna');
    answer(match, 'prussia step/lobositz');
    quietly(match);
    expect(asked(match, 'prussia')).not.toContain('overrun');
    expect(told(match, 'overrun')).toEqual([]);
  });
  test('CM §12.9 a force inside a fortress is not overrun', () => {
    const match = onto(20, 'AU', 'prague', { inf: 3, inside: true }, 'lobositz');
    expect(asked(match, 'prussia')).toEqual(['march']);
    expect(spOf(stateOf(match).prisoners.ap)).toBe(0);
  });
  test('CM §12.10 the enemy may Withdraw first', () => {
    const match = march('frederick', [FREDERICK({ inf: 20 }), ['AU', 'torgau', { leaders: ['lacy'], inf: 3 }]], {
      dice: [6],
    });
    answer(match, 'prussia step/torgau');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    expect(asked(match, 'austria')).toContain('withdraw');
    go(match, { withdraw: (options) => options.find((id) => id !== 'stand') });
    expect(told(match, 'overrun')).toEqual([]);
    expect(stackOf(match, 'lacy')?.at).not.toBe('torgau');
  });
});
