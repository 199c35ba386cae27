/** U §18.8, §19.1: enclaves, subsidies between partners. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import { answer, fortify, optionsOf, own, put, stateOf, type Table, table, war, worldOf } from '../table.ts';
import {
  calm,
  FRENCH,
  minorOf,
  offered,
  onwards,
  reach,
  realm,
  SPANISH,
  spain,
  toDo,
  unitsAt,
  unrestOf,
} from './play.ts';

const _control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

describe('U §18.8 enclaves', () => {
  const peace = (change: (state: State) => void): Table =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'france', 'spain', [2, 0]);
        realm(state, 'france').interests.push('WM', 'CM');
        change(state);
        toDo(state, { do: 'peace', sides: ['france', 'spain'], opener: null });
      },
    });
  test('U §18.8 not in land without a coast, nor beside an area of an allied minor', () => {
    const match = peace((state) => {
      own(state, 'aquila', 'domain:spain');
      minorOf(state, 'genoa').ally = 'spain';
    });
    const list = offered(match, /^enclave\//, FRENCH);
    expect(list).toContain('enclave/palermo');
    expect(list.filter((id) => ['enclave/aquila', 'enclave/genoa', 'enclave/bastia'].includes(id))).toEqual([]);
  });
  test('U §18.8 one enclave beside an area; a second is asked elsewhere', () => {
    const match = peace(() => {});
    answer(match, `${FRENCH} enclave/palermo`);
    expect(optionsOf(match, FRENCH)).not.toContain('enclave/palermo');
    expect(optionsOf(match, FRENCH)).toContain('enclave/syracuse');
  });
  test('U §18.8 it is a naval base, and troops are built there', () => {
    const match = table({
      change: (state) => {
        own(state, 'enclave-palermo', 'domain:france');
        state.enclaves['enclave-palermo'] = 'palermo';
        put(state, 'france', 'S2', 'marseille');
      },
    });
    answer(match, `${FRENCH} act/france/troop/france/I23`);
    expect(optionsOf(match, FRENCH)).toContain('at/enclave-palermo');
    const sailing = reach(
      table({
        change: (state) => {
          own(state, 'enclave-palermo', 'domain:france');
          state.enclaves['enclave-palermo'] = 'palermo';
          put(state, 'france', 'S2', 'marseille');
        },
      }),
      FRENCH,
      'france',
      'france-1',
    );
    expect(sailing).toEqual(expect.arrayContaining(['enclave-palermo', 'central_med']));
  });
  test('U §18.8 a fortress that holds keeps the enclave when a revolt takes the ground', () => {
    const match = spain({
      change: (state) => {
        own(state, 'enclave-palermo', 'domain:france');
        state.enclaves['enclave-palermo'] = 'palermo';
        fortify(state, 'france', 'enclave-palermo');
        state.rebellions['enclave-palermo'] = 2;
      },
    });
    onwards(match, ['act']);
    expect(Object.keys(stateOf(match).enclaves)).toEqual(['enclave-palermo']);
  });
  test('U §18.8, §14.1 its owner buys the area beside it in peace: the enclave is gone and its garrison goes home', () => {
    const match = peace((state) => {
      own(state, 'enclave-palermo', 'domain:france');
      state.enclaves['enclave-palermo'] = 'palermo';
      put(state, 'france', 'I23', 'enclave-palermo');
      state.holders.palermo = 'france';
    });
    answer(match, `${FRENCH} domain/palermo`);
    onwards(match, ['act'], { conditions: 'done' });
    expect([stateOf(match).enclaves, titleOf(worldOf(match), 'palermo')]).toEqual([{}, 'domain:france']);
    expect(unitsAt(match, 'france', 'enclave-palermo')).toEqual([]);
  });
});

describe('U §19.1 unrest', () => {
  test('U §19.1.2 partners of a coalition count as allies: one may be subsidised', () => {
    const match = spain({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
      },
    });
    answer(match, `${SPANISH} act/spain/subsidise/portugal`);
    expect(unrestOf(match, 'portugal')).toBe(2);
  });
  test('U §26.2, §21.1.5 and lent a troop', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        put(state, 'spain', 'I23', 'seville');
      },
    });
    expect(offered(match, /^act\/spain\/corps\/to\/portugal/).length).toBeGreaterThan(0);
  });
});
