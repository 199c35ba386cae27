/** U §14–18: going home, stacking, supply, veterans, leaders, areas of their own kind. */
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
  told,
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, onwards, realm, refusalOf, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

describe('U §14.1 repatriation', () => {
  /** Peace between Spain and France; a Spanish troop stands in French land. */
  const peace = (at: string, change: (state: State) => void = () => {}) => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', at);
        change(state);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    answer(match, `${SPANISH} repatriate/spain/chosen`);
    return optionsOf(match, SPANISH);
  };
  test('U §14.1 a march to a controlled area, a strategic movement, or dispersal', () => {
    const offered = peace('montpellier');
    expect(offered.some((id) => id.endsWith('perpignan'))).toBe(true);
    expect(offered.some((id) => id.includes('box-') || id.includes('disperse'))).toBe(true);
  });
  test('U §14.1.1 through the areas of the Power in whose land it stands', () => {
    // From Paris to Perpignan leads only through France.
    expect(peace('paris').some((id) => id.endsWith('perpignan'))).toBe(true);
  });
  test('U §14.1.1 not through areas with enemy troops', () => {
    const offered = peace('paris', (state) => {
      war(state, 'spain', 'barbary');
      for (const area of ['orleans', 'rouen', 'amiens', 'reims']) {
        own(state, area, 'domain:barbary');
        put(state, 'barbary', 'I23', area);
      }
    });
    expect(offered.some((id) => id.endsWith('perpignan'))).toBe(false);
    expect(offered.length).toBeGreaterThan(0);
  });
});

