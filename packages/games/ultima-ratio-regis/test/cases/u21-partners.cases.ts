/** U §12.3, §18.4, §21.1, §26.2: allies of both sides, ceded troops, partners of a coalition, bases without interest. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, own, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

/** Three players: Spain of the first, the Ottomans of the second, France of the third. */
const three = (change: (state: State) => void, dice?: readonly number[]): Table =>
  table({ players: 3, player: 'player-1', ...(dice ? { dice } : {}), change });

describe('U §21.1.2 allies of both sides', () => {
  test('U §21.1.2 the ally of the attacker is asked too', () => {
    const match = three((state) => {
      state.alliances.push(['spain', 'england']);
      state.claims.push({ of: 'spain', against: 'france' });
    });
    answer(match, 'player-1 act/spain/war/france');
    onwards(match, ['join-war', 'act']);
    expect(askedOf(match, 'player-2')).toBe('join-war');
    answer(match, 'player-2 yes');
    onwards(match, ['act']);
    expect(stateOf(match).wars.map(({ sides }) => sides.toSorted().join(' '))).toEqual([
      'france spain',
      'england france',
    ]);
  });
  test('U §21.1.2 an ally in forced peace with the enemy is not asked', () => {
    const match = three((state) => {
      state.alliances.push(['spain', 'england']);
      state.truces.push(['england', 'france']);
      state.claims.push({ of: 'spain', against: 'france' });
    });
    answer(match, 'player-1 act/spain/war/france');
    onwards(match, ['join-war', 'act']);
    expect(askedOf(match, 'player-2')).not.toBe('join-war');
  });
  test('U §21.1.2 an ally allied with the enemy too may not enter against it', () => {
    const match = three((state) => {
      state.alliances.push(['spain', 'england'], ['england', 'france']);
      state.claims.push({ of: 'spain', against: 'france' });
    });
    answer(match, 'player-1 act/spain/war/france');
    for (let n = 0; n < 4 && askedOf(match, 'player-2') === 'join-war'; n++) answer(match, 'player-2 no');
    expect(stateOf(match).wars).toHaveLength(1);
  });
});

describe('U §21.1.5 expeditionary corps', () => {
  const ceded = (change: (state: State) => void = () => {}) =>
    three((state) => {
      state.alliances.push(['spain', 'france']);
      put(state, 'spain', 'I23', 'montpellier');
      state.lent['spain-1'] = 'france';
      change(state);
    });
  test('U §21.1.5 once ceded it is not moved by its old owner', () => {
    const match = ceded();
    const offered = optionsOf(match, 'player-1').filter((id) => id.endsWith('/spain-1'));
    expect(offered.filter((id) => /march|redeploy/.test(id))).toEqual([]);
  });
  test('U §21.1.5 it fights and counts as a troop of the ally', () => {
    const match = table({
      players: 3,
      player: 'player-3',
      change: (state) => {
        state.alliances.push(['spain', 'france']);
        put(state, 'spain', 'I23', 'montpellier');
        state.lent['spain-1'] = 'france';
      },
    });
    expect(optionsOf(match, 'player-3')).toContain('act/france/march/spain-1');
  });
  test('U §21.1.5 each ally receives one', () => {
    const match = three((state) => {
      state.alliances.push(['spain', 'france'], ['spain', 'england']);
      put(state, 'spain', 'I23', 'montpellier');
      put(state, 'spain', 'I23', 'perpignan');
      state.lent['spain-1'] = 'france';
    });
    const offers = optionsOf(match, 'player-1').filter((id) => id.startsWith('act/spain/corps/to/'));
    expect(offers).not.toContain('act/spain/corps/to/france');
  });
});

