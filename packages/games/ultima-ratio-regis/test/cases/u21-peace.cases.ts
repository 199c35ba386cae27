/** U §21.3–21.5: peace, its conditions, what follows it. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import type { State } from '../../src/state.ts';
import { answer, askedOf, optionsOf, own, put, stateOf, type Table, table, told, war, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, SPANISH, spain, toDo, unrestOf, vpOf } from './play.ts';

/** Spain and France make peace, having taken so much from each other; everybody has 3 unrest. */
const peace = (taken: [number, number], change: (state: State) => void = () => {}, vp = 0): Table =>
  table({
    change: (state) => {
      calm(state, 3);
      war(state, 'spain', 'france', taken, vp);
      change(state);
      toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
    },
  });

const take = (match: Table, ...conditions: string[]): Table => {
  for (const each of conditions) answer(match, `${SPANISH} ${each}`);
  return match;
};

describe('U §21.4.2 war weariness', () => {
  test('U §21.4.2 the loser adds a point for each lost morale, the winner one for two', () => {
    const match = peace([3, 2]);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([4, 6]);
  });
  test('U §21.4.2 and readings, 28: one lost morale costs the winner nothing', () => {
    const match = peace([3, 1]);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([3, 6]);
  });
  test('U §21.4.2 in a draw both add all they lost, and nobody chooses conditions', () => {
    const match = peace([2, 2]);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([5, 5]);
    expect(told(match, 'war-drawn')).toHaveLength(1);
    expect(askedOf(match, SPANISH)).not.toBe('conditions');
  });
  test('U §21.2.1 the winner of a war of a card scores its VP, the loser none', () => {
    const match = peace([2, 0], () => {}, 1);
    expect([vpOf(match, SPANISH), vpOf(match, FRENCH)]).toEqual([1, 0]);
  });
  test('U §21.2.1 nobody scores a drawn war', () => {
    const match = peace([1, 1], () => {}, 1);
    expect([vpOf(match, SPANISH), vpOf(match, FRENCH)]).toEqual([0, 0]);
  });
});

describe('U §21.4.1 the sum', () => {
  test('U §21.4.1 two areas held more than the other are worth a point', () => {
    const match = peace([0, 0], (state) => {
      for (const area of ['montpellier', 'toulouse']) state.holders[area] = 'spain';
    });
    expect(told(match, 'war-won')).toMatchObject([{ power: 'spain', conditions: 1 }]);
  });
  test('U §21.4.1 one area is worth nothing', () => {
    const match = peace([0, 0], (state) => {
      state.holders.montpellier = 'spain';
    });
    expect(told(match, 'war-drawn')).toHaveLength(1);
  });
  test('U §21.4.1 key areas are not counted again', () => {
    const match = peace([0, 0], (state) => {
      for (const area of ['lyon', 'paris']) state.holders[area] = 'spain';
    });
    expect(told(match, 'war-drawn')).toHaveLength(1);
  });
  test('U §21.4.1 a colony is worth a point by itself, and other overseas domains two of them', () => {
    const overseas = (title: 'home:france' | 'domain:france') =>
      peace([0, 0], (state) => {
        own(state, 'cuba', title);
        state.holders.cuba = 'spain';
      });
    expect(told(overseas('home:france'), 'war-won')).toMatchObject([{ power: 'spain', conditions: 1 }]);
    expect(told(overseas('domain:france'), 'war-drawn')).toHaveLength(1);
  });
  test('U §21.3 who asks for peace gives one more morale point', () => {
    const match = table({
      change: (state) => {
        war(state, 'spain', 'france', [3, 1]);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: 'france' });
      },
    });
    expect(told(match, 'war-won')).toMatchObject([{ power: 'spain', conditions: 3 }]);
  });
});

