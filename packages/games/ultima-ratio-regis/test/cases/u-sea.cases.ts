/** U §10, §11, §13.2, §15.2, §18.6: ways over sea, fleets, pirates, supply from the sea. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, deal, lead, optionsOf, own, put, stateOf, table, told, war } from '../table.ts';
import {
  atWar,
  categoriesOf,
  FRENCH,
  minorOf,
  offered,
  onwards,
  reach,
  realm,
  SPANISH,
  unitsAt,
  whereIs,
} from './play.ts';

describe('U §10 over sea', () => {
  test('U §18.6.4 between the Eastern Mediterranean and the Black Sea only with Constantinople', () => {
    const from = (change: (state: State) => void) => {
      const match = table({
        player: FRENCH,
        change: (state) => {
          war(state, 'ottomans', 'venice');
          put(state, 'ottomans', 'I23', 'kaffa');
          state.rebellions.kastamonu = 2;
          state.rebellions.trebizond = 2;
          state.rebellions.varna = 2;
          state.rebellions.akkerman = 2;
          change(state);
        },
      });
      return reach(match, FRENCH, 'ottomans', 'ottomans-1').includes('smyrna');
    };
    expect(from(() => {})).toBe(true);
    expect(
      from((state) => {
        state.holders.constantinople = 'venice';
      }),
    ).toBe(false);
  });
  test('U §10.2 by sea to own troops on a coast that is not controlled', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'I23', 'majorca');
      put(state, 'spain', 'I23', 'marseille');
    });
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('marseille');
  });
  test('U §10.2.1 squadrons that redeploy are not intercepted', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'barcelona');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/central_med`);
    expect([match.waiting, whereIs(match, 'spain-1')]).toEqual([[SPANISH], 'central_med']);
  });
  test('U §10.2.1, §20.2 the squadron of a minor intercepts for its ally', () => {
    const match = atWar((state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'genoa', 'S2', 'west_med');
      put(state, 'spain', 'I23', 'barcelona');
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/majorca`);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual(['intercept-at-sea', ['pass', 'intercept']]);
  });
  test('U §11.4.1 who has tried in one sea may try again in the next', () => {
    const match = atWar(
      (state) => {
        realm(state, 'france').interests.push('CM');
        own(state, 'bari', 'domain:france');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'france', 'S2', 'central_med');
        put(state, 'spain', 'I23', 'barcelona');
      },
      [1, 1],
    );
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/malta`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(told(match, 'combat').map(({ at }) => at)).toEqual(['west_med', 'central_med']);
  });
  test('U §11.4.1, §18.6.1 before the Galleons an Atlantic fleet escorts nobody into the Mediterranean', () => {
    const escorted = (galleon: boolean) => {
      const match = atWar(
        (state) => {
          put(state, 'spain', 'I23', 'seville');
          put(state, 'spain', 'S2', 'east_atlantic');
          put(state, 'france', 'S2', 'west_med');
          if (galleon) state.rules.push('galleon');
        },
        [1],
      );
      answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} embark/seville`, `${SPANISH} to/palermo`);
      onwards(match, ['escort', 'act'], { 'intercept-at-sea': 'intercept' });
      return askedOf(match, SPANISH) === 'escort';
    };
    expect([escorted(false), escorted(true)]).toEqual([false, true]);
  });
  test('U §10.2.1, §15.1.1 turned back to a port that is full, who is too many disperses', () => {
    const match = atWar(
      (state) => {
        army(state, 'spain', 'toledo', 2);
        army(state, 'spain', 'valencia', 4);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
      },
      [5],
    );
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} take/spain-2`);
    answer(match, `${SPANISH} go/valencia`, `${SPANISH} go/palermo`, `${FRENCH} intercept`);
    onwards(match, ['act', 'overstacked']);
    expect(told(match, 'turned-back')).toMatchObject([{ to: 'valencia' }]);
    onwards(match, ['act']);
    expect([unitsAt(match, 'spain', 'valencia').length, unitsAt(match, 'spain', 'box-WM').length]).toEqual([4, 2]);
  });
  test('U §10.3 a fleet leaves and takes up squadrons in seas and in ports', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'spain', 'S2', 'palermo');
      put(state, 'spain', 'S2', 'palermo', { up: false });
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/column/L01`, `${SPANISH} with/spain-1`, `${SPANISH} take/spain-2`);
    answer(match, `${SPANISH} go/palermo`);
    expect(offered(match, /^take\//)).toEqual(['take/spain-3']);
    answer(match, `${SPANISH} leave/spain-2`, `${SPANISH} take/spain-3`, `${SPANISH} go/central_med`);
    onwards(match, ['act'], { 'column-step': 'done' });
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2'), whereIs(match, 'spain-3')]).toEqual([
      'central_med',
      'palermo',
      'central_med',
    ]);
  });
});

describe('U §11.3 fleets look for the enemy', () => {
  test('U §11.3 a squadron in port goes out and attacks with one action', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'barcelona');
        put(state, 'france', 'S2', 'west_med');
      },
      [5, 1],
    );
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    expect(offered(match, /^sea\//)).toEqual(['sea/west_med']);
    answer(match, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['act']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect(whereIs(match, 'spain-1')).toBe('west_med');
  });
  test('U §11.3 beaten back to port but not damaged, the same fleet tries again with another action', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        deal(state, SPANISH, '029');
      },
      [1, 3],
    );
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} fight`);
    onwards(match, ['which-port']);
    expect(askedOf(match, SPANISH)).toBe('which-port');
    answer(match, `${SPANISH} port/valencia`);
    answer(match, `${SPANISH} card/029/points`);
    expect(whereIs(match, 'spain-1')).toBe('valencia');
    expect(offered(match, /^act\/spain\/hunt/)).toEqual(['act/spain/hunt/spain-1']);
  });
  test('U §11.3 who withdraws chooses among ports equally near', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} withdraw`);
    onwards(match, ['which-port']);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual([
      'which-port',
      ['port/montpellier', 'port/marseille'],
    ]);
  });
  test('U §20.2 squadrons of a minor whose ally is the enemy are attacked too', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'genoa', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`);
    expect(offered(match, /^attack\//)).toEqual(['attack/france']);
  });
  test('U §13.1.7 a winner of two squadrons loses one to two casualties, and keeps the other', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        lead(state, 'france', 'L02', 'france-1');
      },
      [5, 5, 4, 4],
    );
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} take/spain-2`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['act', 'attack-fleet']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain', points: 4, against: 2 }]);
    expect([unitsAt(match, 'spain', 'eliminated').length, unitsAt(match, 'spain', 'west_med').length]).toEqual([1, 1]);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §13.3.8 nobody becomes a veteran at sea', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
      },
      [6, 4, 1],
    );
    answer(match, `${SPANISH} act/spain/hunt/L01`, `${SPANISH} take/spain-2`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['act', 'attack-fleet']);
    expect(unitsAt(match, 'france', 'eliminated')).toHaveLength(1);
    expect(told(match, 'veteran')).toEqual([]);
  });
  test('U §17.3.2 a creative leader raises a squadron’s die', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      lead(state, 'spain', 'L21', 'spain-1', true);
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/hunt/L21`);
    onwards(match, ['attack-fleet'], { hunt: 'sea/west_med' });
    answer(match, `${SPANISH} attack/france`, `${FRENCH} fight`);
    onwards(match, ['act'], { creative: 'die/spain-1' });
    expect(categoriesOf(match, 'spain')[0]).toBe('C3');
  });
});
