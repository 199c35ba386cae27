/** U §21.5, §26.2, §18.8: collapse, leaving a coalition, enclaves in a peace. */
import { describe, expect, test } from 'vitest';
import { titleOf } from '../../src/facts/titles.ts';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
import {
  answer,
  army,
  askedOf,
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
  worldOf,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

const owner = (match: Table, area: string): string => titleOf(worldOf(match), area);
/** Peace between two, asked for by nobody, with this much taken by the first and by the second. */
const peace = (a: Power, b: Power, taken: [number, number], change: (state: State) => void = () => {}): Table =>
  table({
    change: (state) => {
      calm(state, 3);
      war(state, a, b, taken);
      change(state);
      toDo(state, { do: 'peace', sides: [a, b], opener: null });
    },
  });
const offered = (match: Table, seat: string): string[] => optionsOf(match, seat).toSorted();

describe('U §21.5 collapse', () => {
  /** The Mamluks lose their war with the Ottomans by two and collapse. */
  const egypt = (change: (state: State) => void = () => {}): Table =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'mamluks', [2, 0], 1);
        realm(state, 'mamluks').collapsing = true;
        state.holders.adana = 'ottomans';
        change(state);
        toDo(state, { do: 'peace', sides: ['ottomans', 'mamluks'], opener: null });
      },
    });
  test('U §21.5 what is his anyway is not among the conditions: neither the land he holds nor alliances that end', () => {
    const match = egypt((state) => {
      minorOf(state, 'georgia').ally = 'mamluks';
      own(state, 'tiflis', 'minor:georgia');
    });
    const list = offered(match, FRENCH);
    expect(list.filter((id) => id.endsWith('/adana'))).toEqual([]);
    expect(list).not.toContain('break/georgia');
    expect(list).toContain('minor/georgia');
  });
  test('U §21.5 a domain on the border that he does not hold may still be asked for', () => {
    const match = egypt((state) => {
      own(state, 'aleppo', 'domain:mamluks');
      own(state, 'diyarbakir', 'domain:ottomans');
    });
    expect(offered(match, FRENCH)).toContain('border/aleppo');
    answer(match, `${FRENCH} border/aleppo`);
    onwards(match, ['act'], { conditions: 'done' });
    expect([owner(match, 'aleppo'), owner(match, 'adana'), owner(match, 'cairo')]).toEqual([
      'domain:ottomans',
      'domain:ottomans',
      'A3',
    ]);
  });
  test('U §21.5 an enemy it was beating keeps what it holds of it as well', () => {
    const match = egypt((state) => {
      war(state, 'portugal', 'mamluks', [0, 3]);
      state.holders.jiddah = 'portugal';
      put(state, 'portugal', 'I23', 'jiddah');
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect([owner(match, 'jiddah'), owner(match, 'suez')]).toEqual(['domain:portugal', 'A3']);
    expect(stateOf(match).realms.some(({ power }) => power === 'mamluks')).toBe(false);
  });
  test('U §21.5, §18.8 its enclaves are gone with it', () => {
    const match = egypt((state) => {
      own(state, 'enclave-smyrna', 'domain:mamluks');
      state.enclaves['enclave-smyrna'] = 'smyrna';
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).enclaves).toEqual({});
  });
  test('U §21.5 at the end of the turn too; after it nobody collapses any more', () => {
    const match = table({
      turn: 2,
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'mamluks', [0, 0], 1);
        realm(state, 'mamluks').collapsing = true;
        state.holders.jerusalem = 'ottomans';
        state.holders.beirut = 'ottomans';
        toDo(state, { do: 'reckon', step: 'wars' });
      },
    });
    onwards(match, ['act'], { conditions: 'done' });
    expect(told(match, 'collapsed')).toMatchObject([{ power: 'mamluks' }]);
    expect(owner(match, 'beirut')).toBe('domain:ottomans');
  });
  test('U §21.5 offers of peace are refused, and so is asking; forced peace is not', () => {
    const match = table({
      change: (state) => {
        war(state, 'ottomans', 'mamluks', [0, 3], 1);
        realm(state, 'mamluks').collapsing = true;
      },
    });
    expect(refusalOf(match, FRENCH, 'peace/ottomans/mamluks')).toEqual(['collapsing', '§21.5']);
    expect(optionsOf(match, FRENCH).filter((id) => /^(peace|offer)/.test(id))).toEqual([]);
  });
});

