/** U §12.1–2, §12.4–5: marches, and what the enemy does about them. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  told,
  war,
} from '../table.ts';
import { FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, unitsAt, whereIs } from './play.ts';

/** Spain at war with France, with interest in Western Europe, and an army under a leader in Perpignan. */
const perpignan = (troops: number, change: (state: State) => void = () => {}, dice?: readonly number[]): Table =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'perpignan', troops);
      lead(state, 'spain', 'L01', 'spain-1');
      change(state);
    },
  });

function march(match: Table, to: string): Table {
  answer(match, `${SPANISH} act/spain/march/L01`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${to}`);
  return match;
}
const reactions = (match: Table): readonly string[] => (match.waiting.includes(FRENCH) ? optionsOf(match, FRENCH) : []);
const END = ['advance', 'act'];

describe('U §12.1 how far', () => {
  test('U §12.1 two areas with one action, and no third', () => {
    const match = march(perpignan(2), 'montpellier');
    onwards(match);
    answer(match, `${SPANISH} to/toulouse`);
    onwards(match, END, { 'on-the-way': 'go' });
    expect(unitsAt(match, 'spain', 'toulouse')).toHaveLength(2);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('to/'))).toEqual([]);
  });
  test('U §12.1 not after a battle, even if it is won', () => {
    const match = march(
      perpignan(2, (state) => void put(state, 'france', 'I23', 'montpellier'), [5, 5, 1]),
      'montpellier',
    );
    answer(match, `${FRENCH} stand`);
    onwards(match, END, { 'take-control': 'no' });
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('to/'))).toEqual([]);
  });
  test('U §12.1, §13.4.1 not past an unbesieged fortress', () => {
    const match = march(
      perpignan(2, (state) => fortify(state, 'france', 'montpellier')),
      'montpellier',
    );
    onwards(match, END);
    expect(whereIs(match, 'spain-1')).toBe('montpellier');
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('to/'))).toEqual([]);
    expect(stateOf(match).sieges.montpellier).toMatchObject({ by: 'spain', casualties: 0 });
  });
  test('U §12.1 past a fortress that others of yours besiege', () => {
    const match = march(
      perpignan(2, (state) => {
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      }),
      'montpellier',
    );
    onwards(match);
    expect(optionsOf(match, SPANISH)).toContain('to/toulouse');
  });
  test('U §12.1 areas of an allied minor count as your own, those of an ally do not', () => {
    const from = (change: (state: State) => void) => {
      const match = spain({
        change: (state) => {
          put(state, 'spain', 'I23', 'perpignan');
          change(state);
        },
      });
      answer(match, `${SPANISH} act/spain/march/spain-1`);
      return optionsOf(match, SPANISH);
    };
    expect(
      from((state) => {
        own(state, 'montpellier', 'minor:savoy');
        minorOf(state, 'savoy').ally = 'spain';
      }),
    ).toContain('to/montpellier');
    expect(from((state) => void state.alliances.push(['spain', 'france']))).not.toContain('to/montpellier');
  });
  test('U §12.1 what lies at peace is refused, with the section', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'perpignan') });
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(refusalOf(match, SPANISH, 'to/montpellier')).toEqual(['not-at-war', '§12.1']);
    expect(whereIs(match, 'spain-1')).toBe('perpignan');
  });
  test('U §20.1 a neutral minor may be entered, and never controlled', () => {
    const match = spain({
      change: (state) => {
        own(state, 'pamplona', 'minor:savoy');
        put(state, 'spain', 'I23', 'zaragoza');
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/pamplona`);
    onwards(match);
    expect(whereIs(match, 'spain-1')).toBe('pamplona');
    expect(optionsOf(match, SPANISH)).not.toContain('subjugate');
  });
  test('U §12.2 after the first area the army takes up or leaves troops', () => {
    const match = march(
      perpignan(2, (state) => void put(state, 'spain', 'I23', 'montpellier')),
      'montpellier',
    );
    onwards(match);
    answer(match, `${SPANISH} to/toulouse`);
    expect(askedOf(match, SPANISH)).toBe('on-the-way');
    answer(match, `${SPANISH} take/spain-3`, `${SPANISH} leave/spain-2`, `${SPANISH} go`);
    onwards(match);
    expect(unitsAt(match, 'spain', 'toulouse')).toEqual(['spain-1', 'spain-3']);
    expect(whereIs(match, 'spain-2')).toBe('montpellier');
  });
  test('U §12.1 a troop without a leader marches alone', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
      },
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`);
    onwards(match);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2')]).toEqual(['montpellier', 'perpignan']);
  });
});

describe('U §12.4.1 interception', () => {
  test('U §12.4.1 a single troop from two areas away, and none from three', () => {
    // Lyon is beside Montpellier, Dijon two away, Reims three.
    const from = (at: string) =>
      reactions(
        march(
          perpignan(2, (state) => void put(state, 'france', 'I23', at)),
          'montpellier',
        ),
      );
    expect(from('dijon')).toContain('intercept/france-1');
    expect(from('reims')).toEqual([]);
  });
  test('U §12.4.1 the area between must be controlled and free of enemies', () => {
    const through = (change: (state: State) => void) =>
      reactions(
        march(
          perpignan(2, (state) => {
            put(state, 'france', 'I23', 'dijon');
            change(state);
          }),
          'montpellier',
        ),
      );
    const between = (change: (state: State) => void) =>
      through((state) => {
        change(state);
      }).filter((id) => id.startsWith('intercept'));
    expect(
      between((state) => {
        state.rebellions.lyon = 2;
      }),
    ).toEqual([]);
    expect(between((state) => void put(state, 'spain', 'I23', 'lyon'))).toEqual([]);
    expect(
      between((state) => {
        state.holders.lyon = 'spain';
      }),
    ).toEqual([]);
    expect(between(() => {})).toEqual(['intercept/france-1']);
  });
  test('U §12.4.1 several troops without a leader do not intercept together', () => {
    const match = march(
      perpignan(2, (state) => void army(state, 'france', 'lyon', 3)),
      'montpellier',
    );
    expect(reactions(match).some((id) => id.startsWith('intercept/army'))).toBe(false);
    expect(reactions(match)).toContain('intercept/france-1');
  });
  test('U §12.4.1 an army with a leader intercepts from next door, with all its troops', () => {
    const match = march(
      perpignan(2, (state) => {
        army(state, 'france', 'lyon', 3);
        lead(state, 'france', 'L02', 'france-1');
      }),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/army/lyon`);
    onwards(match, ['react', 'cards-before', ...END]);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(3);
  });
  test('U §12.4.1 only from one of his areas', () => {
    const match = march(
      perpignan(2, (state) => {
        put(state, 'france', 'I23', 'lyon');
        put(state, 'france', 'I23', 'marseille');
      }),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    expect(reactions(match).filter((id) => id.startsWith('intercept'))).toEqual([]);
  });
  test('U §12.4 intercepting and evading go together, in either order', () => {
    const match = march(
      perpignan(2, (state) => void put(state, 'france', 'I23', 'lyon')),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    expect(reactions(match)).toContain('retreat/marseille');
    answer(match, `${FRENCH} retreat/marseille`);
    onwards(match);
    expect(whereIs(match, 'france-1')).toBe('marseille');
    expect(told(match, 'combat')).toEqual([]);
  });
  test('U §12.4.1 besieged troops do not intercept', () => {
    const match = march(
      perpignan(2, (state) => {
        fortify(state, 'france', 'lyon');
        put(state, 'spain', 'I23', 'lyon');
        state.sieges.lyon = { by: 'spain', casualties: 0, inside: [put(state, 'france', 'I23', 'lyon')] };
      }),
      'montpellier',
    );
    expect(reactions(match).filter((id) => id.startsWith('intercept'))).toEqual([]);
  });
  test('U §13.5.6 no interception into an area in revolt', () => {
    const match = march(
      perpignan(2, (state) => {
        put(state, 'france', 'I23', 'lyon');
        state.rebellions.montpellier = 2;
      }),
      'montpellier',
    );
    expect(reactions(match).filter((id) => id.startsWith('intercept'))).toEqual([]);
  });
  test('U §12.4.1 an intercepted march is a battle in the area it was bound for', () => {
    const match = march(
      perpignan(2, (state) => void put(state, 'france', 'I23', 'lyon'), [5, 5, 1]),
      'montpellier',
    );
    answer(match, `${FRENCH} intercept/france-1`);
    onwards(match, END, { 'take-control': 'yes' });
    expect(told(match, 'combat')).toMatchObject([{ kind: 'land', at: 'montpellier', attacker: 'spain' }]);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §12.4.1 overseas only a single troop from next door', () => {
    // Veracruz and Yucatán are joined; Guatemala is two away from Veracruz.
    const overseas = (at: string) => {
      const match = spain({
        change: (state) => {
          war(state, 'spain', 'france');
          for (const area of ['veracruz', 'yucatan', 'mexico', 'guatemala']) own(state, area, 'domain:france');
          own(state, 'veracruz', 'domain:spain');
          put(state, 'spain', 'I23', 'veracruz');
          put(state, 'france', 'I23', at);
        },
      });
      answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/yucatan`);
      return reactions(match).filter((id) => id.startsWith('intercept'));
    };
    expect(overseas('guatemala')).toEqual(['intercept/france-1']);
    expect(overseas('mexico')).toEqual([]);
  });
  test('U card 027 a forced march brings an army with a leader from two areas away', () => {
    const dijon = (cards: string[]) =>
      march(
        perpignan(2, (state) => {
          army(state, 'france', 'dijon', 2);
          lead(state, 'france', 'L02', 'france-1');
          deal(state, FRENCH, ...cards);
        }),
        'montpellier',
      );
    expect(reactions(dijon([])).some((id) => id.includes('army/dijon'))).toBe(false);
    const match = dijon(['027']);
    answer(match, `${FRENCH} intercept/army/dijon/card/027`, `${FRENCH} army/all`);
    expect(unitsAt(match, 'france', 'montpellier')).toHaveLength(2);
    expect(stateOf(match).chairs.find(({ player }) => player === FRENCH)?.hand).toEqual([]);
  });
});

describe('U §12.4.2 evasion', () => {
  const french = (number: number, change: (state: State) => void = () => {}) =>
    march(
      perpignan(2, (state) => {
        army(state, 'france', 'montpellier', number);
        change(state);
      }),
      'montpellier',
    );
  test('U §12.4.2 not to an area in revolt, in enemy hands or with enemies', () => {
    const match = french(1, (state) => {
      state.rebellions.lyon = 2;
      state.holders.toulouse = 'spain';
      put(state, 'spain', 'I23', 'clermont');
    });
    expect(reactions(match).filter((id) => id.startsWith('retreat/'))).toEqual([
      'retreat/marseille',
      'retreat/disperse',
    ]);
  });
  test('U §12.4.2 to an uncontrolled area where own troops stand unbesieged', () => {
    const match = french(1, (state) => {
      state.holders.toulouse = 'spain';
      put(state, 'france', 'I23', 'toulouse');
    });
    expect(reactions(match)).toContain('retreat/toulouse');
  });
  test('U §12.4.2 the force may part', () => {
    const match = french(2);
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.endsWith('lyon'))}`);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.endsWith('marseille'))}`);
    onwards(match);
    expect([unitsAt(match, 'france', 'lyon').length, unitsAt(match, 'france', 'marseille').length]).toEqual([1, 1]);
  });
  test('U §12.4.2 or a part of it disperses', () => {
    const match = french(2);
    answer(match, `${FRENCH} retreat/apart`);
    onwards(match, ['retreat-one']);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('disperse'))}`);
    if (askedOf(match, FRENCH) === 'which-box') answer(match, `${FRENCH} into/box-WE-France`);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.endsWith('lyon'))}`);
    onwards(match);
    expect([unitsAt(match, 'france', 'box-WE-France').length, unitsAt(match, 'france', 'lyon').length]).toEqual([1, 1]);
  });
  test('U §12.4.2 and again before a second advance', () => {
    const match = french(1);
    answer(match, `${FRENCH} retreat/toulouse`);
    onwards(match);
    answer(match, `${SPANISH} to/toulouse`);
    onwards(match, ['react', ...END], { 'on-the-way': 'go' });
    expect(askedOf(match, FRENCH)).toBe('react');
    expect(reactions(match)).toContain('retreat/bordeaux');
    expect(reactions(match)).not.toContain('retreat/montpellier');
  });
  test('U §12.4.2 besieged troops do not retreat', () => {
    const match = march(
      perpignan(2, (state) => {
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        const inside = army(state, 'france', 'montpellier', 1);
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside };
      }),
      'montpellier',
    );
    expect(reactions(match)).toEqual([]);
  });
  test('U card 017 a combined attack forbids the retreat; the whole army may still disperse', () => {
    const match = french(2, (state) => deal(state, SPANISH, '017'));
    answer(match, `${FRENCH} retreat/lyon`);
    expect(askedOf(match, SPANISH)).toBe('combined-attack');
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.includes('017') || id === 'yes')}`);
    expect(askedOf(match, FRENCH)).toBe('caught');
    expect(optionsOf(match, FRENCH)).toHaveLength(2);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('disperse'))}`);
    onwards(match);
    expect(unitsAt(match, 'france', 'lyon')).toEqual([]);
    expect(unitsAt(match, 'france', 'montpellier')).toEqual([]);
    expect(told(match, 'combat')).toEqual([]);
  });
});

describe('U §12.5 control', () => {
  test('U §21.2.5 an area underlined as an objective costs morale though it is no key area', () => {
    // Perpignan, a Spanish domain, is underlined on the card of France.
    const match = spain({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'france', 'montpellier', 2);
        lead(state, 'france', 'L01', 'france-1');
      },
    });
    answer(match, `${FRENCH} act/france/march/L01`, `${FRENCH} army/all`, `${FRENCH} to/perpignan`);
    onwards(match);
    answer(match, `${FRENCH} subjugate`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.perpignan).toBe('france');
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 1]);
  });
  test('U §21.2.5 an ordinary area costs none', () => {
    const match = march(perpignan(2), 'montpellier');
    onwards(match);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §22 control regained: the holder goes, and nobody gives morale for an ordinary area', () => {
    const match = spain({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.montpellier = 'spain';
        army(state, 'france', 'lyon', 2);
        lead(state, 'france', 'L01', 'france-1');
      },
    });
    answer(match, `${FRENCH} act/france/march/L01`, `${FRENCH} army/all`, `${FRENCH} to/montpellier`);
    onwards(match);
    answer(match, `${FRENCH} subjugate`);
    onwards(match, ['act']);
    expect(stateOf(match).holders).toEqual({});
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
});