describe('U §15.1 stacking', () => {
  const redeploy = (change: (state: State) => void) => {
    const match = spain({ change });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    return optionsOf(match, SPANISH).filter((id) => id.startsWith('to/'));
  };
  test('U §15.1 two in a possession overseas, one in an independent area', () => {
    const offered = redeploy((state) => {
      own(state, 'cuba', 'domain:spain');
      own(state, 'santo_domingo', 'domain:spain');
      put(state, 'spain', 'I23', 'seville');
      army(state, 'spain', 'cuba', 2);
      put(state, 'spain', 'I23', 'santo_domingo');
    });
    expect(offered).toContain('to/santo_domingo');
    expect(offered).not.toContain('to/cuba');
  });
  test('U §15.1.1 an organizer makes room for a fifth', () => {
    const offered = (extraordinary: boolean) =>
      redeploy((state) => {
        put(state, 'spain', 'I23', 'barcelona');
        army(state, 'spain', 'toledo', 4);
        lead(state, 'spain', 'L27', 'spain-2', extraordinary);
      }).includes('to/toledo');
    expect([offered(false), offered(true)]).toEqual([false, true]);
  });
  test('U §15.1.1 a fortress counts only when it is besieged', () => {
    const inside = (besieged: boolean) =>
      redeploy((state) => {
        put(state, 'spain', 'I23', 'toledo');
        fortify(state, 'spain', 'barcelona');
        const troops = army(state, 'spain', 'barcelona', 3);
        if (besieged) {
          war(state, 'spain', 'france');
          put(state, 'france', 'I23', 'barcelona');
          state.sieges.barcelona = { by: 'france', casualties: 0, inside: troops };
        }
      }).includes('to/barcelona');
    expect([inside(false), inside(true)]).toEqual([true, false]);
  });
  test('U §15.1.1 too many after an action: they disperse', () => {
    // Four stand there; a fifth marches in and cannot stay.
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 4);
        put(state, 'spain', 'I23', 'perpignan');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-5`, `${SPANISH} to/montpellier`);
    onwards(match, ['overstacked'], { advance: 'stay' });
    expect(optionsOf(match, SPANISH)).toEqual([1, 2, 3, 4, 5].map((n) => `disperse/spain-${n}`));
    answer(match, `${SPANISH} disperse/spain-5`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(4);
    expect(unitsAt(match, 'spain', 'perpignan')).toEqual([]);
  });
});

describe('U §15.2 supply', () => {
  const subdued = (at: string, change: (state: State) => void = () => {}) => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'venice', 'ottomans');
        realm(state, 'spain').interests.push('WE', 'CE');
        put(state, 'spain', 'I23', at);
        change(state);
      },
    });
    return optionsOf(match, SPANISH).includes(`act/spain/subjugate/${at}`);
  };
  test('U §15.2 by a chain of supplied troops', () => {
    // Perpignan is Spanish; troops in Montpellier and Lyon carry the supply to Dijon.
    expect(subdued('dijon')).toBe(false);
    expect(
      subdued('dijon', (state) => {
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'spain', 'I23', 'lyon');
      }),
    ).toBe(true);
    expect(subdued('dijon', (state) => void put(state, 'spain', 'I23', 'orleans'))).toBe(false);
  });
  test('U §21.1.4 areas of an ally count as one’s own', () => {
    expect(
      subdued('dijon', (state) => {
        own(state, 'besancon', 'domain:austria');
        state.alliances.push(['spain', 'austria']);
      }),
    ).toBe(true);
  });
  test('U §15.2 blue-and-white lines carry none: Venice is besieged with supply by sea only', () => {
    const siege = (fleet: boolean) => {
      const match = table({
        player: FRENCH,
        change: (state) => {
          war(state, 'ottomans', 'venice');
          realm(state, 'ottomans').interests.push('CM');
          state.holders.verona = 'ottomans';
          state.holders.udine = 'ottomans';
          fortify(state, 'venice', 'venice');
          army(state, 'ottomans', 'venice', 2);
          state.sieges.venice = { by: 'ottomans', casualties: 0, inside: [] };
          if (fleet) put(state, 'venice', 'S2', 'central_med');
        },
      });
      return optionsOf(match, FRENCH).includes('act/ottomans/assault/venice');
    };
    expect([siege(false), siege(true)]).toEqual([true, false]);
  });
  test('U §15.2 a fleet of a Power at peace does not cut it', () => {
    const open = subdued('la_rochelle', (state) => void put(state, 'england', 'S2', 'east_atlantic'));
    expect(open).toBe(true);
    expect(subdued('la_rochelle', (state) => void put(state, 'france', 'S2', 'east_atlantic'))).toBe(false);
  });
});

describe('U §17.3.2 who commands', () => {
  test('U §17.3.2 of several extraordinary leaders the first of the list: tactical before organizer', () => {
    const match = spain({
      dice: [3, 1, 3, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L27', 'spain-1', true);
        lead(state, 'spain', 'L01', 'spain-2', true);
        army(state, 'france', 'montpellier', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/montpellier`, `${FRENCH} stand`);
    onwards(match, ['organizer', 'plus-one', 'act', 'advance']);
    expect(askedOf(match, SPANISH)).toBe('plus-one');
  });
  test('U §17.3.2 a determined leader who is intercepted fights as a tactical one', () => {
    const fought = (intercepted: boolean) => {
      const match = spain({
        dice: [3, 1, 3],
        change: (state) => {
          war(state, 'spain', 'france');
          army(state, 'spain', 'perpignan', 2);
          lead(state, 'spain', 'L15', 'spain-1', true);
          put(state, 'france', 'I23', intercepted ? 'lyon' : 'montpellier');
        },
      });
      answer(match, `${SPANISH} act/spain/march/L15`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
      answer(match, `${FRENCH} ${intercepted ? 'intercept/france-1' : 'stand'}`);
      onwards(match, ['plus-one', 'act', 'advance']);
      return askedOf(match, SPANISH) === 'plus-one';
    };
    expect([fought(false), fought(true)]).toEqual([false, true]);
  });
  test('U §17.1 a leader is never alone: with his only troop dispersed he is in the box', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L01', on: 'spain-1' }]);
    expect(whereIs(match, 'spain-1')).toBe('box-WM');
  });
});

