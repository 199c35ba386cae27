/** U §12.4: interception and evasion where other sections meet them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, put, stateOf, type Table, told } from '../table.ts';
import { atWar, categoriesOf, FRENCH, minorOf, offered, onwards, realm, SPANISH, unitsAt, whereIs } from './play.ts';

const END = ['advance', 'act'];
/** Spain with an army under a leader in Perpignan. */
const perpignan = (troops: number, change: (state: State) => void = () => {}, dice?: readonly number[]): Table =>
  atWar((state) => {
    realm(state, 'spain').interests.push('WE');
    army(state, 'spain', 'perpignan', troops);
    lead(state, 'spain', 'L01', 'spain-1');
    change(state);
  }, dice);
function march(match: Table, to: string, by = 'L01'): Table {
  answer(match, `${SPANISH} act/spain/march/${by}`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${to}`);
  return match;
}

describe('U §12.4.1 interception', () => {
  test('U §12.4.1 by a troop that stands in an own area in revolt: it has free troops there', () => {
    const match = march(
      perpignan(2, (state) => {
        state.rebellions.lyon = 2;
        put(state, 'france', 'I23', 'lyon');
      }),
      'montpellier',
    );
    expect(offered(match, /^intercept/, FRENCH)).toEqual(['intercept/france-1']);
  });
  test('U §12.4.1 a single troop with its leader from two areas away', () => {
    const match = march(
      perpignan(2, (state) => {
        put(state, 'france', 'I23', 'dijon');
        lead(state, 'france', 'L02', 'france-1');
      }),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    onwards(match, ['cards-before', ...END]);
    expect([whereIs(match, 'france-1'), stateOf(match).leaders.find(({ id }) => id === 'L02')?.on]).toEqual([
      'montpellier',
      'france-1',
    ]);
  });
  test('U §12.4.1, §20.2 a Power’s own troops intercept into an area of its minor', () => {
    const match = atWar((state) => {
      minorOf(state, 'savoy').ally = 'france';
      put(state, 'france', 'I23', 'grenoble');
      put(state, 'spain', 'I23', 'milan');
    });
    march(match, 'turin', 'spain-1');
    expect(offered(match, /^intercept/, FRENCH)).toEqual(['intercept/france-1']);
  });
  test('U §12.4.1 not across the area through which the enemy came, where his troops still stand', () => {
    // Spain from Lyon to Montpellier, leaving a troop there; Dijon lies beyond.
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'lyon', 2);
      put(state, 'france', 'I23', 'dijon');
    });
    march(match, 'montpellier', 'spain-1');
    expect(match.waiting.includes(FRENCH) ? offered(match, /^intercept/, FRENCH) : []).toEqual([]);
  });
  test('U §12.4.1 who beat an army that intercepted him stays where he is and goes no further', () => {
    const match = march(
      perpignan(3, (state) => void put(state, 'france', 'I23', 'lyon'), [6, 6, 6, 1]),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    onwards(match, END);
    expect(offered(match, /^to\//)).toEqual([]);
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'montpellier')).toHaveLength(3);
  });
  test('U §17.3.2 a determined leader who is intercepted fights as a tactical one', () => {
    const match = march(
      perpignan(
        2,
        (state) => {
          state.leaders.splice(0);
          lead(state, 'spain', 'L15', 'spain-1', true);
          put(state, 'france', 'I23', 'lyon');
        },
        [3, 3, 1],
      ),
      'montpellier',
      'L15',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).toBe('plus-one');
  });
  test('U §17.3.2 but not where he attacks those who stand there', () => {
    const match = march(
      perpignan(
        2,
        (state) => {
          state.leaders.splice(0);
          lead(state, 'spain', 'L15', 'spain-1', true);
          put(state, 'france', 'I23', 'montpellier');
        },
        [3, 3, 1],
      ),
      'montpellier',
      'L15',
    );
    answer(match, `${FRENCH} stand`);
    onwards(match, ['plus-one', ...END]);
    expect(askedOf(match, SPANISH)).not.toBe('plus-one');
  });
});

describe('U §12.4 both in one reaction', () => {
  test('U §12.4 first evade, then intercept from elsewhere: the player decides the order', () => {
    const match = march(
      perpignan(2, (state) => {
        put(state, 'france', 'I23', 'montpellier');
        put(state, 'france', 'I23', 'lyon');
      }),
      'montpellier',
    );
    answer(match, `${FRENCH} retreat/toulouse`, `${SPANISH} pass`);
    expect(optionsOf(match, FRENCH)).toEqual(['stand', 'intercept/france-2']);
    answer(match, `${FRENCH} intercept/france-2`);
    expect(offered(match, /^retreat/, FRENCH)).not.toEqual([]);
    answer(match, `${FRENCH} stand`);
    onwards(match, ['cards-before', ...END]);
    expect([whereIs(match, 'france-1'), whereIs(match, 'france-2')]).toEqual(['toulouse', 'montpellier']);
  });
  test('U §12.4 who has just left does not come back by interception', () => {
    const match = march(
      perpignan(2, (state) => void put(state, 'france', 'I23', 'montpellier')),
      'montpellier',
    );
    answer(match, `${FRENCH} retreat/lyon`, `${SPANISH} pass`);
    expect([match.waiting, askedOf(match, SPANISH)]).toEqual([[SPANISH], 'advance']);
  });
});

describe('U §12.4.2 evasion', () => {
  test('U §12.4.2, §20.2 to an area of an allied minor, not of an ally', () => {
    const match = perpignan(1, (state) => {
      minorOf(state, 'savoy').ally = 'france';
      put(state, 'france', 'I23', 'marseille');
      put(state, 'spain', 'I23', 'montpellier');
    });
    march(match, 'montpellier');
    onwards(match, END);
    answer(match, `${SPANISH} to/marseille`);
    onwards(match, ['react'], { 'on-the-way': 'go' });
    expect(offered(match, /^retreat\//, FRENCH).toSorted()).toEqual([
      'retreat/disperse',
      'retreat/grenoble',
      'retreat/lyon',
      'retreat/nice',
    ]);
  });
  test('U §12.4.2 to an enemy area it has conquered', () => {
    const match = atWar((state) => {
      state.holders.perpignan = 'france';
      put(state, 'france', 'I23', 'montpellier');
      realm(state, 'spain').interests.push('WE');
      put(state, 'spain', 'I23', 'toulouse');
    });
    march(match, 'montpellier', 'spain-1');
    expect(offered(match, /^retreat\//, FRENCH)).toContain('retreat/perpignan');
  });
  test('U §12.4.2 before a landing the whole neighbourhood is open', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'barcelona');
      put(state, 'spain', 'S2', 'barcelona');
      put(state, 'france', 'I23', 'marseille');
    });
    answer(match, `${SPANISH} act/spain/land/spain-1`, `${SPANISH} at/marseille`);
    onwards(match, ['react']);
    expect(offered(match, /^retreat\//, FRENCH).toSorted()).toEqual([
      'retreat/disperse',
      'retreat/grenoble',
      'retreat/lyon',
      'retreat/montpellier',
    ]);
  });
  test('U §12.4.2 troops in a border area disperse to the box of either theater', () => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      put(state, 'france', 'I23', 'toulouse');
      put(state, 'spain', 'I23', 'zaragoza');
    });
    march(match, 'toulouse', 'spain-1');
    answer(match, `${FRENCH} retreat/disperse`);
    expect(askedOf(match, FRENCH)).toBe('which-box');
    expect(optionsOf(match, FRENCH).toSorted()).toEqual(['into/box-WE-France', 'into/box-WM']);
  });
  test('U §12.4.2 after all have gone the army takes control with the same action', () => {
    const match = march(
      perpignan(1, (state) => void put(state, 'france', 'I23', 'montpellier')),
      'montpellier',
    );
    answer(match, `${FRENCH} retreat/disperse`);
    onwards(match, ['which-box', ...END], {});
    onwards(match, END);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act']);
    expect([told(match, 'combat'), stateOf(match).holders.montpellier]).toEqual([[], 'spain']);
  });
  test('U §12.4 troops of his in an independent area are warned as well', () => {
    const match = atWar((state) => {
      put(state, 'france', 'I23', 'pamplona');
      put(state, 'france', 'I23', 'bordeaux');
      put(state, 'spain', 'I23', 'zaragoza');
    });
    march(match, 'pamplona', 'spain-1');
    expect(offered(match, /^(intercept|retreat)/, FRENCH)).toEqual(
      expect.arrayContaining(['intercept/france-2', 'retreat/bordeaux']),
    );
  });
  test('U §12.4.2 a beaten evasion is none: who stays with a part fights with that part', () => {
    const match = march(
      perpignan(2, (state) => void army(state, 'france', 'montpellier', 3), [1, 1, 5]),
      'montpellier',
    );
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    answer(match, `${FRENCH} retreat/lyon`, `${FRENCH} retreat/toulouse`, `${FRENCH} stay`, `${FRENCH} stand`);
    onwards(match, END);
    expect(categoriesOf(match, 'france')).toEqual(['C2']);
    expect(told(match, 'won')).toMatchObject([{ power: 'france' }]);
  });
});

describe('U §17.1 leaders of those who react', () => {
  test('U §12.4.1, §17.1 of a troop that intercepts alone a leader beside it may come along, or stay', () => {
    const leaderAt = (say: string) => {
      const match = march(
        perpignan(2, (state) => {
          put(state, 'france', 'I23', 'lyon');
          put(state, 'france', 'I34', 'lyon');
          lead(state, 'france', 'L02', 'france-1');
        }),
        'montpellier',
      );
      answer(match, `${FRENCH} intercept/france-2`);
      expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual(['regroup-leader', ['with/L02', 'none']]);
      answer(match, `${FRENCH} ${say}`);
      return stateOf(match).leaders.find(({ id }) => id === 'L02')?.on;
    };
    expect([leaderAt('with/L02'), leaderAt('none')]).toEqual(['france-2', 'france-1']);
  });
  test('U §11.4.3, §17.1 a guard takes the admiral of its fleet along', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S3', 'west_med');
      lead(state, 'france', 'L09', 'france-1', true);
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
    });
    answer(match, `${SPANISH} act/spain/piracy/spain-1/tc_west_med/france`, `${FRENCH} guard/france-2`);
    answer(match, `${FRENCH} with/L09`);
    onwards(match, ['plus-one', 'act']);
    expect([askedOf(match, FRENCH), match.waiting]).toEqual(['plus-one', [FRENCH]]);
  });
});
