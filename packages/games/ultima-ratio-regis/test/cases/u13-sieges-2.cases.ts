/** U §13.4, §13.5: sieges and subjugations where other sections meet them. */
import { describe, expect, test } from 'vitest';
import { reasons } from '../../src/bot/reasons.ts';
import { DATA } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { wordsFrom } from '../../src/words/index.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
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
  atWar,
  categoriesOf,
  FRENCH,
  offered,
  onwards,
  realm,
  SPANISH,
  spain,
  unitsAt,
  unrestOf,
  whereIs,
} from './play.ts';

const END = ['advance', 'act'];
interface Siege {
  readonly troops?: number;
  readonly inside?: number;
  readonly casualties?: number;
  readonly dice?: readonly number[];
  readonly change?: (state: State) => void;
}
const before =
  ({ troops = 3, inside = 1, casualties = 0, change }: Siege) =>
  (state: State): void => {
    realm(state, 'spain').interests.push('WE');
    army(state, 'spain', 'montpellier', troops);
    fortify(state, 'france', 'montpellier');
    state.sieges.montpellier = { by: 'spain', casualties, inside: army(state, 'france', 'montpellier', inside) };
    change?.(state);
  };
const assault = (position: Siege, until = END, answers: Readonly<Record<string, string>> = {}) => {
  const match = atWar(before(position), position.dice);
  answer(match, `${SPANISH} act/spain/assault/montpellier`);
  return onwards(match, until, answers);
};

