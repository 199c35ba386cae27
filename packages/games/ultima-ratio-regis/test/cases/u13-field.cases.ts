/** U §13.3: battles on land: ground, fortresses, what follows, leaders. */
import { describe, expect, test } from 'vitest';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, told } from '../table.ts';
import { type Battle, battle, type Counter, END, four, three, two } from './field.ts';
import { categoriesOf, FRENCH, onwards, SPANISH, unitsAt, whereIs } from './play.ts';

describe('U §13.3.3–4 ground', () => {
  const asked = (from: string, at: string) => {
    const match = battle({ from, at, spanish: two, french: two });
    onwards(match, ['battlefield', 'cards-before']);
    return askedOf(match, FRENCH) === 'battlefield' ? optionsOf(match, FRENCH) : ['field/4'];
  };
  test('U §13.3.4 four dice in the open, and nothing to reduce', () => {
    expect(asked('perpignan', 'montpellier')).toEqual(['field/4']);
  });
  test('U §13.3.4 wood may be reduced to three', () => {
    expect(asked('nantes', 'brest')).toEqual(['field/4', 'field/3']);
  });
  test('U §13.3.4 mountain and marsh to two', () => {
    expect(asked('montpellier', 'marseille')).toEqual(['field/4', 'field/2']);
    expect(asked('bordeaux', 'la_rochelle')).toEqual(['field/4', 'field/2']);
  });
  test('U §13.3.4 a rough pass into open ground to two', () => {
    expect(asked('zaragoza', 'toulouse')).toEqual(['field/4', 'field/2']);
  });
  test('U §13.3.3 a marsh is a disadvantage of the attacker, not of the defender', () => {
    const match = onwards(battle({ from: 'bordeaux', at: 'la_rochelle', spanish: two, french: two }), END);
    expect([categoriesOf(match, 'spain').toSorted(), categoriesOf(match, 'france')]).toEqual([
      ['C1', 'C2'],
      ['C2', 'C2'],
    ]);
  });
  test('U §13.3.3 every advantage and disadvantage is told with its reason', () => {
    const match = onwards(battle({ from: 'bordeaux', at: 'la_rochelle', spanish: two, french: two }), END);
    expect(told(match, 'edge')).toMatchObject([{ power: 'spain', by: -1, why: 'terrain' }]);
  });
  test('U §13.3.3 a forest or a rough pass is no disadvantage', () => {
    const wood = onwards(battle({ from: 'nantes', at: 'brest', spanish: two, french: two }), END);
    expect(categoriesOf(wood, 'spain')).toEqual(['C2', 'C2']);
    const pass = onwards(battle({ from: 'zaragoza', at: 'toulouse', spanish: two, french: two }), END);
    expect(categoriesOf(pass, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §13.3.3 an enemy fleet off the coast is a disadvantage, to attacker and defender alike', () => {
    const supported = (owner: 'spain' | 'france', support: string) =>
      onwards(battle({ spanish: two, french: two, change: (state) => void put(state, owner, 'S2', 'west_med') }), END, {
        support,
      });
    const french = supported('france', 'support/defence/west_med');
    expect([categoriesOf(french, 'spain').toSorted(), categoriesOf(french, 'france')]).toEqual([
      ['C1', 'C2'],
      ['C2', 'C2'],
    ]);
    const spanish = supported('spain', 'support/attack/west_med');
    expect([categoriesOf(spanish, 'spain'), categoriesOf(spanish, 'france').toSorted()]).toEqual([
      ['C2', 'C2'],
      ['C1', 'C2'],
    ]);
  });
  test('U §13.3.3 a fleet of one’s own is no advantage in a field battle', () => {
    const match = onwards(
      battle({ spanish: ['I23'], french: two, change: (state) => void put(state, 'spain', 'S2', 'west_med') }),
      END,
      { support: 'support/attack/west_med' },
    );
    expect(categoriesOf(match, 'spain')).toEqual(['C2']);
  });
});

describe('U §13.3.4 fortresses in the field', () => {
  test('U §13.3.4 a fortress is never lost in a land battle, though no troop is left to be lost', () => {
    // Spain 4, 4, 4, 4: four points, four casualties: two eliminations; there is one French troop.
    const match = battle({
      spanish: four,
      french: ['I23'],
      dice: [4, 4, 4, 4, 1, 1],
      change: (state) => fortify(state, 'france', 'montpellier'),
    });
    onwards(match, END);
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(stateOf(match).fortresses.montpellier).toEqual({ owner: 'france', done: true });
  });
  test('U §13.3.8 the die of the fortress counts among those thrown: its side gives morale', () => {
    const match = battle({
      spanish: three,
      french: ['I23'],
      dice: [5, 5, 5, 1, 1],
      change: (state) => fortify(state, 'france', 'montpellier'),
    });
    onwards(match, END);
    expect(categoriesOf(match, 'france')).toEqual(['C2', 'C2']);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §9.4 a fortress under construction does not fight', () => {
    const match = battle({
      spanish: two,
      french: ['I23'],
      change: (state) => {
        state.fortresses.montpellier = { owner: 'france', done: false };
      },
    });
    onwards(match, END);
    expect(categoriesOf(match, 'france')).toEqual(['C2']);
  });
  test('U §13.3.6 beaten defenders may withdraw into the fortress, and are besieged', () => {
    const match = battle({
      spanish: three,
      french: two,
      dice: [3, 3, 1, 3, 1, 1],
      change: (state) => fortify(state, 'france', 'montpellier'),
    });
    onwards(match, ['withdraw', ...END]);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 1 }]);
    expect(askedOf(match, FRENCH)).toBe('withdraw');
    answer(match, `${FRENCH} retreat/fortress`);
    onwards(match, END);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', casualties: 0 });
    expect(stateOf(match).sieges.montpellier?.inside).toHaveLength(1);
    expect(stateOf(match).holders.montpellier).toBeUndefined();
  });
});

