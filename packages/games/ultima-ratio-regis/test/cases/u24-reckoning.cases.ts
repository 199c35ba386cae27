/** U §16.2, §22–24: the ledger, degradation, agitation, dynasties, victory points, step by step. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import type { State } from '../../src/state.ts';
import type { ReckoningStep } from '../../src/tasks/politics.ts';
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
  told,
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unitsAt, unrestOf, vpOf } from './play.ts';

const reckon = (step: ReckoningStep, change: (state: State) => void = () => {}): Table =>
  spain({
    change: (state) => {
      calm(state, 3);
      change(state);
      toDo(state, { do: 'reckon', step });
    },
  });

describe('U §24.1.1 the ledger', () => {
  const ledger = (power: string, change: (state: State) => void = () => {}) => {
    const found = told(reckon('economy', change), 'income').find((event) => event.power === power);
    return [found?.income, found?.expenses];
  };
  test('U §24.1.1 printed income; Spain 9 in turn 1, and 1 for Palermo, a key area that is no home area', () => {
    expect(ledger('spain')).toEqual([10, 0]);
  });
  test('U §24.1.1 a key area that the enemy holds gives nothing', () => {
    expect(
      ledger('spain', (state) => {
        state.holders.palermo = 'france';
      }),
    ).toEqual([9, 0]);
  });
  test('U §24.1.1 in three centers: 2 for one merchant, 3 for two', () => {
    expect(
      ledger('spain', (state) => {
        state.trade.tc_west_med = [{ power: 'spain', count: 2 }];
        state.trade.tc_central_med = [{ power: 'spain', count: 1 }];
        state.trade.tc_east_atlantic = [{ power: 'spain', count: 1 }];
      }),
    ).toEqual([17, 0]);
  });
  test('U §13.1.7 an eliminated troop is paid, an eliminated leader is not', () => {
    expect(
      ledger('spain', (state) => {
        put(state, 'spain', 'I23', 'eliminated');
        put(state, 'spain', 'S2', 'eliminated');
      }),
    ).toEqual([10, 3]);
  });
  test('U §24.1.1 rebellions: each in a home area 1, and every two or fraction in domains 1', () => {
    expect(
      ledger('spain', (state) => {
        // Home: Valencia, Granada. Domains: Syracuse, Malta, Cagliari.
        for (const area of ['valencia', 'granada', 'syracuse', 'malta', 'cagliari']) state.rebellions[area] = 2;
      }),
    ).toEqual([10, 4]);
  });
  test('U card 004 industrial technology lowers expenses by 3, not below 0', () => {
    const industrial = (troops: number) =>
      ledger('spain', (state) => {
        realm(state, 'spain').technologies.push('industrial');
        army(state, 'spain', 'toledo', troops);
      });
    expect([industrial(2), industrial(4)]).toEqual([
      [10, 0],
      [10, 1],
    ]);
  });
  test('U §24.1.1 the difference moves unrest, down to 0 at most', () => {
    const after = (squadrons: number) => {
      const match = reckon('economy', (state) => {
        for (let n = 0; n < squadrons; n++) put(state, 'spain', 'S2', 'west_med');
      });
      return unrestOf(match, 'spain');
    };
    // 10 against 0, 8 and 12.
    expect([after(0), after(4), after(6)]).toEqual([0, 1, 5]);
  });
  test('U minor: the ally of the Papal States lowers its unrest by 1', () => {
    const papal = (ally: 'spain' | null) =>
      unrestOf(
        reckon('economy', (state) => {
          calm(state, 12);
          minorOf(state, 'papal_states').ally = ally;
        }),
        'spain',
      );
    expect(papal(null) - papal('spain')).toBe(1);
  });
});

describe('U §24.1.2 degradation', () => {
  test('U §24.1.2 the worked example: of three veterans two, both leaders, and one leader dismissed', () => {
    const match = reckon('units', (state) => {
      for (let n = 0; n < 3; n++) put(state, 'spain', 'I34', 'toledo', { up: true });
      lead(state, 'spain', 'L01', 'spain-1', true);
      lead(state, 'spain', 'L09', 'spain-2', true);
    });
    answer(match, `${SPANISH} veterans/spain/proposed`);
    expect(stateOf(match).units.filter(({ up }) => up)).toHaveLength(1);
    expect(askedOf(match, SPANISH)).toBe('disband');
    answer(match, `${SPANISH} dismiss/L09`);
    onwards(match, ['act']);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L01', extraordinary: false }]);
  });
  test('U §16.2 half of one is one, half of four is two', () => {
    const left = (veterans: number) => {
      const match = reckon('units', (state) => {
        for (let n = 0; n < veterans; n++) put(state, 'spain', 'I23', 'toledo', { up: true });
      });
      onwards(match, ['act'], { veterans: 'veterans/spain/proposed' });
      return stateOf(match).units.filter(({ up }) => up).length;
    };
    expect([left(1), left(4)]).toEqual([0, 2]);
  });
  test('U §16.2 the owner says which', () => {
    const match = reckon('units', (state) => {
      put(state, 'spain', 'I34', 'toledo', { up: true });
      put(state, 'spain', 'I23', 'toledo', { up: true });
    });
    answer(match, `${SPANISH} veterans/spain/chosen`);
    answer(match, `${SPANISH} regular/spain-1`);
    onwards(match, ['act']);
    expect(stateOf(match).units.map(({ id, up }) => `${id} ${up}`)).toEqual(['spain-1 false', 'spain-2 true']);
  });
  test('U §24.1.2 a fortress may be given up, and a squadron turned into a worse one', () => {
    const match = reckon('units', (state) => {
      fortify(state, 'venice', 'verona');
      put(state, 'venice', 'S3', 'central_med');
    });
    onwards(match, ['disband', 'act']);
    expect(optionsOf(match, SPANISH)).toContain('raze/verona');
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('worse/venice-1'))).toBe(true);
  });
  test('U §26.3 professional armies are for Western Powers only', () => {
    const asked = (power: 'spain' | 'poland' | 'persia') => {
      const match = reckon('units', (state) => {
        state.rules.push('professional_army');
        put(state, power, 'I23', power === 'persia' ? 'tabriz' : power === 'spain' ? 'toledo' : 'krakow', { up: true });
      });
      onwards(match, ['professional', 'disband', 'act']);
      return askedOf(match, SPANISH) === 'professional';
    };
    expect([asked('spain'), asked('persia')]).toEqual([true, false]);
  });
  test('U §26.3 the worked example: one 3/4 and the 2/3 stay veterans, for 1 unrest', () => {
    const match = reckon('units', (state) => {
      state.rules.push('professional_army');
      put(state, 'spain', 'I34', 'toledo', { up: true });
      put(state, 'spain', 'I34', 'toledo', { up: true });
      put(state, 'spain', 'I23', 'toledo', { up: true });
    });
    answer(match, `${SPANISH} veterans/spain/chosen`, `${SPANISH} regular/spain-1`, `${SPANISH} regular/spain-3`);
    onwards(match, ['act'], { professional: 'keep/spain-3' });
    expect(stateOf(match).units.map(({ kind, up }) => `${kind} ${up}`)).toEqual(['I34 false', 'I34 true', 'I23 true']);
    expect(unrestOf(match, 'spain')).toBe(4);
  });
  test('U §26.3 an elite veteran cannot be kept so', () => {
    const match = reckon('units', (state) => {
      state.rules.push('professional_army');
      put(state, 'spain', 'I34', 'toledo', { up: true });
    });
    onwards(match, ['professional', 'disband', 'act']);
    expect(askedOf(match, SPANISH)).not.toBe('professional');
  });
  test('U §26.3 a 2/3 troop may be built as a veteran, in the box of the main theater', () => {
    const match = spain({ change: (state) => void state.rules.push('professional_army') });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`, `${SPANISH} at/professional`);
    onwards(match, ['act']);
    expect(stateOf(match).units).toMatchObject([{ kind: 'I23', up: true, at: 'box-WM' }]);
  });
  test('U §26.3 not before the professional army', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/professional');
  });
});

describe('U §24.2 agitation', () => {
  const angry = (unrest: number, change: (state: State) => void = () => {}) =>
    reckon('agitation', (state) => {
      realm(state, 'spain').unrest = unrest;
      change(state);
    });
  test('U §24.2 at twice the vitality none, one above it one revolt', () => {
    expect(told(angry(8), 'agitation')).toEqual([]);
    expect(told(angry(9), 'agitation')).toMatchObject([{ revolts: 1 }]);
  });
  test('U §24.2 a veteran elite troop stops four', () => {
    const match = angry(12, (state) => void put(state, 'spain', 'I34', 'toledo', { up: true }));
    answer(match, `${SPANISH} disperse/spain-1`);
    onwards(match, ['act']);
    expect(stateOf(match).rebellions).toEqual({});
    expect(unitsAt(match, 'spain', 'box-WM')).toHaveLength(1);
  });
  test('U §24.2 squadrons stop nothing', () => {
    const match = angry(9, (state) => void put(state, 'spain', 'S2', 'barcelona'));
    expect(optionsOf(match, SPANISH)).not.toContain('disperse/spain-1');
  });
  test('U §24.2 the owner places them, in areas without a revolt', () => {
    const match = angry(10, (state) => {
      state.rebellions.valencia = 3;
    });
    onwards(match, ['place-rebellion', 'act']);
    expect(optionsOf(match, SPANISH)).not.toContain('rebel/valencia');
    answer(match, `${SPANISH} rebel/granada`);
    onwards(match, ['act']);
    expect(stateOf(match).rebellions).toMatchObject({ valencia: 3, granada: 2 });
    expect(Object.keys(stateOf(match).rebellions)).toHaveLength(3);
  });
  test('U §18.3 not in a key area while another is left', () => {
    const match = angry(9);
    onwards(match, ['place-rebellion', 'act']);
    expect(optionsOf(match, SPANISH).filter((id) => /toledo|seville|barcelona|palermo/.test(id))).toEqual([]);
  });
  test('U §24.3 a collapse costs twice the vitality, a change by choice once; unrest becomes the vitality', () => {
    const collapse = onwards(angry(21), ['act']);
    expect([vpOf(collapse, SPANISH), unrestOf(collapse, 'spain')]).toEqual([-8, 4]);
  });
  test('U §24.3 all units and revolts of the Power go; minors become neutral', () => {
    const match = onwards(
      angry(20, (state) => {
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'S2', 'west_med');
        fortify(state, 'spain', 'toledo');
        lead(state, 'spain', 'L01', 'spain-1');
        state.rebellions.valencia = 3;
        minorOf(state, 'genoa').ally = 'spain';
      }),
      ['act'],
    );
    const { units, fortresses, leaders, rebellions } = stateOf(match);
    expect(units.filter(({ owner }) => owner === 'spain')).toEqual([]);
    expect([fortresses.toledo, leaders, rebellions]).toEqual([undefined, [], {}]);
    expect(minorOf(stateOf(match), 'genoa').ally).toBeNull();
  });
  test('U §24.2 rebellions in all its land are a collapse too', () => {
    const match = angry(5, (state) => {
      for (const area of ['algiers', 'tunis', 'oran', 'bugia', 'tripoli']) state.rebellions[area] = 2;
      realm(state, 'barbary').player = SPANISH;
    });
    onwards(match, ['act']);
    expect(told(match, 'dynasty')).toMatchObject([{ power: 'barbary', why: 'collapse' }]);
  });
});

describe('U §23.2 victory points', () => {
  const points = (player: typeof SPANISH | typeof FRENCH, change: (state: State) => void) =>
    vpOf(reckon('points', change), player) - vpOf(reckon('points'), player);
  test('U §23.2 a province needs more than half of its areas, those of allied minors included', () => {
    // South Italy: Naples, Aquila, Bari, Reggio: three of four.
    const italy = (...areas: string[]) =>
      points(SPANISH, (state) => {
        for (const area of areas) own(state, area, 'domain:spain');
      });
    expect(italy('naples', 'aquila', 'bari') - italy('naples', 'aquila')).toBe(1);
  });
  test('U §23.2 an objective area in revolt or in enemy hands does not score', () => {
    const pamplona = (change: (state: State) => void) =>
      points(SPANISH, (state) => {
        own(state, 'pamplona', 'domain:spain');
        change(state);
      });
    expect(pamplona(() => {})).toBe(1);
    expect(
      pamplona((state) => {
        state.rebellions.pamplona = 2;
      }),
    ).toBe(0);
  });
  test('U §23.2 the objective of being Emperor', () => {
    const emperor = (power: 'austria' | 'france') =>
      points(SPANISH, (state) => {
        minorOf(state, 'empire').ally = power;
      });
    expect(emperor('austria') - emperor('france')).toBeGreaterThanOrEqual(1);
  });
  test('U §23.2 merchants on the map: Venice needs four', () => {
    const venice = (count: number) =>
      points(SPANISH, (state) => {
        const centers = ['tc_central_med', 'tc_east_med', 'tc_black_sea', 'tc_west_med'] as const;
        for (const center of centers.slice(0, count)) state.trade[center] = [{ power: 'venice', count: 1 }];
      });
    expect([venice(3), venice(4)]).toEqual([0, 1]);
  });
  test('U §23.2 a monopoly of a named center scores besides the two merchants', () => {
    // The Mamluks: tc_east_med.
    const mamluks = (count: 1 | 2) =>
      points(SPANISH, (state) => {
        state.trade.tc_east_med = [{ power: 'mamluks', count }];
      });
    expect([mamluks(1), mamluks(2)]).toEqual([0, 2]);
  });
  test('U §23.2 presence is for the main map only', () => {
    const overseas = points(SPANISH, (state) => {
      for (const area of ['cuba', 'jamaica', 'puerto_rico']) own(state, area, 'domain:england');
    });
    expect(overseas).toBe(0);
  });
  test('U §23.2 Barbary: three successful piracies', () => {
    const piracies = (count: number) =>
      points(FRENCH, (state) => {
        realm(state, 'barbary').piracies = count;
      });
    expect([piracies(2), piracies(3)]).toEqual([0, 1]);
  });
});

describe('U §24 the order of the end', () => {
  test('U §24 neutral ground is left at the end of the turn', () => {
    const match = reckon('wars', (state) => {
      put(state, 'spain', 'I23', 'genoa');
      toDo(state, { do: 'reckon', step: 'homecoming' });
    });
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'genoa')).toEqual([]);
  });
  test('U §24 the turn ends the forced peace and casus belli', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.truces.push(['spain', 'france']);
        state.claims.push({ of: 'spain', against: 'france' });
        state.stage = 'turnEnd';
      },
    });
    onwards(match, ['deploy', 'begin', 'merchants', 'act']);
    expect(stateOf(match).turn).toBe(2);
    expect([stateOf(match).truces, stateOf(match).claims]).toEqual([[], []]);
  });
  test('U §24 areas taken in war go back with the peace of step 1, before anything is counted', () => {
    const match = reckon('wars', (state) => {
      war(state, 'spain', 'france');
      state.holders.montpellier = 'spain';
    });
    onwards(match, ['act']);
    expect(controlOf(worldOf(match), 'montpellier')).toBe('france');
  });
});
