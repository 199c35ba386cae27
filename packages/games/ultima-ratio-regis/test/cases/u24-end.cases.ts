/** U §23–24: victory points and the end of the turn, step by step. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { ReckoningStep } from '../../src/tasks/politics.ts';
import type { Power } from '../../src/vocabulary.ts';
import { answer, army, fortify, lead, optionsOf, own, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unrestOf, vpOf } from './play.ts';

/** A step of the end of the turn, everybody with 3 unrest. */
const reckon = (step: ReckoningStep, change: (state: State) => void = () => {}): Table =>
  spain({
    change: (state) => {
      calm(state, 3);
      change(state);
      toDo(state, { do: 'reckon', step });
    },
  });

describe('U §24 step 1: wars and alliances end', () => {
  test('U §24 wars end in the order in which they broke out, and nobody gives a point for asking', () => {
    const match = reckon('wars', (state) => {
      war(state, 'venice', 'ottomans', [1, 1]);
      war(state, 'spain', 'france', [1, 1]);
      state.alliances.push(['venice', 'poland']);
    });
    expect(told(match, 'war-drawn').map(({ power }) => power)).toEqual(['venice', 'spain']);
    expect(stateOf(match).wars).toEqual([]);
  });
  test('U §24 alliances of Powers end', () => {
    const match = table({
      change: (state) => {
        state.alliances.push(['spain', 'austria']);
        toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
      },
    });
    expect(stateOf(match).alliances).toEqual([]);
  });
});

describe('U §19.2.5 commercial competition', () => {
  const center = (merchants: [Power, 1 | 2][]) => {
    const match = reckon('trade', (state) => {
      state.trade.tc_west_med = merchants.map(([power, count]) => ({ power, count }));
    });
    return stateOf(match).trade.tc_west_med?.map(({ power, count }) => `${power} ${count}`);
  };
  test('U §19.2.5 a center within its capacity of 4 is left alone', () => {
    expect(
      center([
        ['spain', 2],
        ['france', 2],
      ]),
    ).toEqual(['spain 2', 'france 2']);
  });
  test('U §19.2.5 from the last place up: ones go, twos become one, until all fit', () => {
    expect(
      center([
        ['spain', 2],
        ['france', 2],
        ['venice', 1],
      ]),
    ).toEqual(['spain 2', 'france 2']);
    expect(
      center([
        ['spain', 2],
        ['france', 2],
        ['venice', 2],
      ]),
    ).toEqual(['spain 2', 'france 1', 'venice 1']);
  });
  test('U §19.2.5 and again from the last place if they still do not fit', () => {
    expect(
      center([
        ['spain', 2],
        ['france', 2],
        ['venice', 2],
        ['england', 2],
      ]),
    ).toEqual(['spain 1', 'france 1', 'venice 1', 'england 1']);
    expect(
      center([
        ['spain', 2],
        ['france', 2],
        ['venice', 2],
        ['england', 2],
        ['portugal', 1],
      ]),
    ).toEqual(['spain 1', 'france 1', 'venice 1', 'england 1']);
    expect(
      center([
        ['spain', 2],
        ['france', 2],
        ['venice', 2],
        ['england', 2],
        ['portugal', 2],
      ]),
    ).toEqual(['spain 1', 'france 1', 'venice 1', 'england 1']);
  });
});