describe('U §21.4.3 reparations', () => {
  test('U §21.4.3 a VP costs two conditions', () => {
    const match = take(peace([3, 0]), 'vp/spain');
    expect(vpOf(match, SPANISH)).toBe(1);
    expect(optionsOf(match, SPANISH)).not.toContain('vp/spain');
    expect(vpOf(match, FRENCH)).toBe(0);
  });
  test('U §21.4.3 a condition lowers the unrest of the winner and raises that of the loser', () => {
    const match = take(peace([2, 0]), 'unrest/france');
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([2, 6]);
    expect(optionsOf(match, SPANISH)).toContain('unrest/france');
    take(match, 'unrest/france');
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([1, 7]);
    expect(told(match, 'condition')).toHaveLength(2);
  });
  const genoese = (conditions: number) =>
    peace([conditions, 0], (state) => {
      minorOf(state, 'genoa').ally = 'france';
    });
  test('U §21.4.3 to break an alliance with a minor costs one condition', () => {
    const match = genoese(1);
    expect(optionsOf(match, SPANISH)).not.toContain('minor/genoa');
    take(match, 'break/genoa');
    expect(minorOf(stateOf(match), 'genoa').ally).toBeNull();
  });
  test('U §21.4.3 to take it over costs two', () => {
    const match = take(genoese(2), 'minor/genoa');
    expect(minorOf(stateOf(match), 'genoa').ally).toBe('spain');
  });
  test('U §21.4.3 an independent minor costs one more', () => {
    const moroccan = (conditions: number) =>
      optionsOf(
        peace([conditions, 0], (state) => {
          minorOf(state, 'morocco').ally = 'france';
        }),
        SPANISH,
      ).filter((id) => id.endsWith('/morocco'));
    expect([moroccan(1), moroccan(2), moroccan(3)]).toEqual([
      [],
      ['break/morocco'],
      ['minor/morocco', 'break/morocco'],
    ]);
  });
  test('U §21.4.3 no minor of a theater without interest', () => {
    const match = peace([4, 0]);
    expect(minorOf(stateOf(match), 'scotland').ally).toBe('france');
    expect(optionsOf(match, SPANISH).filter((id) => id.endsWith('/scotland'))).toEqual([]);
  });
  test('U §21.4.3 a domain that the winner controls costs one condition', () => {
    const match = peace([1, 0], (state) => {
      own(state, 'bari', 'domain:france');
      state.holders.bari = 'spain';
    });
    take(match, 'domain/bari');
    expect(stateOf(match).titles.bari).toBe('domain:spain');
  });
  test('U §21.4.3 an unconquered domain on the border costs two, another one cannot be asked for', () => {
    const bordering = (conditions: number) =>
      peace([conditions, 0], (state) => {
        own(state, 'pamplona', 'domain:france');
        own(state, 'bari', 'domain:france');
      });
    expect(optionsOf(bordering(1), SPANISH)).not.toContain('border/pamplona');
    const match = bordering(2);
    expect(optionsOf(match, SPANISH).filter((id) => /^(domain|border)/.test(id))).toEqual(['border/pamplona']);
    take(match, 'border/pamplona');
    expect(stateOf(match).titles.pamplona).toBe('domain:spain');
  });
  test('U §21.4.3 an unconquered domain overseas costs two', () => {
    const match = peace([2, 0], (state) => own(state, 'cuba', 'domain:france'));
    take(match, 'overseas/cuba');
    expect(stateOf(match).titles.cuba).toBe('domain:spain');
  });
  test('U §22 a home area is never ceded, even if the winner holds it', () => {
    const match = peace([4, 0], (state) => {
      state.realms.find(({ power }) => power === 'spain')?.interests.push('WE');
      state.holders.montpellier = 'spain';
    });
    expect(optionsOf(match, SPANISH).filter((id) => /^(domain|border)\/montpellier/.test(id))).toEqual([]);
  });
  test('U §21.4.3 no domain of a theater without interest, even if the winner holds it', () => {
    const match = peace([4, 0], (state) => {
      own(state, 'montpellier', 'domain:france');
      state.holders.montpellier = 'spain';
    });
    expect(optionsOf(match, SPANISH).filter((id) => id.endsWith('/montpellier'))).toEqual([]);
  });
  test('U §21.4.3 to exchange the places of merchants costs two, once in a center', () => {
    const merchants = (conditions: number) =>
      peace([conditions, 0], (state) => {
        state.trade.tc_west_med = [
          { power: 'france', count: 2 },
          { power: 'venice', count: 1 },
          { power: 'spain', count: 1 },
        ];
      });
    expect(optionsOf(merchants(1), SPANISH)).not.toContain('places/tc_west_med');
    const match = take(merchants(4), 'places/tc_west_med');
    expect(stateOf(match).trade.tc_west_med?.map(({ power }) => power)).toEqual(['spain', 'venice', 'france']);
    expect(optionsOf(match, SPANISH)).not.toContain('places/tc_west_med');
  });
  test('U §18.8 an enclave costs one condition; at a home area only if the winner holds it', () => {
    const coastal = (held: boolean) =>
      peace([1, 0], (state) => {
        state.realms.find(({ power }) => power === 'spain')?.interests.push('WE');
        if (held) state.holders.marseille = 'spain';
      });
    expect(optionsOf(coastal(false), SPANISH)).not.toContain('enclave/marseille');
    const match = take(coastal(true), 'enclave/marseille');
    expect(Object.values(stateOf(match).enclaves)).toEqual(['marseille']);
  });
});

describe('U §21.4 after the conditions', () => {
  test('U §21.4 what is not ceded is given back, and the forced peace begins', () => {
    const match = peace([1, 0], (state) => {
      state.holders.montpellier = 'spain';
      state.holders.perpignan = 'france';
    });
    onwards(take(match, 'done'));
    expect(stateOf(match).holders).toEqual({});
    expect(controlOf(worldOf(match), 'montpellier')).toBe('france');
    expect(stateOf(match).wars).toEqual([]);
    expect(stateOf(match).truces.map((pair) => pair.toSorted())).toContainEqual(['france', 'spain']);
  });
  test('U §14.1 troops in the land of the other go home', () => {
    const match = peace([1, 0], (state) => void put(state, 'spain', 'I23', 'lyon'));
    take(match, 'done');
    for (let n = 0; n < 5 && askedOf(match, SPANISH) === 'repatriate'; n++)
      answer(match, `${SPANISH} repatriate/spain/proposed`);
    expect(told(match, 'repatriated')).toMatchObject([{ unit: 'spain-1' }]);
    expect(stateOf(match).units[0]?.at).not.toBe('lyon');
  });
});

describe('U §21.3.2 forced peace', () => {
  test('U §21.3.2 without morale a Power makes peace with the enemy it prefers', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france', [0, 3]);
        war(state, 'spain', 'ottomans', [0, 1]);
        toDo(state, { do: 'forced-peace', power: 'spain' });
      },
    });
    expect(optionsOf(match, SPANISH)).toEqual(['peace/spain/france', 'peace/spain/ottomans']);
    answer(match, `${SPANISH} peace/spain/ottomans`);
    expect(told(match, 'war-won')).toMatchObject([{ power: 'ottomans', against: 'spain', conditions: 2 }]);
  });
});
