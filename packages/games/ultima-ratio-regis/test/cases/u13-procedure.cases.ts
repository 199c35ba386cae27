/** U §13.1: the procedure of every combat: dice, edges, the battlefield, losses, conscripts. */
import { describe, expect, test } from 'vitest';
import { answer, askedOf, deal, lead, optionsOf, put, stateOf, told } from '../table.ts';
import { battle, type Counter, END, four, three, two } from './field.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, unitsAt, unrestOf } from './play.ts';

describe('U §13.1.1–2 dice and their categories', () => {
  test('U §13.1.1 the number on the side that is up is the category of the die', () => {
    const match = onwards(battle({ spanish: ['I23', 'I23+', 'I34', 'I34+'], french: ['I23'] }), END);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C3', 'C3', 'C4']);
  });
  test('U §13.1.1 a C4 counts 4 at least, a C3 3, a C2 2, and a C1 one less than thrown', () => {
    const match = onwards(battle({ spanish: ['I34+', 'I34', 'I23'], french: ['I23'], dice: [1, 1, 1, 5] }), END);
    expect(told(match, 'rolled').map(({ dice }) => dice)).toEqual(['4 (C4), 3 (C3), 2 (C2)', '5 (C2)']);
  });
  test('U §13.1.6–7 the worked example: 1 and 6 with C4 and C2 beat 4 and 3 with C3 and C1', () => {
    // The Spaniards attack into mountains and put their disadvantage on the 2/3 troop.
    const match = onwards(
      battle({
        from: 'montpellier',
        at: 'marseille',
        spanish: ['I34', 'I23'],
        french: ['I34+', 'I23'],
        dice: [4, 3, 1, 6],
      }),
      ['losses'],
      { disadvantage: 'die/spain-2' },
    );
    expect(told(match, 'rolled')).toMatchObject([
      { power: 'spain', dice: '4 (C3), 2 (C1)', points: 1, casualties: 1 },
      { power: 'france', dice: '4 (C4), 6 (C2)', points: 3, casualties: 2 },
    ]);
    expect(told(match, 'won')).toMatchObject([{ power: 'france', points: 3, against: 1 }]);
    onwards(match, END);
    // One Spaniard is eliminated, the other dispersed; the odd casualty disperses one Frenchman.
    expect(unitsAt(match, 'spain', 'eliminated')).toHaveLength(1);
    expect(unitsAt(match, 'spain', 'marseille')).toEqual([]);
    expect(unitsAt(match, 'france', 'marseille')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'eliminated')).toEqual([]);
  });
  test('U §13.1.2 the owner says which die takes a disadvantage', () => {
    const match = battle({ from: 'montpellier', at: 'marseille', spanish: ['I34', 'I23'], french: two });
    onwards(match, ['disadvantage']);
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['die/spain-1', 'die/spain-2']);
    answer(match, `${SPANISH} die/spain-1`);
    onwards(match, END);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §13.1.2 a disadvantage is ignored only when every die is C1 already', () => {
    const rolled = (spanish: Counter[]) => {
      const match = battle({
        from: 'montpellier',
        at: 'marseille',
        spanish,
        french: two,
        change: (state) => void put(state, 'france', 'S2', 'west_med'),
      });
      return categoriesOf(onwards(match, END, { support: 'support/defence/west_med' }), 'spain').toSorted();
    };
    // Terrain and an enemy fleet: two disadvantages.
    expect(rolled(['I23'])).toEqual(['C1']);
    expect(rolled(two)).toEqual(['C1', 'C1']);
  });
});

describe('U §13.1.3–5 the size of the battlefield', () => {
  test('U §13.1.3 nobody throws more dice than the battlefield takes, and each side as many as it has', () => {
    const match = onwards(battle({ from: 'bordeaux', at: 'la_rochelle', spanish: four, french: ['I23'] }), END, {
      battlefield: 'field/2',
    });
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([2, 1]);
  });
  test('U §13.1.5 the player on the move chooses first who fights', () => {
    const match = battle({ from: 'bordeaux', at: 'la_rochelle', spanish: ['I34', ...two], french: ['I34', ...two] });
    onwards(match, ['who-fights'], { battlefield: 'field/2' });
    expect(match.waiting).toEqual([SPANISH]);
  });
  test('U §13.1.7 troops that did not fight are neither eliminated nor dispersed', () => {
    // Two dice each: Spain 6, 6, France 1, 1: four points more and two casualties. The third Frenchman looks on.
    const match = battle({
      from: 'bordeaux',
      at: 'la_rochelle',
      spanish: ['I34', 'I34'],
      french: three,
      dice: [6, 6, 1, 1],
    });
    onwards(match, ['withdraw', ...END], { battlefield: 'field/2' });
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(1);
    onwards(match, END);
    const left = stateOf(match).units.filter(
      ({ owner, at }) => owner === 'france' && at !== 'eliminated' && at !== 'box-WE-France',
    );
    expect(left).toHaveLength(1);
    expect(['orleans', 'nantes', 'clermont']).toContain(left[0]?.at);
  });
  test('U §13.1.4 two organizers in a forest, and a flanking attack after them', () => {
    const match = battle({
      from: 'nantes',
      at: 'brest',
      spanish: ['I23', 'I23', 'I23', 'I23', 'I23'],
      french: ['I23', 'I23', 'I23', 'I23', 'I23'],
      change: (state) => {
        state.leaders.splice(0);
        lead(state, 'spain', 'L27', 'spain-1', true);
        lead(state, 'france', 'L28', 'france-1', true);
        deal(state, SPANISH, '019');
      },
    });
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual(['battlefield', ['field/4', 'field/3']]);
    answer(match, `${FRENCH} field/3`);
    expect([askedOf(match, SPANISH), optionsOf(match, SPANISH)]).toEqual([
      'organizer',
      ['field/2', 'field/3', 'field/4'],
    ]);
    answer(match, `${SPANISH} field/4`);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual([
      'organizer',
      ['field/3', 'field/4', 'field/5'],
    ]);
    answer(match, `${FRENCH} field/3`);
    onwards(match, ['who-fights'], { 'cards-before': 'card/019/more' });
    expect(told(match, 'battlefield').at(-1)).toMatchObject({ size: 4 });
  });
  test('U §17.3.2 an organizer never makes the battlefield smaller than two nor larger than five', () => {
    const organizer = (french: 'field/4' | 'field/2', at: string, from: string) => {
      const match = battle({
        from,
        at,
        spanish: two,
        french: two,
        change: (state) => {
          state.leaders.splice(0);
          lead(state, 'spain', 'L27', 'spain-1', true);
          lead(state, 'france', 'L28', 'france-1', true);
        },
      });
      onwards(match, ['organizer'], { battlefield: french });
      return match;
    };
    const narrow = organizer('field/2', 'la_rochelle', 'bordeaux');
    expect(optionsOf(narrow, SPANISH)).toEqual(['field/2', 'field/3']);
    const wide = organizer('field/4', 'montpellier', 'perpignan');
    answer(wide, `${SPANISH} field/5`);
    expect(optionsOf(wide, FRENCH)).toEqual(['field/4', 'field/5']);
  });
});

