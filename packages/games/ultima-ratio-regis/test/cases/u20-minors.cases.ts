/** U §20.3–20.4: conquest and its limits, the Knights, auctions, neutrality. */
import { describe, expect, test } from 'vitest';
import { controllerOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Minor, Power } from '../../src/vocabulary.ts';
import {
  answer,
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
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, unitsAt, unrestOf } from './play.ts';

const allyOf = (match: Table, minor: Minor): Power | null => minorOf(stateOf(match), minor).ally;

describe('U §20.3.3 conquest', () => {
  /** The Papal States are of Spain; the Ottomans hold Rome and Ancona and are about to subdue Bologna. */
  const bologna = (power: Power, minor: (state: State) => void = () => {}) => {
    const match = table({
      dice: [6, 1],
      change: (state) => {
        war(state, power, 'spain');
        realm(state, power).interests.push('CM');
        minorOf(state, 'papal_states').ally = 'spain';
        state.holders.rome = power;
        state.holders.ancona = power;
        own(state, 'parma', `domain:${power}`);
        put(state, power, 'I34', 'bologna');
        minor(state);
      },
    });
    answer(match, `${FRENCH} act/${power}/subjugate/bologna`);
    return onwards(match, ['act']);
  };
  test('U §20.3.3 France takes the last of three: the minor is its ally, its marks of conquest are gone', () => {
    const match = bologna('france');
    expect([allyOf(match, 'papal_states'), stateOf(match).holders]).toEqual(['france', {}]);
    expect(controllerOf(worldOf(match), 'bologna')).toBe('france');
  });
  test('U §20.3.3 and its card: a Muslim Power holds the Papal States, and does not become their ally', () => {
    const match = bologna('ottomans');
    expect(allyOf(match, 'papal_states')).toBe('spain');
    expect(stateOf(match).holders).toEqual({ rome: 'ottomans', ancona: 'ottomans', bologna: 'ottomans' });
  });
  test('U §20.3.3 two conquerors: neither holds all, and nobody becomes its ally', () => {
    const match = bologna('france', (state) => {
      war(state, 'portugal', 'spain');
      state.holders.rome = 'portugal';
    });
    expect(allyOf(match, 'papal_states')).toBe('spain');
  });
  test('U §20.3.3 a revolt in one of its areas: that one must be subdued too', () => {
    const match = bologna('france', (state) => {
      state.rebellions.rome = 2;
    });
    expect(allyOf(match, 'papal_states')).toBe('spain');
  });
  test('U §20.3.3 a minor bound to a Power for good is held, and stays bound', () => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      turn: 7,
      player: 'player-3',
      dice: [6, 1],
      change: (state) => {
        for (const each of [...state.realms])
          if (each.power === 'portugal') state.realms.splice(state.realms.indexOf(each), 1);
        state.minors.push({ minor: 'portugal_minor', ally: 'spain' });
        war(state, 'france', 'spain');
        realm(state, 'france').interests.push('WM');
        for (const area of ['lisbon', 'oporto', 'lagos']) {
          own(state, area, 'minor:portugal_minor');
          if (area !== 'lagos') state.holders[area] = 'france';
        }
        put(state, 'france', 'I34', 'lagos');
      },
    });
    answer(match, 'player-3 act/france/subjugate/lagos');
    onwards(match, ['act', 'forced-peace']);
    expect(allyOf(match, 'portugal_minor')).toBe('spain');
  });
});

