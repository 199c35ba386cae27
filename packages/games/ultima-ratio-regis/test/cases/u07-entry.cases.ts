/** U §7, §8.1, §24.4, §25: groups, entering and leaving Powers, new cards, deployment; the rules of the turns. */
import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { vitalityOf } from '../../src/facts/realms.ts';
import { titleOf } from '../../src/facts/titles.ts';
import { DATA, title } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { answer, optionsOf, own, put, refusal, stateOf, type Table, table, told, worldOf } from '../table.ts';
import { FRENCH, minorOf, realm, SPANISH, spain, unitsAt, vpOf } from './play.ts';

const opened = (scenario: string, players: number, groups: 'auction' | 'seats' = 'seats'): Table =>
  Match.create(defineFrom(DATA), {
    setup: setupFor(title, { scenario, players, options: { groups } }),
    seed: 'case',
    chance: 'fast',
  });

/** The start of a turn in a campaign, with everybody who is asked taking what is proposed. */
function startOf(turn: number, change: (state: State) => void = () => {}, scenario = 'campaign_16c'): Table {
  const match = table({
    scenario,
    players: 3,
    turn,
    change: (state) => {
      state.stage = 'turn';
      change(state);
    },
  });
  for (let n = 0; n < 80 && !told(match, 'dealt').length; n++) {
    const [seat = ''] = match.waiting;
    const options = optionsOf(match, seat);
    if (seat === '') break;
    answer(
      match,
      `${seat} ${options.find((id) => id.includes('propos')) ?? options.find((id) => id.endsWith('done')) ?? options[0]}`,
    );
  }
  return match;
}

describe('U §7.1.1 the auction with three', () => {
  test('U §7.1.1 in the order of their bids, each begins with the difference to the highest', () => {
    const match = opened('new_order', 3, 'auction');
    answer(match, 'player-1 1', 'player-2 6', 'player-3 4');
    expect(match.waiting).toEqual(['player-2']);
    answer(match, `player-2 ${optionsOf(match, 'player-2')[0]}`);
    expect(match.waiting).toEqual(['player-3']);
    expect(optionsOf(match, 'player-3')).toHaveLength(2);
    answer(match, `player-3 ${optionsOf(match, 'player-3')[0]}`);
    if (match.waiting.includes('player-1') && optionsOf(match, 'player-1')[0]?.startsWith('group/'))
      answer(match, `player-1 ${optionsOf(match, 'player-1')[0]}`);
    expect([vpOf(match, 'player-1'), vpOf(match, 'player-2'), vpOf(match, 'player-3')]).toEqual([5, 0, 2]);
  });
  test('U §7.1 the bonus of a group goes to who leads it', () => {
    const match = opened('new_order', 2);
    expect(stateOf(match).chairs.map(({ bonus }) => bonus)).toEqual([2, 0]);
  });
});

describe('U §25 deployment', () => {
  test('U §25 an extraordinary leader raises unrest by 3 here too', () => {
    const match = opened('new_order', 2);
    answer(match, `${SPANISH} deploy/spain/troop/I23/toledo`);
    const leader = optionsOf(match, SPANISH).find((id) => id.startsWith('deploy/spain/leader'));
    expect(leader).toBeDefined();
  });
  test('U §25 a fortress is built at once for 2 points', () => {
    const match = opened('new_order', 2);
    const fortress = optionsOf(match, SPANISH).find((id) => /deploy\/spain\/fort\w*\/toledo/.test(id));
    answer(match, `${SPANISH} ${fortress}`);
    expect(realm(stateOf(match), 'spain').deploying).toBe(10);
    expect(stateOf(match).fortresses.toledo).toEqual({ owner: 'spain', done: true });
  });
  test('U §25 no more than the points there are', () => {
    const match = opened('new_order', 2);
    for (let n = 0; n < 4; n++) answer(match, `${SPANISH} deploy/spain/calm`);
    expect(realm(stateOf(match), 'spain')).toMatchObject({ deploying: 8, unrest: 0 });
    expect(refusal(match, `${SPANISH} deploy/spain/calm`)).toBeDefined();
  });
  test('U §20.3.4 allies of the start have all their units deployed', () => {
    const match = opened('new_order', 2);
    for (let n = 0; n < 80 && !told(match, 'dealt').length; n++) {
      const [seat = ''] = match.waiting;
      const options = optionsOf(match, seat);
      const proposed = options.find((id) => id.includes('propos')) ?? options.find((id) => id.endsWith('done'));
      answer(match, `${seat} ${proposed ?? options[0]}`);
    }
    const placed = (minor: string) => stateOf(match).units.filter(({ owner }) => owner === minor).length;
    expect(['scotland', 'danubian_principalities', 'cossacks', 'empire', 'bohemia'].map(placed)).toEqual([
      2, 2, 2, 3, 1,
    ]);
    expect(stateOf(match).fortresses.edinburgh).toEqual({ owner: 'scotland', done: true });
  });
});

