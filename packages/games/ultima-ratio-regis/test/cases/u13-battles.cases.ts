/** U §13.1, §13.3, §13.5, §17.3.2: battles, subjugations, and who commands. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  army,
  askedOf,
  fortify,
  lead,
  optionsOf,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { battle, END, four, three, two } from './field.ts';
import { calm, categoriesOf, FRENCH, minorOf, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

describe('U §13.3 after a battle', () => {
  test('U §13.3.7, §13.5.6 in an area in revolt victory is not control: the rebels must still be subdued', () => {
    const match = onwards(
      battle({
        spanish: two,
        french: ['I23'],
        dice: [5, 5, 1],
        change: (state) => {
          state.rebellions.montpellier = 2;
        },
      }),
      END,
    );
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect([stateOf(match).rebellions.montpellier, stateOf(match).holders.montpellier]).toEqual([2, undefined]);
  });
  test('U §13.3.6, §15.1.1 into a fortress three troops withdraw, for it counts as the fourth', () => {
    // One point of difference disperses nobody with the Modern Army.
    const match = battle({
      spanish: four,
      french: four,
      dice: [3, 1, 1, 1, 1, 1, 1, 1],
      change: (state) => {
        state.rules.push('modern_army');
        fortify(state, 'france', 'montpellier');
      },
    });
    onwards(match, END, { withdraw: 'retreat/fortress' });
    expect(stateOf(match).sieges.montpellier?.inside).toHaveLength(3);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(3);
  });
  test('U §13.3.6, §13.3.7 beaten defenders may leave their fortress: it is besieged, and the area not controlled', () => {
    const match = battle({
      spanish: three,
      french: two,
      dice: [3, 1, 1, 1, 1, 1],
      change: (state) => {
        state.rules.push('modern_army');
        fortify(state, 'france', 'montpellier');
      },
    });
    onwards(match, END, { withdraw: 'retreat/lyon' });
    expect(unitsAt(match, 'france', 'lyon')).toHaveLength(2);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', inside: [] });
    expect(stateOf(match).holders).toEqual({});
  });
  test('U §12.4.1, §13.3.6 a draw with those who intercepted sends the mover back, and they stay', () => {
    const match = spain({
      dice: [1, 1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} intercept/france-1`, `${FRENCH} stand`);
    onwards(match, END);
    expect([unitsAt(match, 'spain', 'perpignan').length, whereIs(match, 'france-1')]).toEqual([2, 'montpellier']);
  });
  test('U §13.3.5 a relief that is drawn: the besieged go in again, the army back', () => {
    const match = spain({
      dice: [1, 1, 1, 1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        fortify(state, 'spain', 'perpignan');
        army(state, 'france', 'perpignan', 2);
        state.sieges.perpignan = { by: 'france', casualties: 1, inside: army(state, 'spain', 'perpignan', 1) };
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    onwards(match, END, { 'join-relief': 'yes' });
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(stateOf(match).sieges.perpignan).toMatchObject({ by: 'france', casualties: 1, inside: ['spain-3'] });
    expect(unitsAt(match, 'spain', 'barcelona')).toEqual(['spain-1', 'spain-2']);
  });
  test('U §13.3.5, §17.1 a leader shut in the fortress does not lead the relief', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'barcelona');
        fortify(state, 'spain', 'perpignan');
        lead(state, 'spain', 'L01', 'perpignan');
        army(state, 'france', 'perpignan', 2);
        state.sieges.perpignan = { by: 'france', casualties: 0, inside: [] };
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/perpignan`, `${FRENCH} stand`);
    onwards(match, ['conscript', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('conscript');
  });
  test('U §13.3.4 wood entered through a rough pass: two dice if the defender likes', () => {
    // Glasgow is wood, and the way from Chester rough.
    const match = table({
      player: SPANISH,
      change: (state) => {
        war(state, 'england', 'france');
        minorOf(state, 'scotland').ally = 'france';
        army(state, 'england', 'chester', 3);
        lead(state, 'england', 'L01', 'england-1');
        army(state, 'scotland', 'glasgow', 2);
      },
    });
    answer(
      match,
      `${SPANISH} act/england/march/L01`,
      `${SPANISH} army/all`,
      `${SPANISH} to/glasgow`,
      `${FRENCH} stand`,
    );
    onwards(match, ['battlefield', ...END]);
    expect(optionsOf(match, FRENCH)).toEqual(['field/4', 'field/2']);
    onwards(match, END, { battlefield: 'field/2' });
    // A wood is no disadvantage.
    expect(categoriesOf(match, 'england')).toEqual(['C2', 'C2']);
  });
  test('U §13.1.2 all disadvantages may weigh on one die down to C1, and the rest goes to the others', () => {
    // Two disadvantages, mountain and landing, on two dice: an elite C3 may bear both.
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I34', 'barcelona');
        put(state, 'spain', 'I23', 'barcelona');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L02', 'spain-3');
        army(state, 'france', 'marseille', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/land/L01`, `${SPANISH} army/all`, `${SPANISH} at/marseille`);
    onwards(match, END, { disadvantage: 'die/spain-1' });
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §13.1.7 disband results beyond those who fought are lost', () => {
    // One Frenchman may fight in the marsh’s field of two: two of three are sent, 4 results.
    const match = battle({
      spanish: ['I34', 'I34', 'I34'],
      french: three,
      from: 'bordeaux',
      at: 'la_rochelle',
      dice: [5, 5, 1, 1],
    });
    onwards(match, END, { battlefield: 'field/2', withdraw: 'retreat/nantes' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 0 }]);
    expect([unitsAt(match, 'france', 'box-WE-France').length, unitsAt(match, 'france', 'nantes').length]).toEqual([
      2, 1,
    ]);
  });
});

describe('U §17.1 leaders of those who give way', () => {
  const evading = (fortress: boolean): Table => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'perpignan');
        put(state, 'france', 'I23', 'montpellier');
        lead(state, 'france', 'L02', 'france-1');
        if (fortress) fortify(state, 'france', 'montpellier');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`, `${FRENCH} retreat/disperse`);
    onwards(match, ['leader-parts', ...END]);
    return match;
  };
  test('U §17.1, §12.4.2 the leader of the last troop that disperses goes along', () => {
    expect(stateOf(evading(false)).leaders).toMatchObject([{ on: 'france-1' }]);
  });
  test('U §17.1, §12.4.2 or stays on the fortress, as its owner says', () => {
    const match = evading(true);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual([
      'leader-parts',
      ['with/montpellier', 'follow'],
    ]);
    answer(match, `${FRENCH} follow`);
    onwards(match, END);
    expect(stateOf(match).leaders).toMatchObject([{ on: 'france-1' }]);
    expect(whereIs(match, 'france-1')).toMatch(/^box-/);
  });
});
