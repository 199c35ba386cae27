/** U §20: what becomes of land and troops when a minor changes sides, and of independent minors in several wars. */
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../src/facts/control.ts';
import type { State } from '../../src/state.ts';
import type { Minor, Power } from '../../src/vocabulary.ts';
import { answer, askedOf, deal, fortify, optionsOf, put, stateOf, type Table, table, war, worldOf } from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

const allyOf = (match: Table, minor: Minor): Power | null => minorOf(stateOf(match), minor).ally;
const control = (match: Table, area: string): string | null => controlOf(worldOf(match), area);

/** Spain plays the card of Genoa. */
const genoa = (change: (state: State) => void): Table => {
  const match = spain({
    change: (state) => {
      calm(state, 0);
      deal(state, SPANISH, '008');
      change(state);
    },
  });
  answer(match, `${SPANISH} card/008/event`);
  return match;
};
const wins = (match: Table, power: Power): Table => {
  answer(match, `${SPANISH} bid/${power}/1`, `${FRENCH} pass`);
  return onwards(match, ['act']);
};

describe('U §20.3.1–2 a new ally', () => {
  test('U §20.3.1 who is at war with the new ally, but not with the neutral minor, does not stop the auction: he goes home', () => {
    const match = wins(
      genoa((state) => {
        war(state, 'spain', 'france');
        put(state, 'france', 'I23', 'bastia');
        put(state, 'france', 'I23', 'marseille');
      }),
      'spain',
    );
    expect([allyOf(match, 'genoa'), unitsAt(match, 'france', 'bastia')]).toEqual(['spain', []]);
  });
  test('U §20.3.1 the new ally’s own troops in its land stay', () => {
    const match = wins(
      genoa((state) => void put(state, 'spain', 'I23', 'bastia')),
      'spain',
    );
    expect(whereIs(match, 'spain-1')).toBe('bastia');
  });
  test('U §20.3.1, §21.2.6 an area held by an enemy of its former ally, and no enemy of the new one, is given back', () => {
    const match = wins(
      genoa((state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'genoa').ally = 'france';
        state.holders.bastia = 'spain';
      }),
      'venice',
    );
    expect([allyOf(match, 'genoa'), control(match, 'bastia'), stateOf(match).holders]).toEqual(['venice', 'genoa', {}]);
  });
  test('U §20.3.1 an area that the new ally himself has conquered is the minor’s again', () => {
    const match = wins(
      genoa((state) => {
        war(state, 'spain', 'france');
        minorOf(state, 'genoa').ally = 'france';
        state.holders.bastia = 'spain';
      }),
      'spain',
    );
    expect([allyOf(match, 'genoa'), stateOf(match).holders]).toEqual(['spain', {}]);
  });
  test('U §20.3.1 an area held by an enemy of the new ally too stays in his hands', () => {
    const match = wins(
      genoa((state) => {
        war(state, 'austria', 'france');
        war(state, 'spain', 'france');
        minorOf(state, 'genoa').ally = 'spain';
        state.holders.bastia = 'france';
      }),
      'austria',
    );
    expect([allyOf(match, 'genoa'), stateOf(match).holders]).toEqual(['austria', { bastia: 'france' }]);
  });
  test('U §20.3.2 eliminated units of an ordinary minor do not come back with a new ally; its fortress does', () => {
    const match = wins(
      genoa((state) => {
        put(state, 'genoa', 'I23', 'eliminated');
        put(state, 'genoa', 'S2', 'eliminated');
      }),
      'spain',
    );
    const units = stateOf(match).units.filter(({ owner }) => owner === 'genoa');
    expect(units.filter(({ at }) => at !== 'eliminated').map(({ kind }) => kind)).toEqual(['S2']);
    expect(units.filter(({ at }) => at === 'eliminated')).toHaveLength(2);
    expect(stateOf(match).fortresses.genoa?.owner).toBe('genoa');
  });
  test('U §20.3.1 a fleet of an enemy of the minor in its port is a unit in its land: the event is ignored', () => {
    const match = genoa((state) => {
      war(state, 'spain', 'france');
      minorOf(state, 'genoa').ally = 'france';
      state.holders.bastia = 'spain';
      put(state, 'spain', 'S2', 'bastia');
    });
    expect([askedOf(match, SPANISH), allyOf(match, 'genoa')]).toEqual(['act', 'france']);
  });
  test('U §20.3.2 troops of the minor in the dispersion box come home with the new alliance', () => {
    const match = genoa((state) => {
      minorOf(state, 'genoa').ally = 'france';
      put(state, 'genoa', 'I23', 'box-CM');
    });
    wins(match, 'spain');
    expect(unitsAt(match, 'genoa', 'box-CM')).toEqual([]);
  });
  test('U §20.3.1 above twice its vitality nobody bids, not even to renew', () => {
    const match = genoa((state) => {
      realm(state, 'spain').unrest = 8;
      realm(state, 'venice').unrest = 5;
      minorOf(state, 'genoa').ally = 'spain';
    });
    expect(refusalOf(match, SPANISH, 'bid/spain/1')?.[0]).toBe('over-its-limit');
    expect(optionsOf(match, SPANISH)).toContain('bid/venice/1');
  });
});