describe('U §18.2–18.3 independents and rebellions', () => {
  test('U §18.2.3 in an active area troops of others fight, even those of an ally, and nobody gives morale', () => {
    const match = spain({
      dice: [5, 5, 1, 1],
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        state.alliances.push(['spain', 'france']);
        army(state, 'spain', 'algiers', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'oran', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/oran`);
    onwards(match, ['advance', 'act']);
    expect(told(match, 'combat')).toMatchObject([{ kind: 'land', at: 'oran' }]);
    expect(told(match, 'morale')).toEqual([]);
  });
  test('U §18.2.3 after the victory the area can be subdued with the same action', () => {
    const match = spain({
      dice: [5, 5, 1, 1],
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        war(state, 'spain', 'france');
        army(state, 'spain', 'algiers', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'oran', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/oran`);
    onwards(match, ['advance', 'act']);
    expect(optionsOf(match, SPANISH)).toContain('subjugate');
  });
  test('U §18.3 the fortress of an area in revolt is as good as besieged: it does not oppose', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
        fortify(state, 'france', 'lyon');
        state.rebellions.lyon = 2;
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['oppose', 'act']);
    expect(askedOf(match, FRENCH)).not.toBe('oppose');
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §18.3 no squadron is laid down and no fortress begun in a revolt', () => {
    const offered = (act: string) => {
      const match = spain({
        change: (state) => {
          state.rebellions.barcelona = 2;
        },
      });
      answer(match, `${SPANISH} ${act}`);
      return optionsOf(match, SPANISH);
    };
    expect(offered('act/spain/squadron/spain/S2')).not.toContain('at/barcelona');
    expect(offered('act/spain/fortress')).not.toContain('at/barcelona');
  });
  test('U §22 in a revolt its owner is still the owner', () => {
    const match = spain({
      change: (state) => {
        state.rebellions.valencia = 3;
      },
    });
    expect(controlOf(worldOf(match), 'valencia')).toBe('rebels');
    expect(stateOf(match).titles.valencia).toBeUndefined();
  });
});

describe('U §18.4–5 interests and borders', () => {
  test('U §18.4.1 no strategic movement through a theater without interest', () => {
    // England has interest in Western and Central Europe only.
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'domain:england');
        put(state, 'england', 'I23', 'london');
      },
    });
    answer(match, `${SPANISH} act/england/redeploy/england-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/oran');
  });
  test('U §18.5 a troop dispersed in a border area goes into the box of either theater', () => {
    const match = spain({
      dice: [1, 5],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 2);
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['which-box', 'act'], { oppose: 'oppose/lyon/troops' });
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['into/box-WE-France', 'into/box-WM']);
  });
  test('U §18.5 an area of a theater without interest is held in war, and given back with the peace', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [4, 0]);
        own(state, 'montpellier', 'domain:france');
        state.holders.montpellier = 'spain';
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('domain/montpellier');
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).holders).toEqual({});
  });
  test('U §18.4.1 a march beyond the border is refused with its reason', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(refusalOf(match, SPANISH, 'to/lyon')).toEqual(['no-interest', '§18.4.1']);
  });
});

describe('U §18.7–8 overseas and enclaves', () => {
  test('U §18.7 a victory in the field overseas is not yet control: the area must be subdued', () => {
    const match = spain({
      dice: [5, 5, 1, 6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        for (const area of ['veracruz', 'yucatan']) own(state, area, 'domain:france');
        own(state, 'veracruz', 'domain:spain');
        army(state, 'spain', 'veracruz', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'yucatan');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/yucatan`);
    onwards(match, ['advance', 'act']);
    expect(told(match, 'won')[0]).toMatchObject({ power: 'spain' });
    expect(stateOf(match).holders.yucatan).toBeUndefined();
  });
  /** France has an enclave beside Barcelona. */
  const enclave = (change: (state: State) => void = () => {}): Table =>
    spain({
      change: (state) => {
        own(state, 'enclave-barcelona', 'domain:france');
        state.enclaves['enclave-barcelona'] = 'barcelona';
        change(state);
      },
    });
  test('U §18.8 a condition buys an enclave that faces the same seas', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'france', 'spain', [1, 0]);
        toDo(state, { do: 'peace', sides: ['france', 'spain'], opener: null });
      },
    });
    answer(match, `${FRENCH} enclave/gibraltar`);
    onwards(match, ['act'], { conditions: 'done' });
    const [id] = Object.keys(stateOf(match).enclaves);
    expect(stateOf(match).enclaves).toEqual({ [id ?? '']: 'gibraltar' });
    expect(stateOf(match).titles[id ?? '']).toBe('domain:france');
  });
  test('U §18.8 its owner in possession of the area beside it: the enclave is gone', () => {
    const match = enclave((state) => own(state, 'barcelona', 'domain:france'));
    onwards(match, ['act']);
    expect(stateOf(match).enclaves).toEqual({});
  });
  test('U §18.8 one troop stands in an enclave, and its connection is rough', () => {
    const match = enclave((state) => {
      own(state, 'barcelona', 'home:spain');
      realm(state, 'france').interests.push('WM');
      put(state, 'france', 'I23', 'enclave-barcelona');
    });
    onwards(match, ['act']);
    expect(unitsAt(match, 'france', 'enclave-barcelona')).toHaveLength(1);
    expect(Object.keys(stateOf(match).enclaves)).toHaveLength(1);
  });
});
