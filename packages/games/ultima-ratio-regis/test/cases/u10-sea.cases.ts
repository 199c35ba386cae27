/** U §10, §11.1–2: strategic movement and bases where other sections meet them. */
import { describe, expect, test } from 'vitest';
import { answer, army, lead, optionsOf, own, put, stateOf, table } from '../table.ts';
import {
  atWar,
  categoriesOf,
  FRENCH,
  minorOf,
  onwards,
  reach,
  realm,
  SPANISH,
  spain,
  unitsAt,
  whereIs,
} from './play.ts';

const END = ['act'];

describe('U §10.1 squadrons', () => {
  test('U §10.1 through seas where it has no base, to one where it has', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        own(state, 'goa', 'home:portugal');
        put(state, 'portugal', 'S2', 'lisbon');
      },
    });
    const found = reach(match, FRENCH, 'portugal', 'portugal-1');
    expect(found).toEqual(expect.arrayContaining(['arabian_sea', 'goa']));
    expect(found).not.toContain('bay_of_bengal');
  });
  test('U §10.1, §20.2 into the port of an allied minor, not of an ally', () => {
    const match = atWar((state) => {
      state.alliances.push(['spain', 'venice']);
      minorOf(state, 'genoa').ally = 'spain';
      put(state, 'spain', 'S2', 'valencia');
    });
    const found = reach(match, SPANISH, 'spain', 'spain-1');
    expect(found).toContain('genoa');
    expect(found).not.toContain('venice');
  });
  test('U §10.1 not into a port that the enemy has taken, nor one in revolt', () => {
    const match = atWar((state) => {
      state.holders.palermo = 'france';
      state.rebellions.cagliari = 2;
      put(state, 'spain', 'S2', 'valencia');
    });
    const found = reach(match, SPANISH, 'spain', 'spain-1');
    expect(found.filter((each) => ['palermo', 'cagliari'].includes(each))).toEqual([]);
  });
  test('U §10.1 into a conquered port', () => {
    const match = atWar((state) => {
      state.holders.marseille = 'spain';
      put(state, 'spain', 'S2', 'valencia');
    });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('marseille');
  });
});

