/** U §11.4.2, §11.5, §15.2: pirates, fleets off the coast, supply from the sea. */
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
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import {
  atWar,
  calm,
  categoriesOf,
  FRENCH,
  minorOf,
  offered,
  onwards,
  realm,
  SPANISH,
  unrestOf,
  whereIs,
  whyNot,
} from './play.ts';

describe('U §11.5 pirates', () => {
  const raid = (change: (state: State) => void, dice: readonly number[]): Table => {
    const match = atWar((state) => {
      state.trade.tc_west_med = [{ power: 'france', count: 2 }];
      put(state, 'spain', 'S2', 'west_med');
      change(state);
    }, dice);
    answer(match, `${SPANISH} ${offered(match, /^act\/spain\/piracy/)[0]}`);
    return match;
  };
  test('U §11.5.2 the pirate’s unrest does not fall below 0, the victim’s rises all the same', () => {
    const match = raid((state) => calm(state, 1), [5]);
    onwards(match, ['act']);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([0, 3]);
  });
  test('U §17.3.2 an admiral raises the pirate’s die after the throw', () => {
    const match = raid((state) => lead(state, 'spain', 'L09', 'spain-1', true), [2]);
    onwards(match, ['plus-one', 'act']);
    expect([askedOf(match, SPANISH), optionsOf(match, SPANISH)]).toEqual(['plus-one', ['face/2', 'none']]);
    answer(match, `${SPANISH} face/2`);
    onwards(match, ['act']);
    expect(unrestOf(match, 'france')).toBe(4);
  });
  test('U §11.5.2 a draw with the guard: nothing is taken, and the pirate stays at sea', () => {
    const match = raid((state) => void put(state, 'france', 'S2', 'west_med'), [3, 3]);
    onwards(match, ['act'], { guard: 'guard/france-1' });
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([2, 2]);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'france-1')]).toEqual(['west_med', 'west_med']);
  });
  test('U §11.5.2 the guard beaten is no help, and goes to port', () => {
    const match = raid((state) => void put(state, 'france', 'S2', 'west_med'), [3, 1]);
    onwards(match, ['act'], { guard: 'guard/france-1' });
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([0, 4]);
    expect(whereIs(match, 'france-1')).not.toBe('west_med');
  });
});

describe('U §11.5.1 what a pirate has done before', () => {
  test('U §11.5.1 a squadron that fought in its sea may raid there afterwards, one that came from elsewhere not', () => {
    const raids = (from: 'west_med' | 'central_med') => {
      const match = atWar(
        (state) => {
          deal(state, SPANISH, '029');
          state.trade.tc_west_med = [{ power: 'france', count: 1 }];
          put(state, 'spain', 'S2', from);
          put(state, 'france', 'S2', 'west_med');
        },
        [5, 1],
      );
      answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`);
      answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
      onwards(match, ['act']);
      return offered(match, /^act\/spain\/piracy/).length;
    };
    expect([raids('west_med'), raids('central_med')]).toEqual([1, 0]);
  });
});

describe('U §11.4.2, §15.2 fleets off the coast', () => {
  test('U §11.4.2, §20.2 a minor’s squadron supports its ally', () => {
    const match = atWar((state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'genoa', 'S2', 'west_med');
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      army(state, 'france', 'montpellier', 2);
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    onwards(match, ['support', 'act']);
    expect(optionsOf(match, FRENCH)).toEqual(['pass', 'support/defence/west_med']);
    onwards(match, ['act', 'advance'], { support: 'support/defence/west_med' });
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §11.4.2 several fleets that support rebels are one disadvantage, and nobody names a champion for them', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      dice: [3, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'valencia');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, 'player-1 act/spain/subjugate/valencia');
    answer(match, 'player-2 support/defence/west_med', 'player-3 support/defence/west_med');
    onwards(match, ['champion', 'act', 'force-control']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2']);
    expect(told(match, 'combat').map(({ kind }) => kind)).toEqual(['subjugation']);
  });
  const supplied = (change: (state: State) => void): boolean => {
    const match = atWar((state) => {
      own(state, 'cagliari', 'domain:france');
      own(state, 'bari', 'domain:france');
      realm(state, 'france').interests.push('CM');
      put(state, 'spain', 'I23', 'cagliari');
      change(state);
    });
    const at = 'act/spain/subjugate/cagliari';
    if (!optionsOf(match, SPANISH).includes(at)) expect(whyNot(match, SPANISH, at)).toBe('no-supply');
    return optionsOf(match, SPANISH).includes(at);
  };
  test('U §15.2 a coast of two seas is supplied while one of them is free', () => {
    const fleets = (...seas: ('west_med' | 'central_med')[]) =>
      supplied((state) => {
        for (const sea of seas) put(state, 'france', 'S2', sea);
      });
    expect([fleets('west_med'), fleets('west_med', 'central_med')]).toEqual([true, false]);
  });
  test('U §15.2 squadrons in port cut nothing, those of an enemy’s minor at sea do', () => {
    expect(
      supplied((state) => {
        put(state, 'france', 'S2', 'marseille');
        put(state, 'france', 'S2', 'bari');
      }),
    ).toBe(true);
    expect(
      supplied((state) => {
        minorOf(state, 'genoa').ally = 'france';
        put(state, 'genoa', 'S2', 'west_med');
        put(state, 'france', 'S2', 'central_med');
      }),
    ).toBe(false);
  });
  test('U §13.4.3 a siege without a leader: the besiegers too may raise a conscript', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'montpellier', 2);
      fortify(state, 'france', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      deal(state, SPANISH, '029');
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['conscript', 'act']);
    expect([askedOf(match, SPANISH), match.waiting]).toEqual(['conscript', [SPANISH]]);
  });
});
