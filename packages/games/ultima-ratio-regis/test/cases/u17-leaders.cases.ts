/** U §17.3.2, §11.2, §13.1.5: abilities in every kind of combat, the size of fleets, who is sent to fight. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt } from './play.ts';

const END = ['act', 'advance', 'attack-fleet', 'force-control'];

/** Spain with an extraordinary leader: before a fortress, in an area to be subdued, at sea. */
const siege = (leader: string, dice: readonly number[]): Table => {
  const match = spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      army(state, 'spain', 'montpellier', 2);
      lead(state, 'spain', leader, 'spain-1', true);
      fortify(state, 'france', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 0, inside: army(state, 'france', 'montpellier', 2) };
    },
  });
  answer(match, `${SPANISH} act/spain/assault/montpellier`);
  return match;
};
const subjugation = (leader: string, dice: readonly number[]): Table => {
  const match = spain({
    dice,
    change: (state) => {
      war(state, 'spain', 'france');
      put(state, 'spain', 'I23', 'montpellier');
      lead(state, 'spain', leader, 'spain-1', true);
      put(state, 'france', 'I23', 'lyon');
    },
  });
  answer(match, `${SPANISH} act/spain/subjugate/montpellier`, `${FRENCH} oppose/lyon/troops`);
  return match;
};
const asks = (match: Table, question: string): boolean => {
  onwards(match, [question, ...END]);
  return askedOf(match, SPANISH) === question;
};

describe('U §17.3.2 abilities', () => {
  test('U §17.3.2 tactical: in sieges too, not in subjugations', () => {
    expect(asks(siege('L01', [1, 1, 1, 1, 1]), 'plus-one')).toBe(true);
    expect(asks(subjugation('L01', [1, 1]), 'plus-one')).toBe(false);
  });
  test('U §17.3.2 determined: in subjugations, not in sieges', () => {
    expect(asks(siege('L15', [1, 1, 1, 1, 1]), 'plus-one')).toBe(false);
    expect(asks(subjugation('L15', [1, 1]), 'plus-one')).toBe(true);
  });
  test('U §17.3.2 a six is not raised', () => {
    expect(asks(subjugation('L15', [6, 1]), 'plus-one')).toBe(false);
  });
  test('U §17.3.2 creative: a category more in any combat', () => {
    const assault = siege('L21', [1, 1, 1, 1, 1]);
    onwards(assault, END, { creative: 'die/spain-1' });
    expect(categoriesOf(assault, 'spain').toSorted()).toEqual(['C2', 'C3']);
    const subdue = subjugation('L21', [1, 1]);
    onwards(subdue, END, { creative: 'die/force' });
    expect(categoriesOf(subdue, 'spain')).toEqual(['C4']);
  });
  test('U §17.3.2 organizer: not in subjugations, which are one die each', () => {
    const match = subjugation('L27', [1, 1]);
    expect(asks(match, 'organizer')).toBe(false);
    expect(categoriesOf(match, 'spain')).toHaveLength(1);
  });
  test('U §17.3.2 the besieged organizer makes the siege smaller', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 4);
        fortify(state, 'france', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: army(state, 'france', 'montpellier', 3) };
        lead(state, 'france', 'L28', 'france-1', true);
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['organizer', ...END]);
    expect(optionsOf(match, FRENCH)).toEqual(['field/2', 'field/3', 'field/4']);
    onwards(match, END, { organizer: 'field/2' });
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([2, 2]);
  });
});

describe('U §11.2 fleets', () => {
  const fleet = (squadrons: number, leader: string, extraordinary: boolean) => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        for (let n = 0; n < squadrons; n++) put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', leader, 'spain-1', extraordinary);
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/${leader}`);
    let taken = 1;
    while (askedOf(match, SPANISH) === 'fleet') {
      const next = optionsOf(match, SPANISH).find((id) => id.startsWith('take/'));
      if (next) taken++;
      answer(match, `${SPANISH} ${next ?? 'done'}`);
    }
    return taken;
  };
  test('U §11.2, §15.1.2 four squadrons from a base of the main map, five under an organizer', () => {
    expect([fleet(6, 'L01', false), fleet(6, 'L27', true)]).toEqual([4, 5]);
  });
});

describe('U §13.1.5 who fights', () => {
  const picking = (change: (state: State) => void = () => {}) => {
    const match = spain({
      dice: [1, 1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I34', 'perpignan');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'montpellier');
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    onwards(match, ['who-fights', ...END]);
    return match;
  };
  test('U §13.1.5 its owner may send a part of the army', () => {
    const match = picking();
    answer(match, `${SPANISH} fight/pick`);
    onwards(match, ['pick-fighters', ...END]);
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.endsWith('spain-2'))}`);
    onwards(match, END);
    expect(categoriesOf(match, 'spain')).toEqual(['C2']);
    expect(unitsAt(match, 'spain', 'eliminated')).toEqual([]);
  });
  test('U §13.3.8 with one die thrown out of three a defeat costs no morale', () => {
    const match = picking((state) => {
      for (const unit of state.units) if (unit.owner === 'france') unit.kind = 'I34';
    });
    answer(match, `${SPANISH} fight/pick`);
    onwards(match, ['pick-fighters', ...END]);
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.endsWith('spain-2'))}`);
    onwards(match, END);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
});
