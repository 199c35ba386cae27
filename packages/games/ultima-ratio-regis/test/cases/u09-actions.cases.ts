/** U §3, §8.2, §9: cards in hand, impulses from their start to their end, the actions of a Power. */
import { describe, expect, test } from 'vitest';
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
  told,
  war,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, refusalOf, SPANISH, spain, unitsAt, unrestOf, whereIs } from './play.ts';

const hand = (...cards: string[]): Table =>
  spain({
    change: (state) => {
      calm(state, 9);
      deal(state, SPANISH, ...cards);
    },
  });
const acts = (match: Table, power: string, seat: string = SPANISH) =>
  optionsOf(match, seat).filter((id) => id.startsWith(`act/${power}/`));

describe('U §3.1, §8.2.2 which card', () => {
  test('U §8.2.2 of several blue cards any', () => {
    const match = hand('101', '108', '029');
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['card/101/points', 'card/108/points']));
    expect(refusalOf(match, SPANISH, 'card/029/points')).toEqual(['priority', '§8.2.2']);
  });
  test('U §3.1 with five cards a gradient one waits, with four it comes first', () => {
    expect(optionsOf(hand('102', '029', '030', '033', '036'), SPANISH)).toContain('card/029/points');
    expect(refusalOf(hand('102', '029', '030', '033'), SPANISH, 'card/029/points')?.[0]).toBe('priority');
  });
  test('U §3.1 with four cards gradient and blue are priority alike', () => {
    const match = hand('101', '102', '029');
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['card/101/points', 'card/102/points']));
  });
  test('U §8.2.2 combat cards delay the others: played for their point they satisfy the impulse', () => {
    const match = hand('101', '018');
    answer(match, `${SPANISH} card/018/points`);
    expect(optionsOf(match, SPANISH)).toContain('end');
  });
  test('U §8.2.2 combat cards count among the cards in hand', () => {
    expect(refusalOf(hand('102', '029', '018', '019'), SPANISH, 'card/029/points')?.[0]).toBe('priority');
    expect(optionsOf(hand('102', '029', '018', '019', '020'), SPANISH)).toContain('card/029/points');
  });
  test('U §8.2.2 the worked example: three Powers, a card of three and one of two', () => {
    const match = spain({
      change: (state) => {
        calm(state, 9);
        deal(state, SPANISH, '029', '001');
      },
    });
    // The own action of the first Power, then a card of three: two more for it and one for the second.
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} card/029/points`);
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    // The own action of the second is spent before points of a card.
    answer(match, `${SPANISH} act/austria/calm`, `${SPANISH} act/austria/calm`);
    // A card of two must go to the third.
    answer(match, `${SPANISH} card/001/points`);
    expect([acts(match, 'spain'), acts(match, 'austria')]).toEqual([[], []]);
    answer(match, `${SPANISH} act/venice/calm`, `${SPANISH} act/venice/calm`, `${SPANISH} act/venice/calm`);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'austria'), unrestOf(match, 'venice')]).toEqual([6, 7, 6]);
  });
  test('U §8.2.2 points left over are lost with the impulse, and the event still takes place', () => {
    const match = spain({
      change: (state) => {
        deal(state, SPANISH, '036');
        deal(state, FRENCH, '029');
      },
    });
    answer(match, `${SPANISH} card/036/event`);
    onwards(match, ['act']);
    answer(match, `${SPANISH} end`);
    onwards(match, ['act']);
    expect(stateOf(match).impulse?.player).toBe(FRENCH);
    expect(stateOf(match).chairs.find(({ player }) => player === SPANISH)?.hand).toEqual([]);
  });
});

describe('U §8.2.3 without cards', () => {
  test('U §8.2.3 one action more for one Power, no event', () => {
    const match = spain({ change: (state) => calm(state, 9) });
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(acts(match, 'spain')).toEqual([]);
    answer(match, `${SPANISH} act/austria/calm`);
    expect(acts(match, 'austria')).toEqual([]);
  });
  test('U §8.2.3 each Power at war regroups or redeploys one troop for nothing, at the beginning', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'venice', 'ottomans');
        put(state, 'spain', 'I23', 'box-WM');
        put(state, 'venice', 'I23', 'box-CM');
        put(state, 'england', 'I23', 'box-WE-British-Isles');
      },
    });
    const free = optionsOf(match, SPANISH).filter((id) => id.startsWith('regroup/'));
    expect(free.toSorted()).toEqual(['regroup/spain-1', 'regroup/venice-1']);
  });
  test('U §8.2.3 with cards in hand there is no such thing', () => {
    const match = spain({
      change: (state) => {
        deal(state, SPANISH, '029');
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('regroup/'))).toEqual([]);
  });
});

describe('U §8.2.2 the end of an impulse', () => {
  test('U §8.2.2 a troop on the map may be brought home too, not only a dispersed one', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'syracuse') });
    answer(match, `${SPANISH} end`);
    expect(optionsOf(match, SPANISH)).toContain('home/spain-1/box-WM');
    answer(match, `${SPANISH} home/spain-1/box-WM`);
    expect(whereIs(match, 'spain-1')).toBe('box-WM');
  });
  test('U §8.2.2 each Power one unit', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-CM');
        put(state, 'venice', 'I23', 'box-EM');
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect(optionsOf(match, SPANISH)).toContain('home/venice-1/box-CM');
  });
  test('U §8.2.2 a besieged leader does not change his post', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'spain', 'perpignan');
        put(state, 'france', 'I23', 'perpignan');
        state.sieges.perpignan = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', 'perpignan')] };
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`);
    expect(askedOf(match, SPANISH)).toBe('close');
    expect(optionsOf(match, SPANISH).filter((id) => id.includes('L01'))).toEqual([]);
  });
  test('U §8.2.2 the turn passes to the next player', () => {
    const match = spain({});
    answer(match, `${SPANISH} end`);
    onwards(match, ['act']);
    expect(match.waiting).toEqual([FRENCH]);
  });
});

