/** U §11.1–2, §18.6: bases, distance, seas of their own kind. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, lead, optionsOf, own, put, stateOf, table, told, war } from '../table.ts';
import { FRENCH, minorOf, onwards, reach, realm, SPANISH, spain, whereIs } from './play.ts';

describe('U §11.1 bases and distance', () => {
  /** A squadron in a sea, and how far the seas reach in that scenario. */
  const seas = (
    scenario: string,
    power: string,
    seat: string,
    at: string,
    change: (state: State) => void = () => {},
  ): string[] => {
    const match = table({
      scenario,
      players: 3,
      player: seat === 'player-2' ? 'player-2' : seat === 'player-3' ? 'player-3' : 'player-1',
      change: (state) => {
        state.rules.push('galleon');
        put(state, power === 'sweden' ? 'sweden' : 'spain', 'S2', at);
        change(state);
      },
    });
    return reach(match, seat, power, `${power}-1`);
  };
  test('U §11.1 at a distance of 1 a fleet stays where a base touches the sea', () => {
    const offered = seas('new_order', 'spain', 'player-1', 'west_med');
    expect(offered).toEqual(expect.arrayContaining(['west_med', 'central_med', 'east_atlantic'].slice(1)));
    expect(offered).not.toContain('east_med');
    expect(offered).not.toContain('north_sea');
  });
  test('U §11.1 at a distance of 2 in the seas next to them', () => {
    const offered = seas('wars_of_religion', 'spain', 'player-1', 'west_med');
    expect(offered).toContain('east_med');
    expect(offered).not.toContain('black_sea');
  });
  test('U §11.1.3 from Stockholm a fleet operates off North America at a distance of 2', () => {
    const offered = seas('wars_of_religion', 'sweden', 'player-2', 'baltic', (state) => {
      // Only Stockholm is left to Sweden.
      for (const area of ['gothenburg', 'abo', 'viborg']) state.rebellions[area] = 2;
    });
    expect(offered).toContain('north_atlantic');
    // On the main map the three seas stay three.
    expect(offered).toContain('north_sea');
    expect(offered).not.toContain('east_atlantic');
  });
  test('U §11.1.1 a base lost: the squadron at sea goes to the nearest port, as it is', () => {
    const match = spain({
      change: (state) => {
        for (const area of ['trieste']) state.rebellions[area] = 2;
        put(state, 'spain', 'S2', 'central_med');
        for (const area of ['palermo', 'syracuse', 'malta', 'cagliari']) state.rebellions[area] = 2;
      },
    });
    onwards(match, ['act']);
    expect(['barcelona', 'valencia', 'granada', 'majorca', 'perpignan', 'gibraltar']).toContain(
      whereIs(match, 'spain-1'),
    );
    expect(stateOf(match).units[0]?.up).toBe(true);
  });
  test('U §11.1.1 where several ports are equally near the player chooses', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'central_med');
        for (const area of ['palermo', 'syracuse', 'malta', 'cagliari']) state.rebellions[area] = 2;
      },
    });
    expect(match.questions(SPANISH)[0]?.ask.id).toBe('which-port');
    expect(optionsOf(match, SPANISH).length).toBeGreaterThan(1);
  });
  test('U §21.1.4 a port of an ally is no base', () => {
    const match = spain({
      change: (state) => {
        put(state, 'venice', 'S2', 'central_med');
        put(state, 'spain', 'S2', 'central_med');
        state.alliances.push(['spain', 'venice']);
        for (const area of ['palermo', 'syracuse', 'malta', 'cagliari']) state.rebellions[area] = 2;
      },
    });
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).not.toBe('central_med');
  });
  test('U §20.2 a port of an allied minor is one', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'central_med');
        minorOf(state, 'florence').ally = 'spain';
        for (const area of ['palermo', 'syracuse', 'malta', 'cagliari']) state.rebellions[area] = 2;
      },
    });
    onwards(match, ['act']);
    expect(whereIs(match, 'spain-1')).toBe('central_med');
  });
});

