/** CM §15.7: what a battle costs. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { stackOf, stateOf, told } from '../table.ts';
import { battle, type Fight, forcesOf, sp, tales, willOf } from './drive.ts';

/** Keith (+2) with 26 SPs and a gun: on column 26-30 with +3. */
const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = {
  leader: 'keith',
  force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 1 },
  against: 'AU',
};
const results = (match: ReturnType<typeof battle>) => tales(match, 'battle-roll').map(({ result }) => result);
const morale = (match: ReturnType<typeof battle>, leader: string) => stackOf(match, leader)?.morale;

describe('CM §15.7.1 losses', () => {
  // 26-30: 5 + 4 = 9 is 4 D4, 4 + 4 = 8 is 3 D3 with two guns; 5 + 5 = 10 is 4 D4+ with three.
  const losing = (die: number, enemy: object, guns = 2) =>
    battle({
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: guns },
      enemy: { leaders: ['hadik'], inf: 12, ...enemy },
      dice: [die, 1],
    });
  test('CM §15.7.1 of 4 SPs one is cavalry, of 3 none need be', () => {
    const four = losing(5, { line_cav: 1 });
    expect(results(four)[0]).toBe('4 D4');
    expect(stackOf(four, 'hadik')?.troops.AU).toMatchObject({ inf: 9, units: { line_cav: [0, 1] } });
    const three = losing(4, { line_cav: 1 });
    expect(results(three)[0]).toBe('3 D3');
    expect(stackOf(three, 'hadik')?.troops.AU).toMatchObject({ inf: 9, units: { line_cav: [1, 0] } });
  });
  test('CM §15.7.1 without cavalry all are infantry', () => {
    expect(stackOf(losing(5, {}), 'hadik')?.troops.AU?.inf).toBe(8);
  });
  test('CM §15.7.1 a + reduces a full Artillery unit and destroys a reduced one', () => {
    const full = losing(5, { field_art: 1 }, 3);
    expect(results(full)[0]?.replace(/\s/g, '')).toBe('4D4+');
    expect(stackOf(full, 'hadik')?.troops.AU?.units.field_art).toEqual([0, 1]);
    const before = stateOf(losing(5, {}, 3)).nations.AU.pool.field_art ?? 0;
    const reduced = losing(5, { field_art_reduced: 1 }, 3);
    expect(stackOf(reduced, 'hadik')?.troops.AU?.units.field_art).toBeUndefined();
    expect(stateOf(reduced).nations.AU.pool.field_art).toBe(before + 1);
  });
  test('CM §15.7.1 by hand: the fourth SP cannot be infantry while there is cavalry', () => {
    const offered: (readonly string[])[] = [];
    const match = battle(
      {
        ...KEITH,
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
        enemy: { leaders: ['hadik'], inf: 12, line_cav: 1 },
        dice: [5, 1],
      },
      {
        losses: (options, seat) => (seat === 'austria' ? 'by-hand' : options[0]),
        loss: (options) => {
          offered.push(options);
          return options.find((id) => id.includes('inf')) ?? options[0];
        },
      },
    );
    // The fourth is no question any more.
    expect(offered.map((options) => options.some((id) => id.includes('inf')))).toEqual([true, true, true]);
    expect(stackOf(match, 'hadik')?.troops.AU).toMatchObject({ inf: 9, units: { line_cav: [0, 1] } });
  });
});

