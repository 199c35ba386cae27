/** The fourth examination, U §18: boxes, independents, rebellions, interests, borders, overseas, enclaves. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
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
  war,
  worldOf,
} from '../table.ts';
import {
  calm,
  FRENCH,
  minorOf,
  onwards,
  reach,
  realm,
  refusalOf,
  SPANISH,
  spain,
  toDo,
  unitsAt,
  unrestOf,
  whereIs,
} from './play.ts';

const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

describe('U §18.1 boxes', () => {
  test('U §18.1 each Power brings one home at the end of an impulse, whatever its player’s other Powers do', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        put(state, 'spain', 'I34', 'box-EM');
        put(state, 'venice', 'I23', 'box-EM');
      },
    });
    answer(match, `${SPANISH} end`);
    answer(match, `${SPANISH} home/spain-1/box-WM`);
    expect(optionsOf(match, SPANISH)).not.toContain('home/spain-2/box-WM');
    expect(optionsOf(match, SPANISH)).toContain('home/venice-1/box-CM');
  });
  test('U §18.1 nobody must', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-CM') });
    answer(match, `${SPANISH} end`);
    const refuse = optionsOf(match, SPANISH).find((id) => !id.startsWith('home/'));
    answer(match, `${SPANISH} ${refuse}`);
    expect(whereIs(match, 'spain-1')).toBe('box-CM');
  });
  test('U §18.5 troops of a minor beaten beyond the border disperse in their own theater only', () => {
    // Savoy is of Central Mediterranean; Marseille of Western Europe.
    const match = spain({
      dice: [1, 6],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        minorOf(state, 'savoy').ally = 'spain';
        put(state, 'savoy', 'I23', 'marseille');
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/marseille`);
    onwards(match, ['which-box', 'act'], { oppose: 'oppose/lyon/troops' });
    expect(askedOf(match, SPANISH)).toBe('act');
    expect(unitsAt(match, 'savoy', 'box-CM')).toHaveLength(1);
  });
});

describe('U §18.2 independents', () => {
  test('U §18.2.2 troops in an inactive area carry supply and open the way beyond', () => {
    // Aquila is inactive; from Rome, Papal and Spanish, a siege of Bari would be supplied through it.
    const through = (there: boolean) => {
      const match = spain({
        change: (state) => {
          own(state, 'bari', 'domain:spain');
          if (there) put(state, 'spain', 'I23', 'aquila');
          minorOf(state, 'papal_states').ally = 'spain';
          put(state, 'spain', 'I34', 'bari');
        },
      });
      return reach(match, SPANISH, 'spain', there ? 'spain-2' : 'spain-1').includes('rome');
    };
    expect([through(false), through(true)]).toEqual([true, true]);
  });
  test('U §18.2.2 a troop there does not hold a claim: no casus belli, presence or income comes of it', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'milan') });
    expect(control(match, 'milan')).not.toBe('domain:spain');
    expect(titleOf(worldOf(match), 'milan')).toBe('inactive');
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/milan')?.[0]).toBeDefined();
  });
  test('U §18.2.3 the troops already there may withdraw instead of fighting', () => {
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        own(state, 'bugia', 'domain:france');
        realm(state, 'france').interests.push('CM');
        army(state, 'spain', 'algiers', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'oran');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/oran`);
    expect(askedOf(match, FRENCH)).toBe('react');
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('disperse') || id.startsWith('retreat'))).toBe(true);
  });
  test('U §18.2.3 A3 and A2 are the dice of their defence: a 2 of a C3 counts as 3 and holds, of a C2 it does not', () => {
    const subdued = (level: 'A2' | 'A3') => {
      const match = spain({
        dice: [3, 2],
        change: (state) => {
          own(state, 'oran', level);
          own(state, 'algiers', 'domain:spain');
          put(state, 'spain', 'I23', 'oran');
        },
      });
      answer(match, `${SPANISH} act/spain/subjugate/oran`);
      onwards(match, ['act']);
      return titleOf(worldOf(match), 'oran');
    };
    expect([subdued('A2'), subdued('A3')]).toEqual(['domain:spain', 'A3']);
  });
});

describe('U §18.3 rebellions', () => {
  /** Card 033: a revolt under the limits of §18.3, placed by the owner of the victim. */
  const placed = (change: (state: State) => void): string[] => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        realm(state, 'barbary').unrest = 3;
        deal(state, SPANISH, '033');
        change(state);
      },
    });
    answer(match, `${SPANISH} card/033/event`);
    onwards(match, ['place-rebellion', 'act'], { 'which-power': 'power/barbary' });
    return optionsOf(match, FRENCH)
      .filter((id) => id.startsWith('rebel/'))
      .map((id) => id.slice(6))
      .toSorted();
  };
  test('U §18.3 not in the last calm area of a province, nor in a key area, nor with troops', () => {
    // Barbary: Oran, Algiers* and Bugia; Tunis* and Tripoli. Benghazi is independent.
    expect(placed(() => {})).toEqual(['bugia', 'oran', 'tripoli']);
    expect(placed((state) => void put(state, 'barbary', 'I23', 'bugia'))).toEqual(['oran', 'tripoli']);
    expect(placed((state) => fortify(state, 'barbary', 'oran'))).toEqual(['bugia', 'tripoli']);
    expect(placed((state) => void put(state, 'barbary', 'S2', 'tripoli'))).toEqual(['bugia', 'oran']);
    expect(
      placed((state) => {
        state.rebellions.tunis = 2;
      }),
    ).toEqual(['bugia', 'oran']);
  });
  test('U §18.3 where nothing else is left the limits fall', () => {
    expect(
      placed((state) => {
        for (const area of ['bugia', 'oran', 'tripoli']) put(state, 'barbary', 'I23', area);
      }),
    ).toEqual(['algiers', 'bugia', 'oran', 'tripoli', 'tunis']);
  });
  test('U §18.3 who subdues a revolt at home controls the area again, and the marker is gone', () => {
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'valencia');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/valencia`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions, control(match, 'valencia')]).toEqual([{}, 'spain']);
  });
  test('U §18.3 who subdues a revolt in an area of an enemy holds the area; it was a key area, and costs morale now', () => {
    const match = table({
      dice: [5, 1],
      change: (state) => {
        war(state, 'france', 'spain');
        realm(state, 'france').interests.push('WM');
        state.rebellions.barcelona = 2;
        own(state, 'perpignan', 'domain:france');
        put(state, 'france', 'I23', 'barcelona');
      },
    });
    answer(match, `${FRENCH} act/france/subjugate/barcelona`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions, control(match, 'barcelona')]).toEqual([{}, 'france']);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §18.3 a revolt in what an enemy holds: the rebels hold it, its owner is still the owner', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.valencia = 'france';
        deal(state, SPANISH, '813');
      },
    });
    answer(match, `${SPANISH} card/813/event`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions.valencia, control(match, 'valencia')]).toEqual([2, 'rebels']);
    expect(titleOf(worldOf(match), 'valencia')).toBe('home:spain');
  });
  test('U §18.3 a dispersed troop is not regrouped in a revolt', () => {
    const match = spain({
      change: (state) => {
        state.rebellions.valencia = 2;
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('at/granada');
    expect(optionsOf(match, SPANISH)).not.toContain('at/valencia');
  });
});

describe('U §18.4–5 interests', () => {
  test('U §18.4.1 a conqueror without interest in the theater of a minor does not become its ally', () => {
    // England’s interests end in Western Europe; Turin and Nice are on its border.
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        war(state, 'england', 'france');
        minorOf(state, 'savoy').ally = 'france';
        state.holders.turin = 'england';
        own(state, 'marseille', 'domain:england');
        put(state, 'england', 'I23', 'nice');
      },
    });
    answer(match, `${SPANISH} act/england/subjugate/nice`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.nice).toBe('england');
    expect(minorOf(stateOf(match), 'savoy').ally).toBe('france');
  });
  test('U §18.4.1 future interests of a card begin with their turn: Spain marches in Central Europe from turn 3', () => {
    const interested = (turn: number) => {
      const match = spain({
        turn,
        change: (state) => {
          war(state, 'spain', 'france');
          own(state, 'besancon', 'domain:spain');
          own(state, 'strasbourg', 'domain:spain');
          put(state, 'spain', 'I23', 'besancon');
        },
      });
      return optionsOf(match, SPANISH).includes('act/spain/redeploy/spain-1')
        ? reach(match, SPANISH, 'spain', 'spain-1').includes('strasbourg')
        : false;
    };
    expect([interested(1), interested(3)]).toEqual([false, true]);
  });
  test('U §18.5 a border area held without interest is not among the conditions, and is given back', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'england', 'france', [3, 0]);
        // Nice, of France here, borders Western Europe.
        own(state, 'nice', 'domain:france');
        state.holders.nice = 'england';
        toDo(state, { do: 'peace', sides: ['england', 'france'], opener: null });
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('domain/nice');
    onwards(match, ['act'], { conditions: 'done' });
    expect(control(match, 'nice')).toBe('france');
  });
});

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