describe('U §18.6 seas of their own kind', () => {
  test('U §18.6.1 a galley in the port of Gibraltar does not put to sea in the Atlantic', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'S2', 'gibraltar');
      },
    });
    const sails = optionsOf(match, SPANISH).filter((id) => id.startsWith('sail/spain-1/'));
    expect(sails).toEqual(['sail/spain-1/west_med']);
  });
  test('U §18.6.1 with the galleons it does', () => {
    const match = spain({
      change: (state) => {
        state.rules.push('galleon');
        put(state, 'spain', 'S2', 'gibraltar');
      },
    });
    const sails = optionsOf(match, SPANISH).filter((id) => id.startsWith('sail/spain-1/'));
    expect(sails.toSorted()).toEqual(['sail/spain-1/east_atlantic', 'sail/spain-1/west_med']);
  });
  test('U §18.6.1 an Atlantic squadron does not enter the Mediterranean, nor use its ports', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'east_atlantic') });
    const offered = reach(match, SPANISH, 'spain', 'spain-1');
    expect(offered).toContain('seville');
    expect(offered.filter((to) => ['west_med', 'barcelona', 'valencia', 'gibraltar'].includes(to))).toEqual([]);
  });
  test('U §18.6.4 only who controls Constantinople sails between the Eastern Mediterranean and the Black Sea', () => {
    const ottoman = (change: (state: State) => void = () => {}) => {
      const match = table({
        player: FRENCH,
        change: (state) => {
          put(state, 'ottomans', 'S2', 'east_med');
          change(state);
        },
      });
      return reach(match, FRENCH, 'ottomans', 'ottomans-1').includes('black_sea');
    };
    expect(ottoman()).toBe(true);
    expect(
      ottoman((state) => {
        state.rebellions.constantinople = 2;
      }),
    ).toBe(false);
  });
  /** A Danish fleet in the North Sea or the Baltic, and Swedish troops that cross the Baltic. */
  const crossing = (change: (state: State) => void) => {
    const match = table({
      scenario: 'wars_of_religion',
      players: 3,
      player: 'player-2',
      change: (state) => {
        war(state, 'denmark', 'sweden');
        put(state, 'sweden', 'I23', 'stockholm');
        change(state);
      },
    });
    answer(match, 'player-2 act/sweden/redeploy/sweden-1');
    return match;
  };
  test('U §18.6.4 from Copenhagen the Baltic and the North Sea are one for interceptions', () => {
    const asked = (change: (state: State) => void) => {
      const match = crossing((state) => {
        put(state, 'denmark', 'S2', 'north_sea');
        own(state, 'reval', 'domain:sweden');
        for (const area of ['viborg', 'ingria', 'abo']) state.rebellions[area] = 2;
        change(state);
      });
      answer(match, 'player-2 to/reval');
      return match.questions('player-1')[0]?.ask.id === 'intercept-at-sea';
    };
    expect(asked(() => {})).toBe(true);
    expect(
      asked((state) => {
        state.holders.copenhagen = 'sweden';
      }),
    ).toBe(false);
  });
});

describe('U §15.1.2 fleets stack as their base', () => {
  test('U §15.1.2 of five squadrons on a domain overseas a fleet takes two', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'cuba', 'domain:france');
        realm(state, 'france').interests.push('Ca');
        own(state, 'santo_domingo', 'domain:spain');
        for (let n = 0; n < 5; n++) put(state, 'spain', 'S2', 'caribbean');
        put(state, 'france', 'S2', 'caribbean');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} take/spain-2`);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('take/'))).toEqual([]);
  });
  test('U §15.1.2, §17.3.2 an organizer takes three', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'cuba', 'domain:france');
        realm(state, 'france').interests.push('Ca');
        own(state, 'santo_domingo', 'domain:spain');
        for (let n = 0; n < 5; n++) put(state, 'spain', 'S2', 'caribbean');
        put(state, 'france', 'S2', 'caribbean');
        lead(state, 'spain', 'L27', 'spain-1', true);
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/L27`, `${SPANISH} take/spain-2`, `${SPANISH} take/spain-3`);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('take/'))).toEqual([]);
  });
  test('U §11.2 squadrons of the same sea sail along only under a leader', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        for (let n = 0; n < 2; n++) put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('take/'))).toEqual([]);
  });
});

describe('U §10.2.1, §11.6 ports', () => {
  test('U §11.6 a squadron under repair does not put to sea', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona', { up: false }) });
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('sail/'))).toEqual([]);
  });
  test('U §8.2.2 putting to sea is for the start of the impulse: after an action it is over', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona') });
    answer(match, `${SPANISH} act/spain/calm`);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('sail/'))).toEqual([]);
  });
  test('U §9.3 a repaired squadron may make a strategic movement with the same action', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona', { up: false }) });
    answer(match, `${SPANISH} act/spain/repair/spain-1`);
    expect(optionsOf(match, SPANISH)).toContain('to/west_med');
    answer(match, `${SPANISH} to/west_med`);
    expect(stateOf(match).units[0]).toMatchObject({ at: 'west_med', up: true });
    expect(told(match, 'repaired')).toHaveLength(1);
  });
  test('U §11.6 a port taken: squadrons under repair go to the nearest port under repair', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        put(state, 'spain', 'I23', 'montpellier');
        put(state, 'france', 'S2', 'montpellier', { up: false });
        put(state, 'france', 'S2', 'montpellier');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['act']);
    expect(
      stateOf(match)
        .units.filter(({ owner }) => owner === 'france')
        .map(({ at, up }) => [at, up]),
    ).toEqual([
      ['marseille', false],
      ['marseille', true],
    ]);
  });
});