describe('CM §15.7.2 leaders', () => {
  const struck = (who: number, fate: number, leaders: string[], more: Partial<Fight> = {}) =>
    battle({
      leader: 'keith',
      force: { inf: 12 },
      against: 'AU',
      enemy: { leaders, inf: 12 },
      dice: [6, 1, who, fate],
      ...more,
    });
  const fates = (match: ReturnType<typeof battle>) =>
    tales(match, 'leader-fate').map(({ leader, fate }) => [leader, fate]);
  test('CM §15.7.2 a natural 6 in a Measured battle: who is alone is struck by every roll', () => {
    for (const who of [1, 6]) {
      const match = struck(who, 1, ['hadik']);
      expect(fates(match)).toEqual([['hadik', 'killed']]);
      expect(stateOf(match).leaders.hadik).toBe('dead');
    }
  });
  test('CM §15.7.2 of two a 1 strikes the Commander, 2 to 6 the second', () => {
    expect([1, 2, 6].map((who) => fates(struck(who, 3, ['hadik', 'lacy']))[0]?.[0])).toEqual(['hadik', 'lacy', 'lacy']);
  });
  test('CM §15.7.2 a natural 5 that modifiers make more strikes nobody', () => {
    expect(fates(struck(1, 1, ['hadik'], { dice: [5, 1, 1, 1] }))).toEqual([]);
  });
  test('CM §15.7.2 in an Intense battle the sum must be 6: 6 and 1 strike nobody, 5 and 1 do', () => {
    const intense = (a: number, b: number) =>
      fates(struck(1, 1, ['hadik'], { leader: 'frederick', dice: [a, b, 1, 1, 1, 2] }));
    expect([intense(6, 1), intense(5, 1)]).toEqual([[], [['hadik', 'wounded']]]);
  });
  test('CM §15.7.2 the defender’s natural 6 strikes the attacker', () => {
    const match = struck(1, 2, ['hadik'], { dice: [1, 6, 1, 2] });
    expect(fates(match)).toEqual([['keith', 'wounded']]);
    expect(stateOf(match).leaders.keith).toBe('wounded');
  });
  test('CM §15.7.2 a captured leader lies in the enemy’s Prisoners box', () => {
    const match = struck(1, 3, ['hadik']);
    expect([stateOf(match).leaders.hadik, stateOf(match).prisoners.ap.leaders]).toEqual(['captured', ['hadik']]);
  });
  test('CM §15.7.2 and §21.1 the Will falls for a senior leader whatever comes of the battle: Daun killed −2', () => {
    const even = willOf(struck(1, 5, ['daun'], { dice: [1, 5, 1, 1, 1, 5] }), 'AU');
    const match = struck(1, 1, ['daun'], { dice: [1, 5, 1, 1, 1, 1] });
    expect(fates(match)).toEqual([['daun', 'killed']]);
    expect(willOf(match, 'AU')).toBe(even - 2);
  });
});

describe('CM §15.7.3 Frederick escapes (optional)', () => {
  const kunersdorf = (fate: number, options?: Readonly<Record<string, string>>, marks: string[] = []) =>
    battle(
      {
        leader: 'frederick',
        force: { inf: 12 },
        against: 'AU',
        enemy: { leaders: ['hadik'], inf: 12 },
        dice: [1, 1, 5, 1, 1, fate],
        ...(options && { options }),
        change: (state) => {
          state.marks.push(...marks);
        },
      },
      { escape: 'save' },
    );
  const WITH = { 'frederick-escapes': 'yes' };
  test('CM §15.7.3 the Snuff Box cancels Killed and Wounded', () => {
    for (const fate of [1, 2]) {
      const match = kunersdorf(fate, WITH);
      expect(tales(match, 'escaped')).toMatchObject([{ leader: 'frederick', by: 'snuff-box' }]);
      expect(stateOf(match).leaders.frederick).toBe('map');
    }
  });
  test('CM §15.7.3 Prittwitz’s Hussars cancel a capture', () => {
    const match = kunersdorf(3, WITH);
    expect(tales(match, 'escaped')).toMatchObject([{ by: 'prittwitz' }]);
    expect([stateOf(match).leaders.frederick, stateOf(match).prisoners.coalition.leaders]).toEqual(['map', []]);
  });
  test('CM §15.7.3 each once a game', () => {
    const used = stateOf(kunersdorf(1, WITH)).marks;
    const match = kunersdorf(1, WITH, [...used]);
    expect(told(match, 'escaped')).toEqual([]);
    expect(stateOf(match).leaders.frederick).toBe('dead');
  });
  test('CM §15.7.3 not unless the table plays with it; and then his death costs Prussia 6 Will', () => {
    const match = kunersdorf(1);
    expect(told(match, 'escaped')).toEqual([]);
    expect(stateOf(match).leaders.frederick).toBe('dead');
    expect(tales(match, 'will')).toMatchObject([{ power: 'PR', num: -6 }]);
  });
});

