/** CM §15.8–15.11: who wins a battle, and where the loser goes. */
import { describe, expect, test } from 'vitest';
import { spOf } from '../../src/facts/troops.ts';
import { answer, depot, optionsOf, stackOf, stateOf, told } from '../table.ts';
import { battle, type Fight, first, go, sp, tales } from './drive.ts';
import { asked } from './play.ts';

/** Keith (+2) with 26 SPs and a gun: on column 26-30 with +3. */
const KEITH: Pick<Fight, 'leader' | 'force' | 'against'> = {
  leader: 'keith',
  force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 1 },
  against: 'AU',
};
const results = (match: ReturnType<typeof battle>) => tales(match, 'battle-roll').map(({ result }) => result);
const morale = (match: ReturnType<typeof battle>, leader: string) => stackOf(match, leader)?.morale;

describe('CM §15.8 victory', () => {
  const winner = (match: ReturnType<typeof battle>) => tales(match, 'battle-won').map(({ side }) => side);
  // Keith (+2) and one gun on 23-25 / Hadik (+1) and two guns on 15-18: both +3, 5 is 8.
  const even = (inf: number, enemyInf: number, dice: number[]) =>
    battle({
      leader: 'keith',
      force: { leaders: ['keith', 'maurice'], inf, field_art: 1 },
      against: 'AU',
      enemy: { leaders: ['hadik', 'lacy'], inf: enemyInf, field_art: 2 },
      dice,
    });
  test('CM §15.8 both Demoralized at equal D levels: who inflicts the greater loss wins', () => {
    const stronger = even(23, 14, [5, 5]);
    expect([results(stronger), winner(stronger)]).toEqual([['3 D3', '2 D3'], ['ap']]);
    const weaker = even(15, 22, [5, 5]);
    expect([results(weaker), winner(weaker)]).toEqual([['2 D3', '3 D3'], ['coalition']]);
  });
  test('CM §15.8 D levels and losses equal: a Draw', () => {
    const match = even(15, 14, [5, 5]);
    expect(results(match)).toEqual(['2 D3', '2 D3']);
    expect([winner(match), told(match, 'battle-drawn').length]).toEqual([[], 1]);
  });
  test('CM §15.8 both Demoralized at unequal D levels: the higher wins though it lost more', () => {
    // Keith 2 + 3 guns + 8 = 13 on 26-30: 6 D4. Daun 4 + 9 = 13 on 15-18: 4 D3. Daun’s plus makes D4 a Demoralization.
    const match = battle({
      leader: 'keith',
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 3 },
      against: 'AU',
      enemy: { leaders: ['daun'], inf: 15 },
      dice: [5, 3, 5, 4],
    });
    expect(results(match)).toEqual(['6 D4', '4 D3']);
    expect([morale(match, 'keith'), morale(match, 'daun'), winner(match)]).toEqual([
      'demoralized',
      'demoralized',
      ['ap'],
    ]);
  });
  test('CM §15.8 Frederick’s Determination is for equal D levels only: with D3 against D4 he loses', () => {
    // Frederick 4 + 7 = 11 on 23-25: 4 D3; Hadik 1 + 4 guns + 8 = 13 on 26-30: 6 D4.
    const match = battle({
      leader: 'frederick',
      force: { leaders: ['frederick', 'keith'], inf: 23 },
      against: 'AU',
      enemy: { leaders: ['hadik', 'lacy', 'beck'], inf: 24, field_art: 4 },
      dice: [4, 3, 5, 3],
    });
    expect(results(match)).toEqual(['4 D3', '6 D4']);
    expect([morale(match, 'frederick'), morale(match, 'hadik'), winner(match)]).toEqual([
      'demoralized',
      'demoralized',
      ['coalition'],
    ]);
  });
  test('CM §15.8 neither is Demoralized, D2 against D1: the higher level wins, and the loser retreats in Good Order', () => {
    // 15-18: 6 is 1 D2, 4 is 1 D1.
    const match = even(15, 14, [3, 1]);
    expect([results(match), winner(match)]).toEqual([['1 D2', '1 D1'], ['ap']]);
    expect([morale(match, 'hadik'), stackOf(match, 'hadik')?.at === 'kolin']).toEqual(['good', false]);
  });
  test('CM §15.8 neither is Demoralized, D levels equal: a Draw, whatever the losses', () => {
    // 23-25: 7 is 3 D2; 15-18: 6 is 1 D2.
    const match = even(23, 14, [4, 3]);
    expect(results(match)).toEqual(['3 D2', '1 D2']);
    expect(told(match, 'battle-drawn')).toHaveLength(1);
  });
  test('CM §15.8 one Demoralized, the other Routed: the Demoralized force wins', () => {
    // Contades D3 against Austria… Keith D3 against France Routs it, and is Demoralized by D3.
    const match = battle({
      leader: 'keith',
      force: { leaders: ['keith', 'maurice'], inf: 23, field_art: 1 },
      against: 'FR',
      enemy: { leaders: ['contades', 'randan'], inf: 22, field_art: 1 },
      dice: [5, 5],
    });
    expect(results(match)).toEqual(['3 D3', '3 D3']);
    expect([morale(match, 'keith'), morale(match, 'contades'), winner(match)]).toEqual([
      'demoralized',
      'routed',
      ['ap'],
    ]);
    expect(told(match, 'crushing')).toEqual([]);
  });
});

