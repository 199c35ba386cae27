/** U §13.1, §13.3: dice, losses, withdrawals, control after battles. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, told, war } from '../table.ts';
import { battle, END, three, two } from './field.ts';
import { atWar, categoriesOf, FRENCH, onwards, realm, SPANISH, unitsAt, unrestOf, whereIs } from './play.ts';

const sortOut = (match: ReturnType<typeof battle>, answers: Readonly<Record<string, string>> = {}) =>
  onwards(match, END, answers);

describe('U §13.1 dice and losses', () => {
  test('U §13.1.2, §13.1.9 a conscript’s die is C1 already: the disadvantage goes to the troop', () => {
    // In the mountains of Marseille: one troop and a conscript.
    const match = battle({
      from: 'montpellier',
      at: 'marseille',
      spanish: ['I23'],
      french: two,
      change: (state) => {
        realm(state, 'spain').unrest = 0;
      },
    });
    onwards(match, END, { conscript: 'yes', battlefield: 'field/4' });
    expect(categoriesOf(match, 'spain')).toEqual(['C1', 'C1']);
  });
  test('U §13.1.7 a winner of two loses one to four casualties, and keeps the other', () => {
    // Spain 6, 6 against 4, 4, 4, 1 with elite: 4 points to 3.
    const match = battle({ spanish: two, french: ['I23', 'I23', 'I23', 'I23'], dice: [6, 6, 4, 4, 4, 1] });
    sortOut(match);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 3 }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §13.1.7 the loser disperses no more than he has', () => {
    const match = battle({ spanish: three, french: ['I23'], dice: [5, 5, 5, 1] });
    sortOut(match);
    expect(
      stateOf(match)
        .units.filter(({ owner }) => owner === 'france')
        .map(({ at }) => at),
    ).toEqual(['box-WE-France']);
  });
  test('U §13.1.7 in a draw a single unit of either side may be eliminated', () => {
    // 4 and 4 each: two casualties either way, two points each.
    const match = battle({ spanish: two, french: two, dice: [4, 4, 4, 4] });
    sortOut(match);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect([unitsAt(match, 'spain', 'perpignan').length, unitsAt(match, 'france', 'montpellier').length]).toEqual([
      1, 1,
    ]);
  });
  test('U §13.1.7 in a draw an odd casualty disperses even a last unit: nobody has won', () => {
    const match = battle({ spanish: ['I23'], french: ['I23'], dice: [4, 4] });
    sortOut(match);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect([unitsAt(match, 'spain', 'perpignan'), unitsAt(match, 'france', 'montpellier')]).toEqual([[], []]);
  });
  test('U §13.1.6 a C1 that shows a 6 counts 5: two points, no casualty', () => {
    const match = battle({
      from: 'montpellier',
      at: 'marseille',
      spanish: ['I23'],
      french: ['I23'],
      dice: [6, 1],
    });
    sortOut(match);
    expect(told(match, 'rolled').find(({ power }) => power === 'spain')).toMatchObject({ points: 2, casualties: 0 });
  });
  test('U §13.1.3 an organizer in the mountains widens two to three', () => {
    const match = battle({
      from: 'montpellier',
      at: 'marseille',
      spanish: three,
      french: three,
      change: (state) => {
        state.leaders.splice(0);
        lead(state, 'spain', 'L27', 'spain-1', true);
      },
    });
    onwards(match, ['battlefield']);
    answer(match, `${FRENCH} field/2`);
    onwards(match, ['organizer']);
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['field/2', 'field/3']);
  });
  test('U §13.3.4 the defender may also leave it at four, and choose three in the mountains', () => {
    const match = battle({ from: 'montpellier', at: 'marseille', spanish: two, french: two });
    onwards(match, ['battlefield']);
    expect(optionsOf(match, FRENCH)).toContain('field/2');
    expect(optionsOf(match, FRENCH)).toContain('field/4');
  });
  test('U §13.1.9 the leader need only be present: his troop need not fight', () => {
    const match = battle({
      spanish: two,
      french: ['I23'],
      change: (state) => {
        realm(state, 'spain').unrest = 0;
      },
    });
    onwards(match, ['conscript', ...END]);
    expect([askedOf(match, SPANISH), match.waiting]).toEqual(['conscript', [SPANISH]]);
  });
  test('U §13.1.9, §13.3.4 a fortress, a troop and a leader: the defender raises one too, and throws three', () => {
    const match = battle({
      spanish: two,
      french: ['I23'],
      change: (state) => {
        fortify(state, 'france', 'montpellier');
        lead(state, 'france', 'L02', 'france-1');
      },
    });
    const before = unrestOf(match, 'france');
    onwards(match, END, { conscript: 'yes' });
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2', 'C2']);
    expect(unrestOf(match, 'france')).toBe(before + 1);
  });
});

describe('U §13.3.1, §13.3.4 fortresses', () => {
  test('U §13.3.1, §13.4.1 a fortress without troops fights no land battle: it is besieged', () => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      fortify(state, 'france', 'montpellier');
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    onwards(match, END);
    expect(told(match, 'combat')).toEqual([]);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', casualties: 0, inside: [] });
  });
  test('U §13.3.6 of four beaten before their fortress three go in, the fourth withdraws elsewhere', () => {
    const match = battle({
      spanish: ['I34+', 'I34+', 'I34+', 'I34+'],
      french: ['I23', 'I23', 'I23', 'I23'],
      dice: [3, 3, 3, 3, 3, 3, 3, 1],
      change: (state) => fortify(state, 'france', 'montpellier'),
    });
    onwards(match, ['withdraw', ...END]);
    expect(askedOf(match, FRENCH)).toBe('withdraw');
    onwards(match, END, { withdraw: 'retreat/fortress' });
    expect(stateOf(match).sieges.montpellier?.inside.length ?? 0).toBeLessThanOrEqual(3);
  });
});

describe('U §13.3.6 withdrawal', () => {
  test('U §13.3.6 the beaten part over several areas', () => {
    const match = battle({ spanish: ['I23', 'I23', 'I23'], french: three, dice: [3, 3, 1, 3, 1, 1] });
    onwards(match, ['withdraw']);
    answer(match, `${FRENCH} retreat/lyon`);
    onwards(match, ['withdraw', ...END]);
    answer(match, `${FRENCH} retreat/toulouse`);
    onwards(match, END);
    expect([unitsAt(match, 'france', 'lyon').length, unitsAt(match, 'france', 'toulouse').length]).toEqual([1, 1]);
  });
  test('U §13.3.6 an attacker from the second area goes back to the first, not home', () => {
    const match = atWar(
      (state) => {
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'lyon');
      },
      [3, 1, 5],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    onwards(match, END, { react: 'stand' });
    answer(match, `${SPANISH} to/lyon`);
    onwards(match, ['act'], { 'on-the-way': 'go', react: 'stand' });
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
    expect(unitsAt(match, 'spain', 'perpignan')).toEqual([]);
  });
  test('U §13.3.7 a victory where another troop of the enemy is not: control even without supply', () => {
    const match = atWar(
      (state) => {
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'dijon', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'reims');
      },
      [5, 5, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/reims`, `${FRENCH} stand`);
    onwards(match, END, { 'take-control': 'yes' });
    expect(stateOf(match).holders.reims).toBe('spain');
  });
});

describe('U §13.3.5 relief', () => {
  test('U §13.3.5, §15.1 besieged and relief are counted apart: three shut in, four come, the besiegers four', () => {
    const match = atWar(
      (state) => {
        fortify(state, 'spain', 'perpignan');
        const inside = army(state, 'spain', 'perpignan', 3);
        army(state, 'france', 'perpignan', 4);
        state.sieges.perpignan = { by: 'france', casualties: 1, inside };
        army(state, 'spain', 'barcelona', 4);
        lead(state, 'spain', 'L01', 'spain-4');
      },
      [6, 6, 6, 6, 1, 1, 1, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    onwards(match, ['act'], { 'join-relief': 'no' });
    expect(stateOf(match).sieges).toEqual({});
    expect(unitsAt(match, 'spain', 'perpignan').length).toBeLessThanOrEqual(4);
  });
  test('U §13.3.5 the besieged need not join, and then no siege casualty weighs', () => {
    const match = atWar((state) => {
      fortify(state, 'spain', 'perpignan');
      const inside = army(state, 'spain', 'perpignan', 1);
      put(state, 'france', 'I23', 'perpignan');
      state.sieges.perpignan = { by: 'france', casualties: 1, inside };
      army(state, 'spain', 'barcelona', 2);
      lead(state, 'spain', 'L01', 'spain-2');
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    onwards(match, ['disadvantage', ...END], { 'join-relief': 'no' });
    onwards(match, END);
    // Perpignan is a mountain: one disadvantage.
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §13.3.5 victorious besieged of one’s own come out even if they did not fight', () => {
    const match = atWar(
      (state) => {
        fortify(state, 'spain', 'perpignan');
        const inside = army(state, 'spain', 'perpignan', 1);
        put(state, 'france', 'I23', 'perpignan');
        state.sieges.perpignan = { by: 'france', casualties: 1, inside };
        army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', 'spain-2');
      },
      [6, 6, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    onwards(match, ['act'], { 'join-relief': 'no' });
    expect([stateOf(match).sieges, whereIs(match, 'spain-1')]).toEqual([{}, 'perpignan']);
  });
});

describe('U §13.3.1 several enemies', () => {
  test('U §13.3.1 who meets two enemies who are no partners says whom he fights first, and then meets the other', () => {
    const match = atWar(
      (state) => {
        war(state, 'spain', 'barbary');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'perpignan', 3);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
        put(state, 'barbary', 'I23', 'montpellier');
      },
      [5, 5, 5, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    onwards(match, ['fight-first', ...END], { react: 'stand' });
    expect(optionsOf(match, SPANISH)).toEqual(['fight/france', 'fight/barbary']);
    answer(match, `${SPANISH} fight/barbary`);
    onwards(match, END, { react: 'stand' });
    expect(told(match, 'combat').map(({ defender }) => defender)).toEqual(['barbary', 'france']);
  });
});

describe('U §13.3.7 overseas', () => {
  const overseas = (state: State) => {
    own(state, 'santo_domingo', 'domain:france');
    realm(state, 'france').interests.push('Ca');
  };
  test('U §13.3.7, §13.5.7 a victory in the field is no control on a mini-map', () => {
    const match = atWar(
      (state) => {
        overseas(state);
        own(state, 'cuba', 'domain:spain');
        state.rules.push('galleon');
        put(state, 'spain', 'I23', 'cuba');
        put(state, 'spain', 'S2', 'caribbean');
        put(state, 'france', 'I23', 'santo_domingo');
      },
      [6, 1],
    );
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/santo_domingo`);
    onwards(match, ['take-control', ...END], { react: 'stand' });
    expect(askedOf(match, SPANISH)).not.toBe('take-control');
    expect(stateOf(match).holders.santo_domingo).toBeUndefined();
  });
});
