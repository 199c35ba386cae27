/** U §21.4, §22: negotiations, what is held and what is given back. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  fortify,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
  worldOf,
} from '../table.ts';
import {
  calm,
  FRENCH,
  minorOf,
  offered,
  onwards,
  reach,
  realm,
  refusalOf,
  SPANISH,
  spain,
  toDo,
  unitsAt,
  unrestOf,
  vpOf,
  whereIs,
} from './play.ts';

const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);
const _taken = (match: Table): readonly number[] | undefined => stateOf(match).wars[0]?.taken;

describe('U §21.4 negotiations', () => {
  const peace = (
    a: 'spain' | 'ottomans',
    b: 'france' | 'venice',
    points: [number, number],
    change: (state: State) => void,
  ): Table =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, a, b, points);
        change(state);
        toDo(state, { do: 'peace', sides: [a, b], opener: null });
      },
    });
  const status = (match: Table): string | undefined => {
    const last = told(match, 'status').at(-1);
    return last && `${last.mine}–${last.theirs}`;
  };
  test('U §21.4.1 an area taken that rebels hold now is not counted', () => {
    const match = peace('spain', 'france', [0, 0], (state) => {
      for (const area of ['montpellier', 'toulouse']) state.holders[area] = 'spain';
      state.rebellions.toulouse = 2;
    });
    expect(told(match, 'war-drawn')).toHaveLength(1);
  });
  test('U §21.4.1 a colony against two areas: one each, a draw', () => {
    const match = peace('spain', 'france', [0, 0], (state) => {
      own(state, 'cuba', 'home:spain');
      state.holders.cuba = 'france';
      for (const area of ['montpellier', 'toulouse']) state.holders[area] = 'spain';
    });
    expect(told(match, 'war-drawn')).toHaveLength(1);
    expect(status(match)).toBe('0–0');
  });
  test('U §21.4.3 a VP of a military victory for one condition, as often as there are conditions', () => {
    const match = peace('ottomans', 'venice', [3, 0], () => {});
    // Not on its card in 1490: two conditions each.
    answer(match, `${FRENCH} vp/ottomans`);
    expect(refusalOf(match, FRENCH, 'vp/ottomans')?.[0]).toBe('too-dear');
  });
  test('U §21.4.3 unrest that is 0 is not lowered, but the loser’s rises', () => {
    const match = peace('spain', 'france', [1, 0], (state) => {
      realm(state, 'spain').unrest = 0;
    });
    answer(match, `${SPANISH} unrest/france`);
    onwards(match, ['act']);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([0, 5]);
  });
  test('U §21.4.3 an independent minor that stayed out of the war may be broken off or taken all the same', () => {
    const match = peace('spain', 'france', [3, 0], (state) => {
      minorOf(state, 'knights').ally = 'france';
      realm(state, 'spain').interests.push('EM');
      minorOf(state, 'knights').aloof = true;
    });
    expect(optionsOf(match, SPANISH)).toEqual(expect.arrayContaining(['break/knights', 'minor/knights']));
  });
  test('U §21.4.3 a minor won brings its land that the winner held: the marks are gone', () => {
    const match = peace('spain', 'france', [2, 0], (state) => {
      minorOf(state, 'genoa').ally = 'france';
      state.holders.bastia = 'spain';
      put(state, 'spain', 'I23', 'bastia');
    });
    answer(match, `${SPANISH} minor/genoa`);
    onwards(match, ['act']);
    expect([minorOf(stateOf(match), 'genoa').ally, stateOf(match).holders]).toEqual(['spain', {}]);
    expect(whereIs(match, 'spain-1')).toBe('bastia');
  });
  test('U §21.4 step 5: what is not asked of a minor that stays with the loser is given back to it', () => {
    const match = peace('spain', 'france', [1, 0], (state) => {
      minorOf(state, 'genoa').ally = 'france';
      state.holders.bastia = 'spain';
      put(state, 'spain', 'I23', 'bastia');
    });
    answer(match, `${SPANISH} done`);
    onwards(match, ['act']);
    expect([control(match, 'bastia'), whereIs(match, 'spain-1') === 'bastia']).toEqual(['genoa', false]);
  });
  test('U §21.4.3 areas of an allied minor are no domains: they are not ceded', () => {
    const match = peace('spain', 'france', [3, 0], (state) => {
      minorOf(state, 'genoa').ally = 'france';
      state.holders.bastia = 'spain';
    });
    expect(offered(match, /^(domain|border|overseas|enclave)\/(bastia|genoa)/)).toEqual([]);
  });
  test('U §21.4.4 the forced peace after a war holds to the end of the turn: no promotion, no claim', () => {
    const match = peace('spain', 'france', [0, 0], (state) => {
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
    });
    expect(stateOf(match).truces.map((pair) => pair.toSorted())).toEqual([['france', 'spain']]);
  });
  test('U §21.2.1 the winner of a war of a card scores at the peace, whoever asked for it', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        state.wars.push({ sides: ['venice', 'ottomans'], taken: [0, 2], vp: [1, 1], cards: ['108'] });
      },
    });
    answer(match, `${SPANISH} peace/venice/ottomans`);
    onwards(match, ['act'], { conditions: 'done' });
    expect([vpOf(match, FRENCH), vpOf(match, SPANISH)]).toEqual([1, 0]);
    // Lost two and gave one for asking.
    expect(unrestOf(match, 'venice')).toBe(3);
  });
});

describe('U §22 control', () => {
  test('U §22 besiegers count as holding the ground for strategic movement; gone, the owner holds it', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        fortify(state, 'france', 'montpellier');
        army(state, 'spain', 'montpellier', 1);
        put(state, 'spain', 'I23', 'barcelona');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
    });
    expect(reach(match, SPANISH, 'spain', 'spain-2')).toContain('montpellier');
  });
  test('U §22 an independent that is subdued belongs to who subdued it at once', () => {
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        own(state, 'oran', 'A2');
        own(state, 'algiers', 'domain:spain');
        put(state, 'spain', 'I34', 'oran');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/oran`);
    onwards(match, ['act']);
    expect([titleOf(worldOf(match), 'oran'), stateOf(match).holders]).toEqual(['domain:spain', {}]);
    answer(match, `${SPANISH} end`);
    expect(unitsAt(match, 'spain', 'oran')).toHaveLength(1);
  });
});
