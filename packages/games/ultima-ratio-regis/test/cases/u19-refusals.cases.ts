/** U §19–21: what one would naturally try in politics and may not, with the section that forbids it. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, askedOf, deal, own, type Table, table, told, war } from '../table.ts';
import { calm, FRENCH, minorOf, realm, refusalOf, SPANISH, spain, toDo } from './play.ts';

describe('U §19, §21 actions that are refused', () => {
  const impulse = (change: (state: State) => void = () => {}): Table =>
    spain({
      change: (state) => {
        calm(state, 2);
        war(state, 'spain', 'france', [0, 2]);
        change(state);
      },
    });
  test.each([
    ['act/spain/war/genoa', 'ordinary-minor', '§20.5'],
    ['act/spain/subsidise/austria', 'not-allied', '§19.1.2'],
    ['act/spain/promote/tc_west_med', 'no-merchant', '§19.2.3'],
  ])('U %s: %s', (deed, code, cite) => {
    expect(refusalOf(impulse(), SPANISH, deed)).toEqual([code, cite]);
  });
  test('U §19.1.2 an ally without unrest needs no subsidy', () => {
    const match = impulse((state) => {
      state.alliances.push(['spain', 'austria']);
      calm(state, 0);
    });
    expect(refusalOf(match, SPANISH, 'act/spain/subsidise/austria')).toEqual(['no-unrest', '§19.1.2']);
  });
  test('U §21.3.1, §21.4.6 peace is asked for and offered at the beginning only', () => {
    const match = impulse();
    answer(match, `${SPANISH} act/spain/calm`);
    expect(['peace/spain/france', 'offer/spain/france'].map((id) => refusalOf(match, SPANISH, id))).toEqual([
      ['impulse-begun', '§21.3.1'],
      ['impulse-begun', '§21.3.1'],
    ]);
  });
  test('U §21.4.6 nor is it offered before half is lost', () => {
    const match = spain({ change: (state) => war(state, 'spain', 'france', [0, 1]) });
    expect(refusalOf(match, SPANISH, 'offer/spain/france')).toEqual(['morale-holds', '§21.3.1']);
  });
  test('U §21.4.6 an agreement is offered once in an impulse', () => {
    const match = impulse();
    answer(match, `${SPANISH} offer/spain/france`, `${FRENCH} no`);
    expect(refusalOf(match, SPANISH, 'offer/spain/france')).toEqual(['offered-already', '§21.4.6']);
    answer(match, `${SPANISH} peace/spain/france`);
  });
  test('U §26.2.1, §21.4.6 none within the war of a coalition, but with another enemy', () => {
    const match = impulse((state) => {
      war(state, 'spain', 'ottomans');
      state.coalitions.push({ card: '1501', sides: [['spain', 'venice'], ['france']], open: [[], []] });
    });
    expect(refusalOf(match, SPANISH, 'offer/spain/france')).toEqual(['coalition-fights-on', '§26.2.1']);
    answer(match, `${SPANISH} offer/spain/ottomans`, `${FRENCH} yes`);
    expect(told(match, 'peace')).toMatchObject([{ power: 'spain', against: 'ottomans' }]);
  });
  test('U §8.2.2 neither the event nor the points of a card that must wait', () => {
    const match = impulse((state) => deal(state, SPANISH, '001', '101'));
    expect(['points', 'event'].map((use) => refusalOf(match, SPANISH, `card/001/${use}`)?.[0])).toEqual([
      'priority',
      'priority',
    ]);
  });
});

describe('U §21.4.3 conditions that are refused', () => {
  /** Spain has won against France by five. */
  const won = (change: (state: State) => void = () => {}): Table =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [5, 0]);
        change(state);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
  const why = (demand: string, change?: (state: State) => void) => {
    const match = won(change);
    expect(askedOf(match, SPANISH)).toBe('conditions');
    return refusalOf(match, SPANISH, demand);
  };
  test('U §18.4.1, §21.4.3 land and minors of a theater without interest', () => {
    const taken = (state: State): void => {
      own(state, 'calais', 'domain:france');
      state.holders.calais = 'spain';
      minorOf(state, 'scotland').ally = 'france';
    };
    expect(why('domain/calais', taken)).toEqual(['no-interest', '§21.4.3']);
    expect(why('break/scotland', taken)).toEqual(['no-interest', '§21.4.3']);
  });
  test('U §22 a home area, though one holds it', () => {
    const cut = (state: State): void => {
      own(state, 'genoa', 'home:france');
      state.holders.genoa = 'spain';
    };
    expect(why('domain/genoa', cut)).toEqual(['home-stays', '§22']);
  });
  test('U §21.4.3 a domain that one neither holds nor borders on', () => {
    expect(why('border/milan', (state) => own(state, 'milan', 'domain:france'))).toEqual([
      'neither-held-nor-border',
      '§21.4.3',
    ]);
  });
  test('U §18.8 no enclave inland, at a home area that one does not hold, nor a second one', () => {
    expect(why('enclave/milan', (state) => own(state, 'milan', 'domain:france'))).toEqual(['inland', '§18.8']);
    expect(why('enclave/genoa', (state) => own(state, 'genoa', 'home:france'))).toEqual(['home-not-held', '§18.8']);
    expect(
      why('enclave/genoa', (state) => {
        own(state, 'genoa', 'domain:france');
        state.enclaves['enclave-genoa'] = 'genoa';
        own(state, 'enclave-genoa', 'domain:venice');
      }),
    ).toEqual(['enclave-there', '§18.8']);
  });
  test('U §20.6–7, §3.2 alliances that no peace touches', () => {
    const allied = (state: State): void => {
      for (const minor of ['empire', 'german_mercenaries'] as const) minorOf(state, minor).ally = 'france';
    };
    expect(why('break/empire', allied)).toEqual(['alliance-stays', '§20.7']);
    expect(why('minor/german_mercenaries', allied)).toEqual(['alliance-stays', '§20.6']);
  });
  test('U §3.2 the Papal States may be broken off by a Muslim Power, not won', () => {
    const match = table({
      players: 2,
      change: (state) => {
        calm(state, 3);
        war(state, 'ottomans', 'venice', [3, 0]);
        realm(state, 'ottomans').interests.push('CM');
        minorOf(state, 'papal_states').ally = 'venice';
        toDo(state, { do: 'peace', sides: ['ottomans', 'venice'], opener: null });
      },
    });
    expect(refusalOf(match, FRENCH, 'minor/papal_states')).toEqual(['card-forbids', '§3.2']);
    answer(match, `${FRENCH} break/papal_states`);
  });
  test('U §21.4.3 places where one stands before the loser', () => {
    const first = (state: State): void => {
      state.trade.tc_west_med = [
        { power: 'spain', count: 1 },
        { power: 'france', count: 2 },
      ];
    };
    expect(why('places/tc_west_med', first)).toEqual(['stands-before', '§21.4.3']);
  });
  test('U §26.1.1 areas of the zone of a civil war', () => {
    const zone = (state: State): void => {
      own(state, 'milan', 'domain:france');
      state.civilWars.push({ card: '601', official: 'france', contenders: ['huguenots'], zone: ['milan'] });
    };
    expect(why('border/milan', zone)).toEqual(['zone-stays', '§26.1.1']);
  });
});

describe('U §20.7 votes that are refused', () => {
  test('U §20.7 nobody votes for a Muslim Power', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        minorOf(state, 'saxony').ally = 'spain';
        deal(state, FRENCH, '031');
      },
    });
    answer(match, `${FRENCH} card/031/event`);
    for (let i = 0; i < 3 && askedOf(match, SPANISH) !== 'vote'; i++)
      answer(match, `${match.waiting[0]} ${match.options(match.waiting[0] ?? '')[0]?.id}`);
    expect(refusalOf(match, SPANISH, 'vote/saxony/ottomans')).toEqual(['no-candidate', '§20.7']);
  });
});
