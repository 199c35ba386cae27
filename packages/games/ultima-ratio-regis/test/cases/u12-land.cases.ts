/** U §12–13: tactical movement and combat on land. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, put, stateOf, told, war } from '../table.ts';
import { FRENCH, onwards, realm, SPANISH, spain } from './play.ts';

const atWar = (change: (state: State) => void, more: object = {}) =>
  spain({
    ...more,
    change: (state) => {
      war(state, 'spain', 'france');
      change(state);
    },
  });

/** A Spanish army in Perpignan under a leader; Montpellier lies open beside it. */
const perpignan = (troops: number, change: (state: State) => void = () => {}, more: object = {}) =>
  atWar((state) => {
    const [first = ''] = army(state, 'spain', 'perpignan', troops);
    lead(state, 'spain', 'L01', first);
    change(state);
  }, more);

const march = (match: ReturnType<typeof spain>, to: string) => {
  answer(match, `${SPANISH} act/spain/march/L01`);
  if (optionsOf(match, SPANISH).includes('army/all')) answer(match, `${SPANISH} army/all`);
  answer(match, `${SPANISH} to/${to}`);
};

describe('U §12.1–2 tactical movement', () => {
  test('U §12.1 only into areas of an enemy at war, own or independent ones', () => {
    const peace = spain({ change: (state) => void put(state, 'spain', 'I23', 'perpignan') });
    answer(peace, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(peace, SPANISH)).toContain('to/barcelona');
    expect(optionsOf(peace, SPANISH)).not.toContain('to/montpellier');
    const fighting = atWar((state) => void put(state, 'spain', 'I23', 'perpignan'));
    answer(fighting, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(fighting, SPANISH)).toContain('to/montpellier');
  });
  test('U §12.2 an army without a leader does not march as one', () => {
    const match = atWar((state) => void army(state, 'spain', 'perpignan', 2));
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('army/all');
  });
  test('U §12.5 without opposition control is taken, and a key area costs a morale point', () => {
    const match = perpignan(2);
    march(match, 'montpellier');
    onwards(match, ['advance', 'act']);
    if (askedOf(match, SPANISH) === 'advance') answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
});

describe('U §12.4 reactions', () => {
  test('U §12.4.1 a troop intercepts from two areas away', () => {
    const match = perpignan(2, (state) => void put(state, 'france', 'I23', 'lyon'));
    march(match, 'montpellier');
    expect(optionsOf(match, FRENCH)).toContain('intercept/france-1');
  });
  test('U §12.4.1 an army with a leader only from next door', () => {
    const match = perpignan(2, (state) => {
      const [first = ''] = army(state, 'france', 'lyon', 2);
      lead(state, 'france', 'L02', first);
    });
    march(match, 'montpellier');
    expect(optionsOf(match, FRENCH)).toContain('intercept/army/lyon');
    const far = perpignan(2, (state) => {
      const [first = ''] = army(state, 'france', 'dijon', 2);
      lead(state, 'france', 'L02', first);
    });
    march(far, 'montpellier');
    expect(match.waiting).toContain(FRENCH);
    expect(far.waiting.includes(FRENCH) ? optionsOf(far, FRENCH) : []).not.toContain('intercept/army/dijon');
  });
  test('U §17.3.2 a determined leader intercepts with an army from two areas away', () => {
    const match = perpignan(2, (state) => {
      const [first = ''] = army(state, 'france', 'dijon', 2);
      lead(state, 'france', 'L15', first, true);
    });
    march(match, 'montpellier');
    expect(optionsOf(match, FRENCH)).toContain('intercept/army/dijon');
  });
  test('U §12.4.2 retreat to an adjacent controlled area, not to where the attack came from; or dispersal', () => {
    const match = perpignan(2, (state) => void put(state, 'france', 'I23', 'montpellier'));
    march(match, 'montpellier');
    const offered = optionsOf(match, FRENCH);
    expect(offered).toContain('retreat/lyon');
    expect(offered).toContain('retreat/disperse');
    expect(offered).not.toContain('retreat/perpignan');
  });
});

describe('U §13 land battles', () => {
  const battle = (dice: readonly number[], spanish = 2, french = 2, change: (state: State) => void = () => {}) => {
    const match = perpignan(
      spanish,
      (state) => {
        army(state, 'france', 'montpellier', french);
        change(state);
      },
      { dice },
    );
    march(match, 'montpellier');
    answer(match, `${FRENCH} stand`);
    return match;
  };
  test('U §13.3.6 each difference of a point disperses a troop, and the loser gives a morale point', () => {
    // C2 each: Spain 5, 5 (4 points); France 3, 1 (1 point).
    const match = onwards(battle([5, 5, 3, 1]), ['advance', 'act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 1 }]);
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'france' && at === 'box-WE-France')).toHaveLength(
      2,
    );
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §13.3.6 a draw sends the attacker back, and nobody gives morale', () => {
    const match = onwards(battle([5, 1, 5, 1]), ['advance', 'act']);
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(
      stateOf(match)
        .units.filter(({ owner }) => owner === 'spain')
        .every(({ at }) => at === 'perpignan'),
    ).toBe(true);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §13.1.7 two casualties eliminate a troop, and a troop may become veteran', () => {
    // Spain 4, 6: 3 points, 2 casualties; France 1, 1.
    const match = onwards(battle([4, 6, 1, 1]), ['advance', 'act']);
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'france' && at === 'eliminated')).toHaveLength(1);
    expect(told(match, 'veteran')).toHaveLength(1);
  });
  test('U §21.2.5 a loser that threw one die gives no morale', () => {
    const match = onwards(battle([5, 5, 1], 2, 1), ['advance', 'act']);
    expect(stateOf(match).wars[0]?.taken[0] ?? 0).toBe(0);
  });
  test('U §13.3.3 the attacker has a disadvantage in mountains', () => {
    const match = atWar((state) => {
      const [first = ''] = army(state, 'spain', 'montpellier', 2);
      lead(state, 'spain', 'L01', first);
      army(state, 'france', 'marseille', 2);
    });
    march(match, 'marseille');
    answer(match, `${FRENCH} stand`);
    onwards(match, ['advance', 'act']);
    expect(told(match, 'rolled')).toMatchObject([
      { power: 'spain', dice: expect.stringContaining('C1') },
      { power: 'france' },
    ]);
  });
  test('U §13.3.4 in a marsh the defender may reduce the field to two dice', () => {
    const match = atWar((state) => {
      const [first = ''] = army(state, 'spain', 'bordeaux', 4);
      lead(state, 'spain', 'L01', first);
      army(state, 'france', 'la_rochelle', 4);
      state.holders.bordeaux = 'spain';
      realm(state, 'spain').interests.push('WE');
    });
    march(match, 'la_rochelle');
    answer(match, `${FRENCH} stand`);
    expect(optionsOf(match, FRENCH)).toEqual(['field/4', 'field/2']);
    answer(match, `${FRENCH} field/2`);
    onwards(match, ['advance', 'act']);
    expect(told(match, 'rolled').map(({ dice }) => String(dice).split(',').length)).toEqual([2, 2]);
  });
});

