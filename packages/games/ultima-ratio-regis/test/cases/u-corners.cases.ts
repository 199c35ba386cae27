/** U §9.3, §11.5.1, §13.5: corners of repair, piracy and subjugation. */
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
  table,
  told,
  war,
} from '../table.ts';
import {
  atWar,
  categoriesOf,
  FRENCH,
  minorOf,
  offered,
  onwards,
  realm,
  SPANISH,
  spain,
  toDo,
  unitsAt,
} from './play.ts';

describe('U §9.3 what has begun the impulse under repair', () => {
  const began = (change: (state: State) => void) =>
    spain({
      change: (state) => {
        deal(state, SPANISH, '019', '020');
        change(state);
      },
    });
  test('U §9.3, §9.5 a squadron that regroups under repair is repaired with the next action', () => {
    const match = began((state) => void put(state, 'spain', 'S2', 'box-WM', { up: false }));
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    onwards(match, ['act'], { regroup: 'at/seville' });
    expect(unitsAt(match, 'spain', 'seville')).toEqual(['spain-1']);
    answer(match, `${SPANISH} card/019/points`, `${SPANISH} act/spain/repair/spain-1`);
    onwards(match, ['act'], { redeploy: 'stay' });
    expect(stateOf(match).units[0]).toMatchObject({ at: 'seville', up: true });
  });
  test('U §9.3 one that was damaged in this impulse is not', () => {
    const match = atWar(
      (state) => {
        deal(state, SPANISH, '019');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
      },
      [1, 5],
    );
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    onwards(match, ['act'], { 'attack-fleet': 'attack/france', 'which-port': 'port/barcelona' });
    expect(told(match, 'damaged')).toMatchObject([{ unit: 'spain-1' }]);
    answer(match, `${SPANISH} card/019/points`);
    expect(offered(match, /repair/)).toEqual([]);
  });
});

