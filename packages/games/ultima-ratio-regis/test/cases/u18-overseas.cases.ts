/** U §18.7–8, §19.1: overseas, enclaves, unrest. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, onwards, realm, refusalOf, SPANISH, spain, unrestOf, whereIs } from './play.ts';

const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

describe('U §18.7 overseas', () => {
  const overseas = (french: number, leader: boolean, at: string): string[] => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'france').interests.push('Ca');
        own(state, 'veracruz', 'domain:spain');
        own(state, 'yucatan', 'domain:france');
        own(state, 'guatemala', 'domain:france');
        own(state, 'panama', 'domain:france');
        army(state, 'spain', 'veracruz', 2);
        lead(state, 'spain', 'L09', 'spain-1');
        army(state, 'france', at, french);
        if (leader) lead(state, 'france', 'L15', 'france-1', true);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L09`, `${SPANISH} army/all`, `${SPANISH} to/yucatan`);
    return askedOf(match, FRENCH) === 'react'
      ? optionsOf(match, FRENCH).filter((id) => id.startsWith('intercept'))
      : [];
  };
  test('U §18.7 one troop from the next area intercepts, never from two areas away, never an army', () => {
    expect(overseas(1, false, 'guatemala')).toEqual(['intercept/france-1']);
    expect(overseas(1, false, 'panama')).toEqual([]);
    // Two troops under a determined leader: a single troop of them at most.
    expect(overseas(2, true, 'guatemala').filter((id) => id.includes('L15'))).toEqual([]);
  });
  test('U §18.7 a colony defends itself as A3, a settlement as A2', () => {
    const level = (to: 'home:france' | 'domain:france') => {
      const match = spain({
        dice: [3, 2],
        change: (state) => {
          war(state, 'spain', 'france');
          own(state, 'veracruz', 'domain:spain');
          own(state, 'yucatan', to);
          put(state, 'spain', 'I23', 'yucatan');
        },
      });
      answer(match, `${SPANISH} act/spain/subjugate/yucatan`);
      onwards(match, ['act']);
      return control(match, 'yucatan');
    };
    expect([level('home:france'), level('domain:france')]).toEqual(['france', 'spain']);
  });
  test('U §18.7 the enemy’s troops next door do not oppose a subjugation overseas', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'veracruz', 'domain:spain');
        for (const area of ['yucatan', 'guatemala']) own(state, area, 'domain:france');
        put(state, 'spain', 'I23', 'yucatan');
        put(state, 'france', 'I23', 'guatemala');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/yucatan`);
    expect(askedOf(match, FRENCH)).not.toBe('oppose');
  });
});

describe('U §18.8 enclaves', () => {
  const enclave = (change: (state: State) => void): Table =>
    spain({
      change: (state) => {
        own(state, 'enclave-palermo', 'domain:france');
        state.enclaves['enclave-palermo'] = 'palermo';
        war(state, 'spain', 'france');
        change(state);
      },
    });
  test('U §18.8 once its owner loses control of it the enclave is gone, and who took it goes home', () => {
    const match = enclave((state) => void put(state, 'spain', 'I23', 'palermo'));
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/enclave-palermo`);
    onwards(match, ['act']);
    if (optionsOf(match, SPANISH).includes('act/spain/subjugate/enclave-palermo'))
      answer(match, `${SPANISH} act/spain/subjugate/enclave-palermo`);
    onwards(match, ['act']);
    expect(stateOf(match).enclaves).toEqual({});
    expect(whereIs(match, 'spain-1')).not.toBe('enclave-palermo');
  });
  test('U §18.8 with a fortress it must be besieged', () => {
    const match = enclave((state) => {
      fortify(state, 'france', 'enclave-palermo');
      put(state, 'spain', 'I23', 'palermo');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/enclave-palermo`);
    onwards(match, ['act']);
    expect(stateOf(match).enclaves).toEqual({ 'enclave-palermo': 'palermo' });
    expect(Object.keys(stateOf(match).sieges)).toEqual(['enclave-palermo']);
  });
  test('U §18.8 two enclaves are a coast, but no commercial ports: side 1', () => {
    const match = table({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === SPANISH ? 0 : 5;
        realm(state, 'poland').interests.push('CM');
        for (const area of ['palermo', 'bari']) {
          own(state, `enclave-${area}`, 'domain:poland');
          state.enclaves[`enclave-${area}`] = area;
        }
      },
    });
    answer(match, `${SPANISH} begin/${SPANISH}/clockwise`);
    for (let n = 0; n < 60; n++) {
      const seat = match.waiting.find((each) => askedOf(match, each) !== 'act');
      if (seat === undefined) break;
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => id.endsWith('/proposed')) ?? options[0]}`);
    }
    expect(stateOf(match).trade.tc_central_med?.find(({ power }) => power === 'poland')).toEqual({
      power: 'poland',
      count: 1,
    });
  });
});

describe('U §19.1 unrest', () => {
  test('U §19.1.1 at 0 there is nothing to lower', () => {
    const match = spain({ change: (state) => calm(state, 0) });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/calm');
    expect(refusalOf(match, SPANISH, 'act/spain/calm')?.[0]).toBeDefined();
  });
  test('U §19.1.2 a card of subsidies lowers the ally by 2, and by no more than it has', () => {
    const paid = (unrest: number) => {
      const match = table({
        scenario: 'thirty_years_war',
        players: 3,
        change: (state) => {
          calm(state, unrest);
          state.alliances.push(['france', 'sweden']);
        },
      });
      answer(match, 'player-1 act/france/subsidise/sweden');
      return [unrestOf(match, 'france'), unrestOf(match, 'sweden')];
    };
    expect([paid(4), paid(1)]).toEqual([
      [4, 2],
      [1, 0],
    ]);
  });
});