describe('U §13.4 sieges', () => {
  const siege = (troops: number, inside: number, dice: readonly number[]) =>
    atWar(
      (state) => {
        const [first = ''] = army(state, 'spain', 'montpellier', troops);
        lead(state, 'spain', 'L01', first);
        fortify(state, 'france', 'montpellier');
        const garrison = army(state, 'france', 'montpellier', inside);
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: garrison };
      },
      { dice },
    );
  test('U §13.4.5 a fortress without troops falls to its first siege casualty', () => {
    const match = siege(3, 0, [6, 6, 6, 1]);
    const act = optionsOf(match, SPANISH).find((id) => /act\/spain\/(siege|assault)/.test(id));
    expect(act).toBeDefined();
    answer(match, `${SPANISH} ${act}`);
    onwards(match, ['act', 'advance']);
    expect(told(match, 'capitulated')).toMatchObject([{ at: 'montpellier' }]);
    expect(stateOf(match).fortresses.montpellier).toBeUndefined();
    expect(stateOf(match).holders.montpellier).toBe('spain');
  });
  test('U §13.4.6 and readings, 27: no morale is lost in a siege', () => {
    const match = siege(3, 1, [6, 6, 6, 1, 1]);
    const act = optionsOf(match, SPANISH).find((id) => /act\/spain\/(siege|assault)/.test(id));
    answer(match, `${SPANISH} ${act}`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
});

describe('U §21.2.5 key areas', () => {
  test('U §21.2.5 losing control of a key area costs a morale point', () => {
    const match = atWar((state) => {
      const [first = ''] = army(state, 'spain', 'montpellier', 3);
      lead(state, 'spain', 'L01', first);
      state.holders.montpellier = 'spain';
      realm(state, 'spain').interests.push('WE');
    });
    march(match, 'lyon');
    onwards(match, ['advance', 'act']);
    if (askedOf(match, SPANISH) === 'advance' && optionsOf(match, SPANISH).includes('subjugate'))
      answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).holders.lyon).toBe('spain');
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
});
