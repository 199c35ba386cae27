/** U §11.4–11.5, §18.6, §21.1: who helps whom at sea, pirates and those who watch for them, troops that cross several seas. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  lead,
  optionsOf,
  own,
  put,
  stateOf,
  type Table,
  table,
  told,
  war,
} from '../table.ts';
import { calm, categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unitsAt, unrestOf, whereIs } from './play.ts';

describe('U §11.4.2 support by third Powers', () => {
  /** Three players: Spain of the first, Barbary of the second, France of the third. Spain attacks Montpellier. */
  const landBattle = (change: (state: State) => void, dice?: readonly number[]) => {
    const match = table({
      players: 3,
      player: 'player-1',
      ...(dice ? { dice } : {}),
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
        put(state, 'barbary', 'S2', 'west_med');
        change(state);
      },
    });
    answer(match, 'player-1 act/spain/march/L01', 'player-1 army/all', 'player-1 to/montpellier', 'player-3 stand');
    return match;
  };
  const END = ['act', 'advance'];
  test('U §11.4.2 an enemy of the attacker may announce support for the defender', () => {
    const match = landBattle(() => {});
    expect([askedOf(match, 'player-2'), optionsOf(match, 'player-2')]).toEqual([
      'support',
      ['pass', 'support/defence/west_med'],
    ]);
  });
  test('U §11.4.2 of an ally it counts', () => {
    const match = landBattle((state) => void state.alliances.push(['france', 'barbary']));
    onwards(match, END, { support: 'support/defence/west_med' });
    expect(categoriesOf(match, 'spain').toSorted()).toEqual(['C1', 'C2']);
  });
  test('U §11.4.2 of a Power that is no ally of that side it does not', () => {
    const match = landBattle(() => {});
    onwards(match, END, { support: 'support/defence/west_med' });
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §11.4.2 but it keeps the attacker’s fleet from supporting: they fight first', () => {
    // Spain 1, Barbary 5.
    const match = landBattle((state) => void put(state, 'spain', 'S2', 'west_med'), [1, 5]);
    answer(match, 'player-2 support/defence/west_med', 'player-1 support/attack/west_med');
    onwards(match, END);
    expect(told(match, 'combat').map(({ kind }) => kind)).toEqual(['naval', 'land']);
    expect(categoriesOf(match, 'france')).toEqual(['C2', 'C2']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
});

describe('U §11.4.1 over several seas', () => {
  const voyage = (dice: readonly number[], change: (state: State) => void) => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'ottomans');
        realm(state, 'ottomans').interests.push('CM');
        put(state, 'spain', 'I23', 'barcelona');
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/malta`);
    return match;
  };
  test('U §11.4.1 in each sea with enemies they may be intercepted', () => {
    const match = voyage([1, 1], (state) => {
      put(state, 'france', 'S2', 'west_med');
      put(state, 'ottomans', 'S2', 'central_med');
    });
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(told(match, 'combat').map(({ at }) => at)).toEqual(['west_med', 'central_med']);
    expect(whereIs(match, 'spain-1')).toBe('malta');
  });
  test('U §10.2.1 turned back, they are in the last controlled coastal area they crossed', () => {
    const match = voyage([5], (state) => void put(state, 'ottomans', 'S2', 'central_med'));
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(told(match, 'turned-back')).toHaveLength(1);
    expect(['barcelona', 'palermo', 'cagliari']).toContain(whereIs(match, 'spain-1'));
  });
});

describe('U §11.5 pirates', () => {
  test('U §11.5.1 another squadron may raid the same victim in the same sea', () => {
    const match = spain({
      dice: [5],
      change: (state) => {
        war(state, 'spain', 'france');
        deal(state, SPANISH, '029');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        calm(state, 6);
      },
    });
    answer(match, `${SPANISH} card/029/points`);
    const raids = () => optionsOf(match, SPANISH).filter((id) => id.includes('/piracy'));
    answer(match, `${SPANISH} ${raids().find((id) => id.includes('spain-1'))}`);
    onwards(match, ['act'], { 'merchant-after': 'keep/2' });
    expect(raids().some((id) => id.includes('spain-2'))).toBe(true);
    expect(raids().some((id) => id.includes('spain-1'))).toBe(false);
  });
  test('U §11.5.2 the pirate beaten: nothing changes hands, and two disband results damage it', () => {
    const match = spain({
      dice: [1, 6],
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        calm(state, 6);
      },
    });
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.includes('/piracy'))}`);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
    onwards(match, ['act']);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([6, 6]);
    expect(stateOf(match).units.find(({ id }) => id === 'spain-1')?.up).toBe(false);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §11.4.3 the guard, if it is not damaged, intercepts the next pirate too', () => {
    const match = spain({
      dice: [3, 3, 3, 3],
      change: (state) => {
        war(state, 'spain', 'france');
        deal(state, SPANISH, '029');
        state.trade.tc_west_med = [{ power: 'france', count: 1 }];
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} card/029/points`);
    for (const unit of ['spain-1', 'spain-2']) {
      answer(
        match,
        `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id.includes('/piracy') && id.includes(unit))}`,
      );
      expect(askedOf(match, FRENCH)).toBe('guard');
      answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
      onwards(match, ['act']);
    }
    expect(told(match, 'combat')).toHaveLength(2);
  });
  test('U §19.2.1 there is no piracy in Eastern Europe', () => {
    const match = spain({
      change: (state) => {
        war(state, 'poland', 'russia');
        state.trade.tc_eastern_europe = [{ power: 'russia', count: 1 }];
        put(state, 'poland', 'S2', 'black_sea');
        own(state, 'varna', 'domain:poland');
      },
    });
    expect(optionsOf(match, SPANISH).some((id) => id.startsWith('act/poland/piracy'))).toBe(false);
  });
  test('U §18.6.3 in Africa a pirate of the South Indian Ocean raids the one center, and guards come from either sea', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        war(state, 'spain', 'portugal');
        realm(state, 'spain').interests.push('Af');
        own(state, 'sofala', 'domain:spain');
        state.trade.tc_africa = [{ power: 'portugal', count: 2 }];
        put(state, 'spain', 'S2', 'south_indian');
        put(state, 'portugal', 'S3', 'southeast_atlantic');
      },
    });
    const raid = optionsOf(match, SPANISH).find((id) => id.startsWith('act/spain/piracy'));
    expect(raid).toBeDefined();
    answer(match, `${SPANISH} ${raid}`);
    expect(askedOf(match, FRENCH)).toBe('guard');
    expect(optionsOf(match, FRENCH).some((id) => id.includes('portugal-1'))).toBe(true);
  });
  test('U §18.6.4 from Portsmouth a squadron of the North Sea intercepts pirates of the Eastern Atlantic', () => {
    const guards = (change: (state: State) => void = () => {}) => {
      const match = table({
        player: FRENCH,
        change: (state) => {
          war(state, 'france', 'england');
          state.trade.tc_east_atlantic = [{ power: 'england', count: 1 }];
          put(state, 'france', 'S2', 'east_atlantic');
          put(state, 'england', 'S3', 'north_sea');
          change(state);
        },
      });
      answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.startsWith('act/france/piracy'))}`);
      onwards(match, ['guard', 'act']);
      return askedOf(match, SPANISH) === 'guard' && optionsOf(match, SPANISH).some((id) => id.includes('england-1'));
    };
    expect(guards()).toBe(true);
    expect(
      guards((state) => {
        state.holders.portsmouth = 'france';
      }),
    ).toBe(false);
  });
});