describe('CM §15.7.4 D levels and Endurance', () => {
  /** Keith on 26-30 with +4: 4 gives 3 D3, 2 gives 3 D2 (row 6), 5 gives 4 D4. */
  const against = (nation: Fight['against'], leader: string, die: number) => {
    const match = battle({
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
      against: nation,
      enemy: { leaders: [leader], inf: 12 },
      dice: [die, 1],
    });
    return [results(match)[0], morale(match, leader)];
  };
  test('CM §15.7.4 Austria endures D2, is Demoralized by D3, Routs at D4', () => {
    expect([2, 4, 5].map((die) => against('AU', 'hadik', die))).toEqual([
      ['3 D2', 'good'],
      ['3 D3', 'demoralized'],
      ['4 D4', 'routed'],
    ]);
  });
  test('CM §15.7.4 France is Demoralized by D2 and Routs at D3', () => {
    expect([2, 4].map((die) => against('FR', 'contades', die))).toEqual([
      ['3 D2', 'demoralized'],
      ['3 D3', 'routed'],
    ]);
  });
  test('CM §15.7.4 a plus raises it: Fermor’s 3+ lets the Russians be only Demoralized by D4', () => {
    expect([4, 5].map((die) => against('RU', 'fermor', die))).toEqual([
      ['3 D3', 'good'],
      ['4 D4', 'demoralized'],
    ]);
  });
  test('CM §15.7.4 a plus on the rating not used does nothing: Henry attacks with 2, not with 3+', () => {
    // Hadik on 26-30 with +4: 4 is 8, 3 D3.
    const match = battle({
      leader: 'henry',
      force: { inf: 12 },
      against: 'AU',
      enemy: { leaders: ['hadik', 'browne'], inf: 26, field_art: 2 },
      dice: [1, 3],
    });
    // Browne (3+) commands: 3 + 3 + 2 guns = 8.
    expect([results(match)[1], morale(match, 'henry')]).toEqual(['3 D3', 'demoralized']);
  });
  test('CM §15.7.4 the Endurance is that of the force’s nation: more Imperials than Austrians Rout at D3', () => {
    const match = battle({
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
      against: 'IM',
      enemy: { leaders: ['stolberg'], inf: 8 },
      dice: [4, 1],
      change: (state) => {
        const stack = state.stacks.find(({ leaders }) => leaders.includes('stolberg'));
        if (stack) stack.troops.AU = { inf: 6, units: {} };
      },
    });
    expect([results(match)[0], morale(match, 'stolberg')]).toEqual(['3 D3', 'routed']);
  });
  test('CM §16.1 a Demoralized force that is Demoralized again Routs', () => {
    const match = battle({
      ...KEITH,
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 2 },
      enemy: { leaders: ['hadik'], inf: 12, morale: 'demoralized' },
      dice: [4, 1],
    });
    expect([results(match)[0], morale(match, 'hadik')]).toEqual(['3 D3', 'routed']);
  });
});

describe('CM §15.7.5 no dual Routs', () => {
  test('CM §15.7.5 Frederick (4+) and Daun (4+) inflict R on each other: Frederick Routs, Daun is Demoralized', () => {
    const match = battle({
      leader: 'frederick',
      force: { leaders: ['frederick', 'keith'], inf: 26, field_art: 3 },
      against: 'AU',
      enemy: { leaders: ['daun', 'charles', 'hadik'], inf: 26, field_art: 3 },
      dice: [5, 5, 5, 5, 6, 6],
      change: (state) => {
        // Charles would command: he is not there.
        for (const stack of state.stacks) stack.leaders = stack.leaders.filter((id) => id !== 'charles');
        state.leaders.charles = 'dead';
      },
    });
    expect(results(match).every((result) => result.startsWith('9 R'))).toBe(true);
    expect(forcesOf(match, 'PR').map((force) => force.morale)).toEqual(['routed']);
    expect(forcesOf(match, 'AU').map((force) => force.morale)).toEqual(['demoralized']);
    expect(tales(match, 'battle-won')).toMatchObject([{ side: 'coalition' }]);
  });
  test('CM §15.7.5 the better rating is improved: Ferdinand (3) defends against Contades (1), both D3', () => {
    // 19-22 with 4: 2 D3 at 8. Contades 1 + 2 guns + 5; Ferdinand 3 + 1 gun + 4.
    const match = battle({
      by: 'FR',
      from: 'kassel',
      at: 'korbach',
      leader: 'contades',
      force: { inf: 18, field_art: 2 },
      against: 'BR',
      enemy: { leaders: ['ferdinand_ha'], inf: 18, field_art: 1 },
      dice: [5, 4],
    });
    expect(results(match)).toEqual(['2 D3', '2 D3']);
    expect([morale(match, 'contades'), morale(match, 'ferdinand_ha')]).toEqual(['routed', 'demoralized']);
  });
  test('CM §15.7.5 with equal ratings the defender is improved: D’Estrées and Sporcken, 2 and 2', () => {
    const match = battle({
      by: 'FR',
      from: 'kassel',
      at: 'korbach',
      leader: 'destrees',
      force: { inf: 19, field_art: 1 },
      against: 'BR',
      enemy: { leaders: ['sporcken'], inf: 18, field_art: 1 },
      dice: [5, 5],
    });
    expect(results(match)).toEqual(['2 D3', '2 D3']);
    expect([morale(match, 'destrees'), morale(match, 'sporcken')]).toEqual(['routed', 'demoralized']);
  });
});

