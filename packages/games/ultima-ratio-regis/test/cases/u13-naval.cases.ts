/** U §13.2, §11.3–11.4: battles at sea. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { SquadronKind } from '../../src/vocabulary.ts';
import { answer, askedOf, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, unrestOf, whereIs } from './play.ts';

interface Sea {
  readonly spanish?: readonly SquadronKind[];
  readonly french?: readonly SquadronKind[];
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
  /** On their extraordinary side. */
  readonly extraordinary?: string;
}

const END = ['attack-fleet', 'act'];
const up = (match: Table, unit: string): boolean | undefined => stateOf(match).units.find(({ id }) => id === unit)?.up;

/** Spain hunts the French fleet in the Western Mediterranean, which fights. */
function hunt({ spanish = ['S2', 'S2'], french = ['S2', 'S2'], dice, change, extraordinary }: Sea): Table {
  const match = spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      for (const kind of spanish) put(state, 'spain', kind, 'west_med');
      for (const kind of french) put(state, 'france', kind, 'west_med');
      lead(state, 'spain', extraordinary ?? 'L01', 'spain-1', extraordinary !== undefined);
      lead(state, 'france', 'L02', 'france-1');
      change?.(state);
    },
  });
  answer(match, `${SPANISH} act/spain/hunt/${extraordinary ?? 'L01'}`);
  while (askedOf(match, SPANISH) === 'fleet')
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.startsWith('take/')) ?? 'done'}`);
  answer(match, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`, `${FRENCH} fight`);
  return match;
}

