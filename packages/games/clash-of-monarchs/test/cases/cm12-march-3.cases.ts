/** CM §12: marches, spades, guns, Overruns, one Round. */
import { describe, expect, test } from 'vitest';
import { answer, depot, type Force, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { first, go, PASSING, sp } from './drive.ts';
import { activate, asked, type Case, mpsLeft, type Posting, quietly, strategy, whyNot } from './play.ts';

const march = (leader: string, forces: readonly Posting[], more: Partial<Case> = {}) =>
  activate(strategy({ forces, hands: { PR: ['P13'] }, ...more }), 'prussia', 'P13', leader);
const step = (match: ReturnType<typeof march>, ...spaces: readonly string[]) => {
  for (const to of spaces) {
    answer(match, `prussia step/${to}`);
    quietly(match);
  }
  return match;
};
const FREDERICK = (force: Force, at = 'dresden'): Posting => ['PR', at, { leaders: ['frederick'], ...force }];

describe('CM §12.3 Forced March', () => {
  test('CM §12.3 with 1 MP left where every line costs 2 the normal MPs are spent: Lehwaldt at Lübben', () => {
    const match = march('lehwaldt', [['PR', 'bautzen', { leaders: ['lehwaldt'], inf: 16 }]], { dice: [6] });
    step(match, 'cottbus', 'lubben');
    expect(mpsLeft(match, 'prussia')).toBe(2);
  });
  test('CM §12.3 30 SPs: 1 is lost at once, and of the 29 left three, rounded up', () => {
    const match = march('frederick', [['PR', 'dresden', { leaders: ['frederick', 'henry'], inf: 30 }]], { dice: [5] });
    expect(mpsLeft(match, 'prussia')).toBe(5);
    step(match, 'bautzen', 'gorlitz', 'sagan', 'crossen', 'zullichau');
    answer(match, 'prussia force');
    go(match, { losses: 'proposal' });
    expect(mpsLeft(match, 'prussia')).toBe(2);
    step(match, 'meseritz');
    answer(match, 'prussia done');
    go(quietly(match), { losses: 'proposal' });
    expect(sp(match, 'frederick')).toBe(26);
  });
  test('CM §12.3 the printed rating counts: Frederick with 28 SPs in Critical Supply has 1 MP, and 6 + 7 − 4 − 1 fails', () => {
    const match = march(
      'frederick',
      [['PR', 'dresden', { leaders: ['frederick', 'henry'], inf: 28, supply: 'critical' }]],
      {
        dice: [6],
      },
    );
    expect(mpsLeft(match, 'prussia')).toBe(1);
    step(match, 'freiberg');
    answer(match, 'prussia force');
    go(match, { losses: 'proposal' });
    expect(mpsLeft(match, 'prussia')).toBe(0);
  });
  test('CM §12.3 who has left his siege guns behind may force his march', () => {
    const match = march('frederick', [FREDERICK({ inf: 16, siege_art: 1 })], { dice: [6] });
    answer(match, 'prussia drop', 'prussia PR/inf/0', 'prussia done');
    expect(stackOf(match, 'frederick')?.troops.PR).toEqual({ inf: 16, units: {} });
    step(match, 'bautzen', 'gorlitz', 'sagan', 'crossen', 'zullichau');
    expect(mpsLeft(match, 'prussia')).toBe(0);
    expect(whyNot(match, 'prussia', 'force')).toBeUndefined();
    answer(match, 'prussia force');
    go(match, { losses: 'proposal' });
    expect(mpsLeft(match, 'prussia')).toBe(2);
  });
});

describe('CM §12.4 a leader alone', () => {
  test('CM §12.4 Frederick rides 10 MPs: from Dresden to Breslau by Bautzen, Görlitz and Liegnitz', () => {
    const match = strategy({ forces: [FREDERICK({ inf: 10 })] });
    answer(match, 'prussia leader', 'prussia frederick');
    const [way] = optionsOf(match, 'prussia').filter((id) => id.endsWith('/breslau'));
    answer(match, `prussia ${way}`);
    expect(stackOf(match, 'frederick')?.at).toBe('breslau');
  });
  test('CM §12.4, 7.1 he may ride after the card has been played, and his army stays', () => {
    const match = march('keith', [['PR', 'berlin', { leaders: ['keith'], inf: 8 }], FREDERICK({ inf: 10 })]);
    answer(match, 'prussia done');
    quietly(match);
    answer(match, 'prussia leader', 'prussia frederick');
    const [way] = optionsOf(match, 'prussia').filter((id) => id.endsWith('/pirna'));
    answer(match, `prussia ${way}`);
    expect(stateOf(match).stacks.map(({ at, troops }) => [at, troops.PR?.inf])).toContainEqual(['dresden', 10]);
  });
});

describe('CM §12.5 picking up and dropping off', () => {
  test('CM §12.5, 12.0 guns left behind alone are not taken along again in the same Round', () => {
    const match = march('frederick', [FREDERICK({ inf: 16, field_art: 2 })]);
    answer(match, 'prussia drop', 'prussia PR/inf/0', 'prussia done');
    expect(stackOf(match, 'frederick')?.troops.PR).toEqual({ inf: 16, units: {} });
    step(match, 'pirna', 'dresden');
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('pick-up/'))).toEqual([]);
  });
  test('CM §12.5, 12.0 rested guns that stand there may be: of three, the one that did not march', () => {
    const match = march('frederick', [FREDERICK({ inf: 16, field_art: 2 }), ['PR', 'pirna', { field_art: 1 }]]);
    step(match, 'pirna');
    answer(match, 'prussia drop', 'prussia PR/inf/0', 'prussia done');
    const pick = optionsOf(match, 'prussia').find((id) => id.startsWith('pick-up/'));
    answer(match, `prussia ${pick}`);
    go(match, { 'part-pick-up': 'done' });
    expect(stackOf(match, 'frederick')?.troops.PR?.units.field_art).toEqual([1, 0]);
  });
  test('CM §12.5, 12.10 from beside an enemy whom nobody attacks friends are taken along', () => {
    const match = march('frederick', [
      FREDERICK({ inf: 12 }),
      ['PR', 'pirna', { inf: 4 }],
      ['AU', 'pirna', { leaders: ['daun'], inf: 12 }],
    ]);
    step(match, 'pirna');
    answer(match, 'prussia pick-up/pirna');
    go(match, { 'part-pick-up': 'done' });
    expect(sp(match, 'frederick')).toBe(16);
    expect(optionsOf(match, 'prussia')).toContain('step/dresden');
  });
  test('CM §12.5 a second Demoralized force picked up: the larger decides, and what it costs is felt next Turn only for supply', () => {
    const match = march('frederick', [
      FREDERICK({ inf: 8 }),
      ['PR', 'pirna', { inf: 5, morale: 'demoralized', supply: 'short' }],
    ]);
    expect(mpsLeft(match, 'prussia')).toBe(8);
    step(match, 'pirna');
    answer(match, 'prussia pick-up/pirna');
    go(match, { 'part-pick-up': 'done' });
    expect(stackOf(match, 'frederick')).toMatchObject({ morale: 'good', supply: 'short' });
    expect(mpsLeft(match, 'prussia')).toBe(7);
  });
});

