/** U §10: strategic movement of troops, armies and fleets. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, fortify, lead, optionsOf, own, put, war } from '../table.ts';
import { onwards, reach, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

describe('U §10.2 strategic movement of a troop', () => {
  const from = (at: string, change: (state: State) => void = () => {}) => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', at);
        change(state);
      },
    });
    return reach(match, SPANISH, 'spain', 'spain-1');
  };
  test('U §10.2 it never ends at sea', () => {
    expect(from('barcelona').filter((to) => to.endsWith('_med') || to.endsWith('atlantic'))).toEqual([]);
  });
  test('U §10.2 not into an enemy area without own troops, but into one where they stand', () => {
    expect(from('perpignan')).not.toContain('montpellier');
    expect(from('perpignan', (state) => void put(state, 'spain', 'I23', 'montpellier'))).toContain('montpellier');
  });
  test('U §10.2, §26.2 not into the area of a partner where an enemy of its own stands', () => {
    const partners = (state: State): void => {
      state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['venice']], open: [[], []] });
    };
    expect(from('toledo', partners)).toContain('lisbon');
    const shared = from('toledo', (state) => {
      partners(state);
      put(state, 'france', 'I23', 'lisbon');
    });
    expect(shared).not.toContain('lisbon');
    expect(shared).toContain('oporto');
  });
  test('U §10.2, §21.1.4, §22 over the ground that an ally’s troops hold in an enemy’s land, not to it', () => {
    const toReims = (allied: boolean) =>
      from('lyon', (state) => {
        war(state, 'austria', 'france');
        if (allied) state.alliances.push(['spain', 'austria']);
        realm(state, 'spain').interests.push('WE');
        realm(state, 'austria').interests.push('WE');
        for (const area of ['reims', 'clermont']) state.holders[area] = 'spain';
        put(state, 'austria', 'I23', 'dijon');
      });
    expect(toReims(false)).not.toContain('reims');
    expect(toReims(true)).toContain('reims');
    expect(toReims(true)).not.toContain('dijon');
  });
  test('U §10.2 an area of its own that the enemy holds is closed', () => {
    expect(
      from('barcelona', (state) => {
        state.holders.perpignan = 'france';
      }),
    ).not.toContain('perpignan');
  });
  test('U §10.2 a fortress that the enemy besieges is reached by sea only', () => {
    const besieged = (at: string) => (state: State) => {
      fortify(state, 'spain', at);
      put(state, 'france', 'I23', at);
      state.sieges[at] = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', at)] };
    };
    expect(from('toledo', besieged('zaragoza'))).not.toContain('zaragoza');
    expect(from('toledo', besieged('barcelona'))).toContain('barcelona');
  });
  test('U §10.2 through an area that it besieges itself', () => {
    // Perpignan and Montpellier: the troop before Montpellier goes home, and others come.
    const offered = from('barcelona', (state) => {
      fortify(state, 'france', 'montpellier');
      put(state, 'spain', 'I23', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
    });
    expect(offered).toContain('montpellier');
  });
  test('U §18.3 not through a revolt, unless own troops stand in it', () => {
    const revolt = (troop: boolean) =>
      from('toledo', (state) => {
        for (const area of ['lyon']) state.rebellions[area] = 2;
        state.rebellions.zaragoza = 2;
        if (troop) put(state, 'spain', 'I23', 'zaragoza');
      });
    expect(revolt(false)).not.toContain('zaragoza');
    expect(revolt(true)).toContain('zaragoza');
  });
  test('U §21.1.4 through the areas of an ally', () => {
    // Portugal lies between Seville and La Coruña; without it Toledo leads to both. Cut Toledo off.
    const cut = (state: State) => {
      state.rebellions.valladolid = 2;
      state.rebellions.bilbao = 2;
      state.rebellions.zaragoza = 2;
      put(state, 'france', 'S2', 'east_atlantic');
    };
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'seville');
        cut(state);
        state.alliances.push(['spain', 'portugal']);
        state.rebellions.seville = 2;
      },
    });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('la_coruna');
  });
  test('U §20.1 neutral minors are passed only where own troops stand', () => {
    // Genoa is neutral; Turin and Nice too.
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'genoa') });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('barcelona');
  });
});

describe('U §10.3 armies and fleets', () => {
  const column = (change: (state: State) => void) => {
    const match = spain({ change });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`);
    return match;
  };
  test('U §10.3 on its way it takes up troops and leaves others behind', () => {
    const match = column((state) => {
      army(state, 'spain', 'toledo', 2);
      put(state, 'spain', 'I23', 'valencia');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} go/valencia`);
    answer(match, `${SPANISH} take/spain-3`, `${SPANISH} leave/spain-2`, `${SPANISH} go/barcelona`);
    onwards(match, ['act'], { 'column-step': 'done' });
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2'), whereIs(match, 'spain-3')]).toEqual([
      'barcelona',
      'valencia',
      'barcelona',
    ]);
  });
  test('U §10.3 first the leader is assigned to any troop or squadron on the map', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'I23', 'palermo');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/column/L01`);
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['with/spain-1', 'with/spain-2', 'with/spain-3']));
  });
  test('U §10.3 a besieged leader leads no column', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'spain', 'perpignan');
        put(state, 'france', 'I23', 'perpignan');
        const inside = [put(state, 'spain', 'I23', 'perpignan')];
        state.sieges.perpignan = { by: 'france', casualties: 0, inside };
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/column/L01');
  });
  test('U §10.4 an army of three goes overseas with three movements of one troop', () => {
    const match = column((state) => {
      own(state, 'santo_domingo', 'home:spain');
      army(state, 'spain', 'seville', 3);
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} take/spain-3`);
    expect(optionsOf(match, SPANISH)).not.toContain('go/santo_domingo');
    answer(match, `${SPANISH} leave/spain-2`, `${SPANISH} leave/spain-3`, `${SPANISH} go/santo_domingo`);
    onwards(match, ['act'], { 'column-step': 'stay' });
    expect(unitsAt(match, 'spain', 'santo_domingo')).toEqual(['spain-1']);
    expect(unitsAt(match, 'spain', 'seville')).toHaveLength(2);
  });
  test('U §10.4 of fleets only one squadron before the galleons, all of them after', () => {
    const fleet = (galleon: boolean) => {
      const match = spain({
        change: (state) => {
          own(state, 'santo_domingo', 'domain:spain');
          for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'east_atlantic');
          lead(state, 'spain', 'L01', 'spain-1');
          if (galleon) state.rules.push('galleon');
        },
      });
      answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} take/spain-2`);
      return optionsOf(match, SPANISH).includes('go/caribbean');
    };
    expect([fleet(false), fleet(true)]).toEqual([false, true]);
  });
});