describe('U §13.4 sieges', () => {
  test('U §13.1.9 a fortress alone raises a conscript: C3 and C1', () => {
    const match = assault({ inside: 0 }, ['conscript']);
    expect(match.waiting).toEqual([FRENCH]);
    const calmly = unrestOf(match, 'france');
    answer(match, `${FRENCH} yes`);
    onwards(match, END);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C3']);
    expect(unrestOf(match, 'france')).toBe(calmly + 1);
  });
  test('U §13.4.2 won by one with an odd casualty: two results are one siege casualty, not two', () => {
    // Spain 4 and 1, 1 against 1 (C3: 3 points 1)... 4 gives 1 and C; a 3 makes it 2 to 1.
    const match = assault({ inside: 2, dice: [4, 3, 1, 1, 1, 1] });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 1 }]);
    expect(stateOf(match).sieges.montpellier?.casualties).toBe(1);
  });
  test('U §13.4.2 in a draw an odd casualty alone does nothing', () => {
    const match = assault({ inside: 2, dice: [4, 1, 1, 1, 1, 1] });
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(stateOf(match).sieges.montpellier?.casualties).toBe(0);
  });
  test('U §13.4.3 the advantage goes to a die below C4 while there is one', () => {
    const match = assault(
      {
        troops: 0,
        change: (state) => {
          put(state, 'spain', 'I34', 'montpellier', { up: true });
          put(state, 'spain', 'I23', 'montpellier');
          put(state, 'spain', 'S2', 'west_med');
        },
      },
      END,
      { support: 'support/attack/west_med' },
    );
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C3', 'C4']);
  });
  test('U §13.1.2 an advantage is no refuge from disadvantages: all are applied that can be', () => {
    // A single 2/3 troop in the marshes of Holland, an artillery train (021), and perhaps a fleet of the enemy.
    const thrown = (fleet: boolean): string[] => {
      const match = table({
        scenario: 'wars_of_religion',
        players: 3,
        player: 'player-1',
        change: (state) => {
          war(state, 'spain', 'netherlands');
          fortify(state, 'netherlands', 'amsterdam');
          put(state, 'spain', 'I23', 'amsterdam');
          state.holders.middelburg = 'spain';
          state.sieges.amsterdam = { by: 'spain', casualties: 0, inside: [] };
          own(state, 'groningen', 'home:netherlands');
          if (fleet) put(state, 'netherlands', 'S2', 'north_sea');
          deal(state, 'player-1', '021', '029');
        },
      });
      answer(match, 'player-1 act/spain/assault/amsterdam');
      onwards(match, ['act'], { support: 'support/defence/north_sea', 'cards-before': 'card/021/advantage' });
      return categoriesOf(match, 'spain');
    };
    expect([thrown(false), thrown(true)]).toEqual([['C2'], ['C1']]);
  });
  test('U §13.1.2 with every die at C4 it is ignored', () => {
    const match = assault(
      {
        troops: 0,
        change: (state) => {
          put(state, 'spain', 'I34', 'montpellier', { up: true });
          put(state, 'spain', 'S2', 'west_med');
        },
      },
      END,
      { support: 'support/attack/west_med' },
    );
    expect(categoriesOf(match, 'spain')).toEqual(['C4']);
  });
  test('U §13.4.5 who leaves by sea leaves the rest to the casualties: capitulation at once', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        before({ inside: 1, casualties: 1 })(state);
      },
    });
    answer(match, `${FRENCH} act/france/redeploy/france-1`, `${FRENCH} to/marseille`);
    onwards(match, ['act']);
    expect(whereIs(match, 'france-1')).toBe('marseille');
    expect([told(match, 'capitulated').length, stateOf(match).holders.montpellier]).toEqual([1, 'spain']);
  });
  test('U §13.4.5 a capitulation offered before the dice: the leader goes with the troops, nothing is thrown', () => {
    const match = assault({ inside: 1, change: (state) => lead(state, 'france', 'L02', 'france-1') }, ['capitulate']);
    expect(match.waiting).toEqual([FRENCH]);
    answer(match, `${FRENCH} yes`);
    onwards(match, END);
    expect(told(match, 'rolled')).toEqual([]);
    expect([stateOf(match).holders.montpellier, stateOf(match).fortresses.montpellier]).toEqual(['spain', undefined]);
    expect(whereIs(match, 'france-1')).toMatch(/^box-/);
    expect(stateOf(match).leaders.find(({ id }) => id === 'L02')?.on).toBe('france-1');
  });
  test('U §13.4.7, §15.1 five besiegers do not stay; those shut in are counted apart', () => {
    const match = atWar((state) => {
      before({ troops: 3, inside: 3 })(state);
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-4');
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    onwards(match, ['overstacked', ...END]);
    if (askedOf(match, SPANISH) === 'advance') {
      answer(match, `${SPANISH} stay`);
      onwards(match, ['act']);
    } else onwards(match, ['act']);
    expect([unitsAt(match, 'spain', 'montpellier').length, unitsAt(match, 'france', 'montpellier').length]).toEqual([
      4, 3,
    ]);
  });
  test('U §13.4.1 one who besieges may leave a part and march on with the rest', () => {
    const match = atWar(before({ troops: 2, inside: 1 }));
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/marseille`);
    onwards(match, ['act'], { advance: 'stay' });
    expect([whereIs(match, 'spain-1'), stateOf(match).sieges.montpellier?.by]).toEqual(['marseille', 'spain']);
  });
  test('U §13.4.2, §13.1.7 a single besieger who wins loses nothing', () => {
    const match = assault({ troops: 1, inside: 0, dice: [6, 4] });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(whereIs(match, 'spain-1')).toBe('montpellier');
  });
  test('U §13.3.6, §15.1.1 an organizer shut in makes room for a fourth troop beside the fortress', () => {
    // Beaten by one point: one of five disperses.
    const match = atWar(
      (state) => {
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'perpignan', 4, 'I34');
        lead(state, 'spain', 'L01', 'spain-1');
        fortify(state, 'france', 'montpellier');
        army(state, 'france', 'montpellier', 5);
        lead(state, 'france', 'L27', 'france-1', true);
      },
      [3, 3, 3, 3, 3, 3, 3, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    onwards(match, END, { organizer: 'field/4', withdraw: 'retreat/fortress' });
    expect(stateOf(match).sieges.montpellier?.inside).toHaveLength(4);
  });
  test('U §13.4.5, §13.3.6 a sortie that costs the besieged too many ends the siege at once', () => {
    const match = table({
      player: FRENCH,
      dice: [1, 1, 3, 3, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        before({ troops: 3, inside: 2, casualties: 1 })(state);
      },
    });
    answer(match, `${FRENCH} act/france/sortie/montpellier`);
    onwards(match, ['act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 2, against: 0 }]);
    expect([told(match, 'capitulated').length, stateOf(match).holders.montpellier]).toEqual([1, 'spain']);
  });
  test('U §18.3, §9.4 rebels outside count as besiegers: a fortress alone does nothing against them', () => {
    const match = spain({
      change: (state) => {
        fortify(state, 'spain', 'toledo');
        state.rebellions.toledo = 2;
      },
    });
    expect(offered(match, /toledo/).filter((id) => /sortie|subjugate|assault/.test(id))).toEqual([]);
  });
  test('U §13.4.7 a troop may march through the area it besieges with others', () => {
    const match = atWar((state) => {
      before({ troops: 2, inside: 1 })(state);
      put(state, 'spain', 'I23', 'perpignan');
    });
    answer(match, `${SPANISH} act/spain/march/spain-3`, `${SPANISH} to/montpellier`);
    onwards(match, END);
    expect(offered(match, /^to\//)).toContain('to/lyon');
  });
});

describe('U §13.4.1, §13.4.5 who besieges', () => {
  test('U §13.4.5 when the besiegers march away others who stand there keep the siege up', () => {
    const match = atWar((state) => {
      war(state, 'austria', 'france');
      before({ troops: 1, inside: 2, casualties: 1 })(state);
      put(state, 'austria', 'I23', 'montpellier');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/perpignan`);
    onwards(match, ['act'], { advance: 'stay' });
    expect(stateOf(match).sieges.montpellier).toMatchObject({
      by: 'austria',
      casualties: 1,
      inside: ['france-1', 'france-2'],
    });
  });
});

describe('advice', () => {
  const said = (match: Table, option: string): string =>
    match
      .questions(FRENCH)
      .flatMap((question) => reasons(worldOf(match), wordsFrom(DATA), question, option))
      .join(' ');
  test('U §13.4.5 what a capitulation saves, and how long the fortress can hold', () => {
    const match = assault({ inside: 2, casualties: 1 }, ['capitulate']);
    expect(said(match, 'yes')).toBe(
      'The troops inside disperse and can regroup; Montpellier and its fortress are lost.',
    );
    expect(said(match, 'no')).toBe(
      'Montpellier holds until it has more siege casualties (1 now) than troops inside (2).',
    );
  });
  test('U §13.1.9 what a conscript costs', () => {
    const match = assault({ inside: 0 }, ['conscript']);
    expect(said(match, 'yes')).toMatch(/^One die more, the weakest, and France has 2 unrest and bears \d\.$/);
  });
});
