/** CM §4.4, 11.1: who may be activated, and with what. */
import { describe, expect, test } from 'vitest';
import { answer, depot, type Force, optionsOf, stateOf, type Table, told } from '../table.ts';
import { go, refuses, sp } from './drive.ts';
import { strategy, whyNot } from './play.ts';
import { segment } from './scenes.ts';

describe('CM §4.4 the Commander-in-Chief has a single SP', () => {
  const match = () =>
    strategy({
      active: 'BR',
      hands: { BR: ['B1'] },
      forces: [
        ['BR', 'kassel', { leaders: ['ferdinand_ha'], inf: 1 }],
        ['BR', 'hanover', { leaders: ['sporcken'], inf: 10, line_cav: 3 }],
      ],
    });
  test('CM §4.4 Sporcken may still march with one infantry SP of his army', () => {
    const board = match();
    answer(board, 'britain ops/B1', 'britain sporcken');
    expect(optionsOf(board, 'britain')).toContain('done');
    answer(board, 'britain done');
    go(board, { interrupt: 'pass' });
    expect(sp(board, 'sporcken')).toBe(1);
    expect(
      stateOf(board).stacks.find(({ at, leaders }) => at === 'hanover' && leaders.length === 0)?.troops.BR,
    ).toEqual({
      inf: 9,
      units: { line_cav: [3, 0] },
    });
  });
});

describe('CM §12.10 Battle comes before Dropoff and Pickup', () => {
  const beside = () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { leaders: ['frederick'], inf: 10 }],
        ['PR', 'pirna', { leaders: ['keith'], inf: 6 }],
        ['AU', 'pirna', { leaders: ['daun'], inf: 8 }],
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    answer(match, 'prussia step/pirna');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: 'stand', overrun: 'no' });
    return match;
  };
  test('CM §12.10 who enters and attacks does so with what he has brought', () => {
    const match = beside();
    answer(match, 'prussia done', 'prussia attack');
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'frederick', attack: 10 }]);
  });
  test('CM §12.10 who takes Keith’s men along first has let the battle go by; Daun may still attack', () => {
    const match = beside();
    answer(match, 'prussia pick-up/keith');
    go(match, { 'part-pick-up': 'done' });
    expect(sp(match, 'frederick')).toBe(16);
    refuses(match, 'prussia attack', 'battle-past', '12.10');
    answer(match, 'prussia done');
    expect(match.waiting).toEqual(['austria']);
    answer(match, 'austria no');
    expect(told(match, 'battle')).toEqual([]);
  });
  test('CM §12.10 who has left some there neither; in the next space he fights again', () => {
    const match = beside();
    answer(match, 'prussia drop', 'prussia PR/inf/4', 'prussia done', 'prussia step/lobositz');
    go(match, { interrupt: 'pass', intercept: 'pass' });
    expect(whyNot(match, 'prussia', 'attack')).toBeUndefined();
  });
  test('CM §11.1 who starts beside the enemy has entered nothing: he may leave some behind and attack', () => {
    const match = strategy({
      forces: [
        ['PR', 'pirna', { leaders: ['frederick'], inf: 14 }],
        ['AU', 'pirna', { leaders: ['daun'], inf: 8 }],
      ],
      hands: { PR: ['P13'] },
    });
    answer(match, 'prussia ops/P13', 'prussia frederick', 'prussia done');
    go(match, { interrupt: 'pass', intercept: 'pass', withdraw: 'stand' });
    answer(match, 'prussia drop', 'prussia PR/inf/4', 'prussia done', 'prussia done', 'prussia attack');
    expect(told(match, 'battle')).toMatchObject([{ attacker: 'frederick', attack: 10 }]);
  });
});