describe('U §26.2 partners', () => {
  /** Spain and Portugal against France, which marches upon Toledo. */
  const iberia = (change: (state: State) => void) => {
    const match = table({
      players: 3,
      player: 'player-3',
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = 'player-2';
        realm(state, 'france').interests.push('WM');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        state.holders.zaragoza = 'france';
        army(state, 'france', 'zaragoza', 2);
        lead(state, 'france', 'L01', 'france-1');
        change(state);
      },
    });
    answer(match, 'player-3 act/france/march/L01', 'player-3 army/all', 'player-3 to/toledo');
    return match;
  };
  test('U §26.2 a partner intercepts into the land of the other', () => {
    const match = iberia((state) => void put(state, 'portugal', 'I23', 'lisbon'));
    expect(askedOf(match, 'player-2')).toBe('react');
    expect(optionsOf(match, 'player-2')).toContain('intercept/portugal-1');
    answer(match, 'player-2 intercept/portugal-1');
    onwards(match, ['act', 'advance']);
    expect(told(match, 'combat')).toMatchObject([
      { kind: 'land', at: 'toledo', attacker: 'france', defender: 'portugal' },
    ]);
  });
  test('U §26.2 without the coalition it does not', () => {
    const match = iberia((state) => {
      put(state, 'portugal', 'I23', 'lisbon');
      state.coalitions.splice(0);
    });
    expect(askedOf(match, 'player-2')).not.toBe('react');
  });
  test('U §26.2.1 who leaves makes peace with all enemies, and troops of both sides leave its land', () => {
    const match = table({
      players: 3,
      player: 'player-2',
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france', [0, 2]);
        realm(state, 'portugal').player = 'player-2';
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        put(state, 'spain', 'I23', 'lisbon');
        put(state, 'france', 'I23', 'oporto');
      },
    });
    answer(match, 'player-2 peace/portugal/france');
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).wars.map(({ sides }) => sides)).toEqual([['spain', 'france']]);
    expect([unitsAt(match, 'spain', 'lisbon'), unitsAt(match, 'france', 'oporto')]).toEqual([[], []]);
    expect(stateOf(match).claims).toContainEqual({ of: 'spain', against: 'portugal' });
    expect(told(match, 'left-coalition')).toMatchObject([{ power: 'portugal' }]);
  });
  test('U §26.2 a Power whose shield is blurred joins at the end of its impulse, with the leave of all members', () => {
    const match = table({
      players: 3,
      player: 'player-2',
      change: (state) => {
        war(state, 'spain', 'france');
        state.coalitions.push({ card: '1501', sides: [['spain'], ['france']], open: [['england'], []] });
      },
    });
    const join = () => optionsOf(match, 'player-2').find((id) => id === 'enter/1501/0/england');
    answer(match, 'player-2 end');
    expect(join()).toBeDefined();
    answer(match, `player-2 ${join()}`);
    for (let n = 0; n < 4 && match.questions('player-1')[0] && askedOf(match, 'player-1') !== 'act'; n++)
      answer(
        match,
        `player-1 ${optionsOf(match, 'player-1').find((id) => id === 'yes') ?? optionsOf(match, 'player-1')[0]}`,
      );
    expect(stateOf(match).coalitions[0]?.sides[0]).toEqual(['spain', 'england']);
    expect(stateOf(match).wars.map(({ sides }) => sides.toSorted().join(' '))).toContain('england france');
  });
});

describe('U §18.4.1, §12.3.1 bases and landings', () => {
  test('U §18.4.1 an area of a theater without interest is no base', () => {
    const match = spain({
      change: (state) => {
        own(state, 'oran', 'domain:england');
        put(state, 'england', 'S2', 'west_med');
        state.rules.push('galleon');
      },
    });
    onwards(match, ['act']);
    expect(whereIs(match, 'england-1')).not.toBe('west_med');
    expect(whereIs(match, 'england-1')).not.toBe('oran');
  });
  test('U §12.3.1 at a distance of 2 landings reach the coasts of the next sea', () => {
    const offered = (scenario: 'italian_wars' | 'wars_of_religion') => {
      const match = table({
        scenario,
        players: 3,
        player: 'player-1',
        change: (state) => {
          war(state, 'spain', 'venice');
          own(state, 'bari', 'domain:venice');
          put(state, 'spain', 'I23', 'barcelona');
          put(state, 'spain', 'S2', 'west_med');
        },
      });
      answer(match, 'player-1 act/spain/land/spain-1');
      return optionsOf(match, 'player-1').includes('at/bari');
    };
    expect(offered('wars_of_religion')).toBe(true);
  });
  test('U §12.3.1 at a distance of 1 they do not', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'bari', 'domain:france');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/land/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/bari');
  });
});
