/** U §21.3–21.4: who may ask for peace and when, the sum of a war step by step, what peace does. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import type { Power } from '../../src/vocabulary.ts';
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
  told,
  war,
} from '../table.ts';
import { calm, FRENCH, minorOf, onwards, realm, refusalOf, SPANISH, spain, toDo, unrestOf, vpOf } from './play.ts';

/** How the sum of a war went: `2–2`, `2–3`, `1–3`. */
const steps = (match: Table, power: Power, against: Power): string[] =>
  told(match, 'status')
    .filter((event) => event.power === power && event.against === against)
    .map(({ mine, theirs }) => `${mine}–${theirs}`);

/** The Ottomans (A, vitality 5) at war with Venice (B) and Persia (C), which are of another player. */
const ottoman = (change: (state: State) => void): Table =>
  table({
    player: FRENCH,
    change: (state) => {
      calm(state, 0);
      change(state);
    },
  });
/** Ordinary areas of the Ottomans: no key areas, underlined by nobody at war with them. */
const ORDINARY = ['nish', 'sofia', 'varna', 'athens', 'morea', 'kastamonu'];

describe('U §21.4.1 the worked example', () => {
  test('U §21.4.1 two areas behind, A asks B for peace: 2–2, 2–3, 1–3', () => {
    const match = ottoman((state) => {
      war(state, 'ottomans', 'venice', [2, 2]);
      war(state, 'ottomans', 'persia', [1, 2]);
      for (const area of ORDINARY.slice(0, 2)) state.holders[area] = 'venice';
    });
    answer(match, `${FRENCH} peace/ottomans/venice`);
    expect(steps(match, 'ottomans', 'venice')).toEqual(['2–2', '2–3', '1–3']);
    expect(told(match, 'war-won')).toMatchObject([{ power: 'venice', against: 'ottomans', conditions: 2 }]);
    expect([unrestOf(match, 'ottomans'), unrestOf(match, 'venice')]).toEqual([3, 0]);
  });
  /** A loses a battle to C in a key area and with it its last morale point. B holds six areas. */
  const second = () => {
    const match = table({
      player: SPANISH,
      dice: [5, 5, 1, 1],
      change: (state) => {
        calm(state, 0);
        war(state, 'ottomans', 'venice', [2, 2]);
        war(state, 'ottomans', 'persia', [1, 2]);
        for (const area of ORDINARY) state.holders[area] = 'venice';
        // Baghdad is a key area; the Ottomans own it here.
        own(state, 'baghdad', 'domain:ottomans');
        army(state, 'ottomans', 'baghdad', 2);
        army(state, 'persia', 'hamadan', 2);
        lead(state, 'persia', 'L01', 'persia-1');
      },
    });
    answer(match, `${SPANISH} act/persia/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/baghdad`);
    answer(match, `${FRENCH} stand`);
    return onwards(match, ['forced-peace', 'advance', 'act'], { 'take-control': 'yes' });
  };
  test('U §21.4.1 six areas behind, forced: 2–2, 0–3, 0–4', () => {
    const match = second();
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
    expect(optionsOf(match, FRENCH).toSorted()).toEqual(['peace/ottomans/persia', 'peace/ottomans/venice']);
    answer(match, `${FRENCH} peace/ottomans/venice`);
    expect(steps(match, 'ottomans', 'venice')).toEqual(['2–2', '0–3', '0–4']);
  });
  test('U §21.4.1 the impulse goes on: C takes the key area, and A vs C stands at 1–4', () => {
    const match = second();
    answer(match, `${FRENCH} peace/ottomans/venice`);
    onwards(match, ['advance', 'act'], { 'take-control': 'yes' });
    expect(stateOf(match).holders.baghdad).toBe('persia');
    const left = stateOf(match).wars.find(({ sides }) => sides.includes('persia'));
    expect([left?.sides, left?.taken]).toEqual([
      ['ottomans', 'persia'],
      [1, 4],
    ]);
  });
  test('U §21.4.1 with a vitality of 3 the difference stops at 0–3', () => {
    const match = spain({
      change: (state) => {
        war(state, 'venice', 'ottomans', [1, 2]);
        for (const area of ['udine', 'zara', 'durazzo', 'candia', 'corfu', 'cyprus']) state.holders[area] = 'ottomans';
        realm(state, 'ottomans').interests.push('CM');
      },
    });
    answer(match, `${SPANISH} peace/venice/ottomans`);
    const [fought, ...rest] = steps(match, 'venice', 'ottomans');
    expect(fought).toBe('1–2');
    expect(rest.at(-1)).toBe('0–3');
    expect(told(match, 'war-won')).toMatchObject([{ power: 'ottomans', conditions: 3 }]);
  });
});