describe('U §8.1 the start of a turn', () => {
  test('U §8.1.2 a new card: Spain has a vitality of 6 from turn 3', () => {
    const match = startOf(3);
    expect(vitalityOf(worldOf(match), 'spain')).toBe(6);
  });
  test('U §8.1.1 turn 3: the Burgundian lands pass from Austria to Spain', () => {
    const match = startOf(3);
    expect(['ghent', 'antwerp', 'amsterdam', 'besancon'].map((area) => titleOf(worldOf(match), area))).toEqual(
      Array.from({ length: 4 }, () => 'domain:spain'),
    );
  });
  test('U §8.1.1 turn 3: Spain and Austria are allied', () => {
    expect(stateOf(startOf(3)).alliances.map((pair) => pair.toSorted())).toContainEqual(['austria', 'spain']);
  });
  test('U §8.1.1 turn 3: the Mamluks are gone, their land is A3', () => {
    const match = startOf(3, (state) => void put(state, 'mamluks', 'I23', 'cairo'));
    expect(stateOf(match).realms.some(({ power }) => power === 'mamluks')).toBe(false);
    expect(titleOf(worldOf(match), 'cairo')).toBe('A3');
    expect(stateOf(match).units.filter(({ owner }) => owner === 'mamluks')).toEqual([]);
  });
  test('U §8.1.1 turn 4: Hungary is gone; Pressburg, Kassa and Zagreb are Austrian, Buda is A3', () => {
    const match = startOf(4, (state) => {
      const at = state.realms.findIndex(({ power }) => power === 'mamluks');
      if (at >= 0) state.realms.splice(at, 1);
    });
    const titles = ['pressburg', 'kassa', 'zagreb', 'buda', 'klausenburg'].map((area) => titleOf(worldOf(match), area));
    expect(titles).toEqual(['domain:austria', 'domain:austria', 'domain:austria', 'A3', 'minor:transylvania']);
  });
  test('U §8.1.2 turn 5: Denmark and Sweden enter with unrest at their vitality', () => {
    const match = startOf(5, (state) => {
      for (const gone of ['mamluks', 'hungary']) {
        const at = state.realms.findIndex(({ power }) => power === gone);
        if (at >= 0) state.realms.splice(at, 1);
      }
    });
    expect(told(match, 'enters').map(({ power }) => power)).toEqual(expect.arrayContaining(['denmark', 'sweden']));
    expect(titleOf(worldOf(match), 'stockholm')).toBe('home:sweden');
  });
  test('U §24.4 turn 7: Portugal becomes a minor of Spain and keeps its possessions', () => {
    const match = startOf(
      7,
      (state) => {
        put(state, 'portugal', 'I23', 'lisbon');
        own(state, 'goa', 'domain:portugal');
      },
      'wars_of_religion',
    );
    expect(stateOf(match).realms.some(({ power }) => power === 'portugal')).toBe(false);
    expect(minorOf(stateOf(match), 'portugal_minor').ally).toBe('spain');
    expect(['lisbon', 'goa'].map((area) => titleOf(worldOf(match), area))).toEqual([
      'minor:portugal_minor',
      'minor:portugal_minor',
    ]);
    expect(unitsAt(match, 'portugal', 'lisbon')).toEqual([]);
  });
  test('U §3.2 Bohemia without an ally at the start of a turn joins the Emperor', () => {
    const match = startOf(2, (state) => {
      minorOf(state, 'bohemia').ally = null;
      minorOf(state, 'empire').ally = 'france';
    });
    expect(minorOf(stateOf(match), 'bohemia').ally).toBe('france');
  });
  test('U §3.2 Scotland without an ally joins France', () => {
    const match = startOf(2, (state) => {
      minorOf(state, 'scotland').ally = null;
    });
    expect(minorOf(stateOf(match), 'scotland').ally).toBe('france');
  });
});

describe('U §8.2.1 who begins', () => {
  test('U §8.2.1 the fewest VP decide; the direction too', () => {
    const match = spain({
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === FRENCH ? 1 : 4;
      },
    });
    expect(match.waiting).toEqual([FRENCH]);
    expect(optionsOf(match, FRENCH)).toContain(`begin/${SPANISH}/counterclockwise`);
  });
  test('U §8.2.1 counter-clockwise the order turns round', () => {
    const match = table({
      players: 3,
      change: (state) => {
        state.stage = 'half';
        for (const chair of state.chairs) chair.vp = chair.player === 'player-1' ? 0 : 4;
      },
    });
    answer(match, 'player-1 begin/player-2/counterclockwise');
    expect(stateOf(match).order).toEqual(['player-2', 'player-1', 'player-3']);
  });
});