describe('CM §15.7.6 prisoners', () => {
  /** Ferdinand (3+) attacks on 26-30 with a gun, +4: a 5 is 4 D4, a 3 is 3 D3. */
  const ferdinand = (dice: readonly number[], enemy: object = {}) =>
    battle({
      by: 'BR',
      from: 'kassel',
      at: 'korbach',
      leader: 'ferdinand_ha',
      force: { leaders: ['ferdinand_ha', 'sporcken'], inf: 26, field_art: 1 },
      against: 'FR',
      enemy: { leaders: ['contades'], inf: 12, ...enemy },
      dice,
      change: (state) => {
        state.leaders.cumberland = 'dead';
      },
    });
  const prisoners = (match: ReturnType<typeof battle>) => spOf(stateOf(match).prisoners.ap);
  test('CM §15.7.6 Ferdinand routs the enemy: 3 of the SPs lost are prisoners', () => {
    const match = ferdinand([5, 1]);
    expect(results(match)[0]).toBe('4 D4');
    expect([prisoners(match), sp(match, 'contades')]).toEqual([3, 8]);
  });
  test('CM §15.7.6 at least 1 SP stays lost: of 3 SPs 2 are prisoners', () => {
    const match = ferdinand([3, 1]);
    expect(results(match)[0]).toBe('3 D3');
    expect([morale(match, 'contades'), prisoners(match)]).toEqual(['routed', 2]);
  });
  test('CM §15.7.6 a Demoralized winner takes none', () => {
    // Contades with 20 SPs and two guns, +4: a 5 is 9, 3 D3; the plus makes it Demoralized, not Rout.
    const match = ferdinand([5, 5], { inf: 20, field_art: 2 });
    expect(results(match)).toEqual(['4 D4', '3 D3']);
    expect([morale(match, 'ferdinand_ha'), morale(match, 'contades')]).toEqual(['demoralized', 'routed']);
    expect(prisoners(match)).toBe(0);
    expect(told(match, 'crushing')).toEqual([]);
  });
  test('CM §15.7.6 nor does one who merely Demoralizes', () => {
    const match = battle({
      ...KEITH,
      force: { ...KEITH.force, field_art: 2 },
      enemy: { leaders: ['hadik'], inf: 12 },
      dice: [4, 1],
    });
    expect([morale(match, 'hadik'), prisoners(match)]).toEqual(['demoralized', 0]);
  });
  test('CM §15.7.6 when all SPs are lost, leaders and guns are captured with them', () => {
    // Three SPs and three guns on 6-8, +5: 10 is 1 D3, all that Hadik has.
    const match = battle({
      leader: 'keith',
      force: { inf: 3, field_art: 3 },
      against: 'AU',
      enemy: { leaders: ['hadik'], inf: 1, field_art: 1 },
      dice: [5, 1],
    });
    expect(results(match)[0]).toBe('1 D3');
    expect(forcesOf(match, 'AU')).toEqual([]);
    const { ap } = stateOf(match).prisoners;
    expect([ap.leaders, ap.troops.AU?.units.field_art]).toEqual([['hadik'], [1, 0]]);
  });
});