describe('U §8.3 the end of the half-turn', () => {
  test('U §8.3 after the impulse in which the last card was played', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '036') });
    answer(match, `${SPANISH} card/036/event`);
    onwards(match, ['act']);
    answer(match, `${SPANISH} end`);
    onwards(match, ['act', 'deploy', 'begin', 'merchants', 'disband']);
    expect(told(match, 'half-turn-over')).toHaveLength(1);
  });
  test('U §8.3 not while somebody holds a card', () => {
    const match = spain({
      change: (state) => {
        deal(state, SPANISH, '036');
        deal(state, FRENCH, '029');
      },
    });
    answer(match, `${SPANISH} card/036/event`);
    onwards(match, ['act']);
    answer(match, `${SPANISH} end`);
    onwards(match, ['act']);
    expect(told(match, 'half-turn-over')).toEqual([]);
    expect(match.waiting).toEqual([FRENCH]);
  });
});

describe('U §9.1 troops', () => {
  const where = (act: string, change: (state: State) => void = () => {}) => {
    const match = spain({ change });
    answer(match, `${SPANISH} ${act}`);
    return optionsOf(match, SPANISH).filter((id) => id.startsWith('at/'));
  };
  test('U §9.1 not in an area that the enemy holds or besieges', () => {
    const offered = where('act/spain/troop/spain/I23', (state) => {
      war(state, 'spain', 'france');
      state.holders.valencia = 'france';
      fortify(state, 'spain', 'barcelona');
      put(state, 'france', 'I23', 'barcelona');
      state.sieges.barcelona = { by: 'france', casualties: 0, inside: [] };
    });
    expect(offered).toContain('at/toledo');
    expect(offered.filter((id) => ['at/valencia', 'at/barcelona'].includes(id))).toEqual([]);
  });
  test('U §9.1 not in a conquered area: it is no possession', () => {
    const offered = where('act/spain/troop/spain/I23', (state) => {
      war(state, 'spain', 'france');
      state.holders.montpellier = 'spain';
    });
    expect(offered).not.toContain('at/montpellier');
  });
  test('U §20.2 not in areas of an allied minor', () => {
    const offered = where('act/spain/troop/spain/I23', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
    });
    expect(offered).not.toContain('at/genoa');
  });
  test('U §9.1 elite only in the theater with most home areas', () => {
    const offered = where('act/spain/troop/spain/I34', (state) => own(state, 'naples', 'home:spain'));
    expect(offered).toContain('at/seville');
    expect(offered).not.toContain('at/naples');
  });
  test('U §15.1 not where four stand already', () => {
    const offered = where('act/spain/troop/spain/I23', (state) => void army(state, 'spain', 'toledo', 4));
    expect(offered).not.toContain('at/toledo');
  });
  test('U §9.1 the new troop may move strategically with the same action', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/troop/spain/I23`, `${SPANISH} at/toledo`);
    expect(optionsOf(match, SPANISH)).toContain('to/barcelona');
    answer(match, `${SPANISH} to/barcelona`);
    expect(unitsAt(match, 'spain', 'barcelona')).toHaveLength(1);
  });
  test('U §9.1 units of a minor are built with the actions of its ally', () => {
    const offered = where('act/spain/troop/genoa/I23', (state) => {
      minorOf(state, 'genoa').ally = 'spain';
    });
    expect(offered.toSorted()).toEqual(['at/bastia', 'at/genoa']);
  });
  test('U §9.1 none left to build is refused by name', () => {
    const match = spain({ change: (state) => void army(state, 'spain', 'box-WM', 6) });
    expect(refusalOf(match, SPANISH, 'act/spain/troop/spain/I23')?.[0]).toBe('none-left');
  });
});

describe('U §9.2–5 squadrons, fortresses, regrouping', () => {
  test('U §9.2 not where an enemy stands before the port', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'france', 'I23', 'barcelona');
      },
    });
    answer(match, `${SPANISH} act/spain/squadron/spain/S2`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/barcelona');
  });
  test('U §9.4 a fortress begun in an earlier impulse is finished with one action', () => {
    const match = spain({
      change: (state) => {
        state.fortresses.toledo = { owner: 'spain', done: false };
      },
    });
    const finish = acts(match, 'spain').find((id) => id.includes('toledo'));
    answer(match, `${SPANISH} ${finish}`);
    expect(stateOf(match).fortresses.toledo).toEqual({ owner: 'spain', done: true });
  });
  test('U §9.4 in an area of an allied minor it may be built too', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'papal_states').ally = 'spain';
      },
    });
    answer(match, `${SPANISH} act/spain/fortress`);
    expect(optionsOf(match, SPANISH)).toContain('at/rome');
  });
  test('U §9.4 under construction it is destroyed when the area changes hands', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.fortresses.montpellier = { owner: 'france', done: false };
        put(state, 'spain', 'I23', 'montpellier');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
    expect(stateOf(match).fortresses.montpellier).toBeUndefined();
  });
  test('U §9.5 a troop dispersed in this impulse does not regroup in it', () => {
    const match = spain({
      dice: [1, 5],
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        deal(state, SPANISH, '029');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'france', 'I23', 'lyon');
      },
    });
    answer(match, `${SPANISH} card/029/points`, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['act'], { oppose: 'oppose/lyon/troops', 'which-box': 'into/box-WM' });
    expect(whereIs(match, 'spain-1')).toBe('box-WM');
    expect(refusalOf(match, SPANISH, 'act/spain/regroup/spain-1')?.[0]).toBe('just-dispersed');
  });
  test('U §9.5 in Western Europe the islands have a box of their own', () => {
    const match = spain({ change: (state) => void put(state, 'england', 'I23', 'box-WE-British-Isles') });
    answer(match, `${SPANISH} act/england/regroup/england-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/london');
    expect(offered).not.toContain('at/calais');
  });
  test('U §9.5 and a strategic movement follows', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-WM') });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`, `${SPANISH} at/toledo`);
    expect(optionsOf(match, SPANISH)).toContain('to/palermo');
  });
  test('U §9.5 with nowhere to go it is refused', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-EE') });
    expect(refusalOf(match, SPANISH, 'act/spain/regroup/spain-1')?.[0]).toBe('nowhere-to-regroup');
  });
});