describe('U §10.2–4 troops', () => {
  test('U §22 not through its own land where enemy troops stand, though they do not control it', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'france', 'I23', 'barcelona');
      state.rebellions.majorca = 2;
      put(state, 'france', 'S2', 'west_med');
    });
    const found = reach(match, SPANISH, 'spain', 'spain-1');
    expect(found).not.toContain('barcelona');
  });
  test('U §10.4 by land from one map to the other one troop at a time', () => {
    const kazan = (troops: number) => {
      const match = table({
        scenario: 'thirty_years_war',
        players: 3,
        change: (state) => {
          army(state, 'russia', 'kazan', troops);
          lead(state, 'russia', 'L01', 'russia-1');
          state.at = state.order.indexOf(realm(state, 'russia').player);
        },
      });
      const seat = realm(stateOf(match), 'russia').player;
      answer(match, `${seat} act/russia/column/L01`, `${seat} with/russia-1`);
      for (let n = 2; n <= troops; n++) answer(match, `${seat} take/russia-${n}`);
      return optionsOf(match, seat).includes('go/perm');
    };
    expect([kazan(1), kazan(2)]).toEqual([true, false]);
  });
  test('U §10.2.1, §10.3 a beaten column is at the last port together; who was left before stays', () => {
    const match = atWar(
      (state) => {
        army(state, 'spain', 'toledo', 2);
        put(state, 'spain', 'I23', 'valencia');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
      },
      [5],
    );
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} take/spain-2`);
    answer(
      match,
      `${SPANISH} go/valencia`,
      `${SPANISH} leave/spain-2`,
      `${SPANISH} take/spain-3`,
      `${SPANISH} go/palermo`,
    );
    onwards(match, END, { 'intercept-at-sea': 'intercept', 'column-step': 'done' });
    expect(unitsAt(match, 'spain', 'valencia').toSorted()).toEqual(['spain-1', 'spain-2', 'spain-3']);
  });
  test('U §10.2, §20.2 by the land of an allied minor, and to it', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'papal_states').ally = 'spain';
        put(state, 'spain', 'I23', 'palermo');
      },
    });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toEqual(expect.arrayContaining(['rome', 'ancona', 'bologna']));
  });
  test('U §10.2 to land it has conquered', () => {
    const match = atWar((state) => {
      state.holders.montpellier = 'spain';
      put(state, 'spain', 'I23', 'toledo');
    });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('montpellier');
  });
  test('U §10.3 a fleet under a leader goes through seas without a base and takes squadrons up in port', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'valencia');
      put(state, 'spain', 'S2', 'palermo');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} go/palermo`);
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} go/central_med`);
    onwards(match, END, { 'column-step': 'done' });
    expect(unitsAt(match, 'spain', 'central_med')).toHaveLength(2);
  });
  test('U §10.3 it comes back with the troops it has taken up, and leaves the troop with which it set out', () => {
    const match = spain({
      change: (state) => {
        put(state, 'spain', 'I23', 'toledo');
        put(state, 'spain', 'I34', 'valencia');
        lead(state, 'spain', 'L01', 'spain-1');
      },
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} go/valencia`);
    answer(match, `${SPANISH} take/spain-2`, `${SPANISH} leave/spain-1`, `${SPANISH} go/toledo`, `${SPANISH} done`);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2')]).toEqual(['valencia', 'toledo']);
    expect(stateOf(match).leaders[0]?.on).toBe('spain-2');
  });
  test('U §10.3 squadrons under repair are not taken up', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'valencia');
      put(state, 'spain', 'S2', 'valencia', { up: false });
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('take/spain-2');
  });
});

describe('U §11.1–2 bases and fleets', () => {
  test('U §11.1, §20.2 the port of an allied minor is a base', () => {
    const match = spain({
      change: (state) => {
        for (const at of [
          'cagliari',
          'palermo',
          'majorca',
          'granada',
          'valencia',
          'barcelona',
          'perpignan',
          'gibraltar',
        ])
          state.rebellions[at] = 2;
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    expect(whereIs(match, 'spain-1')).toBe('west_med');
  });
  test('U §11.1.1 the last base in revolt: the squadron goes to the nearest, without a question if there is one', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        put(state, 'barbary', 'S2', 'central_med');
        for (const at of ['tunis', 'tripoli']) state.rebellions[at] = 2;
      },
    });
    onwards(match, ['act']);
    expect(['oran', 'algiers', 'bugia']).toContain(whereIs(match, 'barbary-1'));
  });
  test('U §11.2 two squadrons without a leader are two fleets: one attacks', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    onwards(match, END, { hunt: 'sea/west_med', 'attack-fleet': 'attack/france' });
    expect(categoriesOf(match, 'spain')).toHaveLength(1);
  });
});

describe('U §15.1.2, §17.3.2 fleets overseas', () => {
  test('U §10.3, §15.1.2 three squadrons sail to a sea with trading posts only under an organizer', () => {
    const sails = (extraordinary: boolean) => {
      const match = spain({
        change: (state) => {
          state.rules.push('galleon');
          own(state, 'cuba', 'domain:spain');
          for (let n = 0; n < 3; n++) put(state, 'spain', 'S2', 'east_atlantic');
          lead(state, 'spain', 'L27', 'spain-1', extraordinary);
        },
      });
      answer(match, `${SPANISH} act/spain/column/L27`, `${SPANISH} with/spain-1`);
      answer(match, `${SPANISH} take/spain-2`, `${SPANISH} take/spain-3`);
      return optionsOf(match, SPANISH).includes('go/caribbean');
    };
    expect([sails(false), sails(true)]).toEqual([false, true]);
  });
});
