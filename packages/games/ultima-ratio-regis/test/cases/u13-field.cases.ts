/** U §13.1, §13.3: the procedure of a combat, and battles on land. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { UnitKind } from '../../src/vocabulary.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  told,
  war,
} from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, unrestOf, whereIs } from './play.ts';

/** Counters of an army: `I34+` is a veteran elite troop. */
type Counter = UnitKind | 'I23+' | 'I34+';

interface Battle {
  readonly from?: string;
  readonly at?: string;
  readonly spanish: readonly Counter[];
  readonly french: readonly Counter[];
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
}

const place = (state: State, owner: 'spain' | 'france', at: string, counters: readonly Counter[]): void => {
  for (const each of counters) {
    const kind = each === 'I34+' || each === 'I34' ? 'I34' : 'I23';
    put(state, owner, kind, at, { up: each.endsWith('+') });
  }
};

/** A Spanish army under an ordinary leader marches upon the French, who stand. The next question is about the battle. */
function battle({ from = 'perpignan', at = 'montpellier', spanish, french, dice, change }: Battle): Table {
  const match = spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      place(state, 'spain', from, spanish);
      lead(state, 'spain', 'L01', 'spain-1');
      place(state, 'france', at, french);
      change?.(state);
    },
  });
  const leader = stateOf(match).leaders.find(({ on }) => on === 'spain-1')?.id;
  answer(match, `${SPANISH} act/spain/march/${leader}`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${at}`, `${FRENCH} stand`);
  return match;
}

const END = ['advance', 'act'];
const two: Counter[] = ['I23', 'I23'];
const three: Counter[] = ['I23', 'I23', 'I23'];
const four: Counter[] = ['I23', 'I23', 'I23', 'I23'];

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