describe('CM §15.11 Crushing Victory', () => {
  /** Keith Routs Hadik with a 5 (4 D4), +4 on 26-30. */
  const crushing = (enemyInf: number, die = 5, guns = 2) =>
    battle({
      leader: 'keith',
      force: { leaders: ['keith', 'maurice'], inf: 26, field_art: guns },
      against: 'AU',
      enemy: { leaders: ['hadik'], inf: enemyInf },
      dice: [die, 1],
    });
  test('CM §15.11 10 SPs at the start, Routed, the winner unshaken: +1 and −2 Will', () => {
    const match = crushing(10);
    expect(results(match)[0]).toBe('4 D4');
    expect(tales(match, 'crushing')).toMatchObject([{ winner: 'PR', loser: 'AU' }]);
    expect(tales(match, 'will').map(({ power, num }) => [power, num])).toEqual([
      ['PR', 1],
      ['AU', -2],
    ]);
  });
  test('CM §15.11 9 SPs at the start and 4 lost: none', () => {
    const match = crushing(9);
    expect([results(match)[0], morale(match, 'hadik')]).toEqual(['4 D4', 'routed']);
    expect([told(match, 'crushing'), told(match, 'will')]).toEqual([[], []]);
  });
  test('CM §15.11 9 SPs at the start and 5 lost, prisoners included: Crushing', () => {
    // Frederick 4 + 3 guns + 4 = 11 on 26-30: 5 D3; Contades’ French Rout.
    const match = battle({
      leader: 'frederick',
      force: { leaders: ['frederick', 'keith'], inf: 26, field_art: 3 },
      against: 'FR',
      enemy: { leaders: ['contades'], inf: 9 },
      dice: [3, 1, 1, 1],
    });
    expect([results(match)[0], spOf(stateOf(match).prisoners.ap)]).toEqual(['5 D3', 4]);
    expect(tales(match, 'crushing')).toMatchObject([{ winner: 'PR', loser: 'FR' }]);
  });
  test('CM §15.11 and §22.3 a Crushing Defeat of the Empire is its Patron’s, Austria’s', () => {
    const match = battle({ ...KEITH, against: 'IM', enemy: { leaders: ['stolberg'], inf: 10 }, dice: [4, 1] });
    // 26-30 with +3: 7 is 3 D3.
    expect(results(match)[0]).toBe('3 D3');
    expect(tales(match, 'will').map(({ power, num }) => [power, num])).toEqual([
      ['PR', 1],
      ['AU', -2],
    ]);
  });
  test('CM §15.11 merely Demoralized: no Crushing Victory, however large', () => {
    expect(told(crushing(20, 4), 'crushing')).toEqual([]);
  });
});

