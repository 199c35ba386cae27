/** U §8.2, §9–§12, §15, §18: impulses, building, movement, stacking, where sections meet. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
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
import { calm, FRENCH, minorOf, onwards, reach, realm, refusalOf, SPANISH, spain, unitsAt, whereIs } from './play.ts';

const offered = (match: Parameters<typeof optionsOf>[0], pattern: RegExp): string[] =>
  optionsOf(match, SPANISH).filter((id) => pattern.test(id));
/** Spain fights France and has an interest in Western Europe. */
const atWar = (change: (state: State) => void, dice?: readonly number[]) =>
  spain({
    ...(dice ? { dice } : {}),
    change: (state) => {
      calm(state, 0);
      war(state, 'spain', 'france');
      realm(state, 'spain').interests.push('WE');
      change(state);
    },
  });

describe('U §8.2.2 cards in an impulse', () => {
  test('U §8.2.2 the fifth card played, a gradient card among the four left comes first', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '017', '018', '031', '036', '038') });
    expect(offered(match, /^card\/036/)).not.toEqual([]);
    answer(match, `${SPANISH} card/017/points`);
    expect(offered(match, /^card\//)).toEqual(['card/018/points', 'card/031/points', 'card/031/event']);
  });
  test('U §8.2.2 the event of a card played for its points is applied before the impulse ends', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        deal(state, SPANISH, '036');
      },
    });
    answer(match, `${SPANISH} card/036/points`, `${SPANISH} end`);
    expect(askedOf(match, SPANISH)).toBe('unrest-of');
    answer(match, `${SPANISH} unrest/spain`);
    expect(realm(stateOf(match), 'spain').unrest).toBe(0);
  });
  test('U §8.2.2 a combat card as an event has one point and no text', () => {
    const match = spain({ change: (state) => deal(state, SPANISH, '020') });
    expect(offered(match, /^card\//)).toEqual(['card/020/points']);
    answer(match, `${SPANISH} card/020/points`);
    expect(offered(match, /^event\//)).toEqual([]);
  });
  test('U §8.2.3 without cards each Power at war moves or regroups one unit for nothing, once, first', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'seville', 2);
        put(state, 'spain', 'I23', 'box-WM');
        put(state, 'poland', 'I23', 'krakow');
      },
    });
    expect(offered(match, /^(redeploy|regroup)\//)).toEqual([
      'regroup/spain-3',
      'redeploy/spain-1',
      'redeploy/spain-2',
    ]);
    answer(match, `${SPANISH} redeploy/spain-1`, `${SPANISH} to/toledo`);
    expect(offered(match, /^(redeploy|regroup)\//)).toEqual([]);
    expect(offered(match, /^act\/spain\/calm/)).toEqual(['act/spain/calm']);
  });
  test('U §8.2.3 not after an action', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        army(state, 'spain', 'seville', 1);
      },
    });
    answer(match, `${SPANISH} act/austria/calm`);
    expect(offered(match, /^redeploy\//)).toEqual([]);
  });
  test('U §8.2.2 at the end each Power brings one unit home and moves one leader, not a besieged one', () => {
    const match = spain({
      change: (state) => {
        war(state, 'venice', 'ottomans');
        army(state, 'spain', 'seville', 2);
        put(state, 'spain', 'I23', 'box-CM');
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'venice', 'I23', 'candia');
        lead(state, 'venice', 'L02', 'venice-1');
        fortify(state, 'venice', 'candia');
        fortify(state, 'venice', 'corfu');
        put(state, 'ottomans', 'I23', 'candia');
        state.sieges.candia = { by: 'ottomans', casualties: 0, inside: ['venice-1'] };
      },
    });
    answer(match, `${SPANISH} end`);
    expect(offered(match, /L02/)).toEqual([]);
    answer(match, `${SPANISH} home/spain-3/box-WM`);
    expect(offered(match, /^home\/spain/)).toEqual([]);
    answer(match, `${SPANISH} lead/L01/spain-2`);
    expect(optionsOf(match, SPANISH)).toEqual(['home/venice-1/box-CM', 'done']);
  });
});

