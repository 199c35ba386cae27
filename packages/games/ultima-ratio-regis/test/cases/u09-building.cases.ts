/** U §9, §17: what is built where, and leaders. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, fortify, lead, optionsOf, own, put, stateOf, table, war } from '../table.ts';
import { minorOf, offered, onwards, realm, SPANISH, spain, unitsAt, unrestOf } from './play.ts';

const places = (option: string, change: (state: State) => void, seat = SPANISH): string[] => {
  const match = table({ player: seat === SPANISH ? 'player-2' : 'player-1', change });
  answer(match, `${seat} ${option}`);
  return offered(match, /^at\//, seat).map((id) => id.slice(3));
};

describe('U §9 where things are built', () => {
  test('U §9.1, §20.2 a Power’s own troops not in an allied minor’s areas, and the minor’s only there', () => {
    const ally = (state: State) => {
      minorOf(state, 'papal_states').ally = 'spain';
    };
    expect(places('act/spain/troop/spain/I23', ally)).not.toContain('rome');
    expect(places('act/spain/troop/papal_states/I23', ally).toSorted()).toEqual(['ancona', 'bologna', 'rome']);
  });
  test('U §9.1 a minor’s troop not in an area of it that an enemy holds', () => {
    expect(
      places('act/spain/troop/papal_states/I23', (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'papal_states').ally = 'spain';
        state.holders.ancona = 'france';
      }).toSorted(),
    ).toEqual(['bologna', 'rome']);
  });
  test('U §20.6 mercenaries have no land and are not built with actions', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'german_mercenaries').ally = 'spain';
        put(state, 'german_mercenaries', 'I23', 'toledo');
      },
    });
    expect(offered(match, /^act\/spain\/troop\/german_mercenaries/)).toEqual([]);
  });
  test('U §9.1 2/3 troops in domains too, elite only at home', () => {
    expect(places('act/spain/troop/spain/I23', () => {})).toContain('palermo');
    expect(places('act/spain/troop/spain/I34', () => {})).not.toContain('palermo');
    expect(places('act/spain/troop/spain/I34', () => {})).not.toContain('perpignan');
  });
  test('U §9.4 a fortress may be begun in a conquered area, which is controlled though no possession', () => {
    expect(
      places('act/spain/fortress', (state) => {
        war(state, 'spain', 'france');
        state.holders.montpellier = 'spain';
        put(state, 'spain', 'I23', 'montpellier');
      }),
    ).toContain('montpellier');
  });
  test('U §9.4 not before a fortress in siege, nor where the enemy’s stands', () => {
    const at = places('act/spain/fortress', (state) => {
      war(state, 'spain', 'france');
      fortify(state, 'spain', 'perpignan');
      put(state, 'france', 'I23', 'perpignan');
      state.sieges.perpignan = { by: 'france', casualties: 0, inside: [] };
      fortify(state, 'france', 'montpellier');
      put(state, 'spain', 'I23', 'montpellier');
      state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
    });
    expect(at.filter((area) => ['perpignan', 'montpellier'].includes(area))).toEqual([]);
  });
  test('U §9.5 a dispersed troop regroups in a conquered area and in an allied minor’s', () => {
    const regroup = (box: 'box-WE-France' | 'box-CM') =>
      places('act/spain/regroup/spain-1', (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        state.holders.lyon = 'spain';
        minorOf(state, 'papal_states').ally = 'spain';
        put(state, 'spain', 'I23', box);
      });
    expect(regroup('box-WE-France')).toEqual(['lyon']);
    expect(regroup('box-CM')).toEqual(expect.arrayContaining(['rome', 'palermo']));
  });
  test('U §9.5 a leader of the same box goes along if the player likes', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'box-WM', 2);
        lead(state, 'spain', 'L01', 'spain-2');
      },
    });
    answer(match, `${SPANISH} act/spain/regroup/spain-1`, `${SPANISH} at/toledo`);
    expect([askedOf(match, SPANISH), optionsOf(match, SPANISH)]).toEqual(['regroup-leader', ['with/L01', 'none']]);
  });
});

describe('U §17 leaders', () => {
  const built = (change: (state: State) => void, side: 'ordinary' | 'extraordinary' = 'ordinary') => {
    const match = spain({ change });
    answer(match, `${SPANISH} act/spain/leader`);
    return onwards(match, ['leader-post'], { 'leader-side': side });
  };
  const shutIn = (state: State) => {
    war(state, 'spain', 'france');
    fortify(state, 'spain', 'perpignan');
    put(state, 'france', 'I23', 'perpignan');
    state.sieges.perpignan = { by: 'france', casualties: 0, inside: [put(state, 'spain', 'I23', 'perpignan')] };
    lead(state, 'spain', 'L05', 'spain-1');
  };
  test('U §17.2 a besieged leader may be replaced, though all that the Power has is besieged', () => {
    const match = built(shutIn);
    expect(optionsOf(match, SPANISH)).toEqual(['instead/L05']);
    answer(match, `${SPANISH} instead/L05`);
    expect(stateOf(match).leaders).toMatchObject([{ on: 'spain-1' }]);
    expect(stateOf(match).leaders[0]?.id).not.toBe('L05');
  });
  test('U §17.2, §9.4 not on a fortress under construction', () => {
    const match = built((state) => {
      put(state, 'spain', 'I23', 'toledo');
      state.fortresses.valencia = { owner: 'spain', done: false };
    });
    expect(optionsOf(match, SPANISH)).toEqual(['with/spain-1']);
  });
  test('U §17.3 at exactly its vitality a Power may still have an extraordinary one, above it no more', () => {
    const at = (unrest: number) => {
      const match = spain({
        change: (state) => {
          put(state, 'spain', 'I23', 'toledo');
          realm(state, 'spain').unrest = unrest;
        },
      });
      answer(match, `${SPANISH} act/spain/leader`);
      return askedOf(match, SPANISH);
    };
    expect([at(4), at(5)]).toEqual(['leader-side', 'leader-post']);
    const match = built((state) => {
      put(state, 'spain', 'I23', 'toledo');
      realm(state, 'spain').unrest = 4;
    }, 'extraordinary');
    answer(match, `${SPANISH} with/spain-1`);
    expect(unrestOf(match, 'spain')).toBe(7);
  });
  test('U §18.1 dispersed leaders change troops in their box for nothing', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'box-WM', 2);
        put(state, 'spain', 'I23', 'box-CM');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    expect(offered(match, /^attach\//)).toEqual(['attach/spain/L01/spain-2']);
  });
  test('U §17.1 besieged leaders change hosts inside, never out to the relief before the walls', () => {
    const match = spain({
      change: (state) => {
        shutIn(state);
        state.sieges.perpignan?.inside.push(put(state, 'spain', 'I23', 'perpignan'));
      },
    });
    expect(offered(match, /^attach\//).toSorted()).toEqual(['attach/spain/L05/perpignan', 'attach/spain/L05/spain-2']);
  });
  test('U §10.3 a dispersed leader may take over a troop on the map and lead it; a dispersed troop is none', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'box-CM', 2);
        put(state, 'spain', 'I23', 'toledo');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/column/L01`);
    expect(offered(match, /^with\//)).toEqual(['with/spain-3']);
  });
  test('U §8.2.2 a squadron in a port of two seas puts to either', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'palermo') });
    expect(offered(match, /^sail\//)).toEqual(['sail/spain-1/west_med', 'sail/spain-1/central_med']);
    expect(unitsAt(match, 'spain', 'palermo')).toEqual(['spain-1']);
  });
  test('U §9.2 squadrons in allied minor ports are the minor’s alone', () => {
    expect(
      places('act/spain/squadron/spain/S2', (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        own(state, 'oran', 'domain:spain');
      }),
    ).toEqual(expect.not.arrayContaining(['genoa', 'bastia']));
  });
});