describe('CM §11.1, 12.8 a part of the troops without a leader', () => {
  const inf = (match: Table) => stateOf(match).stacks.map(({ at, troops }) => [at, troops.PR?.inf]);
  test('CM §12.8 of ten SPs five march as a Minor Force, and five stay', () => {
    const match = strategy({ forces: [['PR', 'dresden', { inf: 10 }]] });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done');
    expect(told(match, 'activated')).toMatchObject([{ sp: 5 }]);
    answer(match, 'prussia step/freiberg', 'prussia done');
    expect(inf(match)).toEqual(
      expect.arrayContaining([
        ['dresden', 5],
        ['freiberg', 5],
      ]),
    );
  });
  test('CM §12.5 they leave two on the way, among others who stand there, and take none of these along unasked', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 4 }],
        ['PR', 'freiberg', { inf: 6 }],
      ],
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia step/freiberg');
    answer(match, 'prussia drop', 'prussia PR/inf/2', 'prussia done', 'prussia step/chemnitz', 'prussia done');
    expect(inf(match)).toEqual(
      expect.arrayContaining([
        ['freiberg', 8],
        ['chemnitz', 2],
      ]),
    );
  });
  test('CM §12.5 they take three along, within 5 SPs, and go on; where they halt they are one with the rest', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 2 }],
        ['PR', 'freiberg', { inf: 6 }],
        ['PR', 'chemnitz', { inf: 1 }],
      ],
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia step/freiberg');
    answer(match, 'prussia pick-up/freiberg', 'prussia done', 'prussia step/chemnitz', 'prussia done');
    expect(inf(match)).toEqual(
      expect.arrayContaining([
        ['freiberg', 3],
        ['chemnitz', 6],
      ]),
    );
    expect(stateOf(match).stacks).toHaveLength(2);
  });
  test('CM §8.6.2 two designated together of which one has no leader: part of it marches second', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 8 }],
        ['PR', 'berlin', { leaders: ['keith'], inf: 6 }],
      ],
      hands: { PR: ['P5'] },
    });
    answer(match, 'prussia event/P5', 'prussia keith', 'prussia done', 'prussia force/dresden', 'prussia PR/inf/3');
    answer(match, 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/pirna', 'prussia done');
    expect(inf(match)).toEqual(
      expect.arrayContaining([
        ['dresden', 5],
        ['pirna', 3],
        ['berlin', 6],
      ]),
    );
  });
});

describe('CM §12.12, 19.1 troops without a leader that go back leave some behind', () => {
  const inf = (match: Table) => stateOf(match).stacks.map(({ at, troops }) => [at, troops.AU?.inf]);
  test('CM §12.12 five of twelve SPs stay, seven go', () => {
    const match = segment('supply', { forces: [['AU', 'landeshut', { inf: 12, supply: 'short' }]] });
    answer(match, 'austria retrograde/landeshut', 'austria leave/5');
    answer(match, 'austria to/koniggratz');
    expect(inf(match)).toEqual(
      expect.arrayContaining([
        ['landeshut', 5],
        ['koniggratz', 7],
      ]),
    );
  });
});

test('CM §12.12, 9.6 who comes to others without a leader improves first, and is then one force with them', () => {
  const match = segment('supply', {
    forces: [
      ['AU', 'landeshut', { inf: 12, supply: 'short' }],
      ['AU', 'koniggratz', { inf: 3 }],
    ],
  });
  answer(match, 'austria retrograde/landeshut', 'austria to/koniggratz');
  expect(stateOf(match).stacks).toMatchObject([{ at: 'koniggratz', supply: 'full', troops: { AU: { inf: 15 } } }]);
});

describe('CM §12.12 "up to 5 SPs" of any kind', () => {
  const daun = () => {
    const match = segment('supply', {
      forces: [
        ['AU', 'landeshut', { leaders: ['daun'], inf: 8, line_cav: 2, lt_inf: 1, field_art: 1, supply: 'short' }],
      ],
    });
    answer(match, 'austria retrograde/daun');
    return match;
  };
  test('CM §12.12 Daun leaves a wing of cavalry and his Light infantry behind, 3 SPs, and may leave 2 more', () => {
    const match = daun();
    answer(match, 'austria leave-part/landeshut', 'austria AU/line_cav/1', 'austria AU/field_art/0', 'austria done');
    const left = stateOf(match).stacks.find(({ at, leaders }) => at === 'landeshut' && leaders.length === 0);
    expect(left).toMatchObject({
      supply: 'short',
      troops: { AU: { inf: 0, units: { line_cav: [1, 0], lt_inf: [1, 0] } } },
    });
    expect(optionsOf(match, 'austria')).toContain('leave/2');
    expect(optionsOf(match, 'austria')).not.toContain('leave/3');
    answer(match, 'austria to/koniggratz');
    expect(sp(match, 'daun')).toBe(10);
  });
  test('CM §12.12 not more than five', () => {
    const match = daun();
    answer(match, 'austria leave-part/landeshut', 'austria AU/inf/1');
    refuses(match, 'austria done', 'too-many-stay', '12.12');
  });
});

