/** U §21.5, §26: collapse, civil wars, coalitions. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import {
  answer,
  army,
  askedOf,
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
import { calm, onwards, realm, toDo, unitsAt, unrestOf, vpOf } from './play.ts';

const settle = (match: Table): Table => onwards(match, ['act'], { conditions: 'done' });

describe('U §21.5 collapse', () => {
  /** The Mamluks, who collapse if they lose a war, fight the Ottomans and Venice. */
  const egypt = (taken: [number, number], change: (state: State) => void = () => {}) =>
    table({
      players: 3,
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'mamluks', taken, 1);
        realm(state, 'mamluks').collapsing = true;
        change(state);
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
  test('U §21.5 what the winner controls passes to it at once, home areas too', () => {
    const match = settle(
      egypt([2, 0], (state) => {
        for (const area of ['aleppo', 'adana']) state.holders[area] = 'ottomans';
      }),
    );
    expect(['aleppo', 'adana'].map((area) => titleOf(worldOf(match), area))).toEqual([
      'domain:ottomans',
      'domain:ottomans',
    ]);
  });
  test('U §21.5 what the collapsing Power had taken is given back', () => {
    const match = settle(
      egypt([2, 0], (state) => {
        state.holders.konya = 'mamluks';
      }),
    );
    expect(stateOf(match).holders).toEqual({});
    expect(titleOf(worldOf(match), 'konya')).toBe('home:ottomans');
  });
  test('U §21.5 it makes peace with all others, and they keep what they hold', () => {
    const match = settle(
      egypt([2, 0], (state) => {
        war(state, 'persia', 'mamluks', [1, 0], 1);
        state.holders.damascus = 'persia';
        realm(state, 'persia').interests.push('EM');
      }),
    );
    expect(stateOf(match).wars).toEqual([]);
    expect(titleOf(worldOf(match), 'damascus')).toBe('domain:persia');
    expect(told(match, 'collapsed')).toMatchObject([{ power: 'mamluks' }]);
  });
  test('U §21.5 even with those it was beating', () => {
    const match = settle(egypt([2, 0], (state) => war(state, 'persia', 'mamluks', [0, 2], 1)));
    expect(stateOf(match).wars).toEqual([]);
    expect(told(match, 'collapsed')).toMatchObject([{ power: 'mamluks' }]);
  });
  test('U §21.5 what it still controlled becomes A3, and it is gone with all its markers', () => {
    const match = settle(
      egypt([1, 0], (state) => {
        put(state, 'mamluks', 'I23', 'cairo');
        lead(state, 'mamluks', 'L01', 'mamluks-1');
        state.trade.tc_east_med = [{ power: 'mamluks', count: 2 }];
        state.claims.push({ of: 'mamluks', against: 'venice' });
      }),
    );
    const { realms, units, leaders, trade, claims } = stateOf(match);
    expect(titleOf(worldOf(match), 'cairo')).toBe('A3');
    expect(realms.some(({ power }) => power === 'mamluks')).toBe(false);
    expect([units, leaders, claims]).toEqual([[], [], []]);
    expect(trade.tc_east_med ?? []).toEqual([]);
  });
  test('U §21.5 a drawn war is no collapse', () => {
    const match = settle(egypt([1, 1]));
    expect(told(match, 'collapsed')).toEqual([]);
  });
  test('U §21.5 it may not end the war of its own will', () => {
    const match = table({
      players: 3,
      player: 'player-3',
      change: (state) => {
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        realm(state, 'mamluks').collapsing = true;
      },
    });
    expect(optionsOf(match, 'player-3').filter((id) => id.startsWith('peace/mamluks'))).toEqual([]);
  });
});