describe('U §11.3 and card 017', () => {
  test('U card 017 a fleet that would withdraw to port must fight', () => {
    const match = spain({
      dice: [5, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        deal(state, SPANISH, '017', '029');
      },
    });
    answer(match, `${SPANISH} act/spain/hunt/spain-1`, `${SPANISH} sea/west_med`, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} withdraw`);
    expect(askedOf(match, SPANISH)).toBe('combined-attack');
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id !== 'pass' && id !== 'no')}`);
    onwards(match, ['act', 'attack-fleet'], { caught: 'stand' });
    expect(told(match, 'combat')).toHaveLength(1);
  });
});

describe('U §21.1.6 combined fleets', () => {
  /** Spain of the first player, Barbary of the second, France, its ally, of the third. */
  const allied = (change: (state: State) => void = () => {}) => {
    const match = table({
      players: 3,
      player: 'player-1',
      dice: [5, 5, 1],
      change: (state) => {
        war(state, 'spain', 'barbary');
        deal(state, 'player-1', '029');
        state.alliances.push(['spain', 'france']);
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
        change(state);
      },
    });
    answer(match, 'player-1 combine/spain/france-1');
    return match;
  };
  /** The combined fleet looks for that of Barbary. */
  const hunt = (match: Table) => {
    answer(match, 'player-3 yes', 'player-1 card/029/points', 'player-1 act/spain/hunt/L01', 'player-1 take/france-1');
    expect(optionsOf(match, 'player-1').filter((id) => id.startsWith('sea/'))).toEqual(['sea/west_med']);
    answer(match, 'player-1 sea/west_med', 'player-1 attack/barbary');
    return onwards(match, ['act', 'attack-fleet'], { 'withdraw-fleet': 'fight' });
  };
  test('U §21.1.6 a squadron of an ally fights under the flag of the leader', () => {
    const match = hunt(allied((state) => war(state, 'france', 'barbary')));
    expect(told(match, 'combined')).toMatchObject([{ power: 'spain', ally: 'france', unit: 'france-1' }]);
    expect(categoriesOf(match, 'spain')).toHaveLength(2);
  });
  test('U §21.1.6 not against a Power with which it is not at war: it parts', () => {
    const match = hunt(allied());
    expect(categoriesOf(match, 'spain')).toHaveLength(1);
    expect(unitsAt(match, 'france', 'west_med')).toHaveLength(1);
  });
  test('U §21.1.6 the ally may refuse', () => {
    const match = allied();
    expect(askedOf(match, 'player-3')).toBe('agree-fleet');
    answer(match, 'player-3 no');
    expect(told(match, 'combined')).toEqual([]);
  });
});