describe('U §21.4.1 what counts', () => {
  const ended = (change: (state: State) => void) => {
    const match = table({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france');
        change(state);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    return told(match, 'war-won').map(({ power, conditions }) => `${power} ${conditions}`);
  };
  const hold =
    (power: Power, ...areas: string[]) =>
    (state: State) => {
      for (const area of areas) state.holders[area] = power;
    };
  test('U §21.4.1 only the difference counts: two for two is nothing', () => {
    expect(
      ended((state) => {
        hold('spain', 'montpellier', 'toulouse')(state);
        hold('france', 'valencia', 'zaragoza')(state);
      }),
    ).toEqual([]);
  });
  test('U §21.4.1 three areas are one point, four are two', () => {
    expect(ended(hold('spain', 'montpellier', 'toulouse', 'clermont'))).toEqual(['spain 1']);
    expect(ended(hold('spain', 'montpellier', 'toulouse', 'clermont', 'dijon'))).toEqual(['spain 2']);
  });
  test('U §21.4.1 an area underlined by the other counts as a key area: not again', () => {
    // Perpignan is underlined on the card of France.
    expect(ended(hold('france', 'perpignan', 'valencia'))).toEqual([]);
  });
  test('U §21.4.1 areas of the allied minors are taken from the Power', () => {
    expect(
      ended((state) => {
        minorOf(state, 'savoy').ally = 'france';
        minorOf(state, 'papal_states').ally = 'france';
        hold('spain', 'nice', 'ancona')(state);
      }),
    ).toEqual(['spain 1']);
  });
  test('U §21.4.2 a draw: both raise unrest by all they lost', () => {
    const match = table({
      change: (state) => {
        calm(state, 1);
        war(state, 'spain', 'france', [3, 3]);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([4, 4]);
  });
});

describe('U §21.3.1 asking for peace', () => {
  test('U §21.3.1 half of 5 is 3: with two lost France may not ask', () => {
    const lost = (n: number) => table({ change: (state) => war(state, 'spain', 'france', [n, 0]) });
    expect(refusalOf(lost(2), FRENCH, 'peace/france/spain')?.[0]).toBe('morale-holds');
    expect(optionsOf(lost(3), FRENCH)).toContain('peace/france/spain');
  });
  test('U §21.3.1 what all enemies have taken counts together', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france', [0, 1]);
        war(state, 'spain', 'ottomans', [0, 1]);
      },
    });
    expect(
      optionsOf(match, SPANISH)
        .filter((id) => id.startsWith('peace/spain/'))
        .toSorted(),
    ).toEqual(['peace/spain/france', 'peace/spain/ottomans']);
  });
  test('U §21.3.1 only at the beginning of the impulse', () => {
    const match = spain({
      change: (state) => {
        calm(state, 2);
        war(state, 'spain', 'france', [0, 2]);
      },
    });
    answer(match, `${SPANISH} act/austria/calm`);
    expect(optionsOf(match, SPANISH).filter((id) => /^(peace|offer)/.test(id))).toEqual([]);
  });
  test('U §21.3 the opponent cannot refuse, and the asker gives one point', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [0, 2]);
      },
    });
    answer(match, `${SPANISH} peace/spain/france`);
    expect(askedOf(match, FRENCH)).toBe('conditions');
    expect(told(match, 'war-won')).toMatchObject([{ power: 'france', conditions: 3 }]);
  });
  test('U §21.3.1 it may ask those it is beating', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [3, 0]);
        war(state, 'spain', 'ottomans', [0, 2]);
      },
    });
    answer(match, `${SPANISH} peace/spain/france`);
    // 3–0, less the point for asking, which is one of those taken: Spain has its own left to give.
    expect(steps(match, 'spain', 'france')).toEqual(['3–0', '3–1']);
    expect(told(match, 'war-won')).toMatchObject([{ power: 'spain', conditions: 2 }]);
  });
  test('U §21.3.1 after one peace another, while half is lost', () => {
    const after = (ottomans: number) => {
      const match = spain({
        change: (state) => {
          calm(state, 0);
          war(state, 'spain', 'france', [0, 1]);
          war(state, 'spain', 'ottomans', [0, ottomans]);
        },
      });
      answer(match, `${SPANISH} peace/spain/france`);
      onwards(match, ['act']);
      return optionsOf(match, SPANISH).includes('peace/spain/ottomans');
    };
    // Peace gives back what France had taken.
    expect([after(1), after(2)]).toEqual([false, true]);
  });
  test('U §21.4.6 by agreement nobody gives the extra point', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [1, 2]);
      },
    });
    answer(match, `${SPANISH} offer/spain/france`);
    answer(match, `${FRENCH} yes`);
    expect(steps(match, 'spain', 'france')).toEqual(['1–2']);
  });
  test('U §21.4.6 who says no goes on fighting, and nothing has changed', () => {
    const match = spain({ change: (state) => war(state, 'spain', 'france', [0, 2]) });
    answer(match, `${SPANISH} offer/spain/france`, `${FRENCH} no`);
    expect(stateOf(match).wars[0]?.taken).toEqual([0, 2]);
    expect(askedOf(match, SPANISH)).toBe('act');
  });
  test('U §21.4.6 nor by agreement before one side has lost half, in its own impulse', () => {
    const offers = (taken: [number, number]) =>
      optionsOf(spain({ change: (state) => war(state, 'spain', 'france', taken) }), SPANISH).filter((id) =>
        id.startsWith('offer/'),
      );
    expect(offers([3, 1])).toEqual([]);
    expect(offers([0, 2])).toEqual(['offer/spain/france']);
  });
});

