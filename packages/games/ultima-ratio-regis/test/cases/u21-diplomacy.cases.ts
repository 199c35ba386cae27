/** U §19–24: economy, diplomacy, the end of the turn. */
import { describe, expect, test } from 'vitest';
import { controlOf, controls } from '../../src/facts/control.ts';
import { moraleOf, vitalityOf } from '../../src/facts/realms.ts';
import { answer, deal, optionsOf, own, put, stateOf, table, told, war, worldOf } from '../table.ts';
import { realm, SPANISH, spain } from './play.ts';

describe('U §21.2 war', () => {
  test('U §21.2.3 without casus belli the declarer gives a morale point and acts no more', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '029') });
    answer(
      match,
      `${SPANISH} act/spain/calm`,
      `${SPANISH} card/029/points`,
      `${SPANISH} act/austria/calm`,
      `${SPANISH} act/austria/calm`,
    );
    const declare = optionsOf(match, SPANISH).find((id) => /act\/\w+\/war\/france/.test(id));
    expect(declare).toBeDefined();
    answer(match, `${SPANISH} ${declare}`);
    expect(stateOf(match).wars.some(({ sides }) => sides.includes('france'))).toBe(true);
    expect(stateOf(match).impulse?.closed).toBe(true);
  });
  test('U §21.2.2 with a casus belli it costs only the action, and the claim is gone', () => {
    const match = spain({ change: (state) => void state.claims.push({ of: 'spain', against: 'france' }) });
    const declare = optionsOf(match, SPANISH).find((id) => /act\/spain\/war\/france/.test(id));
    answer(match, `${SPANISH} ${declare}`);
    expect(stateOf(match).wars[0]).toMatchObject({ sides: ['spain', 'france'], taken: [0, 0] });
    expect(stateOf(match).claims).toEqual([]);
    expect(stateOf(match).impulse?.closed).toBe(false);
  });
  test('U §21.4.4 forced peace forbids war', () => {
    const match = spain({ change: (state) => void state.truces.push(['spain', 'france']) });
    expect(optionsOf(match, SPANISH).some((id) => /act\/spain\/war\/france/.test(id))).toBe(false);
  });
  test('U §21.2 Powers of one player never fight each other', () => {
    expect(optionsOf(spain({}), SPANISH).some((id) => /act\/spain\/war\/austria/.test(id))).toBe(false);
  });
  test('U §21.2.4 a Power has as much morale as vitality, less what was taken', () => {
    const match = spain({ change: (state) => war(state, 'spain', 'france', [1, 2]) });
    const world = worldOf(match);
    expect([vitalityOf(world, 'spain'), moraleOf(world, 'spain'), moraleOf(world, 'france')]).toEqual([4, 2, 4]);
  });
});

describe('U §21.3 peace', () => {
  test('U §21.3.1 only who has lost half may ask for it', () => {
    const ask = (lost: number) =>
      optionsOf(spain({ change: (state) => war(state, 'spain', 'france', [0, lost]) }), SPANISH).filter((id) =>
        id.includes('peace'),
      );
    expect(ask(1)).toEqual([]);
    expect(ask(2).length).toBeGreaterThan(0);
  });
});

describe('U §22 control', () => {
  test('U §22 a domain may be held by another Power', () => {
    const match = table({
      change: (state) => {
        state.holders.perpignan = 'france';
      },
    });
    const world = worldOf(match);
    expect(controlOf(world, 'perpignan')).toBe('france');
    expect([controls(world, 'france', 'perpignan'), controls(world, 'spain', 'perpignan')]).toEqual([true, false]);
  });
  test('U §18.3 rebels control an area in revolt, and nothing is built there', () => {
    const match = spain({
      change: (state) => {
        state.rebellions.toledo = 2;
      },
    });
    expect(controlOf(worldOf(match), 'toledo')).toBe('rebels');
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    expect(optionsOf(match, SPANISH)).not.toContain('at/toledo');
  });
});

