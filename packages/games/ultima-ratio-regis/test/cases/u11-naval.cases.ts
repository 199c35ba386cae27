/** U §10–11, §13.2: movements at sea, interception, naval combat. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { FRENCH, onwards, realm, SPANISH, spain, toDo } from './play.ts';

const atWar = (change: (state: State) => void, dice?: number[]) =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      change(state);
    },
  });
const placeOf = (match: Table, unit: string) => stateOf(match).units.find(({ id }) => id === unit)?.at;

describe('U §10 strategic movement', () => {
  test('U §10.1 a squadron under repair does not move', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona', { up: false }) });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/redeploy/spain-1');
  });
  test('U §10.1 a squadron ends in a sea or in a port', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'west_med') });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('to/central_med');
    expect(offered).toContain('to/palermo');
    expect(offered).not.toContain('to/toledo');
  });
  test('U §11.1 with a naval distance of 1 no squadron stays in a sea without a base', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'west_med') });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/east_med');
  });
  test('U §10.3 troops and squadrons are not moved together', () => {
    const match = spain({
      change: (state) => {
        const [first = ''] = army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', first);
        put(state, 'spain', 'S2', 'barcelona');
      },
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('take/spain-2');
    expect(optionsOf(match, SPANISH)).not.toContain('take/spain-3');
  });
});

describe('U §11.3 naval tactical movement', () => {
  /** Spain looks for the French in the Western Mediterranean. */
  const hunt = (dice: number[], spanish = 1, french = 1, change: (state: State) => void = () => {}) => {
    const match = atWar((state) => {
      for (let n = 0; n < spanish; n++) put(state, 'spain', 'S2', 'west_med');
      for (let n = 0; n < french; n++) put(state, 'france', 'S2', 'west_med');
      if (spanish > 1) lead(state, 'spain', 'L01', 'spain-1');
      if (french > 1) lead(state, 'france', 'L02', 'france-1');
      change(state);
    }, dice);
    const act = optionsOf(match, SPANISH).find(
      (id) => id === 'act/spain/hunt/L01' || (spanish === 1 && id.startsWith('act/spain/hunt/')),
    );
    answer(match, `${SPANISH} ${act}`);
    while (askedOf(match, SPANISH) !== 'attack-fleet') {
      const options = optionsOf(match, SPANISH);
      answer(
        match,
        `${SPANISH} ${['sea/west_med', ...options].find((id) => options.includes(id) && id !== 'done') ?? 'done'}`,
      );
    }
    answer(match, `${SPANISH} attack/france`);
    return match;
  };
  test('U §11.3 the attacked fleet may withdraw to port', () => {
    const match = hunt([1]);
    answer(match, `${FRENCH} withdraw`);
    onwards(match, ['act']);
    expect(told(match, 'combat')).toEqual([]);
    expect(['montpellier', 'marseille']).toContain(placeOf(match, 'france-1'));
    expect(stateOf(match).units.find(({ owner }) => owner === 'france')?.up).toBe(true);
  });
  test('U §13.2.5 two disband results damage a squadron; the beaten go to port', () => {
    const match = hunt([5, 1]);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 0 }]);
    expect(told(match, 'damaged')).toMatchObject([{ unit: 'france-1' }]);
    expect(stateOf(match).units.find(({ owner }) => owner === 'france')?.up).toBe(false);
  });
  test('U §13.2.5 one disband result damages nothing', () => {
    const match = hunt([3, 1]);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(told(match, 'damaged')).toEqual([]);
    expect(placeOf(match, 'france-1')).not.toBe('west_med');
    expect(stateOf(match).units.find(({ owner }) => owner === 'france')?.up).toBe(true);
  });
  test('U §13.2.6 a loser with one die gives no morale', () => {
    const match = hunt([5, 1]);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §13.2.6 a loser with two dice gives a morale point; U §13.2.4 the field is two dice', () => {
    const match = hunt([5, 5, 1, 1], 3, 2);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(told(match, 'rolled').map(({ dice }) => String(dice).match(/C\d/g)?.length)).toEqual([2, 2]);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
});

describe('U §11.4.1 interception of troops', () => {
  const sail = (dice: number[], change: (state: State) => void = () => {}) => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'france', 'S2', 'west_med');
      change(state);
    }, dice);
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/majorca`);
    return match;
  };
  test('U §11.4.1 whoever lets them pass', () => {
    const match = sail([1]);
    answer(match, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect(placeOf(match, 'spain-1')).toBe('majorca');
  });
  test('U §11.4.1 without an escort one battle point turns them back', () => {
    const match = sail([5]);
    answer(match, `${FRENCH} intercept`);
    onwards(match, ['act']);
    expect(placeOf(match, 'spain-1')).toBe('barcelona');
    expect(told(match, 'turned-back')).toMatchObject([{ power: 'spain', to: 'barcelona' }]);
  });
  test('U §11.4.1 without an escort 0 to 0 lets them sail on', () => {
    const match = sail([1]);
    answer(match, `${FRENCH} intercept`);
    onwards(match, ['act']);
    expect(placeOf(match, 'spain-1')).toBe('majorca');
    expect(told(match, 'rolled').map(({ power, dice }) => [power, String(dice)])).toEqual([
      ['spain', 'no-dice'],
      ['france', '2 (C2)'],
    ]);
  });
  test('U §11.4.1 an escort fights for them', () => {
    const match = sail([5, 1], (state) => void put(state, 'spain', 'S2', 'west_med'));
    answer(match, `${FRENCH} intercept`);
    onwards(match, ['escort']);
    answer(match, `${SPANISH} escort/west_med`);
    onwards(match, ['act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(placeOf(match, 'spain-1')).toBe('majorca');
  });
});

describe('U §11.6 and §11.1.1 ports and bases lost', () => {
  test('U §11.6 squadrons of a port that is lost go to the nearest one as they are', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'marseille');
      put(state, 'france', 'S2', 'marseille', { up: false });
      realm(state, 'spain').interests.push('WE');
      toDo(state, { do: 'subjugate', power: 'spain', at: 'marseille', moved: false, last: null });
    });
    onwards(match, ['act']);
    expect(stateOf(match).holders.marseille).toBe('spain');
    const squadron = stateOf(match).units.find(({ owner }) => owner === 'france');
    expect([squadron?.at, squadron?.up]).toEqual(['montpellier', false]);
  });
  test('U §11.1.1 a Power without a coast loses its squadrons', () => {
    const match = spain({ change: (state) => void put(state, 'hungary', 'S2', 'central_med') });
    onwards(match, ['act']);
    expect(placeOf(match, 'hungary-1')).toBe('eliminated');
    expect(told(match, 'no-base')).toMatchObject([{ power: 'hungary', unit: 'hungary-1' }]);
  });
  test('U §11.1.1 a squadron out of reach goes to the nearest base', () => {
    const match = spain({ change: (state) => void put(state, 'austria', 'S2', 'east_med') });
    onwards(match, ['act']);
    expect(placeOf(match, 'austria-1')).toBe('trieste');
  });
});