describe('U §13.1.7 losses', () => {
  test('U §13.1.7 the winner keeps his last unit, whatever the dice say', () => {
    // Spain 5, 5: 4 points; France 4, 4, 4: 3 points, three casualties: one eliminated, the odd one would disperse the other.
    const match = onwards(battle({ spanish: two, french: three, dice: [5, 5, 4, 4, 4] }), END);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 3 }]);
    expect(unitsAt(match, 'spain', 'eliminated')).toHaveLength(1);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §13.1.7 a winner with a single unit loses nothing to two casualties', () => {
    // Spain 6 with the conscript’s 6 (5): 4 points; France 4, 4: 2 points, two casualties.
    const match = onwards(battle({ spanish: ['I34'], french: two, dice: [6, 6, 4, 4] }), END, { conscript: 'yes' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 2 }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §13.1.7 the loser’s odd casualty disperses a troop of the winner in the field', () => {
    // Spain 5, 5: 4 points; France 4, 1: 1 point, one casualty.
    const match = onwards(battle({ spanish: two, french: two, dice: [5, 5, 4, 1] }), END);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
    expect(unitsAt(match, 'spain', 'eliminated')).toEqual([]);
  });
  test('U §13.1.7 an odd casualty of the winner adds to the difference', () => {
    // Spain 6, 1: 2 points, one casualty; France 3, 1, 1: 1 point. Difference 1 and one odd casualty: two disperse.
    const match = onwards(battle({ spanish: two, french: three, dice: [6, 1, 3, 1, 1] }), ['withdraw', ...END]);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(2);
  });
  test('U §13.1.7 in a draw casualties still eliminate and odd ones disperse', () => {
    // Spain 4, 4, 1 and France 3, 3, 1: 2 to 2, two casualties for Spain, none for France.
    const match = onwards(battle({ spanish: three, french: three, dice: [4, 4, 1, 3, 3, 1] }), END);
    expect(told(match, 'drawn')).toMatchObject([{ points: 2 }]);
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
    expect(unitsAt(match, 'spain', 'perpignan')).toHaveLength(3);
  });
  test('U §13.1.7 from the Modern Army on, two disband results disperse one troop', () => {
    // Spain 5, 5, 1 and France 3, 1, 1: 4 to 1: three disband results.
    const match = battle({
      spanish: three,
      french: three,
      dice: [5, 5, 1, 3, 1, 1],
      change: (state) => void state.rules.push('modern_army'),
    });
    onwards(match, ['withdraw', ...END]);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(1);
  });
});

describe('U §13.1.9 conscripts', () => {
  test('U §13.1.9 none without a leader', () => {
    const match = battle({
      spanish: two,
      french: two,
      change: (state) => {
        realm(state, 'france').unrest = 1;
      },
    });
    onwards(match, ['conscript']);
    expect(match.waiting).toEqual([SPANISH]);
    answer(match, `${SPANISH} no`);
    onwards(match, ['conscript', ...END]);
    expect(askedOf(match, FRENCH)).not.toBe('conscript');
  });
  test('U §13.1.9 none where the battlefield is full', () => {
    const match = battle({ from: 'bordeaux', at: 'la_rochelle', spanish: two, french: two });
    onwards(match, ['conscript', ...END], { battlefield: 'field/2' });
    expect(askedOf(match, SPANISH)).not.toBe('conscript');
  });
  test('U §13.1.9 a single C1 die, for 1 unrest', () => {
    const match = battle({
      spanish: ['I23'],
      french: ['I23'],
      change: (state) => {
        realm(state, 'spain').unrest = 2;
      },
    });
    onwards(match, END, { conscript: 'yes' });
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C1']);
    expect(unrestOf(match, 'spain')).toBe(3);
  });
});
