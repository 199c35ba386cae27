/** U §8.2, §9, §11.6: the start and the end of an impulse, what is built and where. */
import { describe, expect, test } from 'vitest';
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
  table,
  told,
  war,
} from '../table.ts';
import { atWar, calm, FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, unitsAt, whereIs } from './play.ts';

describe('U §8.2.2 the end of an impulse', () => {
  test('U §8.2.2 any unit goes home: a squadron in port or at sea too', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'palermo');
        put(state, 'spain', 'S2', 'central_med');
      },
    });
    answer(match, `${SPANISH} end`);
    expect(offered(match, /^home\/spain/)).toEqual(['home/spain-1/box-WM', 'home/spain-2/box-WM']);
    answer(match, `${SPANISH} home/spain-2/box-WM`);
    expect(whereIs(match, 'spain-2')).toBe('box-WM');
    expect(offered(match, /^home\/spain/)).toEqual([]);
  });
  test('U §8.2.2, §9.5 a squadron that was brought home regroups in a port of that theater, as it is', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'box-WM') });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    expect(optionsOf(match, SPANISH)).toEqual(['at/la_coruna', 'at/bilbao', 'at/seville']);
    answer(match, `${SPANISH} at/seville`);
    onwards(match, ['act'], { redeploy: 'stay' });
    expect([whereIs(match, 'spain-1'), stateOf(match).units[0]?.up]).toEqual(['seville', true]);
  });
  test('U §8.2.2, §18.6.1 a galley that was brought home is still one, until the Galleons', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'central_med') });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).units[0]?.galley).toBe(true);
    const ports = (galleon: boolean) => {
      const later = spain({
        change: (state) => {
          put(state, 'spain', 'S2', 'box-WM', { galley: true });
          if (galleon) state.rules.push('galleon');
        },
      });
      answer(later, `${SPANISH} act/spain/regroup/spain-1`);
      return ['valencia', 'seville'].filter((port) => optionsOf(later, SPANISH).includes(`at/${port}`));
    };
    expect([ports(false), ports(true)]).toEqual([['valencia'], ['valencia', 'seville']]);
  });
  test('U §8.2.2 a besieged troop goes home too', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 1, inside: army(state, 'france', 'montpellier', 2) };
      },
    });
    answer(match, `${FRENCH} end`);
    answer(match, `${FRENCH} home/france-1/box-WE-France`);
    expect(whereIs(match, 'france-1')).toBe('box-WE-France');
    expect(stateOf(match).sieges.montpellier?.inside).toEqual(['france-2']);
  });
  test('U §8.2.2, §13.4.5 when the last of them goes, a fortress with a siege casualty capitulates at once', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        war(state, 'spain', 'france');
        fortify(state, 'france', 'montpellier');
        put(state, 'spain', 'I23', 'montpellier');
        state.sieges.montpellier = { by: 'spain', casualties: 1, inside: army(state, 'france', 'montpellier', 1) };
      },
    });
    answer(match, `${FRENCH} end`, `${FRENCH} home/france-1/box-WE-France`);
    onwards(match, ['close', 'act']);
    expect([told(match, 'capitulated').length, stateOf(match).holders.montpellier]).toEqual([1, 'spain']);
  });
  test('U §8.2.2 a leader goes from a squadron to a troop elsewhere', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'central_med');
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`);
    expect(offered(match, /^lead\/L01/)).toContain('lead/L01/spain-2');
  });
  test('U §8.2.2 the leader of a unit that is brought home goes along', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'naples');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).leaders).toMatchObject([{ id: 'L01', on: 'spain-1' }]);
  });
  test('U §8.2.2 the last besieger brought home lifts the siege', () => {
    const match = atWar((state) => {
      fortify(state, 'france', 'montpellier');
      put(state, 'spain', 'I23', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 1, inside: army(state, 'france', 'montpellier', 2) };
    });
    answer(match, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    expect(stateOf(match).sieges).toEqual({});
  });
});

describe('U §8.2.2, §11.6 the start of an impulse', () => {
  test('U §11.6, §20.2 a squadron in the port of an allied minor puts to sea', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'spain', 'S2', 'genoa');
        put(state, 'genoa', 'S2', 'genoa');
      },
    });
    expect(offered(match, /^sail\//)).toEqual(
      expect.arrayContaining(['sail/spain-1/west_med', 'sail/genoa-1/west_med']),
    );
  });
  test('U §11.6 out of a besieged port too', () => {
    const match = atWar((state) => {
      fortify(state, 'spain', 'barcelona');
      put(state, 'france', 'I23', 'barcelona');
      put(state, 'spain', 'S2', 'barcelona');
      state.sieges.barcelona = { by: 'france', casualties: 0, inside: [] };
    });
    expect(offered(match, /^sail\//)).toContain('sail/spain-1/west_med');
  });
});

describe('U §9 building', () => {
  const places = (option: string, change: (state: Parameters<typeof calm>[0]) => void): string[] => {
    const match = spain({ change });
    answer(match, `${SPANISH} ${option}`);
    return optionsOf(match, SPANISH).map((id) => id.replace('at/', ''));
  };
  test('U §9.2 no squadron in a conquered port: it is no possession', () => {
    const found = places('act/spain/squadron/spain/S2', (state) => {
      war(state, 'spain', 'france');
      state.holders.montpellier = 'spain';
    });
    expect(found).not.toContain('montpellier');
    expect(found).toEqual(expect.arrayContaining(['palermo', 'barcelona', 'bilbao']));
  });
  test('U §9.2 nor in a port in revolt', () => {
    expect(
      places('act/spain/squadron/spain/S2', (state) => {
        state.rebellions.valencia = 2;
      }),
    ).not.toContain('valencia');
  });
  test('U §9.1 no troop where an enemy stands, though he has not taken control', () => {
    expect(
      places('act/spain/troop/spain/I23', (state) => {
        war(state, 'spain', 'france');
        put(state, 'france', 'I23', 'valencia');
      }),
    ).not.toContain('valencia');
  });
  test('U §9.4, §18.3 a fortress under construction is not finished in a revolt', () => {
    const match = spain({
      change: (state) => {
        state.fortresses.valencia = { owner: 'spain', done: false };
        state.rebellions.valencia = 2;
      },
    });
    answer(match, `${SPANISH} act/spain/fortress`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/valencia');
  });
  test('U §9.4 in an enclave there is none, nor overseas, nor in an area of an ally', () => {
    const found = places('act/spain/fortress', (state) => {
      state.alliances.push(['spain', 'portugal']);
      own(state, 'santo_domingo', 'home:spain');
    });
    expect(found.filter((each) => ['santo_domingo', 'lisbon'].includes(each))).toEqual([]);
  });
  test('U §9.4 who needs no border of fortresses has as many as he likes', () => {
    const match = spain({
      change: (state) => {
        for (const at of ['toledo', 'seville', 'zaragoza', 'valladolid', 'granada', 'bilbao'])
          fortify(state, 'spain', at);
      },
    });
    expect(optionsOf(match, SPANISH)).toContain('act/spain/fortress');
  });
  test('U §9.1, §11.4.1 a new troop that sails on is intercepted, and stays at the port', () => {
    const match = atWar((state) => void put(state, 'france', 'S2', 'west_med'), [5]);
    answer(match, `${SPANISH} act/spain/troop/spain/I23`, `${SPANISH} at/barcelona`, `${SPANISH} to/palermo`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(unitsAt(match, 'spain', 'barcelona')).toHaveLength(1);
  });
  test('U §9.1 the action is spent by one of the minor’s ally: his troop may move too', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'papal_states').ally = 'spain';
      },
    });
    answer(match, `${SPANISH} act/spain/troop/papal_states/I23`);
    expect(optionsOf(match, SPANISH).toSorted()).toEqual(['at/ancona', 'at/bologna', 'at/rome']);
    answer(match, `${SPANISH} at/rome`);
    expect(askedOf(match, SPANISH)).toBe('redeploy');
  });
  test('U §9.3 the squadron that is repaired takes its leader along', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'valencia', { up: false });
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/repair/spain-1`, `${SPANISH} to/palermo`);
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1'), stateOf(match).leaders[0]?.on]).toEqual(['palermo', 'spain-1']);
  });
  test('U §9.5, §11.4.1 a troop that regroups may sail on with the same action', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'I23', 'box-WM') });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`, `${SPANISH} at/valencia`, `${SPANISH} to/palermo`);
    expect(whereIs(match, 'spain-1')).toBe('palermo');
  });
  test('U §9.5 not into the theater next door, though it borders', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.holders.toulouse = 'spain';
        put(state, 'spain', 'I23', 'box-WM');
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toulouse');
    expect(optionsOf(match, SPANISH)).toContain('at/perpignan');
  });
});

describe('U §8.2.3 players without cards', () => {
  test('U §8.2.3 strategic redeployment for nothing: a squadron too', () => {
    const match = atWar((state) => void put(state, 'spain', 'S2', 'valencia'));
    expect(offered(match, /^redeploy\//)).toContain('redeploy/spain-1');
  });
  test('U §8.2.3, §8.2.2 his Powers all have their own action, and one of them one more', () => {
    const match = spain({ change: (state) => void calm(state, 3) });
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} act/spain/calm`);
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/calm');
    answer(match, `${SPANISH} act/austria/calm`);
    expect(optionsOf(match, SPANISH)).not.toContain('act/austria/calm');
    expect(realm(stateOf(match), 'spain').unrest).toBe(1);
  });
  test('U §8.2.2 a Power fed by one card takes no point of the next', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        deal(state, SPANISH, '017', '018', '020');
      },
    });
    answer(match, `${SPANISH} act/spain/calm`, `${SPANISH} card/017/points`, `${SPANISH} act/spain/calm`);
    answer(match, `${SPANISH} card/018/points`);
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/calm');
    expect(optionsOf(match, SPANISH)).toContain('act/austria/calm');
  });
});
