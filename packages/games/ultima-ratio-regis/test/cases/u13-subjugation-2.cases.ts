/** U §13.5, §15.2: subjugations and supply where other sections meet them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, optionsOf, own, put, stateOf, table, told, war } from '../table.ts';
import { atWar, FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, unitsAt, whereIs, whyNot } from './play.ts';

describe('U §13.5 subjugations', () => {
  /** Spanish troops in Montpellier take control of it. */
  const subdue = (dice: readonly number[], change: (state: State) => void, troops = 1) => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'montpellier', troops);
      change(state);
    }, dice);
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    return match;
  };
  test('U §13.5.2 not from an independent area, where one controls nothing', () => {
    const match = atWar((state) => {
      own(state, 'pamplona', 'A2');
      put(state, 'france', 'I23', 'pamplona');
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'bordeaux');
    });
    answer(match, `${SPANISH} act/spain/subjugate/bordeaux`);
    onwards(match, ['oppose', 'act']);
    expect(stateOf(match).holders.bordeaux).toBe('spain');
  });
  test('U §13.5.2 not by troops in an area in revolt', () => {
    const match = subdue([1], (state) => {
      put(state, 'france', 'I23', 'lyon');
      state.rebellions.lyon = 2;
    });
    onwards(match, ['oppose', 'act']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.2, §20.2 troops of the Power oppose for its minor, and those of the minor for themselves', () => {
    const match = atWar((state) => {
      minorOf(state, 'savoy').ally = 'france';
      put(state, 'spain', 'I23', 'nice');
      put(state, 'france', 'I23', 'marseille');
      put(state, 'savoy', 'I23', 'turin');
    });
    answer(match, `${SPANISH} act/spain/subjugate/nice`);
    expect(optionsOf(match, FRENCH).toSorted()).toEqual(['oppose/marseille/troops', 'oppose/turin/troops', 'pass']);
  });
  test('U §13.5.2 a fortress that is besieged does not oppose', () => {
    const match = subdue([1], (state) => {
      fortify(state, 'france', 'lyon');
      put(state, 'spain', 'I23', 'lyon');
      state.sieges.lyon = { by: 'spain', casualties: 0, inside: [] };
    });
    onwards(match, ['oppose', 'act']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.5.4 a single troop after a draw may go to the box for control', () => {
    const match = subdue([1, 3], (state) => void put(state, 'france', 'I23', 'lyon'));
    answer(match, `${FRENCH} oppose/lyon/troops`);
    onwards(match, ['force-control', 'act']);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(askedOf(match, SPANISH)).toBe('force-control');
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id !== 'pass' && id !== 'no')}`);
    onwards(match, ['act']);
    expect([stateOf(match).holders.montpellier, unitsAt(match, 'spain', 'montpellier')]).toEqual(['spain', []]);
  });
  test('U §13.5.5, §13.1.7 a single troop that wins loses nothing to a casualty', () => {
    const match = subdue([5, 4], (state) => void put(state, 'france', 'I23', 'lyon'));
    answer(match, `${FRENCH} oppose/lyon/troops`);
    onwards(match, ['act']);
    expect([stateOf(match).holders.montpellier, whereIs(match, 'spain-1')]).toEqual(['spain', 'montpellier']);
  });
  test('U §13.5.5 two troops that win do: one disperses', () => {
    const match = subdue([5, 4], (state) => void put(state, 'france', 'I23', 'lyon'), 2);
    answer(match, `${FRENCH} oppose/lyon/troops`);
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(1);
  });
  test('U §13.5.4, §13.5.6 forced control ends a rebellion too', () => {
    const match = spain({
      dice: [1, 3],
      change: (state) => {
        state.rebellions.zaragoza = 2;
        army(state, 'spain', 'zaragoza', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/zaragoza`);
    onwards(match, ['force-control']);
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id !== 'pass' && id !== 'no')}`);
    onwards(match, ['act']);
    expect([stateOf(match).rebellions.zaragoza, unitsAt(match, 'spain', 'zaragoza').length]).toEqual([undefined, 1]);
  });
  test('U §13.5.7 one’s own colony is won back like any other: A3; its forest weighs on the subjugator', () => {
    const match = atWar((state) => {
      own(state, 'santo_domingo', 'home:spain');
      state.holders.santo_domingo = 'france';
      put(state, 'spain', 'I23', 'santo_domingo');
    });
    answer(match, `${SPANISH} act/spain/subjugate/santo_domingo`);
    onwards(match, ['force-control', 'act']);
    expect(told(match, 'rolled').map(({ dice }) => String(dice).match(/C\d/)?.[0])).toEqual(['C2', 'C3']);
  });
  test('U §13.5.7 in The East, which is main map, troops oppose', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        war(state, 'persia', 'ottomans');
        put(state, 'ottomans', 'I23', 'shiraz');
        put(state, 'persia', 'I23', 'isfahan');
        state.order.reverse();
        state.at = state.order.indexOf(FRENCH);
        realm(state, 'ottomans').interests.push('TE');
      },
    });
    expect(whyNot(match, FRENCH, 'act/ottomans/subjugate/shiraz')).toBeUndefined();
    answer(match, `${FRENCH} act/ottomans/subjugate/shiraz`);
    expect(offered(match, /^oppose/)).toEqual(['oppose/isfahan/troops']);
  });
  test('U §13.5.6, §18.2.3 a possession at once: the independent area gets the marker of its victor', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        own(state, 'pamplona', 'A3');
        put(state, 'spain', 'I23', 'pamplona');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/pamplona`);
    onwards(match, ['act']);
    expect([stateOf(match).titles.pamplona, stateOf(match).holders.pamplona]).toEqual(['domain:spain', undefined]);
  });
  test('U §13.5.2 of two Powers at war only the one that controls the area opposes', () => {
    const match = subdue([1], (state) => {
      war(state, 'spain', 'barbary');
      state.holders.lyon = 'barbary';
      put(state, 'barbary', 'I23', 'lyon');
    });
    onwards(match, ['oppose', 'act']);
    expect(told(match, 'opposes')).toEqual([]);
  });
  test('U §15.2 supply comes by a troop on a free coast to the area behind it', () => {
    // Bordeaux on the free Atlantic; Clermont behind it.
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'bordeaux');
      put(state, 'spain', 'I23', 'clermont');
    });
    expect(optionsOf(match, SPANISH)).toContain('act/spain/subjugate/clermont');
  });
  test('U §15.2 not when a fleet at war lies there, though one’s own does too', () => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'nantes');
      put(state, 'france', 'S2', 'east_atlantic');
      put(state, 'spain', 'S2', 'east_atlantic');
    });
    expect(whyNot(match, SPANISH, 'act/spain/subjugate/nantes')).toBe('no-supply');
  });
  test('U §15.2 a revolt next door carries none', () => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      state.holders.clermont = 'spain';
      state.rebellions.clermont = 2;
      put(state, 'spain', 'I23', 'orleans');
    });
    expect(whyNot(match, SPANISH, 'act/spain/subjugate/orleans')).toBe('no-supply');
  });
});