describe('U §19.2 commerce', () => {
  const trading = (change: Parameters<typeof spain>[0]['change']) => spain(change ? { change } : {});
  test('U §19.2.3 promotion swaps with the one ahead, costs 1 unrest and gives a casus belli', () => {
    const match = trading((state) => {
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
      realm(state, 'spain').unrest = 3;
    });
    answer(match, `${SPANISH} act/spain/promote/tc_west_med`);
    expect(stateOf(match).trade.tc_west_med?.map(({ power }) => power)).toEqual(['spain', 'france']);
    expect(realm(stateOf(match), 'spain').unrest).toBe(4);
    expect(stateOf(match).claims).toContainEqual({ of: 'france', against: 'spain' });
  });
  test('U §19.2.3 not with unrest above vitality', () => {
    const match = trading((state) => {
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
      realm(state, 'spain').unrest = 5;
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/promote/tc_west_med');
  });
  test('U §19.2.3 once in an impulse, with any of his Powers', () => {
    const match = trading((state) => {
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
      state.trade.tc_central_med = [
        { power: 'ottomans', count: 1 },
        { power: 'venice', count: 1 },
      ];
      for (const power of ['spain', 'venice']) realm(state, power).unrest = 1;
    });
    answer(match, `${SPANISH} act/spain/promote/tc_west_med`);
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/promote/'))).toBe(false);
  });
  test('U §19.2.3 not against a Power in forced peace', () => {
    const match = trading((state) => {
      state.trade.tc_west_med = [
        { power: 'france', count: 1 },
        { power: 'spain', count: 1 },
      ];
      realm(state, 'spain').unrest = 1;
      state.truces.push(['spain', 'france']);
    });
    expect(optionsOf(match, SPANISH)).not.toContain('act/spain/promote/tc_west_med');
  });
});

describe('U §11.5 piracy', () => {
  const raid = (start: 'sea' | 'port') =>
    spain({
      dice: [6],
      change: (state) => {
        war(state, 'spain', 'france');
        state.trade.tc_west_med = [{ power: 'france', count: 2 }];
        put(state, 'spain', 'S2', start === 'sea' ? 'west_med' : 'barcelona');
        realm(state, 'spain').unrest = 3;
        realm(state, 'france').unrest = 3;
      },
    });
  test('U §11.5.1 a privateer must have begun the impulse in that sea', () => {
    expect(optionsOf(raid('sea'), SPANISH).some((id) => id.includes('/piracy'))).toBe(true);
    expect(optionsOf(raid('port'), SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
  test('U §11.5.2 success moves unrest by the merchants of the victim', () => {
    const match = raid('sea');
    const act = optionsOf(match, SPANISH).find((id) => id.includes('/piracy')) ?? '';
    answer(match, `${SPANISH} ${act}`);
    for (let i = 0; i < 20 && told(match, 'plundered').length === 0; i++) {
      const seat = match.waiting[0] ?? '';
      const options = optionsOf(match, seat);
      answer(match, `${seat} ${options.find((id) => /france|west_med|pass|no/.test(id)) ?? options[0]}`);
    }
    expect(realm(stateOf(match), 'spain').unrest).toBe(1);
    expect(realm(stateOf(match), 'france').unrest).toBe(5);
  });
  test('U §11.5.1 no privateering in peace', () => {
    const match = spain({
      change: (state) => {
        state.trade.tc_west_med = [{ power: 'france', count: 1 }];
        put(state, 'spain', 'S2', 'west_med');
      },
    });
    expect(optionsOf(match, SPANISH).some((id) => id.includes('/piracy'))).toBe(false);
  });
});

describe('U §11.1 bases', () => {
  test('U §11.6 an operational squadron in port puts to sea at the start of the impulse', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'barcelona') });
    expect(optionsOf(match, SPANISH)).toContain('sail/spain-1/west_med');
  });
  test('U §18.6.1 galleys of the Mediterranean do not leave it before the Galleons', () => {
    const match = spain({ change: (state) => void put(state, 'spain', 'S2', 'west_med') });
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`);
    expect(optionsOf(match, SPANISH)).not.toContain('to/east_atlantic');
  });
  test('U §18.7 troops are built overseas only in home areas', () => {
    const match = spain({
      change: (state) => {
        own(state, 'santo_domingo', 'domain:spain');
        own(state, 'cuba', 'home:spain');
      },
    });
    answer(match, `${SPANISH} act/spain/troop/spain/I23`);
    const offered = optionsOf(match, SPANISH);
    expect(offered).toContain('at/cuba');
    expect(offered).not.toContain('at/santo_domingo');
  });
});
