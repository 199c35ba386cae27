/** U §21.1–21.2: allies drawn in, casus belli, morale, what war does to friendship. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
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
  war,
  worldOf,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, unrestOf } from './play.ts';

const wars = (match: Table): string[] => stateOf(match).wars.map(({ sides }) => sides.join('–'));

describe('U §21.1 alliances', () => {
  test('U §21.1 an event of war between allies: they are at war, and allies no more', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'france']);
        deal(state, SPANISH, '101');
      },
    });
    answer(match, `${SPANISH} card/101/event`);
    onwards(match, ['act']);
    expect([wars(match), stateOf(match).alliances]).toEqual([['spain–france'], []]);
  });
  test('U §21.1.2 the ally of an ally that has entered is asked in its turn', () => {
    // Spain declares war on France; Portugal, ally of France, may enter; then England, ally of Portugal.
    const match = table({
      players: 3,
      change: (state) => {
        realm(state, 'spain').player = 'player-1';
        realm(state, 'france').player = 'player-2';
        realm(state, 'portugal').player = 'player-2';
        realm(state, 'england').player = 'player-3';
        state.claims.push({ of: 'spain', against: 'france' });
        state.alliances.push(['france', 'portugal'], ['portugal', 'england']);
      },
    });
    answer(match, 'player-1 act/spain/war/france');
    expect(askedOf(match, 'player-2')).toBe('join-war');
    answer(match, 'player-2 yes');
    expect(askedOf(match, 'player-3')).toBe('join-war');
    answer(match, 'player-3 yes');
    onwards(match, ['act']);
    expect(wars(match).length).toBe(3);
  });
  test('U §21.1.2 of two who are called against one, each decides for itself', () => {
    const match = spain({
      change: (state) => {
        state.claims.push({ of: 'spain', against: 'france' });
        state.alliances.push(['spain', 'austria'], ['spain', 'england']);
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`, `${SPANISH} no`, `${SPANISH} yes`);
    onwards(match, ['act']);
    expect(wars(match).length).toBe(2);
  });
  test('U §21.1.2 who enters for an ally needs no casus belli even if its card asks for one', () => {
    const match = table({
      scenario: 'enlightened_despots',
      players: 3,
      player: 'player-1',
      change: (state) => {
        state.alliances.push(['poland', 'austria']);
        state.claims.push({ of: 'prussia', against: 'austria' });
        realm(state, 'poland').player = 'player-2';
      },
    });
    expect(refusalOf(match, 'player-1', 'act/netherlands/war/austria')?.[0]).toBe('needs-casus-belli');
    answer(match, 'player-1 act/prussia/war/austria', 'player-2 yes');
    onwards(match, ['act']);
    expect(wars(match)).toContain('poland–prussia');
  });
  test('U §21.1.3 a promotion past an ally is refused; past a coalition partner too', () => {
    const refused = (change: (state: State) => void) => {
      const match = spain({
        change: (state) => {
          calm(state, 0);
          state.trade.tc_west_med = [
            { power: 'france', count: 1 },
            { power: 'spain', count: 1 },
          ];
          change(state);
        },
      });
      return refusalOf(match, SPANISH, 'act/spain/promote/tc_west_med')?.[0];
    };
    expect(refused((state) => void state.alliances.push(['spain', 'france']))).toBe('forced-peace');
    expect(
      refused((state) => {
        state.coalitions.push({ card: '1501', sides: [['spain', 'france'], ['austria']], open: [[], []] });
      }),
    ).toBe('forced-peace');
  });
  test('U §19.2.3 past an enemy: it moves up, and there is no casus belli between those at war', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        state.trade.tc_west_med = [
          { power: 'france', count: 1 },
          { power: 'spain', count: 1 },
        ];
      },
    });
    answer(match, `${SPANISH} act/spain/promote/tc_west_med`);
    expect([stateOf(match).claims, unrestOf(match, 'spain')]).toEqual([[], 1]);
  });
});

describe('U §21.2.2 casus belli', () => {
  test('U §21.2.2 of the casus belli of a Power only those against the one it fights go', () => {
    const match = spain({
      change: (state) => {
        state.claims.push(
          { of: 'spain', against: 'france' },
          { of: 'spain', against: 'portugal' },
          { of: 'france', against: 'spain' },
        );
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    onwards(match, ['act']);
    expect(stateOf(match).claims).toEqual([{ of: 'spain', against: 'portugal' }]);
  });
  test('U §21.2.2 areas of a minor ally of the other in the home province are none', () => {
    const match = spain({
      change: (state) => {
        own(state, 'gibraltar', 'minor:morocco');
        minorOf(state, 'morocco').ally = 'portugal';
      },
    });
    answer(match, `${SPANISH} act/spain/war/portugal`);
    onwards(match, ['act']);
    expect(stateOf(match).wars.find(({ sides }) => sides.includes('portugal'))?.taken).toEqual([0, 1]);
  });
  test('U §21.2.2 one area in the home province is enough, and it does not run out', () => {
    const match = spain({
      change: (state) => {
        own(state, 'gibraltar', 'domain:portugal');
        calm(state, 2);
      },
    });
    answer(match, `${SPANISH} act/spain/war/portugal`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
    expect(optionsOf(match, SPANISH)).toContain('act/austria/calm');
  });
  test('U card 029 a casus belli against an independent minor: its war may be declared before any card', () => {
    const match = spain({ change: (state) => void state.claims.push({ of: 'spain', against: 'morocco' }) });
    answer(match, `${SPANISH} act/spain/war/morocco`);
    onwards(match, ['act']);
    expect(wars(match)).toEqual(['spain–morocco']);
    expect(stateOf(match).claims).toEqual([]);
  });
});

describe('U §21.2.3–5 morale', () => {
  test('U §21.3.2 the morale given for a war without casus belli may be the last: peace is made at once', () => {
    // Barbary has two; Spain has taken one.
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'barbary', [1, 0]);
        deal(state, FRENCH, '036');
      },
    });
    answer(match, `${FRENCH} card/036/points`, `${FRENCH} act/barbary/war/venice`);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
    expect(optionsOf(match, FRENCH).toSorted()).toEqual(['peace/barbary/spain', 'peace/barbary/venice']);
  });
  test('U §21.2.5 an area underlined by a third Power costs nothing', () => {
    // Perpignan is underlined by France; Barbary takes it from Spain.
    const match = table({
      dice: [6, 1],
      change: (state) => {
        war(state, 'barbary', 'spain');
        own(state, 'barcelona', 'domain:barbary');
        put(state, 'barbary', 'I23', 'perpignan');
      },
    });
    answer(match, `${FRENCH} act/barbary/subjugate/perpignan`);
    onwards(match, ['act']);
    expect(controlOf(worldOf(match), 'perpignan')).toBe('barbary');
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 0]);
  });
  test('U §21.2.5 an area underlined by its loser costs a point, though it is no key area', () => {
    // Oran is underlined by Barbary.
    const match = spain({
      dice: [6, 1],
      change: (state) => {
        war(state, 'spain', 'barbary');
        own(state, 'algiers', 'domain:spain');
        put(state, 'spain', 'I23', 'oran');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/oran`);
    onwards(match, ['act']);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §21.2.5 two dice thrown by troops of a minor: its ally loses the point', () => {
    const match = spain({
      dice: [6, 6, 1, 1],
      change: (state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'savoy').ally = 'france';
        own(state, 'genoa', 'domain:spain');
        army(state, 'spain', 'genoa', 2);
        lead(state, 'spain', 'L01', 'spain-1');
        put(state, 'savoy', 'I23', 'nice');
        put(state, 'savoy', 'I23', 'nice');
      },
    });
    answer(match, `${SPANISH} act/spain/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/nice`);
    onwards(match, ['act', 'advance']);
    expect(stateOf(match).wars[0]?.taken).toEqual([1, 0]);
  });
  test('U §21.2.6 what an enemy of the owner’s enemy frees goes back to its owner, and his troops leave', () => {
    // France holds Spanish Valencia; Portugal, at war with France and not with Spain, subdues it.
    const match = table({
      players: 3,
      player: 'player-1',
      dice: [6, 1],
      change: (state) => {
        realm(state, 'portugal').player = 'player-1';
        realm(state, 'spain').player = 'player-2';
        realm(state, 'france').player = 'player-3';
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        state.holders.valencia = 'france';
        own(state, 'granada', 'domain:portugal');
        put(state, 'portugal', 'I23', 'valencia');
      },
    });
    answer(match, 'player-1 act/portugal/subjugate/valencia');
    onwards(match, ['act']);
    expect([stateOf(match).holders, stateOf(match).units.map(({ at }) => at === 'valencia')]).toEqual([{}, [false]]);
  });
});