describe('U §21.3.2 forced to it', () => {
  test('U §21.3.2 the last home area of its home province lost, whatever its morale', () => {
    // Barbary’s home areas: Algiers in the Barbary province, Tunis in Tunis.
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'mamluks');
        realm(state, 'spain').interests.push('EM');
        realm(state, 'mamluks').player = FRENCH;
        // Egypt: Alexandria, Cairo and Suez.
        state.holders.alexandria = 'spain';
        state.holders.suez = 'spain';
        put(state, 'spain', 'I23', 'cairo');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/cairo`);
    onwards(match, ['forced-peace', 'act']);
    expect(askedOf(match, FRENCH)).toBe('forced-peace');
  });
  test('U §21.3.2 one of them left, and it fights on', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'mamluks');
        realm(state, 'spain').interests.push('EM');
        realm(state, 'mamluks').player = FRENCH;
        state.holders.alexandria = 'spain';
        put(state, 'spain', 'I23', 'cairo');
      },
    });
    answer(match, `${SPANISH} act/spain/subjugate/cairo`);
    onwards(match, ['forced-peace', 'act']);
    expect(stateOf(match).holders.cairo).toBe('spain');
    expect(askedOf(match, FRENCH)).not.toBe('forced-peace');
  });
  test('U §21.2.4 with peace the morale is whole again', () => {
    const match = spain({
      change: (state) => {
        calm(state, 0);
        war(state, 'spain', 'france', [0, 2]);
        war(state, 'spain', 'ottomans', [0, 1]);
      },
    });
    answer(match, `${SPANISH} peace/spain/france`);
    onwards(match, ['act']);
    expect(stateOf(match).wars.map(({ sides, taken }) => [sides, taken])).toEqual([
      [
        ['spain', 'ottomans'],
        [0, 1],
      ],
    ]);
  });
});

describe('U §21.4.3–4 what peace brings', () => {
  const won = (conditions: number, change: (state: State) => void = () => {}, vp = 0) =>
    table({
      change: (state) => {
        calm(state, 3);
        war(state, 'spain', 'france', [conditions, 0], vp);
        change(state);
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
  test('U §21.4.3 with “military victory” on its card a VP costs one condition', () => {
    // The card of Persia names the Ottomans.
    const match = table({
      change: (state) => {
        calm(state, 3);
        war(state, 'persia', 'ottomans', [2, 0]);
        toDo(state, { do: 'peace', sides: ['persia', 'ottomans'], opener: null });
      },
    });
    const before = vpOf(match, SPANISH);
    answer(match, `${SPANISH} vp/persia`, `${SPANISH} vp/persia`);
    expect(vpOf(match, SPANISH)).toBe(before + 2);
  });
  test('U §21.4.3 without it two, and one condition left over buys none', () => {
    const match = won(3);
    answer(match, `${SPANISH} vp/spain`);
    expect(optionsOf(match, SPANISH)).not.toContain('vp/spain');
    expect(vpOf(match, SPANISH)).toBe(1);
  });
  test('U §21.4.3 a domain the winner holds costs 1; the same domain unconquered on the border 2', () => {
    const held = won(1, (state) => {
      own(state, 'pamplona', 'domain:france');
      state.holders.pamplona = 'spain';
    });
    expect(optionsOf(held, SPANISH)).toContain('domain/pamplona');
    const border = won(1, (state) => own(state, 'pamplona', 'domain:france'));
    expect(optionsOf(border, SPANISH).filter((id) => id.endsWith('/pamplona') && !id.startsWith('enclave'))).toEqual(
      [],
    );
  });
  test('U §21.4.3 unrest does not fall below 0', () => {
    const match = won(1, (state) => calm(state, 0));
    answer(match, `${SPANISH} unrest/france`);
    expect([unrestOf(match, 'spain'), unrestOf(match, 'france')]).toEqual([0, 2]);
  });
  test('U §21.4.4 in forced peace no war may be declared, with or without casus belli', () => {
    const match = spain({
      change: (state) => {
        state.truces.push(['spain', 'france']);
        state.claims.push({ of: 'spain', against: 'france' });
      },
    });
    expect(refusalOf(match, SPANISH, 'act/spain/war/france')).toEqual(['forced-peace', '§21.4.4']);
  });
  test('U §21.4.4 an event of war ends the forced peace', () => {
    const match = spain({
      change: (state) => {
        state.truces.push(['spain', 'france']);
        deal(state, SPANISH, '101');
      },
    });
    answer(match, `${SPANISH} card/101/event`);
    onwards(match, ['act']);
    expect(stateOf(match).wars.map(({ sides }) => sides)).toEqual([['spain', 'france']]);
    expect(stateOf(match).truces).toEqual([]);
  });
  test('U §21.4.3 a third Power not at war with the new owner leaves the ceded area', () => {
    const match = table({
      players: 3,
      change: (state) => {
        calm(state, 3);
        own(state, 'bari', 'domain:france');
        war(state, 'spain', 'france', [2, 0]);
        war(state, 'ottomans', 'france');
        realm(state, 'ottomans').interests.push('CM');
        state.holders.bari = 'spain';
        put(state, 'ottomans', 'I23', 'bari');
        toDo(state, { do: 'peace', sides: ['spain', 'france'], opener: null });
      },
    });
    answer(match, 'player-1 domain/bari');
    onwards(match, ['act'], { conditions: 'done' });
    expect(stateOf(match).titles.bari).toBe('domain:spain');
    expect(stateOf(match).units.filter(({ owner, at }) => owner === 'ottomans' && at === 'bari')).toEqual([]);
  });
  test('U §21.4.5 two war cards, one war: the winner scores both', () => {
    const match = won(1, () => {}, 2);
    expect(vpOf(match, SPANISH)).toBe(2);
  });
});
