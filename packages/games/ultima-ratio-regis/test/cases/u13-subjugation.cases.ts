/** U §13.5: who may subdue what, at what odds, and what it costs. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
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
  table,
  told,
  war,
} from '../table.ts';
import { categoriesOf, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, unitsAt, unrestOf } from './play.ts';

/** Spanish troops in Montpellier, which is French; the action is to take control of it. */
function subdue(
  dice: readonly number[],
  change: (state: State) => void = () => {},
  { troops = 1, at = 'montpellier' }: { troops?: number; at?: string } = {},
): Table {
  const match = spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', at, troops);
      change(state);
    },
  });
  answer(match, `${SPANISH} act/spain/subjugate/${at}`);
  return match;
}
const END = ['force-control', 'act'];
const opposed = (from: string, by: 'troops' | 'fortress' = 'troops') => ({ oppose: `oppose/${from}/${by}` });
const atLyon = (state: State) => void put(state, 'france', 'I23', 'lyon');

describe('U §13.5.2 who opposes', () => {
  test('U §13.5.2 from an area he controls: not from one that an enemy holds', () => {
    const match = subdue([1], (state) => {
      put(state, 'france', 'I23', 'lyon');
      state.holders.lyon = 'spain';
    });
    expect(askedOf(match, FRENCH)).not.toBe('oppose');
  });
  test('U §13.5.2 a fortress under construction does not oppose', () => {
    const match = subdue([1], (state) => {
      state.fortresses.lyon = { owner: 'france', done: false };
    });
    onwards(match, ['oppose', 'act']);
    expect(askedOf(match, FRENCH)).not.toBe('oppose');
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.2 besieged troops do not oppose', () => {
    const match = subdue([1], (state) => {
      fortify(state, 'france', 'lyon');
      put(state, 'spain', 'I23', 'lyon');
      state.sieges.lyon = { by: 'spain', casualties: 0, inside: [put(state, 'france', 'I23', 'lyon')] };
    });
    onwards(match, ['oppose', 'act']);
    expect(askedOf(match, FRENCH)).not.toBe('oppose');
  });
  test('U §13.5.1 not while enemy troops stand in the area', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'barbary', 'I23', 'montpellier');
      },
    });
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/montpellier')?.[0]).toBe('enemies-there');
  });
  test('U §13.5.1 nor while its fortress stands', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
        fortify(state, 'france', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/montpellier')?.[0]).toBe('fortress-there');
  });
  test('U §15.2 nor without supply', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I23', 'dijon');
      },
    });
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/dijon')).toEqual(['no-supply', '§15.2']);
  });
  test('U §20.1 nor in a neutral minor', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'genoa') });
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/genoa')?.[0]).toBe('never-controlled');
  });
});

