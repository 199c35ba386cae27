/** U §13.3.5: armies that come to the relief of a fortress; §12.3 landings once more. */
import { describe, expect, test } from 'vitest';
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
} from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

const END = ['after-relief', 'advance', 'act'];

/** A Spanish army in Barcelona marches to relieve Perpignan, which the French besiege. */
function relief(
  {
    troops = 2,
    besiegers = 2,
    inside = 1,
    casualties = 0,
    dice,
  }: { troops?: number; besiegers?: number; inside?: number; casualties?: number; dice?: readonly number[] },
  answers: Readonly<Record<string, string>> = {},
  until: readonly string[] = END,
): Table {
  const match = spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      army(state, 'spain', 'barcelona', troops);
      lead(state, 'spain', 'L01', 'spain-1');
      fortify(state, 'spain', 'perpignan');
      army(state, 'france', 'perpignan', besiegers);
      lead(state, 'france', 'L02', 'france-1');
      const shut = army(state, 'spain', 'perpignan', inside);
      state.sieges.perpignan = { by: 'france', casualties, inside: shut };
    },
  });
  answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
  return onwards(match, until, answers);
}

describe('U §13.3.5 relief', () => {
  test('U §13.3.5 the besieged may join, and then as many disadvantages as siege casualties weigh on the whole army', () => {
    // Perpignan is mountain: one more disadvantage of the attacker.
    const sum = (match: Table) =>
      categoriesOf(match, 'spain').reduce((total, each) => total + Number(each.slice(1)), 0);
    const alone = relief({ inside: 2, casualties: 2 }, { 'join-relief': 'no' });
    expect([categoriesOf(alone, 'spain').length, sum(alone)]).toEqual([2, 3]);
    const joined = relief({ inside: 2, casualties: 2 }, { 'join-relief': 'yes' });
    expect([categoriesOf(joined, 'spain').length, sum(joined)]).toEqual([4, 5]);
  });
  test('U §13.3.4 the fortress does not fight in a relief battle', () => {
    const match = relief({ troops: 2, inside: 0 });
    expect(categoriesOf(match, 'spain')).toHaveLength(2);
  });
  test('U §13.3.5 beaten, the besieged who came out go back inside and the army where it came from', () => {
    // Spain 1, 1, 1 (C1, C2, C2): none; France 3, 1: 1 point. One Spaniard disperses.
    const match = relief({ dice: [1, 1, 1, 3, 1] }, { 'join-relief': 'yes' });
    expect(told(match, 'won')).toMatchObject([{ power: 'france', points: 1, against: 0 }]);
    const { sieges, units } = stateOf(match);
    expect(sieges.perpignan?.by).toBe('france');
    const inside = sieges.perpignan?.inside ?? [];
    const back = units.filter(({ owner, at }) => owner === 'spain' && at === 'barcelona');
    expect(inside.length + back.length).toBe(2);
    expect(unitsAt(match, 'spain', 'perpignan')).toEqual(inside);
  });
  test('U §13.3.5 won, the siege and its casualties are over', () => {
    const match = relief({ besiegers: 1, casualties: 1, dice: [5, 5, 1] }, { 'join-relief': 'no' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(stateOf(match).sieges).toEqual({});
  });
  test('U §13.3.5 the besiegers, driven off, withdraw to a controlled area or disperse', () => {
    const match = relief({ besiegers: 3, dice: [3, 6, 3, 1, 1] }, { 'join-relief': 'no' }, ['withdraw', ...END]);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(askedOf(match, FRENCH)).toBe('withdraw');
    expect(optionsOf(match, FRENCH)).not.toContain('retreat/barcelona');
    onwards(match, END);
    expect(unitsAt(match, 'france', 'perpignan')).toEqual([]);
  });
});

describe('U §12.3 landings', () => {
  const fleet = (
    squadrons: number,
    troops: number,
    change: (state: State) => void = () => {},
    dice?: readonly number[],
  ) =>
    spain({
      ...(dice ? { dice } : {}),
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'barcelona', troops);
        lead(state, 'spain', 'L01', 'spain-1');
        for (let n = 0; n < squadrons; n++) put(state, 'spain', 'S2', 'west_med');
        if (squadrons > 1) lead(state, 'spain', 'L03', `spain-${troops + 1}`);
        change(state);
      },
    });
  /** As many as may land. */
  const land = (match: Table, at: string) => {
    answer(match, `${SPANISH} act/spain/land/L01`);
    const offered = () => optionsOf(match, SPANISH);
    if (offered().includes('army/all')) answer(match, `${SPANISH} army/all`);
    else if (offered().includes('army/pick')) answer(match, `${SPANISH} army/pick`);
    while (askedOf(match, SPANISH) === 'army-pick')
      answer(match, `${SPANISH} ${offered().find((id) => id.startsWith('take/')) ?? 'done'}`);
    answer(match, `${SPANISH} at/${at}`);
    return match;
  };
  test('U §12.3.1 no more troops land than squadrons escort them', () => {
    const landed = (squadrons: number, change: (state: State) => void = () => {}) => {
      const match = land(fleet(squadrons, 3, change), 'montpellier');
      onwards(match);
      return unitsAt(match, 'spain', 'montpellier').length;
    };
    expect([landed(1), landed(2), landed(3)]).toEqual([1, 2, 3]);
  });
  test('U §11.2 squadrons without a leader are no fleet: one of them escorts', () => {
    const match = land(
      fleet(2, 2, (state) => void state.leaders.pop()),
      'montpellier',
    );
    onwards(match);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §12.3.1 a squadron under repair is no escort', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'barcelona', { up: false });
      },
    });
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('act/spain/land/'))).toEqual([]);
  });
  test('U §12.3.1 no landing on one’s own coast, nor on that of a Power at peace', () => {
    const match = fleet(1, 1);
    answer(match, `${SPANISH} act/spain/land/L01`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).not.toContain('at/valencia');
    expect(offered).not.toContain('at/algiers');
    expect(offered).toContain('at/marseille');
  });
  test('U §12.3.2 an escort beaten on the way turns the landing back', () => {
    const match = land(
      fleet(1, 1, (state) => void put(state, 'france', 'S2', 'west_med'), [1, 5]),
      'montpellier',
    );
    onwards(match, ['act', 'advance'], { 'intercept-at-sea': 'intercept', escort: 'escort/west_med' });
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
    expect(told(match, 'lands')).toEqual([]);
  });
  test('U §12.3.2 an unopposed landing may take control', () => {
    const match = land(fleet(1, 1), 'montpellier');
    onwards(match);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §12.4 a landing is a tactical movement: it can be intercepted and evaded', () => {
    const match = land(
      fleet(1, 1, (state) => void put(state, 'france', 'I23', 'lyon')),
      'montpellier',
    );
    onwards(match, ['react', 'act', 'advance']);
    expect(optionsOf(match, FRENCH)).toContain('intercept/france-1');
  });
  test('U §13.3.3–4 landing in mountains: two disadvantages, and two dice if the defender likes', () => {
    const match = land(
      fleet(2, 2, (state) => void army(state, 'france', 'marseille', 2)),
      'marseille',
    );
    onwards(match, ['battlefield']);
    expect(optionsOf(match, FRENCH)).toEqual(['field/4', 'field/2']);
    onwards(match, ['act', 'advance']);
    expect(categoriesOf(match, 'spain')).toEqual(['C1', 'C1']);
  });
  test('U §12.3.3 between maps not at a naval distance of 1', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        own(state, 'fez', 'A2');
        put(state, 'spain', 'I23', 'seville');
        put(state, 'spain', 'S2', 'east_atlantic');
      },
    });
    answer(match, `${SPANISH} act/spain/land/spain-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/fez');
    expect(offered.filter((id) => /cuba|santo_domingo|jamaica/.test(id))).toEqual([]);
  });
  test('U §12.3.3 at a distance of 2 a single troop lands overseas', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'cuba', 'domain:france');
        army(state, 'spain', 'seville', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'east_atlantic');
        lead(state, 'spain', 'L03', 'spain-3');
      },
    });
    answer(match, 'player-1 act/spain/land/spain-1');
    expect(optionsOf(match, 'player-1')).toContain('at/cuba');
    const both = table({
      scenario: 'wars_of_religion',
      players: 3,
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'cuba', 'domain:france');
        army(state, 'spain', 'seville', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'east_atlantic');
        lead(state, 'spain', 'L03', 'spain-3');
      },
    });
    answer(both, 'player-1 act/spain/land/L01');
    if (optionsOf(both, 'player-1').includes('army/all')) answer(both, 'player-1 army/all');
    expect(optionsOf(both, 'player-1')).not.toContain('at/cuba');
  });
});