describe('U §20.4.1 neutral', () => {
  test('U §20.4.1 what an enemy of its ally holds of it is inactive ground: nobody controls it', () => {
    const match = genoa((state) => {
      war(state, 'spain', 'france');
      minorOf(state, 'genoa').ally = 'france';
      state.holders.bastia = 'spain';
    });
    answer(match, `${SPANISH} pass`, `${FRENCH} pass`);
    onwards(match, ['act']);
    expect([allyOf(match, 'genoa'), stateOf(match).holders]).toEqual([null, {}]);
  });
  test('U §20.4.1 a siege of its fortress is over; the besiegers may stay', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [1, 0]);
        minorOf(state, 'genoa').ally = 'france';
        fortify(state, 'genoa', 'genoa');
        put(state, 'spain', 'I23', 'genoa');
        state.sieges.genoa = { by: 'spain', casualties: 2, inside: [put(state, 'genoa', 'I23', 'genoa')] };
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    answer(match, `${SPANISH} break/genoa`);
    onwards(match, ['act'], { 'may-repatriate': 'repatriate/spain/stay' });
    expect([stateOf(match).sieges, stateOf(match).fortresses.genoa, allyOf(match, 'genoa')]).toEqual([
      {},
      undefined,
      null,
    ]);
  });
  test('U §20.4.1 a corps that stands in its land may stay or go, as its owner decides', () => {
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [1, 0]);
        minorOf(state, 'savoy').ally = 'france';
        put(state, 'france', 'I23', 'turin');
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    answer(match, `${SPANISH} break/savoy`);
    onwards(match, ['may-repatriate', 'act']);
    expect(askedOf(match, FRENCH)).toBe('may-repatriate');
  });
});

describe('U §20.2 where a minor builds', () => {
  test('U §9.1, §18.7, §20.2 Portugal under Spain: troops and squadrons at home, neither in Goa nor in Ceylon', () => {
    const places = (unit: 'troop/portugal_minor/I23' | 'squadron/portugal_minor/S3'): readonly string[] => {
      const match = table({
        scenario: 'thirty_years_war',
        players: 3,
        player: 'player-3',
        change: (state) => {
          minorOf(state, 'portugal_minor').ally = 'spain';
        },
      });
      answer(match, `player-3 act/spain/${unit}`);
      return optionsOf(match, 'player-3')
        .filter((id) => id.startsWith('at/'))
        .map((id) => id.slice(3))
        .toSorted();
    };
    // Ceuta is of Western Mediterranean too.
    expect(places('troop/portugal_minor/I23')).toEqual(['ceuta', 'lagos', 'lisbon', 'oporto']);
    expect(places('squadron/portugal_minor/S3')).toEqual(expect.arrayContaining(['lisbon', 'oporto']));
    expect(places('squadron/portugal_minor/S3').filter((area) => ['goa', 'ceylon', 'bahia'].includes(area))).toEqual(
      [],
    );
  });
  test('U §20.2 its home areas are open to its troops in whatever theater: Genoa’s Corsica is of Western Mediterranean', () => {
    const match = spain({
      change: (state) => {
        minorOf(state, 'genoa').ally = 'spain';
        put(state, 'genoa', 'I23', 'genoa');
      },
    });
    answer(match, `${SPANISH} act/spain/redeploy/genoa-1`);
    expect(optionsOf(match, SPANISH)).toContain('to/bastia');
    expect(optionsOf(match, SPANISH)).not.toContain('to/barcelona');
  });
});
