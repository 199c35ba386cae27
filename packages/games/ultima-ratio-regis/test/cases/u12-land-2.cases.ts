/** U §12, §22: marches, landings, what may be intercepted, where one may evade to. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

/** Spain at war with France, its army of so many in Perpignan. */
const perpignan = (troops: number, change: (state: State) => void = () => {}, dice?: readonly number[]): Table =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'perpignan', troops);
      if (troops > 0) lead(state, 'spain', 'L01', 'spain-1');
      change(state);
    },
  });
function march(match: Table, to: string, by = 'L01'): Table {
  answer(match, `${SPANISH} act/spain/march/${by}`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${to}`);
  return match;
}
const END = ['advance', 'act'];

describe('U §12.1–2 marches', () => {
  test('U §13.5.1 after an attempt to take control the army goes no further', () => {
    const match = march(
      perpignan(2, (state) => fortify(state, 'france', 'lyon'), [1, 5]),
      'montpellier',
    );
    onwards(match, END);
    answer(match, `${SPANISH} subjugate`, `${FRENCH} oppose/lyon/fortress`);
    onwards(match, ['advance', 'act'], { 'force-control': 'pass' });
    expect([askedOf(match, SPANISH), whereIs(match, 'spain-1')]).toEqual(['act', 'montpellier']);
  });
  test('U §15.1.1 an army of four passes an area where four of its own stand', () => {
    const match = march(
      perpignan(4, (state) => void army(state, 'spain', 'montpellier', 4)),
      'montpellier',
    );
    onwards(match, END);
    answer(match, `${SPANISH} to/toulouse`);
    onwards(match, END, { 'on-the-way': 'go' });
    answer(match, `${SPANISH} stay`);
    onwards(match, ['act']);
    expect([unitsAt(match, 'spain', 'montpellier').length, unitsAt(match, 'spain', 'toulouse').length]).toEqual([4, 4]);
  });
  test('U §12.1 a besieger may march away; the siege is lifted', () => {
    const match = perpignan(0, (state) => {
      put(state, 'spain', 'I23', 'montpellier');
      fortify(state, 'france', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 1, inside: army(state, 'france', 'montpellier', 1) };
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/perpignan`);
    onwards(match, ['act'], { advance: 'stay' });
    expect(stateOf(match).sieges).toEqual({});
    expect(told(match, 'siege-lifted')).toHaveLength(1);
  });
  test('U §12.4.2 who leaves a fortress area before the enemy: no battle, and the fortress is besieged', () => {
    const match = march(
      perpignan(2, (state) => {
        fortify(state, 'france', 'montpellier');
        army(state, 'france', 'montpellier', 2);
      }),
      'montpellier',
    );
    expect(optionsOf(match, FRENCH)).not.toContain('retreat/fortress');
    answer(match, `${FRENCH} retreat/lyon`);
    onwards(match, END);
    expect(told(match, 'combat')).toEqual([]);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', inside: [] });
    expect(stateOf(match).holders).toEqual({});
  });
});