describe('the Knights', () => {
  const island = (at: 'rhodes' | 'malta'): Table => {
    const match = table({
      dice: [6, 1],
      change: (state) => {
        war(state, 'ottomans', 'spain');
        realm(state, 'ottomans').interests.push('CM');
        minorOf(state, 'knights').ally = 'spain';
        own(state, 'rhodes', at === 'rhodes' ? 'minor:knights' : 'domain:ottomans');
        if (at === 'malta') own(state, 'malta', 'minor:knights');
        put(state, 'ottomans', 'I34', at);
        put(state, 'ottomans', 'S2', at === 'rhodes' ? 'east_med' : 'central_med');
        own(state, 'morea', 'domain:ottomans');
      },
    });
    answer(match, `${FRENCH} act/ottomans/subjugate/${at}`);
    return onwards(match, ['act']);
  };
  test('U card of the Knights: driven from Rhodes they hold Malta, with their ally; the loss of Rhodes costs him one point', () => {
    const match = island('rhodes');
    expect([titleOf(worldOf(match), 'rhodes'), titleOf(worldOf(match), 'malta')]).toEqual([
      'domain:ottomans',
      'minor:knights',
    ]);
    expect([allyOf(match, 'knights'), stateOf(match).wars[0]?.taken]).toEqual(['spain', [1, 0]]);
  });
  test('U §20.3.3 from Malta they go nowhere: conquered, they serve the conqueror', () => {
    const match = island('malta');
    expect([titleOf(worldOf(match), 'malta'), allyOf(match, 'knights')]).toEqual(['minor:knights', 'ottomans']);
    expect(controllerOf(worldOf(match), 'malta')).toBe('ottomans');
    expect(unitsAt(match, 'ottomans', 'malta')).toHaveLength(1);
  });
});

describe('U §20.3.1 auctions of minors', () => {
  const auctioned = (card: string, change: (state: State) => void): Table => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        deal(state, SPANISH, card);
        change(state);
      },
    });
    answer(match, `${SPANISH} card/${card}/event`);
    return match;
  };
  test('U §20.3.1 a renewal won for 1 costs nothing', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
    });
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect([allyOf(match, 'genoa'), unrestOf(match, 'spain')]).toEqual(['spain', 0]);
  });
  test('U §20.3.1 who plays the card bids first, and any of his Powers with interest may', () => {
    const match = auctioned('008', () => {});
    expect(askedOf(match, SPANISH)).toBe('bid');
    const bidders = new Set(optionsOf(match, SPANISH).map((id) => id.split('/')[1]));
    // Interest in Central Mediterranean: Spain, Austria, Venice; not England, Poland, Hungary, Persia, the Mamluks.
    expect([...bidders].filter(Boolean).toSorted()).toEqual(['austria', 'spain', 'venice']);
    expect(refusalOf(match, SPANISH, 'bid/poland/1')?.[0]).toBe('may-not-bid');
  });
  test('U §20.3.1 troops at war with its ally stand in its land: nobody bids, and nothing changes', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
      war(state, 'spain', 'france');
      put(state, 'france', 'I23', 'bastia');
    });
    onwards(match, ['act', 'bid']);
    expect(askedOf(match, SPANISH)).toBe('act');
    expect(allyOf(match, 'genoa')).toBe('spain');
  });
  test('U §20.3.1 the former ally’s own troops in its land go home; his wars go on without it', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'france', 'I23', 'genoa');
      put(state, 'genoa', 'I23', 'bastia');
    });
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'france', 'genoa')).toEqual([]);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'genoa')).toHaveLength(3);
  });
  test('U §9.4, §20.3.1 what the former ally has built in the minor is the minor’s now; its leader leaves', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'france';
      fortify(state, 'france', 'bastia');
      put(state, 'france', 'I23', 'marseille');
      lead(state, 'france', 'L01', 'bastia');
    });
    answer(match, `${SPANISH} bid/spain/1`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(stateOf(match).fortresses.bastia).toEqual({ owner: 'genoa', done: true });
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L01', on: 'france-1' }]);
  });
  test('U §9.4, §20.4.1 neutral, it has no fortress of anybody', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'france';
      fortify(state, 'france', 'bastia');
    });
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(stateOf(match).fortresses).toEqual({});
  });
  test('U §20.4.1 neutral: the fortress of its card goes too, and a leader with its troop finds another post or none', () => {
    const match = auctioned('008', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
      put(state, 'genoa', 'I23', 'genoa');
      fortify(state, 'genoa', 'genoa');
      lead(state, 'spain', 'L01', 'genoa-1');
      put(state, 'genoa', 'S2', 'eliminated');
    });
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(stateOf(match).fortresses.genoa).toBeUndefined();
    expect(stateOf(match).units.filter(({ owner }) => owner === 'genoa')).toEqual([]);
    expect(stateOf(match).leaders.filter(({ on }) => on === 'genoa-1')).toEqual([]);
  });
});
