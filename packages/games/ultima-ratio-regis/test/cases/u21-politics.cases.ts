/** U §20.7, §21.4, §24.2–3, §26.1: peace, elections, dynasties and civil wars where they meet. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  deal,
  fortify,
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
import { drift, titles } from './laid.ts';
import { calm, FRENCH, minorOf, onwards, realm, SPANISH, toDo, unrestOf, vpOf, whereIs } from './play.ts';

/** Spain has beaten France by three. */
const won = (change: (state: State) => void): Table =>
  table({
    change: (state) => {
      calm(state, 3);
      war(state, 'spain', 'france', [3, 0]);
      change(state);
      toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
    },
  });
const italy = (state: State): void => {
  own(state, 'naples', 'domain:france');
  own(state, 'bari', 'domain:france');
  state.holders.naples = 'spain';
};
const asked = (match: Table, pattern: RegExp): string[] => optionsOf(match, SPANISH).filter((id) => pattern.test(id));

describe('U §21.4.3 conditions', () => {
  test('U §21.4.3 an area ceded in this peace makes no new border', () => {
    const match = won(italy);
    answer(match, `${SPANISH} domain/naples`);
    expect(asked(match, /^border/)).toEqual([]);
  });
  test('U §21.4.3, §18.8 nor does an enclave', () => {
    const match = won(italy);
    answer(match, `${SPANISH} enclave/bari`);
    expect(asked(match, /^border/)).toEqual([]);
  });
  test('U §18.8 an enclave: any coastal domain of the loser, his home areas only if one holds them', () => {
    const match = won((state) => {
      realm(state, 'spain').interests.push('WE');
      own(state, 'bari', 'domain:france');
      own(state, 'aquila', 'domain:france');
      state.holders.montpellier = 'spain';
    });
    expect(asked(match, /^enclave/).toSorted()).toEqual(['enclave/bari', 'enclave/montpellier']);
  });
  test('U §18.4.1, §21.4.3 nothing in a theater without interest: no enclave there, no minor of it', () => {
    const match = won((state) => {
      state.holders.montpellier = 'spain';
      minorOf(state, 'switzerland').ally = 'france';
      minorOf(state, 'savoy').ally = 'france';
    });
    expect(asked(match, /^(enclave|minor|break)/).toSorted()).toEqual(['break/savoy', 'minor/savoy']);
  });
  test('U §21.4.3 a minor won: its troops gather for the winner, those of the loser go home', () => {
    const match = won((state) => {
      minorOf(state, 'florence').ally = 'france';
      put(state, 'florence', 'I23', 'florence');
      put(state, 'france', 'I23', 'florence');
    });
    answer(match, `${SPANISH} minor/florence`);
    onwards(match, ['act'], { conditions: 'done' });
    expect(minorOf(stateOf(match), 'florence').ally).toBe('spain');
    expect(whereIs(match, 'france-1')).not.toBe('florence');
  });
  test('U §21.4 an area given back: no fortress and no leader of the occupier stays', () => {
    const match = won((state) => {
      state.holders.montpellier = 'spain';
      army(state, 'spain', 'montpellier', 1);
      fortify(state, 'spain', 'montpellier');
      lead(state, 'spain', 'L01', 'montpellier');
    });
    onwards(match, ['act']);
    expect(stateOf(match).fortresses.montpellier?.owner).not.toBe('spain');
    expect(stateOf(match).leaders.map(({ on }) => on)).not.toContain('montpellier');
  });
  test('U §21.4 a siege ends with the war; the garrison stays, the besiegers go', () => {
    const match = won((state) => {
      fortify(state, 'france', 'montpellier');
      put(state, 'france', 'I23', 'montpellier');
      army(state, 'spain', 'montpellier', 2);
      state.sieges.montpellier = { by: 'spain', casualties: 1, inside: ['france-1'] };
    });
    onwards(match, ['act']);
    expect([stateOf(match).sieges, whereIs(match, 'france-1')]).toEqual([{}, 'montpellier']);
    expect([whereIs(match, 'spain-1'), whereIs(match, 'spain-2')]).toEqual(['perpignan', 'perpignan']);
  });
  test('U §14.2 squadrons in a port given back find another, ready or not as they were', () => {
    const match = won((state) => {
      state.holders.marseille = 'spain';
      put(state, 'spain', 'S2', 'marseille');
      put(state, 'spain', 'S2', 'marseille', { up: false });
    });
    onwards(match, ['act'], { 'which-port': 'port/barcelona' });
    expect(stateOf(match).units.map(({ at, up }) => [at, up])).toEqual([
      ['barcelona', true],
      ['barcelona', false],
    ]);
  });
});