describe('CM §10.1 up to 2 SPs of any kind go with a depot', () => {
  const dresden = (force: Force, frozen = 0) => {
    const match = segment('supply', {
      power: 'PR',
      forces: [['PR', 'dresden', force]],
      change: (state, world) => {
        depot(world, 'PR', 'dresden');
        for (const stack of state.stacks) if (frozen > 0) stack.frozen = frozen;
      },
    });
    answer(match, 'prussia depot/PR-dresden');
    return match;
  };
  const wing = { leaders: ['keith'], inf: 3, line_cav: 2, hussar_dual: 1, field_art: 1 } as const;
  test('CM §10.1 a wing of Line cavalry, 2 SPs', () => {
    const match = dresden(wing);
    answer(match, 'prussia escort-part/keith');
    go(match, {
      'part-escort': (ids) =>
        ['PR/inf/0', 'PR/hussar_dual/0', 'PR/field_art/0', 'PR/line_cav/1'].find((id) => ids.includes(id)),
    });
    answer(match, 'prussia done', 'prussia to/torgau');
    const guard = stateOf(match).stacks.find(({ at }) => at === 'torgau');
    expect(guard?.troops.PR).toEqual({ inf: 0, units: { line_cav: [1, 0] } });
    expect(told(match, 'depot-moved')).toMatchObject([{ to: 'torgau', escort: 2 }]);
  });
  test('CM §10.1 not three', () => {
    const match = dresden(wing);
    answer(match, 'prussia escort-part/keith');
    go(match, {
      'part-escort': (ids) => ['PR/field_art/0', 'PR/line_cav/1', 'PR/inf/1'].find((id) => ids.includes(id)),
    });
    refuses(match, 'prussia done', 'too-many-escorts', '10.1');
  });
});

describe('CM §8.6 P18 SPs that are frozen at Wien go nowhere', () => {
  const wien = (inf: number) => {
    const match = strategy({
      forces: [
        ['PR', 'krems', { leaders: ['keith'], inf: 8 }],
        ['AU', 'wien', { leaders: ['daun'], inf }],
      ],
      hands: { PR: ['P13'] },
      change: (state) => {
        for (const stack of state.stacks) if (stack.at === 'wien') stack.frozen = 4;
      },
    });
    answer(match, 'prussia ops/P13', 'prussia keith', 'prussia done');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/linz');
    go(match, { interrupt: 'pass' });
    answer(match, 'prussia step/krems');
    return match;
  };
  test('CM §8.6 P18 they Intercept nobody: of six only two could, too few against eight', () => {
    expect(optionsOf(wien(6), 'austria')).not.toContain('intercept/daun');
  });
  test('CM §8.6 P18 of seven the other three do', () => {
    expect(optionsOf(wien(7), 'austria')).toContain('intercept/daun');
  });
});

describe('CM §12.12 along the way is one way', () => {
  test('CM §12.12 who has left some in one space on the way leaves none in another beside it', () => {
    const match = segment('supply', {
      forces: [['AU', 'reichenberg', { leaders: ['daun'], inf: 12, supply: 'short' }]],
    });
    answer(match, 'austria retrograde/daun');
    expect(optionsOf(match, 'austria')).toEqual(expect.arrayContaining(['leave/1/jungbunzlau', 'leave/1/gabel']));
    answer(match, 'austria leave/2/jungbunzlau');
    expect(optionsOf(match, 'austria')).toContain('leave/1/jungbunzlau');
    expect(optionsOf(match, 'austria')).not.toContain('leave/1/gabel');
  });
});

describe('CM §4.1, 15.1.2 whom an Interceptor meets', () => {
  test('CM §4.1 a small force is met among friends: all of them would defend, and the question counts them', () => {
    const match = strategy({
      forces: [
        ['PR', 'dresden', { inf: 3 }],
        ['PR', 'pirna', { leaders: ['keith'], inf: 10 }],
        ['AU', 'lobositz', { leaders: ['daun'], inf: 12 }],
      ],
      dice: [6],
    });
    answer(match, 'prussia minor-march', 'prussia force/dresden', 'prussia done', 'prussia step/pirna');
    answer(match, 'austria intercept/daun');
    go(match, { withdraw: 'stand', inside: 'outside' });
    expect(match.decisions('austria')[0]?.prompt.args).toMatchObject({ against: 13, enemy: 'keith' });
  });
});
