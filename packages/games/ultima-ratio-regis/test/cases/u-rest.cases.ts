/** U §10–§13, §15.2: what is left over of movement, fleets from port, supply and the room of areas. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, fortify, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import {
  categoriesOf,
  FRENCH,
  offered,
  onwards,
  reach,
  realm,
  refusalOf,
  SPANISH,
  spain,
  unitsAt,
  whereIs,
} from './play.ts';

const atWar = (change: (state: State) => void, dice?: readonly number[]): Table =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      change(state);
    },
  });

describe('U §11.3 fleets from port', () => {
  const fromPort = (change: (state: State) => void = () => {}): Table =>
    atWar(
      (state) => {
        put(state, 'spain', 'S2', 'barcelona');
        put(state, 'spain', 'S2', 'barcelona');
        put(state, 'spain', 'S2', 'barcelona', { up: false });
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
        change(state);
      },
      [5, 5, 1],
    );
  test('U §11.2, §11.3 a leader in port takes the operational squadrons of that port out with him', () => {
    const match = fromPort();
    answer(match, `${SPANISH} act/spain/hunt/L01`);
    expect(offered(match, /^take\//)).toEqual(['take/spain-2']);
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(categoriesOf(match, 'spain')).toHaveLength(2);
    expect(unitsAt(match, 'spain', 'west_med')).toEqual(['spain-1', 'spain-2']);
    expect(whereIs(match, 'spain-3')).toBe('barcelona');
  });
  test('U §11.3 where it arrives it takes up squadrons that lie there', () => {
    const match = fromPort((state) => void put(state, 'spain', 'S2', 'west_med'));
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} done`, `${SPANISH} sea/west_med`);
    expect(offered(match, /^take\//)).toEqual(['take/spain-4']);
  });
  test('U §18.6.1 a galley in Gibraltar looks for the enemy in the Mediterranean only', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'gibraltar');
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S2', 'east_atlantic');
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    expect(offered(match, /^sea\//)).toEqual(['sea/west_med']);
  });
});

describe('U §10.3, §15 columns, room and supply', () => {
  test('U §10.3 a column takes up troops that stand in an enemy’s area, and leads them home', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'spain', 'I23', 'montpellier');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} go/montpellier`);
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} go/toledo`, `${SPANISH} done`);
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2')]).toEqual(['toledo', 'toledo']);
  });
  test('U §22 an enemy’s area where own troops stand carries strategic movement further, while they stand there', () => {
    const toulouse = (between: boolean) => {
      const match = atWar((state) => {
        put(state, 'spain', 'I23', 'perpignan');
        put(state, 'spain', 'I23', 'lyon');
        if (between) put(state, 'spain', 'I23', 'montpellier');
      });
      return reach(match, SPANISH, 'spain', 'spain-1').includes('lyon');
    };
    expect([toulouse(false), toulouse(true)]).toEqual([false, true]);
  });
  test('U §15.2 besieged troops carry no supply to the next area', () => {
    const supplied = (besieged: boolean) => {
      const match = atWar((state) => {
        put(state, 'spain', 'I23', 'dijon');
        put(state, 'spain', 'I23', 'lyon');
        state.holders.grenoble = 'spain';
        if (!besieged) return;
        fortify(state, 'spain', 'lyon');
        put(state, 'france', 'I23', 'lyon');
        state.sieges.lyon = { by: 'france', casualties: 0, inside: ['spain-2'] };
      });
      if (besieged) expect(refusalOf(match, SPANISH, 'act/spain/subjugate/dijon')).toEqual(['no-supply', '§15.2']);
      return optionsOf(match, SPANISH).includes('act/spain/subjugate/dijon');
    };
    expect([supplied(false), supplied(true)]).toEqual([true, false]);
  });
  test('U §12.4.2, §15.1 nobody retreats into an area that is full, and only as many as there is room for', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      army(state, 'france', 'montpellier', 2);
      army(state, 'france', 'lyon', 4);
      army(state, 'france', 'toulouse', 3);
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    expect(offered(match, /^retreat\/(lyon|toulouse)$/, FRENCH)).toEqual([]);
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    expect(offered(match, /^retreat\/(lyon|toulouse)$/, FRENCH)).toEqual(['retreat/toulouse']);
    answer(match, `${FRENCH} retreat/toulouse`);
    expect(offered(match, /^retreat\/toulouse$/, FRENCH)).toEqual([]);
  });
  test('U §12.4.1, §15.1 nor does anybody intercept into an area that is full', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      army(state, 'france', 'montpellier', 4);
      put(state, 'france', 'I23', 'lyon');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    expect(offered(match, /^intercept/, FRENCH)).toEqual([]);
  });
  test('U §9.3 a repaired squadron may sail to a sea with the same action, and fight there with the next', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'barcelona', { up: false });
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/repair/spain-1`, `${SPANISH} to/west_med`);
    onwards(match, ['act']);
    expect(offered(match, /^act\/spain\/hunt/)).toEqual(['act/spain/hunt/spain-1']);
    expect([told(match, 'combat'), stateOf(match).wars[0]?.taken]).toEqual([[], [0, 0]]);
  });
});
