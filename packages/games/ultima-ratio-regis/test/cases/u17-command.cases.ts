/** U §13.5, §17.3.2: who commands, and subjugations. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, type Table, war } from '../table.ts';
import { battle, END, two } from './field.ts';
import { categoriesOf, FRENCH, minorOf, onwards, realm, SPANISH, spain, unitsAt } from './play.ts';

const sum = (match: Table, power: string): number =>
  categoriesOf(match, power).reduce((total, each) => total + Number(each.slice(1)), 0);

describe('U §17.3.2 who commands', () => {
  test('U §17.3.2 an admiral on land stands before an organizer, who then is of no use', () => {
    const match = battle({
      spanish: two,
      french: two,
      change: (state) => {
        state.leaders.splice(0);
        lead(state, 'spain', 'L09', 'spain-1', true);
        lead(state, 'spain', 'L27', 'spain-2', true);
      },
    });
    onwards(match, ['organizer', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('organizer');
  });
  const subdue = (dice: readonly number[], change: (state: State) => void): Table => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'montpellier', 2);
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    return match;
  };
  const atLyon = (state: State) => army(state, 'france', 'lyon', 2);
  test('U §17.3.2 a tactical leader stands before a determined one in a subjugation', () => {
    const match = subdue([2, 5], (state) => {
      atLyon(state);
      lead(state, 'spain', 'L01', 'spain-1', true);
      lead(state, 'spain', 'L15', 'spain-2', true);
    });
    onwards(match, ['plus-one', 'act', 'force-control'], { oppose: 'oppose/lyon/troops' });
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
  test('U §17.3.2 an extraordinary leader stands before an ordinary one', () => {
    const match = subdue([2, 5], (state) => {
      atLyon(state);
      lead(state, 'spain', 'L01', 'spain-1');
      lead(state, 'spain', 'L15', 'spain-2', true);
    });
    onwards(match, ['plus-one', 'act', 'force-control'], { oppose: 'oppose/lyon/troops' });
    expect(askedOf(match, SPANISH)).toBe('plus-one');
  });
  test('U §17.3.2 a determined leader helps those who oppose too', () => {
    const match = subdue([3, 3], (state) => {
      const [first = ''] = atLyon(state);
      lead(state, 'france', 'L15', first, true);
    });
    onwards(match, ['plus-one', 'act', 'force-control'], { oppose: 'oppose/lyon/troops' });
    expect([match.waiting, askedOf(match, FRENCH)]).toEqual([[FRENCH], 'plus-one']);
  });
  test('U §13.5.5 with a leader it takes two results to disperse one of those who opposed', () => {
    const beaten = (led: boolean) => {
      const match = subdue([5, 1], (state) => {
        const [first = ''] = atLyon(state);
        if (led) lead(state, 'france', 'L02', first);
      });
      onwards(match, ['act'], { oppose: 'oppose/lyon/troops' });
      return unitsAt(match, 'france', 'lyon').length;
    };
    expect([beaten(false), beaten(true)]).toEqual([0, 1]);
  });
  test('U §13.5.2, §20.2 the fortress of an allied minor opposes; the troops of an ally do not', () => {
    const asked = (change: (state: State) => void) => {
      const match = spain({
        change: (state) => {
          war(state, 'spain', 'france');
          realm(state, 'spain').interests.push('WE');
          put(state, 'spain', 'I23', 'marseille');
          change(state);
        },
      });
      answer(match, `${SPANISH} act/spain/subjugate/marseille`);
      onwards(match, ['oppose', 'act']);
      return askedOf(match, FRENCH) === 'oppose' ? optionsOf(match, FRENCH) : [];
    };
    expect(
      asked((state) => {
        minorOf(state, 'savoy').ally = 'france';
        fortify(state, 'savoy', 'nice');
      }),
    ).toEqual(['pass', 'oppose/nice/fortress']);
    expect(
      asked((state) => {
        own(state, 'nice', 'domain:portugal');
        put(state, 'portugal', 'I23', 'nice');
        state.alliances.push(['france', 'portugal']);
      }),
    ).toEqual([]);
  });
  test('U §13.5.3 moved, in mountains, with an enemy fleet: a C3 becomes a C1, never less', () => {
    const match = spain({
      dice: [1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'france', 'I23', 'lyon');
        put(state, 'france', 'S2', 'west_med');
        state.holders.montpellier = 'spain';
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/marseille`);
    onwards(match, END);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act', 'force-control'], {
      oppose: 'oppose/lyon/troops',
      support: 'support/defence/west_med',
    });
    expect([sum(match, 'spain'), sum(match, 'france')]).toEqual([1, 2]);
  });
});