describe('U §26.2 coalitions', () => {
  const bloc = (
    change: (state: State) => void,
    player: typeof SPANISH | typeof FRENCH = SPANISH,
    dice: readonly number[] = [],
  ): Table =>
    table({
      player,
      dice,
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france');
        war(state, 'portugal', 'france');
        realm(state, 'portugal').player = SPANISH;
        state.coalitions.push({ card: '1501', sides: [['spain', 'portugal'], ['france']], open: [[], []] });
        change(state);
      },
    });
  test('U §26.2, §24 with the coalition ends the right to stand in the land of a partner: troops there go home', () => {
    const match = bloc((state) => {
      put(state, 'spain', 'I23', 'lisbon');
      toDo(state, { do: 'reckon', step: 'wars' }, { do: 'reckon', step: 'homecoming' });
    });
    onwards(match, ['act']);
    expect(unitsAt(match, 'spain', 'lisbon')).toEqual([]);
  });
  test('U §26.2.1 who leaves takes its troops out of the land of its former partners', () => {
    const match = bloc((state) => {
      const [first] = state.wars;
      if (first) first.taken[1] = 2;
      put(state, 'spain', 'I23', 'lisbon');
      put(state, 'portugal', 'I23', 'seville');
    });
    answer(match, `${SPANISH} peace/spain/france`);
    onwards(match, ['act'], { conditions: 'done' });
    expect([whereIs(match, 'spain-1') === 'lisbon', whereIs(match, 'portugal-1') === 'seville']).toEqual([
      false,
      false,
    ]);
  });
  test('U §26.2 a mixed garrison is beaten: the Power with most troops loses the point', () => {
    const match = bloc(
      (state) => {
        realm(state, 'france').interests.push('WM');
        army(state, 'portugal', 'barcelona', 2);
        put(state, 'spain', 'I23', 'barcelona');
        own(state, 'perpignan', 'domain:france');
        army(state, 'france', 'perpignan', 3);
        lead(state, 'france', 'L01', 'france-1');
      },
      FRENCH,
      [6, 6, 6, 1, 1, 1],
    );
    answer(match, `${FRENCH} act/france/march/L01`, `${FRENCH} army/all`, `${FRENCH} to/barcelona`);
    onwards(match, ['act', 'advance']);
    const [lost] = told(match, 'morale').filter(({ why }) => why !== 'key-area');
    expect(lost).toMatchObject({ power: 'portugal', to: 'france' });
  });
  test('U §26.2 the war of a partner is no business of an ally who is in no coalition, unless he enters it', () => {
    const match = spain({
      change: (state) => {
        state.alliances.push(['spain', 'portugal']);
        state.claims.push({ of: 'spain', against: 'france' });
      },
    });
    answer(match, `${SPANISH} act/spain/war/france`);
    expect(askedOf(match, FRENCH)).not.toBe('join-war');
  });
});

describe('U §18.8 enclaves in peace', () => {
  test('U §18.8 beside a held home area it is cut, and the area goes back; its fortress is the loser’s again', () => {
    const match = peace('france', 'spain', [1, 0], (state) => {
      realm(state, 'france').interests.push('WM');
      state.holders.valencia = 'france';
      fortify(state, 'france', 'valencia');
      put(state, 'france', 'I23', 'valencia');
    });
    answer(match, `${FRENCH} enclave/valencia`);
    onwards(match, ['act']);
    expect(stateOf(match).enclaves).toEqual({ 'enclave-valencia': 'valencia' });
    expect([stateOf(match).holders, stateOf(match).fortresses.valencia?.owner]).toEqual([{}, 'spain']);
    expect(unitsAt(match, 'france', 'valencia')).toEqual([]);
  });
});