describe('U §13.5.3 odds', () => {
  test('U §13.5.3 troops that were there before keep the force from the disadvantage of having moved', () => {
    const marched = (waiting: boolean) => {
      const match = spain({
        dice: [1, 1],
        change: (state) => {
          war(state, 'spain', 'france');
          put(state, 'spain', 'I23', 'perpignan');
          if (waiting) put(state, 'spain', 'I23', 'montpellier');
          put(state, 'france', 'I23', 'lyon');
        },
      });
      answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
      onwards(match);
      answer(match, `${SPANISH} subjugate`);
      onwards(match, END, opposed('lyon'));
      return categoriesOf(match, 'spain');
    };
    expect(marched(false)).toEqual(['C2']);
    expect(marched(true)).toEqual(['C3']);
  });
  test('U §13.5.3 forest, mountain and marsh are a disadvantage of the subjugator, open ground is none', () => {
    const ground = (at: string) => {
      const match = subdue([1, 1], (state) => own(state, at, 'A2'), { at });
      return categoriesOf(onwards(match, END), 'spain');
    };
    expect([ground('oran'), ground('bugia')]).toEqual([['C3'], ['C2']]);
  });
  test('U §13.5.3 an enemy fleet is a disadvantage of the subjugator', () => {
    const match = subdue([1, 1], (state) => {
      atLyon(state);
      put(state, 'france', 'S2', 'west_med');
    });
    onwards(match, END, { ...opposed('lyon'), support: 'support/defence/west_med' });
    expect([categoriesOf(match, 'spain'), categoriesOf(match, 'france')]).toEqual([['C2'], ['C2']]);
  });
  test('U §13.5.3 a fleet of the subjugator is a disadvantage of who opposes', () => {
    const match = subdue([1, 1], (state) => {
      atLyon(state);
      put(state, 'spain', 'S2', 'west_med');
    });
    onwards(match, END, { ...opposed('lyon'), support: 'support/attack/west_med' });
    expect([categoriesOf(match, 'spain'), categoriesOf(match, 'france')]).toEqual([['C3'], ['C1']]);
  });
  test('U §13.5.3 a fleet at war with the subjugator may support rebels', () => {
    const match = subdue(
      [1, 1],
      (state) => {
        state.rebellions.valencia = 2;
        put(state, 'france', 'S2', 'west_med');
      },
      { at: 'valencia' },
    );
    onwards(match, ['support', 'act']);
    expect(askedOf(match, FRENCH)).toBe('support');
    onwards(match, END, { support: 'support/defence/west_med' });
    expect(categoriesOf(match, 'spain')).toEqual(['C2']);
  });
  test('U card 025 local guides: the subjugator ignores the ground', () => {
    const match = subdue(
      [1, 1],
      (state) => {
        own(state, 'bugia', 'A2');
        deal(state, SPANISH, '025', '029');
      },
      { at: 'bugia' },
    );
    onwards(match, END, { 'cards-before': 'card/025' });
    expect(categoriesOf(match, 'spain')).toEqual(['C3']);
  });
  test('U card 026 an ambush adds 1 to the die', () => {
    const match = subdue([1, 1], (state) => {
      atLyon(state);
      deal(state, FRENCH, '026');
    });
    // Spain 1 (3): one point; France 1 (2), made 3: one point.
    onwards(match, END, { ...opposed('lyon'), 'cards-rolled': 'card/026/face-2' });
    expect(told(match, 'drawn')).toMatchObject([{ points: 1 }]);
  });
});

describe('U §13.5.4–5 the outcome', () => {
  test('U §13.5.5 a force without a leader disperses a troop for one disband result', () => {
    const match = subdue([1, 5], atLyon, { troops: 2 });
    onwards(match, END, opposed('lyon'));
    expect(told(match, 'won')).toMatchObject([{ power: 'france', points: 2, against: 1 }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §13.5.5 with a leader it takes two', () => {
    const match = subdue(
      [1, 5],
      (state) => {
        atLyon(state);
        lead(state, 'spain', 'L01', 'spain-1');
      },
      { troops: 2 },
    );
    onwards(match, END, opposed('lyon'));
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(2);
  });
  test('U §13.5.5 who opposed and lost disperses too', () => {
    // Spain 5: 2; France 1: 0. Two disband results; one troop fought.
    const match = subdue([5, 1], atLyon);
    onwards(match, END, opposed('lyon'));
    expect(unitsAt(match, 'france', 'lyon')).toEqual([]);
    expect(unitsAt(match, 'france', 'box-WE-France')).toHaveLength(1);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.5 where a fortress opposed nobody is pursued', () => {
    const match = subdue([1, 5], (state) => fortify(state, 'france', 'lyon'), { troops: 2 });
    onwards(match, END, opposed('lyon', 'fortress'));
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(2);
  });
  test('U §13.5.4 to win at any cost: three troops, a defeat, one lost and two given', () => {
    const match = subdue([1, 5], atLyon, { troops: 3 });
    onwards(match, END, opposed('lyon'));
    expect(askedOf(match, SPANISH)).toBe('force-control');
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(2);
    answer(match, `${SPANISH} force`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'montpellier')).toEqual([]);
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'spain' && at.startsWith('box-'))).toHaveLength(3);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.4 with fewer troops than the price there is nothing to force', () => {
    const match = subdue([1, 5], atLyon, { troops: 2 });
    onwards(match, END, opposed('lyon'));
    expect(askedOf(match, SPANISH)).not.toBe('force-control');
    expect(stateOf(match).holders).toEqual({});
  });
  test('U §13.5.4 it may be tried again with another action', () => {
    const match = subdue([1, 3], atLyon);
    onwards(match, END, opposed('lyon'));
    onwards(match, ['act']);
    expect(optionsOf(match, SPANISH)).toContain('act/spain/subjugate/montpellier');
  });
  test('U §13.5.4 and reading 27: nobody gives morale for a subjugation', () => {
    const match = subdue([1, 5], atLyon, { troops: 2 });
    onwards(match, ['act'], opposed('lyon'));
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §17.3.2 a determined leader adds 1 to his die after the throw', () => {
    const match = subdue([4, 5], (state) => {
      atLyon(state);
      lead(state, 'spain', 'L15', 'spain-1', true);
    });
    onwards(match, ['plus-one', ...END], opposed('lyon'));
    expect(askedOf(match, SPANISH)).toBe('plus-one');
    onwards(match, END, { 'plus-one': 'face/4' });
    // 4 made 5: two points each.
    expect(told(match, 'drawn')).toMatchObject([{ points: 2 }]);
  });
  test('U §13.5.6 rebels in enemy land: subdued, the area is the victor’s', () => {
    const match = subdue([5, 1], (state) => {
      atLyon(state);
      state.rebellions.montpellier = 2;
    });
    onwards(match, ['act']);
    expect(told(match, 'opposes')).toEqual([]);
    expect(stateOf(match).rebellions).toEqual({});
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §18.2.3 an A3 subdued becomes a domain at once', () => {
    const match = subdue([6, 1], (state) => own(state, 'oran', 'A3'), { at: 'oran' });
    onwards(match, ['act']);
    expect(stateOf(match).titles.oran).toBe('domain:spain');
  });
});