describe('U §17 building leaders', () => {
  test('U §17.2 he joins a troop, squadron or fortress that is not besieged', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'S2', 'west_med');
        fortify(state, 'spain', 'valencia');
        fortify(state, 'spain', 'perpignan');
        put(state, 'france', 'I23', 'perpignan');
        state.sieges.perpignan = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', 'perpignan')] };
      },
    });
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    const offered = optionsOf(match, SPANISH);
    expect(offered).toEqual(expect.arrayContaining(['with/spain-1', 'with/spain-2', 'with/valencia']));
    expect(offered.filter((id) => ['with/spain-3', 'with/perpignan'].includes(id))).toEqual([]);
  });
  test('U §17.2 or replaces one on the map, who goes back to the pool', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L05', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/leader`);
    onwards(match, ['leader-post'], { 'leader-side': 'ordinary' });
    answer(match, `${SPANISH} instead/L05`);
    expect(stateOf(match).leaders).toHaveLength(1);
    expect(stateOf(match).leaders[0]).not.toMatchObject({ id: 'L05' });
  });
  test('U §17.2 without a unit or fortress there is nobody to lead', () => {
    expect(refusalOf(spain({}), SPANISH, 'act/spain/leader')?.[0]).toBe('nobody-to-lead');
  });
  test('U §17.2 historical leaders are not drawn', () => {
    const match = table({ player: SPANISH, change: (state) => void put(state, 'spain', 'I23', 'toledo') });
    answer(match, `${SPANISH} act/spain/leader`);
    expect(told(match, 'leader-drawn')[0]?.leader).toMatch(/^L\d\d$/);
  });
});
