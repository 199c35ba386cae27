/** CM §15–16: battles at their borders. */
import { describe, expect, test } from 'vitest';
import { answer, stackOf, stateOf, type Table, told } from '../table.ts';
import { battle, drms, FIGHTING, type Fight, go, PASSING, tales, willOf } from './drive.ts';
import { asked } from './play.ts';

/** Keith (+2) with 26 SPs: on column 26-30. */
const KEITH: Pick<Fight, 'leader' | 'against'> = { leader: 'keith', against: 'AU' };
const results = (match: Table) => tales(match, 'battle-roll').map(({ result }) => result);
const winner = (match: Table) => tales(match, 'battle-won').map(({ side }) => side);
describe('CM §9.1.1 and §15.6 modifiers', () => {
  const supply = (inf: number) =>
    drms(
      battle({ ...KEITH, force: { inf, supply: 'short' }, enemy: { leaders: ['hadik'], inf: 5 }, dice: [1, 1] }),
      'ap',
    ).supply;
  test('CM §9.1.1 a Minor Force of 5 SPs fights without the −2 of Short Supply, one of 6 with it', () => {
    expect([supply(5), supply(6)]).toEqual([undefined, -2]);
  });
  test('CM §9.1.1 −4 in Critical Supply, for the defender too', () => {
    const match = battle({
      ...KEITH,
      force: { inf: 8 },
      enemy: { leaders: ['hadik'], inf: 8, supply: 'critical' },
      dice: [1, 1],
    });
    expect(drms(match, 'coalition').supply).toBe(-4);
  });
  test('CM §15.6 a cavalry majority counts Light cavalry: 3 infantry SPs, 4 SPs of hussars', () => {
    const match = battle({
      ...KEITH,
      force: { inf: 3, hussar_dual: 4 },
      enemy: { leaders: ['hadik'], inf: 6 },
      dice: [1, 1],
    });
    expect(drms(match, 'ap')['cavalry-majority']).toBe(-4);
  });
  test('CM §15.5 and §15.6 hills and trenches: −4 and −2, and column 9-11 for both', () => {
    const match = battle({
      ...KEITH,
      from: 'jungbunzlau',
      at: 'reichenberg',
      force: { leaders: ['keith', 'maurice'], inf: 24 },
      enemy: { leaders: ['hadik', 'lacy'], inf: 16 },
      dice: [3, 3],
      change: (state) => {
        state.entrenched.reichenberg = 'coalition';
      },
    });
    expect(drms(match, 'ap')).toMatchObject({ hills: -4, entrenched: -2 });
    expect(tales(match, 'battle-roll').map(({ column }) => column)).toEqual(['9-11', '9-11']);
  });
  test('CM §15.3 the net DRM of a Measured battle ends at −5', () => {
    const match = battle({
      ...KEITH,
      from: 'jungbunzlau',
      at: 'reichenberg',
      force: { leaders: ['maurice'], inf: 8, supply: 'critical' },
      leader: 'maurice',
      enemy: { leaders: ['hadik'], inf: 8 },
      dice: [6, 1],
    });
    expect(tales(match, 'battle-roll')[0]).toMatchObject({ dice: 6, drm: -5, total: 1 });
  });
  test('CM §15.1.1 5 SPs of a leader who may lead 12 and a leaderless rest: only the Command attacks', () => {
    const match = battle({
      ...KEITH,
      force: { inf: 8 },
      enemy: { inf: 9 },
      dice: [1, 1],
    });
    expect(tales(match, 'battle')).toMatchObject([{ attacker: 'keith', attack: 8, defence: 9 }]);
  });
});