describe('CM §12.6–12.9', () => {
  test('CM §12.6 Light units cost whoever enters 1 MP, line or Light himself, and yellow lines 3', () => {
    const match = march('frederick', [
      FREDERICK({ inf: 12, lt_cav: 1 }),
      ['AU', 'lubben', { leaders: ['hadik'], inf: 4, lt_inf: 1 }],
    ]);
    const before = mpsLeft(match, 'prussia');
    answer(match, 'prussia step/lubben');
    go(match, { ...PASSING, overrun: 'no' });
    expect(before - mpsLeft(match, 'prussia')).toBe(3);
  });
  test('CM §12.7 with two of MPs left no three are designated; who has none digs no more', () => {
    const match = march('lehwaldt', [['PR', 'dresden', { leaders: ['lehwaldt'], inf: 16 }]], { dice: [1] });
    step(match, 'freiberg', 'chemnitz', 'zwickau');
    expect(mpsLeft(match, 'prussia')).toBe(2);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('entrench/'))).toEqual([
      'entrench/1',
      'entrench/2',
    ]);
    answer(match, 'prussia entrench/2');
    expect(told(match, 'dug-in-vain')).toHaveLength(1);
    expect(optionsOf(match, 'prussia').filter((id) => id.startsWith('entrench/'))).toEqual([]);
  });
  test('CM §12.7, 4.3.4 the Commander’s rating counts, not his better subordinate’s', () => {
    const match = march('lehwaldt', [['PR', 'dresden', { leaders: ['lehwaldt', 'fouque'], inf: 12 }]], { dice: [3] });
    answer(match, 'prussia entrench/1');
    expect(told(match, 'dug-in-vain')).toMatchObject([{ total: 5 }]);
  });
  test('CM §12.9 who starts beside few enemies overruns nobody: he enters no space', () => {
    const match = march('frederick', [FREDERICK({ inf: 20 }, 'kolin'), ['AU', 'kolin', { inf: 2 }]]);
    expect(asked(match, 'prussia')).toEqual(['march']);
    answer(match, 'prussia done');
    expect(told(match, 'overrun')).toEqual([]);
  });
  test('CM §12.9.1 an empty depot in the hills costs no MP', () => {
    const match = march('frederick', [FREDERICK({ inf: 16 })], {
      change: (_, world) => void depot(world, 'AU', 'pirna'),
    });
    answer(match, 'prussia step/pirna');
    go(quietly(match), { distribute: first });
    expect(stateOf(match).depots).toEqual([]);
    expect(mpsLeft(match, 'prussia')).toBe(6);
  });
  test('CM §12.9.1 troops without a leader that an event activates capture it too', () => {
    const match = strategy({
      hands: { PR: ['P5'] },
      forces: [['PR', 'dresden', { inf: 6 }], FREDERICK({ inf: 8 }, 'berlin')],
      change: (_, world) => void depot(world, 'AU', 'freiberg'),
    });
    answer(match, 'prussia event/P5', 'prussia force/dresden', 'prussia done');
    go(match, { 'designate-event': 'done', interrupt: 'pass' });
    answer(match, 'prussia step/freiberg');
    go(quietly(match), { distribute: first });
    expect(stateOf(match).depots).toEqual([]);
  });
  test('CM §12.0 a Round is a Round: what Keith has led in Prussia’s Turn no Hanoverian leads in Britain’s', () => {
    const match = strategy({
      hands: { PR: ['P13'], BR: ['B1'] },
      forces: [
        ['PR', 'minden', { leaders: ['keith'], inf: 6 }],
        ['BR', 'osnabruck', { leaders: ['sporcken', 'cumberland', 'zastrow'], inf: 8 }],
        ['AU', 'prague', { leaders: ['daun', 'hadik', 'lacy', 'nadasdy', 'browne'], inf: 8 }],
        ['FR', 'wesel', { leaders: ['soubise', 'destrees'], inf: 8 }],
        ['PR', 'berlin', { leaders: ['frederick', 'henry', 'bevern', 'zieten'], inf: 8 }],
      ],
      change: (state) => {
        for (const { leaders, troops } of state.stacks)
          if (leaders.includes('keith')) troops.BR = { inf: 3, units: {} };
        state.nations.BR.stance = 'belligerent';
        state.nations.FR.stance = 'belligerent';
      },
    });
    answer(match, 'prussia ops/P13', 'prussia keith');
    go(match, {
      compose: (ids) => ids.find((id) => id === 'BR/inf/3') ?? 'done',
      'consent-troops': 'yes',
      interrupt: 'pass',
    });
    if (asked(match, 'prussia').includes('compose')) answer(match, 'prussia done');
    go(match, { 'consent-troops': 'yes', interrupt: 'pass' });
    answer(match, 'prussia step/osnabruck');
    quietly(match);
    answer(match, 'prussia drop', 'prussia PR/inf/0', 'prussia done');
    answer(match, 'prussia done');
    go(quietly(match), {
      strategy: (_, seat) => (seat === 'britain' ? undefined : 'done'),
      'late-march': 'done',
      'siege-step': 'done',
      resupply: 'done',
      'supply-actions': 'done',
      'light-transfer': 'done',
      'minimum-leader': 'none',
      retrograde: 'done',
    });
    answer(match, 'britain ops/B1', 'britain sporcken');
    const all = optionsOf(match, 'britain').filter((id) => /^BR\/inf\/(9|10|11)$/.test(id));
    for (const id of all.slice(-1)) answer(match, `britain ${id}`);
    go(match, { compose: (ids) => (ids.includes('done') ? 'done' : 'proposal') });
    quietly(match);
    expect(sp(match, 'sporcken')).toBeLessThanOrEqual(8);
  });
});

