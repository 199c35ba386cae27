/** U §20.3.3, §20.5: conquest, independent minors in several wars. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Minor, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, deal, fortify, lead, put, stateOf, type Table, table, war, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, SPANISH, spain, toDo, unitsAt, unrestOf } from './play.ts';

const allyOf = (match: Table, minor: Minor): Power | null => minorOf(stateOf(match), minor).ally;
const _control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

/** Spain plays the card of Genoa. */
const _genoa = (change: (state: State) => void): Table => {
  const match = spain({
    change: (state) => {
      calm(state, 0);
      deal(state, SPANISH, '008');
      change(state);
    },
  });
  answer(match, `${SPANISH} card/008/event`);
  return match;
};
const _wins = (match: Table, power: Power): Table => {
  answer(match, `${SPANISH} bid/${power}/1`, `${FRENCH} pass`);
  return onwards(match, ['act']);
};

describe('U §20.3.3 conquest', () => {
  test('U §20.3.3 the home areas are those of the card: Turin and Nice are Savoy, whoever holds Cagliari', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      turn: 18,
      player: 'player-2',
      dice: [6, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france');
        minorOf(state, 'savoy').ally = 'france';
        state.holders.turin = 'austria';
        put(state, 'austria', 'I34', 'nice');
      },
    });
    answer(match, 'player-2 act/austria/subjugate/nice');
    onwards(match, ['act']);
    expect([allyOf(match, 'savoy'), titleOf(worldOf(match), 'cagliari')]).toEqual(['austria', 'minor:savoy']);
  });
  test('U §20.3.3 its squadrons are eliminated with its troops, those at sea too', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'genoa').ally = 'france';
        state.holders.genoa = 'spain';
        put(state, 'genoa', 'S2', 'west_med');
        put(state, 'genoa', 'I23', 'box-CM');
        put(state, 'spain', 'I34', 'bastia');
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/bastia`);
    onwards(match, ['act']);
    expect(allyOf(match, 'genoa')).toBe('spain');
    expect(unitsAt(match, 'genoa', 'eliminated')).toHaveLength(2);
  });
  test('U §20.3.3, §20.6 mercenaries of the beaten stay with him', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'florence').ally = 'france';
        minorOf(state, 'german_mercenaries').ally = 'france';
        state.holders.pisa = 'spain';
        put(state, 'spain', 'I34', 'florence');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/florence`);
    onwards(match, ['act']);
    expect([allyOf(match, 'florence'), allyOf(match, 'german_mercenaries')]).toEqual(['spain', 'france']);
  });
  test('U §20.3.3, §21.2.5 Florence is a key area: one point, and none for the minor', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'florence').ally = 'france';
        state.holders.florence = 'spain';
        put(state, 'spain', 'I34', 'pisa');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/pisa`);
    onwards(match, ['act']);
    expect([allyOf(match, 'florence'), stateOf(match).wars[0]?.taken]).toEqual(['spain', [0, 0]]);
  });
});

describe('U §20.5 independent minors', () => {
  const declared = (change: (state: State) => void): Table => {
    const match = spain({
      change: (state) => {
        state.claims.push({ of: 'spain', against: 'france' });
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    return match;
  };
  test('U §20.5 each of them is asked for', () => {
    const match = declared((state) => {
      minorOf(state, 'switzerland').ally = 'spain';
      minorOf(state, 'knights').ally = 'spain';
    });
    expect(askedOf(match, SPANISH)).toBe('drag');
    answer(match, `${SPANISH} no`);
    expect(askedOf(match, SPANISH)).toBe('drag');
    answer(match, `${SPANISH} yes`);
    onwards(match, ['act']);
    const { minors } = stateOf(match);
    expect(minors.filter(({ aloof }) => aloof).map(({ minor }) => minor)).toHaveLength(1);
  });
  test('U §20.5, §20.4.1 left out, its land holds no leader of its ally and its fortress is gone', () => {
    const match = declared((state) => {
      minorOf(state, 'knights').ally = 'spain';
      fortify(state, 'knights', 'rhodes');
      put(state, 'knights', 'I23', 'rhodes');
      lead(state, 'spain', 'L01', 'knights-1');
    });
    answer(match, `${SPANISH} no`);
    onwards(match, ['act']);
    expect([stateOf(match).fortresses, stateOf(match).units, stateOf(match).leaders]).toEqual([{}, [], []]);
  });
  test('U §20.5 the attacked is asked about his too', () => {
    const match = declared((state) => {
      minorOf(state, 'switzerland').ally = 'france';
    });
    expect(askedOf(match, FRENCH)).toBe('drag');
  });
  test('U §20.5 war declared upon one that is allied: it is in the war, its ally is not asked whether it follows', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'france';
        state.claims.push({ of: 'austria', against: 'switzerland' });
      },
    });
    answer(match, `${SPANISH} act/austria/war/switzerland`);
    expect(askedOf(match, FRENCH)).not.toBe('drag');
    onwards(match, ['act']);
    expect(stateOf(match).wars).toMatchObject([{ sides: ['austria', 'france'], taken: [0, 0] }]);
    expect(minorOf(stateOf(match), 'switzerland').aloof).toBeUndefined();
  });
  test('U §20.5 with two wars it stays out until the last is over', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france');
        war(state, 'austria', 'ottomans');
        minorOf(state, 'switzerland').ally = 'austria';
        minorOf(state, 'switzerland').aloof = true;
        toDo(state, { do: 'peace', sides: ['austria', 'france'], opener: null });
      },
    });
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'switzerland').aloof).toBe(true);
  });
  test('U §20.5 who allies with one while at war may leave it out: its units do not come', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france');
        deal(state, SPANISH, '032');
      },
    });
    answer(match, `${SPANISH} card/032/event`, `${SPANISH} minor/switzerland`);
    answer(match, `${SPANISH} bid/austria/1`, `${FRENCH} pass`);
    expect(askedOf(match, SPANISH)).toBe('drag');
    answer(match, `${SPANISH} no`);
    onwards(match, ['act']);
    expect([allyOf(match, 'switzerland'), minorOf(stateOf(match), 'switzerland').aloof]).toEqual(['austria', true]);
    expect(stateOf(match).units.filter(({ owner }) => owner === 'switzerland')).toEqual([]);
    expect(unrestOf(match, 'austria')).toBe(1);
  });
  test('U §20.5 against several enemies at once it is asked until it stays out, and no more', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'spain';
        toDo(
          state,
          { do: 'drag', power: 'spain', against: 'france', minors: ['switzerland'] },
          { do: 'drag', power: 'spain', against: 'ottomans', minors: ['switzerland'] },
        );
      },
    });
    answer(match, `${SPANISH} no`);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
});
