/** U §11.3–11.5, §13.2: fleets that look for the enemy, intercept and raid. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, put, stateOf, table, told, war } from '../table.ts';
import { atWar, categoriesOf, FRENCH, minorOf, offered, onwards, realm, SPANISH, unrestOf, whereIs } from './play.ts';

const END = ['act'];

describe('U §11.3 looking for the enemy', () => {
  const hunt = (change: (state: State) => void, dice?: readonly number[]) => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      change(state);
    }, dice);
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    return onwards(match, ['withdraw-fleet', 'attack-fleet', 'act'], { hunt: 'sea/west_med' });
  };
  test('U §11.3 of two fleets one may withdraw and the other stay: the attacked fleet decides', () => {
    const match = hunt((state) => {
      put(state, 'france', 'S2', 'west_med');
      put(state, 'france', 'S3', 'west_med');
    });
    if (askedOf(match, SPANISH) === 'attack-fleet') answer(match, `${SPANISH} attack/france`);
    expect(optionsOf(match, FRENCH)).toEqual([
      'fight',
      'fleet/france-1',
      'withdraw',
      'retire/france-2',
      'retire/france-1',
    ]);
    answer(match, `${FRENCH} retire/france-1`);
    onwards(match, ['attack-fleet', 'act'], { 'which-port': 'port/marseille' });
    expect([whereIs(match, 'france-1'), whereIs(match, 'france-2')]).toEqual(['marseille', 'west_med']);
    expect(optionsOf(match, SPANISH)).toContain('attack/france');
  });
  test('U §11.3 who withdraws without a fight keeps its squadrons operational', () => {
    const match = hunt((state) => void put(state, 'france', 'S2', 'west_med'));
    if (askedOf(match, SPANISH) === 'attack-fleet') answer(match, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} withdraw`);
    onwards(match, END);
    expect(stateOf(match).units.find(({ id }) => id === 'france-1')).toMatchObject({
      at: expect.stringMatching(/marseille|montpellier/),
      up: true,
    });
  });
  test('U §11.3 after one has withdrawn the next is attacked with the same action', () => {
    const match = hunt((state) => {
      war(state, 'spain', 'barbary');
      put(state, 'france', 'S2', 'west_med');
      put(state, 'barbary', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} attack/france`);
    answer(match, `${FRENCH} withdraw`);
    onwards(match, ['attack-fleet', 'withdraw-fleet', ...END]);
    expect(optionsOf(match, SPANISH)).toContain('attack/barbary');
  });
});

describe('U §11.4 interception', () => {
  test('U §11.4.1 an escort that draws with the first still escorts against the second', () => {
    const match = table({
      players: 3,
      player: 'player-1',
      dice: [1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'spain', 'barbary');
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
        put(state, 'barbary', 'S2', 'west_med');
      },
    });
    answer(match, 'player-1 act/spain/redeploy/spain-1', 'player-1 to/palermo');
    answer(match, 'player-3 intercept', 'player-2 intercept');
    onwards(match, ['escort']);
    answer(match, 'player-1 escort/west_med');
    onwards(match, ['escort', 'act'], { 'fight-first': 'fight/france' });
    expect(told(match, 'drawn')).toHaveLength(1);
    expect(askedOf(match, 'player-1')).toBe('escort');
  });
  test('U §11.4.1, §13.2.5 a beaten escort goes to port with the troops', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
      },
      [1, 3],
    );
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/palermo`, `${FRENCH} intercept`);
    onwards(match, ['escort', ...END]);
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id !== 'pass' && id !== 'none')}`);
    onwards(match, ['which-port', ...END]);
    if (askedOf(match, SPANISH) === 'which-port') answer(match, `${SPANISH} ${optionsOf(match, SPANISH)[0]}`);
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
    expect(whereIs(match, 'spain-2')).not.toBe('west_med');
  });
  test('U §11.4.1 the intercepting fleet that loses to the escort leaves the sea', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'I23', 'barcelona');
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'france', 'S2', 'west_med');
      },
      [5, 1],
    );
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/palermo`, `${FRENCH} intercept`);
    onwards(match, ['escort', ...END]);
    answer(match, `${SPANISH} ${optionsOf(match, SPANISH).find((id) => id !== 'pass' && id !== 'none')}`);
    onwards(match, END);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'france-1') === 'west_med']).toEqual(['palermo', false]);
  });
  test('U §11.4.2 once announced the fight at sea takes place, though the land battle is small', () => {
    const match = atWar((state) => {
      realm(state, 'spain').interests.push('WE');
      army(state, 'spain', 'perpignan', 1);
      put(state, 'france', 'I23', 'montpellier');
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} act/spain/march/spain-1`, `${SPANISH} to/montpellier`, `${FRENCH} stand`);
    for (let n = 0; n < 2; n++) {
      onwards(match, ['support']);
      const seat = match.waiting[0] ?? '';
      answer(match, `${seat} ${optionsOf(match, seat).find((id) => id.startsWith('support/'))}`);
    }
    onwards(match, ['advance', 'act']);
    expect(told(match, 'combat').map(({ kind }) => kind)).toEqual(['naval', 'land']);
  });
});

describe('U §11.5 piracy', () => {
  test('U §11.5.2, §17.3.2 an admiral adds one to the die of a pirate', () => {
    const match = table({
      player: SPANISH,
      dice: [2],
      change: (state) => {
        war(state, 'spain', 'france');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L09', 'spain-1', true);
        state.trade.tc_west_med = [{ power: 'france', count: 1 }];
      },
    });
    const raid = offered(match, /^act\/spain\/piracy/)[0] ?? '';
    answer(match, `${SPANISH} ${raid}`);
    onwards(match, ['plus-one', 'act']);
    expect(askedOf(match, SPANISH)).toBe('plus-one');
  });
  test('U §11.5.1 a squadron in port does not raid', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'valencia');
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
    });
    expect(offered(match, /^act\/spain\/piracy/)).toEqual([]);
  });
  test('U §11.5.1 one of two squadrons of a fleet raids, and the leader may be left with the other', () => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'spain', 'S2', 'west_med');
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
    });
    expect(offered(match, /^act\/spain\/piracy/).length).toBeGreaterThan(0);
  });
  test('U §11.4.3 a guard in the port of an allied minor on that sea intercepts', () => {
    const match = atWar((state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'spain', 'S2', 'west_med');
      put(state, 'france', 'S2', 'genoa');
      state.trade.tc_west_med = [{ power: 'france', count: 1 }];
    });
    answer(match, `${SPANISH} ${offered(match, /^act\/spain\/piracy/)[0]}`);
    expect([askedOf(match, FRENCH), optionsOf(match, FRENCH)]).toEqual([
      'guard',
      expect.arrayContaining(['guard/france-1']),
    ]);
  });
  test('U §11.5.2 unrest moves by two for two merchants, and never below nothing', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'west_med');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
      },
      [5],
    );
    answer(match, `${SPANISH} ${offered(match, /^act\/spain\/piracy/)[0]}`);
    onwards(match, END);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([0, 4]);
  });
});

describe('U §13.2 naval combats', () => {
  const meet = (change: (state: State) => void, dice: readonly number[]) => {
    const match = atWar((state) => {
      put(state, 'spain', 'S2', 'west_med');
      change(state);
    }, dice);
    answer(match, `${SPANISH} act/spain/hunt/spain-1`);
    return onwards(match, ['act'], {
      hunt: 'sea/west_med',
      'attack-fleet': 'attack/france',
      'withdraw-fleet': 'fight',
    });
  };
  test('U §13.1.7 the leader of an eliminated last squadron is lost', () => {
    const match = atWar(
      (state) => {
        put(state, 'spain', 'S2', 'west_med');
        put(state, 'spain', 'S2', 'west_med');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'S2', 'west_med');
        lead(state, 'france', 'L02', 'france-1');
      },
      [4, 4, 1],
    );
    answer(match, `${SPANISH} act/spain/hunt/L01`);
    onwards(match, END, {
      fleet: 'take/spain-2',
      hunt: 'sea/west_med',
      'attack-fleet': 'attack/france',
      'withdraw-fleet': 'fight',
    });
    expect(whereIs(match, 'france-1')).toBe('eliminated');
    expect(stateOf(match).leaders.map(({ id }) => id)).toEqual(['L01']);
  });
  test('U §13.2.5 in a draw two disband results damage nobody: there are none without casualties', () => {
    const match = meet((state) => void put(state, 'france', 'S2', 'west_med'), [3, 3]);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'france-1')]).toEqual(['west_med', 'west_med']);
  });
  test('U §13.2.3 terrain and ports are no matter at sea: no disadvantage for anybody', () => {
    const match = meet((state) => void put(state, 'france', 'S2', 'west_med'), [3, 3]);
    expect([categoriesOf(match, 'spain'), categoriesOf(match, 'france')]).toEqual([['C2'], ['C2']]);
  });
});