describe('U §26.2 coalitions', () => {
  /** A, B, C against D, E, F, as in the worked example. */
  const FIRST: readonly Power[] = ['france', 'spain', 'venice'];
  const SECOND: readonly Power[] = ['austria', 'ottomans', 'portugal'];
  const TAKEN: Readonly<Record<string, [number, number]>> = {
    'france/austria': [2, 3],
    'france/ottomans': [3, 0],
    'france/portugal': [1, 0],
    'spain/ottomans': [0, 2],
    'venice/austria': [1, 0],
  };
  const blocs = (change: (state: State) => void) =>
    table({
      players: 3,
      player: 'player-3',
      change: (state) => {
        for (const power of [...FIRST, ...SECOND]) {
          realm(state, power).player = FIRST.includes(power)
            ? 'player-1'
            : power === 'ottomans'
              ? 'player-3'
              : 'player-2';
          realm(state, power).unrest = 0;
        }
        for (const one of FIRST)
          for (const other of SECOND) war(state, one, other, TAKEN[`${one}/${other}`] ?? [0, 0], 1);
        state.coalitions.push({ card: '1501', sides: [[...FIRST], [...SECOND]], open: [[], []] });
        change(state);
      },
    });
  const outcomes = (match: Table): string[] =>
    match.log(null).flatMap((event) => {
      if (event.type === 'war-won') return [`${event.power} beats ${event.against} by ${event.conditions}`];
      return event.type === 'war-drawn' ? [`${event.power} – ${event.against}`] : [];
    });
  test('U §26.2.2 the worked example: E leaves the coalition of its own will', () => {
    // The Ottomans (E) have lost 3 of 5, and ask for peace at the start of their impulse.
    const match = blocs(() => {});
    const ask = optionsOf(match, 'player-3').find((id) => id.startsWith('peace/ottomans/'));
    expect(ask).toBeDefined();
    answer(match, `player-3 ${ask}`);
    settle(match);
    expect(outcomes(match)).toEqual(['france beats ottomans by 4', 'ottomans beats spain by 1', 'venice – ottomans']);
    // E raises 4 for the war with A; B raises 1.
    expect([unrestOf(match, 'ottomans'), unrestOf(match, 'spain')]).toEqual([4, 1]);
    // 1 VP for A, 1 VP for E.
    expect([vpOf(match, 'player-1'), vpOf(match, 'player-3')]).toEqual([1, 1]);
    expect(stateOf(match).claims).toEqual(
      expect.arrayContaining([
        { of: 'austria', against: 'ottomans' },
        { of: 'portugal', against: 'ottomans' },
      ]),
    );
    expect(stateOf(match).wars).toHaveLength(6);
  });
  test('U §26.2.2 the worked example: the rest at the end of the turn', () => {
    const match = blocs((state) => {
      for (const one of FIRST) {
        const at = state.wars.findIndex(({ sides }) => sides[0] === one && sides[1] === 'ottomans');
        state.wars.splice(at, 1);
      }
      for (const coalition of state.coalitions) coalition.sides[1].splice(1, 1);
      toDo(state, { do: 'reckon', step: 'wars' });
    });
    settle(match);
    expect(outcomes(match)).toEqual([
      'austria beats france by 1',
      'france beats portugal by 1',
      'spain – austria',
      'spain – portugal',
      'venice beats austria by 1',
      'venice – portugal',
    ]);
    // A raises 3, D 1 for A (two lost, halved) and 1 for C, F 1 (readings, 21: C raises none).
    expect((['france', 'austria', 'portugal', 'venice'] as const).map((power) => unrestOf(match, power))).toEqual([
      3, 2, 1, 0,
    ]);
  });
  test('U §26.2 areas of partners are as those of allied minors: strategic movement ends there too', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        put(state, 'spain', 'I23', 'toledo');
      },
    });
    answer(match, 'player-1 act/spain/redeploy/spain-1');
    expect(optionsOf(match, 'player-1')).toContain('to/lisbon');
  });
  test('U §26.2 retreats into the land of a partner are possible', () => {
    const match = table({
      players: 3,
      player: 'player-3',
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = 'player-2';
        realm(state, 'france').interests.push('WM');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        for (const area of ['valladolid', 'zaragoza', 'valencia', 'seville', 'granada']) state.holders[area] = 'france';
        put(state, 'spain', 'I23', 'toledo');
        army(state, 'france', 'zaragoza', 2);
        lead(state, 'france', 'L01', 'france-1');
      },
    });
    answer(match, 'player-3 act/france/march/L01', 'player-3 army/all', 'player-3 to/toledo');
    expect(askedOf(match, 'player-1')).toBe('react');
    expect(optionsOf(match, 'player-1')).toContain('retreat/lisbon');
  });
});

