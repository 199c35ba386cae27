/** U §7, §18.1, §20.5, §25: set-ups and entries that went wrong once. */
import { describe, expect, test } from 'vitest';
import type { Power } from '../../src/vocabulary.ts';
import { answer, askedOf, deal, optionsOf, own, put, stateOf, type Table, table, told } from '../table.ts';
import { drift, laid, titles } from './laid.ts';
import { calm, FRENCH, minorOf, reach, SPANISH, spain } from './play.ts';

describe('Wars of Religion', () => {
  test('Spain begins with one veteran elite troop in Flanders', () => {
    const veterans = stateOf(laid('wars_of_religion', 3)).units.filter(
      ({ owner, kind, up, at }) =>
        owner === 'spain' && kind === 'I34' && up && ['ghent', 'antwerp', 'arras', 'luxembourg'].includes(at),
    );
    expect(veterans.length).toBe(1);
  });
  test.each([3, 4, 5, 6, 7, 8])('U §25 with %d players the Huguenots have La Rochelle and Montpellier', (players) => {
    expect(titles(laid('wars_of_religion', players), 'la_rochelle', 'montpellier')).toEqual([
      'home:huguenots',
      'home:huguenots',
    ]);
  });
});

describe('Catholics and Protestants', () => {
  const position = (change: Parameters<typeof table>[0] = {}): Table =>
    table({ scenario: 'catholics_and_protestants', players: 2, turn: 6, ...change });
  const ledger = () => {
    const match = position({ change: (state) => calm(state, 3) });
    drift(match, () => told(match, 'income').length > 0);
    return told(match, 'income').find(({ power }) => power === 'spain');
  };
  test('Spain adds 3 income for its Italian and Mediterranean domains: 12, Antwerp and 3', () => {
    expect(ledger()?.income).toBe(16);
  });
  test('two troops and two squadrons on the Turkish front are maintained: 2 and 4', () => {
    expect(ledger()?.expenses).toBe(6);
  });
  test('U §7.2 the Central Mediterranean is not in play', () => {
    const match = position({ change: (state) => void put(state, 'spain', 'S2', 'cagliari') });
    expect(optionsOf(match, 'player-1')).not.toContain('sail/spain-1/central_med');
    expect(reach(match, 'player-1', 'spain', 'spain-1')).not.toContain('central_med');
  });
});

describe('U §18.1 home', () => {
  const homes = (player: 'player-1' | 'player-2', owner: Power, at: string): string[] => {
    const match = table({ player, change: (state) => void put(state, owner, 'I23', at) });
    answer(match, `${player} end`);
    return optionsOf(match, player).filter((id) => id.startsWith('home/'));
  };
  test('U §18.1 of the two boxes of Western Europe France has the continental one, England the other', () => {
    expect(homes(FRENCH, 'france', 'box-CM')).toEqual(['home/france-1/box-WE-France']);
    expect(homes(SPANISH, 'england', 'calais')).toEqual(['home/england-1/box-WE-British-Isles']);
  });
});

describe('U §20.5, §20.7 minors that are not there', () => {
  test('U §20.5 what stays out of one war is not asked about the next', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'england';
        state.claims.push({ of: 'england', against: 'russia' }, { of: 'england', against: 'barbary' });
        deal(state, SPANISH, '036', '038');
      },
    });
    answer(match, `${SPANISH} act/england/war/russia`, `${SPANISH} no`, `${SPANISH} card/038/points`);
    answer(match, `${SPANISH} act/england/war/barbary`);
    expect(askedOf(match, SPANISH)).toBe('act');
    expect(minorOf(stateOf(match), 'switzerland').aloof).toBe(true);
  });
  test('U §20.7 while the Catholic League holds Munich, Bavaria does not vote', () => {
    const match = table({
      scenario: 'thirty_years_war',
      players: 3,
      turn: 9,
      change: (state) => {
        own(state, 'munich', 'home:catholic_league');
        deal(state, 'player-1', '031');
      },
    });
    answer(match, 'player-1 card/031/event', 'player-3 vote/rhine_bishoprics/spain');
    expect(told(match, 'votes').map(({ elector }) => elector)).not.toContain('bavaria');
  });
});

describe('U §25, §14.1 who enters and who leaves', () => {
  test('U §14.1 a Spanish troop at Lisbon goes home once when Portugal is restored', () => {
    const match = table({
      scenario: 'thirty_years_war',
      players: 3,
      turn: 10,
      change: (state) => {
        calm(state, 0);
        put(state, 'spain', 'I23', 'lisbon');
      },
    });
    drift(match, (ask) => stateOf(match).turn === 11 && ask === 'deploy');
    expect(told(match, 'repatriated').filter(({ unit }) => unit === 'spain-1').length).toBe(1);
  });
  test.each([
    ['thirty_years_war', 9, '901', 'austria', ['prague', 'brno'], 'player-2'],
    ['age_of_succession', 15, '1501', 'spain', ['barcelona', 'valencia'], 'player-3'],
    ['enlightened_despots', 20, '2001', 'england', ['boston', 'virginia'], 'player-3'],
  ] as const)('U §25 %s, turn %d, card %s: the troops of %s leave before it is deployed', (...the) => {
    const [scenario, turn, card, owner, homes, player] = the;
    const match = table({
      scenario,
      players: 3,
      turn,
      change: (state) => {
        calm(state, 0);
        for (const area of homes) put(state, owner, 'I23', area);
        deal(state, 'player-1', card);
      },
    });
    answer(match, `player-1 card/${card}/event`);
    drift(match, (ask) => ask === 'deploy');
    expect(optionsOf(match, player).some((id) => id.includes('/troop/'))).toBe(true);
  });
});
