/** U §15, §17, §18: stacking, supply, leaders, special areas; §19.3, §21.5 and §24: what a turn takes away. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, lead, optionsOf, own, put, stateOf, table, told, war } from '../table.ts';
import { minorOf, onwards, realm, SPANISH, spain, toDo } from './play.ts';

describe('U §15.1 stacking', () => {
  test('U §15.1 no more than four troops stay in an area of the main map', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 4);
        put(state, 'spain', 'I23', 'barcelona');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-5`);
    expect(optionsOf(match, SPANISH)).toContain('to/valencia');
    expect(optionsOf(match, SPANISH)).not.toContain('to/toledo');
  });
});

describe('U §18.3 rebellions', () => {
  test('U §18.3 strategic movement does not lead through a revolt', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        state.rebellions.palermo = 2;
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('to/syracuse');
    expect(optionsOf(match, SPANISH)).not.toContain('to/palermo');
  });
  test('U §18.3 nothing is regrouped, launched or fortified in one', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'box-WM');
        state.rebellions.barcelona = 2;
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('at/toledo');
    expect(optionsOf(match, SPANISH)).not.toContain('at/barcelona');
  });
});

describe('U §18.4 interests', () => {
  const marching = (change: (state: State) => void) => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'montpellier');
        state.holders.montpellier = 'spain';
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    return optionsOf(match, SPANISH);
  };
  test('U §18.5 without interest a Power goes no further than the border areas of a theater', () => {
    expect(marching(() => {})).not.toContain('to/lyon');
    expect(marching((state) => void realm(state, 'spain').interests.push('WE'))).toContain('to/lyon');
  });
});

describe('U §18.2.2 inactive areas', () => {
  test('U §18.2.2 an inactive independent area is entered, never controlled', () => {
    const match = spain({
      change: (state) => {
        own(state, 'pamplona', 'inactive');
        put(state, 'spain', 'I23', 'zaragoza');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/pamplona`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).units[0]?.at).toBe('pamplona');
    expect(optionsOf(match, SPANISH)).not.toContain('subjugate');
  });
});

describe('U §21.5 collapse', () => {
  test('U §21.5 with the Power go its units, its markers and its alliances', () => {
    const match = table({
      players: 3,
      change: (state) => {
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        war(state, 'persia', 'mamluks', [0, 2], 1);
        realm(state, 'mamluks').collapsing = true;
        minorOf(state, 'georgia').ally = 'mamluks';
        put(state, 'mamluks', 'I23', 'cairo');
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
    onwards(match, ['act']);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'mamluks')).toEqual([]);
    expect(stateOf(match).wars).toEqual([]);
    expect(minorOf(stateOf(match), 'georgia').ally).toBeNull();
    expect(told(match, 'collapsed')).toMatchObject([{ power: 'mamluks' }]);
  });
  test('U §21.5 a collapsing Power that wins stays in play', () => {
    const match = table({
      players: 3,
      change: (state) => {
        war(state, 'ottomans', 'mamluks', [0, 2]);
        realm(state, 'mamluks').collapsing = true;
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
    onwards(match, ['act']);
    expect(told(match, 'collapsed')).toEqual([]);
    expect(realm(stateOf(match), 'mamluks').power).toBe('mamluks');
  });
});

describe('U §17 leaders', () => {
  test('U §17.1 a leader is lost with the last unit he is with', () => {
    const match = spain({
      dice: [6, 6, 6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 3);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'montpellier');
        lead(state, 'france', 'L02', 'france-1');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/montpellier`, 'player-1 stand');
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).units.find(({ owner }) => owner === 'france')?.at).toBe('eliminated');
    expect(stateOf(match).leaders.map(({ id }) => id)).toEqual(['L01']);
  });
});

describe('U §23.1 and §19.3 what lasts for a turn', () => {
  test('U §19.3 technologies are lost at the end of the turn', () => {
    const match = spain({
      change: (state) => {
        realm(state, 'spain').technologies.push('siege');
        state.stage = 'turnEnd';
      },
    });
    onwards(match, ['deploy', 'begin', 'merchants', 'act']);
    expect(stateOf(match).turn).toBe(2);
    expect(realm(stateOf(match), 'spain').technologies).toEqual([]);
  });
  test('U §24 step 7: after the last turn the match is over', () => {
    const match = spain({
      turn: 3,
      change: (state) => {
        state.stage = 'turnEnd';
      },
    });
    onwards(match, ['deploy', 'begin', 'merchants', 'act']);
    expect([match.waiting, stateOf(match).turn]).toEqual([[], 3]);
  });
});