describe('cards that end or make relations', () => {
  const play = (scenario: string, turn: number, card: string, change: (state: State) => void): Table => {
    const match = table({
      scenario,
      players: 3,
      turn,
      change: (state) => {
        calm(state, 3);
        change(state);
        deal(state, 'player-1', card);
      },
    });
    answer(match, `player-1 card/${card}/event`);
    return drift(match, (ask) => ask === 'act');
  };
  test('510: Spain loses the Empire before the election; neutral electors do not vote for it', () => {
    const match = play('italian_wars', 5, '510', (state) => {
      for (const each of state.minors) each.ally = null;
      minorOf(state, 'empire').ally = 'spain';
    });
    expect(told(match, 'votes').filter(({ power }) => power === 'spain')).toEqual([]);
    expect(minorOf(stateOf(match), 'empire').ally).toBe('austria');
  });
  test('511: without a war, forced peace; with one, negotiations and nobody gives a point', () => {
    expect(stateOf(play('italian_wars', 5, '511', () => {})).truces).toEqual([['ottomans', 'persia']]);
    const match = play('italian_wars', 5, '511', (state) => war(state, 'ottomans', 'persia', [2, 1], 1));
    expect(told(match, 'status').map(({ mine, theirs }) => `${mine}–${theirs}`)).toEqual(['2–1']);
  });
  test('1408: Nerchinsk is a home area with a troop there, lost without', () => {
    const after = (troop: boolean) =>
      titles(
        play('sun_king', 14, '1408', (state) => {
          if (troop) put(state, 'russia', 'I23', 'nerchinsk');
        }),
        'nerchinsk',
      );
    expect([after(true), after(false)]).toEqual([['home:russia'], ['inactive']]);
  });
  test('1406: two squadrons in Azov, if Russia controls it', () => {
    const built = (owner: 'domain:russia' | 'domain:ottomans') =>
      stateOf(play('sun_king', 14, '1406', (state) => own(state, 'azov', owner))).units.map(({ at }) => at);
    expect([built('domain:russia'), built('domain:ottomans')]).toEqual([['azov', 'azov'], []]);
  });
  test('1708: South Italy and Sicily become a minor of Spain, whoever owned them; Austria goes home', () => {
    const match = play('age_of_succession', 17, '1708', (state) => {
      own(state, 'naples', 'domain:austria');
      put(state, 'austria', 'I23', 'naples');
    });
    expect(titles(match, 'naples', 'palermo')).toEqual(['minor:two_sicilies', 'minor:two_sicilies']);
    expect(whereIs(match, 'austria-1')).not.toBe('naples');
  });
});

describe('U §24.2–3 agitation and dynasties', () => {
  /** France with this unrest after its accounts: it earns 14 and spends nothing. */
  const after = (unrest: number): Table =>
    drift(
      table({
        change: (state) => {
          calm(state, 0);
          realm(state, 'france').unrest = unrest + 14;
          own(state, 'calais', 'domain:england');
        },
      }),
      (ask) => ask === 'begin',
    );
  test('U §24.2 nineteen: nine revolts and no change; twenty: the dynasty falls at twice its vitality', () => {
    expect([told(after(19), 'dynasty'), told(after(19), 'agitation')]).toMatchObject([[], [{ revolts: 9 }]]);
    const match = after(20);
    expect(told(match, 'dynasty')).toMatchObject([{ power: 'france', why: 'collapse' }]);
    expect(told(match, 'vp').find(({ by }) => by < 0)).toMatchObject({ player: FRENCH, by: -10 });
    expect(unrestOf(match, 'france')).toBe(5);
  });
  test('U §24.2 exactly twice the vitality: nothing happens', () => {
    expect(told(after(10), 'agitation')).toEqual([]);
  });
  test('U §24.3 the new dynasty begins with a revolt of level 3 for every two points of vitality', () => {
    expect(Object.values(stateOf(after(20)).rebellions)).toEqual([3, 3]);
    expect(vpOf(after(20), FRENCH)).toBeLessThan(vpOf(after(19), FRENCH));
  });
});
