/** U §3.2, §20.7, §21.3–4: the Empire without land, dues, objectives and scenarios of their own kind, several wars. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { answer, deal, optionsOf, own, put, stateOf, table, told, war } from '../table.ts';
import { drift, laid, titles } from './laid.ts';
import { calm, minorOf, onwards, SPANISH, unrestOf, vpOf } from './play.ts';

describe('U §20.7 the Empire from turn 12', () => {
  test('U facts 47: at the start of The Sun King its troops stand in areas of the Emperor in Central Europe', () => {
    const match = laid('sun_king', 3);
    const troops = stateOf(match).units.filter(({ owner }) => owner === 'empire');
    expect(troops).toHaveLength(3);
  });
  test('U facts 47: after an election they enter with the new Emperor, in Central Europe only', () => {
    const match = table({
      scenario: 'sun_king',
      players: 3,
      turn: 12,
      player: 'player-1',
      change: (state) => {
        calm(state, 0);
        for (const each of state.minors) each.ally = null;
        minorOf(state, 'bavaria').ally = 'france';
        minorOf(state, 'saxony').ally = 'france';
        minorOf(state, 'rhine_bishoprics').ally = 'france';
        own(state, 'strasbourg', 'domain:france');
        deal(state, 'player-1', '031');
      },
    });
    answer(match, 'player-1 card/031/event');
    for (let n = 0; n < 30 && told(match, 'emperor').length === 0; n++) {
      const seat = match.waiting[0] ?? '';
      const ids = optionsOf(match, seat);
      answer(match, `${seat} ${ids.find((id) => id.startsWith('vote/') && id.endsWith('/france')) ?? ids[0]}`);
    }
    expect(minorOf(stateOf(match), 'empire').ally).toBe('france');
    onwards(match, ['place-minor', 'act']);
    const offered = optionsOf(match, 'player-1').filter((id) => id.startsWith('place/empire'));
    expect(offered).toContain('place/empire/I23/strasbourg');
    expect(offered).not.toContain('place/empire/I23/paris');
  });
});

describe('U §3.2 dues', () => {
  const income = (
    power: 'denmark' | 'spain',
    scenario: string,
    turn: number,
    change: (state: State) => void,
  ): number | undefined => {
    const match = table({
      scenario,
      players: 3,
      turn,
      change: (state) => {
        calm(state, 3);
        change(state);
        state.stage = 'turnEnd';
      },
    });
    drift(match, () => told(match, 'income').length > 0);
    return told(match, 'income').find((event) => event.power === power)?.income;
  };
  test('U card of Denmark: the Sound dues come with Copenhagen, and not if it fought two wars when the turn ended', () => {
    const sound = (change: (state: State) => void) => income('denmark', 'wars_of_religion', 6, change);
    const peaceful = sound(() => {}) ?? 0;
    expect(sound((state) => war(state, 'denmark', 'sweden'))).toBe(peaceful);
    expect(
      sound((state) => {
        war(state, 'denmark', 'sweden');
        war(state, 'denmark', 'poland');
      }),
    ).toBe(peaceful - 1);
  });
});

describe('U §23.2 objectives of their own kind', () => {
  const scored = (scenario: string, turn: number, power: string, change: (state: State) => void): number => {
    const match = table({
      scenario,
      players: 3,
      turn,
      change: (state) => {
        calm(state, 3);
        change(state);
        state.stage = 'turnEnd';
      },
    });
    drift(match, (ask) => ask === 'begin' || told(match, 'turn').length > 0);
    return told(match, 'vp').filter(({ of, why }) => why === 'objective' && of[0] === power).length;
  };
  test('U card of Spain (1700): with France in one alliance or coalition when the turn ended, though both have ended since', () => {
    const bourbon = (change: (state: State) => void) => scored('age_of_succession', 15, 'spain', change);
    const alone = bourbon((state) => void state.alliances.splice(0));
    expect(bourbon((state) => void state.alliances.push(['france', 'spain'])) - alone).toBe(1);
    expect(
      bourbon((state) => {
        state.alliances.splice(0);
        state.coalitions.push({ card: '1501', sides: [['france', 'spain'], ['england']], open: [[], []] });
      }) - alone,
    ).toBe(1);
  });
  test('U card of Poland (1700): no foreign troop in Poland, those of its own minors aside', () => {
    const poland = (change: (state: State) => void) => scored('age_of_succession', 15, 'poland', change);
    const quiet = poland(() => {});
    expect(
      poland((state) => {
        minorOf(state, 'saxony').ally = 'poland';
        put(state, 'saxony', 'I23', 'krakow');
      }),
    ).toBe(quiet);
  });
});

describe('Catholics and Protestants', () => {
  test('T7-1 in turn 7 Lisbon, Oporto, Lagos and Ceuta become Portugal, a minor of Spain, with its troops', () => {
    const match = table({
      scenario: 'catholics_and_protestants',
      players: 2,
      turn: 7,
      change: (state) => {
        calm(state, 3);
        state.stage = 'turn';
      },
    });
    for (let n = 0; n < 100 && told(match, 'dealt').length === 0; n++) {
      const [seat = ''] = match.waiting;
      if (seat === '') break;
      const ids = optionsOf(match, seat);
      answer(
        match,
        `${seat} ${ids.find((id) => id.includes('propos')) ?? ids.find((id) => id.endsWith('done')) ?? ids[0]}`,
      );
    }
    expect(titles(match, 'lisbon', 'oporto', 'lagos', 'ceuta')).toEqual(Array(4).fill('minor:portugal_minor'));
    expect(minorOf(stateOf(match), 'portugal_minor').ally).toBe('spain');
    expect(stateOf(match).units.filter(({ owner }) => owner === 'portugal_minor').length).toBeGreaterThan(0);
  });
});

describe('The Rise of Portugal', () => {
  test('war on Morocco: Portugal has casus belli, declares it before any card and acts on', () => {
    const match = laid('rise_of_portugal', 1);
    answer(match, 'player-1 act/portugal/war/morocco');
    onwards(match, ['act']);
    expect(stateOf(match).impulse?.closed).toBe(false);
    expect(stateOf(match).wars.map(({ sides }) => sides)).toEqual([['portugal', 'morocco']]);
  });
  test('Morocco conquered is its ally; its areas count for presence, Ceuta alone for the objective', () => {
    const match = table({
      scenario: 'rise_of_portugal',
      players: 1,
      options: {},
      dice: [6, 1],
      change: (state) => {
        state.wars.push({ sides: ['portugal', 'morocco'], taken: [0, 0], vp: [0, 0], cards: [] });
        state.holders.marrakesh = 'portugal';
        put(state, 'portugal', 'I34', 'fez');
      },
    });
    answer(match, 'player-1 act/portugal/subjugate/fez');
    onwards(match, ['act']);
    expect([minorOf(stateOf(match), 'morocco').ally, stateOf(match).wars]).toEqual(['portugal', []]);
  });
});

describe('U §21.2, §21.4 several wars at once', () => {
  test('U §21.3.1 the morale that counts is what all enemies hold: peace with one gives that back, and the rest may be too little to ask again', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france', [0, 1]);
        war(state, 'austria', 'ottomans', [0, 1]);
      },
    });
    // Vitality 3: two lost are more than half; after peace with France only one is.
    answer(match, `${SPANISH} peace/austria/ottomans`);
    onwards(match, ['act'], { conditions: 'done' });
    expect(optionsOf(match, SPANISH).filter((id) => id.startsWith('peace/'))).toEqual([]);
    expect(unrestOf(match, 'austria')).toBe(2);
  });
  test('U §21.4.1 who asks for peace while ahead gives a point of its own: 2–0 becomes 2–1, one condition', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france', [2, 0], 1);
        war(state, 'austria', 'ottomans', [0, 2]);
      },
    });
    answer(match, `${SPANISH} peace/austria/france`);
    expect(told(match, 'war-won')).toMatchObject([{ power: 'austria', against: 'france', conditions: 1 }]);
    expect(vpOf(match, SPANISH)).toBe(1);
    expect([unrestOf(match, 'austria'), unrestOf(match, 'france')]).toEqual([0, 2]);
  });
  test('U §21.4.1 without any morale of its own it gives back what it took: 1–0 becomes a draw', () => {
    const match = table({
      player: SPANISH,
      change: (state) => {
        calm(state, 0);
        war(state, 'austria', 'france', [1, 0], 1);
        war(state, 'austria', 'ottomans', [0, 3]);
      },
    });
    answer(match, `${SPANISH} peace/austria/france`);
    expect(told(match, 'war-drawn')).toMatchObject([{ power: 'austria', against: 'france' }]);
    expect([unrestOf(match, 'austria'), unrestOf(match, 'france'), vpOf(match, SPANISH)]).toEqual([0, 0, 0]);
  });
});