describe('CM §12.8 Admin Marches', () => {
  test('CM §12.8 it goes through no enemy either, but around', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 5 }],
        ['AU', 'pirna', { inf: 1 }],
      ],
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done');
    const ids = optionsOf(match, 'prussia');
    expect(ids.some((id) => id.endsWith('/lobositz'))).toBe(false);
    expect(whyNot(match, 'prussia', 'step/pirna')).toBe('admin-enemy');
  });
  test('CM §12.8 a Minor Force that a Command has left behind has activated already', () => {
    const match = march('frederick', [FREDERICK({ inf: 12 })]);
    answer(match, 'prussia drop', 'prussia PR/inf/4');
    go(match, { 'part-drop': 'done' });
    step(match, 'pirna');
    answer(match, 'prussia done');
    quietly(match);
    const match2 = asked(match, 'prussia').includes('strategy');
    if (match2 && optionsOf(match, 'prussia').includes('minor-march')) {
      answer(match, 'prussia minor-march');
      expect(optionsOf(match, 'prussia')).not.toContain('force/dresden');
    }
    expect(told(match, 'activated')).toHaveLength(1);
  });
  test('CM §12.8, 2.1.1 nor does it enter a square space of another nation', () => {
    const match = strategy({
      active: 'AU',
      forces: [['IM', 'mannheim', { inf: 5 }]],
    });
    answer(match, 'austria minor-march', 'austria force/mannheim', 'austria done');
    expect(optionsOf(match, 'austria').some((id) => id.endsWith('/strasbourg'))).toBe(false);
  });
});
