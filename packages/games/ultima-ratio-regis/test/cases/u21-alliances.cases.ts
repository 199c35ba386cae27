/** U §21.1–21.2: alliances of Powers, casus belli, declarations; §26.2 is in the examples of the rulebook. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, askedOf, optionsOf, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, SPANISH, spain, toDo } from './play.ts';

/** Three players: Spain is of the first, the Ottomans of the second, France of the third. */
const three = (change: (state: State) => void): Table => table({ players: 3, player: 'player-1', change });

describe('U §21.1.2 entering the war of an ally', () => {
  const declare = () => {
    const match = three((state) => {
      state.alliances.push(['ottomans', 'france']);
      state.claims.push({ of: 'spain', against: 'france' });
    });
    answer(match, 'player-1 act/spain/war/france');
    return match;
  };
  test('U §21.1.2 the ally of the attacked is asked at once', () => {
    const match = declare();
    expect(askedOf(match, 'player-2')).toBe('join-war');
    answer(match, 'player-2 yes');
    expect(stateOf(match).wars.map(({ sides }) => sides.toSorted())).toEqual([
      ['france', 'spain'],
      ['ottomans', 'spain'],
    ]);
  });
  test('U §21.2.3 who enters for an ally gives no morale, and the war is worth no VP', () => {
    const match = declare();
    answer(match, 'player-2 yes');
    const joined = stateOf(match).wars.find(({ sides }) => sides.includes('ottomans'));
    expect([joined?.taken, joined?.vp]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
  test('U §21.1.2 he may stay out of it', () => {
    const match = declare();
    answer(match, 'player-2 no');
    expect(stateOf(match).wars).toHaveLength(1);
  });
});

describe('U §21.1.3–5 what allies may do', () => {
  const allied = (change: (state: State) => void = () => {}) =>
    spain({
      change: (state) => {
        state.alliances.push(['spain', 'france']);
        change(state);
      },
    });
  test('U §21.1.3 allies do not declare war on each other', () => {
    expect(optionsOf(allied(), SPANISH)).not.toContain('act/spain/war/france');
  });
  test('U §21.1.3 nor promote merchants past each other', () => {
    const match = allied((state) => {
      calm(state, 0);
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/promote/tc_west_med');
  });
  test('U §21.1.4 no tactical movement through the land of an ally, and none of his ports as a base', () => {
    const match = allied((state) => void put(state, 'spain', 'I23', 'perpignan'));
    answer(match, `${SPANISH} act/spain/march/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/montpellier');
  });
  test('U §21.1.5 a troop is lent to the ally if he agrees, and serves him', () => {
    const match = allied((state) => void put(state, 'spain', 'I23', 'perpignan'));
    answer(match, `${SPANISH} act/spain/corps/to/france`);
    for (let n = 0; n < 6 && stateOf(match).lent['spain-1'] === undefined; n++) {
      const seat = match.waiting[0] ?? '';
      const options = optionsOf(match, seat);
      answer(
        match,
        `${seat} ${options.find((id) => id === 'yes') ?? options.find((id) => id.endsWith('montpellier')) ?? options[0]}`,
      );
    }
    expect(stateOf(match).lent).toEqual({ 'spain-1': 'france' });
    expect(told(match, 'corps')).toMatchObject([{ power: 'spain', ally: 'france', unit: 'spain-1' }]);
  });
  test('U §21.1.5 only one to each ally', () => {
    const match = allied((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'spain', 'I23', 'montpellier');
      state.lent['spain-2'] = 'france';
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/corps/to/france');
  });
  test('U §24 step 1: expeditionary corps go home at the end of the turn', () => {
    const match = allied((state) => {
      put(state, 'spain', 'I23', 'montpellier');
      state.lent['spain-1'] = 'france';
      toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
    });
    for (let n = 0; n < 5 && askedOf(match, SPANISH) === 'repatriate'; n++)
      answer(match, `${SPANISH} repatriate/spain/proposed`);
    onwards(match, ['act']);
    expect(stateOf(match).lent).toEqual({});
    expect(stateOf(match).units[0]?.at).not.toBe('montpellier');
  });
});

describe('U §21.2 outbreak of war', () => {
  test('U §21.2.3 without casus belli only as the last action of the impulse', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/war/france`);
    expect(stateOf(match).wars).toMatchObject([{ sides: ['spain', 'france'], taken: [0, 1] }]);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('act/'))).toEqual([]);
  });
  test('U §21.2.3 such a war is worth no VP', () => {
    const match = spain({});
    answer(match, `${SPANISH} act/spain/war/france`);
    expect(stateOf(match).wars[0]?.vp).toEqual([0, 0]);
  });
  test('U §21.2.2 owning an area of the home province of another is a casus belli for it', () => {
    const match = table({
      change: (state) => {
        state.titles.paris = 'domain:spain';
      },
    });
    answer(match, `${FRENCH} act/france/war/spain`);
    expect(stateOf(match).wars).toMatchObject([{ taken: [0, 0] }]);
  });
  test('U §21.2 Powers at war do not declare it again', () => {
    const match = spain({ change: (state) => war(state, 'spain', 'france') });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/war/france');
  });
  test('U §20.5 war on an independent minor drags in its ally, for 1 VP', () => {
    const match = three((state) => {
      minorOf(state, 'switzerland').ally = 'france';
    });
    answer(match, 'player-1 act/spain/war/switzerland');
    onwards(match, ['act']);
    const dragged = stateOf(match).wars.find(({ sides }) => sides.includes('france'));
    expect(dragged?.sides).toEqual(['spain', 'france']);
    expect(dragged?.vp).toEqual([1, 1]);
  });
});