describe('U §9 building where something else happens', () => {
  const places = (option: string, change: (state: State) => void): string[] => {
    const match = table({ change });
    answer(match, `${FRENCH} ${option}`);
    return optionsOf(match, FRENCH).map((id) => id.replace('at/', ''));
  };
  test('U §9.1, §18.3 troops: in possessions without revolt; overseas only in colonies', () => {
    expect(
      places('act/portugal/troop/portugal/I23', (state) => {
        state.rebellions.oporto = 2;
        own(state, 'senegal', 'domain:portugal');
      }),
    ).toEqual(['lisbon', 'lagos', 'ceuta', 'cape_verde']);
  });
  test('U §9.2, §18.7 squadrons: not where an enemy holds the port, nor in a trading post', () => {
    expect(
      places('act/portugal/squadron/portugal/S2', (state) => {
        war(state, 'spain', 'portugal');
        state.holders.lagos = 'spain';
      }),
    ).toEqual(['lisbon', 'oporto', 'ceuta', 'cape_verde']);
  });
  test('U §9.4 fortresses: one per area, none overseas, none in revolt; in an allied minor too', () => {
    const found = places('act/portugal/fortress', (state) => {
      state.rebellions.oporto = 2;
      fortify(state, 'portugal', 'ceuta');
      minorOf(state, 'morocco').ally = 'portugal';
    });
    expect(found.toSorted()).toEqual(['fez', 'lagos', 'lisbon', 'marrakesh']);
  });
  test('U §9.4 one under construction is destroyed when the area changes hands', () => {
    const match = atWar((state) => {
      state.fortresses.montpellier = { owner: 'france', done: false };
      put(state, 'spain', 'I23', 'montpellier');
    });
    answer(match, `${SPANISH} act/spain/subjugate/montpellier`);
    onwards(match, ['act']);
    expect([stateOf(match).holders.montpellier, stateOf(match).fortresses.montpellier]).toEqual(['spain', undefined]);
  });
  test('U §9.3 what was begun in this impulse is not repaired in it; what lay there is, and sails', () => {
    const match = spain({
      change: (state) => {
        deal(state, SPANISH, '038');
        put(state, 'spain', 'S2', 'seville', { up: false });
      },
    });
    answer(match, `${SPANISH} card/038/points`, `${SPANISH} act/spain/squadron/spain/S2`, `${SPANISH} at/valencia`);
    expect(offered(match, /spain\/repair/)).toEqual(['act/spain/repair/spain-1']);
    expect(refusalOf(match, SPANISH, 'act/spain/repair/spain-2')?.[1]).toBe('§9.3');
    answer(match, `${SPANISH} act/spain/repair/spain-1`);
    expect(offered(match, /^to\//)).toEqual(['to/east_atlantic', 'to/la_coruna', 'to/bilbao']);
  });
});

describe('U §10, §15, §18.6 ways', () => {
  test('U §18.6.1 a galley at Gibraltar reaches no Atlantic port, a ship at Seville not Gibraltar', () => {
    const galley = spain({ change: (state) => void put(state, 'spain', 'S2', 'gibraltar') });
    expect(reach(galley, SPANISH, 'spain', 'spain-1')).not.toContain('seville');
    const ship = spain({ change: (state) => void put(state, 'spain', 'S2', 'seville') });
    expect(reach(ship, SPANISH, 'spain', 'spain-1')).toEqual(['east_atlantic', 'la_coruna', 'bilbao']);
  });
  test('U §10.2, §15.1.1 a besieged port takes troops by sea as long as they and the fortress are four', () => {
    const into = (inside: number) => {
      const match = atWar((state) => {
        war(state, 'spain', 'ottomans');
        fortify(state, 'spain', 'palermo');
        const ids = army(state, 'spain', 'palermo', inside);
        put(state, 'ottomans', 'I23', 'palermo');
        state.sieges.palermo = { by: 'ottomans', casualties: 0, inside: ids };
        put(state, 'spain', 'I23', 'barcelona');
      });
      return reach(match, SPANISH, 'spain', `spain-${inside + 1}`).includes('palermo');
    };
    expect([into(2), into(3)]).toEqual([true, false]);
  });
  test('U §10.2 they also leave it by sea, and no leader forms a column there', () => {
    const match = atWar((state) => {
      war(state, 'spain', 'ottomans');
      fortify(state, 'spain', 'palermo');
      const ids = army(state, 'spain', 'palermo', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      put(state, 'ottomans', 'I23', 'palermo');
      state.sieges.palermo = { by: 'ottomans', casualties: 0, inside: ids };
    });
    expect(offered(match, /column/)).toEqual([]);
    expect(reach(match, SPANISH, 'spain', 'spain-1')).toContain('barcelona');
  });
  test('U §15.1.1 five march under an organizer; when he leaves, four may stay', () => {
    const match = atWar((state) => {
      army(state, 'spain', 'barcelona', 5);
      lead(state, 'spain', 'L27', 'spain-1', true);
    });
    answer(match, `${SPANISH} act/spain/march/L27`, `${SPANISH} army/all`, `${SPANISH} to/perpignan`);
    expect(unitsAt(match, 'spain', 'perpignan').length).toBe(5);
    answer(match, `${SPANISH} stay`, `${SPANISH} end`, `${SPANISH} home/spain-1/box-WM`);
    onwards(match, ['act', 'overstacked', 'merchants', 'conditions']);
    expect(unitsAt(match, 'spain', 'perpignan').length).toBe(4);
  });
  test('U §15.1.1 an area with four is no end of a strategic move', () => {
    const match = spain({
      change: (state) => {
        army(state, 'spain', 'toledo', 4);
        put(state, 'spain', 'I23', 'seville');
      },
    });
    expect(reach(match, SPANISH, 'spain', 'spain-5')).not.toContain('toledo');
  });
  test('U §13.5.6 into an enemy area in revolt: nobody intercepts, nobody opposes, the rebels fight', () => {
    const match = atWar(
      (state) => {
        state.rebellions.toulouse = 2;
        army(state, 'spain', 'perpignan', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'france', 'I23', 'montpellier');
      },
      [6, 1],
    );
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/toulouse`);
    expect(match.waiting).toEqual([SPANISH]);
    answer(match, `${SPANISH} subjugate`);
    onwards(match, ['act']);
    expect(told(match, 'combat')).toMatchObject([{ kind: 'subjugation', defender: 'locals' }]);
    expect([stateOf(match).rebellions.toulouse, stateOf(match).holders.toulouse]).toEqual([undefined, 'spain']);
  });
  test('U §22 the example: a siege in an area in revolt; when it falls the rebels still hold it', () => {
    const match = atWar(
      (state) => {
        fortify(state, 'france', 'montpellier');
        state.rebellions.montpellier = 2;
        army(state, 'spain', 'montpellier', 2);
        state.sieges.montpellier = { by: 'spain', casualties: 0, inside: [] };
      },
      [6, 6, 1],
    );
    expect(refusalOf(match, SPANISH, 'act/spain/subjugate/montpellier')).toEqual(['fortress-there', '§13.4.1']);
    answer(match, `${SPANISH} act/spain/assault/montpellier`);
    onwards(match, ['act'], { capitulate: 'no' });
    expect(stateOf(match).fortresses.montpellier).toBe(undefined);
    expect([stateOf(match).rebellions.montpellier, stateOf(match).holders.montpellier]).toEqual([2, undefined]);
    expect(offered(match, /subjugate/)).toEqual(['act/spain/subjugate/montpellier']);
  });
  test('U §18.2.3 in an independent area even allies fight, without morale, and the winner may subdue it', () => {
    const match = table({
      players: 4,
      dice: [5, 5, 1, 1],
      change: (state) => {
        calm(state, 0);
        own(state, 'naples', 'A2');
        own(state, 'bari', 'domain:spain');
        army(state, 'spain', 'bari', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        army(state, 'france', 'naples', 2);
        state.alliances.push(['spain', 'france']);
      },
    });
    answer(match, 'player-1 act/spain/march/L01', 'player-1 army/all', 'player-1 to/naples', 'player-3 stand');
    onwards(match, ['advance']);
    expect(told(match, 'won')).toMatchObject([{ power: 'spain' }]);
    expect([told(match, 'morale'), stateOf(match).wars]).toEqual([[], []]);
    expect(optionsOf(match, 'player-1')).toContain('subjugate');
    expect(whereIs(match, 'france-1')).toBe('box-CM');
  });
});