describe('U §13.3.6–8 after the battle', () => {
  test('U §13.3.6 a beaten attacker goes back the way he came', () => {
    const match = onwards(battle({ spanish: three, french: two, dice: [3, 1, 1, 3, 3] }), END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france', points: 2, against: 1 }]);
    expect(unitsAt(match, 'spain', 'perpignan')).toHaveLength(2);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
  });
  test('U §13.3.6 a beaten defender may not withdraw where the attacker came from, nor to a revolt', () => {
    const match = battle({
      spanish: three,
      french: two,
      dice: [3, 3, 1, 3, 1],
      change: (state) => {
        state.holders.perpignan = 'france';
        state.rebellions.lyon = 2;
        state.holders.toulouse = 'spain';
      },
    });
    onwards(match, ['withdraw', ...END]);
    expect(askedOf(match, FRENCH)).toBe('withdraw');
    expect(optionsOf(match, FRENCH).toSorted()).toEqual(['retreat/clermont', 'retreat/marseille']);
  });
  test('U §13.3.6 with nowhere to go the whole army disperses, those who did not fight among them', () => {
    const match = battle({
      from: 'bordeaux',
      at: 'la_rochelle',
      spanish: three,
      french: four,
      dice: [4, 3, 3, 1],
      change: (state) => {
        for (const area of ['orleans', 'nantes', 'clermont']) state.rebellions[area] = 2;
      },
    });
    onwards(match, END, { battlefield: 'field/2' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(4);
  });
  test('U §13.3.7 the winner takes control if he likes', () => {
    const match = battle({ spanish: two, french: ['I23'], dice: [5, 5, 1] });
    onwards(match, ['take-control', ...END]);
    expect(askedOf(match, SPANISH)).toBe('take-control');
    answer(match, `${SPANISH} no`);
    onwards(match, END);
    expect(stateOf(match).holders.montpellier).toBeUndefined();
    const taken = battle({ spanish: two, french: ['I23'], dice: [5, 5, 1] });
    onwards(taken, END, { 'take-control': 'yes' });
    expect(stateOf(taken).holders.montpellier).toBe('spain');
  });
  test('U §13.3.7 a key area taken after the battle costs a morale point besides that of the battle', () => {
    const match = battle({ from: 'montpellier', at: 'lyon', spanish: three, french: two, dice: [5, 5, 5, 1, 1] });
    onwards(match, END, { 'take-control': 'yes' });
    expect(stateOf(match).holders.lyon).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([2, 0]);
  });
  test('U §13.3.8 who eliminates nobody makes no veteran', () => {
    const match = onwards(battle({ spanish: two, french: two, dice: [5, 5, 1, 1] }), END);
    expect(told(match, 'veteran')).toEqual([]);
  });
  test('U §13.3.8 the loser too makes a veteran if he has eliminated a troop', () => {
    // Spain 5, 5, 1: 4 points; France 4, 4, 1: 2 points, two casualties. France disperses two, one is left.
    const match = onwards(battle({ spanish: three, french: three, dice: [5, 5, 1, 4, 4, 1] }), END);
    expect(unitsAt(match, 'spain', 'eliminated')).toHaveLength(1);
    expect(told(match, 'veteran')).toMatchObject([{ power: 'france' }]);
  });
  test('U §13.3.8 one die is not enough for morale, and a conscript makes two', () => {
    const beaten = (conscript: 'yes' | 'no') => {
      const match = battle({
        spanish: three,
        french: ['I23'],
        dice: [5, 5, 5, 1, 1],
        change: (state) => lead(state, 'france', 'L02', 'france-1'),
      });
      for (let n = 0; n < 30 && !END.includes(askedOf(match, match.waiting[0] ?? '') ?? ''); n++) {
        const seat = match.waiting[0] ?? '';
        if (askedOf(match, seat) === 'conscript') answer(match, `${seat} ${seat === FRENCH ? conscript : 'no'}`);
        else onwards(match, ['conscript', ...END]);
      }
      return stateOf(match).wars[0]?.taken;
    };
    expect(beaten('no')).toEqual([0, 0]);
    expect(beaten('yes')).toEqual([1, 0]);
  });
});

describe('U §17.3.2 leaders in battle', () => {
  const led = (leader: string, dice: readonly number[], more: Partial<Battle> = {}) =>
    battle({
      spanish: two,
      french: two,
      dice,
      ...more,
      change: (state) => {
        state.leaders.splice(0);
        lead(state, 'spain', leader, 'spain-1', true);
      },
    });
  test('U §17.3.2 a tactical leader adds 1 to a die below 6 after the throw', () => {
    const match = led('L01', [4, 1, 3, 1]);
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).toBe('plus-one');
    onwards(match, END, { 'plus-one': 'face/2' });
    expect(told(match, 'changed-die')).toMatchObject([{ power: 'spain', from: 2, to: 3 }]);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 1 }]);
  });
  test('U §17.3.2 a creative leader raises a die before the throw, never a C4', () => {
    const match = led('L21', [1, 1, 1, 1], { spanish: ['I34+', 'I23'] });
    onwards(match, END, { creative: 'die/spain-2' });
    expect(categoriesOf(match, 'spain')).toEqual(['C4', 'C3']);
  });
  test('U §17.3.2 an admiral is of no use on land', () => {
    const match = led('L09', [3, 1, 3, 1]);
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
  test('U §17.2 a leader on his ordinary side has no ability', () => {
    const match = battle({ spanish: two, french: two, dice: [3, 1, 3, 1] });
    onwards(match, ['plus-one', ...END]);
    expect(told(match, 'changed-die')).toEqual([]);
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
});

describe('U §3.1 Spanish Tercios', () => {
  test('U card 405 an army with Spanish elite cancels one disband result, and loses all the same', () => {
    // Spain 3, 1: 1 point; France 5, 3, 1: 3 points: two disband results.
    const beaten = (tercios: boolean, spanish: Counter[]) => {
      const match = battle({
        spanish,
        french: three,
        dice: [2, 3, 5, 3, 1],
        change: (state) => {
          if (tercios) state.rules.push('tercios');
        },
      });
      onwards(match, END);
      return [told(match, 'won')[0]?.power, unitsAt(match, 'spain', 'perpignan').length];
    };
    expect(beaten(false, ['I23', 'I23'])).toEqual(['france', 0]);
    expect(beaten(true, ['I23', 'I23'])).toEqual(['france', 0]);
    // With an elite troop the 2 counts 3: 2 points to 3, one disband result, cancelled.
    expect(beaten(false, ['I34', 'I23'])).toEqual(['france', 1]);
    expect(beaten(true, ['I34', 'I23'])).toEqual(['france', 2]);
  });
});

describe('U §20.2 minors in the army', () => {
  test('U §20.2 troops of an allied minor fight and count as those of the Power', () => {
    const match = battle({
      from: 'perpignan',
      spanish: two,
      french: two,
      change: (state) => {
        own(state, 'perpignan', 'domain:spain');
        army(state, 'elite_mercenaries', 'perpignan', 1, 'I34');
        for (const minor of state.minors) if (minor.minor === 'elite_mercenaries') minor.ally = 'spain';
      },
    });
    onwards(match, END);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C2', 'C3']);
    expect(whereIs(match, 'elite_mercenaries-1')).not.toBe(undefined);
  });
});