describe('U §24.1.1 income and maintenance', () => {
  const ledger = (change: (state: State) => void = () => {}) => {
    const match = reckon('economy', change);
    const found = told(match, 'income').find(({ power }) => power === 'venice');
    return [found?.income, found?.expenses];
  };
  const [income = 0] = ledger();
  test('U §24.1.1 one merchant gives 2, two in one center give 3', () => {
    const trading = (count: 1 | 2) =>
      ledger((state) => {
        state.trade.tc_central_med = [{ power: 'venice', count }];
      });
    expect([trading(1), trading(2)]).toEqual([
      [income + 2, 0],
      [income + 3, 0],
    ]);
  });
  test('U §24.1.1 a key area beyond the home areas gives 1', () => {
    expect(ledger((state) => own(state, 'naples', 'domain:venice'))).toEqual([income + 1, 0]);
    expect(ledger((state) => own(state, 'bari', 'domain:venice'))).toEqual([income, 0]);
  });
  test('U §24.1.1 key areas of an allied minor give nothing', () => {
    expect(
      ledger((state) => {
        minorOf(state, 'genoa').ally = 'venice';
      }),
    ).toEqual([income, 0]);
  });
  test('U §24.1.1 troops, leaders and fortresses cost 1, squadrons 2', () => {
    expect(
      ledger((state) => {
        const [first = ''] = army(state, 'venice', 'venice', 2);
        lead(state, 'venice', 'L01', first);
        fortify(state, 'venice', 'verona');
        put(state, 'venice', 'S3', 'central_med');
      }),
    ).toEqual([income, 6]);
  });
  test('U §24.1.1 dispersed and eliminated units, squadrons in repair and unfinished fortresses are paid too', () => {
    expect(
      ledger((state) => {
        put(state, 'venice', 'I23', 'box-CM');
        put(state, 'venice', 'I23', 'eliminated');
        put(state, 'venice', 'S2', 'venice', { up: false });
        state.fortresses.verona = { owner: 'venice', done: false };
      }),
    ).toEqual([income, 5]);
  });
  test('U §24.1.1 units of an allied minor cost nothing', () => {
    expect(
      ledger((state) => {
        minorOf(state, 'genoa').ally = 'venice';
        put(state, 'genoa', 'I23', 'genoa');
        put(state, 'genoa', 'S2', 'west_med');
        fortify(state, 'genoa', 'genoa');
      }),
    ).toEqual([income, 0]);
  });
  test('U §24.1.1 a rebellion in a home area costs 1, two or a fraction in domains 1', () => {
    const revolts = (...areas: string[]) =>
      ledger((state) => {
        for (const area of areas) state.rebellions[area] = 2;
      })[1];
    expect([
      revolts('verona', 'udine'),
      revolts('zara'),
      revolts('zara', 'corfu'),
      revolts('zara', 'corfu', 'candia'),
    ]).toEqual([2, 1, 1, 2]);
  });
  test('U §24.1.1 what is left over lowers unrest, not below 0; what is missing raises it', () => {
    const rich = reckon('economy');
    expect(unrestOf(rich, 'venice')).toBe(0);
    const poor = reckon('economy', (state) => {
      for (let n = 0; n < 6; n++) put(state, 'venice', 'S3', 'central_med');
    });
    expect(unrestOf(poor, 'venice')).toBe(3 + 12 - income);
  });
});

describe('U §24.1.2 degradation', () => {
  test('U §24.1.2 half of the veterans, rounded up, become regular; extraordinary leaders ordinary', () => {
    const match = reckon('units', (state) => {
      const veteran = put(state, 'spain', 'I23', 'toledo', { up: true });
      lead(state, 'spain', 'L01', veteran, true);
    });
    onwards(match, ['act']);
    expect(stateOf(match).units[0]?.up).toBe(false);
    expect(stateOf(match).leaders[0]?.extraordinary).toBe(false);
  });
  test('U §24.1.2 a player may disband what he does not want, and S3 become S2', () => {
    const match = reckon('units', (state) => {
      put(state, 'venice', 'I23', 'venice');
      put(state, 'venice', 'S3', 'central_med');
    });
    expect(optionsOf(match, SPANISH)).toContain('disband/venice-1');
    answer(match, `${SPANISH} disband/venice-1`);
    expect(stateOf(match).units.map(({ id }) => id)).toEqual(['venice-2']);
  });
  test('U §24.1.2 eliminated units are available again, claims are gone', () => {
    const match = reckon('units', (state) => {
      put(state, 'spain', 'I23', 'eliminated');
      state.claims.push({ of: 'spain', against: 'france' });
    });
    onwards(match, ['act']);
    expect(stateOf(match).units).toEqual([]);
    expect(stateOf(match).claims).toEqual([]);
  });
});