describe('CM §15.7.1 losses', () => {
  /** 4 D4+ on 26-30 with a 6 and +4: two guns, Keith. Browne (3+) is Demoralized by D4. */
  const plus = (enemy: Fight['enemy'], force: Fight['force'] = {}) =>
    battle(
      {
        ...KEITH,
        force: { leaders: ['keith', 'maurice'], inf: 26, field_art: 3, ...force },
        enemy: { leaders: ['browne'], inf: 12, ...enemy },
        dice: [5, 1],
      },
      {},
    );
  test('CM §15.7.1 "any one Artillery unit": with field and siege guns the owner says which', () => {
    const match = plus({ field_art: 1, siege_art: 1 });
    expect(results(match)[0]).toBe('4 D4+');
    expect(asked(match, 'austria')).toEqual(['gun-loss']);
    answer(match, 'austria AU/siege_art');
    go(match, { ...FIGHTING, ...PASSING });
    expect(stackOf(match, 'browne')?.troops.AU?.units).toMatchObject({ field_art: [1, 0], siege_art: [0, 1] });
  });
  test('CM §15.7.1 with one kind nobody is asked; without guns the + does nothing', () => {
    expect(asked(plus({ field_art: 2 }), 'austria')).not.toContain('gun-loss');
    expect(told(plus({}), 'guns-lost')).toEqual([]);
  });
  test('CM §15.7.1 of 4 SPs lost by a force without cavalry all are infantry, and Light infantry may be among them', () => {
    const match = plus({ inf: 10, lt_inf: 2 });
    expect(tales(match, 'losses').find(({ force }) => force === 'browne')).toMatchObject({ what: 'inf 4' });
  });
  test('CM §15.8 and §15.7.6 who is wiped out has lost, whatever D level it inflicted; its leader is captured', () => {
    // Keith 2 + 4 on 3-5: 1 D1. Browne 3 + 5 on 1-2: 1 D2.
    const match = battle({ ...KEITH, force: { inf: 3 }, enemy: { leaders: ['browne'], inf: 1 }, dice: [4, 5] });
    expect(results(match)).toEqual(['1 D1', '1 D2']);
    expect([winner(match), stateOf(match).leaders.browne]).toEqual([['ap'], 'captured']);
    expect([stackOf(match, 'keith')?.at, told(match, 'crushing')]).toEqual(['kolin', []]);
  });
  test('CM §15.8 when both are wiped out nobody has won', () => {
    const match = battle({ ...KEITH, force: { inf: 1 }, enemy: { leaders: ['hadik'], inf: 1 }, dice: [4, 5] });
    expect([winner(match), told(match, 'battle-drawn').length]).toEqual([[], 1]);
  });
});

describe('CM §15.7.6, 15.11 who takes prisoners', () => {
  /** Maurice attacks Browne, who is Demoralized from an earlier battle and Routs him. */
  const demoralized = (before: 'good' | 'demoralized') =>
    battle({
      leader: 'maurice',
      against: 'AU',
      force: { inf: 12 },
      // Browne 3 + 4 guns, at most +5: 10 on 26-30 is 4 D4+; Maurice +1: 2 on 12-14 is 1.
      enemy: { leaders: ['browne', 'lacy'], inf: 22, field_art: 4, morale: before },
      dice: [1, 5],
    });
  test('CM §15.7.6 a winner in Good Order takes as many prisoners as his rating; who is Demoralized from before takes none', () => {
    const [good, shaken] = [demoralized('good'), demoralized('demoralized')];
    expect([results(good)[1], winner(good), winner(shaken)]).toEqual(['4 D4+', ['coalition'], ['coalition']]);
    expect([tales(good, 'prisoners').map(({ sp: taken }) => taken), told(shaken, 'prisoners')]).toEqual([[3], []]);
  });
  test('CM §15.11 nor is it a Crushing Victory for him', () => {
    expect([told(demoralized('good'), 'crushing').length, told(demoralized('demoralized'), 'crushing')]).toEqual([
      1,
      [],
    ]);
  });
  test('CM §22.3 an Imperial Crushing Victory is Austria’s: +1 Will', () => {
    const match = battle({
      by: 'AU',
      nation: 'IM',
      leader: 'zweibrucken',
      force: { leaders: ['zweibrucken', 'stolberg'], inf: 26, field_art: 3 },
      against: 'PR',
      enemy: { leaders: ['maurice'], inf: 12, siege_art: 1 },
      dice: [5, 1],
      change: (state) => {
        state.powers.AU.will = 12;
        state.powers.PR.will = 12;
        state.powers.AU.supplyActions = 0;
        state.nations.IM.treasury = 3;
      },
    });
    // 1 + 3 guns + 5: 9 is 4 D4.
    expect(results(match)[0]).toBe('4 D4');
    expect([willOf(match, 'AU'), willOf(match, 'PR')]).toEqual([13, 10]);
    // And the siege guns of the Routed force: 1 Thaler for the Empire, 1 Supply Action for its Patron (17.4.6).
    expect([stateOf(match).nations.IM.treasury, stateOf(match).powers.AU.supplyActions]).toEqual([4, 1]);
  });
  test('CM §15.7.2 the CIC’s death costs his Power 1 Will even in a battle that is won', () => {
    // The defender’s natural 6 strikes Keith’s Command; who is alone is struck, a 1 kills him.
    const match = battle({
      by: 'FR',
      leader: 'destrees',
      force: { inf: 20 },
      against: 'PR',
      enemy: { leaders: ['maurice'], inf: 3 },
      from: 'jungbunzlau',
      dice: [5, 6, 1, 1],
      change: (state) => {
        state.powers.FR.will = 12;
      },
    });
    expect(tales(match, 'leader-fate')).toMatchObject([{ leader: 'destrees', fate: 'killed' }]);
    expect(tales(match, 'will').filter(({ why }) => why === 'leader-killed')).toMatchObject([{ power: 'FR', num: -1 }]);
  });
});
