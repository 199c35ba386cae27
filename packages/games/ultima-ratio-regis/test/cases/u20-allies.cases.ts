/** U §20.5–20.7: independent minors, mercenaries, the election. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Minor, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, deal, optionsOf, own, put, stateOf, type Table, table, told, war } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, spain, toDo, unitsAt } from './play.ts';

const allyOf = (match: Table, minor: Minor): Power | null => minorOf(stateOf(match), minor).ally;

describe('U §20.5 independent minors', () => {
  test('U §20.5 war without casus belli on one with an ally costs a morale point, to the ally', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'france';
      },
    });
    answer(match, `${SPANISH} act/austria/war/switzerland`);
    onwards(match, ['act']);
    expect(stateOf(match).wars).toMatchObject([{ sides: ['austria', 'france'], taken: [0, 1], vp: [1, 1] }]);
  });
  test('U §20.5 not on one that is allied with a Power of one’s own player', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'switzerland').ally = 'venice';
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/austria/war/switzerland');
  });
  test('U §20.5 left out of the war it comes back with the peace, units and all', () => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france');
        minorOf(state, 'switzerland').ally = 'austria';
        minorOf(state, 'switzerland').aloof = true;
        toDo(state, { do: 'peace', sides: ['austria', 'france'], opener: null });
      },
    });
    onwards(match, ['act']);
    expect(minorOf(stateOf(match), 'switzerland').aloof).toBeUndefined();
    expect(stateOf(match).units.filter(({ owner }) => owner === 'switzerland')).toHaveLength(2);
  });
  test('U §20.5, §20.1 while it stays out its land is neutral ground to the enemy: entered, never held', () => {
    const match = spain({
      change: (state) => {
        war(state, 'austria', 'france');
        realm(state, 'austria').interests.push('WE');
        minorOf(state, 'switzerland').ally = 'france';
        minorOf(state, 'switzerland').aloof = true;
        put(state, 'austria', 'I23', 'bern');
      },
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/austria/subjugate/bern');
  });
});

describe('U §20.6 mercenaries', () => {
  test('U §20.6 they are lost at auction only: no peace condition takes them', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [4, 0]);
        minorOf(state, 'german_mercenaries').ally = 'france';
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    expect(optionsOf(match, SPANISH).filter((id) => id.includes('mercenaries'))).toEqual([]);
  });
  test('U §20.6, §24.3 nor does a change of dynasty, which makes all other minors neutral', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        realm(state, 'spain').unrest = 20;
        minorOf(state, 'german_mercenaries').ally = 'spain';
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'german_mercenaries', 'I23', 'toledo');
        toDo(state, { do: 'reckon', step: 'agitation' });
      },
    });
    onwards(match, ['act']);
    expect([allyOf(match, 'genoa'), allyOf(match, 'german_mercenaries')]).toEqual([null, 'spain']);
    expect(unitsAt(match, 'german_mercenaries', 'toledo')).toHaveLength(1);
  });
  test('U §20.6 they go wherever their ally has interest, and no further', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'german_mercenaries').ally = 'spain';
        put(state, 'german_mercenaries', 'I23', 'toledo');
        own(state, 'dijon', 'domain:spain');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/german_mercenaries-1`);
    const to = optionsOf(match, SPANISH);
    expect(to).toContain('to/palermo');
    expect(to).not.toContain('to/dijon');
  });
});

describe('U §20.7 the Empire', () => {
  const election = (change: (state: State) => void): Table => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        for (const each of state.minors) if (each.minor !== 'empire') each.ally = null;
        deal(state, SPANISH, '031');
        change(state);
      },
    });
    answer(match, `${SPANISH} card/031/event`);
    return match;
  };
  test('U §20.7 all electors neutral: the Emperor has their votes and stays', () => {
    const match = onwards(
      election(() => {}),
      ['act'],
    );
    expect(told(match, 'emperor')).toMatchObject([{ power: 'austria' }]);
  });
  test('U §20.7 the player of the card says in which order players vote', () => {
    const match = election((state) => {
      minorOf(state, 'saxony').ally = 'austria';
      minorOf(state, 'bavaria').ally = 'france';
    });
    expect(askedOf(match, SPANISH)).toBe('vote-order');
    answer(match, `${SPANISH} next/${FRENCH}`);
    expect(askedOf(match, FRENCH)).toBe('vote');
  });
  test('U §20.7 France, with six of seven votes against Austria’s two of its own and one, is Emperor', () => {
    // Saxony, Brandenburg, Palatinate, Bavaria 1 each and the Rhine Bishoprics 2; Bohemia 1 for Austria.
    const match = election((state) => {
      for (const minor of ['saxony', 'brandenburg', 'palatinate', 'bavaria', 'rhine_bishoprics'] as const)
        minorOf(state, minor).ally = 'france';
      minorOf(state, 'bohemia').ally = 'austria';
    });
    for (let n = 0; n < 12 && told(match, 'emperor').length === 0; n++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      const wanted = seat === FRENCH ? 'france' : 'austria';
      answer(match, `${seat} ${ids.find((id) => id.startsWith('vote/') && id.endsWith(wanted)) ?? ids[0]}`);
    }
    expect(told(match, 'emperor')).toMatchObject([{ power: 'france', votes: 6 }]);
    expect(allyOf(match, 'empire')).toBe('france');
  });
  test('U §20.7 nobody votes for a Muslim, an Orthodox, or a Power without interest in Central Europe', () => {
    const match = election((state) => {
      minorOf(state, 'saxony').ally = 'austria';
    });
    onwards(match, ['vote']);
    const named = optionsOf(match, SPANISH).map((id) => id.split('/')[2]);
    for (const power of ['ottomans', 'russia', 'spain', 'poland']) expect(named).not.toContain(power);
    expect(named).toContain('france');
  });
  test('U §20.7 an election needs no interest in the theaters of its electors', () => {
    const match = election((state) => {
      minorOf(state, 'saxony').ally = 'spain';
    });
    onwards(match, ['vote']);
    expect(askedOf(match, SPANISH)).toBe('vote');
  });
});