test('U §11.5.1 a pirate escorts no landing: it does nothing else, of any kind', () => {
  const match = spain({
    dice: [6],
    change: (state) => {
      war(state, 'spain', 'france');
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'spain', 'I23', 'barcelona');
      deal(state, SPANISH, '019');
    },
  });
  expect(offered(match, /\/land\//)).toEqual(['act/spain/land/spain-2']);
  answer(match, `${SPANISH} act/spain/piracy/spain-1/tc_west_med/france`);
  onwards(match, ['act']);
  answer(match, `${SPANISH} card/019/points`);
  expect(offered(match, /\/land\//)).toEqual([]);
});

describe('U §13.5 subjugations', () => {
  const subdue = (change: (state: State) => void, dice?: readonly number[]) => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'montpellier', 2);
      change(state);
    }, dice);
    expect(offered(match, /subjugate/)).toEqual(['act/spain/subjugate/montpellier']);
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    return onwards(match, ['oppose', 'act']);
  };
  test('U §13.5.1 the area must be free of defenders: troops of a third Power at war with them are none', () => {
    const match = subdue((state) => {
      war(state, 'austria', 'france');
      put(state, 'austria', 'I23', 'montpellier');
    });
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §17.3.2 a determined leader on the fortress that opposes adds one to its die', () => {
    const match = subdue(
      (state) => {
        fortify(state, 'france', 'marseille');
        lead(state, 'france', 'L15', 'marseille', true);
      },
      [3, 2],
    );
    answer(match, `${FRENCH} oppose/marseille/fortress`);
    onwards(match, ['plus-one', 'act']);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual(['plus-one', ['face/2', 'none']]);
    answer(match, `${FRENCH} face/2`);
    onwards(match, ['act']);
    expect(told(match, 'drawn')).toHaveLength(1);
  });
  test('U §13.5.7 overseas an enemy’s colony in revolt is A3 all the same, and the revolt goes with it', () => {
    const match = table({
      player: FRENCH,
      dice: [6, 1],
      change: (state) => {
        war(state, 'portugal', 'spain');
        own(state, 'cuba', 'home:spain');
        state.rebellions.cuba = 2;
        realm(state, 'portugal').interests.push('Ca');
        put(state, 'portugal', 'I23', 'cuba');
      },
    });
    answer(match, `${FRENCH} act/portugal/subjugate/cuba`);
    onwards(match, ['act'], { support: 'pass' });
    expect(categoriesOf(match, 'locals')).toEqual(['C3']);
    expect([stateOf(match).holders.cuba, stateOf(match).rebellions.cuba]).toEqual(['portugal', undefined]);
  });
  test('U §13.5.7 its owner has only the rebels to subdue', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        own(state, 'cuba', 'home:spain');
        state.rebellions.cuba = 2;
        put(state, 'spain', 'I23', 'cuba');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/cuba`);
    onwards(match, ['act']);
    expect([categoriesOf(match, 'locals'), stateOf(match).rebellions.cuba]).toEqual([['C2'], undefined]);
  });
});

test('U §10.2 a troop inland, with enemies all around, has no strategic movement', () => {
  const match = atWar((state) => {
    realm(state, 'spain').interests.push('WE');
    put(state, 'spain', 'I23', 'lyon');
    put(state, 'spain', 'I23', 'montpellier');
  });
  expect(offered(match, /act\/spain\/redeploy/)).toEqual(['act/spain/redeploy/spain-1', 'act/spain/redeploy/spain-2']);
  const alone = atWar((state) => {
    realm(state, 'spain').interests.push('WE');
    put(state, 'spain', 'I23', 'lyon');
  });
  expect(offered(alone, /act\/spain\/redeploy/)).toEqual([]);
});

describe('U §12.4.2, §17.1 leaders of an army that parts', () => {
  const parting = (first: string) => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'france', 'I34', 'montpellier');
      put(state, 'france', 'I23', 'montpellier');
      lead(state, 'france', 'L02', 'france-1');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    answer(match, `${FRENCH} stay`, `${FRENCH} ${first}`);
    expect(optionsOf(match, FRENCH)).toEqual(['with/L02', 'none']);
    answer(match, `${FRENCH} with/L02`);
    return stateOf(match).leaders.find(({ id }) => id === 'L02')?.on;
  };
  test('U §12.4.2, §17.1 he retreats with another troop than his own', () => {
    expect(parting('retreat/lyon')).toBe('france-2');
  });
  test('U §12.4.2, §17.1 or disperses with it', () => {
    expect(parting('disperse')).toBe('france-2');
  });
});

test('U §11.4.2, card 024: the fleet that is becalmed is becalmed in its own sea', () => {
  const match = atWar((state) => {
    war(state, 'spain', 'barbary');
    minorOf(state, 'florence').ally = 'france';
    put(state, 'florence', 'I23', 'pisa');
    put(state, 'spain', 'I23', 'florence');
    put(state, 'france', 'S2', 'west_med');
    put(state, 'barbary', 'S2', 'central_med');
    deal(state, SPANISH, '024');
  });
  answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/pisa`);
  onwards(match, ['support']);
  answer(match, `${FRENCH} support/defence/west_med`, `${FRENCH} support/defence/central_med`);
  answer(match, `${SPANISH} card/024/barbary`);
  expect(stateOf(match).impulse?.used).toContain('becalmed/barbary/central_med');
});

describe('U §9.4 a fortress under construction is destroyed when control changes without a fight', () => {
  test('U §9.4, §21.4 a conqueror’s, when the area is given back; a finished one stays', () => {
    const restored = (done: boolean) => {
      const match = spain({
        change: (state) => {
          state.holders.montpellier = 'spain';
          state.fortresses.montpellier = { owner: 'spain', done };
          toDo(state, { do: 'restore', sides: ['spain', 'france'], fallen: null });
        },
      });
      onwards(match, ['act']);
      return stateOf(match).fortresses.montpellier;
    };
    expect([restored(false), restored(true)]).toEqual([undefined, { owner: 'france', done: true }]);
  });
  test('U §9.4, §20.3.1 the former ally’s in a minor', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'france';
        state.fortresses.bastia = { owner: 'france', done: false };
        deal(state, SPANISH, '008');
      },
    });
    answer(match, `${SPANISH} card/008/event`);
    onwards(match, ['act'], { bid: 'bid/spain/1' });
    expect([minorOf(stateOf(match), 'genoa').ally, stateOf(match).fortresses.bastia]).toEqual(['spain', undefined]);
  });
});
