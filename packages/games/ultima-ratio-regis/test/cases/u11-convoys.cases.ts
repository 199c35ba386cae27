/** U §11.4–11.5: convoys, support of troops, piracy. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, deal, lead, optionsOf, put, stateOf, type Table, table, told, war } from '../table.ts';
import { categoriesOf, FRENCH, onwards, realm, SPANISH, spain, unrestOf, whereIs } from './play.ts';

describe('U §11.4.1 convoys', () => {
  const convoy = (dice: readonly number[], change: (state: State) => void = () => {}) => {
    const match = table({
      players: 3,
      player: 'player-1',
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
        change(state);
      },
    });
    answer(match, 'player-1 act/spain/redeploy/spain-1', 'player-1 to/palermo');
    return match;
  };
  test('U §11.4.1 each enemy in the sea says whether it intercepts; the mover says whom he fights first', () => {
    const match = convoy([1]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['fight-first', 'act']);
    expect([askedOf(match, 'player-1'), optionsOf(match, 'player-1').length]).toEqual(['fight-first', 2]);
  });
  test('U §11.4.1 one lost combat ends the voyage: the second enemy is not fought', () => {
    const match = convoy([5]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['act']);
    expect(told(match, 'combat')).toHaveLength(1);
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
  });
  test('U §11.4.1 after a tie with the first the second is fought', () => {
    const match = convoy([1, 1]);
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['act']);
    expect(told(match, 'combat')).toHaveLength(2);
    expect(whereIs(match, 'spain-1')).toBe('palermo');
  });
  test('U §10.2.1 troops turned back may try again with another action', () => {
    const match = convoy([5]);
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['act']);
    expect(optionsOf(match, 'player-1')).toContain('act/spain/redeploy/spain-1');
  });
  test('U §11.4.1 an escort that has no base at the port of departure does not come', () => {
    const match = convoy([1], (state) => void put(state, 'spain', 'S2', 'east_atlantic'));
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['escort', 'act']);
    expect(askedOf(match, 'player-1')).not.toBe('escort');
  });
  test('U §13.2.4 the battlefield against a convoy is two dice', () => {
    const match = convoy([1, 1], (state) => {
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
      lead(state, 'france', 'L02', 'france-1');
    });
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['act']);
    expect(categoriesOf(match, 'france')).toHaveLength(2);
  });
  test('U card 024 a change of wind cancels an interception', () => {
    const match = convoy([5], (state) => deal(state, 'player-1', '024'));
    answer(match, 'player-3 intercept', 'player-2 pass');
    onwards(match, ['change-of-wind', 'act']);
    expect(askedOf(match, 'player-1')).toBe('change-of-wind');
    const play = optionsOf(match, 'player-1').find((id) => id !== 'pass');
    answer(match, `player-1 ${play}`);
    onwards(match, ['act']);
    expect(told(match, 'combat')).toEqual([]);
    expect(whereIs(match, 'spain-1')).toBe('palermo');
  });
});

describe('U §11.4.2 support of troops', () => {
  const land = (dice: readonly number[], change: (state: State) => void) => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'montpellier', 2);
        change(state);
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/montpellier`);
    answer(match, `${FRENCH} stand`);
    return match;
  };
  const both = (state: State) => {
    for (let n = 0; n < 3; n++) put(state, 'spain', 'S2', 'west_med');
    for (let n = 0; n < 3; n++) put(state, 'france', 'S2', 'west_med');
    lead(state, 'spain', 'L03', 'spain-3');
    lead(state, 'france', 'L02', 'france-3');
  };
  const announce = (match: Table) => {
    answer(match, `${FRENCH} support/defence/west_med`, `${SPANISH} support/attack/west_med`);
    return match;
  };
  test('U §11.4.2 fleets on both sides fight first, with three dice each', () => {
    const match = announce(land([5, 5, 5, 1, 1, 1], both));
    onwards(match, ['advance', 'act']);
    const [sea, shore] = told(match, 'combat');
    expect([sea?.kind, shore?.kind]).toEqual(['naval', 'land']);
    expect(
      told(match, 'rolled')
        .slice(0, 2)
        .map(({ dice }) => dice.split(',').length),
    ).toEqual([3, 3]);
  });
  test('U §11.4.2 the winner supports its side', () => {
    const match = announce(land([5, 5, 5, 1, 1, 1], both));
    onwards(match, ['advance', 'act']);
    expect(categoriesOf(match, 'france').toSorted()).toEqual(['C1', 'C2']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §11.4.2 after a tie at sea nobody is supported', () => {
    const match = announce(land([5, 1, 1, 5, 1, 1], both));
    onwards(match, ['advance', 'act']);
    expect(categoriesOf(match, 'france')).toEqual(['C2', 'C2']);
    expect(categoriesOf(match, 'spain')).toEqual(['C2', 'C2']);
  });
  test('U §11.4.2 who is not at war with the other side may not support', () => {
    const match = land([1], (state) => {
      put(state, 'barbary', 'S2', 'west_med');
      put(state, 'venice', 'S2', 'central_med');
    });
    expect(match.questions(FRENCH).some(({ ask }) => ask.id === 'support')).toBe(false);
    expect(match.questions(SPANISH).some(({ ask }) => ask.id === 'support')).toBe(false);
  });
  test('U §11.4.2 squadrons in port do not support', () => {
    const match = land([1], (state) => void put(state, 'france', 'S2', 'marseille'));
    expect(askedOf(match, FRENCH)).not.toBe('support');
  });
  test('U §11.4.2 inland there is nothing to support', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        realm(state, 'spain').interests.push('WE');
        army(state, 'spain', 'montpellier', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'lyon', 2);
        put(state, 'france', 'S2', 'west_med');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/lyon`, `${FRENCH} stand`);
    onwards(match, ['support', 'advance', 'act']);
    expect(askedOf(match, FRENCH)).not.toBe('support');
  });
});

describe('U §11.5 piracy', () => {
  const raid = (dice: readonly number[], change: (state: State) => void = () => {}, count: 1 | 2 = 2) => {
    const match = spain({
      dice,
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_west_med = [{ power: 'france', count }];
        put(state, 'spain', 'S2', 'west_med');
        realm(state, 'spain').unrest = 3;
        realm(state, 'france').unrest = 3;
        change(state);
      },
    });
    const act = optionsOf(match, SPANISH).find((id) => id.includes('/piracy'));
    answer(match, `${SPANISH} ${act}`);
    return match;
  };
  const TOLD = ['guard', 'merchant-after', 'act'];
  test('U §11.5.2 with one merchant on the counter one point of unrest changes sides', () => {
    const match = onwards(
      raid([5], () => {}, 1),
      ['merchant-after', 'act'],
    );
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([2, 4]);
  });
  test('U §11.5.2 without a battle point nothing is taken', () => {
    const match = onwards(raid([2]), ['act']);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([3, 3]);
  });
  test('U §11.5.2 after the defeat the victim may lower or remove its counter', () => {
    const match = onwards(raid([5]), ['merchant-after', 'act']);
    expect(askedOf(match, FRENCH)).toBe('merchant-after');
    expect(optionsOf(match, FRENCH)).toHaveLength(3);
  });
  test('U §11.5.1 the pirate does nothing more in this impulse', () => {
    const match = onwards(raid([5]), ['act']);
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('act/') && id.endsWith('/spain-1'))).toEqual([]);
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
  test('U §11.4.3 a squadron in port intercepts with a disadvantage, one at sea without', () => {
    const guarded = (at: 'marseille' | 'west_med') => {
      const match = raid([1, 5], (state) => void put(state, 'france', 'S2', at));
      onwards(match, TOLD);
      expect(askedOf(match, FRENCH)).toBe('guard');
      answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
      onwards(match, ['act']);
      return categoriesOf(match, 'france');
    };
    expect(guarded('marseille')).toEqual(['C1']);
    expect(guarded('west_med')).toEqual(['C2']);
  });
  test('U §11.4.3 a squadron under repair does not intercept', () => {
    const match = raid([5], (state) => void put(state, 'france', 'S2', 'marseille', { up: false }));
    onwards(match, TOLD);
    expect(optionsOf(match, FRENCH).some((id) => id.includes('france-1'))).toBe(false);
  });
  test('U §13.2.4 one die each, whatever an organizer would like', () => {
    const match = raid([5, 1], (state) => {
      lead(state, 'spain', 'L27', 'spain-1', true);
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
      lead(state, 'france', 'L28', 'france-1', true);
    });
    onwards(match, TOLD);
    answer(match, `${FRENCH} ${optionsOf(match, FRENCH).find((id) => id.includes('france-1'))}`);
    onwards(match, ['organizer', 'merchant-after', 'act']);
    expect(askedOf(match, SPANISH)).not.toBe('organizer');
    expect([categoriesOf(match, 'spain').length, categoriesOf(match, 'france').length]).toEqual([1, 1]);
  });
  test('U §13.2.6 nobody gives morale for piracy: one die each', () => {
    const match = onwards(raid([6]), ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §11.5.1 no merchant of the victim in that center, no piracy', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_central_med = [{ power: 'france', count: 1 }];
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
  test('U §11.5.1 Barbary raids Christians of the Mediterranean without war, as its card says', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        state.trade.tc_west_med = [{ power: 'spain', count: 1 }];
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    expect(optionsOf(match, FRENCH).some((id) => id.startsWith('act/barbary/piracy'))).toBe(true);
  });
});