describe('CM §15.9 retreats', () => {
  const ways = (fight: Fight) => {
    const match = battle(fight, { retreat: () => undefined });
    const seat = match.waiting[0] ?? '';
    return { match, seat, options: optionsOf(match, seat) };
  };
  const BEATEN = { ...KEITH, force: { ...KEITH.force, field_art: 2 }, enemy: { leaders: ['hadik'], inf: 12 } };
  test('CM §15.9 a losing force that is not Routed goes one space; the winner stays', () => {
    const { match, seat, options } = ways({ ...BEATEN, dice: [4, 1] });
    expect([seat, asked(match, seat)]).toEqual(['austria', ['retreat']]);
    expect(options).toEqual(expect.arrayContaining(['retreat/prague', 'retreat/koniggratz']));
    answer(match, 'austria retreat/koniggratz');
    expect([stackOf(match, 'hadik')?.at, stackOf(match, 'keith')?.at]).toEqual(['koniggratz', 'kolin']);
  });
  test('CM §9.7.2, 12.9.1 who retreats to an enemy depot that nobody guards takes it: 1 Thaler or 1 Supply Action', () => {
    const { match } = ways({ ...BEATEN, dice: [4, 1], change: (_, world) => void depot(world, 'PR', 'koniggratz') });
    const before = stateOf(match).nations.AU.treasury;
    answer(match, 'austria retreat/koniggratz');
    expect(optionsOf(match, 'austria')).toEqual(['thaler', 'supply-action']);
    answer(match, 'austria thaler');
    expect(tales(match, 'depot-overrun')).toMatchObject([{ force: 'hadik', at: 'koniggratz', nation: 'PR' }]);
    expect(stateOf(match).depots.filter(({ at }) => at === 'koniggratz')).toEqual([]);
    expect(stateOf(match).nations.AU.treasury).toBe(before + 1);
  });
  test('CM §9.7.2 a depot with a force stays where it is', () => {
    const { match } = ways({
      ...BEATEN,
      dice: [4, 1],
      others: [['PR', 'koniggratz', { inf: 3 }]],
      change: (_, world) => void depot(world, 'PR', 'koniggratz'),
    });
    answer(match, 'austria retreat/prague');
    expect(told(match, 'depot-overrun')).toEqual([]);
    expect(stateOf(match).depots.map(({ at }) => at)).toContain('koniggratz');
  });
  test('CM §15.9 it avoids spaces with enemies', () => {
    const { options } = ways({ ...BEATEN, dice: [4, 1], others: [['PR', 'koniggratz', { inf: 3 }]] });
    expect(options).not.toContain('retreat/koniggratz');
    expect(options).toContain('retreat/prague');
  });
  test('CM §15.9 a beaten attacker retreats too', () => {
    // Keith with 12 SPs, +2, 1: nothing. Hadik on 26-30 with +4: 4 is 3 D3.
    const { match, seat } = ways({
      leader: 'keith',
      force: { inf: 12 },
      against: 'AU',
      enemy: { leaders: ['hadik', 'nadasdy'], inf: 26, field_art: 3 },
      dice: [1, 4],
    });
    expect([seat, asked(match, seat)]).toEqual(['prussia', ['retreat']]);
    go(match, { retreat: first });
    expect(stackOf(match, 'keith')?.at).not.toBe('kolin');
  });
  test('CM §15.9 a Routed force goes three spaces, or into a friendly fortress space within three', () => {
    const match = battle({ ...BEATEN, dice: [5, 1] });
    const trail = tales(match, 'retreated');
    const end = stackOf(match, 'hadik')?.at ?? '';
    expect(morale(match, 'hadik')).toBe('routed');
    expect(trail.length === 3 || ['prague', 'koniggratz'].includes(end)).toBe(true);
  });
  test('CM §15.9 and §17.4.6 Siege Artillery of a Routed force is captured: 1 Thaler and 1 Supply Action', () => {
    const at = (die: number) => {
      const match = battle({ ...BEATEN, enemy: { leaders: ['hadik'], inf: 12, siege_art: 1 }, dice: [die, 1] });
      return { match, pool: stateOf(match).nations.AU.pool.siege_art ?? 0 };
    };
    const [routed, demoralized] = [at(5), at(4)];
    expect(tales(routed.match, 'siege-guns-captured')).toMatchObject([{ by: 'PR' }]);
    expect(stackOf(routed.match, 'hadik')?.troops.AU?.units.siege_art).toBeUndefined();
    expect(routed.pool).toBe(demoralized.pool + 1);
    expect(tales(routed.match, 'thalers')).toMatchObject([{ nation: 'PR', num: 1 }]);
    expect(tales(routed.match, 'supply-actions')).toMatchObject([{ power: 'PR', num: 1 }]);
    // Otherwise it retreats with the force.
    expect(told(demoralized.match, 'siege-guns-captured')).toEqual([]);
    expect(stackOf(demoralized.match, 'hadik')?.troops.AU?.units.siege_art).toEqual([1, 0]);
  });
  test('CM §12.7 entrenchments whose defenders are driven out are destroyed', () => {
    const match = battle({
      ...BEATEN,
      force: { ...KEITH.force, field_art: 4 },
      dice: [4, 1],
      change: (state) => {
        state.entrenched.kolin = 'coalition';
      },
    });
    expect(stackOf(match, 'hadik')?.at).not.toBe('kolin');
    expect(stateOf(match).entrenched).toEqual({});
  });
  test('CM §15.9 a force in its own fortress space may retreat inside', () => {
    const { match, options } = ways({
      ...BEATEN,
      from: 'lobositz',
      at: 'prague',
      force: { ...KEITH.force, field_art: 3 },
      dice: [4, 1],
    });
    const inside = options.find((id) => id.includes('inside') || id === 'retreat/prague');
    expect(inside).toBeDefined();
    answer(match, `austria ${inside}`);
    expect([stackOf(match, 'hadik')?.at, stackOf(match, 'hadik')?.inside]).toEqual(['prague', true]);
  });
  test('CM §15.9 a force that must go through enemies loses 1 SP per 5 of them', () => {
    // Every way out of Greifswald (Anklam, Stralsund) is held by Prussians: 10 at Anklam, 11 at Stralsund.
    const match = battle({
      ...KEITH,
      against: 'SW',
      from: 'anklam',
      at: 'greifswald',
      enemy: { leaders: ['hamilton'], inf: 8 },
      others: [
        ['PR', 'anklam', { inf: 10 }],
        ['PR', 'stralsund', { inf: 11 }],
      ],
      dice: [2, 1],
      change: (state) => {
        Object.assign(state.nations.SW, { stance: 'belligerent', patron: 'FR' });
        state.control.stralsund = 'PR';
      },
    });
    // 26-30 with +3: 5 is 2 D2, Demoralized; then 2 more SPs.
    expect(results(match)[0]).toBe('2 D2');
    expect(sp(match, 'hamilton')).toBe(4);
  });
  test('CM §15.10 after a Draw the attacker, then the defender, may retreat, and need not', () => {
    const match = battle(
      {
        leader: 'keith',
        force: { leaders: ['keith', 'maurice'], inf: 15, field_art: 1 },
        against: 'AU',
        enemy: { leaders: ['hadik'], inf: 14, field_art: 2 },
        dice: [5, 5],
      },
      { retreat: () => undefined },
    );
    expect(told(match, 'battle-drawn')).toHaveLength(1);
    expect(asked(match, 'prussia')).toEqual(['retreat']);
    const stay = optionsOf(match, 'prussia').find((id) => !id.startsWith('retreat/'));
    answer(match, `prussia ${stay}`);
    expect(asked(match, 'austria')).toEqual(['retreat']);
    answer(match, 'austria retreat/prague');
    expect([stackOf(match, 'keith')?.at, stackOf(match, 'hadik')?.at]).toEqual(['kolin', 'prague']);
  });
});
