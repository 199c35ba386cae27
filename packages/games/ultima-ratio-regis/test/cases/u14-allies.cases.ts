/** U §14.3, §20.3.2, §21.1, §25: who serves whom, and in whose land. */
import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { DATA, title } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import {
  answer,
  army,
  askedOf,
  deal,
  fortify,
  lead,
  optionsOf,
  put,
  stateOf,
  type Table,
  table,
  war,
} from '../table.ts';
import { FRENCH, minorOf, offered, onwards, realm, SPANISH, spain, toDo, whereIs } from './play.ts';

const allied = (change: (state: State) => void): Table =>
  spain({
    change: (state) => {
      state.alliances.push(['spain', 'france']);
      change(state);
    },
  });
const postOf = (match: Table, leader: string) => stateOf(match).leaders.find(({ id }) => id === leader)?.on;
/** Spain lends this troop to France. */
const lend = (match: Table, unit: string): Table => {
  answer(match, `${SPANISH} act/spain/corps/to/france`, `${SPANISH} corps/${unit}`, `${FRENCH} yes`);
  answer(match, `${SPANISH} to/montpellier`);
  onwards(match, ['new-post', 'act']);
  return match;
};

test('U §25, §21.1.4 no troop is deployed in the land of an ally', () => {
  const match: Table = Match.create(defineFrom(DATA), {
    setup: setupFor(title, { scenario: 'thirty_years_war', players: 3, options: { groups: 'seats' } }),
    seed: 'seven',
    chance: 'fast',
  });
  const seat = match.waiting.find((each) => optionsOf(match, each)[0]?.startsWith('deploy/spain')) ?? '';
  const ground = optionsOf(match, seat).filter((id) => id.startsWith('deploy/spain/troop/I23/'));
  expect(ground).toContain('deploy/spain/troop/I23/toledo');
  expect(ground).not.toContain('deploy/spain/troop/I23/graz');
});

describe('U §21.1.5 corps and their leaders', () => {
  test('U §17.1 the leader of a troop that is lent stays with the others', () => {
    const match = allied((state) => {
      army(state, 'spain', 'perpignan', 2);
      lead(state, 'spain', 'L01', 'spain-1');
    });
    expect(postOf(lend(match, 'spain-1'), 'L01')).toBe('spain-2');
  });
  test('U §14.3 alone he takes another post of his Power', () => {
    const match = allied((state) => {
      put(state, 'spain', 'I23', 'perpignan');
      put(state, 'spain', 'I23', 'toledo');
      fortify(state, 'spain', 'granada');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    lend(match, 'spain-1');
    expect([askedOf(match, SPANISH), offered(match, /./).toSorted()]).toEqual([
      'new-post',
      ['with/granada', 'with/spain-2'],
    ]);
    answer(match, `${SPANISH} with/granada`);
    expect(postOf(match, 'L01')).toBe('granada');
  });
  test('U §14.3, §20.3.1 on the fortress of a minor that changes sides he takes another post', () => {
    const match = table({
      player: FRENCH,
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        fortify(state, 'genoa', 'genoa');
        lead(state, 'spain', 'L01', 'genoa');
        put(state, 'spain', 'I23', 'toledo');
        deal(state, FRENCH, '008');
      },
    });
    answer(match, `${FRENCH} card/008/event`);
    onwards(match, ['act'], { bid: 'bid/france/1' });
    expect([minorOf(stateOf(match), 'genoa').ally, stateOf(match).leaders]).toMatchObject([
      'france',
      [{ on: 'spain-1' }],
    ]);
  });
  test('U §14.3 the ally’s leader does not go along with a corps that is called back', () => {
    const match = allied((state) => {
      put(state, 'spain', 'I23', 'montpellier');
      state.lent['spain-1'] = 'france';
      put(state, 'france', 'I23', 'paris');
      lead(state, 'france', 'L02', 'spain-1');
    });
    answer(match, `${SPANISH} act/spain/recall/spain-1`, `${SPANISH} to/perpignan`);
    onwards(match, ['act']);
    expect([whereIs(match, 'spain-1'), postOf(match, 'L02')]).toEqual(['perpignan', 'france-1']);
  });
  test('U §14.3 nor with one that goes home at the end of the turn', () => {
    const match = allied((state) => {
      put(state, 'spain', 'I23', 'montpellier');
      state.lent['spain-1'] = 'france';
      put(state, 'france', 'I23', 'paris');
      lead(state, 'france', 'L02', 'spain-1');
      toDo(state, { do: 'reckon', step: 'homecoming' });
    });
    onwards(match, ['act']);
    expect([stateOf(match).lent, postOf(match, 'L02')]).toEqual([{}, 'france-1']);
  });
  test('U §21.1.5 a corps that the ally refuses costs no action, and is not offered again in the impulse', () => {
    const match = allied((state) => void put(state, 'spain', 'I23', 'perpignan'));
    answer(match, `${SPANISH} act/spain/corps/to/france`, `${SPANISH} corps/spain-1`, `${FRENCH} no`);
    expect(stateOf(match).impulse?.spent).toEqual([]);
    expect(offered(match, /corps|march/)).toEqual(['act/spain/march/spain-1']);
  });
});

test('U §20.3.2, §21.2.6 mercenaries do not stay in the land of their former ally', () => {
  const match = table({
    player: SPANISH,
    change: (state) => {
      minorOf(state, 'elite_mercenaries').ally = 'spain';
      put(state, 'elite_mercenaries', 'I34', 'orleans');
      toDo(state, { do: 'reinforce', minor: 'elite_mercenaries', power: 'spain' });
    },
  });
  expect(askedOf(match, SPANISH)).toBe('regather-minor');
  expect(offered(match, /toledo|orleans/)).toEqual(['place/elite_mercenaries/I34/toledo']);
});

test('U §25, §11.4.1 who is deployed in the middle of a turn places nobody beyond enemy fleets', () => {
  const ground = (change: (state: State) => void) => {
    const match = spain({
      change: (state) => {
        realm(state, 'spain').deploying = 1;
        war(state, 'spain', 'france');
        toDo(state, { do: 'enter', power: 'spain' });
        change(state);
      },
    });
    return offered(match, /troop\/I34\/(toledo|palermo)/).map((id) => id.split('/').at(-1));
  };
  expect(ground(() => undefined)).toEqual(['toledo', 'palermo']);
  expect(ground((state) => void put(state, 'france', 'S2', 'west_med'))).toEqual(['toledo']);
});

test('U §14.1, §17.1 of troops that go home one by one their Power says with which the leader goes', () => {
  const match = spain({
    change: (state) => {
      const units = army(state, 'spain', 'montpellier', 2);
      lead(state, 'spain', 'L01', 'spain-1');
      toDo(state, { do: 'repatriate', power: 'spain', units });
    },
  });
  answer(match, `${SPANISH} repatriate/spain/chosen`, `${SPANISH} home/spain-1/perpignan`);
  expect(optionsOf(match, SPANISH)).toEqual(['with/L01', 'none']);
  answer(match, `${SPANISH} none`, `${SPANISH} home/spain-2/box-WE-France`);
  expect([postOf(match, 'L01'), whereIs(match, 'spain-2')]).toEqual(['spain-2', 'box-WE-France']);
});