describe('U §12.4.1 interception, and whose area it is (§22, §13.4.7)', () => {
  test('U §12.4.1 from an area that is not controlled but where own free troops stand', () => {
    const match = march(
      perpignan(2, (state) => {
        state.holders.toulouse = 'spain';
        put(state, 'france', 'I23', 'toulouse');
      }),
      'montpellier',
    );
    expect(offered(match, /^intercept/, FRENCH)).toEqual(['intercept/france-1']);
  });
  test('U §12.4.1 across an area between where own free troops stand', () => {
    const match = march(
      perpignan(2, (state) => {
        state.holders.lyon = 'spain';
        put(state, 'france', 'I23', 'dijon');
        put(state, 'france', 'I23', 'lyon', { up: true });
      }),
      'montpellier',
    );
    expect(offered(match, /^intercept/, FRENCH).toSorted()).toEqual(['intercept/france-1', 'intercept/france-2']);
  });
  test('U §12.4.1 into an enemy’s area where a troop of his stands', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'barcelona', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'perpignan');
        put(state, 'france', 'I23', 'montpellier');
      },
    });
    march(match, 'perpignan');
    expect(offered(match, /^intercept/, FRENCH)).toEqual(['intercept/france-2']);
  });
  test('U §13.4.7 not into an area that the mover besieges: it counts as his', () => {
    const match = march(
      perpignan(1, (state) => {
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
        put(state, 'france', 'I23', 'lyon');
      }),
      'montpellier',
    );
    expect(match.waiting).toEqual([SPANISH]);
    onwards(match, END);
    expect(told(match, 'combat')).toEqual([]);
  });
  test('U §22 nor into one where his free troops stand without control', () => {
    const match = march(
      perpignan(1, (state) => {
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'france', 'I23', 'lyon');
      }),
      'montpellier',
    );
    expect(match.waiting).toEqual([SPANISH]);
  });
  test('U §13.4.7 besiegers attacked in the field are reinforced by interception', () => {
    const match = spain({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
        put(state, 'spain', 'I23', 'perpignan');
        army(state, 'france', 'lyon', 2);
        lead(state, 'france', 'L02', 'france-1');
      },
    });
    answer(match, `${FRENCH} act/france/march/L02`, `${FRENCH} army/all`, `${FRENCH} to/montpellier`);
    expect(offered(match, /^intercept/)).toEqual(['intercept/spain-2']);
    answer(match, `${SPANISH} retreat/perpignan`);
    onwards(match, END);
    expect([told(match, 'combat'), stateOf(match).sieges]).toEqual([[], {}]);
  });
  test('U §20.2, §18.5 troops of a minor intercept into a border area of their theater, not beyond', () => {
    const savoy = (to: string) => {
      const match = spain({
        change: (state) => {
          war(state, 'spain', 'france');
          realm(state, 'spain').interests.push('WE');
          minorOf(state, 'savoy').ally = 'france';
          put(state, 'savoy', 'I23', 'nice');
          put(state, 'spain', 'I23', 'lyon');
        },
      });
      march(match, to, 'spain-1');
      return match.waiting.includes(FRENCH) ? offered(match, /^intercept/, FRENCH) : [];
    };
    expect([savoy('marseille'), savoy('montpellier')]).toEqual([['intercept/savoy-1'], []]);
  });
  test('U §12.4.1 from a mini-map only a single troop from next door', () => {
    // Herat, of the East, lies beside Delhi and Sind, which are overseas.
    const from = (at: string) => {
      const match = table({
        player: SPANISH,
        change: (state) => {
          war(state, 'persia', 'portugal');
          for (const area of ['herat', 'delhi', 'agra', 'sind', 'lahore']) own(state, area, 'domain:portugal');
          realm(state, 'portugal').interests.push('TE', 'In');
          put(state, 'persia', 'I23', 'isfahan');
          army(state, 'portugal', at, 2);
          lead(state, 'portugal', 'L02', 'portugal-1');
        },
      });
      answer(match, `${SPANISH} act/persia/march/persia-1`, `${SPANISH} to/herat`);
      return match.waiting.includes(FRENCH) ? offered(match, /^intercept/, FRENCH) : [];
    };
    expect(from('delhi').some((id) => id.startsWith('intercept/army'))).toBe(false);
    expect(from('delhi')).not.toEqual([]);
  });
  test('U §17.3.2 where a tactical and a determined leader stand, the determined one leads the army from two areas away', () => {
    const match = march(
      perpignan(2, (state) => {
        army(state, 'france', 'dijon', 3);
        lead(state, 'france', 'L02', 'france-1', true);
        lead(state, 'france', 'L15', 'france-2', true);
      }),
      'montpellier',
    );
    answer(
      match,
      `${FRENCH} intercept/army/dijon`,
      `${FRENCH} army/pick`,
      `${FRENCH} take/france-3`,
      `${FRENCH} take/france-2`,
    );
    answer(match, `${FRENCH} done`, `${FRENCH} stand`);
    onwards(match, ['cards-before', ...END]);
    expect(unitsAt(match, 'france', 'montpellier').toSorted()).toEqual(['france-2', 'france-3']);
    expect(stateOf(match).leaders.find(({ id }) => id === 'L15')?.on).toBe('france-2');
    expect(whereIs(match, 'france-1')).toBe('dijon');
  });
  test('U §12.4.2 a part of the army may stay and fight', () => {
    const match = march(
      perpignan(2, (state) => void army(state, 'france', 'montpellier', 2), [5, 5, 1]),
      'montpellier',
    );
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    answer(match, `${FRENCH} retreat/lyon`, `${FRENCH} stay`, `${FRENCH} stand`);
    onwards(match, END, { 'take-control': 'no' });
    expect(whereIs(match, 'france-1')).toBe('lyon');
    expect(
      told(match, 'rolled')
        .find(({ power }) => power === 'france')
        ?.dice.split(','),
    ).toHaveLength(1);
  });
});