describe('U §13.5 cards of Powers', () => {
  test('U card of Crimea: a won subjugation may be a raid instead of control', () => {
    const match = table({
      player: FRENCH,
      dice: [6, 1],
      change: (state) => {
        war(state, 'crimea', 'poland');
        const at = 'poltava';
        own(state, at, 'domain:poland');
        put(state, 'crimea', 'I23', at);
        put(state, 'poland', 'I23', 'kiev');
        realm(state, 'crimea').unrest = 2;
        realm(state, 'poland').unrest = 2;
      },
    });
    answer(match, `${FRENCH} act/crimea/subjugate/poltava`);
    onwards(match, ['raid', 'act'], opposed('kiev'));
    expect(askedOf(match, FRENCH)).toBe('raid');
    const raid = optionsOf(match, FRENCH).find((id) => id.startsWith('raid'));
    answer(match, `${FRENCH} ${raid}`);
    expect([unrestOf(match, 'crimea'), unrestOf(match, 'poland')]).toEqual([1, 3]);
    expect(stateOf(match).holders.poltava).toBeUndefined();
  });
  test('U card of Persia: scorched earth is one more disadvantage in its provinces', () => {
    // Isfahan is open ground, and the Ottomans stand in it already.
    const match = table({
      player: FRENCH,
      dice: [1, 1],
      change: (state) => {
        war(state, 'ottomans', 'persia');
        put(state, 'ottomans', 'I23', 'isfahan');
        state.holders.hamadan = 'ottomans';
        put(state, 'persia', 'I23', 'shiraz');
      },
    });
    answer(match, `${FRENCH} act/ottomans/subjugate/isfahan`);
    onwards(match, END, opposed('shiraz'));
    expect([categoriesOf(match, 'ottomans'), categoriesOf(match, 'persia')]).toEqual([['C2'], ['C2']]);
  });
  test('U §20.3.3 a minor without a key area conquered costs its ally a morale point', () => {
    // Savoy: Turin and Nice, neither a key area.
    const match = subdue(
      [1],
      (state) => {
        minorOf(state, 'savoy').ally = 'france';
        state.holders.nice = 'spain';
      },
      { at: 'turin' },
    );
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'savoy').ally).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §20.3.3 one with a key area costs it when the area is lost, and no more for the whole', () => {
    const match = subdue(
      [1],
      (state) => {
        minorOf(state, 'florence').ally = 'france';
        state.holders.pisa = 'spain';
      },
      { at: 'florence' },
    );
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'florence').ally).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
});