describe('U §24.2 social agitation', () => {
  const angry = (unrest: number, change: (state: State) => void = () => {}) =>
    reckon('agitation', (state) => {
      realm(state, 'spain').unrest = unrest;
      change(state);
    });
  test('U §24.2 a revolt for each point above twice the vitality', () => {
    expect(told(angry(8), 'agitation')).toEqual([]);
    expect(told(angry(10), 'agitation')).toMatchObject([{ power: 'spain', revolts: 2 }]);
  });
  test('U §24.2 a dispersed troop prevents as many as its factor, and unrest stays', () => {
    const match = angry(11, (state) => {
      put(state, 'spain', 'I23', 'toledo');
      put(state, 'spain', 'I23', 'box-CM');
    });
    expect(optionsOf(match, SPANISH)).not.toContain('disperse/spain-2');
    answer(match, `${SPANISH} disperse/spain-1`);
    onwards(match, ['act']);
    expect(Object.values(stateOf(match).rebellions)).toEqual([2]);
    expect(unrestOf(match, 'spain')).toBe(11);
    expect(stateOf(match).units[0]?.at).toBe('box-WM');
  });
  test('U §24.3 20 unrest end a dynasty', () => {
    expect(told(onwards(angry(19), ['act']), 'dynasty')).toEqual([]);
    expect(told(onwards(angry(20), ['act']), 'dynasty')).toMatchObject([{ power: 'spain', why: 'collapse' }]);
  });
  test('U §24.3 its minors become neutral, its revolts end, its unrest is its vitality', () => {
    const match = onwards(
      angry(20, (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        state.rebellions.palermo = 2;
      }),
      ['act'],
    );
    expect(minorOf(stateOf(match), 'genoa').ally).toBeNull();
    expect(stateOf(match).rebellions).toEqual({});
    expect(unrestOf(match, 'spain')).toBe(4);
    expect(realm(stateOf(match), 'spain').deploying).toBe(9);
  });
  test('U §24.3 a dynasty changed of free will costs the vitality once', () => {
    const match = angry(6);
    answer(match, `${SPANISH} dynasty/spain`);
    expect([vpOf(match, SPANISH), unrestOf(match, 'spain')]).toEqual([-4, 4]);
  });
});

describe('U §23.2 VP at the end of the turn', () => {
  const scored = (change: (state: State) => void) => {
    const with_ = reckon('points', change);
    const without = reckon('points');
    return vpOf(with_, SPANISH) - vpOf(without, SPANISH);
  };
  test('U §23.2 two merchants in a center score 1, one scores nothing', () => {
    const trading = (count: 1 | 2) =>
      scored((state) => {
        state.trade.tc_west_med = [{ power: 'spain', count }];
      });
    expect([trading(1), trading(2)]).toEqual([0, 1]);
  });
  test('U §23.2 three areas in a theater of the main map score 1, those of allied minors among them', () => {
    const owning = (...areas: string[]) =>
      scored((state) => {
        for (const area of areas) own(state, area, 'domain:england');
      });
    expect(owning('bari', 'reggio')).toBe(0);
    expect(owning('bari', 'reggio', 'zara') - owning('zara')).toBe(1);
    expect(
      scored((state) => {
        minorOf(state, 'papal_states').ally = 'england';
      }),
    ).toBe(1);
  });
  test('U §23.2 an area objective needs control, a sum all of its parts', () => {
    expect(scored((state) => own(state, 'pamplona', 'domain:spain'))).toBe(1);
    expect(scored((state) => own(state, 'oran', 'domain:spain'))).toBe(0);
    expect(
      scored((state) => {
        own(state, 'oran', 'domain:spain');
        own(state, 'bugia', 'domain:spain');
      }),
    ).toBe(1);
  });
  test('U §23.2 a number of colonies', () => {
    expect(scored((state) => own(state, 'cuba', 'domain:spain'))).toBe(0);
    expect(
      scored((state) => {
        own(state, 'cuba', 'domain:spain');
        own(state, 'santo_domingo', 'domain:spain');
      }),
    ).toBe(1);
  });
  test('U §23.2 a weak group has its bonus at the end of every turn', () => {
    const match = reckon('points', (state) => {
      for (const chair of state.chairs) if (chair.player === FRENCH) chair.bonus = 5;
    });
    const plain = reckon('points', (state) => {
      for (const chair of state.chairs) if (chair.player === FRENCH) chair.bonus = 0;
    });
    expect(vpOf(match, FRENCH) - vpOf(plain, FRENCH)).toBe(5);
  });
});
