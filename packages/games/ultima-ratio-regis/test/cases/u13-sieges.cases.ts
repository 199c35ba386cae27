/** U §13.4: assaults, sorties, leaders in fortresses, fleets before besieged ports. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, deal, fortify, lead, optionsOf, put, stateOf, type Table, told, war } from '../table.ts';
import { calm, categoriesOf, FRENCH, minorOf, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

const END = ['advance', 'act'];
interface Siege {
  readonly troops?: number;
  readonly inside?: number;
  readonly casualties?: number;
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
  readonly player?: 'player-1' | 'player-2';
}
/** Spaniards before Montpellier, a French fortress. */
const lay = ({ troops = 3, inside = 1, casualties = 0, dice, change, player = SPANISH }: Siege): Table =>
  spain({
    player,
    ...(dice ? { dice } : {}),
    change: (state) => {
      calm(state, 0);
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'montpellier', troops);
      fortify(state, 'france', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties, inside: army(state, 'france', 'montpellier', inside) };
      change?.(state);
    },
  });
const assault = (siege: Siege, answers: Readonly<Record<string, string>> = {}, until = END): Table => {
  const match = lay(siege);
  answer(match, `${SPANISH} act/spain/assault/montpellier`);
  return onwards(match, until, answers);
};

describe('U §13.4 assaults', () => {
  test('U §13.4.2 four casualties: the only troop and then the fortress are gone, and the area is taken', () => {
    const match = assault(
      {
        troops: 4,
        inside: 1,
        dice: [4, 4, 4, 4, 1, 1],
        change: (state) => lead(state, 'spain', 'L27', 'spain-1', true),
      },
      { organizer: 'field/4' },
    );
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect([stateOf(match).fortresses, stateOf(match).sieges]).toEqual([{}, {}]);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.4.3 a fleet of the besieged is their advantage, and a disadvantage of the besieger', () => {
    const match = assault(
      { inside: 1, change: (state) => void put(state, 'france', 'S2', 'west_med') },
      {
        support: 'support/defence/west_med',
        advantage: 'die/france-1',
      },
    );
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2', 'C2']);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C3', 'C3']);
  });
  test('U §11.4.2, §20.2 an allied minor’s squadron supports the besiegers too', () => {
    const match = assault(
      {
        inside: 0,
        change: (state) => {
          minorOf(state, 'genoa').ally = 'spain';
          put(state, 'genoa', 'S2', 'west_med');
        },
      },
      { support: 'support/attack/west_med' },
    );
    expect(categoriesOf(match, 'france')).toEqual(['C2']);
  });
  test('U §13.4.2 three disband results disperse one besieger, four two', () => {
    const lost = (dice: readonly number[]) => {
      const match = assault({ troops: 3, inside: 2, dice });
      return unitsAt(match, 'spain', 'montpellier').length;
    };
    // The fortress 5, a troop 3, 1: 3 points, or 5, 5, 1: 4 points against none.
    expect([lost([1, 1, 1, 5, 3, 1]), lost([1, 1, 1, 5, 5, 1])]).toEqual([2, 1]);
  });
  test('U §13.4.2, §13.1.7 only besiegers that fought are dispersed', () => {
    // Four besiegers, three fight; four results disperse two of the three.
    const match = assault({ troops: 4, inside: 2, dice: [1, 1, 1, 5, 5, 1] });
    expect([unitsAt(match, 'spain', 'montpellier').length, told(match, 'won').length]).toEqual([2, 1]);
  });
  test('U §13.4.6 the besieged make a veteran too when they eliminate a troop', () => {
    const match = assault({ troops: 3, inside: 2, dice: [1, 1, 1, 4, 4, 1] });
    expect(unitsAt(match, 'spain', 'eliminated')).toHaveLength(1);
    expect(told(match, 'veteran')).toMatchObject([{ power: 'france' }]);
  });
  test('U §13.4.5 a leader on the fortress leaves with the troops when it capitulates', () => {
    const match = lay({ inside: 1, change: (state) => lead(state, 'france', 'L02', 'montpellier') });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} yes`);
    onwards(match, END);
    expect(whereIs(match, 'france-1')).toMatch(/^box-/);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L02', on: 'france-1' }]);
  });
  test('U §13.4.5 so does one who is with them', () => {
    const match = lay({ inside: 1, change: (state) => lead(state, 'france', 'L02', 'france-1') });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} yes`);
    onwards(match, END);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L02', on: 'france-1' }]);
  });
  test('U §13.4.5 capitulation of a single fortress with its leader: he is lost', () => {
    const match = lay({ inside: 0, change: (state) => lead(state, 'france', 'L02', 'montpellier') });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} yes`);
    onwards(match, END);
    expect([stateOf(match).leaders, stateOf(match).fortresses]).toEqual([[], {}]);
  });
  test('U §11.6, §13.4.5 squadrons in a port that capitulates go to the nearest one as they are', () => {
    const match = lay({
      inside: 0,
      change: (state) => {
        put(state, 'france', 'S2', 'montpellier');
        put(state, 'france', 'S2', 'montpellier', { up: false });
      },
    });
    answer(match, `${SPANISH} act/spain/assault/montpellier`, `${FRENCH} yes`);
    onwards(match, ['act']);
    const squadrons = stateOf(match).units.filter(({ kind }) => kind === 'S2');
    expect(squadrons.map(({ at, up }) => [at, up])).toEqual([
      ['marseille', true],
      ['marseille', false],
    ]);
  });
  test('U §11.6 before it falls they lie there unharmed, and an operational one still puts to sea', () => {
    const match = lay({ player: FRENCH, inside: 0, change: (state) => void put(state, 'france', 'S2', 'montpellier') });
    expect(optionsOf(match, FRENCH)).toContain('sail/france-1/west_med');
  });
  test('U §13.4.1 who has just come before the walls needs another action for the assault', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'I23', 'perpignan');
        fortify(state, 'france', 'montpellier');
        deal(state, SPANISH, '029');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    onwards(match, ['act']);
    expect(optionsOf(match, SPANISH).filter((id) => id.includes('assault'))).toEqual([]);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ casualties: 0 });
  });
});

describe('U §13.3 sorties', () => {
  const sortie = (siege: Siege, answers: Readonly<Record<string, string>> = {}): Table => {
    const match = lay({ ...siege, player: FRENCH });
    answer(match, `${FRENCH} act/france/sortie/montpellier`);
    return onwards(match, END, answers);
  };
  test('U §13.3.6 a drawn sortie: they stay besieged, and so do the besiegers', () => {
    const match = sortie({ troops: 2, inside: 2, casualties: 1, dice: [1, 1, 1, 1] });
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', casualties: 1 });
    expect(stateOf(match).sieges.montpellier?.inside).toHaveLength(2);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(2);
  });
  test('U §13.3.1 a fortress without troops makes no sortie', () => {
    const match = lay({ player: FRENCH, inside: 0 });
    expect(optionsOf(match, FRENCH).filter((id) => id.includes('sortie'))).toEqual([]);
  });
  test('U §13.3.3, §11.4.2 a fleet of the besiegers weighs on a sortie from a port', () => {
    const match = sortie(
      { troops: 2, inside: 2, change: (state) => void put(state, 'spain', 'S2', 'west_med') },
      { support: 'support/defence/west_med' },
    );
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §13.3.5 won, those who came out keep their area, and the besiegers may not go where they like', () => {
    const match = sortie({ troops: 1, inside: 2, dice: [3, 1, 1] });
    expect(stateOf(match).sieges).toEqual({});
    expect(stateOf(match).holders).toEqual({});
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
  });
});
