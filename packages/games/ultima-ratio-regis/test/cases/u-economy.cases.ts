/** U §11.5, §19, §23.2, §24.1: trade, raids, auctions, the accounts and what counts as a victory point. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, deal, fortify, lead, optionsOf, own, put, stateOf, table, told } from '../table.ts';
import { drift } from './laid.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, unrestOf } from './play.ts';

describe('U §11.5 a raid', () => {
  const raid = (dice: readonly number[]) => {
    const match = table({
      dice,
      change: (state) => {
        calm(state, 3);
        put(state, 'barbary', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
        state.trade.tc_west_med = [
          { power: 'spain', count: 2 },
          { power: 'venice', count: 1 },
        ];
        deal(state, FRENCH, '036');
      },
    });
    answer(match, `${FRENCH} act/barbary/piracy/barbary-1/tc_west_med/spain`);
    return match;
  };
  test('U §11.5.2 two merchants: two points of unrest change sides; the victim says what he keeps', () => {
    const match = onwards(raid([5]), ['act'], { 'merchant-after': 'keep/0' });
    expect([unrestOf(match, 'barbary'), unrestOf(match, 'spain')]).toEqual([1, 5]);
    expect(stateOf(match).trade.tc_west_med).toEqual([{ power: 'venice', count: 1 }]);
  });
  test('U §11.5.2 nobody stands in the way, but without a battle point nothing is gained', () => {
    const match = onwards(raid([2]), ['act']);
    expect([unrestOf(match, 'barbary'), unrestOf(match, 'spain')]).toEqual([3, 3]);
  });
  test('U §11.5.1 the squadron does nothing more in the impulse; another may raid the same sea', () => {
    const match = onwards(raid([2]), ['act']);
    answer(match, `${FRENCH} card/036/points`);
    const left = optionsOf(match, FRENCH).filter((id) => id.includes('barbary-'));
    expect(left.filter((id) => id.includes('barbary-1'))).toEqual([]);
    expect(left).toContain('act/barbary/piracy/barbary-2/tc_west_med/spain');
    expect(refusalOf(match, FRENCH, 'act/barbary/piracy/barbary-1/tc_west_med/spain')?.[1]).toBe('§11.5.1');
  });
});

describe('U §19.3.1 bids', () => {
  test('U §19.3.1 the limit is the vitality, less what unrest exceeds it; at nothing one does not bid', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        realm(state, 'france').unrest = 5;
        realm(state, 'ottomans').unrest = 7;
        realm(state, 'crimea').unrest = 4;
        deal(state, FRENCH, '001');
      },
    });
    answer(match, `${FRENCH} card/001/event`);
    const best = (power: string) =>
      Math.max(
        0,
        ...optionsOf(match, FRENCH)
          .filter((id) => id.startsWith(`bid/${power}/`))
          .map((id) => Number(id.split('/')[2])),
      );
    expect([best('france'), best('ottomans'), best('crimea'), best('barbary')]).toEqual([5, 3, 0, 2]);
    answer(match, `${FRENCH} bid/france/2`);
    expect(optionsOf(match, SPANISH)).not.toContain('bid/spain/2');
    answer(match, `${SPANISH} bid/spain/4`);
    expect(optionsOf(match, FRENCH)).toEqual(['pass', 'bid/france/5']);
    answer(match, `${FRENCH} pass`);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([4, 5]);
  });
});

describe('U §19.2 merchants', () => {
  const promoted = (change: (state: State) => void) => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        state.trade.tc_central_med = [
          { power: 'venice', count: 2 },
          { power: 'ottomans', count: 1 },
          { power: 'barbary', count: 1 },
        ];
        change(state);
      },
    });
    return match;
  };
  test('U §19.2.3 unrest above its vitality, or forced peace with the one ahead: no promotion', () => {
    const match = promoted((state) => {
      realm(state, 'ottomans').unrest = 6;
      state.truces.push(['barbary', 'ottomans']);
    });
    expect(refusalOf(match, FRENCH, 'act/ottomans/promote/tc_central_med')).toEqual(['unrest-too-high', '§19.2.3']);
    expect(refusalOf(match, FRENCH, 'act/barbary/promote/tc_central_med')).toEqual(['forced-peace', '§19.2.3']);
  });
  test('U §19.2.3 once in an impulse, with whichever Power', () => {
    const match = promoted(() => {});
    answer(match, `${FRENCH} act/ottomans/promote/tc_central_med`);
    expect(stateOf(match).trade.tc_central_med?.map(({ power }) => power)).toEqual(['ottomans', 'venice', 'barbary']);
    expect(stateOf(match).claims).toContainEqual({ of: 'venice', against: 'ottomans' });
    expect(refusalOf(match, FRENCH, 'act/barbary/promote/tc_central_med')?.[0]).toBe('promoted-already');
  });
  test('U §19.2.5 nine merchants for a capacity of four: from the last up, a second time if need be', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        state.trade.tc_central_med = [
          { power: 'venice', count: 2 },
          { power: 'spain', count: 2 },
          { power: 'ottomans', count: 2 },
          { power: 'barbary', count: 2 },
          { power: 'austria', count: 1 },
        ];
      },
    });
    drift(match, () => told(match, 'income').length > 0);
    expect(stateOf(match).trade.tc_central_med).toEqual(
      ['venice', 'spain', 'ottomans', 'barbary'].map((power) => ({ power, count: 1 })),
    );
  });
});

describe('U §24.1.1 accounts and §23.2 victory points', () => {
  /** New Order with two in its last turn; nobody has anything but what the case gives him. */
  const over = (change: (state: State) => void) => {
    const match = table({
      turn: 3,
      change: (state) => {
        calm(state, 3);
        for (const each of state.minors) each.ally = null;
        change(state);
      },
    });
    return drift(match, () => false);
  };
  const ledger = (power: string, change: (state: State) => void) => {
    const found = told(over(change), 'income').find((event) => event.power === power);
    return [found?.income, found?.expenses];
  };
  const scored = (change: (state: State) => void) =>
    told(over(change), 'vp').filter(({ player }) => player === FRENCH).length;
  test('U §24.1.1 troops, dispersed and eliminated ones, leaders and fortresses cost 1, squadrons 2', () => {
    expect(
      ledger('france', (state) => {
        put(state, 'france', 'I34', 'paris');
        put(state, 'france', 'I23', 'box-CM');
        put(state, 'france', 'I23', 'eliminated');
        put(state, 'france', 'S2', 'brest', { up: false });
        lead(state, 'france', 'L01', 'france-1');
        fortify(state, 'france', 'lyon');
        state.fortresses.dijon = { owner: 'france', done: false };
        put(state, 'scotland', 'I23', 'edinburgh');
        minorOf(state, 'scotland').ally = 'france';
      }),
    ).toEqual([14, 8]);
  });
  test('U §24.1.1 a key domain earns 1, not in revolt; a key home area nothing; an ally’s nothing', () => {
    expect(
      ledger('france', (state) => {
        own(state, 'milan', 'domain:france');
        own(state, 'naples', 'domain:france');
        state.rebellions.naples = 2;
        minorOf(state, 'florence').ally = 'france';
      }),
    ).toEqual([15, 1]);
  });
  test('U §24.1.1 a revolt at home costs 1, three in domains 2', () => {
    expect(
      ledger('france', (state) => {
        for (const area of ['milan', 'parma', 'bari']) {
          own(state, area, 'domain:france');
          state.rebellions[area] = 2;
        }
        state.rebellions.dijon = 3;
      })[1],
    ).toBe(3);
  });
  test('U §23.2 presence begins with the third area, those of allied minors among them', () => {
    const two = scored((state) => {
      own(state, 'parma', 'domain:france');
      own(state, 'bari', 'domain:france');
    });
    const three = scored((state) => {
      own(state, 'parma', 'domain:france');
      own(state, 'bari', 'domain:france');
      minorOf(state, 'ragusa').ally = 'france';
    });
    expect(three - two).toBe(1);
  });
  test('U §23.2 a province needs more than half: two of Milan’s two, three of South Italy’s four', () => {
    const count = (...areas: string[]) =>
      scored((state) => {
        for (const area of areas) own(state, area, 'domain:france');
      });
    // The third area of the theater is worth its presence besides.
    expect([count('milan'), count('milan', 'parma')]).toEqual([count(), count() + 1]);
    expect([count('naples', 'bari'), count('naples', 'bari', 'aquila')]).toEqual([count(), count() + 2]);
  });
});
