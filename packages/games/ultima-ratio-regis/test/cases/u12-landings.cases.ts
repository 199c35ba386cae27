/** U §12.3, §13.1.9, §13.3: landings, conscripts, fortresses in battle. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, fortify, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { FRENCH, onwards, realm, SPANISH, spain, unrestOf } from './play.ts';

const atWar = (change: (state: State) => void, dice?: number[]) =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      change(state);
    },
  });
const placeOf = (match: Table, unit: string) => stateOf(match).units.find(({ id }) => id === unit)?.at;

describe('U §12.3 landings', () => {
  const fleet = (squadrons: number, troops: number, change: (state: State) => void = () => {}, dice?: number[]) =>
    atWar((state) => {
      army(state, 'spain', 'barcelona', troops);
      lead(state, 'spain', 'L01', 'spain-1');
      const [flagship] = Array.from({ length: squadrons }, () => put(state, 'spain', 'S2', 'west_med'));
      if (squadrons > 1 && flagship) lead(state, 'spain', 'L02', flagship);
      change(state);
    }, dice);
  const landings = (match: Table) => optionsOf(match, SPANISH).filter((id) => id.startsWith('act/spain/land/'));
  test('U §12.3.1 no landing without an escort', () => {
    expect(landings(fleet(0, 1))).toEqual([]);
    expect(landings(fleet(1, 1)).length).toBeGreaterThan(0);
  });
  test('U §12.3.1 not from inland', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'toledo');
      put(state, 'spain', 'S2', 'west_med');
    });
    expect(landings(match)).toEqual([]);
  });
  test('U §12.3.1 not after another action in this impulse', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'valencia');
      put(state, 'spain', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/barcelona`);
    onwards(match, ['act']);
    expect(landings(match)).toEqual([]);
  });
  test('U §12.3.1 with a naval distance of 1 only in the same sea', () => {
    const match = fleet(1, 1);
    answer(match, `${SPANISH} act/spain/land/spain-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/marseille');
    expect(offered.filter((id) => ['at/bordeaux', 'at/nantes', 'at/rouen'].includes(id))).toEqual([]);
  });
  test('U §12.3.2 the army lands and takes the area', () => {
    const match = fleet(1, 1);
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/marseille`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'lands')).toMatchObject([{ power: 'spain', troops: 1, from: 'barcelona', to: 'marseille' }]);
    expect(placeOf(match, 'spain-1')).toBe('marseille');
  });
  test('U §12.3.2 who does not win ashore goes back to the port he came from', () => {
    const match = fleet(2, 2, (state) => void army(state, 'france', 'montpellier', 2), [2, 2, 2, 2]);
    answer(match, `${SPANISH} act/spain/land/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} at/montpellier`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect([placeOf(match, 'spain-1'), placeOf(match, 'spain-2')]).toEqual(['barcelona', 'barcelona']);
  });
  test('U §13.3.3–4 landing has a disadvantage, and in the open the defender may make the field three', () => {
    const match = fleet(2, 2, (state) => void army(state, 'france', 'montpellier', 2));
    answer(match, `${SPANISH} act/spain/land/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} at/montpellier`);
    onwards(match, ['battlefield']);
    expect(optionsOf(match, FRENCH)).toEqual(['field/4', 'field/3']);
    onwards(match, ['act', 'advance']);
    const [spanish] = told(match, 'rolled');
    expect(String(spanish?.dice).match(/C1/g)).toHaveLength(1);
  });
});

describe('U §13.1.9 conscripts', () => {
  test('U §13.1.9 a leader may raise one for 1 unrest: a C1 die', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      army(state, 'france', 'montpellier', 2);
      realm(state, 'spain').unrest = 2;
    });
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/montpellier`, `${FRENCH} stand`);
    onwards(match, ['conscript']);
    answer(match, `${SPANISH} yes`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'conscripts')).toMatchObject([{ power: 'spain' }]);
    expect(unrestOf(match, 'spain')).toBe(3);
    const [spanish] = told(match, 'rolled');
    expect(String(spanish?.dice).match(/C\d/g)).toHaveLength(3);
  });
  test('U §13.3.4 a fortress throws a C2 die in a land battle of its area', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'perpignan', 3);
      lead(state, 'spain', 'L01', 'spain-1');
      put(state, 'france', 'I23', 'montpellier');
      fortify(state, 'france', 'montpellier');
    });
    answer(match, `${SPANISH} act/spain/march/L01`);
    if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
    answer(match, `${SPANISH} to/montpellier`, `${FRENCH} stand`);
    onwards(match, ['act', 'advance']);
    const french = told(match, 'rolled').find(({ power }) => power === 'france');
    expect(String(french?.dice).match(/C2/g)).toHaveLength(2);
  });
});