describe('U §26.1 civil wars', () => {
  const french = (change: (state: State) => void, player: 'player-1' | 'player-2' | 'player-3' = 'player-3') =>
    table({
      scenario: 'wars_of_religion',
      players: 3,
      player,
      change: (state) => {
        war(state, 'france', 'huguenots', [0, 0], 1);
        state.civilWars.push({
          card: '601',
          official: 'france',
          contenders: ['huguenots'],
          zone: ['paris', 'orleans', 'la_rochelle', 'montpellier', 'lyon'],
        });
        change(state);
      },
    });
  test('U §26.1.1 third Powers make no tactical movement in the war zone', () => {
    const match = french((state) => {
      war(state, 'spain', 'france');
      own(state, 'perpignan', 'domain:spain');
      put(state, 'spain', 'I23', 'perpignan');
    }, 'player-1');
    answer(match, 'player-1 act/spain/march/spain-1');
    expect(optionsOf(match, 'player-1')).not.toContain('to/montpellier');
    expect(optionsOf(match, 'player-1')).toContain('to/toulouse');
  });
  test('U §26.1.1 in peace areas of the zone are not given back', () => {
    const match = french((state) => {
      state.holders.orleans = 'huguenots';
      realm(state, 'france').unrest = 0;
      realm(state, 'huguenots').unrest = 0;
      toDo(state, { do: 'peace', sides: ['france', 'huguenots'], opener: null });
    });
    settle(match);
    expect(stateOf(match).holders.orleans).toBe('huguenots');
  });
  test('U §26.1 contenders count as having “military victory”: a VP costs one condition', () => {
    const match = french((state) => {
      const [first] = state.wars;
      if (first) first.taken[0] = 1;
      toDo(state, { do: 'peace', sides: ['france', 'huguenots'], opener: null });
    });
    expect(optionsOf(match, 'player-3')).toContain('vp/france');
  });
  test('U §26.1.2 the official Power wins: the counters of the rebels go, their areas are its own', () => {
    const match = french((state) => {
      put(state, 'huguenots', 'I23', 'la_rochelle');
      put(state, 'france', 'I23', 'paris');
      toDo(state, { do: 'civil-war-ends', official: 'france' });
    });
    settle(match);
    expect(stateOf(match).realms.some(({ power }) => power === 'huguenots')).toBe(false);
    expect(unitsAt(match, 'huguenots', 'la_rochelle')).toEqual([]);
    expect(titleOf(worldOf(match), 'la_rochelle')).toBe('home:france');
    expect(unitsAt(match, 'france', 'paris')).toHaveLength(1);
  });
  test('U §26.1.1 who ends the war without an area of the zone has lost the civil war', () => {
    const match = french((state) => {
      for (const area of ['la_rochelle', 'montpellier']) state.holders[area] = 'france';
      realm(state, 'huguenots').unrest = 0;
      toDo(state, { do: 'peace', sides: ['france', 'huguenots'], opener: null });
    });
    settle(match);
    expect(told(match, 'civil-war-won')).toMatchObject([{ power: 'france', against: 'huguenots' }]);
  });
  test('U §26.1.1 a Power in coalition with a contender may march in the zone', () => {
    const match = french((state) => {
      war(state, 'spain', 'huguenots');
      realm(state, 'huguenots').player = 'player-2';
      state.coalitions.push({ card: '706', sides: [['france', 'spain'], ['huguenots']], open: [[], []] });
      own(state, 'perpignan', 'domain:spain');
      put(state, 'spain', 'I23', 'perpignan');
    }, 'player-1');
    answer(match, 'player-1 act/spain/march/spain-1');
    expect(optionsOf(match, 'player-1')).toContain('to/montpellier');
  });
});
