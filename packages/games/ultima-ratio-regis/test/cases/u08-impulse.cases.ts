/** U §3, §8, §9, §17: cards, the start and end of impulses, what is built where, leaders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, deal, fortify, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { calm, FRENCH, offered, onwards, SPANISH, spain, whereIs } from './play.ts';

describe('U §8.2 cards', () => {
  test('U §8.2.3 who plays his last card in this impulse has no action more than its points', () => {
    const match = spain({
      change: (state) => {
        calm(state, 9);
        deal(state, SPANISH, '018');
      },
    });
    answer(match, `${SPANISH} card/018/points`, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(offered(match, /^act\/spain\//)).toEqual([]);
    answer(match, `${SPANISH} act/austria/calm`);
    expect(offered(match, /^act\/austria\//)).toEqual([]);
  });
  test('U §8.2.3 nor the free regrouping of those without cards', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'box-WM');
        deal(state, SPANISH, '018');
      },
    });
    answer(match, `${SPANISH} card/018/points`);
    expect(offered(match, /^(regroup|redeploy)\//)).toEqual([]);
  });
  test('U §8.2.3 each of several Powers at war has its own free movement, one after the other', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'venice', 'ottomans');
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'venice', 'I23', 'box-CM');
      },
    });
    answer(match, `${SPANISH} redeploy/spain-1`, `${SPANISH} to/barcelona`);
    expect(offered(match, /^(regroup|redeploy)\//)).toEqual(['regroup/venice-1']);
    answer(match, `${SPANISH} regroup/venice-1`);
    onwards(match, ['act']);
    expect(whereIs(match, 'venice-1')).not.toBe('box-CM');
    expect(offered(match, /^(regroup|redeploy)\//)).toEqual([]);
  });
  test('U §8.2.3 and its fleets may still put to sea, and peace be asked for, after it', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france', [0, 3]);
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'S2', 'barcelona');
      },
    });
    expect(offered(match, /^peace\//)).toEqual(['peace/spain/france']);
    answer(match, `${SPANISH} redeploy/spain-1`, `${SPANISH} to/barcelona`);
    expect(offered(match, /^sail\//)).toEqual(['sail/spain-2/west_med']);
    expect(offered(match, /^peace\//)).toEqual(['peace/spain/france']);
  });
  /** A Spanish army attacks; the French hold only a combat card. */
  const battle = (french: string[], spanish: string[]): Table => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
        deal(state, FRENCH, ...french);
        deal(state, SPANISH, ...spanish);
      },
    });
    answer(
      match,
      `${SPANISH} act/spain/march/L01`,
      `${SPANISH} army/all`,
      `${SPANISH} to/montpellier`,
      `${FRENCH} stand`,
    );
    return match;
  };
  test('U §8.3 the last card played in an enemy’s impulse ends the half-turn with that impulse', () => {
    const match = battle(['019'], []);
    onwards(match, ['act'], { 'cards-before': 'card/019/less', advance: 'stay' });
    expect(stateOf(match).chairs.map(({ hand }) => hand)).toEqual([[], []]);
    answer(match, `${SPANISH} end`);
    onwards(match, ['begin', 'deploy']);
    expect(told(match, 'half-turn-over')).toHaveLength(1);
    expect(told(match, 'impulse').map(({ player }) => player)).not.toContain(FRENCH);
  });
  test('U §8.2.3 whose last card went in an enemy’s impulse has one action more in his own', () => {
    const match = battle(['019'], ['018', '020']);
    onwards(match, ['act'], { 'cards-before': 'card/019/less', advance: 'stay' });
    answer(match, `${SPANISH} card/018/points`, `${SPANISH} end`);
    onwards(match, ['act']);
    expect(match.waiting).toEqual([FRENCH]);
    answer(match, `${FRENCH} act/france/calm`, `${FRENCH} act/france/calm`);
    expect(offered(match, /^act\/france\//, FRENCH)).toEqual([]);
  });
  test('U §8.2.2 a single combat card played in his own combat leaves nothing to play: he may end', () => {
    const match = battle(['029'], ['019']);
    onwards(match, ['act'], { 'cards-before': 'card/019/less', advance: 'stay' });
    expect(stateOf(match).chairs.find(({ player }) => player === SPANISH)?.hand).toEqual([]);
    expect(optionsOf(match, SPANISH)).toContain('end');
    expect(offered(match, /^act\/spain\//)).toEqual([]);
  });
});

describe('U §8.2.2 the end of an impulse', () => {
  const ending = (change: (state: State) => void): Table => {
    const match = spain({ change });
    answer(match, `${SPANISH} end`);
    return match;
  };
  test('U §8.2.2 a leader may come out of a dispersion box to a troop on the map', () => {
    const match = ending((state) => {
      put(state, 'spain', 'I23', 'box-CM');
      put(state, 'spain', 'I23', 'toledo');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    expect(offered(match, /^lead\//)).toEqual(['lead/L01/spain-2']);
  });
  test('U §8.2.2 not to a fortress under construction, nor into a siege; to a finished one', () => {
    const match = ending((state) => {
      war(state, 'spain', 'france');
      put(state, 'spain', 'I23', 'toledo');
      lead(state, 'spain', 'L01', 'spain-1');
      fortify(state, 'spain', 'valencia');
      state.fortresses.seville = { owner: 'spain', done: false };
      fortify(state, 'spain', 'perpignan');
      put(state, 'france', 'I23', 'perpignan');
      state.sieges.perpignan = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', 'perpignan')] };
    });
    expect(offered(match, /^lead\//)).toEqual(['lead/L01/valencia']);
  });
  test('U §18.1 a troop brought home takes its leader along', () => {
    const match = ending((state) => {
      put(state, 'spain', 'I23', 'box-CM');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L01', on: 'spain-1' }]);
  });
});