describe('U §13.2.4 the battlefield at sea', () => {
  test('U §13.2.4 two dice for a fleet that looks for the enemy, however many squadrons there are', () => {
    const match = onwards(hunt({ spanish: ['S2', 'S2', 'S2', 'S2'], french: ['S2', 'S2'] }), END);
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([2, 2]);
  });
  test('U §13.1.1 an S3 throws a C3', () => {
    const match = onwards(hunt({ spanish: ['S3', 'S2'], french: ['S2'] }), END);
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C2', 'C3']);
  });
  test('U §17.3.2 an organizer makes it three, never one', () => {
    const match = hunt({ spanish: ['S2', 'S2', 'S2'], french: ['S2', 'S2'], extraordinary: 'L27' });
    onwards(match, ['organizer']);
    expect(optionsOf(match, SPANISH)).toEqual(['field/2', 'field/3']);
    onwards(match, END, { organizer: 'field/3' });
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([3, 2]);
  });
  test('U §17.3.2 an admiral adds 1 to a die after the throw', () => {
    const match = hunt({ extraordinary: 'L09', dice: [4, 1, 3, 3] });
    onwards(match, END, { 'plus-one': 'face/2' });
    expect(told(match, 'changed-die')).toMatchObject([{ power: 'spain', from: 2, to: 3 }]);
  });
  test('U §17.3.2 a tactical leader is of no use at sea', () => {
    const match = hunt({ extraordinary: 'L03', dice: [3, 1, 3, 1] });
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
});

describe('U §13.2.5 damage', () => {
  test('U §13.2.5 two disband results damage a squadron: it goes to its base under repair', () => {
    // Spain 5, 5: 4; France 3, 3: 2. Two disband results.
    const match = onwards(hunt({ dice: [5, 5, 3, 3] }), END);
    const french = stateOf(match).units.filter(({ owner }) => owner === 'france');
    expect(french.map((unit) => unit.up).toSorted()).toEqual([false, true]);
    expect(french.every(({ at }) => ['montpellier', 'marseille'].includes(at))).toBe(true);
  });
  test('U §13.2.5 four damage two; none is eliminated', () => {
    const match = onwards(hunt({ dice: [5, 5, 1, 1] }), END);
    expect(told(match, 'damaged')).toHaveLength(2);
    expect(unitsAt(match, 'france', 'eliminated')).toEqual([]);
  });
  test('U §13.1.7 two casualties eliminate a squadron', () => {
    const match = onwards(hunt({ dice: [4, 4, 1, 1] }), END);
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
  });
  test('U §13.2.5 after a draw nobody leaves the sea', () => {
    const match = onwards(hunt({ dice: [5, 1, 5, 1] }), END);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'west_med')).toHaveLength(2);
    expect(unitsAt(match, 'spain', 'west_med')).toHaveLength(2);
  });
  test('U §13.1.7 an odd casualty alone damages nothing: two disband results do', () => {
    // Spain 5, 5: 4 points; France 4, 1: 1 point, one casualty: one disband result for Spain.
    const match = onwards(hunt({ dice: [5, 5, 4, 1] }), END);
    expect(unitsAt(match, 'spain', 'west_med')).toHaveLength(2);
    expect(up(match, 'spain-1') && up(match, 'spain-2')).toBe(true);
  });
  test('U §13.1.7 squadrons that did not fight are not damaged, but go to port with the beaten', () => {
    const match = onwards(hunt({ french: ['S2', 'S2', 'S2'], dice: [5, 5, 1, 1] }), END);
    expect(told(match, 'damaged')).toHaveLength(2);
    expect(unitsAt(match, 'france', 'west_med')).toEqual([]);
  });
  test('U §13.2.5 a beaten attacker goes to port too', () => {
    const match = onwards(hunt({ dice: [1, 1, 3, 1] }), END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(unitsAt(match, 'spain', 'west_med')).toEqual([]);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
});

describe('U §11.3 going on', () => {
  test('U §11.3 after a victory the fleet goes on to the next enemy with the same action', () => {
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
    expect(optionsOf(match, SPANISH)).toEqual(['attack/france', 'attack/barbary', 'done']);
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, END);
    expect(askedOf(match, SPANISH)).toBe('attack-fleet');
    expect(optionsOf(match, SPANISH)).toEqual(['attack/barbary', 'done']);
  });
  test('U §11.3 after a draw or a defeat the action is over', () => {
    const match = hunt({ dice: [5, 1, 5, 1], change: (state) => war(state, 'spain', 'barbary') });
    onwards(match, END);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
  test('U §11.3 first it may move to an adjacent sea where it has a base', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'ottomans');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'ottomans', 'S2', 'central_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('sea/central_med');
    answer(match, `${SPANISH} sea/central_med`);
    expect(whereIs(match, 'spain-1')).toBe('central_med');
    expect(optionsOf(match, SPANISH)).toEqual(['attack/ottomans', 'done']);
  });
  test('U §11.3 fleets of a Power at peace are not attacked', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`);
    expect(optionsOf(match, SPANISH)).toEqual(['attack/barbary', 'done']);
  });
});

describe('U §13.1.9 conscripts at sea', () => {
  const asked = (change: (state: State) => void, spanish: SquadronKind[] = ['S2']) => {
    const match = hunt({ spanish, french: ['S2', 'S2'], change });
    onwards(match, ['conscript', ...END]);
    return askedOf(match, SPANISH) === 'conscript';
  };
  test('U §13.1.9 a leader, and a commercial port on that sea, owned and controlled', () => {
    const french = (change: (state: State) => void = () => {}) => {
      const match = hunt({ spanish: ['S2', 'S2'], french: ['S2'], change });
      onwards(match, ['conscript', ...END]);
      return askedOf(match, FRENCH) === 'conscript';
    };
    expect(french()).toBe(true);
    expect(french((state) => void state.leaders.splice(1, 1))).toBe(false);
    expect(
      french((state) => {
        state.holders.marseille = 'spain';
      }),
    ).toBe(false);
  });
  test('U §13.1.9 a commercial port in revolt or in enemy hands does not help', () => {
    expect(
      asked((state) => {
        state.rebellions.valencia = 2;
        state.holders.barcelona = 'france';
        state.rebellions.palermo = 2;
      }),
    ).toBe(false);
  });
  test('U §13.1.9 not where two squadrons fill the battlefield', () => {
    expect(asked(() => {}, ['S2', 'S2'])).toBe(false);
  });
  test('U §13.1.9 it costs 1 unrest and counts as the second die of a loser: morale', () => {
    const match = hunt({
      spanish: ['S2'],
      french: ['S2', 'S2'],
      dice: [1, 1, 5, 5],
      change: (state) => {
        realm(state, 'spain').unrest = 1;
      },
    });
    onwards(match, END, { conscript: 'yes' });
    expect(unrestOf(match, 'spain')).toBe(2);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C1']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
});
