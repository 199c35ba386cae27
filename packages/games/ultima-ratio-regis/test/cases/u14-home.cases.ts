/** U §7, §14, §15, §21.1.5: going home, corps at sea, maps and stacking, equal bids. */

import { Match, setupFor } from '@quadrille/kernel';
import { describe, expect, test } from 'vitest';
import { defineFrom } from '../../src/definition.ts';
import { DATA, title } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { answer, army, askedOf, lead, optionsOf, own, put, stateOf, type Table, table, war } from '../table.ts';
import { offered, onwards, realm, SPANISH, spain, toDo, unitsAt, whereIs } from './play.ts';

describe('U §14 going home', () => {
  const home = (units: readonly string[], change: (state: State) => void, dice?: readonly number[]): Table => {
    const match = spain({
      ...(dice ? { dice } : {}),
      change: (state) => {
        change(state);
        toDo(state, { do: 'repatriate', power: 'spain', units });
      },
    });
    answer(match, `${SPANISH} repatriate/spain/chosen`);
    return match;
  };
  test('U §14.1.1 from the land of a neutral minor through all its areas, not through those of others', () => {
    const from = (at: string) =>
      offered(
        home(['spain-1'], (state) => {
          war(state, 'spain', 'venice');
          put(state, 'venice', 'S2', 'central_med');
          own(state, 'naples', 'domain:spain');
          put(state, 'spain', 'I23', at);
        }),
        /naples$/,
      );
    expect(from('bologna')).toEqual(['home/spain-1/naples']);
  });
  test('U §14.1 a leader goes home with his troop', () => {
    const match = home(['spain-1'], (state) => {
      put(state, 'spain', 'I23', 'montpellier');
      lead(state, 'spain', 'L01', 'spain-1');
    });
    answer(match, `${SPANISH} home/spain-1/perpignan`);
    expect(stateOf(match).leaders).toMatchObject([{ on: 'spain-1' }]);
    expect(whereIs(match, 'spain-1')).toBe('perpignan');
  });
  test('U §14.1, §15.1 not into an area that is full', () => {
    const match = home(['spain-5'], (state) => {
      army(state, 'spain', 'perpignan', 4);
      put(state, 'spain', 'I23', 'montpellier');
    });
    expect(offered(match, /perpignan$/)).toEqual([]);
    expect(offered(match, /barcelona$/)).toEqual(['home/spain-5/barcelona']);
  });
  /** A troop in the French island of Majorca; an Ottoman fleet lies in the Western Mediterranean. */
  const cutOff = (dice: readonly number[], change: (state: State) => void = () => {}): Table =>
    home(
      ['spain-1'],
      (state) => {
        war(state, 'spain', 'france');
        own(state, 'majorca', 'domain:portugal');
        put(state, 'spain', 'I23', 'majorca');
        put(state, 'france', 'S2', 'west_med');
        change(state);
      },
      dice,
    );
  test('U §14.1.1 beaten at sea it disperses', () => {
    const match = cutOff([5]);
    answer(match, `${SPANISH} home/spain-1/barcelona`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(whereIs(match, 'spain-1')).toBe('box-WM');
  });
  test('U §14.1.1, §11.4.1 without a battle point against it, it is at home', () => {
    const match = cutOff([1]);
    answer(match, `${SPANISH} home/spain-1/barcelona`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(whereIs(match, 'spain-1')).toBe('barcelona');
  });
  test('U §14.1.1 the proposal risks nothing: it disperses', () => {
    const match = spain({
      change: (state) => {
        war(state, 'spain', 'france');
        own(state, 'majorca', 'domain:portugal');
        put(state, 'spain', 'I23', 'majorca');
        put(state, 'france', 'S2', 'west_med');
        toDo(state, { do: 'repatriate', power: 'spain', units: ['spain-1'] });
      },
    });
    answer(match, `${SPANISH} repatriate/spain/proposed`);
    expect(whereIs(match, 'spain-1')).toBe('box-WM');
  });
  test('U §14.1.1, §11.4.1 past enemy fleets it says which port it leaves, if an escort lies in another', () => {
    // From Portuguese Lagos to Palermo: it may first go to Barcelona, where a squadron lies.
    const match = home(['spain-1'], (state) => {
      war(state, 'spain', 'france');
      put(state, 'spain', 'I23', 'lagos');
      put(state, 'spain', 'S2', 'barcelona');
      put(state, 'france', 'S2', 'west_med');
    });
    answer(match, `${SPANISH} home/spain-1/palermo`);
    expect(offered(match, /^embark\//)).toContain('embark/barcelona');
    answer(match, `${SPANISH} embark/barcelona`);
    onwards(match, ['escort', 'act'], { 'intercept-at-sea': 'intercept' });
    expect([askedOf(match, SPANISH), offered(match, /^escort\//)]).toEqual(['escort', ['escort/barcelona']]);
  });
});

describe('U §21.1.5 corps at sea', () => {
  /** Spain and Venice, of the second player, are allies; a French fleet lies between Spain and Italy. */
  const allies = (change: (state: State) => void, dice?: readonly number[]): Table =>
    table({
      player: SPANISH,
      ...(dice ? { dice } : {}),
      change: (state) => {
        state.alliances.push(['spain', 'venice']);
        war(state, 'spain', 'france');
        war(state, 'venice', 'france');
        realm(state, 'france').interests.push('CM');
        own(state, 'bari', 'domain:france');
        put(state, 'france', 'S2', 'central_med');
        change(state);
      },
    });
  test('U §21.1.5, §10.2 the port at which it embarks is named', () => {
    const match = allies((state) => void put(state, 'spain', 'I23', 'toledo'));
    answer(match, `${SPANISH} act/spain/corps/to/venice`, `${SPANISH} corps/spain-1`);
    expect(offered(match, /^embark\//).length).toBeGreaterThan(1);
    answer(match, `${SPANISH} embark/valencia`);
    answer(match, `${SPANISH} to/corfu`);
    expect(stateOf(match).agenda.at(-1)).toMatchObject({ do: 'voyage', power: 'venice', from: 'valencia' });
  });
  test('U §21.1.5 beaten on its way out it is back in its own land, and in its own service', () => {
    const match = allies((state) => void put(state, 'spain', 'I23', 'palermo'), [5]);
    answer(match, `${SPANISH} act/spain/corps/to/venice`, `${SPANISH} corps/spain-1`, `${SPANISH} to/corfu`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect([whereIs(match, 'spain-1'), stateOf(match).lent]).toEqual(['palermo', {}]);
  });
  test('U §21.1.5 beaten on its way home it still serves the ally', () => {
    const match = allies(
      (state) => {
        put(state, 'spain', 'I23', 'corfu');
        state.lent['spain-1'] = 'venice';
      },
      [5],
    );
    answer(match, `${SPANISH} act/spain/recall/spain-1`, `${SPANISH} to/palermo`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect([whereIs(match, 'spain-1'), stateOf(match).lent]).toEqual(['corfu', { 'spain-1': 'venice' }]);
  });
  test('U §10.2.1 beaten after crossing an ally’s land, troops are back where they last held the coast', () => {
    // From Palermo over Venetian Corfu… a troop of Spain that starts inland in Toledo never ends in an ally’s port.
    const match = allies((state) => void put(state, 'spain', 'I23', 'syracuse'), [5]);
    own(stateOf(match), 'malta', 'domain:spain');
    answer(match, `${SPANISH} act/spain/redeploy/spain-1`, `${SPANISH} to/malta`);
    onwards(match, ['act'], { 'intercept-at-sea': 'intercept' });
    expect(['syracuse', 'palermo']).toContain(whereIs(match, 'spain-1'));
  });
});

describe('U §10.4, §18.7 The East counts as the main map', () => {
  test('U §10.4 an army of two goes to Hormuz in one movement, to a colony overseas it does not', () => {
    const match = table({
      change: (state) => {
        own(state, 'hormuz', 'domain:portugal');
        army(state, 'portugal', 'lisbon', 2);
        lead(state, 'portugal', 'L01', 'portugal-1');
      },
    });
    answer(match, 'player-1 act/portugal/column/L01', 'player-1 with/portugal-1', 'player-1 take/portugal-2');
    expect(optionsOf(match, 'player-1')).toContain('go/hormuz');
    expect(optionsOf(match, 'player-1')).not.toContain('go/cape_verde');
  });
  test('U §15.1 four troops stand in an area of The East, two in a possession of Africa', () => {
    const into = (area: string, troops: number) => {
      const match = table({
        change: (state) => {
          own(state, 'hormuz', 'domain:portugal');
          army(state, 'portugal', area, troops);
          put(state, 'portugal', 'I23', 'lisbon');
        },
      });
      answer(match, `player-1 act/portugal/redeploy/portugal-${troops + 1}`);
      return optionsOf(match, 'player-1').includes(`to/${area}`);
    };
    expect([into('hormuz', 3), into('hormuz', 4), into('elmina', 1), into('elmina', 2)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  test('U §13.3.7 a victory in the field takes control there at once', () => {
    const match = table({
      player: SPANISH,
      dice: [5, 5, 1],
      change: (state) => {
        war(state, 'persia', 'portugal');
        own(state, 'hormuz', 'domain:portugal');
        realm(state, 'portugal').interests.push('TE');
        army(state, 'persia', 'shiraz', 2);
        lead(state, 'persia', 'L01', 'persia-1');
        put(state, 'portugal', 'I23', 'hormuz');
      },
    });
    answer(match, `${SPANISH} act/persia/march/L01`, `${SPANISH} army/all`, `${SPANISH} to/hormuz`, 'player-1 stand');
    onwards(match, ['act', 'advance'], { 'take-control': 'yes' });
    expect(stateOf(match).holders.hormuz).toBe('persia');
    expect(unitsAt(match, 'persia', 'hormuz').length).toBeGreaterThan(0);
  });
});

describe('U §7.1.1 equal bids', () => {
  test('U §7.1.1 who bid the same begin with the same, whoever chance lets choose first', () => {
    const setup = setupFor(title, { scenario: 'new_order', players: 3, options: { groups: 'auction' } });
    const match: Table = Match.create(defineFrom(DATA), { setup, seed: 'equal', chance: 'fast' });
    answer(match, 'player-1 2', 'player-2 5', 'player-3 2');
    expect(match.waiting).toEqual(['player-2']);
    for (let n = 0; n < 3; n++) answer(match, `${match.waiting[0]} ${optionsOf(match, match.waiting[0] ?? '')[0]}`);
    expect(stateOf(match).chairs.map(({ vp }) => vp)).toEqual([3, 0, 3]);
  });
});
